import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// Strokes in lines, as they are drawn: how far off, and how many.
@Suite struct StrokeLinesTests {
  /// A circle of four curves, within 3·10^-4 of its radius.
  private func circle(_ radius: CGFloat) -> PathStorage {
    let k = 0.552_284_749_8 * radius
    return PathStorage.make {
      $0.move(to: CGPoint(x: radius, y: 0))
      $0.cubic(
        to: CGPoint(x: 0, y: radius), control1: CGPoint(x: radius, y: k),
        control2: CGPoint(x: k, y: radius))
      $0.cubic(
        to: CGPoint(x: -radius, y: 0), control1: CGPoint(x: -k, y: radius),
        control2: CGPoint(x: -radius, y: k))
      $0.cubic(
        to: CGPoint(x: 0, y: -radius), control1: CGPoint(x: -radius, y: -k),
        control2: CGPoint(x: -k, y: -radius))
      $0.cubic(
        to: CGPoint(x: radius, y: 0), control1: CGPoint(x: k, y: -radius),
        control2: CGPoint(x: radius, y: -k))
      $0.close()
    }
  }

  /// The chords of both sides are off by as much on one side as on the other, so that the area is
  /// right; chords between points of the sides would be off by four times as much.
  @Test(arguments: [20, 90, 400] as [CGFloat], [3, 18] as [CGFloat])
  func chordsLieAsFarOutAsIn(radius: CGFloat, width: CGFloat) {
    let tolerance: CGFloat = 0.1
    let style = StrokeStyle(lineWidth: width)
    let outline = circle(radius).strokedLines(style, tolerance: tolerance)
    expect(outline.verbs.count(where: { $0 == .move }) == 2)
    let lines = outline.lines()
    for ring in lines.subpaths.map({ Array(lines.points[$0.range]) }) {
      let isOuter = (ring.first.map { hypot($0.x, $0.y) } ?? 0) > radius
      let side = isOuter ? radius + width / 2 : radius - width / 2
      var mean: CGFloat = 0
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
        // The center's own curves are off by a little.
        for p in [a, middle] {
          expect(abs(hypot(p.x, p.y) - side) <= 0.6 * tolerance + 3e-4 * radius)
        }
        mean += (a.x * b.y - a.y * b.x) / 2
      }
      let off = (abs(mean) - .pi * side * side) / (2 * .pi * side)
      expect(abs(off) <= 0.2 * tolerance + 2e-4 * radius, "off by \(off) on average")
    }
  }

  /// A chord of an arc is off by an eighth of its length times its turn, so that there is a least
  /// number of them; a quarter more is taken.
  @Test(arguments: [20, 90, 400] as [CGFloat], [3, 18] as [CGFloat])
  func linesAreFew(radius: CGFloat, width: CGFloat) {
    let tolerance: CGFloat = 0.1
    let outline = circle(radius).strokedLines(StrokeStyle(lineWidth: width), tolerance: tolerance)
    let least = 2 * .pi * ((radius + width / 2) / (8 * tolerance)).squareRoot()
    // Of each curve on either side the number is rounded up.
    let most = 2 * (1.27 * least + 4) + 4
    expect(CGFloat(outline.verbs.count) <= most, "\(outline.verbs.count) for \(2 * least)")
  }

  /// Where a curve ends more tightly bent than the pen is wide, its caps begin at the ends of the
  /// normal all the same.
  @Test(
    arguments: [
      ("M20 20C71.1846-77.683 36.0682-77.9887 37.9834-84.4311", 6.47),
      ("M-61.287 82.4224C-20 20-10-20 10-10", 49.9),
      ("M37.1682-28.2043C-30-10 10-10 20 10", 66.2),
      // A turn behind an inflection.
      ("M-10-10C30-30 30 30 30 10", 68),
    ] as [(String, CGFloat)])
  func tightEndsReachTheirCaps(svg: String, width: CGFloat) throws {
    for cap in CGLineCap.allCases {
      let test = StrokeCase(
        path: try Path(svg: svg), style: StrokeStyle(lineWidth: width, lineCap: cap),
        tolerance: 0.05)
      for verdict in [
        StrokeOracle.checkPixels(test, forms: [.lines]),
        StrokeOracle.check(test, forms: [.lines], grid: 32, probes: 300),
      ] {
        if case .wrong(let failure) = verdict { Issue.record("\(failure), \(cap)") }
      }
    }
  }

  /// A side that goes forward, turns and goes back along the evolute within one step would leave out
  /// what it sweeps there.
  @Test(
    arguments: [
      (
        "M39.6756 19.4671c-5.1433 8.7166-6.4275 10.9901-3.9081 6.8799", 70, 0.163,
        CGPoint(x: 65.4228, y: 44.3219)
      ),
      (
        "M63.57 17.31C48.75-29.34 21.32 12.3 41.29-43.18", 103.2, 0.0533,
        CGPoint(x: 56.2498, y: -54.7172)
      ),
    ] as [(String, CGFloat, CGFloat, CGPoint)])
  func sidesThatTurnBackAreWhole(svg: String, width: CGFloat, tolerance: CGFloat, point: CGPoint)
    throws
  {
    let test = StrokeCase(
      path: try Path(svg: svg), style: StrokeStyle(lineWidth: width), tolerance: tolerance.native)
    expect(
      test.path.storage.strokedLines(test.style, tolerance: tolerance)
        .contains(point, evenOdd: false))
    if case .wrong(let failure) = StrokeOracle.check(test, forms: [.lines], grid: 64, probes: 600) {
      Issue.record("\(failure)")
    }
  }

  /// A straight curve of even speed takes one line on either side.
  @Test func straightCurvesAreLines() {
    let path = PathStorage.make {
      $0.move(to: .zero)
      $0.cubic(
        to: CGPoint(x: 90, y: 30), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 60, y: 20))
    }
    let outline = path.strokedLines(StrokeStyle(lineWidth: 8), tolerance: 0.1)
    expect(outline.verbs == [.move, .line, .line, .line, .close])
  }
}
