/// The cheapest way along the pieces of a chain, by dynamic programming.
struct FitWay {
  /// A cut as the end of the cheapest way to it: what it costs from where the way in hand begins, and below
  /// that the piece that leads there, as one number.
  ///
  /// Costs are no less than 0, so that their bits are in order as they are: the lesser number is the cheaper
  /// way, and nothing need be asked to choose it.
  private struct Stop {
    private(set) var bits: UInt64

    static let none = Stop(sum: .infinity, edge: -1)

    @inline(__always)
    init(sum: Float, edge: Int32) {
      bits = UInt64(sum.bitPattern) &<< 32 | UInt64(UInt32(bitPattern: edge))
    }

    @inline(__always)
    var sum: Float { Float(bitPattern: UInt32(truncatingIfNeeded: bits &>> 32)) }

    @inline(__always)
    var edge: Int { Int(Int32(truncatingIfNeeded: bits)) }

    @inline(__always)
    mutating func take(_ other: Stop) { bits = min(bits, other.bits) }
  }

  /// Those that a way passes or takes, and room for those beyond them that pieces lead to.
  private let stops: FitBuffer<Stop>
  /// How many cuts a way passes or takes, less one.
  private let length: Int
  /// The pieces that arrive at each cut, and where each one's begin.
  private var arrivals: [Int32] = []
  private var arrivalStarts: [Int32] = []

  init(_ edges: FitEdges) {
    length = edges.chain.isClosed ? edges.count : edges.count - 1
    // Pieces lead around once at most.
    stops = edges.chain.memory.array(repeating: .none, count: length + edges.count + 1)
  }

  /// What the cheapest way costs from a cut around to itself, or of an open chain from its first cut to its
  /// last; `way` is it until another one is looked for.
  func cheapest(_ all: FitEdges, from start: Int) -> Float {
    let count = all.count
    stops.withElements { stops in
      all.pieces.links.withUnsafeBufferPointer { links in
        all.pieces.cuts.withUnsafeBufferPointer { cuts in
          for i in 0...length { stops[i] = .none }
          stops[0] = Stop(sum: 0, edge: -1)
          for i in 0..<length {
            let sum = stops[i].sum
            guard sum < .infinity else { continue }
            let u = start &+ i
            let a = u >= count ? u &- count : u
            // From the piece's target in the chain's rounds to the place in this way.
            let shift = i &- a
            var edge = cuts[a].head
            while edge >= 0 {
              let link = links[Int(edge)]
              stops[Int(link.target) &+ shift].take(Stop(sum: sum + link.cost, edge: edge))
              edge = link.next
            }
          }
        }
      }
    }
    return stops[length].sum
  }

  /// The same, but each cut's cheapest piece is proven before anything is built on it.
  mutating func cheapestProven(_ all: inout FitEdges, from start: Int) -> FitBuffer<Int> {
    indexArrivals(all)
    let count = all.count
    for i in 0...length { stops[i] = .none }
    stops[0] = Stop(sum: 0, edge: -1)
    for i in 0..<length {
      let u = start + i
      let a = u >= count ? u - count : u
      if i > 0 { settle(i, a, &all) }
      relax(i, a, all)
    }
    settle(length, (start + length) % count, &all)
    return way(all)
  }

  /// Looks along all pieces that leave a cut.
  private func relax(_ i: Int, _ a: Int, _ all: FitEdges) {
    let sum = stops[i].sum
    guard sum < .infinity else { return }
    var next = all.pieces.cuts[a].head
    while next >= 0 {
      let link = all.pieces.links[Int(next)]
      take(Stop(sum: sum + link.cost, edge: next), at: Int(link.target) - a + i)
      next = link.next
    }
  }

  /// Finds the cheapest piece into a cut that passes the check.
  private func settle(_ i: Int, _ a: Int, _ all: inout FitEdges) {
    while stops[i].sum < .infinity {
      if all.check(stops[i].edge) { return }
      // The next best one.
      stops[i] = .none
      for edge in arrivals[Int(arrivalStarts[a])..<Int(arrivalStarts[a + 1])] {
        let link = all.pieces.links[Int(edge)]
        let origin = i - Int(link.target - link.origin)
        guard origin >= 0 else { continue }
        take(Stop(sum: stops[origin].sum + link.cost, edge: edge), at: i)
      }
    }
  }

  /// Sorts the pieces by the cuts at which they arrive.
  private mutating func indexArrivals(_ all: FitEdges) {
    let count = all.count
    var counts = [Int32](repeating: 0, count: count + 1)
    for link in all.pieces.links { counts[Int(link.target) % count + 1] += 1 }
    for k in 1..<counts.count { counts[k] += counts[k - 1] }
    arrivalStarts = counts
    arrivals = Array(repeating: 0, count: all.pieces.links.count)
    for (edge, link) in all.pieces.links.enumerated() {
      let target = Int(link.target) % count
      arrivals[Int(counts[target])] = Int32(truncatingIfNeeded: edge)
      counts[target] += 1
    }
  }

  private func take(_ other: Stop, at i: Int) {
    var stop = stops[i]
    stop.take(other)
    stops[i] = stop
  }

  /// The pieces of the way that was found last.
  func way(_ all: FitEdges) -> FitBuffer<Int> {
    let memory = all.chain.memory
    guard stops[length].sum < .infinity else { return memory.room(for: 0, of: Int.self) }
    func before(_ i: Int) -> Int {
      let link = all.pieces.links[stops[i].edge]
      return i - Int(link.target - link.origin)
    }
    var count = 0
    var i = length
    while i > 0 {
      count += 1
      i = before(i)
    }
    let way = memory.room(for: count, of: Int.self)
    i = length
    while i > 0 {
      count -= 1
      way[count] = stops[i].edge
      i = before(i)
    }
    return way
  }
}

extension FitEdges {
  /// The shortest range of cuts, beginning in the first round, in which every way around has a joint.
  var shortestWindow: ClosedRange<Int> {
    // How far pieces from before a cut reach beyond it, going around twice.
    var reach = 0
    var best = 0...(count - 1)
    for u in 0..<(2 * count) {
      if u >= count, reach - u < best.count - 1 {
        best = (u - count)...(u - count + max(reach - u, 0))
      }
      let a = u >= count ? u - count : u
      let farthest = Int(pieces.cuts[a].farthest)
      if farthest > 0 { reach = max(reach, farthest - a + u) }
    }
    return best
  }
}
