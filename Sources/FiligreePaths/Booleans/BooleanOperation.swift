/// What a boolean operation keeps.
enum BooleanOperation {
  case union
  case intersection
  case subtraction
  case symmetricDifference
  /// What is inside the first operand, alone.
  case first

  /// Whether points inside or outside the operands belong to the result.
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
