/// On which columns a band's draws may paint, roughly: one bit for each 64th of the page's width.
///
/// What lies beside them is set to the background once and not looked at again: on a large page
/// that goes past the cache, straight to memory.
struct TouchedColumns {
  private let width: Int
  /// The columns that a bit stands for: whole lines of the cache.
  private let step: Int
  private var bits: UInt64 = 0

  init(width: Int) {
    self.width = width
    step = ((width + 63) >> 6 + 15) & ~15
  }

  /// Adds the columns `first...last`.
  mutating func add(_ first: Int32, _ last: Int32) {
    let from = min(max(Int(first), 0), width - 1) / step
    let to = min(max(Int(last), 0), width - 1) / step
    if from > to { return }
    bits |= (~0 &>> UInt64(63 - (to - from))) &<< UInt64(from)
  }

  /// Calls `body` with each run of columns that may be painted on, and each that is not.
  @inline(__always)
  func forEachRun(_ body: (_ start: Int, _ end: Int, _ isTouched: Bool) -> Void) {
    var start = 0
    while start < width {
      let first = start / step
      let rest = bits &>> UInt64(first)
      let isTouched = rest & 1 == 1
      // Zeros come in from above; a run that reaches them ends with the page.
      let length = (isTouched ? ~rest : rest).trailingZeroBitCount
      let end = min((first + length) * step, width)
      body(start, end, isTouched)
      start = end
    }
  }
}

extension EdgeSet {
  /// The columns that the shape's edges reach in `band`, which it touches, or more.
  ///
  /// Of a wide shape they are looked up: most of its bands have edges at its ends alone.
  func columns(in band: Int32) -> (first: Int32, last: Int32) {
    if offsets == nil || lastColumn &- firstColumn < Self.leastLookedUpWidth {
      return (firstColumn, lastColumn)
    }
    var (low, high) = (Int32.max, Int32.min)
    for i in range(of: band) {
      let edge = edges[i]
      low = FixedPoint.min(low, FixedPoint.min(edge.x0, edge.x1))
      high = FixedPoint.max(high, FixedPoint.max(edge.x0, edge.x1))
    }
    return (low >> FixedPoint.shift, high >> FixedPoint.shift)
  }

  private static let leastLookedUpWidth: Int32 = 256
}
