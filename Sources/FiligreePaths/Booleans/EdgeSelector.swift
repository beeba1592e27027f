/// A boolean operation, by what it keeps.
enum BooleanOperation {
  case union
  case intersection
  case subtraction
  case symmetricDifference
  /// The inside of the first operand alone.
  case first

  /// Whether points inside or outside each operand belong to the result.
  @inline(__always) func keeps(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    case .first: first
    }
  }
}

/// A test of winding numbers for inside.
enum WindingTest {
  case nonZero
  case odd
  case positive

  @inline(__always) func isInside(_ winding: Int32) -> Bool {
    switch self {
    case .nonZero: winding != 0
    case .odd: winding & 1 != 0
    case .positive: winding > 0
    }
  }

  init(_ rule: CGPathFillRule) {
    self = rule == .winding ? .nonZero : .odd
  }
}

/// Selects the edges on the result's boundary: those with the result on one side only.
struct EdgeSelector {
  private let first: InsideTest
  private let second: InsideTest
  /// The faces that the operation keeps: bit 1 for inside the first operand alone, bit 2 for inside
  /// the second alone, bit 3 for both, bit 0 for neither.
  private let kept: UInt32

  /// A winding test without branches: inside if the greater of the number and `least` has bits of
  /// `mask`.
  private struct InsideTest {
    let least: Int32
    let mask: Int32

    init(_ test: WindingTest) {
      least = test == .positive ? 0 : .min
      mask = test == .odd ? 1 : -1
    }

    @inline(__always) func bit(_ winding: Int32) -> UInt32 {
      max(winding, least) & mask == 0 ? 0 : 1
    }
  }

  init(_ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest) {
    self.first = InsideTest(first)
    self.second = InsideTest(second)
    kept =
      (operation.keeps(false, false) ? 1 : 0) | (operation.keeps(true, false) ? 2 : 0)
      | (operation.keeps(false, true) ? 4 : 0) | (operation.keeps(true, true) ? 8 : 0)
  }

  @inline(__always) private func keeps(_ windingFirst: Int32, _ windingSecond: Int32) -> UInt32 {
    kept >> (first.bit(windingFirst) | second.bit(windingSecond) << 1) & 1
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
