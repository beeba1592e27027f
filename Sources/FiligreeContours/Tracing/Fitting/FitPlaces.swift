/// The places of `FitNodes` as cuts: a place is one or two of them.
struct FitPlaces {
  /// The cuts, twice for a closed chain.
  let cuts: [PieceFit.End]
  /// How many different ones there are.
  let cutCount: Int
  /// The first cut of each place, for a closed chain in both rounds, and one more to end.
  let starts: [Int32]
  /// How many different places there are.
  let count: Int
  let isClosed: Bool

  init(chain: FitChain, nodes: [FitNode]) {
    let rounds = chain.isClosed ? 2 : 1
    var cuts: [PieceFit.End] = []
    var starts: [Int32] = []
    cuts.reserveCapacity(rounds * nodes.count * 3 / 2)
    starts.reserveCapacity(rounds * nodes.count + 1)
    var cutCount = 0
    for round in 0..<rounds {
      for node in nodes {
        let index = node.index + round * chain.count
        starts.append(Int32(truncatingIfNeeded: cuts.count))
        // The freer one first.
        if node.canBeCorner {
          cuts.append(PieceFit.End(index: index, position: node.corner, direction: nil))
        }
        if node.canBeSmooth {
          cuts.append(
            PieceFit.End(index: index, position: node.position, direction: node.direction))
        }
      }
      if round == 0 { cutCount = cuts.count }
    }
    starts.append(Int32(truncatingIfNeeded: cuts.count))
    self.cuts = cuts
    self.cutCount = cutCount
    self.starts = starts
    count = nodes.count
    isClosed = chain.isClosed
  }

  /// The last place that pieces from a place may lead to.
  func last(from place: Int) -> Int { isClosed ? place + count - 1 : count - 1 }

  /// The cuts of a place, of either round.
  func cuts(at place: Int) -> Range<Int> { Int(starts[place])..<Int(starts[place + 1]) }
}
