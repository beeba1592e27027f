import Foundation

/// How a container arranges its views: SwiftUI's `Layout`.
public protocol Layout: Animatable {
  /// What the layout computes once and uses several times.
  associatedtype Cache = Void
  /// The views of the container.
  typealias Subviews = LayoutSubviews

  /// The properties of this layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Updates the cache when the layout or its views have changed.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// The distances that the container likes to its neighbors.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// The size of the container for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Places the views in `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// The position of a horizontal guide in `bounds`, or nil for that of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// The position of a vertical guide in `bounds`, or nil for that of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  /// No properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distances that any of the views likes, by edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var spacing = ViewSpacing()
    for subview in subviews {
      spacing.formUnion(subview.spacing)
    }
    return spacing
  }

  /// The guides of the views that set them, merged: their mean, but the topmost first and the lowest
  /// last baseline.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The guides of the views that set them, merged: their mean, but the topmost first and the lowest
  /// last baseline.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func mergedAlignment(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    // Where the views would lie is what `placeSubviews` says, without anything being moved.
    let placements = Placements.recording {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return onMainActor {
      key.merge(
        subviews.items.compactMap { item in
          guard let placement = placements[item],
            let value = item.explicitGuide(key, for: placement.proposal)
          else { return nil }
          return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
        })
    }
  }
}

extension Layout where Cache == Void {
  /// No cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Arranges `content` by this layout.
  @MainActor @preconcurrency
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutContainer(layout: self, content: content())
  }
}

/// The properties of a layout: SwiftUI's `LayoutProperties`.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout arranges its views, if it has one.
  public var stackOrientation: Axis?

  /// Creates properties without an axis.
  public init() {}
}

/// The horizontal or the vertical dimension: SwiftUI's `Axis`.
@frozen
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// The horizontal dimension.
  case horizontal
  /// The vertical dimension.
  case vertical

  /// A set of axes.
  @frozen
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The horizontal dimension.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical dimension.
    public static let vertical = Set(rawValue: 2)
  }
}
