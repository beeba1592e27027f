import FiligreePaths

/// Fits one curve to each chain of arcs that is one edge, and gives the arcs their parts of it.
///
/// An arc that ends at an edge ends on its curve, so that edge is fitted first. Of edges that end at
/// one another in a ring, one cannot be whole: it is divided where the first one ends.
struct ChainFitting {
  private let graph: ArcGraph
  private let fitting: ArcFitting
  private let chains: [EdgeChains.Chain]
  private let fitter: CurveFitter
  /// The positions of nodes, and whether they are final.
  private var positions: [SIMD2<Float>]
  private var isFixed: [Bool]
  /// The number of ends of each chain that may still move.
  private var waitCounts: [Int]
  /// The parts of each arc, and the segments that they are parts of.
  private var parts: [[ArcCurves.Part]]
  private var curves = ArcCurves()
  /// The curves of loops without nodes, by their arcs.
  private var loops: [Int: FittedCurve] = [:]

  init(_ graph: ArcGraph, _ fitting: ArcFitting) {
    (self.graph, self.fitting) = (graph, fitting)
    var fitter = CurveFitter(
      tolerance: fitting.tolerance, cornerAngle: fitting.cornerAngle)
    fitter.keepsSides = true
    fitter.findsShapes = true
    fitter.noise = Self.noise
    if fitting.hasSteps { fitter.followSteps() }
    self.fitter = fitter
    chains = EdgeChains(graph).chains
    positions = graph.nodes.map(\.position)
    isFixed = graph.nodes.indices.map { !graph.hasThroughEdge($0) }
    waitCounts = []
    parts = Array(repeating: [], count: graph.arcs.count)
    waitCounts = chains.map { chain in
      ends(of: chain).count { !isFixed[Int($0)] }
    }
    fitLoops()
  }

  /// `CurveFitter.noise` of edges between two colors, which are placed more accurately than between grays: half of what serves there.
  private static let noise = 0.06

  /// Fits the loops without nodes: those that are alike together.
  private mutating func fitLoops() {
    let arcs = graph.arcs.indices.filter {
      let arc = graph.arcs[$0]
      return arc.start < 0 && arc.left >= 0 && arc.right >= 0 && !arc.isPolygon
    }
    func points(_ arc: Int) -> ArraySlice<SIMD2<Float>> {
      let range = graph.arcs[arc].points
      return graph.points[Int(range.lowerBound)..<Int(range.upperBound)]
    }
    let groups = LikeOutlines(arcs.map(points), fitter: fitter)
    for k in 0..<groups.count {
      let group = groups[k].map { arcs[$0] }
      for (arc, curve) in zip(group, fitter.fit(like: group.map(points))) { loops[arc] = curve }
    }
  }

  /// The curves of all arcs.
  mutating func curves(progress: (Double) throws -> Void) throws -> ArcCurves {
    // The chain that ends at each through-edge.
    var waitingChain = [Int: Int]()
    for (i, chain) in chains.enumerated() where waitCounts[i] > 0 {
      for node in ends(of: chain) where !isFixed[Int(node)] { waitingChain[Int(node)] = i }
    }
    var isDone = [Bool](repeating: false, count: chains.count)
    var ready = Array(chains.indices.filter { waitCounts[$0] == 0 }.reversed())
    var (count, next) = (0, 0)
    while count < chains.count {
      if ready.isEmpty {
        // A ring: its first chain ends at the current positions.
        while isDone[next] { next += 1 }
        for node in ends(of: chains[next]) { isFixed[Int(node)] = true }
        ready.append(next)
      }
      let chain = ready.removeLast()
      if isDone[chain] { continue }
      isDone[chain] = true
      if count & 0x3F == 0 { try progress(Double(count) / Double(chains.count)) }
      count += 1
      draw(chains[chain])
      for node in throughEdges(of: chains[chain]) {
        isFixed[node] = true
        guard let other = waitingChain[node] else { continue }
        waitCounts[other] -= 1
        if waitCounts[other] == 0, !isDone[other] { ready.append(other) }
      }
    }
    for (arc, parts) in zip(graph.arcs, parts) {
      // An arc whose points all coincide has no part.
      curves.begin(
        parts.first?.segment.start
          ?? (arc.start >= 0
            ? positions[Int(arc.start)] : graph.points[Int(arc.points.lowerBound)]))
      for part in parts { curves.append(part) }
      curves.end()
    }
    return curves
  }

