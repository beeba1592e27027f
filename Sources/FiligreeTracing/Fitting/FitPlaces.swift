/// The places of `FitNodes` as cuts: a place is one or two of them.
///
/// A list of places may leave some out, and some cuts of others; all lists number the cuts alike.
struct FitPlaces {
  /// All cuts, twice for a closed chain.
  let cuts: FitBuffer<PieceFit.End>
  /// How many different ones there are.
  let cutCount: Int
  /// How many different places are listed.
  let count: Int
  let isClosed: Bool
  /// The cuts of each place, for a closed chain in both rounds.
  private let ranges: FitBuffer<Cuts>
  /// Which cuts are the first of places that no piece goes around; nil where none are.
  private let sure: FitBuffer<Bool>?
  /// The first such place behind each place, of a closed chain in either round.
  private let ends: FitBuffer<Int32>?

  /// The cuts of a place, up to the one before the last number.
  private struct Cuts {
    var begin, end: Int32
  }

  /// Lists all places.
  init(chain: FitChain, nodes: FitBuffer<FitNode>) {
    let rounds = chain.isClosed ? 2 : 1
    var cuts = chain.memory.list(of: PieceFit.End.self, capacity: 2 * rounds * nodes.count)
    var ranges = chain.memory.list(of: Cuts.self, capacity: rounds * nodes.count)
    var cutCount = 0
    let hasSure = nodes.contains { $0.isSure }
    let sure = hasSure ? chain.memory.array(repeating: false, count: 2 * nodes.count) : nil
    for round in 0..<rounds {
      for node in nodes {
        let index = node.index + round * chain.count
        let first = Int32(truncatingIfNeeded: cuts.count)
        // The freer one first.
        if round == 0, node.isSure { sure?[cuts.count] = true }
        if node.canBeCorner {
          cuts.append(PieceFit.End(index: index, position: node.corner, direction: nil))
        }
        if node.canBeSmooth {
          cuts.append(
            PieceFit.End(index: index, position: node.position, direction: node.direction))
        }
        ranges.append(Cuts(begin: first, end: Int32(truncatingIfNeeded: cuts.count)))
      }
      if round == 0 { cutCount = cuts.count }
    }
    self.cuts = cuts.elements
    self.cutCount = cutCount
    self.ranges = ranges.elements
    count = nodes.count
    isClosed = chain.isClosed
    self.sure = sure
    ends = FitPlaces.ends(self.ranges, count, cutCount, sure, chain.memory)
  }

  /// Lists the places of which some cuts are wanted, with those cuts.
  init(_ all: FitPlaces, memory: FitMemory, where isWanted: (Int) -> Bool) {
    var ranges = memory.list(of: Cuts.self, capacity: all.ranges.count)
    for k in 0..<all.count {
      var (low, high) = (all.ranges[k].begin, all.ranges[k].end)
      while low < high, !isWanted(Int(low)) { low += 1 }
      while high > low, !isWanted(Int(high) - 1) { high -= 1 }
      if low < high { ranges.append(Cuts(begin: low, end: high)) }
    }
    count = ranges.count
    cuts = all.cuts
    cutCount = all.cutCount
    isClosed = all.isClosed
    if isClosed {
      let round = Int32(truncatingIfNeeded: cutCount)
      for k in 0..<count {
        ranges.append(Cuts(begin: ranges[k].begin + round, end: ranges[k].end + round))
      }
    }
    self.ranges = ranges.elements
    sure = all.sure
    ends = FitPlaces.ends(self.ranges, count, cutCount, sure, memory)
  }

  /// The first place behind each that no piece goes around.
  private static func ends(
    _ ranges: FitBuffer<Cuts>, _ count: Int, _ cutCount: Int, _ sure: FitBuffer<Bool>?,
    _ memory: FitMemory
  ) -> FitBuffer<Int32>? {
    guard let sure else { return nil }
    let ends = memory.room(for: count, of: Int32.self)
    var next = Int32.max
    for k in ranges.indices.reversed() {
      if k < count { ends[k] = next }
      let cut = Int(ranges[k].begin)
      if sure[cut < cutCount ? cut : cut - cutCount] { next = Int32(truncatingIfNeeded: k) }
    }
    return ends
  }

  /// Whether no piece goes around the place that has a cut of the first round as its first.
  func isSure(_ cut: Int) -> Bool { sure?[cut] ?? false }

  /// The last place that pieces from a place may lead to.
  func last(from place: Int) -> Int {
    let last = isClosed ? place + count - 1 : count - 1
    guard let ends else { return last }
    return min(last, Int(ends[place]))
  }

  /// The cuts of a place, of either round.
  func cuts(at place: Int) -> Range<Int> {
    Int(ranges[place].begin)..<Int(ranges[place].end)
  }

  /// Hands over the cuts of each place, the first and the one after the last; nil where there are none.
  func withRanges<Result>(_ body: (UnsafePointer<Int32>?) -> Result) -> Result {
    ranges.withElements { ranges in
      // Cuts are two numbers each.
      body(UnsafeRawPointer(ranges.baseAddress)?.assumingMemoryBound(to: Int32.self))
    }
  }

  /// The first place that has a cut or lies behind it; how many places there are, in all rounds, if none.
  func place(of cut: Int) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if Int(ranges[middle].end) <= cut { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether the curve can bend at a cut and only bend there.
  func isSharp(_ cut: Int) -> Bool {
    guard cuts[cut].direction == nil else { return false }
    return cut + 1 == cuts.count || cuts[cut + 1].index != cuts[cut].index
  }
}
