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

  /// The distances that the container likes to its neighbours.
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

  /// The distances that the views like where they lie at the edges.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// None: the guides of the views count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// None: the guides of the views count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
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

/// The views of a container: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let items: [LayoutItem]

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { items.count }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(item: items[position]) }
}

/// One view of a container: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Sendable {
  package let item: LayoutItem

  /// The view's layout priority; 0 if none is set.
  public var priority: Double { onMain { item.trait(LayoutPriorityKey.self) } }

  /// The distances that the view likes to its neighbours.
  public var spacing: ViewSpacing { onMain { item.spacing } }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMain { item.size(for: proposal) }
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMain { item.dimensions(for: proposal) }
  }

  /// Places the view: the point `anchor` of it at `position`, in the container's coordinates.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMain {
      let size = item.size(for: proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      item.place(in: item.container, at: origin, proposal)
    }
  }

  /// A value that `layoutValue` set on the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMain { item.trait(LayoutValueTrait<K>.self) }
  }

  // Layouts are asked on the main actor only (`ContainerItem`), though the protocol, like Apple's, does
  // not say so.
  private func onMain<Result>(_ body: @MainActor () -> Result) -> Result {
    withoutActuallyEscaping(body) { body in
      let result = MainActor.assumeIsolated { UncheckedBox(value: body()) }
      return result.value
    }
  }
}

/// Carries a value out of `assumeIsolated`, on the same thread.
private struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

/// A value that views may set for the layout around them: SwiftUI's `LayoutValueKey`.
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}

enum LayoutValueTrait<K: LayoutValueKey>: TraitKey {
  static var defaultValue: K.Value { K.defaultValue }
}

/// The priority by which a stack hands out its length.
package enum LayoutPriorityKey: TraitKey {
  package static let defaultValue = 0.0
}

/// The order of drawing among views of one container.
package enum ZIndexKey: TraitKey {
  package static let defaultValue = 0.0
}
