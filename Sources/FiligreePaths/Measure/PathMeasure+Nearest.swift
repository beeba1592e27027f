import Foundation

extension PathMeasure {
  /// The point of a path that is nearest to a given one.
  public struct NearestPoint: Hashable, Sendable {
    /// The point on the path.
    public let point: CGPoint
    /// How far it is from the given point.
    public let distance: CGFloat
    /// Which subpath, element and parameter it is at.
    public let location: Location
    /// The length from the path's start to it.
    public let length: CGFloat
  }

  /// The point of the path that is nearest to `point`; the first, where several are.
  ///
  /// Nil for a path without a segment, and where `point` is not finite. The distance is exact but for
  /// rounding: the candidates are all ends, and all zeros of the distance's derivative.
  public func nearestPoint(to point: CGPoint) -> NearestPoint? {
    guard point.isFinite else { return nil }
    // The nearest end of a segment bounds what is worth a look: a segment lies within the box of its
    // control points.
    var bound = Double.infinity
    for i in 0..<segments.count {
      let end = segments.points[segments.origins[i]] - point
      bound = min(bound, Double(PathSegment.length(of: end)))
    }
    bound *= 1 + 0x1p-50
    var best: (segment: Int, t: CGFloat, distance: CGFloat) = (-1, 0, .infinity)
    for i in 0..<segments.count {
      let box = segments.controlBox(i)
      let dx = max(max(box.left - Double(point.x), Double(point.x) - box.right), 0)
      let dy = max(max(box.top - Double(point.y), Double(point.y) - box.bottom), 0)
      if max(dx, dy) > bound { continue }
      let (t, distance) = segments[i].nearest(to: point)
      if distance < best.distance || best.segment < 0 {
        best = (i, t, distance)
        bound = min(bound, Double(distance))
      }
    }
    guard best.segment >= 0 else { return nil }
    let subpath = segments.subpath(ofSegment: best.segment)
    return NearestPoint(
      point: segments[best.segment].point(at: best.t),
      distance: best.distance,
      location: Location(subpath: subpath, element: best.segment + subpath + 1, t: best.t),
      length: length(segment: best.segment, t: best.t))
  }
}
