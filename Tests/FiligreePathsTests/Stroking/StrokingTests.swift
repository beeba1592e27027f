import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct StrokingTests {
  let corner = PathStorage.make {
    $0.move(to: CGPoint(x: 0, y: 0))
    $0.line(to: CGPoint(x: 100, y: 0))
    $0.line(to: CGPoint(x: 100, y: 100))
  }

  func svg(_ path: PathStorage) -> String { Path(storage: path).svg }

  func isInked(_ path: PathStorage, _ style: StrokeStyle, _ x: CGFloat, _ y: CGFloat) -> Bool {
    let p = CGPoint(x: x, y: y)
    let curves = windingNumber(path.stroked(style, tolerance: 0.001).lines(), about: p) != 0
    let lines = windingNumber(path.strokedLines(style, tolerance: 0.001).lines(), about: p) != 0
    expect(curves == lines)
    return curves
  }

  @Test func aLine() {
    let line = PathStorage.make {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 10, y: 0))
    }
    expect(svg(line.stroked(StrokeStyle(lineWidth: 2), tolerance: 0.1)) == "M0 1H10V-1H0z")
    expect(
      svg(line.stroked(StrokeStyle(lineWidth: 2, lineCap: .square), tolerance: 0.1))
        == "M0 1H10h1V-1H10 0-1V1z")
    let round = line.stroked(StrokeStyle(lineWidth: 2, lineCap: .round), tolerance: 0.1)
    expect(round.verbs == [.move, .line, .cubic, .cubic, .line, .cubic, .cubic, .close])
  }

  @Test func aClosedRectangleIsTwoCleanRings() {
    let square = PathStorage.make {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 10, y: 0))
      $0.line(to: CGPoint(x: 10, y: 10))
      $0.line(to: CGPoint(x: 0, y: 10))
      $0.close()
    }
    let outline = square.stroked(StrokeStyle(lineWidth: 2), tolerance: 0.1)
    expect(svg(outline) == "M9 1V9H1V1zM-1-1V11H11V-1z")
  }

  @Test func joins() {
    let style = StrokeStyle(lineWidth: 20)
    expect(isInked(corner, style, 109, -9))
    var bevel = style
    bevel.lineJoin = .bevel
    expect(!isInked(corner, bevel, 106, -6))
    expect(isInked(corner, bevel, 104, -4))
    var round = style
    round.lineJoin = .round
    expect(isInked(corner, round, 107, -7))
    expect(!isInked(corner, round, 107.2, -7.2))
  }

  @Test func theMiterLimitIsARatioOfLengthAndWidth() {
    // A right angle's miter is √2 widths long.
    var style = StrokeStyle(lineWidth: 20, miterLimit: 1.42)
    expect(isInked(corner, style, 109, -9))
    style.miterLimit = 1.41
    expect(!isInked(corner, style, 106, -6))
    for limit in [0.5, 0, -3, CGFloat.nan] {
      style.miterLimit = limit
      expect(!isInked(corner, style, 106, -6))
      expect(isInked(corner, style, 104, -4))
    }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e200])
  func uselessWidthsDrawNothing(width: Double) {
    expect(corner.stroked(StrokeStyle(lineWidth: width), tolerance: 0.1).isEmpty)
    expect(corner.strokedLines(StrokeStyle(lineWidth: width), tolerance: 0.1).isEmpty)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300])
  func uselessTolerancesAreBounded(tolerance: Double) {
    let curve = PathStorage.make {
      $0.move(to: .zero)
      $0.cubic(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100),
        control2: CGPoint(x: 0, y: 100))
    }
    let style = StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
    expect(curve.stroked(style, tolerance: tolerance).verbs.count < 20_000)
    expect(curve.strokedLines(style, tolerance: tolerance).verbs.count < 200_000)
  }

  /// Subpaths that go nowhere, each as a path of its own.
  static let points: [(String, [PathVerb])] = [
    ("M z", [.move, .close]), ("M L", [.move, .line]), ("M L z", [.move, .line, .close]),
    ("M C", [.move, .cubic]), ("M Q z", [.move, .quad, .close]),
  ]

  @Test(arguments: points.map(\.0))
  func zeroLengthSubpaths(name: String) throws {
    let verbs = try #require(Self.points.first { $0.0 == name }).1
    let p = CGPoint(x: 50, y: 50)
    let path = PathStorage.make {
      for verb in verbs {
        switch verb {
        case .move: $0.move(to: p)
        case .line: $0.line(to: p)
        case .quad: $0.quad(to: p, control: p)
        case .cubic: $0.cubic(to: p, control1: p, control2: p)
        case .close: $0.close()
        }
      }
    }
    expect(path.stroked(StrokeStyle(lineWidth: 20), tolerance: 0.1).isEmpty)
    let round = StrokeStyle(lineWidth: 20, lineCap: .round)
    expect(isInked(path, round, 56.9, 56.9))
    expect(isInked(path, round, 43.1, 43.1))
    expect(!isInked(path, round, 57.2, 57.2))
    let square = StrokeStyle(lineWidth: 20, lineCap: .square)
    expect(isInked(path, square, 59.9, 40.1))
    expect(!isInked(path, square, 60.1, 50))
  }

  @Test func aMoveAloneIsNothing() {
    let path = PathStorage.make {
      $0.move(to: .zero)
      $0.move(to: CGPoint(x: 3, y: 3))
    }
    expect(path.stroked(StrokeStyle(lineWidth: 20, lineCap: .round), tolerance: 0.1).isEmpty)
  }

  @Test func straightBackEndsAsTheJoinSays() {
    let path = PathStorage.make {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 100, y: 0))
      $0.line(to: CGPoint(x: 50, y: 0))
    }
    expect(!isInked(path, StrokeStyle(lineWidth: 20), 101, 0))
    expect(isInked(path, StrokeStyle(lineWidth: 20, lineJoin: .round), 109, 0))
    expect(isInked(path, StrokeStyle(lineWidth: 20), 99, 9))
  }

  @Test func cuspsInsideACurveAreRound() {
    let cusp = PathStorage.make {
      $0.move(to: .zero)
      $0.cubic(
        to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 100, y: 100),
        control2: CGPoint(x: 0, y: 100))
    }
    // The cusp is at (50, 75).
    expect(isInked(cusp, StrokeStyle(lineWidth: 20), 50, 84.5))
    expect(!isInked(cusp, StrokeStyle(lineWidth: 20), 50, 85.5))
  }

  @Test func buttEndsOfCurvesAreSquareToTheirDirection() {
    // A coarse tolerance must not tilt the end, however wide the stroke.
    let curve = PathStorage.make {
      $0.move(to: .zero)
      $0.quad(to: CGPoint(x: 100, y: 100), control: CGPoint(x: 100, y: 0))
    }
    let style = StrokeStyle(lineWidth: 60)
    for outline in [
      curve.stroked(style, tolerance: 0.5), curve.strokedLines(style, tolerance: 0.5),
    ] {
      let box = outline.lines().points.reduce((CGFloat.infinity, -CGFloat.infinity)) {
        (min($0.0, $1.x), max($0.1, $1.y))
      }
      expect(abs(box.0) < 1e-9)
      expect(abs(box.1 - 100) < 1e-9)
    }
  }

  @Test func smoothJointsBetweenCurvesHaveNoMiter() {
    // Two quarters of a circle; a slight kink within the rounding of their controls.
    let k = 55.22847498
    let path = PathStorage.make {
      $0.move(to: CGPoint(x: 100, y: 0))
      $0.cubic(
        to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: k), control2: CGPoint(x: k, y: 100))
      $0.cubic(
        to: CGPoint(x: -100, y: 0), control1: CGPoint(x: -k, y: 100.0001),
        control2: CGPoint(x: -100, y: k))
    }
    let style = StrokeStyle(lineWidth: 10, lineJoin: .bevel)
    let outline = path.stroked(style, tolerance: 0.01)
    expect(outline.verbs.filter { $0 == .line }.count <= 6)
  }

  @Test func curvesStayFew() {
    let k = 55.22847498
    let path = PathStorage.make {
      $0.move(to: CGPoint(x: 100, y: 0))
      $0.cubic(
        to: CGPoint(x: 0, y: 100), control1: CGPoint(x: 100, y: k), control2: CGPoint(x: k, y: 100))
    }
    let outline = path.stroked(StrokeStyle(lineWidth: 20), tolerance: 0.01)
    expect(outline.verbs.filter { $0 == .cubic }.count == 2)
    var random = RandomSource(seed: 12)
    var curves = 0
    for _ in 0..<100 {
      let path = PathStorage.make {
        $0.move(to: random.point())
        $0.cubic(to: random.point(), control1: random.point(), control2: random.point())
      }
      curves +=
        path.stroked(StrokeStyle(lineWidth: 2), tolerance: 0.01).verbs
        .filter { $0 == .cubic }.count
    }
    expect(curves < 100 * 14, "\(curves) cubics for 100")
  }

  @Test(arguments: [1e-300, 1e-160, 1e140, 1e200, 1e307])
  func absurdSizesNeverTrap(size: Double) {
    var random = RandomSource(seed: 13)
    for width in [1, size, 1e100] {
      for _ in 0..<10 {
        let path = PathStorage.make {
          $0.move(to: random.point(size))
          $0.line(to: random.point(size))
          $0.cubic(
            to: random.point(size), control1: random.point(size), control2: random.point(size))
          $0.quad(to: random.point(size), control: random.point(size))
          $0.close()
        }
        let style = StrokeStyle(
          lineWidth: width, lineCap: .round, lineJoin: .round, dash: [size, 1])
        expect(path.stroked(style, tolerance: 0.1).verbs.count < 1_000_000)
        expect(path.strokedLines(style, tolerance: 0.1).verbs.count < 1_000_000)
      }
    }
  }

  @Test func nonFiniteElementsAreSkipped() {
    var path = corner
    path.line(to: CGPoint(x: CGFloat.nan, y: 0))
    path.line(to: CGPoint(x: 0, y: CGFloat.infinity))
    expect(
      path.stroked(StrokeStyle(), tolerance: 0.1) == corner.stroked(StrokeStyle(), tolerance: 0.1))
  }

  /// A V whose corner halves point upwards; the miter is 1 / sin(26.57°) = 2.236 as long as the line is wide.
  @Test func `a miter over the limit is cut at it`() {
    let corner = Path {
      $0.addLines([(-10, 20), (0, 0), (10, 20)].map { CGPoint(x: $0.0, y: $0.1) })
    }
    func top(_ limit: CGFloat, _ join: StrokeJoin) -> CGFloat {
      let style = StrokeStyle(lineWidth: 4, miterLimit: limit)
      return corner.strokedPath(style, join: join).boundingRect.minY
    }
    expect(abs(top(1.2, .miterClip) + 2.4) < 1e-9)
    expect(abs(top(1.2, .miter) + 2 / 5.0.squareRoot()) < 1e-9)
    expect(abs(top(3, .miterClip) + 2 * 5.0.squareRoot()) < 1e-9)
    // Nearer than the bevel is the bevel.
    expect(top(0.1, .miterClip) == top(0.1, .miter))
  }
}
