import Foundation

/// A column or a row of a lazy grid: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// How long it is across the grid's lines.
  public enum Size: Sendable {
    /// A length in points.
    case fixed(CGFloat)
    /// A share of what is left, between two lengths.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into a share of what is left, each between two lengths.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next one in points; nil for 8.
  public var spacing: CGFloat?
  /// How views lie in their cells; nil for the middle.
  public var alignment: Alignment?

  /// Creates a column or a row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
