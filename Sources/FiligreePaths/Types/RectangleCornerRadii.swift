import Foundation

/// The radii of the four corners of a rectangle; SwiftUI's `RectangleCornerRadii`.
///
/// In a path, leading is where x is least and top where y is least.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius at the top, on the leading side.
  public var topLeading: CGFloat
  /// The radius at the bottom, on the leading side.
  public var bottomLeading: CGFloat
  /// The radius at the bottom, on the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius at the top, on the trailing side.
  public var topTrailing: CGFloat

  /// Creates radii; those left out are zero.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
