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
/// Cells and a first comparison in single precision only choose what is compared. What counts is
/// `BoxOverlap`, so results do not depend on rounding here.
struct BoxIndex: ~Copyable {
  /// Up to three boxes in single precision in a cache line: what looking a box up mostly waits for is
  /// memory.
  private struct Chunk: BitwiseCopyable {
    /// The next chunk in the same slot, or −1, and then the numbers of the boxes, or −1.
    var links: SIMD4<Int32>
    /// x, y, width, height.
    var boxes: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  }

  /// How many boxes a chunk has room for.
  private static var room: Int { 3 }

  private let threshold: Double
  /// The share that is compared first, without a division: a little below the threshold.
  private let limit: Double
  /// Twice how far apart `logarithm` of the widths can be: the size of cells of scale.
  private let span: Double
  /// The size of cells of place, in widths of the widest box of the scale.
  private let step: Double
  /// How far apart left sides can be, in widths of the wider box.
  private let distance: Double

  /// The kept boxes, by their numbers: x, y, width, height.
  private var boxes = GrowingBuffer<SIMD4<Double>>(capacity: 1024)
  /// Their places among all boxes.
  private var places = GrowingBuffer<Int32>(capacity: 1024)
  private var chunks: UnsafeMutablePointer<Chunk>
  private var chunkCount = 0
  private var chunkCapacity: Int
  /// The first chunk of each slot, or −1.
  ///
  /// There are as many slots as there may be chunks; cells share them by the low bits of their hashes.
  private var slots: GrowingBuffer<Int32>

  /// Prepares for shares of at least `threshold`, above 0 and at most 1.001.
  init(threshold: Double) {
    self.threshold = threshold
    // What is at the threshold but for the rounding of areas must be found.
    limit = threshold * (1 - 1e-5)
    // `logarithm` rises by at most 2 ln 2 for each doubling. Below 2^-1000 nothing is apart.
    span = max(2 * 1.3863 * -log2(max(min(limit, 1), 1e-300)), 0) + 2e-6
    distance = max(1 - limit, 0) + 1e-5
    step = 2 * distance / max(min(limit, 1), 1e-100) * 1.001
    chunkCapacity = 1024
    chunks = Self.chunks(chunkCapacity)
    slots = GrowingBuffer(capacity: chunkCapacity)
    slots.fill(-1, count: chunkCapacity)
  }

  deinit {
    chunks.deallocate()
  }

  /// Chunks that begin where cache lines do.
  private static func chunks(_ count: Int) -> UnsafeMutablePointer<Chunk> {
    UnsafeMutableRawPointer.allocate(byteCount: count * MemoryLayout<Chunk>.stride, alignment: 64)
      .bindMemory(to: Chunk.self, capacity: count)
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
    // A logarithm is within ±1075, a span at least 2e-6.
    let cell = Self.floor(logarithm / span)
    let end = min(Double(cell + 1) * span, 1000)
    return Scale(
      cell: cell, largest: Double(bitPattern: UInt64(max((end + 1023) * 0x1p52, 0))))
  }

  /// The cell of a coordinate among those of `size`, kept where it can be an integer.
  @inline(__always)
  private func cell(_ x: Double, _ size: Double) -> Int {
    Self.floor(max(min(x / size, 1e15), -1e15))
  }

