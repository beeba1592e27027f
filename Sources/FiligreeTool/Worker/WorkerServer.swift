import FiligreePixels
import Foundation

/// A process that does a worker's jobs, one after the other.
///
/// It is a process, not a thread, so that a picture that ends it (the system has no more memory, say) is one line
/// of error, and the others are done.
struct WorkerServer {
  /// What a job may cost.
  var limits: WorkerLimits
  /// Whether outputs that are there are left as they are.
  var skipsExisting: Bool

  /// The first word of an answer by which the process asks to be replaced before the job is done.
  static let renewal = "renew"

  /// Does jobs until there are no more.
  func run() {
    // Standard input and output are the worker's pipes; whatever else uses them is to find nothing there.
    let jobs = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let answers = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let (empty, sink) = (
      open("/dev/null", O_RDONLY | O_CLOEXEC), open("/dev/null", O_WRONLY | O_CLOEXEC)
    )
    guard jobs >= 0, answers >= 0, empty >= 0, sink >= 0 else { return }
    dup2(empty, STDIN_FILENO)
    dup2(sink, STDOUT_FILENO)
    close(empty)
    close(sink)
    endWithWorker(jobs)
    var lasting: [String]?
    while let words = WorkerMessage.read(from: jobs), let job = WorkerJob(words: words) {
      var result: WorkerTask.Result
      do {
        let task = try WorkerTask(job, limits: limits)
        let settings = task.command.lastingSettings
        if let lasting, lasting != settings {
          _ = WorkerMessage.write([Self.renewal], to: answers)
          return
        }
        lasting = settings
        result = skipsExisting && task.isDone ? task.keep() : task.run()
      } catch {
        result = (.failed, [((error as? ToolError)?.message ?? "\(error)").onOneLine])
      }
      guard WorkerMessage.write([result.status.rawValue] + result.lines, to: answers) else {
        return
      }
    }
  }

  /// Ends this process when the worker is gone: nobody would hear of what is under way, and the next run may be
  /// about to begin it.
  private func endWithWorker(_ jobs: Int32) {
    _ = HelperThread.start {
      var file = pollfd(fd: jobs, events: 0, revents: 0)
      while poll(&file, 1, -1) < 0, errno == EINTR {}
      _exit(0)
    }
  }
}

extension WorkerJob {
  /// A job as words that go to a process.
  var words: [String] { [command, input, output] + options }

  /// Reads such words.
  init?(words: [String]) {
    guard words.count >= 3 else { return nil }
    (command, input, output) = (words[0], words[1], words[2])
    options = Array(words.dropFirst(3))
  }
}
