/// Several views in a row, made by a ``ViewBuilder``: SwiftUI's `TupleView`.
public nonisolated struct TupleView<T>: View {
  /// The views, as a tuple.
  public var value: T

  /// Creates a view of a tuple of views.
  ///
  /// An element that is no view is left out.
  public init(_ value: T) {
    self.value = value
  }
}

extension TupleView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    TupleNode(self, inputs)
  }
}

/// Keeps the places of a tuple's views.
final class TupleNode<T>: ViewNode<TupleView<T>> {
  private var elements: [Node] = []

  override init(_ view: TupleView<T>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.forEachView { element in
      elements.append(make(element))
    }
  }

  override func update(_ view: TupleView<T>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    var index = 0
    view.forEachView { element in
      update(elements[index], with: element)
      index += 1
    }
  }

  override var children: [Node] { elements }

  private func make<V: View>(_ view: V) -> Node { makeNode(view) }

  private func update<V: View>(_ node: Node, with view: V) {
    // The tuple's type says which view is where, so the node at an index is always of its type.
    (node as? ViewNode<V>)?.update(view, inputs)
  }

}

extension TupleView {
  /// The views, one by one.
  @MainActor func forEachView(_ body: (any View) -> Void) {
    // A tuple of one is its element.
    if let single = value as? any View {
      return body(single)
    }
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in Fields.of(T.self) {
        guard let type = field.type as? any View.Type else { continue }
        body(load(type, from: base + field.offset))
      }
    }
  }

  private func load<V: View>(_ type: V.Type, from address: UnsafeRawPointer) -> any View {
    // The run-time says that a value of this type lies here.
    address.assumingMemoryBound(to: type).pointee
  }
}
