import FiligreeBase

extension StrokeShaper {
  /// The cosine of the smallest turn, 45°, that is sharpened: gentler corners hardly suffer.
  private static let cornerCosine: Float = 0.707
  /// The largest distance of a point from its leg's line, in pixels.
  private static let straightness: Float = 0.3

  /// A straight stretch beside a corner: a point on its line, and its direction of travel.
  private struct Leg {
    var point: SIMD2<Float>
    var direction: SIMD2<Float>

    /// Fits a line; nil where the points are on none.
    init?(_ points: [SIMD2<Float>]) {
      let middle = points.reduce(.zero, +) / Float(points.count)
      var (xx, xy, yy) = (Float(0), Float(0), Float(0))
      for p in points {
        let d = p - middle
        xx += d.x * d.x
        xy += d.x * d.y
        yy += d.y * d.y
      }
      guard var axis = PrincipalAxis(xx: xx, xy: xy, yy: yy).direction else { return nil }
      if ((points[points.count - 1] - points[0]) * axis).sum() < 0 { axis = -axis }
      for p in points {
        let d = p - middle
        if d.cross(axis).magnitude > StrokeShaper.straightness { return nil }
      }
      (point, direction) = (middle, axis)
    }
  }

  /// Replaces the points around sharp corners by the corners themselves, where the lines of both sides
  /// meet.
  ///
  /// Sections across a corner are oblique and cut it off. A bend that was drawn round has no coverage
  /// where the lines of its sides meet.
  func sharpened(
    _ points: [SIMD2<Float>], width: Float, isClosed: Bool
  ) -> [SIMD2<Float>] {
    let n = points.count
    // `gap` is the reach of sections that include both sides; a side is examined up to `reach`.
    let gap = max(3, Int(0.75 * width + 0.75))
    let reach = gap + max(5, Int(width))
    guard n > 2 * reach else { return points }
    var found: [(index: Int, corner: SIMD2<Float>, distance: Float)] = []
    for i in isClosed ? 0..<n : reach..<(n - reach) {
      func at(_ k: Int) -> SIMD2<Float> { points[(i + k + n) % n] }
      let (u, v) = (at(-gap) - at(-reach), at(reach) - at(gap))
      let size = (u.squaredLength * v.squaredLength).squareRoot()
      guard size > 0, u.dot(v) < Self.cornerCosine * size,
        let before = Leg((-reach...(-gap)).map(at)), let after = Leg((gap...reach).map(at)),
        let corner = corner(before, after, width: width)
      else { continue }
      let d = corner - points[i]
      let distance = d.length
      guard distance <= Float(gap) else { continue }
      // One corner is found from several points: the nearest one counts.
      if let last = found.last, i - last.index < 2 * gap {
        if distance < last.distance { found[found.count - 1] = (i, corner, distance) }
      } else {
        found.append((i, corner, distance))
      }
    }
    if let first = found.first, let last = found.last, isClosed, found.count > 1,
      first.index + n - last.index < 2 * gap
    {
      if first.distance < last.distance { found.removeLast() } else { found.removeFirst() }
    }
    var result: [SIMD2<Float>?] = points
    for (index, corner, _) in found {
      for k in (1 - gap)..<gap { result[(index + k + n) % n] = nil }
      result[index] = corner
    }
    return result.compactMap { $0 }
  }

  /// The point where two sides meet, if the stroke has its full width there.
  private func corner(_ before: Leg, _ after: Leg, width: Float) -> SIMD2<Float>? {
    let (u, v) = (before.direction, after.direction)
    let across = u.cross(v)
    // A stroke that turns back has no corner.
    guard across.magnitude > 0.3 else { return nil }
    let d = after.point - before.point
    let corner = before.point + u * (d.cross(v) / across)
    let outward = (u - v) / ((u - v) * (u - v)).sum().squareRoot()
    var extent: Float = 0
    for i in 0..<Int((width + 4) / 0.25) {
      let coverage = map.coverage(corner + outward * ((Float(i) + 0.5) * 0.25))
      if coverage < 0.02 { break }
      extent += coverage * 0.25
    }
    return extent >= 0.425 * width - 0.25 ? corner : nil
  }
}
