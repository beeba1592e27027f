import FiligreePaths
import Foundation

/// A shape made of another one, which takes as much of a layout as that.
public nonisolated protocol _DerivedShape: Shape {
  /// The type of the other shape.
  associatedtype _Base: Shape

  /// The other shape.
  var shape: _Base { get }
}

extension _DerivedShape {
  /// What the shape takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  /// What the shape is drawn for.
  public nonisolated static var role: ShapeRole { _Base.role }

  /// What becomes of the shape from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// The outline of a shape, as a shape: SwiftUI's type of that name.
public nonisolated struct _StrokedShape<S: Shape>: _DerivedShape {
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

  /// An outline.
  public static var role: ShapeRole { .stroke }

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
public nonisolated struct _TrimmedShape<S: Shape>: _DerivedShape {
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
