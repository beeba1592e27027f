import CFiligreeContours

/// A box to be looked up, in single precision and a little larger.
///
/// Four kept boxes are compared at once, without a division.
struct BoxProbe {
  /// Four kept boxes in a cache line, or fewer: those without size are none.
  struct Four: BitwiseCopyable {
    var x = SIMD4<Float>.zero
    var y = SIMD4<Float>.zero
    var width = SIMD4<Float>.zero
    var height = SIMD4<Float>.zero

    /// Puts a box in one of the four places.
    @inline(__always)
    static func set(_ four: UnsafeMutablePointer<Self>, _ lane: Int, _ box: BoxOverlap) {
      // Sixteen numbers in a row: by way of whole registers, each would wait for the one before.
      let numbers = UnsafeMutableRawPointer(four).assumingMemoryBound(to: Float.self) + lane
      numbers[0] = Float(box.x)
      numbers[4] = Float(box.y)
      numbers[8] = Float(box.width)
      numbers[12] = Float(box.height)
    }
  }

  /// The least x and y, the greatest, what overlaps may be rounded off, the area, and the limit.
  let numbers: InlineArray<8, Float>

  /// Prepares for shares of at least `limit`, a little below the threshold.
  @inline(__always)
  init(_ box: BoxOverlap, limit: Double, inverseLimit: Double) {
    // More than what rounding to 24 bits changes in the sides of either box: the other one lies within
    // the wider one's width, which is at most 1/limit times this one's.
    let x = (abs(box.x) + 3 * box.width * inverseLimit) * 0x1p-21
    let y = (abs(box.y) + 3 * box.height * inverseLimit) * 0x1p-21
    numbers = [
      Float(box.x - x), Float(box.y - y), Float(box.x + box.width + x),
      Float(box.y + box.height + y), Float(x), Float(y),
      Float(box.width * box.height) * (1 - 0x1p-20), Float(limit) * (1 - 0x1p-20),
    ]
  }

  /// Whether single precision has enough bits for a box: where not, nothing is certain.
  @inline(__always)
  static func isSafe(_ box: BoxOverlap) -> Bool {
    let range = 0x1p-50...0x1p50
    return range ~= box.width && range ~= box.height && abs(box.x) < 0x1p50
      && abs(box.y) < 0x1p50
  }

  /// Which of four boxes may overlap this one by the limit or more, one bit each.
  @inline(__always)
  func overlaps(_ four: UnsafePointer<Four>) -> UInt32 {
    withUnsafeBytes(of: numbers) { numbers in
      // Sixteen numbers in a row, and eight.
      filigree_overlaps(
        UnsafeRawPointer(four).assumingMemoryBound(to: Float.self),
        numbers.baseAddress!.assumingMemoryBound(to: Float.self))
    }
  }

  /// Which of four boxes may overlap this one by the limit or more, one bit each.
  ///
  /// This is what `filigree_overlaps` does for boxes in memory, four at a time.
  func overlaps(_ four: Four) -> UInt32 {
    var bits: UInt32 = 0
    for i in 0..<4 {
      let right = min(four.x[i] + four.width[i], numbers[2])
      let top = min(four.y[i] + four.height[i], numbers[3])
      let across = right - max(four.x[i], numbers[0]) + numbers[4]
      let upwards = top - max(four.y[i], numbers[1]) + numbers[5]
      let overlap = max(across, 0) * max(upwards, 0)
      let sum = four.width[i] * four.height[i] + numbers[6]
      if overlap >= numbers[7] * (sum - overlap) { bits |= 1 << UInt32(i) }
    }
    return bits
  }
}
