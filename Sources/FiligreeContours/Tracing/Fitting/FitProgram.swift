/// The cheapest chain of pieces along a polyline, by dynamic programming over the places where it may
/// be cut.
struct FitProgram {
  /// A piece from one place and state to a later one.
  private struct Edge {
    /// How many places farther it ends.
    var steps: Int
    /// Whether it ends in a corner.
    var endsInCorner: Bool
    var cost: Double
    var controls: (SIMD2<Double>, SIMD2<Double>)?
    /// Whether the chain's own lines are taken.
    var isChain = false
  }

  private let chain: FitChain
  private let tolerance: Double
  private let nodes: [FitNode]
  private let fit: PieceFit
  private let scale: Double
  /// The edges from each state: of place k, smooth, at 2k, in a corner at 2k + 1.
  private var edges: [[Edge]] = []

  /// After so many places in a row that no piece reaches none farther off is tried.
  private static let patience = 3
  /// What a line costs; a cubic costs 1.
  private static let lineCost = 0.95
  /// Up to so many places every one is tried as the start of a closed curve.
  private static let exhaustiveCount = 40

  init(chain: FitChain, tolerance: Double, fitter: CurveFitter) {
    self.chain = chain
    self.tolerance = tolerance
    nodes = FitNodes(
      chain: chain, tolerance: tolerance, cornerAngle: fitter.cornerAngle, reach: fitter.reach
    ).find()
    fit = PieceFit(chain: chain, tolerance: 0.97 * tolerance)
    scale = 1 / (fitter.thrift * tolerance * tolerance)
  }

  mutating func run() -> FittedCurve {
    for k in nodes.indices {
      edges.append(nodes[k].canBeSmooth ? edges(from: k, inCorner: false) : [])
      edges.append(nodes[k].canBeCorner ? edges(from: k, inCorner: true) : [])
    }
    let check = FitCheck(chain: chain, tolerance: tolerance)
    while true {
      let path = cheapest()
      var failed = false
      for (state, index) in path {
        let edge = edges[state][index]
        if edge.isChain { continue }
        let (a, b) = ends(state, edge)
        if !check.isNear(edge.controls, a, b) {
          edges[state][index].cost = .infinity
          failed = true
        }
      }
      if !failed { return curve(path) }
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

  private func edges(from k: Int, inCorner: Bool) -> [Edge] {
    var result: [Edge] = []
    let a = end(k, inCorner: inCorner)
    let last = chain.isClosed ? k + nodes.count - 1 : nodes.count - 1
    var failures = 0
    var j = k + 1
    while j <= last, failures < FitProgram.patience {
      let node = nodes[j >= nodes.count ? j - nodes.count : j]
      var found = false
      for corner in [false, true] where corner ? node.canBeCorner : node.canBeSmooth {
        let b = end(j, inCorner: corner)
        var best: (cost: Double, controls: (SIMD2<Double>, SIMD2<Double>)?)?
        if let line = fit.line(a, b) {
          best = (FitProgram.lineCost + line.error * scale, nil)
        }
        if best == nil || best!.cost > 1.02, let cubic = fit.cubic(a, b) {
          let cost = 1 + cubic.error * scale
          if cost < best?.cost ?? .infinity { best = (cost, cubic.controls) }
        }
        if let best {
          found = true
          result.append(
            Edge(steps: j - k, endsInCorner: corner, cost: best.cost, controls: best.controls))
        }
        if j == k + 1 {
          // There is always a way: the chain itself.
          result.append(
            Edge(
              steps: 1, endsInCorner: corner, cost: 2 + Double(b.index - a.index), controls: nil,
              isChain: true))
        }
      }
      failures = found ? 0 : failures + 1
      j += 1
    }
    return result
  }

  private func ends(_ state: Int, _ edge: Edge) -> (PieceFit.End, PieceFit.End) {
    let k = state / 2
    return (
      end(k, inCorner: state % 2 == 1), end(k + edge.steps, inCorner: edge.endsInCorner)
    )
  }

  // MARK: Paths

  /// The cheapest path around, as states and the indices of their edges.
  private func cheapest() -> [(state: Int, edge: Int)] {
    let m = nodes.count
    guard chain.isClosed else {
      return path(from: 1, length: m - 1, to: 2 * (m - 1) + 1).path
    }
    var best: (cost: Double, path: [(state: Int, edge: Int)])?
    if m <= FitProgram.exhaustiveCount {
      for state in 0..<(2 * m) where !edges[state].isEmpty {
        let found = path(from: state, length: m, to: state)
        if found.cost < best?.cost ?? .infinity { best = found }
      }
    } else {
      // Twice around from anywhere: in the middle the start no longer matters.
      let start = edges[0].isEmpty ? 1 : 0
      let around = path(from: start, length: 2 * m, to: start).path
      var travelled = 0
      var state = start
      for (from, index) in around {
        if travelled >= m / 2 {
          state = from
          break
        }
        travelled += edges[from][index].steps
      }
      best = path(from: state, length: m, to: state)
    }
    return best?.path ?? []
  }

  /// The cheapest path of `length` places from one state to another.
  private func path(from start: Int, length: Int, to end: Int) -> (
    cost: Double, path: [(state: Int, edge: Int)]
  ) {
    let m = nodes.count
    let first = start / 2
    var costs = [Double](repeating: .infinity, count: 2 * (length + 1))
    var origins = [(state: Int32, edge: Int32)](repeating: (-1, -1), count: 2 * (length + 1))
    costs[start % 2] = 0
    for k in 0..<length {
      let place = (first + k) % m
      for side in 0...1 {
        let cost = costs[2 * k + side]
        guard cost < .infinity else { continue }
        let state = 2 * place + side
        for (i, edge) in edges[state].enumerated() {
          let target = k + edge.steps
          guard target <= length else { continue }
          let slot = 2 * target + (edge.endsInCorner ? 1 : 0)
          let sum = cost + edge.cost
          if sum < costs[slot] {
            costs[slot] = sum
            origins[slot] = (Int32(2 * k + side), Int32(i))
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

  private func curve(_ path: [(state: Int, edge: Int)]) -> FittedCurve {
    guard let first = path.first else {
      return FittedCurve(start: chain.points[0], segments: [], isClosed: chain.isClosed)
    }
    var segments: [FittedCurve.Segment] = []
    for (state, index) in path {
      let edge = edges[state][index]
      let (a, b) = ends(state, edge)
      if edge.isChain {
        for i in (a.index + 1)..<max(b.index, a.index + 1) {
          segments.append(.line(to: chain.points[i]))
        }
        segments.append(.line(to: b.position))
      } else if let (c1, c2) = edge.controls {
        segments.append(.cubic(c1, c2, to: b.position))
      } else {
        segments.append(.line(to: b.position))
      }
    }
    let start = end(first.state / 2, inCorner: first.state % 2 == 1).position
    return FittedCurve(start: start, segments: segments, isClosed: chain.isClosed)
  }
}
