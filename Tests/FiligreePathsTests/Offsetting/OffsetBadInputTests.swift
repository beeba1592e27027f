import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct OffsetBadInputTests {
  private let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 5e139, -5e139, .greatestFiniteMagnitude,
  ])
  func distancesThatNoPathCanHave(d: Double) {
    for join in CGLineJoin.allCases {
      expect(circle.offset(by: d, join: join).isEmpty)
      expect(square.offset(by: d, join: join).isEmpty)
    }
  }

  @Test(arguments: [0x1p-1074, -0x1p-1074, 0x1p-1030, 1e-200, -1e-200, 1e-12, -1e-12])
  func distancesThatShowNothing(d: Double) {
    expect(abs(square.offset(by: d, join: .round).signedArea - 100) < 1e-6)
    expect(abs(circle.offset(by: d).signedArea - circle.signedArea) < 1e-3)
  }

  @Test func pathsWithNothingInside() {
    var moves = Path()
    moves.move(to: .zero)
    moves.move(to: CGPoint(x: 3, y: 4))
    var dot = moves
    dot.closeSubpath()
    for path in [Path(), moves, dot] {
      for d in [3.0, -3, 0, .nan] { expect(path.offset(by: d).isEmpty) }
    }
  }

  @Test func distancesFarLargerThanTheShape() {
    for d in [1e4, 1e9, 1e30, 1e100, 1e139] {
      for path in [circle, square] {
        let box = path.offset(by: d, join: .round).boundingRect
        expect(abs(box.width / (2 * d) - 1) < 2e-3)
        expect(abs(box.height / (2 * d) - 1) < 2e-3)
        expect(path.offset(by: -d, join: .round).isEmpty)
      }
    }
  }

  @Test(arguments: [1e-300, 1e-150, 1e-9, 1e9, 1e100, 1e138])
  func shapesOfAnySize(size: Double) {
    let path = circle.applying(CGAffineTransform(scaleX: size, y: size))
    let grown = path.offset(by: 5 * size, join: .round).boundingRect
    // Smaller curves are offset as lines, as they are stroked.
    if size > 1e-140 {
      expect(abs(grown.width / (30 * size) - 1) < 2e-3)
      let shrunk = path.offset(by: -5 * size, join: .round).boundingRect
      expect(abs(shrunk.width / (10 * size) - 1) < 2e-3)
    }
  }

  @Test func numbersThatAreNoneAreSkipped() {
    var path = square
    path.addLine(to: CGPoint(x: Double.nan, y: 3))
    path.addCurve(
      to: .zero, control1: CGPoint(x: Double.infinity, y: 0), control2: .zero)
    expect(path.offset(by: 1).signedArea == 144)
    let huge = Path(CGRect(x: -1e308, y: -1e308, width: 1.5e308, height: 1.5e308))
    _ = huge.offset(by: 1e138)
    _ = huge.offset(by: -1e138, join: .round)
  }

  @Test func hostileCurvesEnd() {
    let curves: [[Double]] = [
      [0, 0, 1e12, 1e-12, -1e12, 0, 0, 1], [0, 0, 0, 0, 0, 0, 0, 0x1p-1060],
      [0, 0, 1e140, 1e140, 0, 1e140, 1e140, 0], [1, 1, 1, 1, 1, 1, 1, 1],
      [0, 0, 1e-160, 1, 1, 1e-160, 0, 1e-161],
    ]
    for n in curves {
      let path = Path {
        $0.move(to: CGPoint(x: n[0], y: n[1]))
        $0.addCurve(
          to: CGPoint(x: n[6], y: n[7]), control1: CGPoint(x: n[2], y: n[3]),
          control2: CGPoint(x: n[4], y: n[5]))
      }
      for d in [1e-150, -1e-3, 1, -1, 1e12, 1e139] {
        expect(path.offset(by: d, join: .round).storage.isFinite)
      }
    }
  }
}
