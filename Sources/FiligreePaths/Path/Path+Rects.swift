import Foundation

extension Path {
  /// Creates a path of one rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Creates a path of one rounded rectangle with corners of an elliptical shape.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of one rounded rectangle.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of one rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init()
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Creates a path of the ellipse that touches the sides of `rect`.
  public init(ellipseIn rect: CGRect) {
    self.init()
    addEllipse(in: rect)
  }

  /// Adds a rectangle as a closed subpath, mapped by `transform`.
  ///
  /// It runs from the corner where x and y are least along x first. The null rectangle adds
  /// nothing.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.rect(rect, transform: transform)
  }

  /// Adds rectangles, each as a closed subpath, mapped by `transform`.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { storage.rect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle as a closed subpath, mapped by `transform`.
  ///
  /// Radii larger than half the rectangle are scaled down in proportion; zero and negative ones
  /// give square corners. Continuous corners have the shape of UIKit's as measured by PixelCut
  /// (2013), which reaches 1.53 radii along the sides; with less room they become more circular,
  /// without a jump, and at half of a side they are a capsule.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    RoundedRect(rect, corners: Array(repeating: cornerSize, count: 4), style: style)
      .append(to: &storage, transform: transform)
  }

  /// Adds a rectangle with a radius for each corner as a closed subpath, mapped by `transform`.
  ///
  /// Where two radii exceed a side, all four are scaled down by the same factor.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ]
    RoundedRect(rect, corners: radii.map { CGSize(width: $0, height: $0) }, style: style)
      .append(to: &storage, transform: transform)
  }

  /// Adds the ellipse that touches the sides of `rect` as a closed subpath, mapped by `transform`.
  ///
  /// It begins where x is greatest and runs towards growing y, in four cubic curves that are off by
  /// less than 2.8e-4 of the radii.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    storage.ellipse(in: rect, transform: transform)
  }
}
