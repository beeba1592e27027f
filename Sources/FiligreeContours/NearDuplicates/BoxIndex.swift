import Foundation

/// Finds, among boxes that were kept, those that overlap another box by a given share.
///
/// The share is intersection over union. If it is at least t, the intersection is at least t times as
/// wide as the wider of the two boxes, and as high: with W the wider one's width, the intersection is
/// at most as high as the lower box, and has at least t times the larger area. So their widths are at
/// most 1/t apart by ratio, and their left sides at most (1 − t) · W by distance; the same upwards.
/// Boxes are kept in cells of scale and place, in each of the four directions twice as large as what
/// two overlapping boxes can be apart, so that a box is compared with those in two cells each way, 16
/// in all; and only those cells exist that have a box. That makes O(n) on average for boxes as they
/// come in pictures: kept boxes overlap less than t, so few fit in a cell.
///
/// Cells only choose what is compared. What counts is `BoxOverlap`, so results do not depend on
/// rounding here.
struct BoxIndex: ~Copyable {
  /// Up to four boxes of a cell.
  struct Chunk: BitwiseCopyable {
    /// The cell's hash.
    var hash: UInt32
    /// How many boxes there are.
    var count: Int32
    /// The next chunk with the same low bits of the hash, or −1.
    var next: Int32
  }

  /// How many boxes a chunk has room for: two cache lines' worth.
  private static var room: Int { 4 }

  private let threshold: Double
  /// The share that is compared first, without a division: a little below the threshold.
  private let limit: Double
  /// Twice how far apart `logarithm` of the widths can be: the size of cells of scale.
  private let span: Double
  /// The size of cells of place, in widths of the widest box of the scale.
  private let step: Double
  /// How far apart left sides can be, in widths of the wider box.
  private let distance: Double

  private var chunks = GrowingBuffer<Chunk>(capacity: 1024)
  /// The boxes of the chunks: x, y, width, height.
  private var boxes = GrowingBuffer<SIMD4<Double>>(capacity: 4096)
  /// Their places among all boxes.
  private var places = GrowingBuffer<Int32>(capacity: 4096)
  private var heads: GrowingBuffer<Int32>
  private var mask: UInt32

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001.
  init(threshold: Double) {
    self.threshold = threshold
    // What is at the threshold but for the rounding of areas must be found.
    limit = threshold * (1 - 1e-5)
    // `logarithm` rises by at most 2 ln 2 for each doubling. Below 2^-1000 nothing is apart.
    span = max(2 * 1.3863 * -log2(max(min(limit, 1), 1e-300)), 0) + 2e-6
    distance = max(1 - limit, 0) + 1e-5
    step = 2 * distance / max(min(limit, 1), 1e-100) * 1.001
    heads = GrowingBuffer(capacity: 1024)
    heads.fill(-1, count: 1024)
    mask = 1023
  }

  /// The binary logarithm with straight lines between powers of two, which is how floating-point
  /// numbers are stored.
  @inline(__always)
  private func logarithm(_ x: Double) -> Double {
    Double(x.bitPattern) * 0x1p-52 - 1023
  }

  /// A cell of scale, and how wide its boxes can be.
  private struct Scale {
    var cell: Int
    var largest: Double
  }

  @inline(__always)
  private func scale(_ logarithm: Double) -> Scale {
    let cell = (logarithm / span).rounded(.down)
    let end = min((cell + 1) * span, 1000)
    return Scale(
      cell: Int(cell), largest: Double(bitPattern: UInt64(max((end + 1023) * 0x1p52, 0))))
  }

  /// The cell of a coordinate among those of `size`, kept where it can be an integer.
  @inline(__always)
  private func cell(_ x: Double, _ size: Double) -> Int {
    Int(max(min((x / size).rounded(.down), 1e15), -1e15))
  }

