/// The cheapest chain of pieces along a polyline, by dynamic programming over the places where it may
/// be cut.
struct FitProgram {
  /// A piece from one place and state to a later one.
  private struct Edge {
    /// How many places farther it ends.
    var steps: Int32
    /// Whether it ends in a corner.
    var endsInCorner: Bool
    /// Whether the chain's own lines are taken.
    var isChain = false
    var isLine = false
    /// Whether it has been proven to be near enough.
    var isChecked = false
    var cost: Double
    var controls: (SIMD2<Double>, SIMD2<Double>)
  }

  private let chain: FitChain
  private let tolerance: Double
  private let nodes: [FitNode]
  private let fit: PieceFit
  private let scale: Double
  /// The edges of all states in a row: of place k, smooth, at 2k, in a corner at 2k + 1.
  private var edges: [Edge] = []
  /// Where each state's edges begin; one more to end.
  private var starts: [Int] = []
  /// For each place the last search that looked at it, and the number of the search in hand.
  private var tried: [Int] = []
  private var stamp = 0
  /// The edges that arrive in each state, with the states that they leave, and where each one's begin.
  private var arrivals: [(state: Int32, edge: Int32)] = []
  private var arrivalStarts: [Int] = []

  /// After so many places in a row that no piece reaches none farther off is tried.
  private static let patience = 2
  /// How many ways are tried as a whole before each joint's edges are.
  private static let attempts = 6
  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static func flat(_ a: PieceFit.End, _ b: PieceFit.End) -> Double {
    a.direction == nil && b.direction == nil ? 0.45 : 0.3
  }
  /// What a line costs; a cubic costs 1.
  private static let lineCost = 0.95

  init(chain: FitChain, tolerance: Double, fitter: CurveFitter) {
    self.chain = chain
    self.tolerance = tolerance
    nodes = FitNodes(
      chain: chain, tolerance: tolerance, cornerAngle: fitter.cornerAngle, reach: fitter.reach
    ).find()
    fit = PieceFit(chain: chain, tolerance: 0.88 * tolerance)
    scale = 1 / (fitter.thrift * tolerance * tolerance)
  }

  mutating func run() -> FittedCurve {
    starts.reserveCapacity(2 * nodes.count + 1)
    tried = Array(repeating: 0, count: nodes.count)
    var hints = (2, 2)
    for k in nodes.indices {
      starts.append(edges.count)
      stamp += 1
      if nodes[k].canBeSmooth { addEdges(from: k, inCorner: false, hint: &hints.0) }
      starts.append(edges.count)
      stamp += 1
      if nodes[k].canBeCorner { addEdges(from: k, inCorner: true, hint: &hints.1) }
    }
    starts.append(edges.count)
    // Checking every edge would take longer than all else: those of the cheapest way are checked, and
    // only where some fail each joint's best edge.
    for _ in 0..<FitProgram.attempts {
      let path = cheapest(isChecked: false)
      if passes(path) { return curve(path) }
    }
    indexArrivals()
    // Not in one expression: the search polishes edges, and what `curve` reads must be what it left.
    let path = cheapest(isChecked: true)
    return curve(path)
  }

  /// Whether all pieces of a way are proven to be near enough.
  private mutating func passes(
    _ path: [(state: Int, edge: Int)]
  ) -> Bool {
    var result = true
    for (state, index) in path where !check(state, index) { result = false }
    return result
  }

  /// Whether an edge is proven to be near enough; one that is not is never tried again.
  private mutating func check(
    _ state: Int, _ index: Int
  ) -> Bool {
    if edges[index].isChain || edges[index].isChecked { return true }
    guard edges[index].cost < .infinity else { return false }
    polish(state, index)
    let (a, b) = ends(state, edges[index])
    if FitCheck(chain: chain, tolerance: tolerance)
      .isNear(edges[index].isLine ? nil : edges[index].controls, a, b)
    {
      edges[index].isChecked = true
      return true
    }
    edges[index].cost = .infinity
    return false
  }

