/// Why a drawing cannot be written as Swift source.
public enum SwiftSourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The drawing holds what the code would have no words for: its name, in the plural.
  case unsupported(String)

  /// One line: what is wrong, and what would be right.
  public var description: String {
    switch self {
    case .unsupported(let feature):
      "\(feature) cannot be written as Swift source: paths in colours and gradients can"
    }
  }
}
