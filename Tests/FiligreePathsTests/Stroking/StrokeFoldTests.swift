import FiligreePaths
import FiligreeTestSupport
import Foundation
import PathFuzzing
import Testing

/// Curves that bend more tightly than half the width: the pen sweeps on beyond the center of curvature.
struct StrokeFoldTests {
  private func areas(_ path: Path, _ style: StrokeStyle) -> [Double] {
    let storage = path.storage
    return [
      storage.stroked(style, tolerance: 0.002), storage.strokedLines(style, tolerance: 0.002),
    ]
    .map { FuzzArea.area(Path(storage: $0).normalized(eoFill: false).cgPath) }
  }

  /// The normal of an arc goes from 15 on one side of the center to 5 on the other.
  @Test(arguments: [90.0, 180, 270, 330]) func arcs(degrees: Double) {
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 5, startAngle: .zero, endAngle: .degrees(degrees), clockwise: false)
    }
    let share = degrees / 360
    // Opposite of the arc a disc of radius 5, as far as the arc itself does not cover it.
    let expected = .pi * (225 * share + 25 * min(share, 1 - share))
    for area in areas(arc, StrokeStyle(lineWidth: 20)) { expect(abs(area - expected) < 0.3) }
    // Round caps reach everything within 10 of the arc.
    let round = StrokeStyle(lineWidth: 20, lineCap: .round, lineJoin: .round)
    let caps = areas(arc, round)
    let butt = areas(arc, StrokeStyle(lineWidth: 20))
    for (cap, butt) in zip(caps, butt) { expect(cap > butt) }
  }

  @Test func trimmedCircle() {
    let arc = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      .trimmedPath(from: 0, to: 0.75)
    for area in areas(arc, StrokeStyle(lineWidth: 20)) {
      expect(abs(area - .pi * (225 * 0.75 + 25 * 0.25)) < 0.3)
    }
  }

  /// A cusp is the limit of ever tighter bends, about which the normal sweeps a whole disc.
  @Test func cusps() {
    func curve(_ gap: CGFloat) -> Path {
      Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 10 + gap, y: 10),
          control2: CGPoint(x: -gap, y: 10))
      }
    }
    let style = StrokeStyle(lineWidth: 30)
    let cusp = areas(curve(0), style)
    for gap in [1e-3, -1e-3] as [CGFloat] {
      for (area, exact) in zip(areas(curve(gap), style), cusp) {
        expect(abs(area - exact) < 0.01 * exact)
      }
    }
  }

  /// What the stroke of a fine polyline paints, that of its curve paints as well.
  ///
  /// With round caps both are all that is within half the width. With butt caps far beyond the center of
  /// curvature the strips of short chords leave gaps between them, which the normal of the curve sweeps.
  @Test func curvesAndPolylinesAgree() {
    var random = RandomSource(seed: 23)
    for round in 0..<12 {
      let (a, b, c, d) = (random.point(20), random.point(20), random.point(20), random.point(20))
      let curve = Path {
        $0.move(to: a)
        $0.addCurve(to: d, control1: b, control2: c)
      }
      let lines = Path(storage: curve.storage.flattened(tolerance: 1e-3))
      let style = StrokeStyle(
        lineWidth: CGFloat(random.number(in: 5...60)), lineCap: round % 2 == 0 ? .butt : .round,
        lineJoin: .round)
      let expected = areas(lines, style)[1]
      for area in areas(curve, style) {
        expect(
          area > 0.996 * expected && (round % 2 == 0 || area < 1.004 * expected),
          "round \(round): \(curve.svg), width \(style.lineWidth): \(area), not \(expected)")
      }
    }
  }
}
