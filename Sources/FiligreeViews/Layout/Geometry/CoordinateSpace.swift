import FiligreePaths
import Foundation

/// The coordinates that something is measured in: SwiftUI's `CoordinateSpace`.
///
/// Points, y down.
public enum CoordinateSpace {
  /// Those of the page.
  case global
  /// Those of the view itself.
  case local
  /// Those of a view around that has this name; of the page if none has.
  case named(AnyHashable)

  /// Whether these are the coordinates of the page.
  public var isGlobal: Bool { self == .global }
  /// Whether these are the coordinates of the view itself.
  public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Hashable {}

/// Something that says in which coordinates: SwiftUI's `CoordinateSpaceProtocol`.
public protocol CoordinateSpaceProtocol {
  /// The coordinates.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view around that has a name: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinates of the view itself: SwiftUI's `LocalCoordinateSpace`.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the only value.
  public init() {}

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the page: SwiftUI's `GlobalCoordinateSpace`.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the only value.
  public init() {}

  /// The coordinates.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of a view around that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the page.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// Gives a view's coordinates a name.
nonisolated struct CoordinateSpaceModifier: ViewModifier, ItemModifier {
  let name: AnyHashable

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> CoordinateSpaceModifier
  ) -> LayoutItem {
    CoordinateSpaceItem(node: node, content: content, modifier: modifier)
  }
}

private final class CoordinateSpaceItem: WrapperItem<CoordinateSpaceModifier> {
  override var coordinateSpaceName: AnyHashable? { modifier.name }
}

extension View {
  /// Gives the view's coordinates a name, by which the views within can measure in them.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Gives the view's coordinates a name, by which the views within can measure in them.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }
}

extension LayoutItem {
  /// A point of this item in other coordinates, by the layout: without what is under way.
  package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    point.applying(transform(to: space))
  }

  /// The item's frame in other coordinates: if it is turned on the way, what lies around it.
  package func frame(in space: CoordinateSpace) -> CGRect {
    let map = transform(to: space)
    if map.a == 1, map.b == 0, map.c == 0, map.d == 1 {
      // The size stays exactly what it is.
      return CGRect(origin: CGPoint(x: map.tx, y: map.ty), size: size)
    }
    return CGRect(origin: .zero, size: size).applying(map)
  }

  /// The map from this item's coordinates to others.
  package func transform(to space: CoordinateSpace) -> CGAffineTransform {
    var map = CGAffineTransform.identity
    if space == .local { return map }
    var item = self
    while true {
      if case .named(let name) = space, item.coordinateSpaceName == name { return map }
      map.tx += item.origin.x + item.shift.width
      map.ty += item.origin.y + item.shift.height
      guard let parent = item.parent else { return map }
      let inner = parent.contentTransform
      if inner != .identity { map = map.concatenating(inner) }
      item = parent
    }
  }
}

extension TransformEffect {
  @MainActor package func contentTransform(_ item: LayoutItem) -> CGAffineTransform {
    transform(in: item.size)
  }
}
