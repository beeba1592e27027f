import CFiligreeContours
import FiligreeBase
import FiligreePixels

/// Drops boxes that nearly equal one that was kept, in one pass.
///
/// The boxes of a sweep come in much the same order again and again. So what each box equalled is noted in
/// order, and what came after the last duplicate of the same box is tried first. Each kept box knows
/// another that was found when it was not the one: those of one thing, as they become by one setting after
/// the other, are a ring, which is tried from there on. Only where these fail, cells are looked at. Which
/// of several kept boxes is found makes no difference to what is kept.
///
/// Boxes are taken in blocks, and each step is done for the whole block: what the next step looks at is
/// asked for meanwhile, so that the processor need not wait for memory. Boxes of a block are also compared
/// with each other, and what was kept of them counts when the block is settled in order.
struct DuplicateFilter: ~Copyable {
  /// How many boxes a block has.
  private static let size = DuplicateBlock.size
  /// How many kept boxes are tried before cells are.
  private static let most = 8
  /// Where trying mostly failed, so many blocks go by before it is tried again.
  private static let pause = 8

  /// How many boxes there are.
  private let count: Int
  private var known: BoxIndex
  private let limit: Double
  /// The number of the kept box that each box equalled, or −1.
  private let trail: UnsafeMutablePointer<Int32>
  /// How many boxes were settled.
  private var settled = 0
  /// Where in the trail what the next box to settle probably equals is; −1 where nothing is known.
  private var next = -1
  /// How many blocks are still to go by without trying.
  private var rest = 0
  /// The slots of the block whose boxes were kept.
  private var recent: UInt32 = 0
  private var pairs = GrowingBuffer<filigree_box_pair>(capacity: 4 * size)

  /// A kept box that is tried for one of the block.
  private struct Guess: BitwiseCopyable {
    var box: Int32
    var number: Int32
  }
  private let guesses: UnsafeMutablePointer<Guess>

  /// Prepares for `count` boxes.
  init(iou: Double, count: Int) {
    self.count = count
    known = BoxIndex(threshold: iou, expected: count)
    limit = iou * (1 - 1e-5)
    trail = FreshMemory.lines(for: count)
    guesses = .allocate(capacity: Self.size)
  }

  deinit {
    trail.deallocate()
    guesses.deallocate()
  }

  /// The places of what is kept among the boxes.
  mutating func kept(
    box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool
  ) -> KeptPlaces {
    var kept = KeptPlaces(count: count)
    var block = DuplicateBlock()
    while block.end < count {
      block.fill(from: block.end, of: count, box)
      for k in 0..<block.count where block.boxes[k].box.hasArea {
        known.prepare(for: block.boxes[k].box, box)
      }
      tryGuesses(block, box, confirms)
      block.findCells(in: known)
      block.compare(limit: limit)
      block.findPairs(in: known, &pairs)
      kept.add(settle(block, box, confirms))
    }
    return kept
  }

  /// Looks whether boxes equal what came next last time.
  private mutating func tryGuesses(
    _ block: borrowing DuplicateBlock, _ box: (Int) -> BoxOverlap,
    _ confirms: (Int, Int) -> Bool
  ) {
    guard next >= 0, rest == 0 else {
      rest = max(rest - 1, 0)
      return
    }
    var count = 0
    for k in 0..<block.count where block.boxes[k].box.hasArea {
      let place = next + k
      guard place < settled else { break }
      // The memory of those that come a block later.
      if place + Self.size < settled { known.prefetch(trail[place + Self.size]) }
      block.boxes[k].guess = trail[place]
      guesses[count] = Guess(box: Int32(truncatingIfNeeded: k), number: trail[place])
      count += trail[place] >= 0 ? 1 : 0
    }
    var hits = 0
    // One after the other for all boxes: so their memory comes meanwhile.
    for _ in 0..<Self.most {
      var left = 0
      for i in 0..<count {
        let guess = guesses[i]
        let k = Int(guess.box)
        let isNear = known.isNear(
          Int(guess.number), block.boxes[k].box, block.begin + k, box, confirms)
        block.boxes[k].found = isNear ? guess.number : -1
        hits += isNear ? 1 : 0
        let other = known[Int(guess.number)].pointee.other
        known.prefetch(other)
        guesses[left] = Guess(box: guess.box, number: other)
        // Where the others are a ring, it ends where it began.
        left += !isNear && other >= 0 && other != block.boxes[k].guess ? 1 : 0
      }
      count = left
    }
    if hits * 8 < block.count { rest = Self.pause }
  }

  /// Compares the boxes of the block in order, and keeps those that are new: a bit for each.
  private mutating func settle(
    _ block: borrowing DuplicateBlock, _ boxOf: (Int) -> BoxOverlap,
    _ confirms: (Int, Int) -> Bool
  ) -> UInt32 {
    var kept: UInt32 = 0
    recent = 0
    var pair = 0
    var after = -1
    for k in 0..<block.count {
      let box = block.boxes[k].box
      let place = block.begin + k
      var found = Int(block.boxes[k].found)
      if found < 0, box.hasArea {
        let slot = block.boxes[k].slot
        while pair < pairs.count, pairs.base[pair].box < slot { pair += 1 }
        while found < 0, pair < pairs.count, pairs.base[pair].box == slot {
          let number = Int(pairs.base[pair].place)
          if known.isNear(number, box, place, boxOf, confirms) { found = number }
          pair += 1
        }
        if found < 0 { found = amongRecent(block, k, boxOf, confirms) }
        if found < 0 {
          found = known.insert(box, block.ownCell(k), place: place)
          kept |= 1 << UInt32(k)
          block.boxes[k].found = Int32(truncatingIfNeeded: found)
          recent |= 1 << UInt32(slot)
        }
        if block.boxes[k].guess >= 0 { link(block.boxes[k].guess, found) }
      } else if found < 0 {
        kept |= 1 << UInt32(k)
      }
      trail[settled] = Int32(truncatingIfNeeded: found)
      settled += 1
      guard found >= 0 else { continue }
      let last = Int(known[found].pointee.last)
      known[found].pointee.last = Int32(truncatingIfNeeded: place)
      if last < place { after = last + block.count - k }
    }
    next = after >= 0 ? after : next >= 0 ? next + block.count : -1
    return kept
  }

  /// Notes that another box was found than the one that was tried first.
  ///
  /// The kept boxes of one thing become a ring of others, so that most of them are tried.
  @inline(__always)
  private mutating func link(_ tried: Int32, _ found: Int) {
    let next = known[Int(tried)].pointee.other
    if known[found].pointee.other < 0 { known[found].pointee.other = next >= 0 ? next : tried }
    known[Int(tried)].pointee.other = Int32(truncatingIfNeeded: found)
  }

  /// The number of a kept box of the block that a later one equals, or −1.
  private mutating func amongRecent(
    _ block: borrowing DuplicateBlock, _ k: Int, _ boxOf: (Int) -> BoxOverlap,
    _ confirms: (Int, Int) -> Bool
  ) -> Int {
    var bits = block.earlier(k) & recent
    while bits != 0 {
      let number = Int(block.boxes[block.box(slot: bits.trailingZeroBitCount)].found)
      if known.isNear(number, block.boxes[k].box, block.begin + k, boxOf, confirms) {
        return number
      }
      bits &= bits &- 1
    }
    return -1
  }
}
