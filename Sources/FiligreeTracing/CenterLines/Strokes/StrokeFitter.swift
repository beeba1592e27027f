import FiligreePaths

/// Makes strokes of measured shapes: curves along their middle, and outlines where their widths vary.
struct StrokeFitter {
  /// Fits the middle of lines.
  let lines: CurveFitter
  /// Fits outlines.
  let outlines: CurveFitter
  /// The size of the page, in pixels.
  let page: SIMD2<Float>

  /// The tolerance of outlines, as a share of that of lines: a width has two edges.
  private static let outlineShare = 0.5
  /// The least width of a stroke, in pixels: what is written as 0 would be nothing.
  private static let leastWidth: Float = 0.1

  init(_ fitter: CurveFitter, page: SIMD2<Float>) {
    lines = fitter
    var outlines = fitter
    outlines.tolerance *= Self.outlineShare
    self.outlines = outlines
    self.page = page
  }

  /// A shape on the page: a tip may be measured a little beyond its edge.
  func bounded(_ shape: StrokeShaper.Shape) -> StrokeShaper.Shape {
    var result = shape
    for k in result.points.indices { result.points[k].clamp(lowerBound: .zero, upperBound: page) }
    result.width = max((shape.width * 10).rounded(.toNearestOrAwayFromZero) / 10, Self.leastWidth)
    return result
  }

  /// A stroke along a shape's points; `widths` are those there if they vary.
  func stroke(_ shape: StrokeShaper.Shape, _ widths: [Float]?) -> CenterLineTrace.Stroke {
    var stroke = CenterLineTrace.Stroke(
      curve: lines.fit(shape.points[...], isClosed: shape.isClosed), points: shape.points,
      width: (Double(shape.width) * 10).rounded() / 10, hasButtEnds: shape.hasButtEnds)
    guard let widths else { return stroke }
    stroke.rings = rings(
      StrokeOutline(shape.points, widths, isClosed: shape.isClosed), isClosed: shape.isClosed,
      hasButtEnds: shape.hasButtEnds)
    let (path, all) =
      shape.isClosed
      ? (shape.points + [shape.points[0]], widths + [widths[0]]) : (shape.points, widths)
    stroke.widths = WidthProfile.list(path, all).map {
      CenterLineTrace.Stroke.Width(
        location: Double($0.location), width: (Double($0.width) * 100).rounded() / 100)
    }
    return stroke
  }

  /// One closed curve around an open stroke, two along a closed one; the stroke lies to the same side of both.
  private func rings(
    _ outline: StrokeOutline, isClosed: Bool, hasButtEnds: Bool
  ) -> [FittedCurve] {
    if isClosed {
      return [outline.right, outline.left.reversed()].filter { $0.count > 2 }.map {
        outlines.fit($0[...], isClosed: true)
      }
    }
    guard outline.right.count > 1, outline.left.count > 1 else { return [] }
    var ring = outlines.fit(outline.right[...], isClosed: false)
    let back = outlines.fit(outline.left.reversed()[...], isClosed: false)
    let end = ring.segments.last?.end ?? ring.start
    ring.segments += Self.end(from: end, to: back.start, isRound: !hasButtEnds)
    ring.segments += back.segments
    let last = back.segments.last?.end ?? back.start
    ring.segments += Self.end(from: last, to: ring.start, isRound: !hasButtEnds)
    ring.isClosed = true
    return [ring]
  }

  /// The distance of a quarter circle's control points from its ends, in radii; the error is 0.027 percent.
  private static let arm = 0.5522847498307936

  /// The end of a stroke from one edge to the other, which lies to the left of the way there.
  private static func end(
    from a: SIMD2<Double>, to b: SIMD2<Double>, isRound: Bool
  ) -> [FittedCurve.Segment] {
    guard isRound else { return [.line(to: b)] }
    let radius = (a - b) / 2
    let ahead = SIMD2(radius.y, -radius.x)
    let (middle, top) = ((a + b) / 2, (a + b) / 2 + ahead)
    return [
      .cubic(a + ahead * arm, top + radius * arm, to: top),
      .cubic(top - radius * arm, middle - radius + ahead * arm, to: b),
    ]
  }
}
