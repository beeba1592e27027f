/// Where a line along text is interrupted.
///
/// Apple's names have no lengths in their documentation: a dot is as long as three times the line is thick, a dash ten
/// times, and what is between them three or five times.
package enum LinePattern: Hashable, Sendable {
  /// Nowhere.
  case solid
  /// Dots.
  case dot
  /// Dashes.
  case dash
  /// A dash and a dot in turn.
  case dashDot
  /// A dash and two dots in turn.
  case dashDotDot

  /// The lengths of pieces and of what is between them, in turn, in the line's thickness.
  private var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// More pieces than these in a line cannot be told apart.
  private static let pieceLimit = 10_000.0

  /// The pieces of a line from `left` to `right`.
  ///
  /// They begin with the layout's own zero, so that a line goes on in step under the next stretch of text.
  func pieces(from left: Double, to right: Double, thickness: Double) -> [ClosedRange<Double>] {
    guard right > left else { return [] }
    let lengths = lengths.map { $0 * thickness }
    let period = lengths.reduce(0, +)
    guard period > 0, (right - left) / period < Self.pieceLimit else { return [left...right] }
    var pieces: [ClosedRange<Double>] = []
    var start = (left / period).rounded(.down) * period
    while start < right {
      for (index, length) in lengths.enumerated() {
        let end = start + length
        if index.isMultiple(of: 2), end > left, start < right {
          pieces.append(max(start, left)...min(end, right))
        }
        start = end
      }
    }
    return pieces
  }
}
