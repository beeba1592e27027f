import FiligreePaths
import Foundation

/// A rectangle whose corners have radii of their own: SwiftUI's `UnevenRoundedRectangle`.
///
/// Leading is left; where views are laid out from right to left the outline is mirrored.
public nonisolated struct UnevenRoundedRectangle: _EvenlyInsetShape, Hashable {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are curved.
  public var style: RoundedCornerStyle
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates a rectangle with rounded corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with rounded corners; those left out are square.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  /// The outline.
  ///
  /// Radii that two corners of a side have no room for are all made smaller by one factor; those below
  /// zero and NaN count as zero. An inset makes radii smaller by as much, so that lines stay parallel, and
  /// leaves square corners square.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.inset(evenly: _inset) else { return Path() }
    func radius(_ radius: CGFloat) -> CGFloat { radius > 0 ? max(radius - _inset, 0) : 0 }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(cornerRadii.topLeading),
        bottomLeading: radius(cornerRadii.bottomLeading),
        bottomTrailing: radius(cornerRadii.bottomTrailing),
        topTrailing: radius(cornerRadii.topTrailing)), style: style)
  }

  /// The radii and the inset.
  public var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerRadii.animatableData, _inset) }
    set {
      cornerRadii.animatableData = newValue.first
      _inset = newValue.second
    }
  }
}

extension RectangleCornerRadii: Animatable {
  /// The radii: those of the top and those of the bottom, leading first.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
    }
    set {
      (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
      (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}
