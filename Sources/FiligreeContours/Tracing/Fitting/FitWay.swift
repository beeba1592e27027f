/// The cheapest way along the pieces of a chain, by dynamic programming.
struct FitWay {
  /// A piece of a way: the cut that it leaves, in the first round, and which piece it is.
  typealias Step = (cut: Int, edge: Int)

  /// What the way up to each cut costs, from where the way in hand begins.
  private var sums: [Float]
  /// The piece that leads there, and where from.
  private var edges: [Int32]
  private var origins: [Int32]
  /// How many cuts a way passes or takes, less one.
  private let length: Int
  /// The pieces that arrive at each cut, with the cuts that they leave, and where each one's begin.
  private var arrivals: [(cut: Int32, edge: Int32)] = []
  private var arrivalStarts: [Int32] = []

  init(_ edges: FitEdges) {
    length = edges.chain.isClosed ? edges.count : edges.count - 1
    sums = Array(repeating: .infinity, count: length + 1)
    self.edges = Array(repeating: -1, count: length + 1)
    origins = Array(repeating: -1, count: length + 1)
  }

  /// The cheapest way from a cut around to itself, or of an open chain from its first cut to its last.
  mutating func cheapest(_ all: FitEdges, from start: Int) -> (cost: Float, way: [Step]) {
    let count = all.count
    sums.withUnsafeMutableBufferPointer { sums in
      edges.withUnsafeMutableBufferPointer { edges in
        origins.withUnsafeMutableBufferPointer { origins in
          all.pieces.links.withUnsafeBufferPointer { links in
            for i in sums.indices { sums[i] = .infinity }
            sums[0] = 0
            for i in 0..<length where sums[i] < .infinity {
              let u = start &+ i
              let a = u >= count ? u &- count : u
              let sum = sums[i]
              // From the piece's target in the chain's rounds to the place in this way.
              let shift = i &- a
              var edge = all.pieces.heads[a]
              while edge >= 0 {
                let link = links[Int(edge)]
                let j = Int(link.target) &+ shift
                let total = sum + link.cost
                if j <= length, total < sums[j] {
                  sums[j] = total
                  edges[j] = edge
                  origins[j] = Int32(truncatingIfNeeded: i)
                }
                edge = link.next
              }
            }
          }
        }
      }
    }
    return (sums[length], way(from: start, count))
  }

  /// The same, but each cut's cheapest piece is proven before anything is built on it.
  mutating func cheapestProven(_ all: inout FitEdges, from start: Int) -> [Step] {
    indexArrivals(all)
    let count = all.count
    for i in sums.indices { sums[i] = .infinity }
    sums[0] = 0
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
    guard sums[i] < .infinity else { return }
    var next = all.pieces.heads[a]
    while next >= 0 {
      let edge = Int(next)
      next = all.pieces.links[edge].next
      let j = Int(all.pieces.links[edge].target) - a + i
      let total = sums[i] + all.pieces.links[edge].cost
      guard j <= length, total < sums[j] else { continue }
      sums[j] = total
      edges[j] = Int32(truncatingIfNeeded: edge)
      origins[j] = Int32(truncatingIfNeeded: i)
    }
  }

  /// Finds the cheapest piece into a cut that passes the check.
  private mutating func settle(_ i: Int, _ a: Int, _ all: inout FitEdges) {
    let count = all.count
    while sums[i] < .infinity {
      let edge = Int(edges[i])
      let from = (a - (i - Int(origins[i])) % count + count) % count
      if all.check(from, edge) { return }
      // The next best one.
      sums[i] = .infinity
      for k in Int(arrivalStarts[a])..<Int(arrivalStarts[a + 1]) {
        let (cut, edge) = (Int(arrivals[k].cut), Int(arrivals[k].edge))
        let origin = i - (Int(all.pieces.links[edge].target) - cut)
        guard origin >= 0 else { continue }
        let total = sums[origin] + all.pieces.links[edge].cost
        if total < sums[i] {
          sums[i] = total
          edges[i] = Int32(truncatingIfNeeded: edge)
          origins[i] = Int32(truncatingIfNeeded: origin)
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
    guard sums[length] < .infinity else { return [] }
    var way: [Step] = []
    var i = length
    while i > 0 {
      let origin = Int(origins[i])
      way.append(((start + origin) % count, Int(edges[i])))
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
      var edge = Int(pieces.heads[a])
      while edge >= 0 {
        if pieces.links[edge].cost < .infinity {
          reach = max(reach, Int(pieces.links[edge].target) - a + u)
        }
        edge = Int(pieces.links[edge].next)
      }
    }
    return best
  }
}
