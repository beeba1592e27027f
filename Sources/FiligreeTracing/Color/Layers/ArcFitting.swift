import FiligreePaths

/// Fits curves to the arcs of a graph.
struct ArcFitting {
  /// The largest distance of curves from the arcs' points, in pixels.
  let tolerance: Double
  /// Turns by at least this many degrees can be corners.
  let cornerAngle: Double
  /// The kind of the curves.
  let style: ColorTracer.Style
  /// Whether the borders are arbitrary, so that their steps are no features of the picture.
  var isPhoto = false
  /// Whether arcs run along the edges of pixels.
  var hasSteps = false
  /// The colors of labels, premultiplied, if curves in busy photos may be farther from an arc the less
  /// its faces differ; or none.
  var colors: [SIMD4<Float>] = []

  /// With more points than this the fewest curves take too long to find.
  var mostPointsForFewest = 60_000

  /// The curves of all arcs.
  func curves(
    of graph: ArcGraph, progress: (Double) throws -> Void
  ) throws -> ArcCurves {
    let isBusy = graph.points.count > mostPointsForFewest || graph.scale > 1
    if style == .smooth, !isBusy {
      var drawing = ChainFitting(graph, self)
      return try drawing.curves(progress: progress)
    }
    var fitter = CurveFitter(tolerance: tolerance, cornerAngle: cornerAngle)
    // Borders that are arbitrary had better be near: the error counts for more, and the number of curves for less.
    fitter.errorPerSegment = Self.errorPerSegment
    var curves = ArcCurves()
    var polyline: [SIMD2<Float>] = []
    for (i, arc) in graph.arcs.enumerated() {
      if i & 0xFF == 0 { try progress(Double(i) / Double(graph.arcs.count)) }
      polyline.removeAll(keepingCapacity: true)
      let isClosed = arc.start < 0
      if !isClosed { polyline.append(graph.nodes[Int(arc.start)].position) }
      polyline += graph.points[Int(arc.points.lowerBound)..<Int(arc.points.upperBound)]
      if !isClosed { polyline.append(graph.nodes[Int(arc.end)].position) }
      let isFrame = arc.left < 0 || arc.right < 0
      guard !isFrame, isClosed || !isStraight(polyline) else {
        curves.begin(polyline[0])
        curves.line(polyline[polyline.count - 1])
        curves.end()
        continue
      }
      if style == .polygon || arc.isPolygon {
        fitter.tolerance = arc.isPolygon ? 0 : tolerance
        curves.append(fitter.polygon(polyline[...], isClosed: isClosed))
        continue
      }
      let slack = slack(graph, arc)
      if isPhoto, slack >= Self.edgeSlack {
        for _ in 0..<Self.smoothings { Self.smooth(&polyline, isClosed: isClosed) }
      }
      fitter.tolerance = tolerance * Double(slack)
      curves.append(fitter.fit(polyline[...], isClosed: isClosed))
    }
    return curves
  }

  /// `CurveFitter.errorPerSegment` for busy pictures: on photographs of 512 to 2048 pixels as many curves are nearer by 0.1 to
  /// 0.3 dB than with the usual one, at the contrast below.
  private static let errorPerSegment = 2.0
  /// The distance between faces' colors at which curves keep exactly the tolerance, 0…255.
  private static let usualContrast: Float = 80
  /// The range of the factor of the tolerance.
  private static let slacks: ClosedRange<Float> = 0.4...3
  /// Borders with at least this factor are smoothed; others are edges, whose points are accurate.
  private static let edgeSlack: Float = 0.5

  /// The factor by which an arc's curve may exceed the tolerance.
  ///
  /// A border that is off by a distance costs the square of its faces' difference for each pixel
  /// between. In photos most borders separate similar colors: those get fewer curves, and sharp edges,
  /// as of letters, get more. At the same number of curves the picture is nearer.
  func slack(_ graph: ArcGraph, _ arc: ArcGraph.Arc) -> Float {
    guard isPhoto, !colors.isEmpty, arc.left >= 0, arc.right >= 0 else { return 1 }
    let difference =
      colors[Int(graph.labels[Int(arc.left)])] - colors[Int(graph.labels[Int(arc.right)])]
    let contrast = max(difference.length, 1)
    let slack = Self.usualContrast / contrast
    return min(max(slack, Self.slacks.lowerBound), Self.slacks.upperBound)
  }

  /// The number of times that the points of photos are smoothed, except along edges: more make hardly
  /// fewer segments.
  private static let smoothings = 2

  /// Moves each point except the ends half of the way to the middle of its neighbors.
  private static func smooth(_ points: inout [SIMD2<Float>], isClosed: Bool) {
    let (first, count) = (points[0], points.count)
    guard count > 3 else { return }
    var before = isClosed ? points[count - 1] : first
    for i in (isClosed ? 0 : 1)..<(isClosed ? count : count - 1) {
      let own = points[i]
      let next = i + 1 < count ? points[i + 1] : first
      points[i] = (before + own + own + next) * 0.25
      before = own
    }
  }

  /// Whether all points of an open polyline are within the tolerance of the line between its ends.
  func isStraight(_ points: [SIMD2<Float>]) -> Bool {
    let (a, b) = (points[0], points[points.count - 1])
    let chord = b - a
    let length = chord.squaredLength
    let limit = Float(tolerance * tolerance)
    for p in points {
      let d = p - a
      let along = d.dot(chord)
      if along <= 0 {
        if d.squaredLength > limit { return false }
      } else if along >= length {
        let e = p - b
        if e.squaredLength > limit { return false }
      } else {
        let across = d.cross(chord)
        if across * across > limit * length { return false }
      }
    }
    return true
  }
}
