import FiligreeBase

/// Links the cracks of a bitmap into closed outlines, row by row.
///
/// Only the previous row is kept, so memory goes with the outlines and not with the picture. On the
/// boundary of two rows, go from left to right over the columns at which exactly one of the rows
/// changes color. They pair up: between the first and the second of a pair the two rows differ,
/// which is a run of horizontal cracks. It joins two vertical runs, and since outlines are walked
/// with the foreground on the left, it goes to the right where the foreground is above it, else to the left:
///
///     row above   ░░░░████████░░░░░      first of the pair: a run that ends here;
///     boundary        ├──┐   ├──┐        second: one that begins here.
///     row below   ░░░░░░░████░░░████     The foreground is above: the second follows the first.
///
/// Where both rows change at the same column and agree to the left of it, the vertical run goes on
/// straight, and there is nothing to do: runs are found by their column. Where they differ to the
/// left of it, four pixels meet crosswise; foreground is 8-connected and background 4-connected, which decides
/// how the four ends join.
struct CrackLinker: ~Copyable {
  /// Pixels in a row.
  let width: Int
  /// Words in a row; there is always a spare bit after the last pixel, for the frame's crack.
  let words: Int
  /// The outlines' vertical runs.
  private(set) var nodes: GrowingBuffer<CrackNode>
  /// For each run the one that comes next on its outline; apart from the rest, since walking an
  /// outline waits for nothing else.
  private(set) var links: GrowingBuffer<Int32>
  /// The places where outlines can begin, in raster order.
  private(set) var births = GrowingBuffer<CrackBirth>(capacity: 256)
  /// How many points the outlines have at least, without those of runs to come: their corners.
  var cornerCount: Int { 2 &* nodes.count }

  /// The row in hand and the row above it, each after a word that is always 0.
  private var current: UnsafeMutablePointer<UInt64>
  private var previous: UnsafeMutablePointer<UInt64>
  /// The vertical run at each column boundary, where the row has one.
  private let columns: UnsafeMutablePointer<Int32>
  /// What happens on one row boundary.
  private let events: UnsafeMutablePointer<CrackEvent>
  private var row: Int32 = 0

  /// Begins a bitmap whose rows have `width` pixels; `height` is about how many there will be.
  init(width: Int, height: Int) {
    self.width = width
    // What busy pictures need. Memory that is not touched costs nothing, moving it does.
    let pixels = width.multipliedReportingOverflow(by: height)
    let capacity = pixels.overflow ? 1 << 22 : min(max(pixels.partialValue / 16, 1024), 1 << 22)
    nodes = GrowingBuffer(capacity: capacity)
    links = GrowingBuffer(capacity: capacity)
    words = width / 64 + 1
    current = Self.emptyRow(words)
    previous = Self.emptyRow(words)
    columns = .allocate(capacity: words * 64)
    columns.initialize(repeating: 0, count: words * 64)
    events = .allocate(capacity: words * 64 + 2)
  }

  deinit {
    (current - 1).deallocate()
    (previous - 1).deallocate()
    columns.deallocate()
    events.deallocate()
  }

  private static func emptyRow(_ words: Int) -> UnsafeMutablePointer<UInt64> {
    let memory = UnsafeMutablePointer<UInt64>.allocate(capacity: words + 1)
    memory.initialize(repeating: 0, count: words + 1)
    return memory + 1
  }

  /// Where the next row's bits are to be written, all `words` of them, before `addRow()`.
  var nextRow: UnsafeMutablePointer<UInt64> { current }

  /// Takes in the row that was written to `nextRow`.
  mutating func addRow() {
    // A row has at most as many changes as pixels, plus one.
    nodes.reserve(width &+ 2)
    links.reserve(width &+ 2)
    births.reserve(width / 2 &+ 1)
    let count = findEvents()
    if count > 0 { link(count) }
    swap(&current, &previous)
    row &+= 1
  }

  /// Closes the outlines at the lower edge of the picture.
  mutating func finish() {
    current.update(repeating: 0, count: words)
    addRow()
  }

  /// Where vertical runs begin or end on the boundary of the two rows, from left to right; returns how
  /// many there are.
  private func findEvents() -> Int {
    let current = UnsafePointer(current)
    let previous = UnsafePointer(previous)
    let events = events
    var count = 0
    // Whether the rows differ just before the word in hand.
    var carry: UInt64 = 0
    var word = 0
    while word < words {
      let below = current[word]
      let difference = below ^ previous[word]
      if difference | carry == 0 {
        // The same colors in both rows: all runs go on.
        word &+= 1
        while word &+ 4 <= words {
          let a = (current[word] ^ previous[word]) | (current[word &+ 1] ^ previous[word &+ 1])
          let b =
            (current[word &+ 2] ^ previous[word &+ 2]) | (current[word &+ 3] ^ previous[word &+ 3])
          if a | b != 0 { break }
          word &+= 4
        }
        continue
      }
      let left = difference << 1 | carry
      carry = difference >> 63
      let changes = below ^ (below << 1 | current[word &- 1] >> 63)
      // Where one row alone changes, the difference does; where both do, it does not.
      let alone = difference ^ left
      let crosses = changes & left & difference
      var bits = alone | crosses
      let x = UInt32(truncatingIfNeeded: word &* 64)
      // Two at a time, since they mostly come in pairs; one too many is written over by the next.
      repeat {
        for _ in 0..<2 {
          let at = UInt64(truncatingIfNeeded: bits.trailingZeroBitCount)
          events[count] = CrackEvent(
            x: x &+ UInt32(truncatingIfNeeded: at), isUp: ~below &>> at, crosses: crosses &>> at,
            begins: changes &>> at)
          count &+= bits == 0 ? 0 : 1
          bits &= bits &- 1
        }
      } while bits != 0
      word &+= 1
    }
    return count
  }

