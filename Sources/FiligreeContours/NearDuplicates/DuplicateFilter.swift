import CFiligreeContours

/// Drops boxes that nearly equal one that was kept, in one pass.
///
/// The boxes of a sweep come in much the same order again and again. So what each box equalled is noted in
/// order, and what came after the last duplicate of the same box is tried first; each kept box knows which
/// other was found when it was not the one. Only where these fail, cells are looked at. Which of several
/// kept boxes is found makes no difference to what is kept.
///
/// Boxes are taken in blocks, and each step is done for the whole block: what the next step looks at is
/// asked for meanwhile, so that the processor need not wait for memory. Boxes of a block that are kept are
/// compared with those after them one by one.
struct DuplicateFilter: ~Copyable {
  /// How many boxes a block has.
  private static let size = 32
  /// How many kept boxes are tried before cells are.
  private static let most = 3
  /// Where trying mostly failed, so many blocks go by before it is tried again.
  private static let pause = 8

  /// A box of the block.
  private struct Waiting {
    var box = BoxOverlap(x: 0, y: 0, width: 0, height: 0)
    /// The kept box that was tried first, or −1.
    var guess: Int32 = -1
    /// The kept box that it equals, as far as that is known, or −1.
    var found: Int32 = -1
    /// How many cells were found for it.
    var cellCount: Int32 = 0
  }

  private var known: BoxIndex
  private let limit: Double
  /// The number of the kept box that each box equalled, or −1.
  private var trail = GrowingBuffer<Int32>(capacity: 1024)
  /// Where in the trail what the next box probably equals is; −1 where nothing is known.
  private var next = -1
  /// How many blocks are still to go by without trying.
  private var rest = 0
  /// The boxes of the block that were kept, by fours, and their numbers.
  private var fours = GrowingBuffer<BoxProbe.Four>(capacity: size / 4)
  private var recent = GrowingBuffer<Int32>(capacity: size)

  init(iou: Double) {
    known = BoxIndex(threshold: iou)
    limit = iou * (1 - 1e-5)
  }

  /// The places of what is kept among boxes, in order.
  mutating func kept(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool
  ) -> [Int] {
    var kept: [Int] = []
    let block = UnsafeMutablePointer<Waiting>.allocate(capacity: Self.size)
    block.initialize(repeating: Waiting(), count: Self.size)
    let cells = UnsafeMutablePointer<filigree_box_cell>.allocate(
      capacity: Self.size * BoxCells.most)
    cells.initialize(repeating: filigree_box_cell(), count: Self.size * BoxCells.most)
    var pairs = GrowingBuffer<Pair>(capacity: 4 * Self.size)
    defer {
      block.deallocate()
      cells.deallocate()
    }
    var begin = 0
    while begin < count {
      let size = min(Self.size, count - begin)
      for k in 0..<size {
        block[k] = Waiting(box: box(begin + k))
        if block[k].box.hasArea { known.prepare(for: block[k].box) }
      }
      tryGuesses(block, size, begin, confirms)
      find(block, cells, size, &pairs)
      settle(block, cells, size, begin, pairs, confirms) { kept.append($0) }
      begin += size
    }
    return kept
  }

  /// Looks whether boxes equal what came next last time.
  private mutating func tryGuesses(
    _ block: UnsafeMutablePointer<Waiting>, _ size: Int, _ begin: Int,
    _ confirms: (Int, Int) -> Bool
  ) {
    guard next >= 0, rest == 0 else {
      rest = max(rest - 1, 0)
      return
    }
    var hits = 0
    for k in 0..<size where block[k].box.hasArea {
      let place = next + k
      guard place < trail.count else { break }
      // The memory of those that come a block later, and of what was found in their stead.
      if place + Self.size < trail.count {
        known.prefetch(trail.base[place + Self.size])
        let middle = trail.base[place + Self.size / 2]
        if middle >= 0 { known.prefetch(known[hints: Int(middle)].other) }
      }
      var candidate = trail.base[place]
      block[k].guess = candidate
      for _ in 0..<Self.most where candidate >= 0 {
        if known.isNear(Int(candidate), block[k].box, begin + k, confirms) {
          block[k].found = candidate
          hits += 1
          break
        }
        candidate = known[hints: Int(candidate)].other
      }
    }
    if hits * 8 < size { rest = Self.pause }
  }

