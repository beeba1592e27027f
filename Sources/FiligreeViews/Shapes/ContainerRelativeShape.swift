import FiligreePaths
import Foundation

/// The shape of the container around, inset as far as the view is: SwiftUI's `ContainerRelativeShape`.
///
/// `containerShape(_:)` says what the container's shape is. Its outline in the view's rectangle is that of
/// the shape in a larger rectangle, inset by how far the view's nearest edge is from the container's: the
/// corners of the two are concentric. Where no container has a shape, it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The outline; while a view with the shape is drawn or touched, that of its container.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerShape.current else {
      return Rectangle().inset(by: amount).path(in: rect)
    }
    return container.path(in: rect, inset: amount)
  }

  /// The shape, smaller by `amount` on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A container's shape and where the container is, as a shape within it sees them.
nonisolated struct ContainerShape: Sendable {
  /// The shape.
  let shape: any InsettableShape
  /// The container, in the coordinates of the view that is drawn.
  let frame: CGRect

  /// That of the view that is being drawn or touched.
  ///
  /// `Shape.path(in:)` knows a rectangle and nothing else.
  @TaskLocal static var current: ContainerShape?

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    let rect = rect.standardized
    let nearest = min(
      rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX,
      frame.maxY - rect.maxY)
    // A view beyond its container has its shape as it is.
    let distance = nearest > 0 ? nearest : 0
    let outer = CGRect(
      x: rect.minX - distance, y: rect.minY - distance, width: rect.width + 2 * distance,
      height: rect.height + 2 * distance)
    return outline(shape, in: outer, inset: distance + amount)
  }

  private func outline<S: InsettableShape>(
    _ shape: S, in rect: CGRect, inset amount: CGFloat
  ) -> Path {
    shape.inset(by: amount).path(in: rect)
  }
}

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
