/// What is drawn of a path: Core Graphics' `CGPathDrawingMode`.
public enum CGPathDrawingMode: Int32, Hashable, Sendable, CaseIterable {
  /// The inside, by the non-zero winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The inside by the non-zero winding rule, then the outline.
  case fillStroke
  /// The inside by the even-odd rule, then the outline.
  case eoFillStroke

  /// Whether the even-odd rule decides what is inside.
  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
  /// Whether the inside is drawn.
  var fills: Bool { self != .stroke }
  /// Whether the outline is drawn.
  var strokes: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
