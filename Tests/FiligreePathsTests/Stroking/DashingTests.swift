import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct DashingTests {
  let line = PathStorage.make {
    $0.move(to: .zero)
    $0.line(to: CGPoint(x: 100, y: 0))
  }

  let square = PathStorage.make {
    $0.move(to: .zero)
    $0.line(to: CGPoint(x: 10, y: 0))
    $0.line(to: CGPoint(x: 10, y: 10))
    $0.line(to: CGPoint(x: 0, y: 10))
    $0.close()
  }

  func svg(_ path: PathStorage) -> String { Path(storage: path).svg }

  /// Start and end x of each dash of a path along the x axis.
  func spans(_ path: PathStorage) -> [[CGFloat]] {
    let lines = path.lines()
    return lines.subpaths.map { [lines.points[$0.range.first!].x, lines.points[$0.range.last!].x] }
  }

  @Test func aLine() {
    expect(spans(line.dashed([30, 20], phase: 0, tolerance: 1)) == [[0, 30], [50, 80]])
    expect(
      spans(line.dashed([30, 20], phase: 10, tolerance: 1)) == [[0, 20], [40, 70], [90, 100]])
    expect(spans(line.dashed([30, 20], phase: 40, tolerance: 1)) == [[10, 40], [60, 90]])
    expect(spans(line.dashed([32, 32], phase: -8, tolerance: 1)) == [[8, 40], [72, 100]])
    expect(spans(line.dashed([30, 20], phase: 140, tolerance: 1)) == [[10, 40], [60, 90]])
  }

  @Test func anOddNumberOfLengthsCountsTwice() {
    expect(
      spans(line.dashed([30], phase: 0, tolerance: 1)) == [[0, 30], [60, 90]])
    expect(
      spans(line.dashed([10, 20, 30], phase: 0, tolerance: 1))
        == [[0, 10], [30, 60], [70, 90]])
  }

  @Test(
    arguments: [
      [], [0, 0], [-1, 5], [.nan, 5], [5, .infinity],
      [.greatestFiniteMagnitude, .greatestFiniteMagnitude],
    ] as [[CGFloat]])
  func uselessPatternsAreSolid(lengths: [CGFloat]) {
    expect(line.dashed(lengths, phase: 0, tolerance: 1) == line)
    expect(
      line.stroked(StrokeStyle(lineWidth: 2, dash: lengths), tolerance: 0.1)
        == line.stroked(StrokeStyle(lineWidth: 2), tolerance: 0.1))
  }

  @Test func aPhaseThatIsNotFiniteIsZero() {
    for phase in [CGFloat.nan, .infinity] {
      expect(spans(line.dashed([30, 20], phase: phase, tolerance: 1)) == [[0, 30], [50, 80]])
    }
  }

  @Test func theDashesAtTheEndAndTheStartOfAClosedSubpathAreOne() {
    expect(
      svg(square.dashed([6, 4], phase: 3, tolerance: 1)) == "M7 0h3V3m0 4v3H7M3 10H0V7M0 3V0H3")
    // The pattern ends with the subpath.
    expect(svg(square.dashed([10, 10], phase: 0, tolerance: 1)) == "M10 10H0M0 0H10")
    expect(svg(square.dashed([50, 10], phase: 0, tolerance: 1)) == "M0 0H10V10H0V0z")
  }

  @Test func thePatternBeginsAnewWithEachSubpath() {
    var two = line
    two.append(line)
    expect(
      spans(two.dashed([70, 50], phase: 0, tolerance: 1)) == [[0, 70], [0, 70]])
  }

  @Test func zeroLengthDashesAreDots() {
    let dots = line.dashed([0, 50], phase: 0, tolerance: 1)
    expect(svg(dots) == "M0 0H0M50 0h0m50 0h0")
    let discs = line.stroked(
      StrokeStyle(lineWidth: 10, lineCap: .round, dash: [0, 50]), tolerance: 0.01)
    expect(discs.verbs.filter { $0 == .close }.count == 3)
    expect(discs.verbs.filter { $0 == .cubic }.count == 12)
    let none = line.stroked(StrokeStyle(lineWidth: 10, dash: [0, 50]), tolerance: 0.01)
    expect(none.isEmpty)
  }

  @Test func squareDotsTurnAlongTheLine() {
    let diagonal = PathStorage.make {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 30, y: 40))
    }
    let style = StrokeStyle(lineWidth: 10, lineCap: .square, dash: [0, 25])
    let outline = diagonal.strokedLines(style, tolerance: 0.01).lines()
    expect(outline.subpaths.count == 3)
    // A corner of the square about the origin: 5 along (0.6, 0.8) and 5 across.
    expect(windingNumber(outline, about: CGPoint(x: 0.95 * (3 - 4), y: 0.95 * (4 + 3))) != 0)
    expect(windingNumber(outline, about: CGPoint(x: 1.05 * (3 - 4), y: 1.05 * (4 + 3))) == 0)
  }

  @Test func dashesOnACurveHaveTheirLengths() {
    var random = RandomSource(seed: 11)
    for _ in 0..<40 {
      let c = random.cubic()
      let path = PathStorage.make {
        $0.move(to: c.p0)
        $0.cubic(to: c.p3, control1: c.p1, control2: c.p2)
      }
      let dashes = path.dashed([7, 3], phase: 2, tolerance: 0.1).lines(1e-4)
      for (i, subpath) in dashes.subpaths.enumerated().dropLast() {
        var length: CGFloat = 0
        for j in subpath.range.dropFirst() {
          let (a, b) = (dashes.points[j - 1], dashes.points[j])
          length += hypot(b.x - a.x, b.y - a.y)
        }
        expect(abs(length - (i == 0 ? 5 : 7)) < 0.05, "\(c), dash \(i)")
      }
    }
  }

  @Test(
    arguments: [[], [0], [0, 0], [3, -1], [-1, 5], [.nan, 2], [2, .infinity]] as [[CGFloat]])
  func uselessLengthsAreASolidLine(lengths: [CGFloat]) {
    expect(line.dashed(lengths, phase: 1, tolerance: 1) == line)
    let path = Path(storage: square)
    expect(
      path.strokedPath(StrokeStyle(dash: lengths)) == path.strokedPath(StrokeStyle()),
      "\(lengths)")
  }

  @Test func theNumberOfDashesIsBounded() {
    let long = PathStorage.make {
      $0.move(to: .zero)
      $0.line(to: CGPoint(x: 1e9, y: 0))
    }
    expect(long.dashed([1e-6, 1e-6], phase: 0, tolerance: 1) == long)
    let many = long.dashed([5000, 5000], phase: 0, tolerance: 1)
    expect(many.verbs.count == 200_000)
    let outline = long.strokedLines(StrokeStyle(lineWidth: 1, dash: [1e-6]), tolerance: 0.1)
    expect(outline.verbs.count < 10)
  }

  @Test func zeroLengthSubpaths() {
    let dot = PathStorage.make {
      $0.move(to: CGPoint(x: 5, y: 5))
      $0.close()
    }
    let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [3, 2])
    expect(dot.stroked(style, tolerance: 0.01).verbs.filter { $0 == .cubic }.count == 4)
    var off = style
    off.dashPhase = 4
    expect(dot.stroked(off, tolerance: 0.01).isEmpty)
  }
}
