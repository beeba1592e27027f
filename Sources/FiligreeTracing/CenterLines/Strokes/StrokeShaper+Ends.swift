import FiligreeBase

extension StrokeShaper {
  /// A section wider than this many times the stroke's width, and `widthMargin` pixels, includes part of
  /// another stroke.
  private static let widthFactor: Float = 1.15
  private static let widthMargin: Float = 0.3
  /// So many points stay, however many would have to go: an end's direction takes four.
  private static let leastPoints = 4
  /// The length, in widths and in pixels, at a free end that is measured anew: there the skeleton leans to a
  /// corner.
  private static let (leaningWidths, leaningPixels): (Float, Float) = (0.4, 1)
  /// How far beyond its last point a stroke's tip is looked for, in widths and in pixels: the skeleton ends
  /// about half a width before the tip, or more after pruning.
  private static let (tipWidths, tipPixels): (Float, Float) = (3, 8)
  /// Narrower strokes, in pixels, have round ends.
  ///
  /// The corners that a cap cuts off have an area of w² (1/2 − π/8), which is one pixel at this width.
  static let leastCutWidth: Float = 3
  /// Where the corners of a butt end are, beside the axis and before the tip, in widths.
  ///
  /// They lie 0.55 widths from the center of a round cap, which has a radius of half a width.
  private static let (cornerBeside, cornerBefore): (Float, Float) = (0.4, 0.12)
  /// The length at an end along which its direction is measured, in widths.
  private static let endWidths: Float = 1.5
  /// The same at the least, in points.
  private static let endPoints = leastPoints
  /// How far beside the axis the end is looked for where a narrower line goes on, in widths: within the
  /// stroke, and beyond a line of half its width.
  private static let besideWidths: Float = 0.36
  /// How far a thin stroke may go on without any foreground within a pixel, in pixels.
  private static let mostGap: Float = 1.5
  /// The length of a way, in pixels, from which so much of it must be foreground: across crossings all of it is, but
  /// for pixels along the edge of thin lines.
  private static let (longWay, coveredShare): (Float, Float) = (8, 0.85)

  /// Whether a section includes part of another stroke than one of the usual width.
  static func isOver(_ width: Float, _ usual: Float) -> Bool {
    width > widthFactor * usual + widthMargin
  }

  /// Removes points that were measured together with another stroke: beside the junctions where a
  /// stroke ends, where it is wider than elsewhere.
  func trim(
    _ points: inout [SIMD2<Float>], _ widths: [Float], _ part: Part, _ start: Float, _ end: Float
  ) {
    // The same for an end beside a crossing, which does not stand out.
    if points.count > Self.leastPoints, let last = widths.last, Self.isOver(last, end),
      !Self.isNear(points[points.count - 2], points[points.count - 1])
    {
      points.removeLast()
    }
    if points.count > Self.leastPoints, Self.isOver(widths[0], start),
      !Self.isNear(points[0], points[1])
    {
      points.removeFirst()
    }
    let most = max(min(points.count / 3, (points.count - Self.leastPoints) / 2), 0)
    if part.ends[1].isBesideAnother {
      points.removeLast(min(widths.reversed().prefix { Self.isOver($0, end) }.count, most))
    }
    if part.ends[0].isBesideAnother {
      points.removeFirst(min(widths.prefix { Self.isOver($0, start) }.count, most))
    }
  }

