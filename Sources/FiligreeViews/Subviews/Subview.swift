/// A single view of those that another one consists of: SwiftUI's `Subview`.
///
/// It comes from `ForEach(subviews:)`, `Group(subviews:)` and their like, and is to be shown at most once. It has the
/// environment of the view that it is of.
public nonisolated struct Subview: View, Identifiable, Sendable {
  /// What tells a view from the others.
  public struct ID: Hashable, Sendable {
    fileprivate let item: ObjectIdentifier
  }

  fileprivate let item: LayoutItem
  // An item lives as long as its node.
  private let node: Node

  @MainActor init(_ item: LayoutItem) {
    self.item = item
    node = item.node
  }

  /// What tells the view from the others.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// The values that `containerValue(_:_:)` and `tag(_:)` set on the view.
  @MainActor public var containerValues: ContainerValues { ContainerValues(item) }

  /// A value that was set for who arranges the view.
  @MainActor func trait<Key: TraitKey>(_ key: Key.Type) -> Key.Value { item.trait(key) }

  /// The view's tag or, in a `ForEach`, the identity of its element.
  @MainActor var tag: AnyHashable? { item.trait(TagTrait.self) ?? elementID }

  /// Whether the view, without its modifiers, is of a type.
  @MainActor func isView<V: View>(_ type: V.Type) -> Bool { innermost.node is ViewNode<V> }

  @MainActor private var innermost: LayoutItem {
    var item = item
    while let inner = item.traitContent { item = inner }
    return item
  }

  @MainActor private var elementID: AnyHashable? {
    var node: Node? = innermost.node
    while let current = node, let parent = current.parent {
      if let id = parent.identity(of: current) { return id }
      if parent is SourceBoundary { return nil }
      node = parent
    }
    return nil
  }
}

extension Subview: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SubviewNode(self, inputs)
  }
}

/// The place where a single view of others is shown.
private final class SubviewNode: ViewNode<Subview> {
  override func update(_ view: Subview, _ inputs: NodeInputs) {
    let isSame = view.id == self.view.id
    super.update(view, inputs)
    if !isSame { outputsChanged() }
  }

  override func makeOutputs() -> [LayoutItem] { [view.item] }
}
