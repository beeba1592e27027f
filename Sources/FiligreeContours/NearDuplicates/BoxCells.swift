import Foundation

/// The cells of scale and place that boxes are kept in, so that boxes that overlap are found.
///
/// If the share of two boxes is at least t, the intersection is at least t times as wide as the wider of
/// the two, and as high: with W the wider one's width, the intersection is at most as high as the lower
/// box, and has at least t times the larger area. So their widths are at most 1/t apart by ratio. And
/// it is at least t / (1 + t) times as wide as both together, for both areas together are at least the
/// sum of the widths times the lesser height: so their middles are at most (1 − t) / (1 + t) times the
/// mean of the widths apart. The same holds upwards.
///
/// In each of the four directions a cell is twice as large as what two overlapping boxes can be apart:
/// what overlaps a box is in two cells each way, 16 in all.
struct BoxCells {
  /// The hashes of cells in which something that overlaps a box can be: its own cell's first.
  struct Hashes {
    private(set) var count = 0
    private(set) var hashes = InlineArray<16, UInt32>(repeating: 0)

    /// No cells.
    init() {}

    /// One cell.
    @inline(__always)
    init(_ own: UInt32) {
      hashes[0] = own
      count = 1
    }

    @inline(__always)
    fileprivate mutating func append(_ hash: UInt32) {
      hashes[count] = hash
      count &+= 1
    }
  }

  /// A cell of scale, and how wide its boxes can be.
  private struct Scale {
    var cell: Int
    var largest: Double
  }

  /// Twice how far apart `logarithm` of the widths can be: the size of cells of scale.
  private let span: Double
  private let inverseSpan: Double
  /// The size of cells of place, in widths of the widest box of the scale.
  private let step: Double
  /// How far apart middles can be, in means of the widths.
  private let distance: Double
  /// Where in its width a box is placed: in the middle, or at its left side.
  private let anchor: Double
  /// How much of what a box is away from 0 counts as its width, too: what its sides may be rounded by.
  private let padding: Double

  /// Cells for shares of at least `limit`, above 0 and at most 1.001.
  ///
  /// Where boxes lie so far from 0 that their sides are rounded, cells are larger, and of left sides.
  init(limit: Double, hasFarBoxes: Bool) {
    let limit = max(min(limit, 1), 1e-100)
    // `logarithm` rises by at most 2 ln 2 for each doubling. Below 2^-1000 nothing is apart.
    span = max(2 * 1.3863 * -log2(limit), 0) + 2e-6
    inverseSpan = 1 / span
    // Left sides are at most the greater width apart, which is less than twice the mean.
    distance = hasFarBoxes ? 2 : (1 - limit) / (1 + limit) + 1e-5
    anchor = hasFarBoxes ? 0 : 0.5
    padding = hasFarBoxes ? 0x1p-48 : 0
    step = distance * (1 + 1 / limit) * 1.001
  }

  /// Whether a box's middle cannot be told from its sides, or only coarsely.
  static func isFar(_ box: BoxOverlap) -> Bool {
    abs(box.x) > box.width * 0x1p30 || abs(box.y) > box.height * 0x1p30
  }

  /// The binary logarithm with straight lines between powers of two, which is how floating-point
  /// numbers are stored.
  @inline(__always)
  private func logarithm(_ x: Double) -> Double {
    Double(x.bitPattern) * 0x1p-52 - 1023
  }

  @inline(__always)
  private func scale(_ logarithm: Double) -> Scale {
    // A logarithm is within ±1075, a span at least 2e-6.
    let cell = Self.floor(logarithm * inverseSpan)
    // A little more than the next cell's begin, for what was rounded.
    let end = min(Double(cell + 1) * span + 1e-9, 1000)
    return Scale(
      cell: cell, largest: Double(bitPattern: UInt64(max((end + 1023) * 0x1p52, 0))))
  }

  /// The cell of scale of a width, and the only other one in which there can be something to overlap.
  @inline(__always)
  private func scales(_ width: Double) -> (own: Scale, other: Scale) {
    let l = logarithm(width)
    let own = scale(l)
    let low = scale(l - span / 2)
    return (own, low.cell != own.cell ? low : scale(l + span / 2))
  }

