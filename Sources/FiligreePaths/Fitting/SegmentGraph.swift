import CFiligreePaths

/// The candidates for segments of the curve, as a graph in which `ShortestPath` finds the curve.
///
/// Each break point is one node or two: one without a direction where it can be a corner, one with a direction
/// where it can be smooth. Nodes are numbered along the polyline; those of a closed polyline repeat in a
/// second round. From each node a line or a cubic leads to each later one, as far as those near the polyline
/// reach.
struct SegmentGraph {
  /// A candidate as what the search for a path reads.
  struct Edge {
    /// The edge added before this one to the same node, or -1.
    let next: Int32
    /// The nodes that it leaves and leads to. The first is in the first round.
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
  private let fitter: CurveFitter
  /// The nodes, twice for a closed polyline, and the indices of the polyline's points there.
  private let nodes: [filigree_node]
  private let indices: [Int]
  /// The number of different nodes.
  let count: Int
  /// The nodes of each break point, for a closed polyline in both rounds.
  private let places: [Range<Int>]
  /// The last break point to which segments from each one may lead.
  private let limits: [Int]

  private(set) var edges: [Edge] = []
  private(set) var shapes: [Shape] = []
  /// Which edges have been proven to be near the polyline.
  private var isProven: [Bool] = []
  /// For each node the edge that was added last, or -1, and the farthest node that any leads to.
  private(set) var heads: [Int32]
  private(set) var farthest: [Int32]
  private let proof: SegmentProof

  /// About how many edges leave a node.
  private static let edgesPerNode = 8

