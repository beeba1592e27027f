import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What tells one state of a file from another.
struct FileStamp: Hashable, CustomStringConvertible {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64

  /// The state of a file now; nil where there is none, and for a folder.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
  }

  var description: String { "\(seconds).\(nanoseconds) \(size) \(inode)" }
}
