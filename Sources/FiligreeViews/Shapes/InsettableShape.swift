import Foundation

/// A shape that can make itself smaller by a distance on all sides: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its edge moved inwards by `amount` points, outwards if negative.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that keeps how far it is inset, and draws itself into a smaller rectangle.
public nonisolated protocol _EvenlyInsetShape: InsettableShape {
  /// How much smaller it is on all sides, in points.
  var _inset: CGFloat { get set }
}

extension _EvenlyInsetShape {
  /// The shape, smaller by `amount` on all sides.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape._inset += amount
    return shape
  }

  /// The inset.
  public nonisolated var animatableData: CGFloat {
    get { _inset }
    set { _inset = newValue }
  }
}
