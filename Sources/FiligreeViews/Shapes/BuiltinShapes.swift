import FiligreePaths
import Foundation

/// A rectangle that fills its place: SwiftUI's `Rectangle`.
public nonisolated struct Rectangle: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// The outline: from the upper left clockwise.
  public func path(in rect: CGRect) -> Path {
    rect.inset(evenly: amount).map { Path($0) } ?? Path()
  }

  /// The rectangle, smaller by `amount` on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// An ellipse that fills its place: SwiftUI's `Ellipse`.
public nonisolated struct Ellipse: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    rect.inset(evenly: amount).map { Path(ellipseIn: $0) } ?? Path()
  }

  /// The ellipse, smaller by `amount` on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// The largest circle in the middle of its place: SwiftUI's `Circle`.
public nonisolated struct Circle: InsettableShape, Hashable {
  private var amount: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let square = CGRect(
      x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    return square.inset(evenly: amount).map { Path(ellipseIn: $0) } ?? Path()
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

  /// The circle, with a radius smaller by `amount`.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A rectangle with half circles at its ends: SwiftUI's `Capsule`.
public nonisolated struct Capsule: InsettableShape, Hashable {
  /// How the ends are curved.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The outline.
  public func path(in rect: CGRect) -> Path {
    guard let rect = rect.inset(evenly: amount) else { return Path() }
    return Path(
      roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller by `amount` on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The inset.
  public var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
public nonisolated struct RoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners.
  public var cornerSize: CGSize
  /// How the corners are curved.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

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
    guard let rect = rect.inset(evenly: amount) else { return Path() }
    let corner = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// The rounded rectangle, smaller by `amount` on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }

  /// The radii and the inset.
  public var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
    get { AnimatablePair(cornerSize.animatableData, amount) }
    set {
      cornerSize.animatableData = newValue.first
      amount = newValue.second
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
