import Foundation

/// Signals that end the worker: held back, and looked for by the loop that waits for everything else.
enum WorkerSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static var set: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  /// Begins to hold them back.
  static func hold() {
    var set = Self.set
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The signal that has come since the last call; nil for none.
  static func take() -> Int32? {
    var pending = sigset_t()
    guard sigpending(&pending) == 0, numbers.contains(where: { sigismember(&pending, $0) == 1 })
    else { return nil }
    var set = Self.set
    var number: Int32 = 0
    return sigwait(&set, &number) == 0 ? number : nil
  }
}
