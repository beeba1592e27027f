/// What a path does next, one byte each; the points that it takes lie in a second array.
package enum PathVerb: UInt8, Sendable, Hashable {
  /// Starts a subpath: takes 1 point.
  case move
  /// A straight line: takes 1 point.
  case line
  /// A quadratic Bézier curve: takes 2 points, control then end.
  case quad
  /// A cubic Bézier curve: takes 3 points, two controls then the end.
  case cubic
  /// Closes the subpath by a line back to its start: takes no point.
  case close

  /// How many points the verb takes.
  @inlinable package var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .cubic: 3
    case .close: 0
    }
  }
}
