import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

/// With round joins a point is inside the result exactly if it is inside the path or within the distance
/// of its edge, or for negative distances inside and further away than that.
@Suite struct OffsetOracleTests {
  private func check(
    _ path: Path, by d: Double, eoFill: Bool, points: Int, random: inout RandomSource,
    _ comment: String
  ) {
    let result = path.offset(by: d, join: .round, eoFill: eoFill)
    let tolerance = min(abs(d) / 500, 0.02)
    let fringe = 1.1 * tolerance + 1e-3
    let area = path.normalized(eoFill: eoFill).storage.lines(5e-4)
    if area.points.isEmpty { return }
    let out = result.storage.lines(5e-4)
    for _ in 0..<points {
      let base = area.points[Int(random.next() % UInt64(area.points.count))]
      let angle = random.number(in: 0...6.3)
      let far =
        abs(d)
        * (random.next() % 2 == 0 ? random.number(in: 0...1.5) : random.number(in: 0.97...1.03))
      let p = CGPoint(x: base.x + far * cos(angle), y: base.y + far * sin(angle))
      let near = closedDistance(area, from: p)
      if abs(near - abs(d)) < fringe { continue }
      let isInside = windingNumber(area, about: p) != 0
      let expected = d > 0 ? isInside || near < d : isInside && near > -d
      let winding = windingNumber(out, about: p)
      expect(
        winding == (expected ? 1 : 0), "\(p), \(near) from the edge, distance \(d), \(comment)")
      if winding != (expected ? 1 : 0) { return }
    }
    // And each point of the result is at the distance.
    for i in stride(from: 0, to: out.points.count, by: max(out.points.count / 40, 1)) {
      let p = out.points[i]
      let near = closedDistance(area, from: p)
      expect(
        abs(near - abs(d)) < fringe, "\(p) is \(near) from the edge, distance \(d), \(comment)")
      if abs(near - abs(d)) >= fringe { return }
    }
  }

  /// The distance from flattened subpaths, each closed with a line.
  private func closedDistance(_ lines: Polylines, from p: CGPoint) -> CGFloat {
    var best = CGFloat.infinity
    lines.points.withUnsafeBufferPointer { points in
      for subpath in lines.subpaths {
        var a = points[subpath.range.upperBound - 1]
        for i in subpath.range {
          // Most are further in x or y alone.
          let b = points[i]
          if min(a.x, b.x) - best < p.x, max(a.x, b.x) + best > p.x, min(a.y, b.y) - best < p.y,
            max(a.y, b.y) + best > p.y
          {
            best = min(best, p.distance(toSegment: a, b))
          }
          a = b
        }
      }
    }
    return best
  }

  private func randomPath(curves: Bool, _ random: inout RandomSource) -> Path {
    var path = Path()
    for _ in 0...Int(random.next() % 3) {
      path.move(to: random.point())
      for _ in 0..<2 + Int(random.next() % 6) {
        switch random.next() % (curves ? 5 : 2) {
        case 0: path.addLine(to: random.point())
        case 1: path.addLine(to: random.gridPoint(6))
        case 2: path.addQuadCurve(to: random.point(), control: random.point())
        case 3:
          path.addCurve(
            to: random.gridPoint(6), control1: random.gridPoint(6), control2: random.gridPoint(6))
        default:
          path.addCurve(to: random.point(), control1: random.point(), control2: random.point())
        }
      }
      if random.next() % 2 == 0 { path.closeSubpath() }
    }
    return path
  }

  @Test(arguments: [false, true])
  func randomPaths(curves: Bool) {
    for seed in 0..<(curves ? 60 : 200) as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let path = randomPath(curves: curves, &random)
      let eoFill = random.next() % 2 == 0
      let d = exp2(random.number(in: -2...6)) * (random.next() % 2 == 0 ? 1 : -1)
      check(
        path, by: d, eoFill: eoFill, points: 30, random: &random,
        "eoFill \(eoFill), seed \(seed): \(path.svg)")
    }
  }

  /// Outlines with many more corners than the distance is long, which go another way inside.
  @Test(arguments: [-25.0, -12, 12, 40])
  func manyTeethWithinTheDistance(d: Double) {
    for seed in 0..<3 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let path = Path {
        for n in [600, 100] {
          $0.addLines(
            (0..<n).map { i in
              let angle = 2 * Double.pi * Double(i) / Double(n)
              let r = n == 100 ? random.number(in: 10...30) : random.number(in: 90...110)
              return CGPoint(x: r * cos(angle), y: r * sin(angle))
            })
          $0.closeSubpath()
        }
      }
      check(
        path, by: d, eoFill: true, points: 60, random: &random, "teeth, seed \(seed)")
    }
  }

  @Test func mitersAndBevelsDifferAtCornersOnly() {
    for seed in 0..<40 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      let path = randomPath(curves: seed % 4 == 0, &random)
      let d = random.number(in: -10...10)
      let areas = [CGLineJoin.bevel, .round, .miter].map {
        path.offset(by: d, join: $0).signedArea
      }
      // Growing, bevels reach the least far and miters the furthest, but for those over the limit.
      let slack = 0.05 * path.length(accuracy: 0.1) * 0.02 + 1
      expect(d > 0 ? areas[0] <= areas[1] + slack : areas[0] >= areas[1] - slack)
      for join in [CGLineJoin.bevel, .miter] {
        let result = path.offset(by: d, join: join)
        expect(result.signedArea >= 0)
        expect(
          abs(result.normalized(eoFill: true).signedArea - result.signedArea)
            < 1e-5 * max(result.signedArea, 1), "seed \(seed): \(path.svg)")
      }
    }
  }
}
