import FiligreePaths
import Foundation

/// A shape that is made larger or smaller: SwiftUI's `ScaledShape`.
@frozen
public nonisolated struct ScaledShape<Content: Shape>: _DerivedShape {
  /// The shape.
  public var shape: Content
  /// The factors along x and y.
  public var scale: CGSize
  /// The point of the rectangle that stays where it is.
  public var anchor: UnitPoint

  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }

  /// The outline of the shape in `rect`, scaled about the anchor.
  public func path(in rect: CGRect) -> Path {
    let map = CGAffineTransform(scaleX: scale.width, y: scale.height)
    return shape.path(in: rect).applying(map.about(rect.point(at: anchor)))
  }

  /// The data of the shape, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

extension Shape {
  /// Scales the shape's outline about a point of its rectangle; what it takes of a layout stays.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales the shape's outline about a point of its rectangle; what it takes of a layout stays.
  public nonisolated func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
}

extension CGAffineTransform {
  /// The map with `point` in the role of the origin.
  nonisolated func about(_ point: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}

extension CGRect {
  /// A point of the rectangle as if it were the unit square.
  nonisolated func point(at unit: UnitPoint) -> CGPoint {
    CGPoint(x: minX + unit.x * width, y: minY + unit.y * height)
  }
}