  /// Sorts the edges by the states in which they arrive.
  private mutating func indexArrivals() {
    let m = nodes.count
    var counts = [Int](repeating: 0, count: 2 * m + 1)
    func target(_ state: Int, _ edge: Edge) -> Int {
      2 * ((state / 2 + Int(edge.steps)) % m) + (edge.endsInCorner ? 1 : 0)
    }
    for state in 0..<(2 * m) {
      for i in starts[state]..<starts[state + 1] { counts[target(state, edges[i]) + 1] += 1 }
    }
    for k in 1..<counts.count { counts[k] += counts[k - 1] }
    arrivalStarts = counts
    arrivals = Array(repeating: (0, 0), count: edges.count)
    for state in 0..<(2 * m) {
      for i in starts[state]..<starts[state + 1] {
        let k = target(state, edges[i])
        arrivals[counts[k]] = (Int32(truncatingIfNeeded: state), Int32(truncatingIfNeeded: i))
        counts[k] += 1
      }
    }
  }

  // MARK: Edges

  private func end(_ k: Int, inCorner: Bool) -> PieceFit.End {
    let place = k >= nodes.count ? k - nodes.count : k
    let node = nodes[place]
    return PieceFit.End(
      index: node.index + (k >= nodes.count ? chain.count : 0),
      position: inCorner ? node.corner : node.position,
      direction: inCorner ? nil : node.direction)
  }

  /// Adds the edges that leave a place: the longest ones, some shorter ones, and the one to the next.
  ///
  /// How far pieces reach changes little from place to place, so the search for it begins at `hint`,
  /// which it moves.
  private mutating func addEdges(
    from k: Int, inCorner: Bool, hint: inout Int
  ) {
    let a = end(k, inCorner: inCorner)
    let last = chain.isClosed ? k + nodes.count - 1 : nodes.count - 1
    guard k < last else { return }
    addChain(a, k)
    var reach = k + 1
    var next = min(max(hint, k + 2), last)
    if next > k + 1 {
      // Down to where a piece is found, in growing steps.
      var step = 1
      while next > k + 1, !addEdges(a, k, next) {
        next = max(next - step, k + 1)
        step *= 2
      }
      reach = next
      // Up again until none is found twice.
      var failures = 0
      next += 1
      while next <= last, failures < FitProgram.patience {
        if addEdges(a, k, next) {
          reach = next
          failures = 0
        } else {
          failures += 1
        }
        next += 1
      }
    }
    hint = reach
    let span = reach - k
    // Pieces to the next place are hardly ever taken where much longer ones do.
    if span < 4 { addEdges(a, k, k + 1) }
    for shorter in [reach - 1, k + span * 3 / 4, k + span / 2] where shorter > k + 1 {
      addEdges(a, k, shorter)
    }
  }

  /// Adds the edges from one end to a place; returns whether there are any.
  @discardableResult
  private mutating func addEdges(
    _ a: PieceFit.End, _ k: Int, _ j: Int
  ) -> Bool {
    let place = j >= nodes.count ? j - nodes.count : j
    if tried[place] == stamp { return false }
    tried[place] = stamp
    let node = nodes[place]
    var found = false
    for corner in [true, false] where corner ? node.canBeCorner : node.canBeSmooth {
      // What ends in a corner is the freer one: where it fails the other would.
      if !corner, node.canBeCorner, !found { break }
      let b = end(j, inCorner: corner)
      var edge = Edge(
        steps: Int32(truncatingIfNeeded: j - k), endsInCorner: corner, cost: .infinity,
        controls: (.zero, .zero))
      if let line = fit.line(a, b) {
        edge.cost = FitProgram.lineCost + line.error * scale
        edge.isLine = true
      }
      if edge.cost > 1.02, let cubic = fit.cubic(a, b) {
        let cost = 1 + cubic.error * scale
        if cost < edge.cost, let controls = cubic.controls,
          !edge.isLine
            || bulge(a.position, controls, b.position) > FitProgram.flat(a, b) * tolerance
        {
          edge.cost = cost
          edge.controls = controls
          edge.isLine = false
        }
      }
      if edge.cost < .infinity {
        found = true
        edges.append(edge)
      }
    }
    return found
  }

