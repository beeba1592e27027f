import FiligreePixels
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One of a worker's processes, as the worker has it.
struct WorkerProcess {
  /// Where its answers come from.
  let answers: Int32
  private let jobs: Int32
  private let process: pid_t

  /// Starts this program as one that does jobs, with `arguments` of `filigree worker`.
  ///
  /// - Throws: `ToolError` where the system has no process or pipe to give.
  init(_ arguments: [String]) throws {
    guard let program = Bundle.main.executablePath else {
      throw ToolError(message: "the program's own file is not found")
    }
    let (read, write) = try (Self.pipe(), Self.pipe())
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, read.from, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, write.to, STDOUT_FILENO)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      close(read.from)
      close(write.to)
    }
    var words: [UnsafeMutablePointer<CChar>?] = (["filigree", "worker"] + arguments).map {
      strdup($0)
    }
    words.append(nil)
    defer { words.forEach { free($0) } }
    var process: pid_t = 0
    // Signals that would end the worker are held back in it, and stay so in its processes: it tells them when to end.
    let failure = posix_spawn(&process, program, &actions, nil, words, environ)
    guard failure == 0 else {
      close(read.to)
      close(write.from)
      throw ToolError(
        message: failure == EAGAIN
          ? "no process can be started: no more are allowed; see `ulimit -u`"
          : PictureFile.systemError(failure, "cannot be run", program).description)
    }
    self.process = process
    jobs = read.to
    answers = write.from
  }

  /// Gives it a job; false where it is gone.
  func begin(_ job: WorkerJob) -> Bool { WorkerMessage.write(job.words, to: jobs) }

  /// Reads an answer, which has begun to come; nil where the process is gone.
  func answer() -> [String]? { WorkerMessage.read(from: answers) }

  /// Ends it, at once where it is at work, and says how it ended.
  func end(killing: Bool = false) -> String {
    if killing { kill(process, SIGKILL) }
    close(jobs)
    close(answers)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0
      ? "its process ended (exit status \((status >> 8) & 0xFF))"
      : "its process was ended by signal \(signal)\(signal == SIGKILL ? ", as by a lack of memory" : "")"
  }

  private static func pipe() throws -> (from: Int32, to: Int32) {
    var files: [Int32] = [-1, -1]
    guard Foundation.pipe(&files) == 0 else {
      throw ToolError(message: "no pipe can be made (system error \(errno)); see `ulimit -n`")
    }
    // No other process is to hold an end: it would keep it open. There is one thread, which starts them.
    for file in files { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    return (files[0], files[1])
  }
}