  /// The nodes where an open chain begins and ends.
  private func ends(of chain: EdgeChains.Chain) -> [Int32] {
    guard !chain.isClosed, let first = chain.sides.first, let last = chain.sides.last else {
      return []
    }
    return [graph.end(of: first ^ 1), graph.end(of: last)].filter { $0 >= 0 }
  }

  /// The nodes that a chain passes through, in its order; of a closed one the last is its beginning.
  private func throughEdges(of chain: EdgeChains.Chain) -> [Int] {
    (chain.isClosed ? chain.sides[...] : chain.sides.dropLast()).map { Int(graph.end(of: $0)) }
  }

  /// Fits a chain, in stretches between the nodes on it whose positions are final.
  private mutating func draw(_ chain: EdgeChains.Chain) {
    let sides = chain.sides
    let throughEdges = throughEdges(of: chain)
    let fixed = throughEdges.indices.filter { isFixed[throughEdges[$0]] }
    if fixed.isEmpty { return draw(sides, isClosed: chain.isClosed) }
    var stretches: [[Int32]] = []
    if chain.isClosed {
      // Around, from the first final node.
      let around = Array(sides[(fixed[0] + 1)...] + sides[...fixed[0]])
      var begin = 0
      for k in fixed.dropFirst() {
        stretches.append(Array(around[begin..<(k - fixed[0])]))
        begin = k - fixed[0]
      }
      stretches.append(Array(around[begin...]))
    } else {
      var begin = 0
      for k in fixed {
        stretches.append(Array(sides[begin...k]))
        begin = k + 1
      }
      stretches.append(Array(sides[begin...]))
    }
    for stretch in stretches { draw(stretch, isClosed: false) }
  }

  /// Fits arcs as one curve, or each by itself if that takes fewer segments or there is no such curve.
  private mutating func draw(_ sides: [Int32], isClosed: Bool) {
    let alone = sides.map(alone)
    if sides.count > 1 || isClosed, let whole = whole(sides, isClosed: isClosed) {
      // On one side the curve continues past the nodes, on the other it is divided there.
      let cost = whole.segments.count + whole.parts.reduce(0) { $0 + $1.count }
      if cost <= 2 * alone.reduce(0, { $0 + $1.count }) {
        let first = curves.add(whole.segments)
        for (node, position) in whole.nodes { positions[node] = position }
        for (side, found) in zip(sides, whole.parts) {
          let own = side & 1 == 0 ? found : found.reversed().map(\.reversed)
          parts[Int(side) >> 1] = own.map {
            ArcCurves.Part(segment: $0.segment, source: $0.source + first, from: $0.from, to: $0.to)
          }
        }
        return
      }
    }
    for (side, segments) in zip(sides, alone) {
      parts[Int(side) >> 1] = segments.map {
        ArcCurves.Part(segment: $0, source: -1, from: 0, to: 1)
      }
    }
  }