  private mutating func link(_ count: Int) {
    let events = UnsafePointer(events)
    let links = links.base
    var ends = RowEnds(
      nodes: nodes.base, columns: columns, row: row, count: Int32(truncatingIfNeeded: nodes.count))
    var i = 0
    while i < count {
      var left = events[i]
      var leftNode = ends.take(left)
      var right = events[i &+ 1]
      i &+= 2
      while right.crosses {
        // Crosswise: the run of cracks on the left ends with one of the two vertical ends, another
        // begins with the other.
        let upper = ends.take(right.upperEnd)
        let lower = ends.take(right.lowerBegin)
        if left.isForegroundAbove {
          // Foreground at the upper left and the lower right, which hold together: the outline that comes
          // along under the one goes on down the side of the other.
          links[Int(leftNode)] = lower
          if left.begins != 0 { addBirth(leftNode, x: left.x) }
          left = right.upperEnd
          leftNode = upper
        } else {
          // Foreground at the lower left and the upper right: the outline that comes down the one's side
          // goes on over the other.
          links[Int(upper)] = leftNode
          left = right.lowerBegin
          leftNode = lower
        }
        right = events[i]
        i &+= 1
      }
      let rightNode = ends.take(right)
      let isForegroundAbove = left.isForegroundAbove
      links[Int(isForegroundAbove ? leftNode : rightNode)] =
        isForegroundAbove ? rightNode : leftNode
      if left.begins & right.begins != 0 { addBirth(leftNode, x: left.x) }
    }
    nodes.count = Int(ends.count)
    self.links.count = Int(ends.count)
  }

  @inline(__always)
  private mutating func addBirth(_ node: Int32, x: Int32) {
    births.push(CrackBirth(node: node, previous: before(x: x)))
  }

  /// The run to the left of a column boundary in the row in hand, or −1.
  ///
  /// Where this is asked for there is a run at `x` itself, so no part of a row is searched twice.
  @inline(__always)
  private func before(x: Int32) -> Int32 {
    var word = Int(x) &>> 6
    var bits = current[word] ^ (current[word] << 1 | current[word &- 1] >> 63)
    bits &= (1 &<< UInt64(truncatingIfNeeded: x & 63)) &- 1
    while bits == 0 {
      word &-= 1
      if word < 0 { return -1 }
      bits = current[word] ^ (current[word] << 1 | current[word &- 1] >> 63)
    }
    return columns[word &* 64 &+ 63 &- bits.leadingZeroBitCount]
  }
}

/// Where one vertical run begins or ends on the boundary of two rows, or one ends and another begins.
private struct CrackEvent: BitwiseCopyable {
  /// The column boundary times eight; plus four if the lower row's pixel to the right is background, two if
  /// four pixels meet crosswise, and one if a run begins.
  private var bits: UInt32

  @inline(__always)
  init(x: UInt32, isUp: UInt64, crosses: UInt64, begins: UInt64) {
    let flags = (isUp & 1) << 2 | (crosses & 1) << 1 | begins & 1
    bits = x << 3 | UInt32(truncatingIfNeeded: flags)
  }

  private init(bits: UInt32) { self.bits = bits }

  /// The column boundary.
  @inline(__always) var x: Int32 { Int32(truncatingIfNeeded: bits >> 3) }
  /// `CrackNode.code` of the run that begins.
  @inline(__always) var code: Int32 { Int32(truncatingIfNeeded: bits >> 2) }
  /// 1 if a run begins, 0 if one ends.
  @inline(__always) var begins: Int32 { Int32(truncatingIfNeeded: bits & 1) }
  /// Whether a run ends here and another begins.
  @inline(__always) var crosses: Bool { bits & 2 != 0 }
  /// Whether the foreground is above the horizontal cracks that begin here: then below them there is background.
  @inline(__always) var isForegroundAbove: Bool { bits & 4 != 0 }

  /// The end of the upper run of two crosswise ones; the cracks to the right have the foreground on the other
  /// side than those of the pixel below.
  @inline(__always) var upperEnd: CrackEvent { CrackEvent(bits: bits & ~3) }
  /// The begin of the lower run of two crosswise ones.
  @inline(__always) var lowerBegin: CrackEvent { CrackEvent(bits: bits & ~2) }
}

/// The ends of vertical runs on one row boundary.
private struct RowEnds {
  let nodes: UnsafeMutablePointer<CrackNode>
  let columns: UnsafeMutablePointer<Int32>
  let row: Int32
  var count: Int32

  /// Begins or ends a run, as `event` says, and returns it.
  ///
  /// Which of the two it is to be cannot be foreseen by a processor: so there is no branch. A new run
  /// is always written, and kept by counting it.
  @inline(__always)
  mutating func take(_ event: CrackEvent) -> Int32 {
    let column = columns + Int(event.x)
    nodes[Int(count)] = CrackNode(code: event.code, top: row, bottom: row)
    let old = column.pointee
    let node = old ^ ((old ^ count) & (0 &- event.begins))
    column.pointee = node
    nodes[Int(node)].bottom = row
    count &+= event.begins
    return node
  }
}
