import FiligreePaths
import Foundation
import PathFuzzing
import FiligreeTestSupport
import Testing

/// Strokes as they are drawn: no pixel may be wrong beyond the antialiased fringe.
///
/// `PathFuzz strokes COUNT SEED` runs more of the same cases, on more pixels.
@Suite struct StrokePixelTests {
  private func expectRight(
    _ test: StrokeCase, _ forms: [StrokeOracle.Form] = [.curves, .lines], side: Int = 64
  ) {
    if case .wrong(let failure) = StrokeOracle.checkPixels(test, forms: forms, side: side) {
      Issue.record("\(failure)\n\(test.text)")
    }
  }

  private func path(_ n: [Double], isClosed: Bool) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: n[0], y: n[1]))
    path.addCurve(
      to: CGPoint(x: n[6], y: n[7]), control1: CGPoint(x: n[2], y: n[3]),
      control2: CGPoint(x: n[4], y: n[5]))
    if isClosed { path.closeSubpath() }
    return path
  }

  /// Every cap with every kind of dashes.
  @Test(arguments: CGLineCap.allCases, [[], [17, 9], [0, 11.3], [23.1, 0, 5]] as [[CGFloat]])
  func trickyCurves(cap: CGLineCap, dash: [CGFloat]) {
    for (_, numbers) in StrokeOracleTests.tricky {
      let style = StrokeStyle(lineWidth: 14, lineCap: cap, dash: dash, dashPhase: 3)
      expectRight(
        StrokeCase(path: path(numbers, isClosed: false), style: style, tolerance: 0.1))
    }
  }

  /// Every join, where the close makes a corner, with dashes and without.
  @Test(arguments: CGLineJoin.allCases, [[], [31.7, 8]] as [[CGFloat]])
  func trickyCorners(join: CGLineJoin, dash: [CGFloat]) {
    for (_, numbers) in StrokeOracleTests.tricky {
      let style = StrokeStyle(lineWidth: 14, lineJoin: join, dash: dash)
      expectRight(StrokeCase(path: path(numbers, isClosed: true), style: style, tolerance: 0.1))
    }
  }

  @Test func randomStrokes() {
    for index in 0..<150 {
      expectRight(
        StrokeCase(seed: 3, index: index), index % 5 == 0 ? [.copies] : [.curves, .lines])
    }
  }

  /// What the long run has found, on as many pixels.
  @Test(
    arguments: [
      // A turn right round within a thousandth of the curve, seen by an inner side.
      ("M-37.18-85.47C-21.45 83.41-8.95-81.63-56.77 76.15", 9, []),
      // The same, cut by a dash.
      ("M10 30C79.01 99.03 10.01 99.03 79.03 30", 57, [14, 10, 41]),
      // Sharp parabolas under a thin pen.
      ("M-10 30-73.6777-130.0774Q-30-20 0 20", 1.16, []),
      ("M-99.15-45.67Q-84.29 99.2-96.24 1.58", 1.84, []),
      ("M54.92-14.81C102.08-53.29 56.71-98.18 20.46 67.93", 7.31, [7.3]),
    ] as [(String, CGFloat, [CGFloat])])
  func found(svg: String, width: CGFloat, dash: [CGFloat]) throws {
    let style = StrokeStyle(lineWidth: width, lineJoin: .bevel, dash: dash)
    let test = StrokeCase(path: try Path(svg: svg), style: style, tolerance: 0.1)
    expectRight(test, StrokeOracle.Form.allCases, side: 256)
  }

  /// A notch so narrow that its tip goes farther than the fringe where its sides move by the tolerance.
  @Test func aNarrowNotch() {
    expectRight(StrokeCase(seed: 77, index: 2039), [.curves, .lines], side: 256)
  }

  /// The measure itself: an outline of another stroke has wrong pixels.
  @Test func aWrongOutlineIsSeen() throws {
    let square = try Path(svg: "M0 0H50V50")
    for (right, wrong) in [
      (StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 12)),
      (StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 10, lineCap: .square)),
      (StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 10, lineJoin: .bevel)),
      (StrokeStyle(lineWidth: 10), StrokeStyle(lineWidth: 10, dash: [30, 4])),
    ] {
      for (a, b) in [(right, wrong), (wrong, right)] {
        let test = StrokeCase(path: square, style: a, tolerance: 0.1)
        let verdict = StrokeOracle.checkPixels(test, of: square.strokedPath(b))
        guard case .wrong = verdict else {
          Issue.record("\(b) passes for \(a)")
          continue
        }
        expect(StrokeOracle.checkPixels(test, of: square.strokedPath(a)) == .right)
      }
    }
  }
}
