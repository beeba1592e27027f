/// A boolean operation, by what it keeps.
///
/// A further one is one more case, and a member of `CGPath` and of `Path` that has its name.
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
///
/// After `BooleanOperands.uniteNearSubpaths` and `PathBoolean.uniteNearOutlines` only nonzero and
/// positive windings can be told: those keep what is inside, and not how often.
enum WindingTest {
  /// The nonzero rule.
  case nonZero
  /// The even-odd rule.
  case odd
  /// Inside of paths that wind 0 or 1 times each, all in one arrangement.
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
  private let operation: BooleanOperation
  private let first: WindingTest
  private let second: WindingTest

  init(_ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest) {
    self.operation = operation
    self.first = first
    self.second = second
  }

  /// Whether a face with these windings belongs to the result.
  @inline(__always) func keeps(_ windings: WindingNumbers) -> Bool {
    operation.keeps(first.isInside(windings.first), second.isInside(windings.second))
  }
}
