import FiligreeBase
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files of pictures, within limits, with errors that say what is wrong.
package enum PictureFile {
  /// The bytes of a regular file; all of them, or the first `count`, at least 1, where it has more.
  ///
  /// A directory, a FIFO and a device are refused before a byte is read: they may have no end.
  package static func read(
    _ url: URL, upTo count: Int? = nil, limits: PictureLimits = .default
  ) throws(PictureError) -> [UInt8] {
    try read(path: FilePath.of(url), upTo: count, limits: limits)
  }

  /// As ``read(_:upTo:limits:)``, for a path as the system takes it.
  package static func read(
    path: String, upTo count: Int? = nil, limits: PictureLimits = .default
  ) throws(PictureError) -> [UInt8] {
    // Opening a FIFO would wait for somebody to write to it.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw systemError(errno, "cannot be opened", path) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { throw systemError(errno, "cannot be read", path) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR:
      throw PictureError(.notAFile, "is a directory", remedy: "give a file in it", path: path)
    default:
      throw PictureError(
        .notAFile, "is not a regular file", remedy: "pass its bytes through standard input",
        path: path)
    }
    let size = Int(status.st_size)
    if let count {
      return try read(file, expecting: min(size, count), atMost: count - 1, path)
    }
    guard size <= limits.maximumBytes else { throw tooLong(limits, path) }
    let bytes = try read(file, expecting: size, atMost: limits.maximumBytes, path)
    guard bytes.count <= limits.maximumBytes else { throw tooLong(limits, path) }
    return bytes
  }

  /// All bytes from standard input, up to its end.
  package static func readStandardInput(
    limits: PictureLimits = .default
  ) throws(PictureError) -> [UInt8] {
    let name = "standard input"
    let bytes = try read(STDIN_FILENO, expecting: 1 << 16, atMost: limits.maximumBytes, name)
    guard bytes.count <= limits.maximumBytes else { throw tooLong(limits, name) }
    return bytes
  }

  private static func tooLong(_ limits: PictureLimits, _ path: String) -> PictureError {
    PictureError(
      .tooLarge, "is too long", remedy: "at most \(limits.maximumBytes) bytes are allowed",
      path: path)
  }

  /// Reads to the end, or one byte beyond `most` where there is more: that tells the caller.
  private static func read(
    _ file: Int32, expecting expected: Int, atMost most: Int, _ path: String
  ) throws(PictureError) -> [UInt8] {
    let beyond = most == Int.max ? most : most + 1
    var bytes: [UInt8] = []
    // One byte more than expected, so that the usual file is one read and one that finds the end.
    var room = min(max(expected, 0), most) + 1
    while bytes.count < beyond {
      let start = bytes.count
      room = min(max(room, 1), beyond - start)
      var failure: Int32 = 0
      var got = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        if start == 0, expected >= room - 1 {
          FreshMemory.willFill(UnsafeMutableRawBufferPointer(buffer))
        }
        repeat {
          got = systemRead(file, buffer.baseAddress, room)
          failure = got < 0 ? errno : 0
        } while failure == EINTR
        count = max(got, 0)
      }
      guard got >= 0 else { throw systemError(failure, "cannot be read", path) }
      if got == 0 { break }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      if got == room { room = max(1 << 16, bytes.count) } else { room -= got }
    }
    return bytes
  }

  /// An `errno` as a typed error.
  package static func systemError(_ code: Int32, _ what: String, _ path: String) -> PictureError {
    let reason: PictureError.Reason =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EACCES, EPERM, EROFS: .noPermission
      case EISDIR: .notAFile
      default: .inputOutput
      }
    // strerror's words depend on the locale, so the usual ones are ours.
    let (why, remedy): (String, String?) =
      switch code {
      case ENOENT: ("there is no such file or folder", nil)
      case ENOTDIR: ("a part of the path is not a folder", nil)
      case EACCES, EPERM: ("permission denied", "check the file's and its folder's permissions")
      case EROFS: ("the file system is read-only", nil)
      case EISDIR: ("it is a directory", "give the name of a file")
      case EFBIG: ("it would be larger than the system allows", "see `ulimit -f`")
      case EDQUOT: ("no more is granted to this user", "free some, or write elsewhere")
      case ENOSPC: ("no space is left on the device", "free some, or write elsewhere")
      case EPIPE: ("the reader of the pipe has gone", nil)
      case ENAMETOOLONG: ("the name is too long", nil)
      case ELOOP: ("too many symbolic links", nil)
      case EBADF: ("it is closed", nil)
      case ENXIO: ("nobody is at the other end", nil)
      default: ("system error \(code)", nil)
      }
    return PictureError(reason, "\(what): \(why)", remedy: remedy, path: path)
  }
}

/// `read(2)`, under a name that the methods of `PictureFile` do not hide.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, buffer, count)
}
