import FiligreePaths
import FiligreeTestSupport
import Foundation

extension FuzzOracle {
  /// One operation's result and what it is to fill.
  struct Outcome {
    var name: String
    var path: CGPath
    var keeps: (Bool, Bool) -> Bool
    var reference: ReferencePath

    init(_ name: String, _ path: CGPath, _ keeps: @escaping (Bool, Bool) -> Bool) {
      (self.name, self.path, self.keeps) = (name, path, keeps)
      reference = ReferencePath(path)
    }
  }

  /// How far results may lie from the operands' outlines, relative to the longer side of the operands'
  /// box: what the documentation of `Path.union` promises.
  static func bound(curved: Bool) -> Double { curved ? 0x1p-19 : 0x1p-28 }

  /// How many segments one operation on `n` segments, closing lines included, gives at most: two cubics
  /// meet in nine points, two lines in one, and each intersection cuts both.
  public static func maximumSegments(_ n: Int, curved: Bool) -> Int { (curved ? 9 : 1) * n * n }

  /// Every result's outline lies along an input's, crosses itself nowhere, and has so many segments.
  static func outlines(
    _ outcomes: [Outcome], _ a: ReferencePath, _ b: ReferencePath, _ size: Double,
    _ tolerance: Double, _ verdict: inout Verdict
  ) -> String? {
    var all = a
    all.add(b)
    let n = all.segments.count
    let curved = all.segments.contains { !$0.isLine }
    // Far from the origin the doubles themselves are coarser than the grid.
    let rounding = max(max(abs(all.minX), abs(all.maxX)), max(abs(all.minY), abs(all.maxY))) * 4e-16
    let bound = size * FuzzOracle.bound(curved: curved) + rounding
    for outcome in outcomes {
      let reference = outcome.reference
      for s in reference.segments {
        guard let distance = all.strayed(s, within: bound) else {
          return "\(outcome.name) has the segment \(s), which strays from both outlines"
        }
        let relative = (distance - rounding) / size
        if curved {
          verdict.curveDistance = max(verdict.curveDistance, relative)
        } else {
          verdict.lineDistance = max(verdict.lineDistance, relative)
        }
      }
      if let point = reference.crossing(tolerance: tolerance) {
        return "\(outcome.name) crosses itself at \(point)"
      }
      let count = reference.segments.count
      verdict.growth = max(verdict.growth, Double(count) / Double(max(n, 1)))
      if count > maximumSegments(n, curved: curved) {
        return "\(outcome.name) has \(count) segments out of \(n)"
      }
    }
    return nil
  }

  /// Where an input's outline parts what is to be filled from what is not, the result has an edge.
  static func edges(
    _ outcomes: [Outcome], _ a: ReferencePath, _ b: ReferencePath, _ rule: CGPathFillRule,
    _ tolerance: Double
  ) -> String? {
    let step = 4 * tolerance
    for s in a.segments + b.segments {
      for t in [0.19, 0.5, 0.83] {
        let p = s.point(t)
        let q = s.point(t + 1e-3)
        let length = hypot(q.x - p.x, q.y - p.y)
        guard length > 0 else { continue }
        let nx = -(q.y - p.y) / length * step
        let ny = (q.x - p.x) / length * step
        let (left, right) = ((x: p.x + nx, y: p.y + ny), (x: p.x - nx, y: p.y - ny))
        if [left, right].contains(where: {
          a.comes(within: tolerance, of: $0.x, $0.y) || b.comes(within: tolerance, of: $0.x, $0.y)
        }) {
          continue
        }
        let inLeft = (
          inside(a.winding(left.x, left.y), rule), inside(b.winding(left.x, left.y), rule)
        )
        let inRight = (
          inside(a.winding(right.x, right.y), rule), inside(b.winding(right.x, right.y), rule)
        )
        if inLeft == inRight { continue }
        for outcome in outcomes
        where outcome.keeps(inLeft.0, inLeft.1) != outcome.keeps(inRight.0, inRight.1) {
          // Another outline may run between both sides, and the edge lie there.
          if !outcome.reference.comes(within: step, of: p.x, p.y) {
            return "\(outcome.name) has no edge at (\(p.x), \(p.y))"
          }
        }
      }
    }
    return nil
  }
}
