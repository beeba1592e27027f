import FiligreeBase
import FiligreePixels

/// A picture's regions as sets of runs, made to be joined.
///
/// Regions are sets of a union-find structure over the runs (R. Tarjan, 1975): a run's `parent` is
/// another run of its region, or, at the region's root, its label and number of pixels. The runs of a
/// region form a ring, so that two regions are joined in constant time and a small one's runs can be
/// listed. That takes 12 bytes a run.
///
/// Equal labels are connected across edges of pixels, and across corners where no other pair of equals
/// crosses there, or where the saddle rule says so.
struct RunForest: ~Copyable {
  let width: Int
  let pixels: Int
  /// How many runs there are.
  let count: Int
  /// Sizes are counted up to here.
  let cap: Int
  private let starts: RunStarts
  /// The index of each run's first pixel, and one more; the highest bit is set where a row begins.
  private let offsets: UnsafeMutablePointer<UInt32>
  /// Another run of the same region, or minus one minus the size times 256 minus the label.
  private let parents: UnsafeMutablePointer<Int32>
  /// The next run of the same region.
  private let ring: UnsafeMutablePointer<Int32>

  private static var rowBit: UInt32 { 1 << 31 }
  /// The most that sizes can be counted up to.
  static var largestCap: Int { 1 << 22 }

  deinit {
    offsets.deallocate()
    parents.deallocate()
    ring.deallocate()
  }

  /// The regions of a picture of less than 2³¹ labels; sizes are counted up to `cap`.
  init(
    _ labels: UnsafePointer<UInt8>, width: Int, height: Int, cap: Int, saddles: SaddleRule
  ) {
    self.width = width
    pixels = width * height
    self.cap = min(cap, Self.largestCap)
    starts = RunStarts(labels, width: width, height: height)
    count = starts.count
    offsets = .allocate(capacity: count + 1)
    parents = .allocate(capacity: count)
    ring = .allocate(capacity: count)
    for memory in [UnsafeMutableRawPointer(offsets), .init(parents), .init(ring)] {
      FreshMemory.mayFill(UnsafeMutableRawBufferPointer(start: memory, count: 4 * count))
    }
    fillOffsets()
    for run in 0..<count {
      let size = min(end(run) - start(run), self.cap)
      parents[run] = Self.root(size: size, label: labels[start(run)])
      ring[run] = Int32(truncatingIfNeeded: run)
    }
    connect(labels, saddles)
  }

  private func fillOffsets() {
    let offsets = offsets
    var (run, row) = (0, 0)
    let width = width
    starts.forEach { offset in
      var bit: UInt32 = 0
      if offset == row {
        bit = Self.rowBit
        row &+= width
      }
      offsets[run] = UInt32(truncatingIfNeeded: offset) | bit
      run &+= 1
    }
    offsets[run] = UInt32(truncatingIfNeeded: pixels) | Self.rowBit
  }

  @inline(__always)
  private static func root(size: Int, label: UInt8) -> Int32 {
    ~(Int32(truncatingIfNeeded: size) &<< 8 | Int32(label))
  }

  /// The index of a run's first pixel.
  @inline(__always)
  func start(_ run: Int) -> Int { Int(offsets[run] & ~Self.rowBit) }

  /// The index after a run's last pixel.
  @inline(__always)
  func end(_ run: Int) -> Int { start(run &+ 1) }

  /// The representative of a run's region.
  @inline(__always)
  func root(_ run: Int) -> Int { DisjointSets.root(run, in: parents) }

  /// Whether a run represents its region.
  @inline(__always)
  func isRoot(_ run: Int) -> Bool { parents[run] < 0 }

  /// How many pixels a root's region has, counted up to `cap`.
  @inline(__always)
  func size(ofRoot root: Int) -> Int { Int(~parents[root] &>> 8) }

  /// A root's label, which is its region's.
  @inline(__always)
  func label(ofRoot root: Int) -> UInt8 { UInt8(truncatingIfNeeded: ~parents[root]) }

  /// Joins the region of root `small` to that of root `large`, whose label it takes.
  @inline(__always)
  func join(_ small: Int, into large: Int) {
    let size = min(size(ofRoot: small) &+ size(ofRoot: large), cap)
    parents[large] = Self.root(size: size, label: label(ofRoot: large))
    parents[small] = Int32(truncatingIfNeeded: large)
    (ring[small], ring[large]) = (ring[large], ring[small])
  }

