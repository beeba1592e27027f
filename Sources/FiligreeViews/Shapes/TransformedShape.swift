import FiligreePaths
import Foundation

/// A shape whose outline is mapped: SwiftUI's `TransformedShape`.
///
/// The map is not animated, as in SwiftUI.
@frozen
public nonisolated struct TransformedShape<Content: Shape>: _DerivedShape {
  /// The shape.
  public var shape: Content
  /// The map, in points of the shape's outline.
  public var transform: CGAffineTransform

  /// Creates a shape whose outline is mapped.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  /// The outline of the shape in `rect`, mapped.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }

  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

extension Shape {
  /// Maps the shape's outline; what it takes of a layout stays.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}
