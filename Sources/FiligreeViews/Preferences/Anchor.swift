import FiligreePaths
import Foundation

/// A place in a view that can be asked for in the coordinates of another one: SwiftUI's `Anchor`.
///
/// It is made by `anchorPreference(key:value:transform:)`, and a `GeometryProxy` says where it is.
public struct Anchor<Value>: Sendable {
  /// Which place of a view is meant.
  public struct Source: Sendable {
    /// The place in a view of a size, in the view's coordinates, and the same for another view by a map.
    let place: @Sendable (CGSize, CGAffineTransform) -> Value
    /// What tells sources apart.
    let identity: AnchorIdentity
  }

  let source: Source
  let item: AnchoredItem
}

/// What tells the source of an anchor from others.
enum AnchorIdentity: Hashable, Sendable {
  case bounds
  case rect(CGRect)
  case unitPoint(UnitPoint)
  case point(CGPoint)
  case several([AnchorIdentity])
  case none
}

/// The item that an anchor is in, as long as it is there.
@MainActor
final class AnchoredItem: Sendable {
  private weak var item: LayoutItem?

  init(_ item: LayoutItem?) {
    self.item = item
  }

  /// The size of the item, and the map from its coordinates to those of another one.
  func geometry(in reader: LayoutItem?) -> AnchorGeometry {
    guard let item, let reader else { return AnchorGeometry(size: .zero, map: .identity) }
    let map = item.transform(to: .global).concatenating(reader.transform(to: .global).inverted())
    return AnchorGeometry(size: item.size, map: map)
  }

  nonisolated func isSame(as other: AnchoredItem) -> Bool {
    onMainActor { item === other.item }
  }
}

/// Where an anchored item lies for a reader.
struct AnchorGeometry: Hashable, Sendable {
  var size: CGSize
  var map: CGAffineTransform
}

extension Anchor {
  /// The place, in the coordinates of a reader; `asking` is told what it depends on.
  @MainActor func place(
    in reader: LayoutItem?, asking: (AnchoredItem, AnchorGeometry) -> Void
  ) -> Value {
    let geometry = item.geometry(in: reader)
    asking(item, geometry)
    return source.place(geometry.size, geometry.map)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place of the same view.
  public static func == (first: Anchor, second: Anchor) -> Bool {
    first.source.identity == second.source.identity && first.item.isSame(as: second.item)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Feeds which place of its view it is.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source.identity)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor.Source(
      place: { CGRect(origin: .zero, size: $0).applying($1) }, identity: .bounds)
  }

  /// A rectangle in the view's coordinates.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor.Source(place: { r.applying($1) }, identity: .rect(r))
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(place: { p.applying($1) }, identity: .point(p))
  }

  /// A point of the view's unit square.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor.Source(
      place: { CGPoint(x: p.x * $0.width, y: p.y * $0.height).applying($1) },
      identity: .unitPoint(p))
  }

  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the left edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the right edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The middle of the upper edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The middle of the lower edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places of one view.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    self.init(
      place: { size, map in array.map { $0.place(size, map) } },
      identity: .several(array.map(\.identity)))
  }

  /// A place of a view, or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    self.init(
      place: { size, map in anchor?.place(size, map) }, identity: anchor?.identity ?? .none)
  }
}

extension GeometryProxy {
  /// Where an anchor is, in the coordinates of the reader.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let source = source
    return onMainActor {
      UncheckedBox(value: anchor.place(in: source.item) { source.ask($0, $1) })
    }.value
  }
}

extension View {
  /// Sets what the view hands up for a key, made of a place in the view.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value) { $0 = transform($1) })
  }

  /// Changes what the views within this one hand up for a key, with a place in the view.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(AnchorWriter<A, K>(source: value, change: transform))
  }
}

/// Changes what a view hands up, with a place in the view.
nonisolated struct AnchorWriter<A, K: PreferenceKey>: ViewModifier, PrimitiveModifier {
  let source: Anchor<A>.Source
  let change: (inout K.Value, Anchor<A>) -> Void

  init(source: Anchor<A>.Source, change: @escaping (inout K.Value, Anchor<A>) -> Void) {
    self.source = source
    self.change = change
  }

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    AnchorWriterNode(view, inputs)
  }
}

/// The node of a view that hands up a place in it.
final class AnchorWriterNode<Content: View, A, K: PreferenceKey>:
  PreferenceChangeNode<Content, AnchorWriter<A, K>, K>
{
  /// The item that the anchors are in.
  private var item: AnchoredItem?
  private weak var anchored: LayoutItem?

  override func change(_ value: inout K.Value) {
    let first = outputs.first
    let item = item.flatMap { anchored === first ? $0 : nil } ?? AnchoredItem(first)
    (self.item, anchored) = (item, first)
    graph.tracking(self) {
      view.modifier.change(&value, Anchor(source: view.modifier.source, item: item))
    }
  }
}