  @inline(__always)
  private static func mix(_ h: UInt64, _ number: Int) -> UInt64 {
    let product = (h ^ UInt64(bitPattern: Int64(number))) &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// Neighbouring columns have neighbouring hashes, so that they mostly share a cache line.
  @inline(__always)
  private static func hash(_ rowHash: UInt64, _ column: Int) -> UInt32 {
    let h = UInt32(truncatingIfNeeded: mix(rowHash, column >> 3))
    return h & ~7 | UInt32(truncatingIfNeeded: column & 7)
  }

  /// A direction's cells in which something that overlaps can be: the box's own, and perhaps another.
  @inline(__always)
  private func cells(_ x: Double, _ width: Double, _ scale: Scale) -> (own: Int, other: Int) {
    let size = scale.largest * step
    let reach = max(scale.largest, width) * distance
    let own = cell(x, size)
    let low = cell(x - reach, size)
    return (own, low != own ? low : cell(x + reach, size))
  }

  @inline(__always)
  private func scales(_ width: Double) -> (own: Scale, other: Scale) {
    let l = logarithm(width)
    let own = scale(l)
    let low = scale(l - span / 2)
    return (own, low.cell != own.cell ? low : scale(l + span / 2))
  }

  /// Whether a kept box overlaps `box` by the threshold or more and `confirms`, which is told the places
  /// of the two.
  func contains(_ box: BoxOverlap, place: Int, confirms: (Int, Int) -> Bool) -> Bool {
    guard box.hasArea else { return false }
    let wide = scales(box.width)
    let high = scales(box.height)
    // The box's own cells first: what it is a duplicate of is mostly there.
    for w in 0..<2 {
      let across = w == 0 ? wide.own : wide.other
      if w == 1 && across.cell == wide.own.cell { break }
      let columns = cells(box.x, box.width, across)
      for h in 0..<2 {
        let upwards = h == 0 ? high.own : high.other
        if h == 1 && upwards.cell == high.own.cell { break }
        let rows = cells(box.y, box.height, upwards)
        let scaleHash = Self.mix(Self.mix(0, across.cell), upwards.cell)
        for r in 0..<2 {
          let row = r == 0 ? rows.own : rows.other
          if r == 1 && row == rows.own { break }
          let rowHash = Self.mix(scaleHash, row)
          if contains(box, Self.hash(rowHash, columns.own), place, confirms) { return true }
          if columns.other != columns.own,
            contains(box, Self.hash(rowHash, columns.other), place, confirms)
          {
            return true
          }
        }
      }
    }
    return false
  }

  @inline(__always)
  private func contains(
    _ box: BoxOverlap, _ hash: UInt32, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let (right, top) = (box.x + box.width, box.y + box.height)
    let area = box.width * box.height
    var i = Int(heads.base[Int(hash & mask)])
    while i >= 0 {
      let chunk = chunks.base[i]
      if chunk.hash == hash {
        let first = i &* Self.room
        for k in first..<first &+ Int(chunk.count) {
          let other = boxes.base[k]
          let w = min(right, other.x + other.z) - max(box.x, other.x)
          let h = min(top, other.y + other.w) - max(box.y, other.y)
          let overlap = w * h
          if w < 0 || h < 0 || overlap < limit * (area + other.z * other.w - overlap) { continue }
          let known = BoxOverlap(x: other.x, y: other.y, width: other.z, height: other.w)
          // A filter keeps what is below the threshold.
          if !(known.share(box) < threshold), confirms(Int(places.base[k]), place) { return true }
        }
      }
      i = Int(chunk.next)
    }
    return false
  }

  /// Keeps a box, under its place among all boxes.
  mutating func insert(_ box: BoxOverlap, place: Int) {
    // One without area overlaps with nothing.
    guard box.hasArea else { return }
    let wide = scale(logarithm(box.width))
    let high = scale(logarithm(box.height))
    let column = cell(box.x, wide.largest * step)
    let row = cell(box.y, high.largest * step)
    let hash = Self.hash(
      Self.mix(Self.mix(Self.mix(0, wide.cell), high.cell), row), column)
    var i = heads.base[Int(hash & mask)]
    while i >= 0 && chunks.base[Int(i)].hash != hash {
      i = chunks.base[Int(i)].next
    }
    if i < 0 || Int(chunks.base[Int(i)].count) == Self.room {
      if chunks.count >= heads.count { grow() }
      i = Int32(truncatingIfNeeded: chunks.count)
      let slot = Int(hash & mask)
      chunks.reserve(1)
      chunks.push(Chunk(hash: hash, count: 0, next: heads.base[slot]))
      heads.base[slot] = i
      boxes.fill(.zero, count: Self.room)
      places.fill(0, count: Self.room)
    }
    let k = Int(i) * Self.room + Int(chunks.base[Int(i)].count)
    boxes.base[k] = SIMD4(box.x, box.y, box.width, box.height)
    places.base[k] = Int32(truncatingIfNeeded: place)
    chunks.base[Int(i)].count += 1
  }

  private mutating func grow() {
    let size = heads.count * 4
    heads.count = 0
    heads.fill(-1, count: size)
    mask = UInt32(truncatingIfNeeded: size - 1)
    // In the order of their making, so that of one cell's chunks the one with room stays in front.
    for i in 0..<chunks.count {
      let slot = Int(chunks.base[i].hash & mask)
      chunks.base[i].next = heads.base[slot]
      heads.base[slot] = Int32(truncatingIfNeeded: i)
    }
  }
}

/// A box whose overlap with others is asked for.
///
/// The arithmetic is that of the tutorial from which near-duplicates are known: sides in double
/// precision, areas rounded to single, and no overlap where the union has no area. It decides what is a
/// near-duplicate where the share is at the threshold but for the rounding.
struct BoxOverlap {
  let x: Double
  let y: Double
  let width: Double
  let height: Double
  let area: Float

  init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    area = Float(width * height)
  }

  init(_ box: CGRect) {
    let box = box.standardized
    self.init(
      x: Double(box.origin.x), y: Double(box.origin.y), width: Double(box.size.width),
      height: Double(box.size.height))
  }

  /// The box around points: the bounds, and the differences between them, in single precision.
  init(around points: some Sequence<SIMD2<Float>>) {
    var (low, high) = (SIMD2<Float>(1, 1), SIMD2<Float>(0, 0))
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    let size = high - low
    self.init(
      x: Double(low.x), y: Double(low.y), width: Double(size.x), height: Double(size.y))
  }

  /// Whether it can overlap with anything.
  var hasArea: Bool {
    width > 0 && height > 0 && width < .infinity && height < .infinity && x.isFinite && y.isFinite
  }

  /// Intersection over union.
  @inline(__always)
  func share(_ other: BoxOverlap) -> Double {
    let left = max(x, other.x)
    let right = min(x + width, other.x + other.width)
    let bottom = max(y, other.y)
    let top = min(y + height, other.y + other.height)
    if right < left || top < bottom { return 0 }
    // Equal boxes have themselves in common, as for `CGRect.intersection(_:)`, not what is left of them
    // after adding and taking off.
    let isEqual =
      x == other.x && y == other.y && width == other.width && height == other.height
    let intersection = isEqual ? width * height : (right - left) * (top - bottom)
    let union = Double(area + other.area) - intersection
    return union > 0 ? intersection / union : 0
  }
}
