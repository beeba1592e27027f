import Foundation

/// A layout whose type is hidden: SwiftUI's `AnyLayout`.
///
/// When the layout becomes one of another type, the views stay the same, and move to their new places.
public struct AnyLayout: Layout {
  private let base: any Layout

  /// Hides the type of `layout`.
  public init<L: Layout>(_ layout: L) {
    base = (layout as? AnyLayout)?.base ?? layout
  }

  /// The cache of the layout, whatever its type.
  public struct Cache {
    fileprivate var type: any Layout.Type
    fileprivate var value: Any
  }

  /// The layout as a whole does not animate: its views move to their new places.
  public typealias AnimatableData = EmptyAnimatableData

  /// Makes the cache of the layout.
  public func makeCache(subviews: Subviews) -> Cache {
    base.makeErased(subviews)
  }

  /// Updates the cache of the layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateErased(&cache, subviews)
  }

  /// The distances of the layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.spacing(subviews, &cache)
  }

  /// The size of the layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    base.size(proposal, subviews, &cache)
  }

  /// Places the views by the layout.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.place(bounds, proposal, subviews, &cache)
  }

  /// A guide of the layout.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide, bounds, proposal, subviews, &cache)
  }

  /// A guide of the layout.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    base.guide(guide, bounds, proposal, subviews, &cache)
  }
}

extension AnyLayout: DynamicLayoutProperties {
  var currentProperties: LayoutProperties { type(of: base).layoutProperties }
}

/// The functions of a layout of any type, with a cache of a hidden type.
extension Layout {
  fileprivate func makeErased(_ subviews: Subviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: Self.self, value: makeCache(subviews: subviews))
  }

  fileprivate func updateErased(_ cache: inout AnyLayout.Cache, _ subviews: Subviews) {
    if cache.type == Self.self {
      using(&cache, subviews) { updateCache(&$0, subviews: subviews) }
    } else {
      cache = makeErased(subviews)
    }
  }

  private func using<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: Subviews, _ body: (inout Cache) -> Result
  ) -> Result {
    // The cache may be that of a layout of another type, which stood here before.
    let known = cache.type == Self.self ? cache.value as? Cache : nil
    var own = known ?? makeCache(subviews: subviews)
    cache.value = ()
    defer { cache = AnyLayout.Cache(type: Self.self, value: own) }
    return body(&own)
  }

  fileprivate func spacing(
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    using(&cache, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    using(&cache, subviews) {
      sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout AnyLayout.Cache
  ) {
    using(&cache, subviews) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    using(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: Subviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    using(&cache, subviews) {
      explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
