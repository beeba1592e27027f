/// On which side of an edge the result lies.
struct Choice {
  private let first: Inside
  private let second: Inside
  /// For each of the four cases whether it is kept: bit 1 for inside the first, 2 for the second.
  private let kept: UInt8

  /// A winding test without branches: what is at least `least` and has bits of `mask` is inside.
  private struct Inside {
    let least: Int32
    let mask: Int32

    init(_ test: WindingTest) {
      least = test == .positive ? 0 : .min
      mask = test == .odd ? 1 : -1
    }

    /// 1 for inside, 0 for outside.
    @inline(__always) func holds(_ winding: Int32) -> UInt8 {
      max(winding, least) & mask == 0 ? 0 : 1
    }
  }

  init(_ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest) {
    self.first = Inside(first)
    self.second = Inside(second)
    kept =
      (operation.keeps(false, false) ? 1 : 0) | (operation.keeps(true, false) ? 2 : 0)
      | (operation.keeps(false, true) ? 4 : 0) | (operation.keeps(true, true) ? 8 : 0)
  }

  @inline(__always) private func keeps(_ leftFirst: Int32, _ leftSecond: Int32) -> UInt8 {
    kept >> (first.holds(leftFirst) | second.holds(leftSecond) << 1) & 1
  }

  /// 1 if only the left side belongs to the result, -1 if only the right one does, else 0.
  ///
  /// Given are the windings on the left, and what crossing the edge from the right to the left adds.
  @inline(__always) func side(
    _ leftFirst: Int32, _ leftSecond: Int32, _ deltaFirst: Int32, _ deltaSecond: Int32
  ) -> Int8 {
    Int8(truncatingIfNeeded: keeps(leftFirst, leftSecond))
      &- Int8(truncatingIfNeeded: keeps(leftFirst &- deltaFirst, leftSecond &- deltaSecond))
  }
}