  init(_ polyline: FitPolyline, _ breakPoints: [BreakPoint], _ fitter: CurveFitter) {
    self.polyline = polyline
    self.fitter = fitter
    let rounds = polyline.isClosed ? 2 : 1
    var (nodes, indices, places) = ([filigree_node](), [Int](), [Range<Int>]())
    nodes.reserveCapacity(2 * rounds * breakPoints.count)
    indices.reserveCapacity(2 * rounds * breakPoints.count)
    places.reserveCapacity(rounds * breakPoints.count)
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
        places.append(first..<nodes.count)
      }
    }
    (self.nodes, self.indices, self.places) = (nodes, indices, places)
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
      if k < count { limits[k] = min(mandatory, isClosed ? k + count - 1 : count - 1) }
      if breakPoints[k % count].isMandatory { mandatory = k }
    }
    return limits
  }

  // MARK: Search

  /// The number of break points that are first tried from a node.
  private static let firstReach = 4
  /// The number of break points searched from at a time, which bounds the memory.
  private static let batch = 512
  /// The cost of a line; that of a cubic is 1. Squared distances come on top.
  private static let lineCost = 0.95
  /// Lines that cost more than this have a cubic as an alternative.
  private static let goodLine = 1.02
  /// The square of the sine of the largest bend that is not seen: 4 degrees.
  private static let leastBend = 0.07 * 0.07
  /// The largest ratio of length to chord of a stretch that a cubic replaces.
  private static let longestArcToChord = 2.0
  /// The share of the tolerance that samples must keep: they miss what lies between them.
  private static let sampleShare = 0.88
  /// The share of the tolerance allowed half-way between samples.
  ///
  /// It may exceed 1, because the cubic is later fitted to more samples and comes nearer. On a polyline
  /// with steps these points hit the worst of the steps.
  private static let middleShare = 1.25
  private static let steppedMiddleShare = 0.9
  /// Cubics that bulge by no more than this share of the tolerance become lines where a line is near
  /// enough.
  private static let flat = 0.3
  /// The same between two corners.
  ///
  /// Corners that the tolerance holds back from their tips lie inside the lines of their sides: between
  /// two of them a cubic would bulge to compensate.
  private static let freeFlat = 0.45
  /// The extra cost of a cubic with an inflection between two corners: beside a tip that pixels cut off
  /// it would beat the side's line.
  private static let inflectionCost = 0.05
  /// The numbers of samples that a cubic is fitted to: in the search, and before it is proven.
  private static let searchSamples: Int32 = 8
  private static let proofSamples: Int32 = 16


  /// The cost of a unit of the integral of squared distances.
  private var scale: Double {
    1 / (fitter.errorPerSegment * fitter.tolerance * fitter.tolerance)
  }

  /// A node whose segments are being searched for.
  private struct Search {
    let node: Int
    let place: Int
    /// The last break point that has been tried.
    var last: Int
  }

  /// Stretches that need cubics, and the costs of lines in their place.
  private struct Requests {
    var stretches: [filigree_stretch] = []
    var lines: [Double] = []

    mutating func append(_ origin: Int, _ target: Int, line: Double) {
      stretches.append(
        filigree_stretch(
          from: Int32(truncatingIfNeeded: origin), to: Int32(truncatingIfNeeded: target)))
      lines.append(line)
    }

    /// Takes all requests of another list.
    mutating func take(_ other: inout Requests) {
      stretches += other.stretches
      lines += other.lines
      other.removeAll()
    }

    mutating func removeAll() {
      stretches.removeAll(keepingCapacity: true)
      lines.removeAll(keepingCapacity: true)
    }
  }

  /// Finds the segments that leave each node: to the next few break points, and to farther ones as long as
  /// some lead as far as was tried.
  private mutating func search() {
    // Some steps of pixels block a segment where farther ones do not.
    let gap = fitter.hasSteps ? 1 : 0
    // Those with both directions known are quicker to solve for, and come together.
    var (known, free) = (Requests(), Requests())
    for begin in stride(from: 0, to: limits.count, by: SegmentGraph.batch) {
      var searches: [Search] = []
      for place in begin..<min(begin + SegmentGraph.batch, limits.count) {
        for node in places[place] { searches.append(Search(node: node, place: place, last: place)) }
      }
      var width = SegmentGraph.firstReach
      while !searches.isEmpty {
        for k in searches.indices {
          let first = searches[k].last + 1
          let last = min(searches[k].last + width, limits[searches[k].place])
          searches[k].last = last
          guard first <= last else { continue }
          connect(
            searches[k].node, to: places[first].lowerBound..<places[last].upperBound, &known, &free)
        }
        known.take(&free)
        add(known)
        known.removeAll()
        searches.removeAll {
          $0.last == limits[$0.place]
            || Int(farthest[$0.node]) < places[max($0.last - gap, $0.place + 1)].lowerBound
        }
        width = 1 + gap
      }
    }
  }

  /// Adds the lines from one node to others, and requests cubics where they are not near enough.
  private mutating func connect(
    _ origin: Int, to targets: Range<Int>, _ known: inout Requests, _ free: inout Requests
  ) {
    let a = nodes[origin]
    let longest = SegmentGraph.longestArcToChord * SegmentGraph.longestArcToChord
    for target in targets {
      let b = nodes[target]
      let line = lineCost(origin, target)
      if line <= SegmentGraph.goodLine {
        append(.line, from: origin, to: target, cost: line)
        continue
      }
      let (chord, length) = (b.point - a.point, b.length - a.length)
      // A stretch that has turned around is no single segment.
      guard length > 0, length * length <= longest * dot(chord, chord) else { continue }
      if a.isFree || b.isFree {
        free.append(origin, target, line: line)
      } else {
        known.append(origin, target, line: line)
      }
    }
  }

  /// The cost of a line between two nodes, or infinity where it is not near enough.
  private func lineCost(_ origin: Int, _ target: Int) -> Double {
    let (a, b) = (nodes[origin], nodes[target])
    let (start, d, length) = (a.point, b.point - a.point, b.length - a.length)
    let square = dot(d, d)
    guard square > 0 else { return .infinity }
    let share = SegmentGraph.sampleShare * fitter.tolerance * fitter.lineShare
    let bound = share * share * square
    // A stretch that bends is mostly too far off half-way.
    let middle = cross(d, polyline.sample(atLength: a.length + 0.5 * length) - start)
    guard middle * middle <= bound, SegmentGraph.goesOn(a.heading, d, square),
      SegmentGraph.goesOn(b.heading, d, square)
    else { return .infinity }
    // The integral of the squared distance, times the square of the line's length.
    let normal = SIMD2(-d.y, d.x)
    let moments = polyline.moments(at: indices[target]) - polyline.moments(at: indices[origin])
    let offset = dot(start - polyline.points[0], normal)
    let error =
      dot(normal * normal, moments.squares) + 2 * normal.x * normal.y * moments.product
      - 2 * offset * dot(normal, moments.first) + offset * offset * length
    // The mean is no more than the largest.
    guard error <= bound * length else { return .infinity }
    let step = length / Double(SegmentGraph.searchSamples + 1)
    for i in 1...SegmentGraph.searchSamples {
      let across = cross(d, polyline.sample(atLength: a.length + step * Double(i)) - start)
      if across * across > bound { return .infinity }
    }
    return SegmentGraph.lineCost + max(error / square, 0) * scale
  }

  /// Whether a line continues a direction, as far as the eye can see.
  private static func goesOn(
    _ direction: SIMD2<Double>, _ line: SIMD2<Double>, _ square: Double
  ) -> Bool {
    let across = cross(direction, line)
    return across * across <= leastBend * square && dot(direction, line) >= 0
  }

  /// Fits requested cubics, and adds them, or lines where those are better.
  private mutating func add(_ requests: Requests) {
    guard !requests.lines.isEmpty else { return }
    let middle = fitter.hasSteps ? SegmentGraph.steppedMiddleShare : SegmentGraph.middleShare
    var cubics = [filigree_cubic](repeating: filigree_cubic(), count: requests.lines.count)
    polyline.fit(
      &cubics, to: requests.stretches, between: nodes,
      fit(SegmentGraph.searchSamples, share: SegmentGraph.sampleShare, middleShare: middle))
    for (k, cubic) in cubics.enumerated() {
      let (from, to) = (Int(requests.stretches[k].from), Int(requests.stretches[k].to))
      let line = requests.lines[k]
      let cost = cost(of: cubic, from, to, line: line)
      if cost < line {
        append(.cubic(cubic.vector), from: from, to: to, cost: cost)
      } else if line < .infinity {
        append(.line, from: from, to: to, cost: line)
      }
    }
  }

  /// What the kernel is told; shares are those of the tolerance.
  private func fit(
    _ samples: Int32, share: Double, middleShare: Double, refines: Bool = false
  ) -> filigree_fit {
    let (limit, middle) = (share * fitter.tolerance, middleShare * fitter.tolerance)
    return filigree_fit(
      samples: samples, rounds: refines ? max(fitter.rounds, 2) : fitter.rounds, refines: refines ? 1 : 0, limit: Float(limit * limit),
      middle_limit: Float(middle * middle),
      hopeless: Float(fitter.hopeless * fitter.hopeless * limit * limit), damping: fitter.damping,
      gap: fitter.cornerGap,
      gap_share: fitter.cornerGapShare)
  }

  /// The cost of a cubic; infinity where a line is to be taken.
  private func cost(
    of cubic: filigree_cubic, _ origin: Int, _ target: Int, line: Double
  ) -> Double {
    guard cubic.error < .infinity else { return .infinity }
    let (a, b, arms) = (nodes[origin], nodes[target], SIMD4<Double>(cubic.vector))
    let chord = b.point - a.point
    let (first, second) = (cross(chord, arms.lowHalf), cross(chord, arms.highHalf))
    let isFree = a.isFree && b.isFree
    if line < .infinity {
      // The largest distance of the cubic from its chord: at most three quarters of that of its control
      // points (they weigh 3/8 each in the middle).
      let bulge = 0.75 * max(abs(first), abs(second))
      let flat = (isFree ? SegmentGraph.freeFlat : SegmentGraph.flat) * fitter.tolerance
      if bulge * bulge <= flat * flat * dot(chord, chord) { return .infinity }
    }
    // A cubic with an inflection between two corners mostly belongs beside a tip that pixels cut off,
    // where a line is better.
    let inflection = isFree && first * second < 0 ? SegmentGraph.inflectionCost : 0
    return 1 + Double(cubic.error) * scale + inflection
  }

  private mutating func append(_ shape: Shape, from origin: Int, to target: Int, cost: Double) {
    edges.append(
      Edge(
        next: heads[origin], origin: Int32(truncatingIfNeeded: origin),
        target: Int32(truncatingIfNeeded: target), cost: Float(cost)))
    shapes.append(shape)
    heads[origin] = Int32(truncatingIfNeeded: edges.count - 1)
    farthest[origin] = max(farthest[origin], Int32(truncatingIfNeeded: target))
  }

  /// Adds the polyline's own lines from each node to those of the next break point, so that a path certainly
  /// exists. They cost more than segments, by their number.
  private mutating func addPolyline() {
    for place in limits.indices where limits[place] > place {
      for origin in places[place] {
        for target in places[place + 1] {
          let lines = indices[target] - indices[origin]
          append(.polyline, from: origin, to: target, cost: 2 + Double(lines))
        }
      }
    }
  }

  // MARK: Proof

  /// The indices of the polyline's points where a segment begins and ends.
  func range(of edge: Int) -> ClosedRange<Int> {
    indices[Int(edges[edge].origin)]...indices[Int(edges[edge].target)]
  }

  /// Where a segment begins and ends.
  func ends(_ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    (nodes[Int(edges[edge].origin)].point, nodes[Int(edges[edge].target)].point)
  }

  /// Fits some segments to more samples and proves that they are near enough; those that are not get an
  /// infinite cost. Returns whether all are near enough.
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
    let share = fitter.hasSteps ? 1 : SegmentGraph.sampleShare
    polyline.fit(
      &refits, to: stretches, between: nodes,
      fit(SegmentGraph.proofSamples, share: share, middleShare: .infinity, refines: true))
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

  /// Whether a cubic in an edge's place is proven to be near.
  private func isNear(_ arms: SIMD4<Float>, _ edge: Int) -> Bool {
    let (a, b) = ends(edge)
    let (c1, c2) = controls(arms, edge)
    // Elsewhere than on steps cubics leave a share of the tolerance: otherwise those that cut off a
    // square's corners would just pass.
    return proof.isCubicNear((a, c1, c2, b), range(of: edge), isExact: fitter.hasSteps)
  }

  /// The control points of a cubic in an edge's place.
  func controls(_ arms: SIMD4<Float>, _ edge: Int) -> (SIMD2<Double>, SIMD2<Double>) {
    let ((a, b), arms) = (ends(edge), SIMD4<Double>(arms))
    return (a + arms.lowHalf, b + arms.highHalf)
  }
}

extension filigree_node {
  fileprivate var point: SIMD2<Double> { SIMD2(position.0, position.1) }
  fileprivate var heading: SIMD2<Double> { SIMD2(direction.0, direction.1) }
  /// Whether segments may choose their direction.
  fileprivate var isFree: Bool { heading == .zero }
}

extension filigree_cubic {
  fileprivate var vector: SIMD4<Float> { SIMD4(arms.0, arms.1, arms.2, arms.3) }
}
