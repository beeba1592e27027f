/// Fits a sub-pixel polyline with as few lines and cubics as lie within a tolerance of it.
///
/// The polyline is a closed contour, or an open arc whose ends stay exactly where they are, so that
/// arcs that meet there still meet. Every point of the result lies within the tolerance of the polyline
/// and every point of the polyline within the tolerance of the result (a Hausdorff distance that is
/// checked, not estimated); the stretches in between follow one another in the same order.
///
/// The steps: `BreakPointFinder` finds points where the curve may be divided, each a smooth joint with
/// a position and a direction from a local fit, or a corner where the lines of its sides meet.
/// `SegmentSearch` finds the best line or cubic between two of them. `FitSolver` takes the cheapest
/// path of segments along the polyline: the number of segments counts first, then their squared
/// distances.
package struct CurveFitter: Sendable {
  /// The largest distance allowed, in the polyline's units; at least 1/64.
  package var tolerance: Double
  /// Turns by at least this many degrees can be corners; 180 or more for none.
  package var cornerAngle: Double
  /// How far the polyline is examined to either side for directions, in its units.
  package var reach: Double
  /// Whether the polyline runs along the edges of pixels, so that it has steps where the shape has
  /// none.
  package var hasSteps = false
  /// Whether long straight sides stay lines up to where they pass into curves.
  package var keepsSides = false
  /// The squared distance that costs as much as one more segment: a segment's cost is 1 plus the
  /// integral of its squared distance over `errorPerSegment` times the squared tolerance.
  package var errorPerSegment = 12.0

  /// Creates a fitter.
  package init(tolerance: Double = 0.5, cornerAngle: Double = 25, reach: Double = 3.5) {
    self.tolerance = tolerance
    self.cornerAngle = cornerAngle
    self.reach = reach
  }

  /// Fits a closed contour (its last point joins its first), or an open arc.
  ///
  /// Points that repeat the one before them, or are not finite, are skipped. A closed contour of fewer
  /// than three points, an open one of fewer than two, comes back as lines.
  ///
  /// Callers that fit many outlines pass the same workspace for each.
  package func fit(
    _ points: some Collection<SIMD2<Float>>, isClosed: Bool,
    workspace: FitWorkspace = FitWorkspace()
  ) -> FittedCurve {
    let arena = workspace.arena
    defer { arena.removeAll() }
    // A closed polyline is held twice.
    var clean = arena.list(
      of: SIMD2<Double>.self, capacity: isClosed ? 2 * points.count + 1 : points.count)
    for point in points where point.x.isFinite && point.y.isFinite {
      let p = SIMD2<Double>(point)
      if clean.last != p { clean.append(p) }
    }
    if isClosed {
      while clean.count > 1, clean.last == clean[0] { clean.removeLast() }
    }
    guard clean.count > (isClosed ? 2 : 1) else {
      let first = clean.isEmpty ? .zero : clean[0]
      return FittedCurve(
        start: first,
        segments: clean.elements.dropFirst().map { .line(to: $0) }
          + (isClosed && clean.count > 1 ? [.line(to: first)] : []), isClosed: isClosed)
    }
    var program = FitSolver(
      polyline: FitPolyline(clean, isClosed: isClosed, arena: arena),
      tolerance: max(tolerance.isNaN ? 0.5 : tolerance, 1.0 / 64),
      fitter: self, workspace: workspace)
    defer { program.finish(workspace) }
    return program.run()
  }
}
