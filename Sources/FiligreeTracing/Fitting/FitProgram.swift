/// The cheapest chain of pieces along a polyline, each of them proven to be near enough.
struct FitProgram {
  private let chain: FitChain
  private let tolerance: Double
  private var edges: FitEdges
  private var search: FitWay

  /// How many ways are tried as a whole before each joint's pieces are.
  private static let attempts = 100

  init(chain: FitChain, tolerance: Double, fitter: CurveFitter, workspace: FitWorkspace) {
    self.chain = chain
    self.tolerance = tolerance
    let nodes = FitNodes(
      chain: chain, tolerance: tolerance, cornerAngle: fitter.cornerAngle, reach: fitter.reach,
      hasSteps: fitter.hasSteps, keepsSides: fitter.keepsSides
    ).find()
    edges = FitEdges(
      chain: chain, tolerance: tolerance, nodes: nodes, thrift: fitter.thrift,
      hasSteps: fitter.hasSteps, workspace: workspace)
    search = FitWay(edges)
  }

  /// Leaves the memory of what was found to whoever fits next.
  mutating func finish(_ workspace: FitWorkspace) { workspace.reuse(edges.removePieces()) }

  mutating func run() -> FittedCurve {
    var (start, way) = cheapest()
    var hasChain = false
    func addChain(_ program: inout FitProgram) {
      hasChain = true
      program.edges.addChain()
      (start, way) = program.cheapest()
    }
    if way.isEmpty { addChain(&self) }
    // Proving every piece would take longer than all else: those of the cheapest way are proven, and
    // only where some fail each joint's best piece.
    for attempt in 0..<FitProgram.attempts {
      if edges.passes(way, attempt: attempt) { return curve(way) }
      _ = search.cheapest(edges, from: start)
      way = search.way(edges)
      if way.isEmpty, !hasChain { addChain(&self) }
      // The cheapest way may begin elsewhere now: a joint of it far from where it had to begin.
      if chain.isClosed, !way.isEmpty { start = Int(edges.pieces.links[way[way.count / 2]].origin) }
    }
    if !hasChain { addChain(&self) }
    // Not in one expression: the search fits pieces anew, and what is drawn must be what it left.
    way = search.cheapestProven(&edges, from: start)
    return curve(way)
  }

  /// The cheapest way, wherever it begins.
  private mutating func cheapest() -> (start: Int, way: FitBuffer<Int>) {
    guard chain.isClosed else {
      _ = search.cheapest(edges, from: 0)
      return (0, search.way(edges))
    }
    // It has a joint in any window that no piece spans: the shortest one is tried cut by cut.
    var best: (cost: Float, start: Int, way: FitBuffer<Int>?) = (.infinity, 0, nil)
    for u in edges.shortestWindow {
      let start = u % edges.count
      let cost = search.cheapest(edges, from: start)
      if cost < best.cost { best = (cost, start, search.way(edges)) }
    }
    return (best.start, best.way ?? chain.memory.room(for: 0, of: Int.self))
  }

  /// How far lines may be from the chain where nothing else is near enough: a share of the tolerance.
  private let chainShare = 0.75

  private func curve(_ way: FitBuffer<Int>) -> FittedCurve {
    guard let first = way.first else {
      return FittedCurve(start: chain.points[0], segments: [], isClosed: chain.isClosed)
    }
    var segments: [FittedCurve.Segment] = []
    segments.reserveCapacity(way.count)
    for edge in way {
      let (a, b) = edges.ends(edge)
      let drawing = edges.pieces.drawings[edge]
      switch drawing.kind {
      case .cubic:
        let (c1, c2) = edges.controls(edge)
        segments.append(.cubic(c1, c2, to: b.position))
      case .chain:
        let corners = FitPolygon.corners(
          of: chain, from: a.index + 1, to: b.index - 1, tolerance: chainShare * tolerance)
        for i in corners { segments.append(.line(to: chain.points[i])) }
        segments.append(.line(to: b.position))
      case .line:
        segments.append(.line(to: b.position))
      }
    }
    if chain.isClosed, segments.count < 3,
      way.allSatisfy({ edges.pieces.drawings[$0].kind == .line })
    {
      // There and back: within the tolerance, and nothing to be seen.
      return outline()
    }
    return FittedCurve(
      start: edges.ends(first).0.position, segments: segments, isClosed: chain.isClosed)
  }

  /// A polygon that encloses about what the chain does.
  private func outline() -> FittedCurve {
    var corners = Array(FitPolygon.corners(of: chain, tolerance: 0.25 * tolerance))
    if corners.count < 3 { corners = Array(0..<chain.count) }
    let points = corners.map { chain.points[$0] }
    return FittedCurve(
      start: points[0], segments: (points[1...] + points[..<1]).map { .line(to: $0) },
      isClosed: true)
  }
}