  /// The cell of a place among those of `size`, kept where it can be an integer.
  @inline(__always)
  private func cell(_ x: Double, _ inverseSize: Double) -> Int {
    Self.floor(max(min(x * inverseSize, 1e15), -1e15))
  }

  @inline(__always)
  private static func floor(_ x: Double) -> Int {
    let whole = Int(x)
    return Double(whole) > x ? whole &- 1 : whole
  }

  /// A scale's cell of a place, and the only other one in which there can be something to overlap.
  @inline(__always)
  private func cells(_ x: Double, _ width: Double, _ scale: Scale) -> (own: Int, other: Int) {
    let inverseSize = 1 / (scale.largest * step)
    let reach = (scale.largest + width) * 0.5 * distance
    let own = cell(x, inverseSize)
    let low = cell(x - reach, inverseSize)
    return (own, low != own ? low : cell(x + reach, inverseSize))
  }

  /// Neighbouring columns have neighbouring hashes, so that they mostly share a cache line.
  @inline(__always)
  private static func hash(_ sum: UInt64, _ column: Int) -> UInt32 {
    let product =
      (sum &+ UInt64(bitPattern: Int64(column >> 2)) &* 0xD6E8_FEB8_6659_FD93)
      &* 0x9E37_79B9_7F4A_7C15
    let hash = UInt32(truncatingIfNeeded: product >> 32 ^ product)
    return hash & ~3 | UInt32(truncatingIfNeeded: column & 3)
  }

  @inline(__always)
  private static func part(_ number: Int, _ factor: UInt64) -> UInt64 {
    UInt64(bitPattern: Int64(number)) &* factor
  }

  @inline(__always)
  private static func sum(_ wide: Int, _ high: Int) -> UInt64 {
    part(wide, 0xA076_1D64_78BD_642F) ^ part(high, 0xE703_7ED1_A0B4_28DB)
  }

  private static var rowFactor: UInt64 { 0x8EBC_6AF0_9C88_C6E3 }

  /// The hash of the cell that a box is kept in.
  @inline(__always)
  func hash(of box: BoxOverlap) -> UInt32 {
    let wide = scale(logarithm(box.width + padding * abs(box.x)))
    let high = scale(logarithm(box.height + padding * abs(box.y)))
    let column = cell(box.x + anchor * box.width, 1 / (wide.largest * step))
    let row = cell(box.y + anchor * box.height, 1 / (high.largest * step))
    let sum = Self.sum(wide.cell, high.cell) ^ Self.part(row, Self.rowFactor)
    return Self.hash(sum, column)
  }

  /// The hashes of all cells in which something that overlaps a box can be.
  func hashes(around box: BoxOverlap) -> Hashes {
    var found = Hashes()
    let (width, height) = (box.width + padding * abs(box.x), box.height + padding * abs(box.y))
    let wide = scales(width)
    let high = scales(height)
    let (x, y) = (box.x + anchor * box.width, box.y + anchor * box.height)
    let rows = (cells(y, height, high.own), cells(y, height, high.other))
    for w in 0..<2 {
      let across = w == 0 ? wide.own : wide.other
      if w == 1 && across.cell == wide.own.cell { break }
      let columns = cells(x, width, across)
      for h in 0..<2 {
        let upwards = h == 0 ? high.own.cell : high.other.cell
        if h == 1 && upwards == high.own.cell { break }
        let (row, otherRow) = h == 0 ? rows.0 : rows.1
        let scaleSum = Self.sum(across.cell, upwards)
        for r in 0..<2 {
          if r == 1 && row == otherRow { break }
          let sum = scaleSum ^ Self.part(r == 0 ? row : otherRow, Self.rowFactor)
          found.append(Self.hash(sum, columns.own))
          if columns.other != columns.own {
            found.append(Self.hash(sum, columns.other))
          }
        }
      }
    }
    return found
  }
}