  @inline(__always)
  private func unite(_ a: Int, _ b: Int) {
    let (a, b) = (root(a), root(b))
    guard a != b else { return }
    // By size, and the earlier one where sizes are the same.
    let (sa, sb) = (size(ofRoot: a), size(ofRoot: b))
    if sa > sb || (sa == sb && a < b) { join(b, into: a) } else { join(a, into: b) }
  }

  /// Calls `body` with each run of a root's region.
  @inline(__always)
  func forEachRun(of root: Int, _ body: (_ run: Int) -> Void) {
    var run = root
    repeat {
      body(run)
      run = Int(ring[run])
    } while run != root
  }

  /// Calls `body` with each run adjacent to those of a root's region, which may be of this region, and
  /// the length of the contact.
  @inline(__always)
  func forEachNeighbor(of root: Int, _ body: (_ run: Int, _ contact: Int) -> Void) {
    var run = root
    repeat {
      let (low, high) = (start(run), end(run))
      if offsets[run] < Self.rowBit { body(run &- 1, 1) }
      if offsets[run &+ 1] < Self.rowBit { body(run &+ 1, 1) }
      if low >= width { forEachRun(from: low &- width, to: high &- width, body) }
      if high &+ width <= pixels { forEachRun(from: low &+ width, to: high &+ width, body) }
      run = Int(ring[run])
    } while run != root
  }

  /// Calls `body` with the runs of a range within a row, and their lengths in it.
  @inline(__always)
  private func forEachRun(from: Int, to: Int, _ body: (Int, Int) -> Void) {
    var run = starts.run(holding: from)
    var low = from
    while true {
      let high = end(run)
      body(run, min(high, to) &- low)
      if high >= to { return }
      low = high
      run &+= 1
    }
  }

  /// Writes each region's label to its pixels where they have another.
  func write(to labels: UnsafeMutablePointer<UInt8>) {
    for run in 0..<count {
      let (begin, label) = (start(run), label(ofRoot: root(run)))
      if labels[begin] != label {
        (labels + begin).update(repeating: label, count: end(run) &- begin)
      }
    }
  }

  /// Unites the runs of equal labels that touch.
  private func connect(_ labels: UnsafePointer<UInt8>, _ saddles: SaddleRule) {
    // Runs are numbered row after row: these are the last ones so far of the row above, and of the row.
    var above = -1
    var own = starts.run(holding: width &- 1)
    for row in stride(from: width, to: pixels, by: width) {
      // Whether the pixels before the 64 are equal.
      var carry: UInt64 = 1
      for x in stride(from: 0, to: width, by: 64) {
        let offset = row &+ x
        let length = min(64, width &- x)
        let mask: UInt64 = ~0 >> UInt64(truncatingIfNeeded: 64 &- length)
        let lower = starts.bits(from: offset) & mask
        let upper = starts.bits(from: offset &- width) & mask
        let equal =
          offset &+ 64 <= pixels
          ? RunStarts.equals(labels + offset, labels + offset - width)
          : RunStarts.equals(labels + offset, labels + offset - width, from: 0, to: length)
        let corners = lower & upper & ~equal & ~(equal &<< 1 | carry)
        carry = equal &>> 63
        var begins = lower | upper
        while begins != 0 {
          let bit = begins & (0 &- begins)
          begins ^= bit
          if lower & bit != 0 { own &+= 1 }
          if upper & bit != 0 { above &+= 1 }
          if equal & bit != 0 {
            unite(above, own)
          } else if corners & bit != 0 {
            cross(labels, offset &+ bit.trailingZeroBitCount, above, own, saddles)
          }
        }
      }
    }
  }

  /// Unites the regions that meet at the upper left corner of a pixel, given its run and that above it.
  private func cross(
    _ labels: UnsafePointer<UInt8>, _ offset: Int, _ above: Int, _ own: Int, _ saddles: SaddleRule
  ) {
    let (a, b) = (labels[offset - width - 1], labels[offset - width])
    let (isMain, isOther) = (a == labels[offset], b == labels[offset - 1])
    if isMain, isOther {
      if saddles.connectsMain(offset % width, offset / width, a, b) {
        unite(above - 1, own)
      } else {
        unite(above, own - 1)
      }
    } else if isMain {
      unite(above - 1, own)
    } else if isOther {
      unite(above, own - 1)
    }
  }
}
