/// The pixels across a thin line, from one side of it to the other, and what they add up to.
///
/// A line of a width near a pixel's shows its own gray nowhere. But each pixel is as much darker than the two sides as
/// the line covers of it, blurred or not: the sum of the shares is the line's width, along the row or column that is
/// looked at, and their center of mass is the line's middle.
///
///     B ░ ▒ ▓ ░ B      width Σ (B − v) / (B − F),  middle Σ x (B − v) / Σ (B − v)
///
/// Here a line is what is lower than both sides: values are grays for a dark line, their negatives for a light one.
struct ThinLine {
  /// The width in pixels.
  let width: Float
  /// The middle, in pixels from the first pixel's center.
  let middle: Float
  /// The lowest value.
  let lowest: Int32

  /// The most pixels from a line's first one to a side: those of a line of 2 pixels at 45°.
  private static var reach: Int { 5 }
  /// The greatest width: what is wider shows its own gray, at 45° too.
  static var mostWidth: Float { 3 }

  /// A line whose value in the pixel `at` is lower than beside it, or nil.
  ///
  /// - Parameters:
  ///   - step: The offset to the next pixel across the line.
  ///   - before: How many pixels there are before `at` in the picture.
  ///   - after: How many there are after it.
  ///   - value: A pixel's value by its offset from `at`.
  ///   - line: The value of what lines are of, where they are wide.
  ///   - side: The value of what lies beside them, where it is wide.
  ///   - limit: Both sides have at least this value.
  @inline(__always)
  init?(
    before: Int, after: Int, line: Int32, side: Int32, limit: Int32, value: (Int) -> Int32
  ) {
    let own = value(0)
    let noise = max((side &- line) >> 5, 0)
    // To both sides: down to the line's lowest pixel, and up to the top beside it.
    var (first, last) = (0, 0)
    var lowest = own
    func climb(_ sign: Int, _ most: Int) -> Int? {
      var (k, v) = (0, own)
      var isRising = false
      while k < most {
        let next = value(sign &* (k &+ 1))
        if isRising ? next <= v : next > v &+ noise { 
          if isRising { break }
          isRising = true
        }
        if !isRising { lowest = min(lowest, next) }
        k &+= 1
        v = next
        if k > ThinLine.reach { return nil }
      }
      return v >= limit ? k : nil
    }
    guard let ahead = climb(1, after) else { return nil }
    last = ahead
    guard let behind = climb(-1, before) else { return nil }
    first = 0 &- behind
    // A side that is no wider than a pixel may be paler than it is.
    func level(_ k: Int, _ sign: Int, _ most: Int) -> Int32 {
      let v = value(k)
      let isWide = abs(k) >= most || abs(value(k &+ sign) &- v) <= noise
      return isWide ? v : max(v, side)
    }
    let (a, b) = (level(first, -1, before), level(last, 1, after))
    guard abs(a &- b) <= 8 &* noise else { return nil }
    let top = max(a, b)
    let contrast = top &- min(line, lowest)
    guard contrast > 0 else { return nil }
    var (mass, moment): (Int32, Int32) = (0, 0)
    for k in first...last {
      // Twice what is missing, and once at the ends, which are half another line's.
      let missing = max(top &- value(k), 0) &* (k == first || k == last ? 1 : 2)
      mass &+= missing
      moment &+= missing &* Int32(truncatingIfNeeded: k)
    }
    guard mass > 0 else { return nil }
    self.lowest = lowest
    width = Float(mass) / Float(2 &* contrast)
    middle = Float(moment) / Float(mass)
    guard width <= Self.mostWidth else { return nil }
  }
}
