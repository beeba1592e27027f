import FiligreePaths
import Foundation

/// The outline of a shape, as a shape: SwiftUI's type of that name.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// The pen.
  public var style: StrokeStyle

  /// Creates the outline of `shape`.
  public init(shape: S, style: StrokeStyle) {
    self.shape = shape
    self.style = style
  }

  /// The outline of the shape in `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// An outline.
  public static var role: ShapeRole { .stroke }

  /// What becomes of the shape from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape and of the pen.
  public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A part of a shape's outline: SwiftUI's type of that name.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
  /// The shape.
  public var shape: S
  /// Where the part begins, 0…1 of the length of all subpaths.
  public var startFraction: CGFloat
  /// Where the part ends.
  public var endFraction: CGFloat

  /// Creates a part of `shape`.
  public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The part of the shape in `rect`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// What the shape takes.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape is drawn for.
  public static var role: ShapeRole { S.role }

  /// What becomes of the shape from right to left.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The data of the shape and both fractions.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction))
    }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}
