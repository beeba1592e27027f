import Foundation

/// The distances that a view likes to have to its neighbours: SwiftUI's `ViewSpacing`.
///
/// Between two views lies the larger of the distances that they like on the edges that face each other.
/// Two texts above one another may like another distance than other views.
public struct ViewSpacing: Sendable {
  /// The distance above, to the left, below and to the right; nil where the view does not mind.
  package var top: CGFloat? = 8
  package var leading: CGFloat? = 8
  package var bottom: CGFloat? = 8
  package var trailing: CGFloat? = 8
  /// The distance to a text above or below, of a view that is a text there; nil if it is none.
  package var textTop: CGFloat?
  package var textBottom: CGFloat?

  /// Creates the distances of most views: 8 points on all sides.
  public init() {}

  /// No distance on any side.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (0, 0, 0, 0)
    return spacing
  }()

  /// No wish on any side.
  package static let none: ViewSpacing = {
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (nil, nil, nil, nil)
    return spacing
  }()

  /// Takes the larger distances of this one and of `other`, on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
      guard let first, let second else { return first ?? second }
      return max(first, second)
    }
    if edges.contains(.top) {
      top = larger(top, other.top)
      textTop = larger(textTop, other.textTop)
    }
    if edges.contains(.bottom) {
      bottom = larger(bottom, other.bottom)
      textBottom = larger(textBottom, other.textBottom)
    }
    if edges.contains(.leading) { leading = larger(leading, other.leading) }
    if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
  }

  /// The larger distances of this one and of `other`, on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// The distance to the next view along an axis, in points; 8 if neither view minds.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (own, others): (CGFloat?, CGFloat?)
    switch axis {
    case .horizontal:
      (own, others) = (trailing, next.leading)
    case .vertical:
      if let first = textBottom, let second = next.textTop { return max(first, second) }
      (own, others) = (bottom, next.top)
    }
    guard let own, let others else { return own ?? others ?? 8 }
    return max(own, others)
  }
}
