import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// Outlines that nearly coincide: paths of their own, or subpaths of one.
@Suite struct NearOutlinesTests {
  /// Circles of radius 10 whose centers lie on the x axis, `step` apart; every other one clockwise if asked.
  private func circles(_ count: Int, step: Double, alternating: Bool = false) -> [Path] {
    (0..<count).map { i in
      let circle = Path(
        ellipseIn: CGRect(x: Double(i) * step - 10, y: -10, width: 20, height: 20))
      let center = Double(i) * step
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * center, ty: 0)
      return alternating && i % 2 == 1 ? circle.applying(mirror) : circle
    }
  }

  /// The union of two disks of radius r, d apart: 2πr² less the lens of 2r² acos(d / 2r) − d/2 √(4r² − d²);
  /// those between them lie inside but for slivers, so that only neighbors count.
  private func area(_ count: Int, step: Double) -> Double {
    let lens = 200 * acos(step / 20) - step / 2 * (400 - step * step).squareRoot()
    return 100 * .pi + Double(count - 1) * (100 * .pi - lens)
  }

  @Test(arguments: [2, 3, 4, 7, 38]) func subpathsThatWindAlike(count: Int) {
    let paths = circles(count, step: 0.01)
    var layers = Path()
    for path in paths { layers.addPath(path) }
    let united = layers.normalized(eoFill: false).cgPath
    // Circles of cubics are 0.03 % off at most.
    expect(abs(FuzzArea.area(united) - area(count, step: 0.01)) < 0.1)
    let each = CGPath.union(of: paths.map(\.cgPath))
    expect(abs(FuzzArea.area(united) - FuzzArea.area(each)) < 1e-4)
    expect(united.componentsSeparated().count == 1)
  }

  /// Windings of both signs cancel out, and are not to be united subpath by subpath.
  @Test func subpathsThatWindBothWaysCancelOut() {
    var layers = Path()
    for path in circles(8, step: 0.01, alternating: true) { layers.addPath(path) }
    // Only slivers are left of four circles one way and four the other way.
    expect(FuzzArea.area(layers.normalized(eoFill: false).cgPath) < 10)
  }

  @Test func pathsThatWindBothWaysAreUnited() {
    let each = CGPath.union(
      of: circles(8, step: 0.01, alternating: true).map(\.cgPath))
    expect(abs(FuzzArea.area(each) - area(8, step: 0.01)) < 0.1)
  }

  /// By even-odd, layers cancel out in pairs.
  @Test func evenOddLayersCancelOut() {
    var layers = Path()
    for path in circles(8, step: 0.01) { layers.addPath(path) }
    expect(FuzzArea.area(layers.normalized(eoFill: true).cgPath) < 10)
  }

  @Test func randomLayersHold() {
    for index in 0..<20 {
      let fuzz = FuzzCase(seed: 21, index: index, kind: .nearLayers)
      let verdict = FuzzOracle.check(fuzz, points: 24, isThorough: false, checksOutlines: false)
      expect(verdict.failure == nil, "case \(index) of seed 21: \(fuzz.text)")
    }
  }
}
