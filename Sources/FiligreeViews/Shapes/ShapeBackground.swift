import Foundation

/// Shows a view behind a shape, in the same place.
nonisolated struct ShapeBackground<Background: View>: ViewModifier, PrimitiveModifier {
  let background: Background

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ShapeBackgroundNode(view, inputs)
  }
}

/// The node of a shape with another view of it behind.
final class ShapeBackgroundNode<Content: View, Background: View>:
  ViewNode<ModifiedContent<Content, ShapeBackground<Background>>>
{
  private var content: ViewNode<Content>?
  private var background: ViewNode<Background>?
  private var item: ShapeBackgroundItem?

  override init(
    _ view: ModifiedContent<Content, ShapeBackground<Background>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    content = makeNode(view.content)
    background = makeNode(view.modifier.background)
  }

  override func update(
    _ view: ModifiedContent<Content, ShapeBackground<Background>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
    background?.update(view.modifier.background, self.inputs)
  }

  override var children: [Node] { [background, content].compactMap { $0 } }

  override func makeOutputs() -> [LayoutItem] {
    guard let front = content?.outputs.first else { return [] }
    let back = background?.outputs ?? []
    // Most shapes have nothing behind them.
    if back.isEmpty { return [front] }
    let item = item ?? ShapeBackgroundItem(node: self, front: front)
    if !item.back.elementsEqual(back, by: ===) {
      item.back = back
      item.setNeedsLayout()
    }
    self.item = item
    return [item]
  }

  override var ownItems: [LayoutItem] { item.map { [$0] } ?? [] }
}

/// A shape and what lies behind it.
private final class ShapeBackgroundItem: LayoutItem {
  let front: LayoutItem
  var back: [LayoutItem] = []

  init(node: Node, front: LayoutItem) {
    self.front = front
    super.init(node: node)
    front.parent = self
  }

  override var contents: [LayoutItem] { back + [front] }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    front.size(for: proposal)
  }

  override func placeContents() {
    front.place(in: self, at: .zero, proposal)
    for item in back {
      item.place(in: self, at: .zero, proposal)
    }
  }
}
