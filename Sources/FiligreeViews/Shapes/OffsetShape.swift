import FiligreePaths
import Foundation

/// A shape that is moved: SwiftUI's `OffsetShape`.
@frozen
public nonisolated struct OffsetShape<Content: Shape>: _DerivedShape {
  /// The shape.
  public var shape: Content
  /// How far it is moved, in points.
  public var offset: CGSize

  /// Creates a shape that is moved.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The outline of the shape in `rect`, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The data of the shape and the offset.
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The inset shape, moved as far.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension Shape {
  /// Moves the shape's outline by a size, in points; what it takes of a layout stays.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape's outline by a point's coordinates; what it takes of a layout stays.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape's outline to the right and down, in points; what it takes of a layout stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
