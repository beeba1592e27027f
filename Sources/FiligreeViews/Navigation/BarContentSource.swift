import Foundation

/// What a page has in its bars, for the views that show it.
@MainActor
final class BarContentStore {
  weak var source: Node?
  private var readers: [WeakNode] = []

  private struct WeakNode {
    weak var node: Node?
  }

  nonisolated init() {}

  var content: BarContent { source?.preference(BarContentKey.self) ?? BarContent() }

  func add(_ reader: Node) {
    readers.removeAll { $0.node == nil || $0.node?.isRemoved == true }
    readers.append(WeakNode(node: reader))
  }

  func changed() {
    for reader in readers {
      if let node = reader.node, !node.isRemoved { node.graph.refreshSoon(node) }
    }
  }
}

/// Hands what the views within say of bars to those who show the bars, and to nobody else.
nonisolated struct BarContentSource: ViewModifier, PrimitiveModifier {
  let store: BarContentStore

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    BarContentSourceNode(view, inputs)
  }
}

private final class BarContentSourceNode<Content: View>: ModifierNode<Content, BarContentSource> {
  override init(_ view: ModifiedContent<Content, BarContentSource>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.modifier.store.source = content
  }

  override func preferencesBelowChanged() { view.modifier.store.changed() }

  override func makePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    if Key.self == BarContentKey.self || Key.self == BarShapeKey.self { return nil }
    return super.makePreference(key)
  }
}

/// Views of what a page has in its bars.
nonisolated struct BarContentReader<Content: View>: View {
  typealias Body = Never

  let store: BarContentStore
  @ViewBuilder let content: (BarContent) -> Content
}

extension BarContentReader: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    BarContentReaderNode(self, inputs)
  }
}

private final class BarContentReaderNode<Content: View>:
  ReaderNode<BarContentReader<Content>, Content>
{
  override func connect() {
    view.store.add(self)
  }

  override func makeContent() -> Content {
    view.content(view.store.content)
  }
}
