import Foundation

/// A layout of views along an axis: what ``HStackLayout`` and ``VStackLayout`` have in common.
public protocol _StackLayout: Layout
where Cache == _StackLayoutCache, AnimatableData == EmptyAnimatableData {
  /// The axis along which the views are arranged.
  static var _axis: Axis { get }
  /// How the views are arranged.
  var _arranger: _StackArranger { get }
}

extension _StackLayout {
  /// The views are arranged along the axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = _axis
    return properties
  }

  /// Asks the views for their priorities and distances.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _arranger.makeCache(subviews)
  }

  /// The distances that the outermost views like.
  public func spacing(subviews: Subviews, cache: inout _StackLayoutCache) -> ViewSpacing {
    _arranger.spacing(subviews)
  }

  /// The size of the views in a row or a column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    _arranger.arrange(proposal, subviews, &cache).size
  }

  /// Places the views in a row or a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    _arranger.placeSubviews(in: bounds, proposal, subviews, &cache)
  }
}
