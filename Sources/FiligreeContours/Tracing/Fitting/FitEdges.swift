import CFiligreeContours

/// The pieces that lead from each cut of a chain to later ones.
///
/// Each place of `FitNodes` is a cut or two: in a corner, with a direction of travel, or either. Cuts are
/// numbered along the chain; those of a closed chain go on in a second round.
struct FitEdges {
  /// What a piece is.
  enum Kind: UInt8 {
    case line, cubic
    /// The chain's own lines.
    case chain
  }

  /// A piece as it is drawn.
  struct Drawing {
    var kind: Kind
    /// Whether it has been proven to be near enough.
    var isProven: Bool
    var controls: (SIMD2<Double>, SIMD2<Double>)
  }

  let chain: FitChain
  let tolerance: Double
  private let fit: PieceFit
  private let scale: Double
  /// How many different cuts there are.
  let count: Int
  /// The cuts, twice for a closed chain.
  let cuts: [PieceFit.End]
  /// The first cut of each place, for a closed chain in both rounds, and one more to end.
  private let places: [Int32]
  private let placeCount: Int

  /// Where each cut's pieces begin; one more to end.
  private(set) var starts: [Int32] = []
  /// The cut that each piece leads to, what it costs, and how it is drawn.
  private(set) var targets: [Int32] = []
  private(set) var costs: [Float] = []
  private(set) var drawings: [Drawing] = []

  /// Cubics that are yet to be fitted, and where they lead.
  private var requests: [filigree_cubic] = []
  private var wanted: [Wanted] = []
  /// The farthest place that pieces of the search in hand lead to.
  private var reach = 0

  /// Where a cubic leads that is yet to be fitted, and what a line there costs.
  private struct Wanted {
    var place: Int
    var target: Int
    var line: Double
  }

  /// For each place the last search that looked at it, and the number of the search in hand.
  private var tried: [Int32]
  private var search: Int32 = 0

  /// So many places farther off are tried at a time.
  private static let stride = 2
  /// What a line costs; a cubic costs 1.
  private static let lineCost = 0.95
  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static func flat(_ a: PieceFit.End, _ b: PieceFit.End) -> Double {
    a.direction == nil && b.direction == nil ? 0.45 : 0.3
  }

  init(chain: FitChain, tolerance: Double, nodes: [FitNode], thrift: Double) {
    self.chain = chain
    self.tolerance = tolerance
    fit = PieceFit(chain: chain, tolerance: 0.88 * tolerance)
    scale = 1 / (thrift * tolerance * tolerance)
    let rounds = chain.isClosed ? 2 : 1
    var cuts: [PieceFit.End] = []
    var places: [Int32] = []
    cuts.reserveCapacity(rounds * nodes.count * 3 / 2)
    places.reserveCapacity(rounds * nodes.count + 1)
    var count = 0
    for round in 0..<rounds {
      for node in nodes {
        let index = node.index + round * chain.count
        places.append(Int32(truncatingIfNeeded: cuts.count))
        // The freer one first.
        if node.canBeCorner {
          cuts.append(PieceFit.End(index: index, position: node.corner, direction: nil))
        }
        if node.canBeSmooth {
          cuts.append(
            PieceFit.End(index: index, position: node.position, direction: node.direction))
        }
      }
      if round == 0 { count = cuts.count }
    }
    places.append(Int32(truncatingIfNeeded: cuts.count))
    self.count = count
    self.cuts = cuts
    self.places = places
    placeCount = nodes.count
    tried = Array(repeating: 0, count: nodes.count)
    addAll()
  }

  // MARK: Search

  private mutating func addAll() {
    starts.reserveCapacity(count + 1)
    targets.reserveCapacity(8 * count)
    costs.reserveCapacity(8 * count)
    drawings.reserveCapacity(8 * count)
    requests.reserveCapacity(Int(FILIGREE_CUBIC_LANES))
    wanted.reserveCapacity(Int(FILIGREE_CUBIC_LANES))
    var hints = (2, 2)
    for k in 0..<placeCount {
      for a in Int(places[k])..<Int(places[k + 1]) {
        starts.append(Int32(truncatingIfNeeded: targets.count))
        search &+= 1
        if cuts[a].direction == nil {
          addAll(from: a, k, hint: &hints.0)
        } else {
          addAll(from: a, k, hint: &hints.1)
        }
      }
    }
    starts.append(Int32(truncatingIfNeeded: targets.count))
  }

