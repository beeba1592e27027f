import Foundation

/// A view whose content can move the scroll views in it: SwiftUI's `ScrollViewReader`.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a view whose content gets something to scroll by.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

/// What scrolls the scroll views in a view: SwiftUI's `ScrollViewProxy`.
public struct ScrollViewProxy: Sendable {
  fileprivate let source: ScrollSource

  /// Scrolls to the first view with an identity, which `id(_:)` or a `ForEach` has given it.
  ///
  /// - Parameters:
  ///   - id: The identity. If there is no such view, nothing happens.
  ///   - anchor: The point of the view that comes to lie on the same point of the scroll view; nil to scroll no
  ///     further than until the view is seen.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = UncheckedBox(value: AnyHashable(id))
    let transaction = CurrentTransaction.value ?? Transaction()
    onMainActor { source.scroll(to: id.value, anchor, transaction) }
  }
}

/// Where a proxy finds its views.
@MainActor
private final class ScrollSource: Sendable {
  weak var node: Node?

  nonisolated init() {}

  func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
    guard let node else { return }
    // The view may be about to come, with the same change.
    node.graph.enqueue(transaction) { [weak node] in
      // What is made only when it comes into sight is made now, and has its place when it is looked for.
      _ = node?.find(id)
      node?.graph.afterUpdate {
        guard let node, let item = node.find(id)?.outputs.first else { return }
        Self.reveal(item, anchor, transaction)
      }
    }
  }

  private static func reveal(_ item: LayoutItem, _ anchor: UnitPoint?, _ transaction: Transaction) {
    guard
      let scroll = sequence(first: item, next: \.parent).lazy
        .compactMap({ $0 as? ScrollItem }).first
    else { return }
    scroll.reveal(scroll.frame(of: item), anchor: anchor, transaction)
  }
}

extension ScrollViewReader: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ScrollReaderNode(self, inputs)
  }
}

private final class ScrollReaderNode<Content: View>: ReaderNode<ScrollViewReader<Content>, Content>
{
  private let source = ScrollSource()

  override func connect() {
    source.node = self
  }

  override func makeContent() -> Content {
    view.content(ScrollViewProxy(source: source))
  }
}
