/// What a shape is drawn for: SwiftUI's `ShapeRole`.
public enum ShapeRole: Hashable, Sendable {
  /// An area.
  case fill
  /// An outline.
  case stroke
  /// A line between things.
  case separator
}
