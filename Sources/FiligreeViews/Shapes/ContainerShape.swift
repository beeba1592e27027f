import FiligreePaths
import Foundation

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
