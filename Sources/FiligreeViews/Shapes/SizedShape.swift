import FiligreePaths
import Foundation

/// A shape whose outline has a size of its own: SwiftUI's type of that name.
@frozen
public nonisolated struct _SizedShape<S: Shape>: _DerivedShape {
  /// The shape.
  public var shape: S
  /// The size that its outline is asked for in.
  public var size: CGSize
  /// The point of the rectangle, and of the outline's, that meet.
  public var anchor: UnitPoint

  /// Creates a shape with a size of its own.
  public init(shape: S, size: CGSize, anchor: UnitPoint = .topLeading) {
    self.shape = shape
    self.size = size
    self.anchor = anchor
  }

  /// The outline of the shape in the size, which does not depend on the size of `rect`.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + anchor.x * (rect.width - size.width),
      y: rect.minY + anchor.y * (rect.height - size.height))
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  /// The data of the shape and the size.
  public var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// Asks for the shape's outline in a size, at the upper left; what it takes of a layout stays.
  public nonisolated func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }

  /// Asks for the shape's outline in a size, at the upper left; what it takes of a layout stays.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height))
  }

  /// Asks for the shape's outline in a size, which lies in the rectangle by `anchor`; what it takes of
  /// a layout stays.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(shape: self, size: size, anchor: anchor)
  }

  /// Asks for the shape's outline in a size, which lies in the rectangle by `anchor`; what it takes of
  /// a layout stays.
  public nonisolated func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> some Shape {
    _SizedShape(shape: self, size: CGSize(width: width, height: height), anchor: anchor)
  }
}
