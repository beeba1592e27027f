import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes files whole or not at all.
package enum OutputFile {
  /// Writes `bytes` to a file, which appears when it is complete.
  ///
  /// The bytes go to a new file beside the target, which is then renamed: whoever looks sees the old
  /// content or the new, and after a failure the old. A target that is a symbolic link stays one: what
  /// it leads to is replaced. An existing file's permissions are kept. A device, a FIFO or
  /// `/dev/stdout` is written to directly.
  ///
  /// - Throws: `PictureError`: `.notFound` where the folder is missing, `.noPermission`, `.notAFile`
  ///   for a directory, `.inputOutput` for a full disk; nothing is left behind.
  package static func write(_ bytes: [UInt8], to url: URL) throws(PictureError) {
    if url.isFileURL, isDevice(url.path) {
      return try writeDirectly(bytes, url.path)
    }
    var failure: Int32 = 0
    try replace(url) { file, _ in
      failure = writeAll(bytes, file)
      return failure == 0
    }
    if failure != 0 { throw PictureFile.systemError(failure, "cannot be written", url.path) }
  }

  private static func isDevice(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Puts a new file in the place of the one at `url`, if `fill` says that it has written it.
  static func replace(
    _ url: URL, fill: (_ file: Int32, _ path: String) -> Bool
  ) throws(PictureError) {
    guard url.isFileURL else {
      throw PictureError(
        .notAFile, "not the address of a file", remedy: "a file URL is needed",
        path: url.absoluteString)
    }
    let path = url.path
    var mode = mode_t(0o666)
    var status = stat()
    var isNew = true
    if stat(path, &status) == 0 {
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        mode = status.st_mode & 0o777
        isNew = false
      case S_IFDIR:
        throw PictureError(
          .notAFile, "is a directory", remedy: "give the name of a file in it", path: path)
      default:
        throw PictureError(
          .notAFile, "is not a regular file", remedy: "give the name of a file", path: path)
      }
    } else if errno != ENOENT {
      throw PictureFile.systemError(errno, "cannot be written", path)
    } else if path.hasSuffix("/") || path.isEmpty {
      throw PictureError(
        .notAFile, "is not the name of a file", remedy: "give the name of a file", path: path)
    }
    // Replacing needs the folder's permission only, but a file that is protected is meant to stay.
    if !isNew, access(path, W_OK) != 0 {
      throw PictureFile.systemError(errno, "cannot be written", path)
    }
    try replace(resolved(path), mode: mode, keepsMode: !isNew, path, fill)
  }

  private static func replace(
    _ target: String, mode: mode_t, keepsMode: Bool, _ path: String,
    _ fill: (_ file: Int32, _ path: String) -> Bool
  ) throws(PictureError) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? ""
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    // A name is at most 255 bytes long on the usual file systems.
    let base = String(name.prefix(40))
    let process = getpid()
    var attempt = 0
    var temporary = ""
    var file: Int32 = -1
    repeat {
      temporary = "\(folder).\(base).\(process).\(attempt).part"
      file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      attempt += 1
    } while file < 0 && errno == EEXIST && attempt < 1000
    guard file >= 0 else {
      let error = errno
      if error == ENOENT || error == ENOTDIR {
        throw PictureError(
          .notFound, "cannot be written: its folder does not exist",
          remedy: "make the folder first", path: path)
      }
      throw PictureFile.systemError(error, "cannot be written", path)
    }
    // open's mode is cut by the umask, which is right for new files only.
    if keepsMode { fchmod(file, mode) }
    guard fill(file, path) else {
      close(file)
      unlink(temporary)
      return
    }
    var failure: Int32 = 0
    if close(file) != 0 { failure = errno }
    if failure == 0, rename(temporary, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(temporary)
      throw PictureFile.systemError(failure, "cannot be written", path)
    }
  }

  /// Writes to what is no regular file.
  private static func writeDirectly(_ bytes: [UInt8], _ path: String) throws(PictureError) {
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw PictureFile.systemError(errno, "cannot be written", path) }
    var failure = writeAll(bytes, file)
    if close(file) != 0, failure == 0 { failure = errno }
    if failure != 0 { throw PictureFile.systemError(failure, "cannot be written", path) }
  }

  /// Writes `bytes` to standard output.
  package static func writeToStandardOutput(_ bytes: [UInt8]) throws(PictureError) {
    let failure = writeAll(bytes, STDOUT_FILENO)
    if failure != 0 {
      throw PictureFile.systemError(failure, "cannot be written", "standard output")
    }
  }

  /// Writes `bytes` to standard error, as far as it takes them.
  package static func writeToStandardError(_ bytes: [UInt8]) {
    _ = writeAll(bytes, STDERR_FILENO)
  }

  /// 0, or the `errno` of a failure.
  static func writeAll(_ bytes: [UInt8], _ file: Int32) -> Int32 {
    bytes.withUnsafeBytes { raw in
      var done = 0
      while done < raw.count {
        let count = systemWrite(file, raw.baseAddress.map { $0 + done }, raw.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        // write(2) never promises progress; a device that takes nothing for ever is a failure.
        if count == 0 { return EIO }
        done += count
      }
      return 0
    }
  }

  /// The path with its last symbolic links followed.
  private static func resolved(_ path: String) -> String {
    if let real = realpath(path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    // A link may lead to a file that is yet to be made, through further links.
    var path = path
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = next.hasPrefix("/") ? next : folder + next
    }
    return path
  }
}

/// `write(2)`, under a name that the methods of `OutputFile` do not hide.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
