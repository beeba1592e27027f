import CFiligreePaths

/// The candidates for segments of the curve, as a graph in which `ShortestPath` finds the curve.
///
/// Each break point is one node or two: one without a direction where it can be a corner, one with a direction
/// where it can be smooth. Nodes are numbered along the polyline; those of a closed polyline repeat in a
/// second round. From each node a line or a cubic leads to each later one, as far as those near the polyline
/// reach (`connect` in the search). So a segment begins and ends at break points alone, and where no other is near
/// enough, the polyline's own lines lead from each break point to the next (`addPolyline`).
struct SegmentGraph {
  /// A candidate as what the search for a path reads.
  struct Edge {
    /// The edge added before this one to the same node, or -1.
    let next: Int32
    /// The nodes that it leaves, in the first round, and leads to.
    let origin: Int32
    let target: Int32
    var cost: Float
  }

  /// The shape of a candidate.
  enum Shape {
    case line
    /// A cubic, by its control points: the first from its start, the second from its end.
    case cubic(SIMD4<Float>)
    /// The polyline's own lines.
    case polyline
  }

  let polyline: FitPolyline
  let fitter: CurveFitter
  var traits: CurveFitter.Traits { fitter.traits }
  /// The nodes, twice for a closed polyline, and the indices of the polyline's points there.
  let nodes: [filigree_node]
  let indices: [Int]
  /// The number of different nodes.
  let count: Int
  /// The nodes of each break point, for a closed polyline in both rounds.
  let nodesOfBreakPoint: [Range<Int>]
  /// The last break point to which segments from each one may lead.
  let limits: [Int]

  private(set) var edges: [Edge] = []
  private(set) var shapes: [Shape] = []
  /// Which edges have been proven to be near the polyline.
  private var isProven: [Bool] = []
  /// For each node the edge that was added last, or -1, and the farthest node that any leads to.
  private(set) var heads: [Int32]
  private(set) var farthest: [Int32]
  private let proof: SegmentProof

  /// The largest part of a segment beside a corner to which it is not fitted.
  private static let cornerGapShare = 0.15
  /// The number of samples that a cubic is fitted to before it is proven.
  private static let proofSamples: Int32 = 16
  /// About how many edges leave a node.
  private static let edgesPerNode = 8

  init(_ polyline: FitPolyline, _ breakPoints: [BreakPoint], _ fitter: CurveFitter) {
    self.polyline = polyline
    self.fitter = fitter
    let rounds = polyline.isClosed ? 2 : 1
    var (nodes, indices, nodesOfBreakPoint) = ([filigree_node](), [Int](), [Range<Int>]())
    nodes.reserveCapacity(2 * rounds * breakPoints.count)
    indices.reserveCapacity(2 * rounds * breakPoints.count)
    nodesOfBreakPoint.reserveCapacity(rounds * breakPoints.count)
    for round in 0..<rounds {
      for one in breakPoints {
        let index = one.index + round * polyline.count
        func append(_ position: SIMD2<Double>, _ direction: SIMD2<Double>) {
          nodes.append(
            filigree_node(
              length: polyline.lengths[index], position: (position.x, position.y),
              direction: (direction.x, direction.y)))
          indices.append(index)
        }
        let first = nodes.count
        if one.canBeCorner { append(one.corner, .zero) }
        if one.canBeSmooth { append(one.position, one.direction) }
        nodesOfBreakPoint.append(first..<nodes.count)
      }
    }
    (self.nodes, self.indices, self.nodesOfBreakPoint) = (nodes, indices, nodesOfBreakPoint)
    count = nodes.count / rounds
    limits = SegmentGraph.limits(breakPoints, isClosed: polyline.isClosed)
    heads = Array(repeating: -1, count: count)
    farthest = Array(repeating: 0, count: count)
    proof = SegmentProof(polyline: polyline, tolerance: fitter.tolerance)
    edges.reserveCapacity(SegmentGraph.edgesPerNode * count)
    shapes.reserveCapacity(SegmentGraph.edgesPerNode * count)
    search()
    addPolyline()
    isProven = shapes.map { if case .polyline = $0 { true } else { false } }
  }

  /// The last break point to which segments from each one may lead: none spans a mandatory one, or goes
  /// around more than once.
  private static func limits(_ breakPoints: [BreakPoint], isClosed: Bool) -> [Int] {
    let count = breakPoints.count
    var limits = [Int](repeating: 0, count: count)
    var mandatory = Int.max
    for k in (0..<(isClosed ? 2 * count : count)).reversed() {
      // A lone break point of a closed polyline leads around to itself.
      if k < count { limits[k] = min(mandatory, isClosed ? k + max(count - 1, 1) : count - 1) }
      if breakPoints[k % count].isMandatory { mandatory = k }
    }
    return limits
  }

  // MARK: Edges