  /// Adds the chain itself up to the next place: there is always a way.
  private mutating func addChain(_ a: PieceFit.End, _ k: Int) {
    let node = nodes[k + 1 < nodes.count ? k + 1 : 0]
    for corner in [true, false] where corner ? node.canBeCorner : node.canBeSmooth {
      let b = end(k + 1, inCorner: corner)
      edges.append(
        Edge(
          steps: 1, endsInCorner: corner, isChain: true, cost: 2 + Double(b.index - a.index),
          controls: (.zero, .zero)))
    }
  }

  /// How far a cubic may lie beside the line between its ends.
  private func bulge(
    _ p: SIMD2<Double>, _ controls: (SIMD2<Double>, SIMD2<Double>), _ q: SIMD2<Double>
  ) -> Double {
    let chord = q - p
    let length = max(dot(chord, chord).squareRoot(), .leastNormalMagnitude)
    let across = max(abs(cross(chord, controls.0 - p)), abs(cross(chord, controls.1 - p)))
    // Three quarters of what its controls do, at most (they weigh 3/8 each in the middle).
    return 0.75 * across / length
  }

  private func ends(_ state: Int, _ edge: Edge) -> (PieceFit.End, PieceFit.End) {
    let k = state / 2
    return (
      end(k, inCorner: state % 2 == 1), end(k + Int(edge.steps), inCorner: edge.endsInCorner)
    )
  }

  /// Fits a cubic that is taken once more, to more samples.
  private mutating func polish(
    _ state: Int, _ index: Int
  ) {
    guard !edges[index].isLine else { return }
    let (a, b) = ends(state, edges[index])
    let length = chain.lengths[b.index] - chain.lengths[a.index]
    let blocks = min(max(Int(length / 8), 1), PieceFit.maximumBlocks)
    if let finer = fit.cubic(a, b, blocks: blocks, rounds: 4),
      let controls = finer.controls
    {
      edges[index].controls = controls
    }
  }

  // MARK: Paths

  /// The cheapest path around, as states and the indices of their edges.
  private mutating func cheapest(
    isChecked: Bool
  ) -> [(state: Int, edge: Int)] {
    let m = nodes.count
    guard chain.isClosed else {
      return path(from: 1, length: m - 1, to: 2 * (m - 1) + 1, isChecked).path
    }
    // Whatever the way around, it has a joint in any window that no edge spans. The shortest such
    // window is tried place by place.
    var best: (cost: Double, path: [(state: Int, edge: Int)]) = (.infinity, [])
    for k in shortestWindow() {
      for state in [2 * (k % m), 2 * (k % m) + 1] where starts[state] < starts[state + 1] {
        let found = path(from: state, length: m, to: state, isChecked)
        if found.cost < best.cost { best = found }
      }
    }
    return best.path
  }

  /// The shortest range of places in which every way around has a joint.
  private func shortestWindow() -> ClosedRange<Int> {
    let m = nodes.count
    // How far edges from before a place reach beyond it, going around twice.
    var reach = 0
    var best = 0...(m - 1)
    for k in 0..<(2 * m) {
      if k >= m, reach - k < best.count - 1 { best = (k - m)...(k - m + max(reach - k, 0)) }
      let place = k % m
      for i in starts[2 * place]..<starts[2 * place + 2] where edges[i].cost < .infinity {
        reach = max(reach, k + Int(edges[i].steps))
      }
    }
    return best
  }

