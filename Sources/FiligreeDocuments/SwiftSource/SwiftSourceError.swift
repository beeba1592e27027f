/// Why a drawing cannot be written as Swift source.
public enum SwiftSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing holds what the code would have no words for: its name, in the plural.
  case unsupported(String)
  /// The drawing is to be a shape, and is not one of one opaque color.
  case severalColors

  /// One line: what is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unsupported(let feature):
      "\(feature) cannot be written as Swift source: write PDF or a picture"
    case .severalColors:
      "a drawing of several colors, or of more than fills and strokes, is no shape: write a view"
    }
  }
}