  mutating func append(_ shape: Shape, from origin: Int, to target: Int, cost: Double) {
    edges.append(
      Edge(
        next: heads[origin], origin: Int32(truncatingIfNeeded: origin),
        target: Int32(truncatingIfNeeded: target), cost: Float(cost)))
    shapes.append(shape)
    heads[origin] = Int32(truncatingIfNeeded: edges.count - 1)
    farthest[origin] = max(farthest[origin], Int32(truncatingIfNeeded: target))
  }

  /// Adds the polyline's own lines from each break point to the next, so that a path certainly exists.
  ///
  /// They cost more than segments, by their number.
  private mutating func addPolyline() {
    for breakPoint in limits.indices where limits[breakPoint] > breakPoint {
      for origin in nodesOfBreakPoint[breakPoint] {
        for target in nodesOfBreakPoint[breakPoint + 1] {
          let lines = indices[target] - indices[origin]
          append(.polyline, from: origin, to: target, cost: 2 + Double(lines))
        }
      }
    }
  }

  /// The indices of the polyline's points where a segment begins and ends.
  func range(of edge: Int) -> ClosedRange<Int> {
    indices[Int(edges[edge].origin)]...indices[Int(edges[edge].target)]
  }

  /// Where a segment begins and ends.
  func ends(_ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    (nodes[Int(edges[edge].origin)].point, nodes[Int(edges[edge].target)].point)
  }

  /// The control points of a cubic between an edge's ends.
  func controls(_ arms: SIMD4<Float>, _ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let ((a, b), arms) = (ends(edge), SIMD4<Double>(arms))
    return (a + arms.lowHalf, b + arms.highHalf)
  }

  // MARK: Kernel

  /// What the kernel is told about the samples and the share of the tolerance that it may use, in the search and in
  /// the proof.
  func kernelSettings(
    samples: Int32, share: Double, middleShare: Double, refines: Bool = false
  ) -> filigree_fit {
    let (limit, middle) = (share * fitter.tolerance, middleShare * fitter.tolerance)
    return filigree_fit(
      samples: samples, rounds: refines ? max(traits.rounds, 2) : traits.rounds,
      refines: refines ? 1 : 0, limit: Float(limit * limit),
      middle_limit: Float(middle * middle),
      hopeless: Float(traits.hopeless * traits.hopeless * limit * limit), damping: traits.damping,
      gap: traits.cornerGap, gap_share: SegmentGraph.cornerGapShare)
  }

  // MARK: Proof

  /// Fits some segments to more samples, and returns whether all are proven to be near enough.
  ///
  /// Those that are not get an infinite cost.
  mutating func prove(_ some: [Int]) -> Bool {
    let open = some.filter { !isProven[$0] && edges[$0].cost < .infinity }
    guard !open.isEmpty else { return some.allSatisfy { isProven[$0] } }
    var refits: [filigree_cubic] = []
    var stretches: [filigree_stretch] = []
    for edge in open {
      guard case .cubic(let arms) = shapes[edge] else { continue }
      refits.append(filigree_cubic(arms: (arms.x, arms.y, arms.z, arms.w), error: 0))
      stretches.append(filigree_stretch(from: edges[edge].origin, to: edges[edge].target))
    }
    let share = fitter.hasSteps ? 1 : traits.sampleShare
    polyline.fit(
      &refits, to: stretches, between: nodes,
      kernelSettings(
        samples: SegmentGraph.proofSamples, share: share, middleShare: .infinity, refines: true))
    var next = 0
    for edge in open {
      var holds: Bool
      if case .cubic(let arms) = shapes[edge] {
        let refit = refits[next]
        next += 1
        holds = refit.error < .infinity && isNear(refit.vector, edge)
        if holds {
          shapes[edge] = .cubic(refit.vector)
        } else {
          holds = isNear(arms, edge)
        }
      } else {
        let (a, b) = ends(edge)
        holds = proof.isLineNear(a, b, range(of: edge))
      }
      isProven[edge] = holds
      if !holds { edges[edge].cost = .infinity }
    }
    return some.allSatisfy { isProven[$0] }
  }

  /// Whether a cubic instead of an edge's is proven to be near.
  private func isNear(_ arms: SIMD4<Float>, _ edge: Int) -> Bool {
    let (a, b) = ends(edge)
    let (c1, c2) = controls(arms, edge)
    // Elsewhere than on steps cubics leave a share of the tolerance: otherwise those that cut off a
    // square's corners would just pass.
    return proof.isCubicNear((a, c1, c2, b), range(of: edge), isExact: fitter.hasSteps)
  }
}

extension filigree_node {
  var point: SIMD2<Double> { SIMD2(position.0, position.1) }
  var heading: SIMD2<Double> { SIMD2(direction.0, direction.1) }
  /// Whether segments may choose their direction.
  var isFree: Bool { heading == .zero }
}

extension filigree_cubic {
  var vector: SIMD4<Float> { SIMD4(arms.0, arms.1, arms.2, arms.3) }
}
