import Foundation

/// A simple set of which strokes are the union.
enum StrokePiece {
  /// All points within a distance of a segment: what a round pen leaves on its way.
  case capsule(Vector, Vector, radius: Double)
  /// The sector about a point between two unit vectors, the short way, at most half a turn.
  case sector(Vector, from: Vector, to: Vector, radius: Double)
  /// A triangle or a convex quadrilateral, in either sense.
  case polygon(Vector, Vector, Vector, Vector)

  /// What rounding may hide where two pieces touch.
  private static let seam = 1e-9

  /// Whether the point is in the piece: 0, or how far away it is.
  func distance(_ p: Vector) -> Double {
    switch self {
    case .capsule(let a, let b, let radius):
      return max(p.distance(toSegment: a, b) - radius, 0)
    case .sector(let center, let from, let to, let radius):
      let v = p - center
      let turn = from.cross(to) >= 0 ? 1.0 : -1.0
      if turn * from.cross(v) >= -Self.seam, turn * v.cross(to) >= -Self.seam {
        return max(v.length - radius, 0)
      }
      return min(
        p.distance(toSegment: center, center + from * radius),
        p.distance(toSegment: center, center + to * radius))
    case .polygon(let a, let b, let c, let d):
      let sides = (
        (b - a).cross(p - a), (c - b).cross(p - b), (d - c).cross(p - c), (a - d).cross(p - d)
      )
      let low = min(min(sides.0, sides.1), min(sides.2, sides.3))
      let high = max(max(sides.0, sides.1), max(sides.2, sides.3))
      if low >= 0 || high <= 0 {
        // On the line of a flat piece one may still be far from it.
        let box = self.box
        if p.x >= box.minX - Self.seam, p.x <= box.maxX + Self.seam, p.y >= box.minY - Self.seam,
          p.y <= box.maxY + Self.seam
        {
          return 0
        }
      }
      let distance = min(
        min(p.distance(toSegment: a, b), p.distance(toSegment: b, c)),
        min(p.distance(toSegment: c, d), p.distance(toSegment: d, a)))
      return distance <= Self.seam ? 0 : distance
    }
  }

  var box: (minX: Double, minY: Double, maxX: Double, maxY: Double) {
    switch self {
    case .capsule(let a, let b, let r):
      return (min(a.x, b.x) - r, min(a.y, b.y) - r, max(a.x, b.x) + r, max(a.y, b.y) + r)
    case .sector(let c, _, _, let r):
      return (c.x - r, c.y - r, c.x + r, c.y + r)
    case .polygon(let a, let b, let c, let d):
      return (
        min(min(a.x, b.x), min(c.x, d.x)), min(min(a.y, b.y), min(c.y, d.y)),
        max(max(a.x, b.x), max(c.x, d.x)), max(max(a.y, b.y), max(c.y, d.y))
      )
    }
  }

  /// A point of the edge.
  func edgePoint(_ side: Double, _ share: Double) -> Vector {
    switch self {
    case .capsule(let a, let b, let r):
      let normal = (b - a).unit?.turned ?? Vector(cos(6.28 * share), sin(6.28 * share))
      return a + (b - a) * share + normal * (side < 0.5 ? r : -r)
    case .sector(let c, let from, let to, let r):
      let v = (from * (1 - share) + to * share).unit ?? from
      return c + v * r
    case .polygon(let a, let b, let c, let d):
      let corners = [a, b, c, d]
      let i = min(Int(side * 4), 3)
      return corners[i] + (corners[(i + 1) % 4] - corners[i]) * share
    }
  }
}
