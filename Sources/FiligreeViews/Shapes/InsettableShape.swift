import Foundation

/// A shape that can make itself smaller by a distance on all sides: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge moved inwards by `amount` points, outwards if negative.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
