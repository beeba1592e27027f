import FiligreePaths
import Foundation

/// A rectangle that fills its place: SwiftUI's `Rectangle`.
public nonisolated struct Rectangle: _EvenlyInsetShape, Hashable {
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// The outline: from the upper left clockwise.
  public func path(in rect: CGRect) -> Path {
    rect.inset(evenly: _inset).map { Path($0) } ?? Path()
  }
}

/// An ellipse that fills its place: SwiftUI's `Ellipse`.
public nonisolated struct Ellipse: _EvenlyInsetShape, Hashable {
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    rect.inset(evenly: _inset).map { Path(ellipseIn: $0) } ?? Path()
  }
}

/// The largest circle in the middle of its place: SwiftUI's `Circle`.
public nonisolated struct Circle: _EvenlyInsetShape, Hashable {
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return square.inset(evenly: _inset).map { Path(ellipseIn: $0) } ?? Path()
  }

  /// A square.
  ///
  /// Its side is the smaller length of the proposal, or the only one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(
      by: CGSize(width: proposal.height ?? 10, height: proposal.width ?? 10))
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }
}

/// A rectangle with half circles at its ends: SwiftUI's `Capsule`.
public nonisolated struct Capsule: _EvenlyInsetShape, Hashable {
  /// How the ends are curved.
  public var style: RoundedCornerStyle
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.inset(evenly: _inset) else { return Path() }
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
public nonisolated struct RoundedRectangle: _EvenlyInsetShape, Hashable {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// How the corners are curved.
  public var style: RoundedCornerStyle
  /// How much smaller it is on all sides.
  public var _inset: CGFloat = 0

  /// Creates a rounded rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rounded rectangle with circular corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  ///
  /// An inset makes the radii smaller by as much, so that lines stay parallel.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.inset(evenly: _inset) else { return Path() }
    let corner = CGSize(
      width: max(cornerSize.width - _inset, 0), height: max(cornerSize.height - _inset, 0))
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// The radii and the inset.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, _inset) }
    set {
      cornerSize.animatableData = newValue.first
      _inset = newValue.second
    }
  }
}

extension CGRect {
  /// The rectangle, smaller by `amount` on all sides; nil if nothing is left.
  nonisolated func inset(evenly amount: CGFloat) -> CGRect? {
    if amount == 0 { return self }
    let rect = standardized
    let inset = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: rect.width - 2 * amount,
      height: rect.height - 2 * amount)
    return inset.size.width >= 0 && inset.size.height >= 0 ? inset : nil
  }
}