  /// Extends a free end to where its cap begins; an end at a junction is left open.
  func finishEnds(_ shape: inout Shape, _ ends: [Part.End]) {
    var votes = 0
    for (which, end) in ends.enumerated() where end.isTip {
      if which == 1 { shape.points.reverse() }
      // The last pixels of the skeleton lean to a corner.
      let last = shape.points[0]
      let askew = Self.leaningWidths * shape.width(atEnd: which) + Self.leaningPixels
      while shape.points.count > 3 {
        let d = shape.points[0] - last
        if d.squaredLength > askew * askew || !Self.isNear(shape.points[0], shape.points[1]) {
          break
        }
        shape.points.removeFirst()
      }
      if which == 1 { shape.points.reverse() }
    }
    var tips: [(point: SIMD2<Float>, direction: SIMD2<Float>)?] = [nil, nil]
    for (which, end) in ends.enumerated() {
      if which == 1 { shape.points.reverse() }
      defer { if which == 1 { shape.points.reverse() } }
      let width = shape.width(atEnd: which)
      let isStep: Bool
      switch end {
      case .free: isStep = false
      case .wide: isStep = true
      case .junction(let end):
        shape.meets[which] = end
        continue
      case .narrow(let reach):
        let start = shape.points[0]
        let tip = start + outward(shape, width) * reach
        shape.points.insert(lastCovered(from: start, to: tip, width: width), at: 0)
        continue
      case .cut: continue
      }
      let direction = outward(shape, width)
      let start = shape.points[0]
      let across = SIMD2(-direction.y, direction.x)
      // Where a narrower line goes on, the end shows beside it.
      let beside = Self.besideWidths * width
      let tip =
        isStep
        ? min(
          tip(start + across * beside, direction, width),
          tip(start - across * beside, direction, width)) : tip(start, direction, width)
      let point = start + direction * tip
      tips[which] = (point, direction)
      if width >= Self.leastCutWidth {
        let corner = across * (Self.cornerBeside * width)
        let inside = point - direction * (Self.cornerBefore * width)
        votes += map.coverage(inside + corner) + map.coverage(inside - corner) > 1 ? 1 : -1
      }
    }
    shape.hasButtEnds = votes > 0
    for which in 0..<2 {
      guard let tip = tips[which] else { continue }
      let width = shape.width(atEnd: which)
      let back = shape.hasButtEnds ? 0 : width / 2
      if which == 1 { shape.points.reverse() }
      let end = tip.point - tip.direction * back
      // Sections within the cap are oblique, too.
      let askew = max(width / 2, 1)
      while shape.points.count > 1,
        ((shape.points[0] - tip.point) * tip.direction).sum() > -askew
      {
        shape.points.removeFirst()
      }
      shape.points.insert(end, at: 0)
      if which == 1 { shape.points.reverse() }
    }
  }

  /// How far a stroke goes on from a point.
  private func tip(_ start: SIMD2<Float>, _ direction: SIMD2<Float>, _ width: Float) -> Float {
    var (tip, last) = (Float(0), Float(1))
    // A line thinner than a pixel is nowhere fully covered.
    let full = max(map.coverage(start), map.coverage(start - direction), Self.leastCoverage)
    for i in 0..<Int((Self.tipWidths * width + Self.tipPixels) / Self.step) {
      let coverage = map.coverage(start + direction * ((Float(i) + 0.5) * Self.step))
      if Self.isPastEdge(coverage, last, full) { break }
      tip += min(coverage / full, 1) * Self.step
      last = coverage
    }
    return tip
  }

  /// The last point of a line, of some width, up to which the foreground goes on.
  func lastCovered(
    from start: SIMD2<Float>, to end: SIMD2<Float>, width: Float
  ) -> SIMD2<Float> {
    // The middle of a wide line is foreground; that of a thin one may be beside it.
    let isThin = width < Self.leastCutWidth
    let mostGap = isThin ? Self.mostGap : 0
    let d = end - start
    let count = Int((d.length * 2).rounded(.up))
    var (last, gap, covered) = (0, 0, 0)
    for i in 0..<(count + 1) {
      let p = start + d * (Float(i) / Float(max(count, 1)))
      if isForeground(p) { covered += 1 }
      if isForeground(p, within: isThin ? 1 : 0) {
        (last, gap) = (i, 0)
      } else {
        gap += 1
        if Float(gap) > 2 * mostGap { break }
      }
    }
    // A long way that leaves the foreground again and again leads across hatching.
    if Float(last) > 2 * Self.longWay, Float(covered) < Self.coveredShare * Float(last) {
      return start
    }
    return last == count ? end : start + d * (Float(last) / Float(count))
  }

  /// Whether there is foreground at a point, or within some pixels.
  private func isForeground(_ p: SIMD2<Float>, within reach: Int = 0) -> Bool {
    // The mask has a border of one pixel.
    let (x, y) = (Int(p.x.rounded(.down)) + 1, Int(p.y.rounded(.down)) + 1)
    let w = chains.graph.width
    let h = distances.squares.count / w
    guard x > 0, y > 0, x < w - 1, y < h - 1 else { return false }
    return (-reach...reach).contains { v in
      (-reach...reach).contains { u in distances.squares[(y + v) * w + x + u] > 0 }
    }
  }

  /// The direction in which a stroke ends at its first point.
  func outward(_ shape: Shape, _ width: Float) -> SIMD2<Float> {
    let most = min(max(Self.endPoints, Int(Self.endWidths * width)), shape.points.count - 1)
    // Beyond a corner or a crossing it may have another.
    var far = min(Self.endPoints, most)
    while far < most, Self.isNear(shape.points[far], shape.points[far + 1]) { far += 1 }
    let d = shape.points[0] - shape.points[max(far, 1)]
    let length = d.length
    return length > 0 ? d / length : SIMD2(1, 0)
  }
}
