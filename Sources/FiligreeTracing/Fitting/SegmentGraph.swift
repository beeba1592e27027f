import CFiligreeTracing

/// The graph of nodes and candidate segments, in which `ShortestPath` finds the curve.
///
/// Nodes are numbered along the polyline; those of a closed polyline repeat in a second round.
struct SegmentGraph {
  let polyline: FitPolyline
  let tolerance: Double
  private let proof: SegmentProof
  /// The number of different nodes.
  let count: Int
  /// The nodes, twice for a closed polyline.
  let nodes: FitBuffer<SegmentFit.End>

  private var search: SegmentSearch

  /// After every so many failed paths the segments of one more node are discarded with a failed one.
  private static let attemptsForMore = 8

  /// The segments found so far.
  var segments: CandidateSegments {
    @inline(__always) _read { yield search.segments }
  }

  init(
    polyline: FitPolyline, tolerance: Double, breakPoints: FitBuffer<BreakPoint>,
    errorPerSegment: Double, hasSteps: Bool, workspace: FitWorkspace
  ) {
    self.polyline = polyline
    self.tolerance = tolerance
    // Samples miss what lies between them. With the more samples of a refit, those of a polyline with
    // steps hit the worst of the steps: they may use the whole tolerance.
    let fit = SegmentFit(polyline: polyline, tolerance: KernelNodes.sampleShare * tolerance)
    proof = SegmentProof(
      polyline: polyline, tolerance: tolerance,
      fit: hasSteps ? SegmentFit(polyline: polyline, tolerance: tolerance) : fit, hasSteps: hasSteps
    )
    let list = BreakPointList(polyline: polyline, breakPoints: breakPoints)
    nodes = list.nodes
    count = list.nodeCount
    search = SegmentSearch(
      breakPoints: list,
      nodes: KernelNodes(
        list, polyline: polyline, tolerance: tolerance,
        scale: 1 / (errorPerSegment * tolerance * tolerance), hasSteps: hasSteps),
      hasSteps: hasSteps, workspace: workspace)
    search.run()
  }

  /// Returns the segments, and leaves none.
  mutating func removePieces() -> CandidateSegments {
    var segments = CandidateSegments()
    swap(&segments, &search.segments)
    return segments
  }

  /// Adds the polyline's own lines: then a path certainly exists.
  mutating func addPolyline() { search.addPolyline() }

  /// The nodes that a segment leaves and leads to.
  func ends(_ edge: Int) -> (SegmentFit.End, SegmentFit.End) {
    let link = segments.edges[edge]
    return (nodes[Int(link.origin)], nodes[Int(link.target)])
  }

  /// The control points of a cubic.
  func controls(_ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let arms = SIMD4<Double>(segments.shapes[edge].arms)
    let (a, b) = ends(edge)
    return (a.position + arms.lowHalf, b.position + arms.highHalf)
  }

  // MARK: Proof

  /// Whether a segment is proven to be near enough; one that is not gets an infinite cost.
  mutating func check(_ edge: Int) -> Bool {
    if segments.shapes[edge].isProven { return true }
    guard segments.edges[edge].cost < .infinity else { return false }
    let (from, to) = ends(edge)
    let isNear: Bool
    if segments.shapes[edge].kind == .cubic {
      var arms = segments.shapes[edge].arms
      isNear = proof.isNear(&arms, from, to)
      search.segments.shapes[edge].arms = arms
    } else {
      isNear = proof.isNear(from, to)
    }
    if isNear {
      search.segments.shapes[edge].isProven = true
      return true
    }
    search.segments.edges[edge].cost = .infinity
    return false
  }

  /// Whether all segments of a path are proven to be near enough; where one is not, others are searched
  /// for.
  ///
  /// `attempt` is the number of paths that failed before.
  mutating func passes(_ path: FitBuffer<Int>, attempt: Int) -> Bool {
    var result = true
    for i in path.indices {
      let edge = path[i]
      let (node, target) = (Int(segments.edges[edge].origin), Int(segments.edges[edge].target))
      if segments.shapes[edge].kind == .polyline {
        // Segments to break points in between may not have been searched for yet, and some nodes may
        // not be active.
        let before = Int(segments.edges[path[i > 0 ? i - 1 : path.count - 1]].origin)
        if search.activateJoints(node, target) { result = false }
        if search.searchShorter(node, by: count) { result = false }
        if search.searchShorter(before, by: count) { result = false }
      } else if !check(edge) {
        result = false
        // The more attempts have failed, the more is discarded.
        let others = attempt / SegmentGraph.attemptsForMore
        if others > 0 {
          for back in 0...others { discard(node - back, target) }
        }
        search.searchShorter(node, edge)
      }
    }
    if !result { search.finish() }
    return result
  }

  /// Discards the unproven segments from a node that span all that a failed one would have spanned.
  private mutating func discard(_ node: Int, _ target: Int) {
    guard node >= 0 || polyline.isClosed, node + count >= 0 else { return }
    let (node, target) = node < 0 ? (node + count, target + count) : (node, target)
    var next = segments.outgoing[node].head
    while next >= 0 {
      let edge = Int(next)
      if Int(segments.edges[edge].target) >= target, segments.shapes[edge].kind != .polyline,
        !segments.shapes[edge].isProven
      {
        search.segments.edges[edge].cost = .infinity
      }
      next = segments.edges[edge].next
    }
  }
}
