/// Links the cracks of a bitmap into closed outlines, row by row.
///
/// Only the previous row is kept, so memory goes with the outlines and not with the picture. On the
/// boundary of two rows, go from left to right over the columns at which either row changes colour.
/// They pair up: between the first and the second of a pair the two rows differ, which is a run of
/// horizontal cracks. One of the pair is always an arriving outline and the other a leaving one:
///
///     row above   ░░░░████████░░░░░      arriving: a run above that is walked down,
///     boundary        ├──┐   ├──┐                  or one below that is walked up;
///     row below   ░░░░░░░████░░░████     leaving:  the other two.
///
/// Where both rows change at the same column and agree to the left of it, the vertical run goes on
/// straight. Where they differ to the left of it, four pixels meet crosswise; ink is 8-connected and
/// paper 4-connected, which decides how the four ends join.
struct CrackLinker: ~Copyable {
  /// Pixels in a row.
  let width: Int
  /// Words in a row; there is always a spare bit after the last pixel, for the frame's crack.
  let words: Int
  /// The outlines' vertical runs.
  private(set) var nodes = GrowingBuffer<CrackNode>(capacity: 1024)
  /// For each run the one that comes next on its outline; apart from the rest, since walking an
  /// outline waits for nothing else.
  private(set) var links = GrowingBuffer<Int32>(capacity: 1024)
  /// The places where outlines can begin, in raster order.
  private(set) var births = GrowingBuffer<CrackBirth>(capacity: 256)
  /// How many cracks there are in all, upright and level ones.
  private(set) var crackCount = 0

  private var current: UnsafeMutablePointer<UInt64>
  private var previous: UnsafeMutablePointer<UInt64>
  /// The runs that cross the previous row, from left to right.
  private var active = GrowingBuffer<Int32>(capacity: 256)
  private var upcoming = GrowingBuffer<Int32>(capacity: 256)
  private var row: Int32 = 0

  /// Begins a bitmap whose rows have `width` pixels.
  init(width: Int) {
    self.width = width
    words = width / 64 + 1
    current = .allocate(capacity: words)
    previous = .allocate(capacity: words)
    current.initialize(repeating: 0, count: words)
    previous.initialize(repeating: 0, count: words)
  }

  deinit {
    current.deallocate()
    previous.deallocate()
  }

  /// Where the next row's bits are to be written, all `words` of them, before `addRow()`.
  var nextRow: UnsafeMutablePointer<UInt64> { current }

  /// Takes in the row that was written to `nextRow`.
  mutating func addRow() {
    var difference: UInt64 = 0
    for i in 0..<words {
      difference |= current[i] ^ previous[i]
    }
    if difference != 0 {
      link()
      swap(&current, &previous)
      swap(&active, &upcoming)
    }
    crackCount &+= active.count
    row &+= 1
  }

  /// Closes the outlines at the lower edge of the picture.
  mutating func finish() {
    current.update(repeating: 0, count: words)
    addRow()
  }

  /// An end that waits for the other end of its run of horizontal cracks.
  private struct PendingEnd {
    var node: Int32 = 0
    /// The run before it in the lower row; only meaningful if `isBelow`.
    var previous: Int32 = 0
    var isBelow = false
  }

  private mutating func link() {
    // A row has at most as many changes as pixels, plus one.
    nodes.reserve(width &+ 1)
    links.reserve(width &+ 1)
    births.reserve(width / 2 &+ 1)
    upcoming.count = 0
    upcoming.reserve(width &+ 1)
    let nodes = nodes.base
    let links = links.base
    let old = active.base
    let new = upcoming.base
    let births = births.base
    let current = current
    let previous = previous
    let row = row
    var nodeCount = Int32(truncatingIfNeeded: self.nodes.count)
    var birthCount = self.births.count
    var oldIndex = 0
    var newCount = 0
    // The last pixel of the word before: of the row below, of the row above, of their difference.
    var carryBelow: UInt64 = 0
    var carryAbove: UInt64 = 0
    var carryDifference: UInt64 = 0
    var pending = PendingEnd()
    var level = 0

    for word in 0..<words {
      let below = current[word]
      let above = previous[word]
      let changesBelow = below ^ (below << 1 | carryBelow)
      let difference = below ^ above
      if difference | carryDifference == 0 {
        // The same colours in both rows: all runs go on.
        let n = changesBelow.nonzeroBitCount
        for i in 0..<n {
          new[newCount &+ i] = old[oldIndex &+ i]
        }
        newCount &+= n
        oldIndex &+= n
        carryBelow = below >> 63
        carryAbove = carryBelow
        continue
      }
      let changesAbove = above ^ (above << 1 | carryAbove)
      level &+= difference.nonzeroBitCount
      let differsOnLeft = difference << 1 | carryDifference
      carryBelow = below >> 63
      carryAbove = above >> 63
      carryDifference = difference >> 63

      var events = changesBelow | changesAbove
      while events != 0 {
        let at = events.trailingZeroBitCount
        let bit = events & (0 &- events)
        events ^= bit
        let isPending = differsOnLeft & bit != 0
        if changesBelow & bit == 0 {
          // A run of the row above ends here.
          let node = old[oldIndex]
          oldIndex &+= 1
          nodes[Int(node)].bottom = row
          if isPending {
            // Arriving if walked down.
            if nodes[Int(node)].isUp {
              links[Int(pending.node)] = node
            } else {
              links[Int(node)] = pending.node
            }
          } else {
            pending.node = node
            pending.isBelow = false
          }
          continue
        }
        let isUp = below & bit == 0
        if changesAbove & bit != 0, !isPending {
          new[newCount] = old[oldIndex]
          newCount &+= 1
          oldIndex &+= 1
          continue
        }
        // A run of the row below begins here.
        let node = nodeCount
        nodeCount &+= 1
        let x = Int32(truncatingIfNeeded: word &* 64 &+ at)
        nodes[Int(node)] = CrackNode(code: x << 1 | (isUp ? 1 : 0), top: row, bottom: 0)
        let before = newCount > 0 ? new[newCount &- 1] : -1
        new[newCount] = node
        newCount &+= 1
        if changesAbove & bit != 0 {
          // Crosswise: one outline closes with one of the two ends, another begins with the other.
          let upper = old[oldIndex]
          oldIndex &+= 1
          nodes[Int(upper)].bottom = row
          if above & bit == 0 {
            // Ink at the upper left and the lower right, which hold together: the outline that
            // comes along under the one goes on down the side of the other.
            links[Int(pending.node)] = node
            if pending.isBelow {
              births[birthCount] = CrackBirth(node: pending.node, previous: pending.previous)
              birthCount &+= 1
            }
            pending = PendingEnd(node: upper, isBelow: false)
          } else {
            // Ink at the lower left and the upper right: the outline that comes down the one's side
            // goes on over the other.
            links[Int(upper)] = pending.node
            pending = PendingEnd(node: node, previous: before, isBelow: true)
          }
        } else if isPending {
          // Arriving if walked up.
          if isUp {
            links[Int(node)] = pending.node
          } else {
            links[Int(pending.node)] = node
          }
          if pending.isBelow {
            births[birthCount] = CrackBirth(node: pending.node, previous: pending.previous)
            birthCount &+= 1
          }
        } else {
          pending = PendingEnd(node: node, previous: before, isBelow: true)
        }
      }
    }
    self.nodes.count = Int(nodeCount)
    self.links.count = Int(nodeCount)
    self.births.count = birthCount
    upcoming.count = newCount
    crackCount &+= level
  }
}