  /// The integer below a number that is one of `Int`'s; without a call, as `rounded(.down)` is one.
  @inline(__always)
  private static func floor(_ x: Double) -> Int {
    let near = Int(x)
    return Double(near) > x ? near - 1 : near
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
  ///
  /// What a box is a duplicate of is mostly in its own cell. The other cells are looked at together, step
  /// by step: so the processor waits for all of their memory at once.
  func contains(_ box: BoxOverlap, place: Int, confirms: (Int, Int) -> Bool) -> Bool {
    guard box.hasArea else { return false }
    let probe = Probe(box, limit: limit)
    let wide = scales(box.width)
    let high = scales(box.height)
    var heads = InlineArray<16, Int32>(repeating: -1)
    var count = 0
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
          let first = slots.base[slot(Self.hash(rowHash, columns.own))]
          if w | h | r == 0 {
            if contains(box, probe, from: first, place, confirms) { return true }
          } else {
            heads[count] = first
            count &+= 1
          }
          if columns.other != columns.own {
            heads[count] = slots.base[slot(Self.hash(rowHash, columns.other))]
            count &+= 1
          }
        }
      }
    }
    var next = InlineArray<16, Int32>(repeating: -1)
    for k in 0..<count where heads[k] >= 0 { next[k] = chunks[Int(heads[k])].links.x }
    for k in 0..<count where heads[k] >= 0 {
      if isNear(chunks + Int(heads[k]), box, probe, place, confirms) { return true }
      if contains(box, probe, from: next[k], place, confirms) { return true }
    }
    return false
  }

  @inline(__always)
  private func contains(
    _ box: BoxOverlap, _ probe: Probe, from first: Int32, _ place: Int,
    _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    var i = first
    while i >= 0 {
      let chunk = chunks + Int(i)
      if isNear(chunk, box, probe, place, confirms) { return true }
      i = chunk.pointee.links.x
    }
    return false
  }

  @inline(__always)
  private func isNear(
    _ chunk: UnsafePointer<Chunk>, _ box: BoxOverlap, _ probe: Probe, _ place: Int,
    _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let links = chunk.pointee.links
    // Boxes fill a chunk from the first.
    if probe.mayOverlap(chunk.pointee.boxes.0), isNear(links.y, box, place, confirms) {
      return true
    }
    if links.z >= 0, probe.mayOverlap(chunk.pointee.boxes.1),
      isNear(links.z, box, place, confirms)
    {
      return true
    }
    return links.w >= 0 && probe.mayOverlap(chunk.pointee.boxes.2)
      && isNear(links.w, box, place, confirms)
  }

  @inline(__always)
  private func slot(_ hash: UInt32) -> Int { Int(hash) & (slots.count &- 1) }

  private func isNear(
    _ number: Int32, _ box: BoxOverlap, _ place: Int, _ confirms: (Int, Int) -> Bool
  ) -> Bool {
    let known = BoxOverlap(boxes.base[Int(number)])
    // A filter keeps what is below the threshold.
    return !(known.share(box) < threshold) && confirms(Int(places.base[Int(number)]), place)
  }

  /// Keeps a box, under its place among all boxes.
  mutating func insert(_ box: BoxOverlap, place: Int) {
    // One without area overlaps with nothing.
    guard box.hasArea else { return }
    let number = boxes.count
    boxes.reserve(1)
    boxes.push(SIMD4(box.x, box.y, box.width, box.height))
    places.reserve(1)
    places.push(Int32(truncatingIfNeeded: place))
    if chunkCount == chunkCapacity {
      grow()
    } else {
      file(number)
    }
  }

  /// Files a kept box under its cell; there must be room for a chunk.
  private mutating func file(_ number: Int) {
    let box = boxes.base[number]
    let wide = scale(logarithm(box.z))
    let high = scale(logarithm(box.w))
    let column = cell(box.x, wide.largest * step)
    let row = cell(box.y, high.largest * step)
    let slot = slot(
      Self.hash(Self.mix(Self.mix(Self.mix(0, wide.cell), high.cell), row), column))
    let link = Int32(truncatingIfNeeded: number)
    let first = slots.base[slot]
    if first >= 0 {
      let chunk = chunks + Int(first)
      if chunk.pointee.links.z < 0 {
        chunk.pointee.links.z = link
        chunk.pointee.boxes.1 = SIMD4<Float>(box)
        return
      }
      if chunk.pointee.links.w < 0 {
        chunk.pointee.links.w = link
        chunk.pointee.boxes.2 = SIMD4<Float>(box)
        return
      }
    }
    (chunks + chunkCount).initialize(
      to: Chunk(
        links: SIMD4(first, link, -1, -1), boxes: (SIMD4<Float>(box), SIMD4(), SIMD4())))
    slots.base[slot] = Int32(truncatingIfNeeded: chunkCount)
    chunkCount += 1
  }

  /// Makes room for four times as many chunks, and files all boxes anew.
  private mutating func grow() {
    chunks.deallocate()
    chunkCapacity *= 4
    chunks = Self.chunks(chunkCapacity)
    chunkCount = 0
    slots.count = 0
    slots.fill(-1, count: chunkCapacity)
    for number in 0..<boxes.count { file(number) }
  }
}

/// A box to be looked up, in single precision and a little larger.
private struct Probe {
  private let low: SIMD2<Float>
  private let high: SIMD2<Float>
  private let area: Float
  private let limit: Float

  init(_ box: BoxOverlap, limit: Double) {
    // More than what rounding to 24 bits changes in the sides of both boxes: the other one lies within
    // the wider one's width, which is at most 1/limit times this one's.
    let x = (abs(box.x) + 3 * box.width / limit) * 0x1p-21
    let y = (abs(box.y) + 3 * box.height / limit) * 0x1p-21
    low = SIMD2(Float(box.x - x), Float(box.y - y))
    high = SIMD2(Float(box.x + box.width + x), Float(box.y + box.height + y))
    // Where single precision has too few bits, nothing is certain.
    let range = 0x1p-60...0x1p60
    let isSafe = range ~= box.width && range ~= box.height
    area = isSafe ? Float(box.width * box.height) * (1 - 0x1p-20) : .nan
    self.limit = Float(limit) * (1 - 0x1p-20)
  }

  /// False if another box certainly overlaps this one by less than the limit.
  @inline(__always)
  func mayOverlap(_ other: SIMD4<Float>) -> Bool {
    let start = SIMD2(other.x, other.y)
    let size = SIMD2(other.z, other.w)
    let end = start + size
    let w = min(high.x, end.x) - max(low.x, start.x)
    let h = min(high.y, end.y) - max(low.y, start.y)
    let overlap = w * h
    let sum = area + size.x * size.y
    // With NaN all comparisons are false.
    let isSafe = sum < 0x1p125
    return !(isSafe && (w < 0 || h < 0 || overlap < limit * (sum - overlap)))
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

  /// x, y, width, height.
  init(_ box: SIMD4<Double>) {
    self.init(x: box.x, y: box.y, width: box.z, height: box.w)
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
