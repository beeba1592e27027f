import Foundation

/// The proof that a fitted curve and the stretch that it replaces lie within a distance of each other.
///
/// The distance from one line is convex along another, so that a line whose ends are within reach of the
/// same line is so everywhere. Lines of the one chain are halved until each has such a partner in
/// the other: what this accepts holds for every point, not for samples of them.
struct ChainCover {
  /// How many lines to either side of the last partner are tried.
  private static let window = 64
  /// How often a line is halved.
  private static let depth = 10

  /// Whether every point of the chain `a` is within `distance` of `b`.
  static func covers(
    _ a: UnsafeBufferPointer<CGPoint>, by b: UnsafeBufferPointer<CGPoint>, distance: CGFloat
  ) -> Bool {
    var partner = 0
    let square = distance * distance
    var i = 1
    while i < a.count {
      if !covers(a[i - 1], a[i], b, square, &partner, depth) { return false }
      i += 1
    }
    return true
  }

  private static func covers(
    _ p: CGPoint, _ q: CGPoint, _ b: UnsafeBufferPointer<CGPoint>, _ square: CGFloat,
    _ partner: inout Int, _ depth: Int
  ) -> Bool {
    let last = b.count - 2
    // Outwards from the last partner, forwards first.
    var reachesP = false
    for offset in 0...window {
      let (ahead, behind) = (partner + offset, partner - offset)
      if ahead > last, behind < 0 { break }
      if ahead <= last, squaredDistance(p, b[ahead], b[ahead + 1]) <= square {
        reachesP = true
        if squaredDistance(q, b[ahead], b[ahead + 1]) <= square {
          partner = ahead
          return true
        }
      }
      if behind >= 0, offset > 0, squaredDistance(p, b[behind], b[behind + 1]) <= square {
        reachesP = true
        if squaredDistance(q, b[behind], b[behind + 1]) <= square {
          partner = behind
          return true
        }
      }
    }
    guard reachesP, depth > 0 else { return false }
    let middle = p.midpoint(q)
    return covers(p, middle, b, square, &partner, depth - 1)
      && covers(middle, q, b, square, &partner, depth - 1)
  }

  /// The squared distance of a point from the line between `a` and `b`.
  @inline(__always)
  static func squaredDistance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
    // In doubles, one by one: this is where simplification spends its time.
    let (ax, ay) = (Double(a.x), Double(a.y))
    let (dx, dy) = (Double(b.x) - ax, Double(b.y) - ay)
    let (ox, oy) = (Double(p.x) - ax, Double(p.y) - ay)
    let square = dx * dx + dy * dy
    var t = ox * dx + oy * dy
    t = t <= 0 ? 0 : t >= square ? 1 : t / square
    let (ex, ey) = (ox - t * dx, oy - t * dy)
    return CGFloat(ex * ex + ey * ey)
  }
}