  /// The cheapest path of `length` places from one state to another.
  ///
  /// With `isChecked` the best edge into each joint is checked before anything is built on it.
  private mutating func path(
    from start: Int, length: Int, to end: Int, _ isChecked: Bool
  ) -> (cost: Double, path: [(state: Int, edge: Int)]) {
    let m = nodes.count
    let first = start / 2
    var costs = [Double](repeating: .infinity, count: 2 * (length + 1))
    var origins = [(slot: Int32, edge: Int32)](repeating: (-1, -1), count: 2 * (length + 1))
    costs[start % 2] = 0
    for k in 0...length {
      let place = (first + k) % m
      for side in 0...1 {
        let slot = 2 * k + side
        let state = 2 * place + side
        if k == length, state != end { continue }
        if isChecked, k > 0 { settle(slot, state, &costs, &origins) }
        let cost = costs[slot]
        guard cost < .infinity, k < length else { continue }
        for i in starts[state]..<starts[state + 1] {
          let target = k + Int(edges[i].steps)
          guard target <= length else { continue }
          let slot = 2 * target + (edges[i].endsInCorner ? 1 : 0)
          let sum = cost + edges[i].cost
          if sum < costs[slot] {
            costs[slot] = sum
            origins[slot] = (
              Int32(truncatingIfNeeded: 2 * k + side), Int32(truncatingIfNeeded: i)
            )
          }
        }
      }
    }
    var slot = 2 * length + end % 2
    let cost = costs[slot]
    var path: [(state: Int, edge: Int)] = []
    guard cost < .infinity else { return (cost, path) }
    while slot > 1 {
      let (from, edge) = origins[slot]
      path.append((2 * ((first + Int(from) / 2) % m) + Int(from) % 2, Int(edge)))
      slot = Int(from)
    }
    path.reverse()
    return (cost, path)
  }

  /// Finds the best edge into a joint that passes the check.
  private mutating func settle(
    _ slot: Int, _ state: Int, _ costs: inout [Double],
    _ origins: inout [(slot: Int32, edge: Int32)]
  ) {
    while costs[slot] < .infinity {
      let index = origins[slot].edge
      let source = sourceState(of: Int(index), into: state)
      if check(source, Int(index)) { return }
      // The next best one.
      costs[slot] = .infinity
      for k in arrivalStarts[state]..<arrivalStarts[state + 1] {
        let (leaving, edge) = (Int(arrivals[k].state), Int(arrivals[k].edge))
        let before = slot / 2 - Int(edges[edge].steps)
        guard before >= 0 else { continue }
        let origin = 2 * before + leaving % 2
        let sum = costs[origin] + edges[edge].cost
        if sum < costs[slot] {
          costs[slot] = sum
          origins[slot] = (Int32(truncatingIfNeeded: origin), Int32(truncatingIfNeeded: edge))
        }
      }
    }
  }

  /// The state that an edge leaves which arrives in `state`.
  private func sourceState(of index: Int, into state: Int) -> Int {
    let m = nodes.count
    let place = (state / 2 - Int(edges[index].steps) % m + m) % m
    return index < starts[2 * place + 1] ? 2 * place : 2 * place + 1
  }

  private func curve(_ path: [(state: Int, edge: Int)]) -> FittedCurve {
    guard let first = path.first else {
      return FittedCurve(start: chain.points[0], segments: [], isClosed: chain.isClosed)
    }
    var segments: [FittedCurve.Segment] = []
    segments.reserveCapacity(path.count)
    for (state, index) in path {
      let edge = edges[index]
      let (a, b) = ends(state, edge)
      if edge.isChain {
        for i in (a.index + 1)..<max(b.index, a.index + 1) {
          segments.append(.line(to: chain.points[i]))
        }
        segments.append(.line(to: b.position))
      } else if edge.isLine {
        segments.append(.line(to: b.position))
      } else {
        segments.append(.cubic(edge.controls.0, edge.controls.1, to: b.position))
      }
    }
    if chain.isClosed, segments.count < 3, !edges[path[0].edge].isChain,
      path.allSatisfy({ edges[$0.edge].isLine })
    {
      // There and back: within the tolerance, and nothing to be seen.
      return outline()
    }
    let start = end(first.state / 2, inCorner: first.state % 2 == 1).position
    return FittedCurve(start: start, segments: segments, isClosed: chain.isClosed)
  }

  /// A polygon that encloses about what the chain does.
  private func outline() -> FittedCurve {
    var corners = FitPolygon.corners(of: chain, tolerance: 0.25 * tolerance)
    if corners.count < 3 { corners = Array(0..<chain.count) }
    let points = corners.map { chain.points[$0] }
    return FittedCurve(
      start: points[0], segments: (points[1...] + points[..<1]).map { .line(to: $0) },
      isClosed: true)
  }
}
