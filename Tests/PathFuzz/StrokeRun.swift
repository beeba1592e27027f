import FiligreePaths
import Foundation
import PathFuzzing

/// The long runs over strokes.
///
/// `PathFuzz strokes COUNT SEED [FIRST]` draws each case on 256 × 256 pixels, where none may be
/// wrong beyond the antialiased fringe. `PathFuzz outlines COUNT SEED [FIRST]` looks closer: no
/// point may be off by more than the outline's own tolerance.
enum StrokeRun {
  /// The fringes by which what is wrong at the first of them is sorted, in tolerances.
  private static let fringes = [1.1, 1.5, 2, 4, 8, 16, 32, 64]

  /// Checks that many random strokes, prints failures as SVG paths with their styles, as small as
  /// they get, and returns how many there were.
  static func run(count: Int, seed: UInt64, first: Int, isClose: Bool) -> Int {
    let started = Date()
    var failures = 0
    var undecided = 0
    var atFringe = fringes.map { _ in 0 }
    var seconds: Int { Int(Date().timeIntervalSince(started)) }
    for index in first..<first + count {
      let test = StrokeCase(seed: seed, index: index)
      // The public ways take a finer tolerance, and more time.
      let forms = index % 4 == 0 ? StrokeOracle.Form.allCases : [.curves, .lines]
      func check(_ test: StrokeCase, fringe: Double) -> StrokeOracle.Verdict {
        isClose
          ? StrokeOracle.check(test, forms: forms, fringe: fringe)
          : StrokeOracle.checkPixels(test, forms: forms)
      }
      func isWrong(_ test: StrokeCase, fringe: Double) -> Bool {
        if case .wrong = check(test, fringe: fringe) { true } else { false }
      }
      switch check(test, fringe: fringes[0]) {
      case .right: break
      case .undecided: undecided += 1
      case .wrong(let failure):
        failures += 1
        atFringe[0] += 1
        say("case \(index) of seed \(seed): \(failure)")
        if isClose {
          var last = 0
          while last + 1 < fringes.count, isWrong(test, fringe: fringes[last + 1]) {
            last += 1
            atFringe[last] += 1
          }
          say("beyond \(fringes[last]) tolerances")
        }
        if failures <= 20 {
          let small = test.shrunk { isWrong($0, fringe: fringes[0]) }
          say("\(test.text)\n\(small.text)\n\(check(small, fringe: fringes[0]))\n")
        }
      }
      if (index - first + 1) % 1000 == 0 {
        say(
          "\(index - first + 1) strokes, \(failures) wrong, \(undecided) in doubt, \(seconds) s")
      }
    }
    if isClose {
      for (fringe, number) in zip(fringes, atFringe) where number > 0 {
        say("\(number) off by more than \(fringe) tolerances")
      }
    }
    say("\(count) strokes of seed \(seed), \(failures) wrong, \(undecided) in doubt, \(seconds) s")
    return failures
  }

  /// Prints at once: whoever stops a run wants to know how far it came.
  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
