import CFiligreeContours

extension filigree_box_line {
  /// How many boxes a line has room for.
  static var size: Int { 12 }

  /// The place of a box that is not there, or nil where there is none.
  @inline(__always)
  static func room(_ line: UnsafePointer<Self>) -> Int? {
    let free = filigree_box_same(line, 0)
    return free != 0 ? free.trailingZeroBitCount : nil
  }

  /// Puts a box of a cell in a place.
  @inline(__always)
  static func put(_ cell: filigree_box_cell, _ line: UnsafeMutablePointer<Self>, at i: Int) {
    let raw = UnsafeMutableRawPointer(line)
    raw.storeBytes(of: cell.code, toByteOffset: 4 * i, as: UInt32.self)
    raw.storeBytes(of: filigree_box_tag(cell.hash), toByteOffset: 4 * size + i, as: UInt8.self)
  }

  /// Which boxes of a line can overlap one in a cell of theirs, one bit each.
  ///
  /// This is what `filigree_box_candidates` does, four boxes at a time.
  static func candidates(
    _ line: Self, _ cell: filigree_box_cell, _ limits: filigree_box_limits
  ) -> UInt32 {
    var bits: UInt32 = 0
    withUnsafeBytes(of: line) { bytes in
      for i in 0..<size where bytes[4 * size + i] == filigree_box_tag(cell.hash) {
        var sum: UInt32 = 0
        for k in 0..<2 {
          func apart(_ byte: Int) -> UInt32 {
            let own = UInt8(truncatingIfNeeded: cell.code >> UInt32(8 * byte))
            let other = bytes[4 * i + byte]
            let difference = UInt32(max(own, other) - min(own, other))
            return difference > 0 ? difference - 1 : 0
          }
          let sizes = (apart(2 * k) * limits.scale_factor) >> 8
          let places = (apart(2 * k + 1) * (cell.factors >> UInt32(16 * k) & 0xFFFF)) >> 8
          sum += max(sizes, places > limits.place_offset ? places - limits.place_offset : 0)
        }
        if Int64(sum) <= Int64(limits.most) { bits |= 1 << UInt32(i) }
      }
    }
    return bits
  }
}
