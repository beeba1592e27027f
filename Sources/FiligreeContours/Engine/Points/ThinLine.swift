/// The pixels across a thin line, from one side of it to the other, and what they add up to.
///
/// A line about as wide as a pixel shows its own gray in few of its pixels. But each pixel is as much darker than the
/// two sides as the line covers of it, blurred or not. So along a row or column that crosses the line the sum of these
/// shares is the line's width there, at any angle, and their center of mass is its middle:
///
///     B ░ ▒ █ ░ B      width Σ (B − v) / (B − F),  middle Σ x (B − v) / Σ (B − v)
///
/// with F the line's gray where it is wide and B the sides'. F is the same in all of a picture (`SideGrays`), unless three
/// pixels beside one another show another one. Lines are lower than their sides here: a light line has the negatives of its grays.
struct ThinLine {
  /// The width in pixels.
  let width: Float
  /// The middle, in pixels from the center of the pixel where the search began.
  let middle: Float
  /// The lowest value.
  let lowest: Int32
  /// The pixels from one side's first to the other side's, both included.
  private let pixels: ClosedRange<Int>
  /// The value of the sides.
  let side: Int32
  /// How much lower the line is, where it is wide.
  private let contrast: Int32
  /// Whether no more pixels are darker than the sides than those that the line covers.
  let isSharp: Bool

  /// The most pixels from any one of a line to its side: a line of 2 pixels has as many at 45°.
  private static var reach: Int { 5 }
  /// The largest width in pixels: that of a line of 2 pixels along a row at 45°, 2 √2, and some more.
  private static var mostWidth: Float { 3 }
  /// The share of the contrast that is noise: a 32nd.
  private static var noiseShift: Int32 { 5 }
  /// Two sides that differ by more than a quarter of the contrast are more likely those of an edge.
  private static var differenceShift: Int32 { 2 }

  /// The most that a line's width changes within a pixel's length, as a share of it, on one of both sides.
  ///
  /// At 0.3 spikes of silhouettes keep their tips, and pen strokes that swell have no more segments; at 0.15 they have 7 % more.
  private static var mostChange: Float { 0.3 }

  /// The line in one of whose pixels `value` is asked for at 0; nil where there is none.
  ///
  /// - Parameters:
  ///   - before: How many pixels there are before that one.
  ///   - after: How many there are after it.
  ///   - line: The value of lines where they are wide.
  ///   - side: The value of what is beside them, where it is wide.
  ///   - limit: The least value that both sides have.
  ///   - value: The value of a pixel by its distance, `-before...after`.
  @inline(__always)
  init?(
    before: Int, after: Int, line: Int32, side: Int32, limit: Int32, value: (Int) -> Int32
  ) {
    let noise = max((side &- line) >> Self.noiseShift, 0)
    var lowest = value(0)
    /// Down to the line's lowest pixel, and up to the top of its side; how far that is.
    @inline(__always)
    func climb(_ sign: Int, _ most: Int) -> Int? {
      var (k, v) = (0, value(0))
      var isRising = false
      while k < most {
        let next = value(sign &* (k &+ 1))
        if isRising {
          if next <= v { break }
        } else {
          isRising = next > v &+ noise
          if !isRising { lowest = min(lowest, next) }
        }
        k &+= 1
        v = next
        if k > Self.reach { return nil }
      }
      return v >= limit ? k : nil
    }
    guard let ahead = climb(1, after), let behind = climb(-1, before) else { return nil }
    /// The value of a side, of which the pixel `k` is the first.
    @inline(__always)
    func level(_ k: Int, _ sign: Int, _ most: Int) -> Int32 {
      let v = value(k)
      // A side of a single pixel between two lines may be darker than it would be if it were wide.
      let isWide = abs(k) >= most || abs(value(k &+ sign) &- v) <= noise
      return isWide ? v : max(v, side)
    }
    let (a, b) = (level(0 &- behind, -1, before), level(ahead, 1, after))
    guard abs(a &- b) <= max((side &- line) >> Self.differenceShift, 0) else { return nil }
    let top = max(a, b)
    // Pixels that are covered in part are at most two beside one another; a third one alike shows the line's own gray.
    var alike = 0
    for k in (0 &- behind)...ahead where value(k) &- lowest <= noise { alike &+= 1 }
    let contrast = top &- (alike > 2 ? lowest : min(line, lowest))
    guard contrast > 0 else { return nil }
    // What is missing counts twice, and at both ends once: half of it is another line's. 13 pixels of 16 bits
    // and their moments are less than a 31-bit number has room for.
    var (mass, moment): (Int32, Int32) = (0, 0)
    for k in (0 &- behind)...ahead {
      let isEnd = k == 0 &- behind || k == ahead
      let missing = max(top &- value(k), 0) &* (isEnd ? 1 : 2)
      mass &+= missing
      moment &+= missing &* Int32(truncatingIfNeeded: k)
    }
    guard mass > 0 else { return nil }
    width = Float(mass) / Float(2 &* contrast)
    guard width <= Self.mostWidth else { return nil }
    middle = Float(moment) / Float(mass)
    self.lowest = lowest
    pixels = (0 &- behind)...ahead
    (self.side, self.contrast) = (top, contrast)
    // A line that no blur has spread reaches into two pixels more than it is wide, at most.
    isSharp = Float(ahead &+ behind &- 1) < width + 2
  }

  /// Whether the line is as wide in the rows or columns beside, rather than the tip of a wider shape, whose edges are no
  /// parallels: their middle is not the center of mass.
  ///
  /// - Parameters:
  ///   - before: How many pixels there are before the one where the search began.
  ///   - after: How many there are after it.
  ///   - value: The value of a pixel by its distance, `-before...after`, in the row or column before (-1) or after (1).
  /// - Returns: Whether it is.
  @inline(__always)
  func isEven(before: Int, after: Int, value: (Int, Int) -> Int32) -> Bool {
    // At 45° the line is a pixel farther.
    let range =
      max(pixels.lowerBound &- 1, 0 &- before)...min(pixels.upperBound &+ 1, after)
    func width(_ side: Int) -> Float {
      var sum: Int32 = 0
      for k in range { sum &+= max(self.side &- value(k, side), 0) }
      return Float(sum) / Float(contrast)
    }
    let own = width(0)
    // At a line's end, and where it meets others, one of both sides differs.
    return min(abs(width(-1) - own), abs(width(1) - own)) <= Self.mostChange * own
  }
}
