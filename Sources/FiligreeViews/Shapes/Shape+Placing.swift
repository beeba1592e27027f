import FiligreePaths
import Foundation

extension Shape {
  /// The outline in a view's own rectangle, as it is drawn and touched: mirrored where the shape is, and
  /// with the container's shape in reach.
  @MainActor func path(filling size: CGSize, of item: LayoutItem) -> Path {
    let rect = CGRect(origin: .zero, size: size)
    let path =
      if let container = item.nearestContainerShape {
        ContainerShape.$current.withValue(container) { self.path(in: rect) }
      } else {
        self.path(in: rect)
      }
    guard case .mirrors(let direction) = layoutDirectionBehavior,
      direction == item.environment.layoutDirection
    else { return path }
    return path.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0))
  }
}

extension LayoutItem {
  /// The shape of the nearest container around that has one, as this item sees it.
  fileprivate final var nearestContainerShape: ContainerShape? {
    guard node.graph.hasContainerShapes else { return nil }
    var container: LayoutItem? = self
    while let item = container {
      if let shape = item.containerShape {
        let (own, around) = (frameInRoot, item.frameInRoot)
        return ContainerShape(
          shape: shape, frame: around.offsetBy(dx: -own.minX, dy: -own.minY))
      }
      container = item.parent
    }
    return nil
  }
}
