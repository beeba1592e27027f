import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

/// Random cases; the long run over them is `make fuzz CASES=… SEED=…`.
struct BooleanFuzzTests {
  /// Slices run side by side where there are cores for them.
  @Test(arguments: 0..<20)
  func randomCasesHold(slice: Int) {
    let seed: UInt64 = 20
    for index in slice * 30..<(slice + 1) * 30 {
      let fuzz = FuzzCase(seed: seed, index: index)
      // One case in five gets all oracles; the long run gives them to every case.
      let verdict = FuzzOracle.check(
        fuzz, points: 8, isThorough: index % 5 == 0, checksOutlines: index % 20 == 0)
      guard let failure = verdict.failure else { continue }
      let small = fuzz.shrunk { FuzzOracle.check($0, points: 8).failure != nil }
      Issue.record("case \(index) of seed \(seed): \(failure)\n\(small.text)")
    }
  }

  @Test func aThirdOfTheCasesIsNearlyCoincident() {
    var near = 0
    for index in 0..<3000 {
      switch FuzzCase(seed: 5, index: index).kind {
      case .nearPolygons, .nearCurves, .nearShifted: near += 1
      default: break
      }
    }
    expect(near >= 1000)
  }

  @Test func aCaseIsTheSameEachTime() {
    for index in 0..<50 {
      let one = FuzzCase(seed: 3, index: index)
      let other = FuzzCase(seed: 3, index: index)
      expect(one.a == other.a && one.b == other.b && one.rule == other.rule)
    }
  }
}
