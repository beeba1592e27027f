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
  /// Whether files are on the disk when they appear: they and their folders are synchronized.
  ///
  /// For the present thread or task. It takes the disk's time, milliseconds a file, which only those need who tell
  /// others that a file is done.
  @TaskLocal package static var isSynchronized = false

  /// Sees to it that the names of a folder's files are on the disk; nothing stands for the working folder.
  package static func synchronize(folder: String) throws(PictureError) {
    do throws(SystemFailure) {
      try UnfinishedFile.synchronize(folder: folder)
    } catch {
      throw PictureFile.systemError(error.code, "cannot be written", folder)
    }
  }

  /// Writes `bytes` to a file, which appears when it is complete.
  ///
  /// The bytes go to a new file beside the target, which is then renamed: whoever looks sees the old
  /// content or the new, and after a failure the old. A target that is a symbolic link stays one: what
  /// it leads to is replaced. An existing file's permissions are kept. A device, a FIFO or
  /// `/dev/stdout` is written to directly; a FIFO without a reader is given ten seconds to find one.
  ///
  /// - Throws: `PictureError`: `.notFound` where the folder is missing, `.noPermission`, `.notAFile`
  ///   for a directory, `.inputOutput` for a full disk; nothing is left behind.
  package static func write(_ bytes: [UInt8], to url: URL) throws(PictureError) {
    try write(bytes, toPath: FilePath.of(url))
  }

  /// As ``write(_:to:)``, for a path as the system takes it.
  package static func write(
    _ bytes: [UInt8], toPath path: String, patience: Double = 10
  ) throws(PictureError) {
    if let kind = device(path) {
      return try writeDirectly(bytes, path, patience: kind == S_IFIFO ? patience : 0)
    }
    // Where the file has a name while it is written, it is not to be left behind under that name.
    let held = HeldSignals()
    defer { held.release() }
    var failure: Int32 = 0
    try replace(path) { file in
      failure = writeAll(bytes, file)
      return failure == 0
    }
    if failure != 0 { throw PictureFile.systemError(failure, "cannot be written", path) }
  }

  /// The kind of what is there, if it is neither a file nor a folder.
  private static func device(_ path: String) -> mode_t? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    return kind == S_IFREG || kind == S_IFDIR ? nil : kind
  }

  /// Puts a new file in the place of the one at `path`, if `fill` says that it has written it.
  static func replace(_ path: String, fill: (_ file: Int32) -> Bool) throws(PictureError) {
    var mode = mode_t(0o666)
    var status = stat()
    var isNew = true
    let isFound = stat(path, &status) == 0
    let missing = errno
    if isFound {
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
    } else if FilePath.endsInSlash(path) || path.isEmpty {
      throw PictureError(
        .notAFile, "is not the name of a file", remedy: "give the name of a file", path: path)
    } else if missing != ENOENT {
      throw PictureFile.systemError(missing, "cannot be written", path)
    }
    // Replacing needs the folder's permission only, but a file that is protected is meant to stay.
    if !isNew, access(path, W_OK) != 0 {
      throw PictureFile.systemError(errno, "cannot be written", path)
    }
    do throws(SystemFailure) {
      try replace(target: resolved(path), mode: mode, keepsMode: !isNew, fill)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR {
        throw PictureError(
          .notFound, "cannot be written: its folder does not exist",
          remedy: "make the folder first", path: path)
      }
      throw PictureFile.systemError(error.code, "cannot be written", path)
    }
  }

  private static func replace(
    target: String, mode: mode_t, keepsMode: Bool, _ fill: (_ file: Int32) -> Bool
  ) throws(SystemFailure) {
    let part = try UnfinishedFile(in: FilePath.folder(of: target), mode: mode)
    // open's mode is cut by the umask, which is right for new files only.
    if keepsMode { fchmod(part.file, mode) }
    guard fill(part.file) else { return part.discard() }
    try part.finish(as: target)
  }

  /// Writes to what is no regular file; waits `patience` seconds for somebody at the other end.
  private static func writeDirectly(
    _ bytes: [UInt8], _ path: String, patience: Double
  ) throws(PictureError) {
    // Opening a FIFO would wait for a reader for ever.
    var file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    let pause = 0.02
    var waited = 0.0
    while file < 0, errno == EINTR || errno == ENXIO && waited < patience {
      usleep(useconds_t(pause * 1_000_000))
      waited += pause
      file = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    }
    guard file >= 0 else { throw PictureFile.systemError(errno, "cannot be written", path) }
    _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK)
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

  /// Writes `bytes` to an open file; 0, or the `errno` of a failure.
  package static func writeAll(_ bytes: [UInt8], _ file: Int32) -> Int32 {
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
      path = next.utf8.first == UInt8(ascii: "/") ? next : FilePath.folder(of: path) + next
    }
    return path
  }
}

/// `write(2)`, under a name that the methods of `OutputFile` do not hide.
private func systemWrite(_ file: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, buffer, count)
}
