import Foundation

/// The views of a container: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection, Sendable {
  let items: [LayoutItem]
  /// The direction in which the container's environment is laid out.
  ///
  /// A layout need not look at it: places are mirrored after the layout has named them.
  public var layoutDirection: LayoutDirection

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { items.count }

  /// The view at a position.
  public subscript(position: Int) -> LayoutSubview { LayoutSubview(item: items[position]) }

  /// The views in a range of positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(items: Array(items[bounds]), layoutDirection: layoutDirection)
  }

  /// The views at some positions, in the order of these.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(items: indices.map { items[$0] }, layoutDirection: layoutDirection)
  }

  /// A part of the views.
  public typealias SubSequence = LayoutSubviews
}

extension LayoutSubviews: Equatable {
  /// Whether both are the same views in the same order.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.layoutDirection == second.layoutDirection
      && first.items.elementsEqual(second.items) { $0 === $1 }
  }
}

/// One view of a container: SwiftUI's `LayoutSubview`.
public struct LayoutSubview: Sendable {
  package let item: LayoutItem

  /// The view's layout priority; 0 if none is set.
  public var priority: Double { onMainActor { item.trait(LayoutPriorityKey.self) } }

  /// The distances that the view likes to its neighbors.
  public var spacing: ViewSpacing { onMainActor { item.measuredSpacing } }

  /// The view's size for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    onMainActor { item.size(for: proposal) }
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    onMainActor { item.dimensions(for: proposal) }
  }

  /// Places the view: the point `anchor` of it at `position`, in the container's coordinates.
  ///
  /// The last call counts. Outside of `placeSubviews` the function does nothing.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    onMainActor {
      let size = item.size(for: proposal)
      let origin = CGPoint(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height)
      Placements.current?[item] = Placements.Placement(origin: origin, proposal: proposal)
    }
  }

  /// A value that `layoutValue` set on the view.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    onMainActor { item.trait(LayoutValueTrait<K>.self) }
  }
}

extension LayoutSubview: Equatable {
  /// Whether both are the same view.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item
  }
}

// Layouts are asked on the main actor only (`ContainerItem`), though the protocol, like Apple's, does
// not say so.
func onMainActor<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    let result = MainActor.assumeIsolated { UncheckedBox(value: body()) }
    return result.value
  }
}

/// Carries a value into or out of `assumeIsolated`, on the same thread.
struct UncheckedBox<Value>: @unchecked Sendable {
  let value: Value
}

/// Where a layout wants its views: recorded first, so that it can be asked without moving anything.
@MainActor
final class Placements: Sendable {
  /// The place of one view.
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }

  /// What the layout at work writes to.
  static var current: Placements?

  private var placements: [ObjectIdentifier: Placement] = [:]

  subscript(item: LayoutItem) -> Placement? {
    get { placements[ObjectIdentifier(item)] }
    set { placements[ObjectIdentifier(item)] = newValue }
  }

  /// Runs `body` and returns what it has placed.
  nonisolated static func recording(_ body: () -> Void) -> Placements {
    let (placements, outer) = onMainActor {
      let placements = Placements()
      let outer = current
      current = placements
      return (placements, outer)
    }
    body()
    onMainActor { current = outer }
    return placements
  }
}