  /// Adds the pieces that leave a cut of a place: the longest ones, some shorter ones, and the one to the
  /// next place.
  ///
  /// How far pieces reach changes little from place to place, so the search for it begins at `hint`,
  /// which it moves.
  private mutating func addAll(from a: Int, _ k: Int, hint: inout Int) {
    let last = chain.isClosed ? k + placeCount - 1 : placeCount - 1
    guard k < last else { return }
    addChain(a, k)
    reach = k
    let guess = min(max(hint, k + 2), last)
    // As many places around it as there are lanes, and one half-way.
    var (low, high) = (guess, guess)
    add(a, guess)
    for step in 1...2 {
      if high == guess + step - 1, high < last, hasRoom(high + 1) {
        high += 1
        add(a, high)
      }
      if low == guess - step + 1, low > k + 1, hasRoom(low - 1) {
        low -= 1
        add(a, low)
      }
    }
    let half = k + (guess - k) / 2
    if half > k, half < low, hasRoom(half) { add(a, half) }
    fitRequests(a)
    // Down to where a piece is found.
    while reach < low, low > k + 1 {
      high = low - 1
      repeat {
        low -= 1
        add(a, low)
      } while low > k + 1 && hasRoom(low - 1) && high - low < 6
      fitRequests(a)
    }
    // Up while the farthest is found.
    while reach == high, high < last {
      for _ in 0..<FitEdges.stride where high < last {
        high += 1
        add(a, high)
      }
      fitRequests(a)
    }
    hint = max(reach, k + 1)
    // Pieces to the next place are hardly ever taken where much longer ones do.
    if reach < k + 4 {
      add(a, k + 1)
      fitRequests(a)
    }
  }

  /// Whether the cubics to a place can be fitted with those that have been asked for.
  private func hasRoom(_ j: Int) -> Bool {
    requests.count + Int(places[j + 1] - places[j]) <= Int(FILIGREE_CUBIC_LANES)
  }

  /// Adds the lines from a cut to a place, and asks for cubics where no line is near enough.
  private mutating func add(_ from: Int, _ j: Int) {
    let place = j >= placeCount ? j - placeCount : j
    if tried[place] == search { return }
    tried[place] = search
    let a = cuts[from]
    for t in Int(places[j])..<Int(places[j + 1]) {
      var cost = Double.infinity
      if let line = fit.line(a, cuts[t]) { cost = FitEdges.lineCost + line.error * scale }
      if cost > 1.02, let request = fit.request(a, cuts[t]) {
        requests.append(request)
        wanted.append(Wanted(place: j, target: t, line: cost))
        if requests.count == Int(FILIGREE_CUBIC_LANES) { fitRequests(from) }
      } else if cost < .infinity {
        append(t, Float(cost), Drawing(kind: .line, isProven: false, controls: (.zero, .zero)))
        reach = max(reach, j)
      }
    }
  }

  /// Fits the cubics that have been asked for, all of which leave one cut, and adds what was found.
  private mutating func fitRequests(_ from: Int) {
    guard !requests.isEmpty else { return }
    let found = chain.fit(&requests)
    let a = cuts[from]
    for i in requests.indices {
      let (target, line) = (wanted[i].target, wanted[i].line)
      var drawing = Drawing(kind: .line, isProven: false, controls: (.zero, .zero))
      var cost = line
      if found & (1 << UInt32(truncatingIfNeeded: i)) != 0 {
        let b = cuts[target]
        let cubic = fit.piece(requests[i], a, b)
        let other = 1 + cubic.error * scale
        if let controls = cubic.controls, other < cost,
          cost == .infinity
            || bulge(a.position, controls, b.position) > FitEdges.flat(a, b) * tolerance
        {
          cost = other
          drawing.kind = .cubic
          drawing.controls = controls
        }
      }
      if cost < .infinity {
        append(target, Float(cost), drawing)
        reach = max(reach, wanted[i].place)
      }
    }
    requests.removeAll(keepingCapacity: true)
    wanted.removeAll(keepingCapacity: true)
  }

  /// Adds the chain itself up to the next place: there is always a way.
  private mutating func addChain(_ a: Int, _ k: Int) {
    for t in Int(places[k + 1])..<Int(places[k + 2]) {
      append(
        t, 2 + Float(cuts[t].index - cuts[a].index),
        Drawing(kind: .chain, isProven: true, controls: (.zero, .zero)))
    }
  }

  private mutating func append(_ target: Int, _ cost: Float, _ drawing: Drawing) {
    targets.append(Int32(truncatingIfNeeded: target))
    costs.append(cost)
    drawings.append(drawing)
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

  // MARK: Proof

  /// Whether a piece that leaves a cut is proven to be near enough; one that is not costs without end
  /// from then on.
  mutating func check(_ a: Int, _ edge: Int) -> Bool {
    if drawings[edge].isProven { return true }
    guard costs[edge] < .infinity else { return false }
    let (from, to) = (cuts[a], cuts[Int(targets[edge])])
    if drawings[edge].kind == .cubic {
      // Fitted once more, to more samples.
      let length = chain.lengths[to.index] - chain.lengths[from.index]
      let blocks = min(max(Int(length / 8), 1), PieceFit.maximumBlocks)
      if let finer = fit.cubic(from, to, blocks: blocks, rounds: 4), let controls = finer.controls {
        drawings[edge].controls = controls
      }
    }
    let controls = drawings[edge].kind == .cubic ? drawings[edge].controls : nil
    if FitCheck(chain: chain, tolerance: tolerance).isNear(controls, from, to) {
      drawings[edge].isProven = true
      return true
    }
    costs[edge] = .infinity
    return false
  }
}