  /// An arc's curve by itself.
  private func alone(_ side: Int32) -> [ArcCurves.Segment] {
    let arc = graph.arcs[Int(side) >> 1]
    let isClosed = arc.start < 0
    if let curve = loops[Int(side) >> 1] { return Self.segments(curve) }
    var polyline: [SIMD2<Float>] = []
    if !isClosed { polyline.append(positions[Int(arc.start)]) }
    graph.points(of: side & ~1) { polyline.append($0) }
    if !isClosed { polyline.append(positions[Int(arc.end)]) }
    if arc.isPolygon {
      if isClosed { polyline.append(polyline[0]) }
      return zip(polyline, polyline.dropFirst()).map {
        ArcCurves.Segment(start: $0, controls: nil, end: $1)
      }
    }
    let isFrame = arc.left < 0 || arc.right < 0
    return isFrame || (!isClosed && fitting.isStraight(polyline))
      ? [ArcCurves.Segment(start: polyline[0], controls: nil, end: polyline[polyline.count - 1])]
      : fitted(polyline, isClosed: isClosed)
  }

  /// The curve of a polyline.
  private func fitted(
    _ polyline: [SIMD2<Float>], isClosed: Bool, share: Double = 1
  ) -> [ArcCurves.Segment] {
    var fitter = fitter
    fitter.tolerance *= share
    return Self.segments(fitter.fit(polyline[...], isClosed: isClosed))
  }

  private static func segments(_ curve: FittedCurve) -> [ArcCurves.Segment] {
    var last = SIMD2<Float>(curve.start)
    return curve.segments.map { segment in
      let end = SIMD2<Float>(segment.end)
      defer { last = end }
      guard case .cubic(let c1, let c2, _) = segment else {
        return ArcCurves.Segment(start: last, controls: nil, end: end)
      }
      return ArcCurves.Segment(
        start: last, controls: (SIMD2<Float>(c1), SIMD2<Float>(c2)), end: end)
    }
  }

  /// The largest distance of a node from the curve of its through-edge, beyond the tolerance, in
  /// pixels.
  private static let margin: Float = 1

  /// The tolerance of curves of several arcs, as a share of the usual one.
  private static let share = 0.7

  /// A curve of several arcs.
  private struct Whole {
    var segments: [ArcCurves.Segment]
    /// The sides' parts of it, in their order.
    var parts: [[ArcCurves.Part]]
    /// The nodes' positions on it.
    var nodes: [(Int, SIMD2<Float>)]
  }

  /// Fits one curve to several arcs, divided at the nodes between them; nil if that is impossible.
  private func whole(_ sides: [Int32], isClosed: Bool) -> Whole? {
    if sides.contains(where: { graph.arcs[Int($0) >> 1].isPolygon }) { return nil }
    // The points, and the length along them up to each node.
    var polyline: [SIMD2<Float>] = []
    var lengths: [Float] = []
    var length: Float = 0
    func add(_ p: SIMD2<Float>) {
      if let last = polyline.last { length += last.distance(to: p) }
      polyline.append(p)
    }
    if !isClosed { add(positions[Int(graph.end(of: sides[0] ^ 1))]) }
    for (i, side) in sides.enumerated() {
      graph.points(of: side, add)
      let node = Int(graph.end(of: side))
      if !isClosed, i == sides.count - 1 {
        add(positions[node])
      } else {
        if graph.throughEdges[node]?.isMeasured == true { add(positions[node]) }
        lengths.append(length)
      }
    }
    guard polyline.count > (isClosed ? 4 : 2) else { return nil }
    if isClosed { length += polyline[polyline.count - 1].distance(to: polyline[0]) }
    let segments =
      !isClosed && fitting.isStraight(polyline)
      ? [ArcCurves.Segment(start: polyline[0], controls: nil, end: polyline[polyline.count - 1])]
      : fitted(polyline, isClosed: isClosed, share: Self.share)
    guard !segments.isEmpty else { return nil }
    let curve = CompositeCurve(segments, isClosed: isClosed)
    let nodes = (isClosed ? sides[...] : sides.dropLast()).map { Int(graph.end(of: $0)) }
    guard let locations = locations(of: curve, at: nodes, lengths, length) else { return nil }
    let parts = sides.indices.map { i in
      // A closed curve's last location is where its first arc begins.
      let before =
        i > 0 ? locations[i - 1] : isClosed ? locations[locations.count - 1] : curve.start
      return curve.part(from: before, to: i < locations.count ? locations[i] : curve.end)
    }
    return Whole(
      segments: segments, parts: parts, nodes: zip(nodes, locations).map { ($0, curve.point($1)) })
  }

