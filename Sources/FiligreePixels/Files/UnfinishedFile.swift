#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is being written.
///
/// Where the system can (Linux 3.11, on most file systems) it has no name until it is complete: a program that
/// is ended by whatever signal leaves nothing behind. Elsewhere it has a name that ends in `.part`.
struct UnfinishedFile {
  let file: Int32
  /// The folder that it lies in, with a slash, or nothing for the working folder.
  private let folder: String
  /// Its name for the time being, where it has one.
  private var part: String?

  /// Opens a new file in `folder`; fails with an `errno`.
  init(in folder: String, mode: mode_t) throws(SystemFailure) {
    self.folder = folder
    #if os(Linux)
    // A file without a name gets one by way of /proc.
    if access("/proc/self/fd", X_OK) == 0 {
      // O_TMPFILE, which is no constant to Swift.
      let unnamed = 0o20000000 | O_DIRECTORY
      let file = open(folder.isEmpty ? "." : folder, unnamed | O_WRONLY | O_CLOEXEC, mode)
      if file >= 0 {
        self.file = file
        return
      }
    }
    #endif
    let (file, part) = try Self.free(in: folder) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    }
    self.file = file
    self.part = part
  }

  /// Calls `body` with names until it says that one was free.
  private static func free(
    in folder: String, _ body: (String) -> Int32
  ) throws(SystemFailure) -> (Int32, String) {
    let process = getpid()
    for attempt in 0..<1000 {
      let name = "\(folder).filigree.\(process).\(attempt).part"
      let result = body(name)
      if result >= 0 { return (result, name) }
      if errno != EEXIST { break }
    }
    throw SystemFailure(code: errno)
  }

  /// Puts the file in the place of `target`, in the same folder, or fails and leaves nothing behind.
  consuming func finish(as target: String) throws(SystemFailure) {
    // Before it has a name: after a loss of power there would be a file without its bytes.
    if OutputFile.isSynchronized, let failure = Self.failure(ofSynchronizing: file) {
      close(file)
      if let part { unlink(part) }
      throw SystemFailure(code: failure)
    }
    // Between two system calls the file has a name that is not its own.
    let held = HeldSignals()
    defer { held.release() }
    var name = part
    #if os(Linux)
    if name == nil {
      let path = "/proc/self/fd/\(file)"
      // Where there is no file in its place it gets its name at once, and SIGKILL leaves no other behind.
      if linkat(AT_FDCWD, path, AT_FDCWD, target, AT_SYMLINK_FOLLOW) == 0 {
        guard close(file) == 0 else {
          let failure = errno
          unlink(target)
          throw SystemFailure(code: failure)
        }
        if OutputFile.isSynchronized { try Self.synchronize(folder: folder) }
        return
      }
      do throws(SystemFailure) {
        name = try Self.free(in: folder) {
          linkat(AT_FDCWD, path, AT_FDCWD, $0, AT_SYMLINK_FOLLOW)
        }.1
      } catch {
        close(file)
        throw error
      }
    }
    #endif
    var failure: Int32 = close(file) == 0 ? 0 : errno
    guard let name else { return }
    if failure == 0, rename(name, target) != 0 { failure = errno }
    if failure != 0 {
      unlink(name)
      throw SystemFailure(code: failure)
    }
    if OutputFile.isSynchronized { try Self.synchronize(folder: folder) }
  }

  /// Sees to it that the names of a folder's files are on the disk.
  static func synchronize(folder: String) throws(SystemFailure) {
    let file = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else {
      // One that may be written but not read: there is no way to ask.
      if errno == EACCES { return }
      throw SystemFailure(code: errno)
    }
    defer { close(file) }
    if let failure = failure(ofSynchronizing: file) { throw SystemFailure(code: failure) }
  }

  /// The `errno` of a file that is not on the disk; nil for one that is, and where the file system has no such call.
  private static func failure(ofSynchronizing file: Int32) -> Int32? {
    while fsync(file) != 0 {
      if errno == EINTR { continue }
      return errno == EINVAL || errno == ENOTSUP ? nil : errno
    }
    return nil
  }

  /// Throws the file away.
  consuming func discard() {
    close(file)
    if let part { unlink(part) }
  }
}

/// A system call that failed.
struct SystemFailure: Error {
  /// Its `errno`.
  var code: Int32
}

/// Signals that would end the program, held back on this thread for a moment.
struct HeldSignals {
  private var before = sigset_t()

  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&signals, signal) }
    pthread_sigmask(SIG_BLOCK, &signals, &before)
  }

  /// Lets those come that came meanwhile, and those that are yet to come.
  func release() {
    var before = before
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
}
