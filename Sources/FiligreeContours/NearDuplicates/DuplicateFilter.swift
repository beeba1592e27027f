/// Drops boxes that nearly equal one that was kept, in one pass.
///
/// The boxes of a sweep come in much the same order again and again. So the kept box that the box before
/// was a duplicate of last time knows which came next then, and that one is tried first; each knows which
/// other was found when it was not the one. Only where these fail, cells are looked at. Which of several
/// kept boxes is found makes no difference to what is kept.
///
/// Boxes are asked for a little ahead, and the memory of their cells with them, so that the processor need
/// not wait for it.
struct DuplicateFilter: ~Copyable {
  /// How many boxes ahead slots are asked for, and the boxes in them half as many.
  private static let ahead = 16
  /// How many kept boxes are tried before cells are.
  private static let most = 3

  /// A box that is still to be compared.
  private struct Waiting {
    var box = BoxOverlap(x: 0, y: 0, width: 0, height: 0)
    var hashes = BoxCells.Hashes()
    /// Whether the hashes are those of boxes placed by their sides.
    var isBySides = false
  }

  private var known: BoxIndex
  /// The kept box that the box before equalled, or −1.
  private var last = -1
  /// How often trying succeeds, 0…256.
  private var luck = 0

  init(iou: Double) {
    known = BoxIndex(threshold: iou)
  }

  /// The places of what is kept among boxes, in order.
  mutating func kept(
    count: Int, box: (Int) -> BoxOverlap, confirms: (Int, Int) -> Bool
  ) -> [Int] {
    var kept: [Int] = []
    let size = 2 * Self.ahead
    let waiting = UnsafeMutablePointer<Waiting>.allocate(capacity: size)
    waiting.initialize(repeating: Waiting(), count: size)
    defer { waiting.deallocate() }
    for i in 0..<(count + Self.ahead) {
      if i < count { announce(box(i), &waiting[i % size]) }
      let half = i - Self.ahead / 2
      if half >= 0, half < count { known.prefetchBoxes(waiting[half % size].hashes) }
      let place = i - Self.ahead
      if place >= 0, isNew(&waiting[place % size], place, confirms) { kept.append(place) }
    }
    return kept
  }

  @inline(__always)
  private mutating func announce(_ box: BoxOverlap, _ waiting: inout Waiting) {
    waiting.box = box
    waiting.hashes = BoxCells.Hashes()
    guard box.hasArea else { return }
    known.prepare(for: box)
    waiting.isBySides = known.hasFarBoxes
    // Where trying mostly succeeds, few boxes' cells are looked at, and few of them beyond their own.
    waiting.hashes = luck > 96 ? .init(known.hash(of: box)) : known.hashes(around: box)
    known.prefetchSlots(waiting.hashes)
  }

  /// Whether a box equals none that was kept; then it is kept.
  @inline(__always)
  private mutating func isNew(
    _ waiting: inout Waiting, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let box = waiting.box
    guard box.hasArea else { return true }
    let guess = last >= 0 ? Int(known[hints: last].next) : -1
    if guess >= 0 {
      known.prefetch(known[hints: guess].next)
      known.prefetch(known[hints: guess].other)
    }
    var found = tried(guess, box, place, confirms)
    luck += found >= 0 ? (256 - luck) >> 4 : -(luck >> 4)
    var isNew = false
    if found < 0 {
      found = looked(&waiting, place, confirms)
      if found < 0 {
        isNew = true
        found = known.insert(box, place: place) ?? -1
      }
      if guess >= 0 { known[hints: guess].other = Int32(truncatingIfNeeded: found) }
    }
    if last >= 0 { known[hints: last].next = Int32(truncatingIfNeeded: found) }
    last = found
    return isNew
  }

  /// The first of a kept box and those that were found in its stead that a box equals; −1 if none does.
  @inline(__always)
  private func tried(
    _ guess: Int, _ box: BoxOverlap, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Int {
    var candidate = guess
    for _ in 0..<Self.most where candidate >= 0 {
      if known.isNear(candidate, box, place, confirms) { return candidate }
      candidate = Int(known[hints: candidate].other)
    }
    return -1
  }

  /// The kept box that a box equals, by their cells; −1 if there is none.
  private func looked(
    _ waiting: inout Waiting, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Int {
    if waiting.isBySides != known.hasFarBoxes {
      waiting.hashes = known.hashes(around: waiting.box)
    }
    if waiting.hashes.count == 1 {
      let own = known.match(
        waiting.box, in: waiting.hashes, from: 0, place: place, confirms: confirms)
      if let own { return own }
      waiting.hashes = known.hashes(around: waiting.box)
      return known.match(
        waiting.box, in: waiting.hashes, from: 1, place: place, confirms: confirms) ?? -1
    }
    return known.match(
      waiting.box, in: waiting.hashes, from: 0, place: place, confirms: confirms) ?? -1
  }
}
