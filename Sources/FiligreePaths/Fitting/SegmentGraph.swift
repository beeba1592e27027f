import CFiligreePaths

/// The candidates for segments of the curve, as a graph in which `ShortestPath` finds the curve.
///
/// Each break point is one node or two: one without a direction where it can be a corner, one with a direction
/// where it can be smooth. Nodes are numbered along the polyline; those of a closed polyline repeat in a
/// second round. From each node a line or a cubic leads to each later one, as far as those near the polyline
/// reach.
struct SegmentGraph {
  /// A break point as an end of segments.
  struct Node {
    /// The index of the polyline's point there.
    var index: Int
    var position: SIMD2<Double>
    /// The direction of travel; zero where segments may choose it.
    var direction: SIMD2<Double>
    /// The integrals over the polyline up to there.
    var moments: FitPolyline.Moments

    var isFree: Bool { direction == .zero }
  }

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
  /// The nodes, twice for a closed polyline.
  let nodes: [Node]
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

  init(_ polyline: FitPolyline, _ breakPoints: [BreakPoint], _ fitter: CurveFitter) {
    self.polyline = polyline
    self.fitter = fitter
    var nodes: [Node] = []
    var places: [Range<Int>] = []
    for round in 0..<(polyline.isClosed ? 2 : 1) {
      for one in breakPoints {
        let first = nodes.count
        let index = one.index + round * polyline.count
        let moments = polyline.moments(at: index)
        if one.canBeCorner {
          nodes.append(
            Node(index: index, position: one.corner, direction: .zero, moments: moments))
        }
        if one.canBeSmooth {
          nodes.append(
            Node(index: index, position: one.position, direction: one.direction, moments: moments))
        }
        places.append(first..<nodes.count)
      }
    }
    (self.nodes, self.places) = (nodes, places)
    count = polyline.isClosed ? nodes.count / 2 : nodes.count
    limits = SegmentGraph.limits(breakPoints, isClosed: polyline.isClosed)
    heads = Array(repeating: -1, count: count)
    farthest = Array(repeating: 0, count: count)
    proof = SegmentProof(polyline: polyline, tolerance: fitter.tolerance)
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
  /// The number of samples that must be near a line.
  private static let samplesOfALine = 16
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
  private static let proofSamples: Int32 = 32

  /// How often arms are solved for before a cubic is proven.
  private static let proofRounds: Int32 = 3

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

  /// A cubic that is to be fitted, and the cost of a line in its place.
  private struct Request {
    let origin, target: Int
    let line: Double
  }

  /// Requests for cubics.
  private struct Requests {
    var requests: [Request] = []
    var stretches: [filigree_stretch] = []

    mutating func removeAll() {
      requests.removeAll(keepingCapacity: true)
      stretches.removeAll(keepingCapacity: true)
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
      var searches = (begin..<min(begin + SegmentGraph.batch, limits.count)).flatMap { place in
        places[place].map { Search(node: $0, place: place, last: place) }
      }
      var width = SegmentGraph.firstReach
      while !searches.isEmpty {
        known.removeAll()
        free.removeAll()
        for k in searches.indices {
          let first = searches[k].last + 1
          searches[k].last = min(searches[k].last + width, limits[searches[k].place])
          guard first <= searches[k].last else { continue }
          connect(
            searches[k].node,
            to: places[first].lowerBound..<places[searches[k].last].upperBound, &known, &free)
        }
        known.requests += free.requests
        known.stretches += free.stretches
        add(known)
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
      let line = lineCost(a, b)
      if line <= SegmentGraph.goodLine {
        append(.line, from: origin, to: target, cost: line)
        continue
      }
      let (chord, length) = (b.position - a.position, b.moments.length - a.moments.length)
      // A stretch that has turned around is no single segment.
      guard length > 0, length * length <= longest * dot(chord, chord) else { continue }
      let request = Request(origin: origin, target: target, line: line)
      if a.isFree || b.isFree {
        free.requests.append(request)
        free.stretches.append(stretch(a, b))
      } else {
        known.requests.append(request)
        known.stretches.append(stretch(a, b))
      }
    }
  }

  private func stretch(_ a: Node, _ b: Node) -> filigree_stretch {
    filigree_stretch(
      begin: a.moments.length, end: b.moments.length, start: (a.position.x, a.position.y),
      stop: (b.position.x, b.position.y), leaving: (a.direction.x, a.direction.y),
      arriving: (b.direction.x, b.direction.y))
  }

  /// The cost of a line between two nodes, or infinity where it is not near enough.
  private func lineCost(_ a: Node, _ b: Node) -> Double {
    let (d, length) = (b.position - a.position, b.moments.length - a.moments.length)
    let square = dot(d, d)
    guard square > 0 else { return .infinity }
    let share = SegmentGraph.sampleShare * fitter.tolerance * fitter.lineShare
    let bound = share * share * square
    // A stretch that bends is mostly too far off half-way.
    let middle = cross(d, polyline.sample(atLength: a.moments.length + 0.5 * length) - a.position)
    guard middle * middle <= bound, SegmentGraph.goesOn(a.direction, d, square),
      SegmentGraph.goesOn(b.direction, d, square)
    else { return .infinity }
    // The integral of the squared distance, times the square of the line's length.
    let normal = SIMD2(-d.y, d.x)
    let moments = b.moments - a.moments
    let offset = dot(a.position - polyline.points[0], normal)
    let error =
      dot(normal * normal, moments.squares) + 2 * normal.x * normal.y * moments.product
      - 2 * offset * dot(normal, moments.first) + offset * offset * length
    // The mean is no more than the largest.
    guard error <= bound * length else { return .infinity }
    let step = length / Double(SegmentGraph.samplesOfALine + 1)
    for i in 1...SegmentGraph.samplesOfALine {
      let p = polyline.sample(atLength: a.moments.length + step * Double(i))
      let across = cross(d, p - a.position)
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
  private mutating func add(_ all: Requests) {
    guard !all.requests.isEmpty else { return }
    let middle = fitter.hasSteps ? SegmentGraph.steppedMiddleShare : SegmentGraph.middleShare
    let cubics = polyline.cubics(
      all.stretches,
      fit(
        samples: SegmentGraph.searchSamples, rounds: 1, share: SegmentGraph.sampleShare,
        middleShare: middle))
    for (request, cubic) in zip(all.requests, cubics) {
      let cost = cost(of: cubic, request)
      if cost < request.line {
        let arms = cubic.arms
        append(
          .cubic(SIMD4(arms.0, arms.1, arms.2, arms.3)), from: request.origin, to: request.target,
          cost: cost)
      } else if request.line < .infinity {
        append(.line, from: request.origin, to: request.target, cost: request.line)
      }
    }
  }

  private func fit(
    samples: Int32, rounds: Int32, share: Double, middleShare: Double
  ) -> filigree_fit {
    let (limit, middle) = (share * fitter.tolerance, middleShare * fitter.tolerance)
    return filigree_fit(
      samples: samples, rounds: rounds, limit: Float(limit * limit),
      middle_limit: Float(middle * middle), gap: fitter.cornerGap,
      gap_share: fitter.cornerGapShare)
  }

  /// The cost of a cubic; infinity where a line is to be taken.
  private func cost(of cubic: filigree_cubic, _ request: Request) -> Double {
    guard cubic.error < .infinity else { return .infinity }
    let (a, b) = (nodes[request.origin], nodes[request.target])
    let chord = b.position - a.position
    let first = cross(chord, SIMD2(Double(cubic.arms.0), Double(cubic.arms.1)))
    let second = cross(chord, SIMD2(Double(cubic.arms.2), Double(cubic.arms.3)))
    let isFree = a.isFree && b.isFree
    if request.line < .infinity {
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
          let lines = nodes[target].index - nodes[origin].index
          append(.polyline, from: origin, to: target, cost: 2 + Double(lines))
        }
      }
    }
  }

  // MARK: Proof

  /// The nodes that a segment leaves and leads to.
  func ends(_ edge: Int) -> (Node, Node) {
    (nodes[Int(edges[edge].origin)], nodes[Int(edges[edge].target)])
  }

  /// Fits some segments to more samples and proves that they are near enough; those that are not get an
  /// infinite cost. Returns whether all are near enough.
  mutating func prove(_ some: [Int]) -> Bool {
    let open = some.filter { !isProven[$0] && edges[$0].cost < .infinity }
    let cubics = open.filter { if case .cubic = shapes[$0] { true } else { false } }
    let share = fitter.hasSteps ? 1 : SegmentGraph.sampleShare
    let refits = polyline.cubics(
      cubics.map {
        let (a, b) = ends($0)
        return stretch(a, b)
      }, fit(samples: SegmentGraph.proofSamples, rounds: SegmentGraph.proofRounds, share: share, middleShare: .infinity))
    var next = 0
    for edge in open {
      let (a, b) = ends(edge)
      var isNear: Bool
      if case .cubic(let arms) = shapes[edge] {
        let refit = refits[next]
        next += 1
        let better = SIMD4(refit.arms.0, refit.arms.1, refit.arms.2, refit.arms.3)
        isNear = refit.error < .infinity && isCubicNear(better, a, b)
        if isNear {
          shapes[edge] = .cubic(better)
        } else {
          isNear = isCubicNear(arms, a, b)
        }
      } else {
        isNear = proof.isLineNear(a.position, b.position, a.index...b.index)
      }
      isProven[edge] = isNear
      if !isNear { edges[edge].cost = .infinity }
    }
    return some.allSatisfy { isProven[$0] }
  }

  private func isCubicNear(_ arms: SIMD4<Float>, _ a: Node, _ b: Node) -> Bool {
    let (c1, c2) = SegmentGraph.controls(arms, a, b)
    // Elsewhere than on steps cubics leave a share of the tolerance: otherwise those that cut off a
    // square's corners would just pass.
    return proof.isCubicNear(
      (a.position, c1, c2, b.position), a.index...b.index, isExact: fitter.hasSteps)
  }

  /// The control points of a cubic between two nodes.
  static func controls(
    _ arms: SIMD4<Float>, _ a: Node, _ b: Node
  ) -> (SIMD2<Double>, SIMD2<Double>) {
    let arms = SIMD4<Double>(arms)
    return (a.position + arms.lowHalf, b.position + arms.highHalf)
  }
}
