import FiligreePixels
import FiligreeTool
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that this one runs, together with all that it starts itself.
///
/// It has a process group of its own; when this program is interrupted, the group is.
enum ChildProcess {
  /// How a program ended.
  enum Ending: Hashable {
    /// With an exit status.
    case status(Int32)
    /// By a signal.
    case signal(Int32)
    /// By this program, since it ran too long.
    case tookTooLong
    /// By this program, since it printed too much.
    case printedTooMuch
  }

  /// What a program may do before it is ended, with all that it has started.
  struct Limits {
    /// The most seconds.
    var seconds: Double
    /// The most bytes of what it prints, and as many of what it says on standard error: somewhat more may come
    /// before that is seen.
    var bytes: Int
  }

  /// Runs a program to its end; `name` without a slash is looked up on the PATH.
  ///
  /// What it prints goes to the file `output`, which is made anew, and what it says on standard error
  /// to `errors`, or to the same file. `whileRunning` is called some fifty times a second.
  static func run(
    _ name: String, _ arguments: [String], output: String, errors: String? = nil,
    limits: Limits? = nil, whileRunning: () -> Void = {}
  ) throws -> Ending {
    let child = try spawn(name, arguments, output: output, errors: errors)
    Interruption.shared.watch(child)
    defer { Interruption.shared.watch(nil) }
    let begin = ContinuousClock.now
    var isOver: Ending?
    var status: Int32 = 0
    while true {
      let found = waitpid(child, &status, WNOHANG)
      if found == child { break }
      guard found == 0 || errno == EINTR else {
        throw ToolError(message: "\(name): its end was not seen (system error \(errno))")
      }
      if isOver == nil, let limits {
        let files = [output] + (errors.map { [$0] } ?? [])
        if files.contains(where: { size($0) > limits.bytes }) {
          isOver = .printedTooMuch
        } else if begin.duration(to: .now) > .seconds(limits.seconds) {
          isOver = .tookTooLong
        }
        if isOver != nil { kill(-child, SIGKILL) }
      }
      Interruption.shared.poll()
      whileRunning()
      usleep(20_000)
    }
    try Interruption.shared.check()
    if let isOver { return isOver }
    let signal = status & 0x7F
    return signal == 0 ? .status((status >> 8) & 0xFF) : .signal(signal)
  }

  /// The size of a file in bytes; 0 where there is none.
  private static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Starts a program; it reads the file `input`, if one is given, and `reports` is its file 3.
  static func spawn(
    _ name: String, _ arguments: [String], output: String, errors: String?, input: Int32? = nil,
    reports: Int32? = nil
  ) throws -> pid_t {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    // After that of the input, which may be file 3 here.
    if let reports { posix_spawn_file_actions_adddup2(&actions, reports, 3) }
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o644)
    if let errors {
      posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o644)
    } else {
      posix_spawn_file_actions_adddup2(&actions, 1, 2)
    }
    // What this program does about signals is not for the child.
    var defaults = sigset_t()
    var none = sigset_t()
    sigemptyset(&defaults)
    sigemptyset(&none)
    for signal in Interruption.signals + [SIGPIPE, SIGXFSZ] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var child: pid_t = 0
    let failure = posix_spawnp(&child, name, &actions, &attributes, words, environ)
    guard failure == 0 else {
      throw ToolError(
        message: failure == ENOENT
          ? "there is no '\(name)' here; install a Swift toolchain and put it on the PATH"
          : failure == EAGAIN
            ? "\(name): cannot be run: no more processes are allowed; see `ulimit -u`"
            : PictureFile.systemError(failure, "cannot be run", name).description)
    }
    return child
  }
}

/// This program was interrupted.
struct Interrupted: Error {
  /// By which signal.
  var signal: Int32
}

/// Passes interruptions on to the child that runs, and remembers them.
///
/// The program then ends in its own way: it gives back its lock, and leaves no half-written file. Signals are held
/// back and looked for by whoever waits: that takes no thread, which there may not be.
final class Interruption: Sendable {
  static let signals = [SIGINT, SIGTERM, SIGHUP]
  static let shared = Interruption()

  private struct State {
    var child: pid_t?
    var signal: Int32?
  }

  private let state = Guarded(State())

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Begins to listen.
  func listen() {
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Ends listening: signals do again what they do to any program.
  func giveBack() {
    var set = Self.set
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Looks whether something has arrived.
  func poll() {
    var pending = sigset_t()
    while sigpending(&pending) == 0,
      Self.signals.contains(where: { sigismember(&pending, $0) == 1 })
    {
      var set = Self.set
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      arrived(number)
    }
  }

  private func arrived(_ number: Int32) {
    let (child, isSecond) = state.update { state in
      let isSecond = state.signal != nil
      state.signal = state.signal ?? number
      return (state.child, isSecond)
    }
    // Whoever asks twice does not want to wait.
    if let child { kill(-child, isSecond ? SIGKILL : SIGTERM) }
  }

  /// Names the child that is to be ended, or none.
  func watch(_ child: pid_t?) {
    let signal = state.update { state in
      state.child = child
      return state.signal
    }
    if let child, signal != nil { kill(-child, SIGTERM) }
  }

  /// Throws if the program was interrupted.
  func check() throws {
    poll()
    if let signal = state.update({ $0.signal }) { throw Interrupted(signal: signal) }
  }
}

/// A value behind a lock.
private final class Guarded<Value>: @unchecked Sendable {
  // Safe: `value` is touched with the lock held alone.
  private var value: Value
  private let lock = NSLock()

  init(_ value: Value) {
    self.value = value
  }

  func update<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
