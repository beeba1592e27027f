import Foundation

/// The distances that a view likes to have to its neighbours: SwiftUI's `ViewSpacing`.
public struct ViewSpacing: Sendable {
  /// The distance above, to the left, below and to the right; nil where the view does not mind.
  package var top: CGFloat? = 8
  package var leading: CGFloat? = 8
  package var bottom: CGFloat? = 8
  package var trailing: CGFloat? = 8

  /// Creates the distances of most views: 8 points on all sides.
  public init() {}

  /// No distance on any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()
}
