import FiligreeBase

extension StrokeShaper {
  /// The cosine of the smallest turn, 45°, that is sharpened: gentler corners hardly suffer.
  private static let cornerCosine: Float = 0.707
  /// The largest distance of a point from its leg's line, in pixels.
  private static let straightness: Float = 0.3
  /// The reach of sections that include both sides of a corner, in widths and in pixels, and at the least
  /// in points.
  private static let (cutWidths, cutPixels): (Float, Float) = (0.75, 0.75)
  private static let cutPoints = 3
  /// The least length of a leg, in points; a wide stroke's is its width.
  private static let legPoints = 5
  /// The sine of the least angle between two sides, 17°: a stroke that turns back has no corner.
  private static let leastSine: Float = 0.3
  /// How far beyond a corner coverage is looked for, in pixels, apart from a width: a blurred edge's.
  private static let cornerMargin: Float = 4
  /// The least coverage beyond a corner, in widths: 0.85 of what a round join has, half a width.
  ///
  /// A miter has more, a bend whose center line is round less.
  private static let cornerExtent: Float = 0.425
  /// What may be missing of it besides, in pixels: one of the steps by which it is summed up.
  private static let cornerLack: Float = 0.25

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
  ///
  /// `width` is the stroke's at a point, by its index, and at most `widest`.
  func sharpened(
    _ points: [SIMD2<Float>], widest: Float, isClosed: Bool, width: (Int) -> Float
  ) -> [SIMD2<Float>] {
    let n = points.count
    // `gap` is the reach of sections that include both sides; a side is examined up to `reach`.
    let gap = max(Self.cutPoints, Int(Self.cutWidths * widest + Self.cutPixels))
    let reach = gap + max(Self.legPoints, Int(widest))
    guard n > 2 * reach else { return points }
    var found: [(index: Int, corner: SIMD2<Float>, distance: Float)] = []
    for i in isClosed ? 0..<n : reach..<(n - reach) {
      func at(_ k: Int) -> SIMD2<Float> { points[(i + k + n) % n] }
      let (u, v) = (at(-gap) - at(-reach), at(reach) - at(gap))
      let size = (u.squaredLength * v.squaredLength).squareRoot()
      guard size > 0, u.dot(v) < Self.cornerCosine * size,
        let before = Leg((-reach...(-gap)).map(at)), let after = Leg((gap...reach).map(at)),
        let corner = corner(before, after, width: width(i))
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
    guard across.magnitude > Self.leastSine else { return nil }
    let d = after.point - before.point
    let corner = before.point + u * (d.cross(v) / across)
    let outward = (u - v) / ((u - v) * (u - v)).sum().squareRoot()
    var extent: Float = 0
    for i in 0..<Int((width + Self.cornerMargin) / Self.step) {
      let coverage = map.coverage(corner + outward * ((Float(i) + 0.5) * Self.step))
      if coverage < Self.background { break }
      extent += coverage * Self.step
    }
    return extent >= Self.cornerExtent * width - Self.cornerLack ? corner : nil
  }
}
