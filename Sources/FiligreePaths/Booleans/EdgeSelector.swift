import CFiligreePaths

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
  private let selector: FiligreeSelector

  init(_ operation: BooleanOperation, _ first: WindingTest, _ second: WindingTest) {
    let kept: UInt32 =
      (operation.keeps(false, false) ? 1 : 0) | (operation.keeps(true, false) ? 2 : 0)
      | (operation.keeps(false, true) ? 4 : 0) | (operation.keeps(true, true) ? 8 : 0)
    selector = FiligreeSelector(
      first: EdgeSelector.inside(first), second: EdgeSelector.inside(second), kept: kept)
  }

  /// A winding test without branches.
  private static func inside(_ test: WindingTest) -> FiligreeInside {
    FiligreeInside(least: test == .positive ? 0 : .min, mask: test == .odd ? 1 : -1)
  }

  @inline(__always) private func isInside(_ test: FiligreeInside, _ winding: Int32) -> UInt32 {
    max(winding, test.least) & test.mask == 0 ? 0 : 1
  }

  @inline(__always) private func keeps(_ leftFirst: Int32, _ leftSecond: Int32) -> UInt32 {
    let bit = isInside(selector.first, leftFirst) | isInside(selector.second, leftSecond) << 1
    return selector.kept >> bit & 1
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

  /// As `side`, for `count` edges with the same deltas, into `sides`; returns how many are not 0.
  func select(
    _ leftFirst: UnsafePointer<Int32>, _ leftSecond: UnsafePointer<Int32>, _ count: Int,
    _ deltaFirst: Int32, _ deltaSecond: Int32, into sides: UnsafeMutablePointer<Int8>
  ) -> Int {
    Int(
      filigree_select_edges(
        leftFirst, leftSecond, Int32(truncatingIfNeeded: count), deltaFirst, deltaSecond, selector,
        sides))
  }
}
