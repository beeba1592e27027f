import FiligreePaths
import Foundation
import PathFuzzing

/// The long run over strokes: `PathFuzz strokes COUNT SEED [FIRST]`.
enum StrokeRun {
  /// Checks that many random strokes, prints failures as SVG paths with their styles, as small as
  /// they get, and returns how many there were.
  static func run(count: Int, seed: UInt64, first: Int) -> Int {
    let started = Date()
    var failures = 0
    var unsure = 0
    for index in first..<first + count {
      let test = StrokeCase(seed: seed, index: index)
      // The public ways take a finer tolerance, and more time.
      let forms = index % 4 == 0 ? StrokeOracle.Form.allCases : [.curves, .lines]
      switch StrokeOracle.check(test, forms: forms) {
      case .right: break
      case .unsure: unsure += 1
      case .wrong(let failure):
        failures += 1
        if failures <= 20 {
          print("case \(index) of seed \(seed): \(failure)")
          print(test.text)
          let small = test.shrunk {
            if case .wrong = StrokeOracle.check($0, forms: forms) { true } else { false }
          }
          print("\(small.text)\n\(StrokeOracle.check(small, forms: forms))\n")
          fflush(nil)
        } else {
          print("case \(index) of seed \(seed): \(failure)")
        }
      }
      if (index - first + 1) % 10_000 == 0 {
        let seconds = Int(Date().timeIntervalSince(started))
        print("\(index - first + 1) strokes, \(failures) wrong, \(seconds) s")
        fflush(nil)
      }
    }
    let seconds = Int(Date().timeIntervalSince(started))
    print("\(count) strokes of seed \(seed), \(failures) wrong, \(unsure) in doubt, \(seconds) s")
    return failures
  }
}
