import FiligreeDrawing
import FiligreePaths
import Foundation

/// Shows a view behind or in front of each item of what is modified.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
  /// Several views are in a `ZStack`.
  let layer: ZStack<Layer>
  let alignment: Alignment
  let isInFront: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    LayerNode(view, inputs)
  }
}

/// The node of a view with another one behind or in front of each of its items.
final class LayerNode<Content: View, Layer: View>:
  ModifierNode<Content, LayerModifier<Layer>>
{
  /// What belongs to one item.
  private struct Pair {
    let layer: ViewNode<ZStack<Layer>>
    let item: LayerItem
  }

  private var pairs: [Pair] = []

  override init(
    _ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    _ = outputs
  }

  override func update(
    _ view: ModifiedContent<Content, LayerModifier<Layer>>, _ inputs: NodeInputs
  ) {
    let isSame = inputs.environment.isIdentical(to: environment)
    let old = self.view.modifier.alignment
    super.update(view, inputs)
    for pair in pairs {
      pair.layer.update(view.modifier.layer, self.inputs)
      pair.item.alignment = view.modifier.alignment
      if !isSame || old != view.modifier.alignment { pair.item.setNeedsLayout() }
    }
  }

  override var children: [Node] { super.children + pairs.map(\.layer) }

  override func makeOutputs() -> [LayoutItem] {
    let items = content?.outputs ?? []
    guard !items.elementsEqual(pairs, by: { $0 === $1.item.content }) else {
      return pairs.map(\.item)
    }
    // A layer stays with its item.
    var known: [ObjectIdentifier: Pair] = [:]
    for pair in pairs {
      known[ObjectIdentifier(pair.item.content)] = pair
    }
    pairs = items.compactMap { item in
      known.removeValue(forKey: ObjectIdentifier(item)) ?? makePair(around: item)
    }
    for pair in known.values {
      pair.layer.remove()
      pair.item.removed()
    }
    return pairs.map(\.item)
  }

  private func makePair(around item: LayoutItem) -> Pair? {
    let layer = makeNode(view.modifier.layer)
    guard let secondary = layer.outputs.first else { return nil }
    return Pair(
      layer: layer,
      item: LayerItem(
        node: self, content: item, secondary: secondary, alignment: view.modifier.alignment,
        isInFront: view.modifier.isInFront))
  }

  override var ownItems: [LayoutItem] { pairs.map(\.item) }
}

/// An item with another one behind or in front, which takes no part in the layout.
private final class LayerItem: AccompanyingItem {
  private let secondary: LayoutItem
  private let isInFront: Bool
  var alignment: Alignment

  init(
    node: Node, content: LayoutItem, secondary: LayoutItem, alignment: Alignment,
    isInFront: Bool
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.isInFront = isInFront
    super.init(node: node, content: content)
    secondary.parent = self
  }

  override var contents: [LayoutItem] {
    isInFront ? [content, secondary] : [secondary, content]
  }

  override func placeContents() {
    super.placeContents()
    let inner = ProposedViewSize(size)
    let origin = alignment.origin(
      of: secondary.dimensions(for: inner), in: content.dimensions(for: proposal))
    secondary.place(in: self, at: origin, inner)
  }
}

extension View {
  /// Shows `background` behind the view.
  ///
  /// It is offered the view's size, aligned by the guides of `alignment`, and takes no part in the
  /// layout. What is a style, too, as a color is, is rather taken for one, as with SwiftUI.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ZStack(alignment: alignment) { background }, alignment: alignment,
        isInFront: false))
  }

  /// Shows the views of `content` behind the view, upon one another.
  ///
  /// They are offered the view's size, aligned by the guides of `alignment`, and take no part in the
  /// layout.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// Shows `overlay` in front of the view.
  ///
  /// It is offered the view's size, aligned by the guides of `alignment`, and takes no part in the
  /// layout. What is a style, too, as a color is, is rather taken for one, as with SwiftUI.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(
      LayerModifier(
        layer: ZStack(alignment: alignment) { overlay }, alignment: alignment, isInFront: true))
  }

  /// Shows the views of `content` in front of the view, upon one another.
  ///
  /// They are offered the view's size, aligned by the guides of `alignment`, and take no part in the
  /// layout.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    overlay(content(), alignment: alignment)
  }
}
