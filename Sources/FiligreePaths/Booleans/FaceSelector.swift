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

/// Selects the faces that belong to a result, by their windings.
struct FaceSelector {
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

  /// Whether a face with these windings belongs to the result.
  @inline(__always) func keeps(_ windings: WindingNumbers) -> Bool {
    kept >> (first.bit(windings.first) | second.bit(windings.second) << 1) & 1 != 0
  }
}
