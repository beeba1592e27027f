import Foundation

/// Shows on a terminal how far the work has got; silent elsewhere, and for work that is soon done.
final class Progress {
  private let total: Int
  private let shows: Bool
  private let begin = ContinuousClock.now
  private var shown = false

  init(mode: ProgressMode, total: Int) {
    self.total = total
    shows = mode == .auto && isatty(STDERR_FILENO) == 1
  }

  /// Returns a function that reports a stage of the picture at `index`.
  func step(_ index: Int, named name: String) -> (String) -> Void {
    { [self] stage in
      // Under half a second nobody needs to be told.
      guard shows, begin.duration(to: .now) > .milliseconds(500) else { return }
      shown = true
      StandardError.write("\r\u{1B}[K\(index + 1)/\(total) \(name.onOneLine): \(stage)…")
    }
  }

  /// Takes the progress line away.
  func finish() {
    guard shown else { return }
    shown = false
    StandardError.write("\r\u{1B}[K")
  }
}
