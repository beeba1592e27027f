import Foundation

/// The proof that a fitted curve and the stretch that it replaces lie within a distance of each other.
///
/// Both are chains of lines here. Each corner of the fit gets a partner on the stretch, in order and
/// within the distance; between partners all corners of the stretch must be within the distance of the
/// fit's line. Then so is all of the stretch, for the distance from one line is convex along another; and
/// so is all of the fit, for what leads from partner to partner passes by every point of the line
/// between. What this accepts holds for every point, then, not for samples of them.
package enum ChainMatch {
  /// Whether the two chains, which share their ends, are proven to be that near to each other.
  ///
  /// - Parameters:
  ///   - fit: The corners of the fit.
  ///   - stretch: The corners of the stretch.
  ///   - lengths: The length of the stretch up to each corner, from whatever start.
  ///   - distance: The distance allowed.
  ///   - leeway: How many times longer than the fit the stretch may be between partners.
  /// - Returns: False also where the chains are near but no such partners were found.
  package static func isNear(
    _ fit: UnsafeBufferPointer<CGPoint>, _ stretch: UnsafeBufferPointer<CGPoint>,
    lengths: UnsafeBufferPointer<CGFloat>, distance: CGFloat, leeway: CGFloat = 3
  ) -> Bool {
    let square = distance * distance
    let last = stretch.count - 2
    // The edge of the stretch that the last partner is on, and where.
    var edge = 0
    var place: CGFloat = 0
    for k in 1..<fit.count {
      let (p, q) = (fit[k - 1], fit[k])
      var partner = (edge: last, place: 1 as CGFloat)
      if k + 1 < fit.count {
        // The nearest within what the stretch can take to come along; beyond, it comes by again.
        let reach = leeway * (q - p).length + (leeway + 1) * distance + lengths[edge + 1]
        var nearest = CGFloat.infinity
        var i = edge
        while i <= last, lengths[i] <= reach {
          var (t, rest) = project(q, stretch[i], stretch[i + 1])
          if i == edge, t < place {
            t = place
            let (a, b) = (stretch[i], stretch[i + 1])
            let offset = q - (a + (b - a) * t)
            rest = offset.dot(offset)
          }
          if rest < nearest { (nearest, partner) = (rest, (i, t)) }
          i += 1
        }
        // Negated, so that NaN fails.
        if !(nearest <= square) { return false }
      }
      var i = edge + 1
      while i <= partner.edge {
        if !(project(stretch[i], p, q).square <= square) { return false }
        i += 1
      }
      (edge, place) = partner
    }
    return true
  }

  /// Where on the line between `a` and `b` the point is nearest, and the squared distance there.
  @inline(__always)
  static func project(
    _ p: CGPoint, _ a: CGPoint, _ b: CGPoint
  ) -> (t: CGFloat, square: CGFloat) {
    // In doubles, one by one: this is where simplification spends its time.
    let (ax, ay) = (Double(a.x), Double(a.y))
    let (dx, dy) = (Double(b.x) - ax, Double(b.y) - ay)
    let (ox, oy) = (Double(p.x) - ax, Double(p.y) - ay)
    let square = dx * dx + dy * dy
    var t = ox * dx + oy * dy
    t = t <= 0 ? 0 : t >= square ? 1 : t / square
    let (ex, ey) = (ox - t * dx, oy - t * dy)
    return (CGFloat(t), CGFloat(ex * ex + ey * ey))
  }
}
