import FiligreeBase

extension StrokeShaper {
  /// The least determinant of the lines' normals, which is the squared sine of the angle for two: lines at
  /// 13° and less say little of where they meet.
  private static let leastDeterminant: Float = 0.05
  /// The coverage above which a point is foreground.
  private static let foreground: Float = 0.5
  /// How far from its line a stroke may be led to a common point, in widths, and at the least in
  /// pixels: so much is hardly seen.
  private static let bend: (widths: Float, pixels: Float) = (0.25, 0.75)
  /// The sine of the least angle, 17°, at which a stroke's line is crossed with that of the one that goes
  /// through: flatter ones cross far from where they meet.
  private static let leastCrossingSine: Float = 0.3
  /// How far beyond a junction's radius strokes may meet, in pixels: it is a distance between centers of pixels.
  private static let radiusMargin: Float = 1

  /// The end of a stroke at a junction, as a line.
  private struct Line {
    var point: SIMD2<Float>
    var direction: SIMD2<Float>
    var width: Float
  }

  /// Extends the strokes that end at junctions to where they meet others there.
  func meet(_ shapes: inout [Shape]) {
    var lines: [Int: [Line]] = [:]
    var ends: [(shape: Int, which: Int, end: Int, line: Line)] = []
    for i in shapes.indices {
      var shape = shapes[i]
      for (which, end) in shape.meets.enumerated() {
        if end >= 0 {
          let line = Line(
            point: shape.points[0], direction: outward(shape, shape.width(atEnd: which)),
            width: shape.width(atEnd: which))
          ends.append((i, which, end, line))
          lines[chains.junctionOfEnd[end], default: []].append(line)
        }
        shape.points.reverse()
      }
    }
    // Looked up by hash, visited in the strokes' order.
    for (i, which, end, line) in ends {
      let others = lines[chains.junctionOfEnd[end]] ?? []
      let position = lastCovered(
        from: line.point, to: meeting(end, line.point, line.direction, others), width: line.width)
      if which == 0 {
        shapes[i].points.insert(position, at: 0)
      } else {
        shapes[i].points.append(position)
      }
    }
  }

  /// The point that the lines of all strokes that end at a junction pass through; nil if there is none.
  ///
  /// It is the nearest point to all of them by least squares.
  private func common(_ lines: [Line], near junction: Int) -> SIMD2<Float>? {
    guard lines.count > 1 else { return nil }
    let center = chains.centers[junction]
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    var sum = SIMD2<Float>.zero
    for line in lines {
      let n = SIMD2(-line.direction.y, line.direction.x)
      let distance = ((line.point - center) * n).sum()
      xx += n.x * n.x
      xy += n.x * n.y
      yy += n.y * n.y
      sum += n * distance
    }
    let determinant = xx * yy - xy * xy
    guard determinant > Self.leastDeterminant else { return nil }
    let offset =
      SIMD2(yy * sum.x - xy * sum.y, xx * sum.y - xy * sum.x) / determinant
    // Strokes at a small angle separate farther from where they meet.
    let reach = 2 * chains.radii[junction] + Self.radiusMargin
    guard offset.squaredLength <= reach * reach, map.coverage(center + offset) > Self.foreground,
      lines.allSatisfy({ line in
        let d = center + offset - line.point
        let across = d.cross(line.direction)
        return across.magnitude <= max(Self.bend.widths * line.width, Self.bend.pixels)
      })
    else { return nil }
    return center + offset
  }

  /// The point where a stroke that ends at a junction meets the center line of the stroke that goes
  /// through it.
  private func meeting(
    _ end: Int, _ from: SIMD2<Float>, _ direction: SIMD2<Float>, _ lines: [Line]
  ) -> SIMD2<Float> {
    let junction = chains.junctionOfEnd[end]
    let center = chains.centers[junction]
    if let (a, b) = chains.through[junction] {
      // The crossing of this stroke's line with that of the stroke that goes through.
      let chord = b - a
      let across = direction.cross(chord)
      let d = a - from
      if across.magnitude > Self.leastCrossingSine * chord.length {
        let crossing = from + direction * (d.cross(chord) / across)
        let e = crossing - center
        let limit = chains.radii[junction] + Self.radiusMargin
        if e.squaredLength <= limit * limit { return crossing }
      }
    }
    if chains.through[junction] == nil, let corner = common(lines, near: junction) { return corner }
    // No farther than the edge of the foreground beyond: a line nearly parallel to the other never
    // meets it.
    let along = ((center - from) * direction).sum()
    let nearest = from + direction * max(along, 0)
    let d = nearest - center
    return d.squaredLength <= chains.radii[junction] * chains.radii[junction] ? nearest : center
  }
}