  /// A box of the block, and a kept one that it may equal: its place in the table, then its number.
  private struct Pair: BitwiseCopyable {
    var index: Int
    var other: Int
  }

  /// Looks up what boxes may equal, of what was kept before the block.
  private mutating func find(
    _ block: UnsafeMutablePointer<Waiting>, _ cells: UnsafeMutablePointer<filigree_box_cell>,
    _ size: Int, _ pairs: inout GrowingBuffer<Pair>
  ) {
    pairs.count = 0
    func isOpen(_ k: Int) -> Bool { block[k].found < 0 && block[k].box.hasArea }
    for k in 0..<size where isOpen(k) {
      let around = cells + k * BoxCells.most
      let count = known.find(around: block[k].box, around)
      block[k].cellCount = Int32(truncatingIfNeeded: count)
      for i in 0..<count { known.prefetch(around[i]) }
      known.prefetchOwn(around[0])
    }
    for k in 0..<size where isOpen(k) {
      let around = cells + k * BoxCells.most
      known.candidates(block[k].box, around, Int(block[k].cellCount)) { place in
        known.prefetchNumber(at: place)
        pairs.reserve(1)
        pairs.push(Pair(index: k, other: place))
        return false
      }
    }
    for i in 0..<pairs.count {
      pairs.base[i].other = known.number(at: pairs.base[i].other)
      known.prefetch(Int32(truncatingIfNeeded: pairs.base[i].other))
    }
  }

  /// Compares the boxes of the block in order, and keeps those that are new.
  private mutating func settle(
    _ block: UnsafeMutablePointer<Waiting>, _ cells: UnsafePointer<filigree_box_cell>,
    _ size: Int, _ begin: Int, _ pairs: borrowing GrowingBuffer<Pair>,
    _ confirms: (Int, Int) -> Bool, keep: (Int) -> Void
  ) {
    fours.count = 0
    recent.count = 0
    trail.reserve(size)
    var pair = 0
    var after = -1
    for k in 0..<size {
      let box = block[k].box
      var found = Int(block[k].found)
      if found < 0, box.hasArea {
        while pair < pairs.count, pairs.base[pair].index < k { pair += 1 }
        while found < 0, pair < pairs.count, pairs.base[pair].index == k {
          let number = pairs.base[pair].other
          if known.isNear(number, box, begin + k, confirms) { found = number }
          pair += 1
        }
        if found < 0 { found = amongRecent(box, begin + k, confirms) }
        if found < 0 {
          found = known.insert(box, cells[k * BoxCells.most], place: begin + k)
          keep(begin + k)
          remember(box, found)
        }
        if block[k].guess >= 0 {
          known[hints: Int(block[k].guess)].other = Int32(truncatingIfNeeded: found)
        }
      } else if found < 0 {
        keep(begin + k)
      }
      trail.push(Int32(truncatingIfNeeded: found))
      guard found >= 0 else { continue }
      let last = Int(known[hints: found].last)
      known[hints: found].last = Int32(truncatingIfNeeded: begin + k)
      if last >= 0 { after = last + size - k }
    }
    next = after >= 0 ? after : next >= 0 ? next + size : -1
  }

  /// Notes a box of the block that was kept.
  private mutating func remember(_ box: BoxOverlap, _ number: Int) {
    let lane = recent.count & 3
    if lane == 0 {
      fours.reserve(1)
      fours.push(BoxProbe.Four())
    }
    fours.base[fours.count - 1].set(lane, box)
    recent.reserve(1)
    recent.push(Int32(truncatingIfNeeded: number))
  }

  /// The number of a box of the block that another one equals, or −1.
  private mutating func amongRecent(
    _ box: BoxOverlap, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Int {
    guard recent.count > 0 else { return -1 }
    let probe = BoxProbe(box, limit: limit, inverseLimit: 1 / limit)
    let isSafe = known.isSafe && BoxProbe.isSafe(box)
    for i in 0..<fours.count {
      var bits = isSafe ? probe.overlaps(fours.base + i) : 15
      while bits != 0 {
        let lane = 4 * i + bits.trailingZeroBitCount
        if lane < recent.count {
          let number = Int(recent.base[lane])
          if known.isNear(number, box, place, confirms) { return number }
        }
        bits &= bits &- 1
      }
    }
    return -1
  }
}
