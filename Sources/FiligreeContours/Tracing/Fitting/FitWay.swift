/// The cheapest way along the pieces of a chain, by dynamic programming.
struct FitWay {
  /// A piece of a way: the cut that it leaves, in the first round, and which piece it is.
  typealias Step = (cut: Int, edge: Int)

  /// A cut as the end of the cheapest way to it.
  private struct Stop {
    /// What the way up to it costs, from where the way in hand begins.
    var sum = Float.infinity
    /// The piece that leads there, and where from.
    var edge: Int32 = -1
    var origin: Int32 = -1
  }

  private var stops: [Stop]
  /// How many cuts a way passes or takes, less one.
  private let length: Int
  /// The pieces that arrive at each cut, with the cuts that they leave, and where each one's begin.
  private var arrivals: [(cut: Int32, edge: Int32)] = []
  private var arrivalStarts: [Int32] = []

  init(_ edges: FitEdges) {
    length = edges.chain.isClosed ? edges.count : edges.count - 1
    stops = Array(repeating: Stop(), count: length + 1)
  }

  /// The cheapest way from a cut around to itself, or of an open chain from its first cut to its last.
  mutating func cheapest(_ all: FitEdges, from start: Int) -> (cost: Float, way: [Step]) {
    let count = all.count
    stops.withUnsafeMutableBufferPointer { stops in
      all.pieces.links.withUnsafeBufferPointer { links in
        for i in stops.indices { stops[i].sum = .infinity }
        stops[0].sum = 0
        for i in 0..<length where stops[i].sum < .infinity {
          let u = start &+ i
          let a = u >= count ? u &- count : u
          let sum = stops[i].sum
          // From the piece's target in the chain's rounds to the place in this way.
          let shift = i &- a
          var edge = all.pieces.heads[a]
          while edge >= 0 {
            let link = links[Int(edge)]
            let j = Int(link.target) &+ shift
            let total = sum + link.cost
            if j <= length, total < stops[j].sum {
              stops[j] = Stop(sum: total, edge: edge, origin: Int32(truncatingIfNeeded: i))
            }
            edge = link.next
          }
        }
      }
    }
    return (stops[length].sum, way(from: start, count))
  }

  /// The same, but each cut's cheapest piece is proven before anything is built on it.
  mutating func cheapestProven(_ all: inout FitEdges, from start: Int) -> [Step] {
    indexArrivals(all)
    let count = all.count
    for i in stops.indices { stops[i].sum = .infinity }
    stops[0].sum = 0
    for i in 0..<length {
      let u = start + i
      let a = u >= count ? u - count : u
      if i > 0 { settle(i, a, &all) }
      relax(i, a, all)
    }
    settle(length, (start + length) % count, &all)
    return way(from: start, count)
  }

  /// Looks along all pieces that leave a cut.
  private mutating func relax(_ i: Int, _ a: Int, _ all: FitEdges) {
    guard stops[i].sum < .infinity else { return }
    var next = all.pieces.heads[a]
    while next >= 0 {
      let edge = Int(next)
      next = all.pieces.links[edge].next
      let j = Int(all.pieces.links[edge].target) - a + i
      let total = stops[i].sum + all.pieces.links[edge].cost
      guard j <= length, total < stops[j].sum else { continue }
      stops[j].sum = total
      stops[j].edge = Int32(truncatingIfNeeded: edge)
      stops[j].origin = Int32(truncatingIfNeeded: i)
    }
  }

  /// Finds the cheapest piece into a cut that passes the check.
  private mutating func settle(_ i: Int, _ a: Int, _ all: inout FitEdges) {
    let count = all.count
    while stops[i].sum < .infinity {
      let edge = Int(stops[i].edge)
      let from = (a - (i - Int(stops[i].origin)) % count + count) % count
      if all.check(from, edge) { return }
      // The next best one.
      stops[i].sum = .infinity
      for k in Int(arrivalStarts[a])..<Int(arrivalStarts[a + 1]) {
        let (cut, edge) = (Int(arrivals[k].cut), Int(arrivals[k].edge))
        let origin = i - (Int(all.pieces.links[edge].target) - cut)
        guard origin >= 0 else { continue }
        let total = stops[origin].sum + all.pieces.links[edge].cost
        if total < stops[i].sum {
          stops[i].sum = total
          stops[i].edge = Int32(truncatingIfNeeded: edge)
          stops[i].origin = Int32(truncatingIfNeeded: origin)
        }
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
    arrivals = Array(repeating: (0, 0), count: all.pieces.links.count)
    for a in 0..<count {
      var edge = all.pieces.heads[a]
      while edge >= 0 {
        let target = Int(all.pieces.links[Int(edge)].target) % count
        arrivals[Int(counts[target])] = (Int32(truncatingIfNeeded: a), edge)
        counts[target] += 1
        edge = all.pieces.links[Int(edge)].next
      }
    }
  }

  /// The way that was found last.
  private func way(from start: Int, _ count: Int) -> [Step] {
    guard stops[length].sum < .infinity else { return [] }
    var way: [Step] = []
    var i = length
    while i > 0 {
      let origin = Int(stops[i].origin)
      way.append(((start + origin) % count, Int(stops[i].edge)))
      i = origin
    }
    way.reverse()
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
      if pieces.farthest[a] > 0 { reach = max(reach, Int(pieces.farthest[a]) - a + u) }
    }
    return best
  }
}
