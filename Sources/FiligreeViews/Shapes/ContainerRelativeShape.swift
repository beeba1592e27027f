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
