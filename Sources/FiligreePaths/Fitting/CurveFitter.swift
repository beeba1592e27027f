/// Fits a polyline with as few lines and cubics as lie within a tolerance of it.
///
/// The polyline is a closed contour, or an open arc whose ends stay exactly where they are, so that
/// arcs that meet there still meet. Every point of the result lies within the tolerance of the polyline
/// and every point of the polyline within the tolerance of the result (a Hausdorff distance that is
/// proven, not estimated); the stretches in between follow one another in the same order.
///
/// Tracing fits contours and chains of edges whole, and the corners are found among the break points. A path that
/// is simplified has been cut at its corners before (`SimplificationBreaks`): each stretch is an open polyline, its
/// unit is the tolerance, its joints and directions are known, and its `Traits` are other ones.
///
/// The stages, each a value that is made from the one before:
///
/// 1. `FitPolyline`: the points, with lengths, integrals and even samples.
/// 2. `[BreakPoint]`, from `BreakPointFinder`: where the curve may be divided, each a smooth joint with a
///    position and a direction from a local fit, or a corner where the lines of its sides meet.
/// 3. `SegmentGraph`: the lines and cubics from each break point to later ones.
/// 4. `ShortestPath`: the cheapest path through the graph. The number of segments counts first, then
///    their squared distances.
/// 5. `SegmentProof`: segments of that path that are not proven to be near are struck out, and the path is
///    sought again.
package struct CurveFitter: Sendable {
  /// The largest distance allowed, in the polyline's units; at least 1/64.
  package var tolerance: Double { didSet { tolerance = CurveFitter.allowed(tolerance) } }
  /// Turns by at least this many degrees can be corners; 180 or more for none.
  package var cornerAngle: Double
  /// How far the polyline is examined to either side for directions, in its units.
  package var reach: Double
  /// Whether the polyline runs along the edges of pixels, so that it has steps where the shape has
  /// none.
  package var hasSteps = false
  /// Whether a closed polyline that is an ellipse or an upright rectangle with round corners becomes exactly that.
  package var findsShapes = false
  /// Whether long straight sides stay lines up to where they pass into curves.
  package var keepsSides = false
  /// The root of the mean squared distance by which outlines of one shape differ, in pixels, where the polyline has no steps.
  package var noise = 0.12
  /// The squared distance that costs as much as one more segment: a segment's cost is 1 plus the
  /// integral of its squared distance over `errorPerSegment` times the squared tolerance.
  package var errorPerSegment = 12.0
  /// What is known of the polyline: that it comes from pixels, unless it is set.
  var traits = Traits()

  /// Numbers that depend on what a polyline was made from.
  ///
  /// The defaults are those of outlines along pixels, found on the pictures of `Benchmarks/TraceBench`.
  struct Traits: Sendable {
    /// The tolerance of the polygon whose corners are break points, as a share of the curve's.
    var polygonShare = 0.95
    /// How far a smooth joint may lie from the polyline, as a share of the tolerance.
    var jointShare = 0.45
    /// How far a corner may lie from the polyline, as a share of the tolerance.
    var tipShare = 0.93
    /// The share of the tolerance that samples must keep in the search: they miss what lies between them.
    var sampleShare = 0.88
    /// The share of the tolerance allowed half-way between samples.
    ///
    /// It may exceed 1, because the cubic is later fitted to more samples and comes nearer.
    var middleShare = 1.25
    /// How many break points that no segment leads to may lie before others to which some do.
    var gap = 0
    /// The largest ratio of length to chord of a stretch that a cubic replaces.
    var longestArcToChord = 2.0
    /// The share of the tolerance that a line may use.
    var lineShare = 1.0
    /// The length beside a corner to which cubics are not fitted, in pixels: they round a corner off.
    var cornerGap = 0.75
    /// How often the arms of a cubic are solved for in the search: along pixels more rounds hardly bring it
    /// nearer.
    var rounds: Int32 = 1
    /// How much arms that the points hardly determine are held back.
    var damping: Float = 2e-4
    /// The distance, in tolerances, beyond which a first guess is given up.
    var hopeless = 5.0
  }

  /// Creates a fitter.
  package init(tolerance: Double = 0.5, cornerAngle: Double = 25, reach: Double = 3.5) {
    self.tolerance = CurveFitter.allowed(tolerance)
    self.cornerAngle = cornerAngle
    self.reach = reach
  }

  private static func allowed(_ tolerance: Double) -> Double {
    max(tolerance.isNaN ? 0.5 : tolerance, 1.0 / 64)
  }

  /// Fits a closed contour (its last point joins its first), or an open arc.
  ///
  /// Points that repeat the one before them, or are not finite, are skipped. A closed contour of fewer
  /// than three points, an open one of fewer than two, comes back as lines.
  package func fit(
    _ points: ArraySlice<SIMD2<Float>>, isClosed: Bool
  ) -> FittedCurve {
    let clean = CurveFitter.distinct(points, isClosed: isClosed)
    if let lines = CurveFitter.lines(clean, isClosed: isClosed) { return lines }
    if isClosed, findsShapes, let shape = plainShape(clean, OutlineSignature(clean)) {
      return shape
    }
    let polyline = FitPolyline(clean, isClosed: isClosed)
    return fit(polyline, BreakPointFinder(polyline, self).find())
  }

  /// The ellipse or round rectangle that a closed polyline is; nil if it is none, or none is to be found.
  func plainShape(_ points: [SIMD2<Double>], _ signature: OutlineSignature?) -> FittedCurve? {
    guard findsShapes, let signature else { return nil }
    return PlainShape.find(points, signature, tolerance: tolerance, hasSteps: hasSteps)?
      .curve(isPositive: signature.area > 0)
  }

  /// Fits a polyline with lines between some of its points, none of which is farther from them than the tolerance.
  ///
  /// It takes the same points as `fit`, and leaves out the same.
  package func polygon(_ points: ArraySlice<SIMD2<Float>>, isClosed: Bool) -> FittedCurve {
    let clean = CurveFitter.distinct(points, isClosed: isClosed)
    if let lines = CurveFitter.lines(clean, isClosed: isClosed) { return lines }
    let polyline = FitPolyline(clean, isClosed: isClosed)
    let corners = FitPolygon.corners(of: polyline, tolerance: tolerance)
    if isClosed, corners.count < 3 { return outline(of: polyline) }
    return CurveFitter.polygon(through: corners.map { clean[$0] }, isClosed: isClosed)
  }

  /// The finite points that differ from those before them.
  static func distinct(
    _ points: ArraySlice<SIMD2<Float>>, isClosed: Bool
  ) -> [SIMD2<Double>] {
    var clean: [SIMD2<Double>] = []
    clean.reserveCapacity(points.count)
    for point in points where point.x.isFinite && point.y.isFinite {
      let p = SIMD2<Double>(point)
      if clean.last != p { clean.append(p) }
    }
    if isClosed {
      while clean.count > 1, clean.last == clean[0] { clean.removeLast() }
    }
    return clean
  }

  /// The lines between points that are too few for anything else; nil where they are not.
  static func lines(_ points: [SIMD2<Double>], isClosed: Bool) -> FittedCurve? {
    points.count > (isClosed ? 2 : 1) ? nil : polygon(through: points, isClosed: isClosed)
  }

  /// The lines from each point to the next, and to the first again.
  private static func polygon(through points: [SIMD2<Double>], isClosed: Bool) -> FittedCurve {
    let closing = isClosed && points.count > 1 ? points.prefix(1) : []
    return FittedCurve(
      start: points.first ?? .zero,
      segments: (points.dropFirst() + closing).map { .line(to: $0) }, isClosed: isClosed)
  }

  /// The number of paths that are sought before all segments are proven.
  private static let attempts = 100

  /// Fits a polyline that may be divided at given points, of which an open one has its ends.
  func fit(_ polyline: FitPolyline, _ breakPoints: [BreakPoint]) -> FittedCurve {
    var graph = SegmentGraph(polyline, breakPoints, self)
    var shortest = ShortestPath(graph)
    var path = shortest.find(graph)
    // Proving every segment would take longer than everything else: only those of the cheapest path are
    // proven, unless that fails again and again.
    var attempt = 0
    while !graph.prove(path) {
      attempt += 1
      if attempt == CurveFitter.attempts { _ = graph.prove(Array(graph.edges.indices)) }
      // The cheapest path may begin elsewhere now: at a node far from where it had to begin.
      let start = polyline.isClosed ? Int(graph.edges[path[path.count / 2]].origin) : 0
      path = shortest.find(graph, from: start)
    }
    return curve(graph, path)
  }

  /// How far the polyline's own lines may be simplified where nothing else is near enough: a share of
  /// the tolerance.
  private static let polylineShare = 0.75
  /// The tolerance of a polygon that replaces a curve without area, as a share of the usual one.
  private static let outlineShare = 0.25

  /// The curve of a path.
  private func curve(_ graph: SegmentGraph, _ path: [Int]) -> FittedCurve {
    let polyline = graph.polyline
    guard let first = path.first else {
      return FittedCurve(start: polyline.points[0], segments: [], isClosed: polyline.isClosed)
    }
    var segments: [FittedCurve.Segment] = []
    segments.reserveCapacity(path.count)
    for edge in path {
      let end = graph.ends(edge).1
      switch graph.shapes[edge] {
      case .line: break
      case .cubic(let arms):
        let (c1, c2) = graph.controls(arms, edge)
        segments.append(.cubic(c1, c2, to: end))
        continue
      case .polyline:
        let range = graph.range(of: edge)
        let corners = FitPolygon.corners(
          of: polyline, from: range.lowerBound + 1, to: range.upperBound - 1,
          tolerance: CurveFitter.polylineShare * tolerance)
        segments += corners.map { .line(to: polyline.points[$0]) }
      }
      segments.append(.line(to: end))
    }
    if polyline.isClosed, segments.count < 3, !segments.contains(where: \.isCubic) {
      // Two lines there and back are within the tolerance, but enclose nothing.
      return outline(of: polyline)
    }
    return FittedCurve(
      start: graph.ends(first).0, segments: segments, isClosed: polyline.isClosed)
  }

  /// A polygon that encloses about the area that the polyline does.
  private func outline(of polyline: FitPolyline) -> FittedCurve {
    var corners = FitPolygon.corners(
      of: polyline, tolerance: CurveFitter.outlineShare * tolerance)
    if corners.count < 3 { corners = Array(0..<polyline.count) }
    return CurveFitter.polygon(through: corners.map { polyline.points[$0] }, isClosed: true)
  }
}