  /// The smallest distance between locations along a curve, in pixels.
  private static let gap: Float = 0.25

  /// The locations on a curve nearest to nodes, in their order; nil where the curve is not near them.
  ///
  /// `lengths` are the nodes' positions along the fitted points, of `length` in all. Nodes that nearly
  /// coincide may lie in another order than their arcs: then they are spread out.
  private func locations(
    of curve: CompositeCurve, at nodes: [Int], _ lengths: [Float], _ length: Float
  ) -> [CompositeCurve.Location]? {
    let ratio = curve.length / max(length, 1e-3)
    var locations: [CompositeCurve.Location] = []
    // The length along the curve up to the last location; it grows beyond one round of a closed curve.
    var before: (along: Float, location: Float) = (0, 0)
    var offsets: [Float] = []
    for (i, node) in nodes.enumerated() {
      let target = positions[node]
      let isFirst = curve.isClosed && i == 0
      let middle = before.location + (lengths[i] - before.along) * ratio
      let slack = 3 + 0.15 * (lengths[i] - before.along) * ratio
      let window = isFirst ? 0...curve.length : (middle - slack)...(middle + slack)
      guard let found = curve.nearest(to: target, within: window),
        found.distance <= Float(fitting.tolerance) + Self.margin
      else { return nil }
      before = (lengths[i], found.length)
      offsets.append(found.length)
      locations.append(found.location)
    }
    guard let first = offsets.first else { return nil }
    let least = curve.isClosed ? first : Self.gap
    let most = curve.isClosed ? first + curve.length - Self.gap : curve.length - Self.gap
    let spread = Self.spread(offsets, least: least, most: most)
    guard let spread else { return nil }
    for i in locations.indices where spread[i] != offsets[i] {
      locations[i] = curve.location(at: spread[i])
    }
    // Locations that rounding has reordered are rejected; around a closed curve they fall once.
    let falls = locations.indices.dropFirst().count { locations[$0] <= locations[$0 - 1] }
    guard !curve.isClosed else {
      let isWhole = locations.count == 1 || locations[locations.count - 1] != locations[0]
      return isWhole && falls + (locations[0] <= locations[locations.count - 1] ? 1 : 0) == 1
        ? locations : nil
    }
    return falls == 0 && curve.start < locations[0] && locations[locations.count - 1] < curve.end
      ? locations : nil
  }

  /// The numbers nearest to others that rise by at least `gap`, from `least` to `most`; nil where they
  /// do not fit.
  ///
  /// Neighbors that do not rise enough are pooled and get their mean: the pool of adjacent violators
  /// (Ayer and others, 1955).
  static func spread(_ numbers: [Float], least: Float, most: Float) -> [Float]? {
    guard least + Float(numbers.count - 1) * gap <= most else { return nil }
    var pools: [(sum: Float, count: Float)] = []
    for (i, number) in numbers.enumerated() {
      var pool = (sum: number - Float(i) * gap, count: Float(1))
      while let last = pools.last, last.sum / last.count > pool.sum / pool.count {
        pool = (pool.sum + last.sum, pool.count + last.count)
        pools.removeLast()
      }
      pools.append(pool)
    }
    var result: [Float] = []
    let top = most - Float(numbers.count - 1) * gap
    for pool in pools {
      for _ in 0..<Int(pool.count) {
        let i = Float(result.count)
        // A single number stays exactly as it is.
        let own = numbers[result.count]
        let value = pool.count == 1 ? own : pool.sum / pool.count + i * gap
        result.append(min(max(value, least + i * gap), top + i * gap))
      }
    }
    return result
  }
}
