import FiligreePaths
import Foundation

/// Gives the views within a container's shape.
nonisolated struct ContainerShapeModifier<S: InsettableShape>: ViewModifier, ItemModifier,
  Animatable
{
  var shape: S

  var animatableData: S.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> ContainerShapeModifier<S>
  ) -> LayoutItem {
    node.graph.hasContainerShapes = true
    return ContainerShapeItem(node: node, content: content, modifier: modifier)
  }
}

private final class ContainerShapeItem<S: InsettableShape>: WrapperItem<ContainerShapeModifier<S>> {
  override var containerShape: (any InsettableShape)? { modifier.shape }
}

extension View {
  /// Sets the shape of a container: `ContainerRelativeShape` within the view is inset from it.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
