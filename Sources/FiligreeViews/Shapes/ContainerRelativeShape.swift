import FiligreePaths
import Foundation

/// The shape of the container around, inset as far as the view is: SwiftUI's `ContainerRelativeShape`.
///
/// `containerShape(_:)` says what the container's shape is. Its outline in the view's rectangle is that of
/// the shape in a larger rectangle, inset by how far the view's nearest edge is from the container's: the
/// corners of the two are concentric. Where no container has a shape, it is a rectangle.
public nonisolated struct ContainerRelativeShape: _EvenlyInsetShape, Hashable {
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The outline; while a view with the shape is drawn or touched, that of its container.
  public func path(in rect: CGRect) -> Path {
    guard let container = ContainerShape.current else {
      return Rectangle().inset(by: _inset).path(in: rect)
    }
    return container.path(in: rect, inset: _inset)
  }
}
