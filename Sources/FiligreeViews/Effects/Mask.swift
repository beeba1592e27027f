import FiligreeDrawing
import Foundation

/// Shows a view as far as another one is opaque.
nonisolated struct MaskModifier<Mask: View>: ViewModifier, PrimitiveModifier {
  /// Several views are in a `ZStack`.
  let mask: ZStack<Mask>
  let alignment: Alignment

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    MaskNode(view, inputs)
  }
}

/// The node of a view that is seen through another one.
final class MaskNode<Content: View, Mask: View>:
  ModifierNode<Content, MaskModifier<Mask>>
{
  private var masks: [(node: ViewNode<ZStack<Mask>>, item: MaskItem)] = []

  override init(_ view: ModifiedContent<Content, MaskModifier<Mask>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    _ = outputs
  }

  override func update(
    _ view: ModifiedContent<Content, MaskModifier<Mask>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    for mask in masks {
      mask.node.update(view.modifier.mask, self.inputs)
      if mask.item.alignment != view.modifier.alignment {
        mask.item.alignment = view.modifier.alignment
        mask.item.setNeedsLayout()
      }
    }
  }

  override var children: [Node] { super.children + masks.map(\.node) }

  override func makeOutputs() -> [LayoutItem] {
    let items = content?.outputs ?? []
    var kept: [(node: ViewNode<ZStack<Mask>>, item: MaskItem)] = []
    for item in items {
      if let known = masks.first(where: { $0.item.content === item }) {
        kept.append(known)
        continue
      }
      let node = makeNode(view.modifier.mask)
      guard let mask = node.outputs.first else { continue }
      kept.append(
        (
          node,
          MaskItem(node: self, content: item, mask: mask, alignment: view.modifier.alignment)
        ))
    }
    for old in masks where !kept.contains(where: { $0.item === old.item }) {
      old.node.remove()
      old.item.removed()
    }
    masks = kept
    return masks.map(\.item)
  }

  override var ownItems: [LayoutItem] { masks.map(\.item) }
}

/// An item that is seen through another one.
package final class MaskItem: AccompanyingItem {
  private let mask: LayoutItem
  var alignment: Alignment

  init(node: Node, content: LayoutItem, mask: LayoutItem, alignment: Alignment) {
    self.mask = mask
    self.alignment = alignment
    super.init(node: node, content: content)
    mask.parent = self
  }

  package override func placeContents() {
    super.placeContents()
    let inner = ProposedViewSize(size)
    let (own, other) = (content.dimensions(for: proposal), mask.dimensions(for: inner))
    mask.place(
      in: self,
      at: CGPoint(
        x: own[alignment.horizontal] - other[alignment.horizontal],
        y: own[alignment.vertical] - other[alignment.vertical]), inner)
  }

  package override func draw(in context: inout DrawContext) {
    context.saving { context in
      // A shadow is one of what the mask leaves, and is not masked itself.
      if context.effects.reachesOut {
        context.drawingAsOne { drawMasked(in: &$0) }
      } else {
        drawMasked(in: &context)
      }
    }
  }

  private func drawMasked(in context: inout DrawContext) {
    let effects = context.effects
    context.effects = InheritedEffects()
    context.recorder.beginMask()
    mask.display(in: &context)
    context.recorder.endLayer()
    context.effects = effects
    content.display(in: &context)
  }
}

extension View {
  /// Shows the view as far as `mask` is opaque.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(MaskModifier(mask: ZStack(content: mask), alignment: alignment))
  }

  /// Shows the view as far as `mask` is opaque.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }
}
