import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Files that are looked at again and again: whether one has changed, vanished or come.
///
/// Asking for the state of each is robust: editors write a file anew, or another one and rename it, and networks' file systems
/// tell of nothing.
struct WatchedFiles {
  /// What tells one state of a file from another.
  private struct Stamp: Hashable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var inode: UInt64

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
      (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
    }
  }

  private let names: [String]
  private var known: [String: Stamp?] = [:]
  private var pending: [String: Stamp?]?

  /// Watches files as they are given on the command line, folders among them.
  init(_ names: [String]) {
    self.names = names
    known = state
  }

  private var state: [String: Stamp?] {
    var result: [String: Stamp?] = [:]
    let files = SourceFiles(names)
    for file in files.names { result[file] = .some(Stamp(file)) }
    for catalog in (try? files.catalogs()) ?? [] {
      for case let path as String in FileManager.default.enumerator(atPath: catalog) ?? .init() {
        result[catalog + "/" + path] = .some(Stamp(catalog + "/" + path))
      }
    }
    return result
  }

  /// Whether something has changed since the last time that this was true, and stays as it is: an editor may write a file in
  /// two steps.
  mutating func haveChanged() -> Bool {
    let now = state
    guard now != known else {
      pending = nil
      return false
    }
    guard now == pending else {
      pending = now
      return false
    }
    (known, pending) = (now, nil)
    return true
  }
}
