import FiligreePaths
import Foundation

/// A shape that is turned: SwiftUI's `RotatedShape`.
@frozen
public nonisolated struct RotatedShape<Content: Shape>: _DerivedShape {
  /// The shape.
  public var shape: Content
  /// How far it is turned, clockwise.
  public var angle: Angle
  /// The point of the rectangle that it is turned about.
  public var anchor: UnitPoint

  /// Creates a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }

  /// The outline of the shape in `rect`, turned about the anchor.
  public func path(in rect: CGRect) -> Path {
    let map = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return shape.path(in: rect).applying(map.about(rect.point(at: anchor)))
  }

  /// The data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The inset shape, turned as far about the same point.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
}

extension Shape {
  /// Turns the shape's outline clockwise about a point of its rectangle; what it takes of a layout
  /// stays.
  public nonisolated func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
}
