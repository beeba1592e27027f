import Foundation

/// Shows on a terminal how far the work has got; silent elsewhere, and for work that is soon done.
///
/// Elsewhere a picture that takes long is told of once, so that nothing runs for ever without a word. That is
/// progress as well, and is told by the same words: a line that begins with `filigree:` says what became of a
/// picture, and there is one of those for each at most.
final class Progress {
  private let mode: ProgressMode
  private let total: Int
  private let shows: Bool
  private let begin = ContinuousClock.now
  private var shown = false

  /// After how many seconds of the processors' time for one picture its slowness is told: that a machine is busy with
  /// other things is no fault of the picture.
  private static let patience = 10

  init(mode: ProgressMode, total: Int) {
    self.mode = mode
    self.total = total
    shows = mode == .auto && isatty(STDERR_FILENO) == 1
  }

  /// Returns a function that reports a stage of the picture at `index`, which begins now.
  func step(_ index: Int, named name: String) -> (String) -> Void {
    let start = clock()
    var isTold = false
    return { [self] stage in
      guard shows else {
        if !isTold, mode == .auto, Int(clock() - start) > Self.patience * 1_000_000 {
          isTold = true
          StandardError.line(
            line(index, name, stage) + " (\(Self.patience) s so far; --maximum-time would end it)")
        }
        return
      }
      // Under half a second nobody needs to be told.
      guard begin.duration(to: .now) > .milliseconds(500) else { return }
      shown = true
      StandardError.write("\r\u{1B}[K" + line(index, name, stage))
    }
  }

  /// How far the work is: `2/7 logo.png: decoding…`.
  func line(_ index: Int, _ name: String, _ stage: String) -> String {
    "\(index + 1)/\(total) \(name.onOneLine): \(stage)…"
  }

  /// Takes the progress line away.
  func finish() {
    guard shown else { return }
    shown = false
    StandardError.write("\r\u{1B}[K")
  }
}
