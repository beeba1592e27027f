import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// The tip of a miter is as exact as the rest of an outline, however long it is.
@Suite struct MiterTipTests {
  /// Corners between curves and lines, in both orders; the miter is `ratio` times the width long.
  private func corner(_ ratio: Double, turnedBy angle: Double, isLineFirst: Bool) -> Path {
    let half = asin(1 / ratio)
    func at(_ length: Double, _ angle: Double) -> CGPoint {
      CGPoint(x: length * cos(angle), y: length * sin(angle))
    }
    let end = at(80, angle + half)
    let control = at(30, angle - half)
    let far = at(70, angle - half - 0.9)
    let start = at(90, angle - half - 1.4)
    var path = Path()
    if isLineFirst {
      path.move(to: end)
      path.addLine(to: .zero)
      path.addCurve(to: start, control1: control, control2: far)
    } else {
      path.move(to: start)
      path.addCurve(to: .zero, control1: far, control2: control)
      path.addLine(to: end)
    }
    return path
  }

  @Test(arguments: [1.1, 1.5, 3, 9.9, 50, 300, 999])
  func tips(ratio: Double) {
    var random = RandomSource(seed: 4)
    for index in 0..<12 {
      let angle = random.number(in: 0...6.28)
      let path = corner(ratio, turnedBy: angle, isLineFirst: index % 2 == 0)
      let width = exp2(random.number(in: -1...4))
      let tolerance = min(pow(10, random.number(in: -2 ... -0.3)), width / 4)
      let style = StrokeStyle(lineWidth: CGFloat(width), lineJoin: .miter, miterLimit: 1000)
      let tip = width / 2 * ratio
      for outline in [
        path.storage.stroked(style, tolerance: CGFloat(tolerance)),
        path.storage.strokedLines(style, tolerance: CGFloat(tolerance)),
      ] {
        // Behind the corner, on the line that halves it.
        let nearest =
          outline.points.map { point in
            hypot(point.x.native + tip * cos(angle), point.y.native + tip * sin(angle))
          }.min() ?? .infinity
        expect(
          nearest <= 0.2 * tolerance + 1e-9 * tip * ratio,
          "\(path.svg), width \(width), tolerance \(tolerance)")
      }
    }
  }

  /// Just inside the limit a corner is mitred and just beyond it is not, whatever the tolerance.
  @Test(arguments: [1.2, 4, 10, 100])
  func theLimitIsThatOfTheTrueDirections(limit: Double) {
    for (ratio, isMitred) in [(limit * 0.999, true), (limit * 1.001, false)] {
      for tolerance in [1, 0.1, 0.01] as [CGFloat] {
        for isLineFirst in [false, true] {
          let path = corner(ratio, turnedBy: 0, isLineFirst: isLineFirst)
          let style = StrokeStyle(lineWidth: 6, lineJoin: .miter, miterLimit: CGFloat(limit))
          let outline = path.storage.strokedLines(style, tolerance: tolerance)
          // The tip lies to the left, at three times the ratio; a bevel ends near the corner.
          let nearTip = CGPoint(x: -0.97 * 3 * ratio, y: 0)
          expect(
            Path(storage: outline).contains(nearTip) == isMitred, "\(path.svg) at \(tolerance)")
        }
      }
    }
  }
}
