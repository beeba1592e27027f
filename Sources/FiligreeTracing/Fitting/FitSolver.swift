/// Finds the cheapest path of segments along a polyline, each of them proven to be near it.
struct FitSolver {
  private let polyline: FitPolyline
  private let tolerance: Double
  private var graph: SegmentGraph
  private var shortestPath: ShortestPath

  /// The number of paths that are tried as a whole before the segments of each node are proven one by
  /// one.
  private static let attempts = 100

  init(polyline: FitPolyline, tolerance: Double, fitter: CurveFitter, workspace: FitWorkspace) {
    self.polyline = polyline
    self.tolerance = tolerance
    let breakPoints = BreakPointFinder(
      polyline: polyline, tolerance: tolerance, cornerAngle: fitter.cornerAngle,
      reach: fitter.reach,
      hasSteps: fitter.hasSteps, keepsSides: fitter.keepsSides
    ).find()
    graph = SegmentGraph(
      polyline: polyline, tolerance: tolerance, breakPoints: breakPoints,
      errorPerSegment: fitter.errorPerSegment,
      hasSteps: fitter.hasSteps, workspace: workspace)
    shortestPath = ShortestPath(graph)
  }

  /// Returns the memory of the segments to the workspace.
  mutating func finish(_ workspace: FitWorkspace) { workspace.reuse(graph.removePieces()) }

  mutating func run() -> FittedCurve {
    var (start, path) = cheapest()
    var hasPolyline = false
    func addPolyline(_ program: inout FitSolver) {
      hasPolyline = true
      program.graph.addPolyline()
      (start, path) = program.cheapest()
    }
    if path.isEmpty { addPolyline(&self) }
    // Proving every segment would take longer than everything else: only those of the cheapest path are
    // proven, and only if that fails again and again the best segment of each node.
    for attempt in 0..<FitSolver.attempts {
      if graph.passes(path, attempt: attempt) { return curve(path) }
      _ = shortestPath.cheapest(graph, from: start)
      path = shortestPath.path(graph)
      if path.isEmpty, !hasPolyline { addPolyline(&self) }
      // The cheapest path may begin elsewhere now: at a node far from where it had to begin.
      if polyline.isClosed, !path.isEmpty {
        start = Int(graph.segments.edges[path[path.count / 2]].origin)
      }
    }
    if !hasPolyline { addPolyline(&self) }
    // Two statements, because the search refits segments, and the curve must be what it left.
    path = shortestPath.cheapestProven(&graph, from: start)
    return curve(path)
  }

  /// The cheapest path, wherever it begins.
  private mutating func cheapest() -> (start: Int, path: FitBuffer<Int>) {
    guard polyline.isClosed else {
      _ = shortestPath.cheapest(graph, from: 0)
      return (0, shortestPath.path(graph))
    }
    // It has a node in any window that no segment spans: all nodes of the shortest such window are
    // tried.
    var best: (cost: Float, start: Int, path: FitBuffer<Int>?) = (.infinity, 0, nil)
    for u in graph.shortestWindow {
      let start = u % graph.count
      let cost = shortestPath.cheapest(graph, from: start)
      if cost < best.cost { best = (cost, start, shortestPath.path(graph)) }
    }
    return (best.start, best.path ?? polyline.arena.buffer(count: 0, of: Int.self))
  }

  /// How far the polyline's own lines may be simplified where nothing else is near enough: a share of
  /// the tolerance.
  private static let polylineShare = 0.75
  /// The tolerance of a polygon that replaces a curve without area, as a share of the usual one.
  private static let outlineShare = 0.25

  private func curve(_ path: FitBuffer<Int>) -> FittedCurve {
    guard let first = path.first else {
      return FittedCurve(start: polyline.points[0], segments: [], isClosed: polyline.isClosed)
    }
    var segments: [FittedCurve.Segment] = []
    segments.reserveCapacity(path.count)
    for edge in path {
      let (a, b) = graph.ends(edge)
      let shape = graph.segments.shapes[edge]
      switch shape.kind {
      case .cubic:
        let (c1, c2) = graph.controls(edge)
        segments.append(.cubic(c1, c2, to: b.position))
      case .polyline:
        let corners = FitPolygon.corners(
          of: polyline, from: a.index + 1, to: b.index - 1,
          tolerance: FitSolver.polylineShare * tolerance)
        for i in corners { segments.append(.line(to: polyline.points[i])) }
        segments.append(.line(to: b.position))
      case .line:
        segments.append(.line(to: b.position))
      }
    }
    if polyline.isClosed, segments.count < 3,
      path.allSatisfy({ graph.segments.shapes[$0].kind == .line })
    {
      // Two lines there and back are within the tolerance, but enclose nothing.
      return outline()
    }
    return FittedCurve(
      start: graph.ends(first).0.position, segments: segments, isClosed: polyline.isClosed)
  }

  /// A polygon that encloses about the area that the polyline does.
  private func outline() -> FittedCurve {
    var corners = Array(
      FitPolygon.corners(of: polyline, tolerance: FitSolver.outlineShare * tolerance))
    if corners.count < 3 { corners = Array(0..<polyline.count) }
    let points = corners.map { polyline.points[$0] }
    return FittedCurve(
      start: points[0], segments: (points[1...] + points[..<1]).map { .line(to: $0) },
      isClosed: true)
  }
}
