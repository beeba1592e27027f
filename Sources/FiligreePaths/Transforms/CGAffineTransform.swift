import FiligreeBase
import Foundation

/// An affine map of the plane, in Core Graphics' row-vector convention.
///
/// A point `(x, y)` maps to `(a·x + c·y + tx, b·x + d·y + ty)`. In the documentation's matrix form
/// the point is a row vector multiplied from the left:
///
///                 ⎡ a  b  0 ⎤
///     [ x  y  1 ] ⎢ c  d  0 ⎥
///                 ⎣ tx ty 1 ⎦
///
/// Angles are in radians. With y pointing down (SwiftUI, UIKit) a positive angle turns clockwise on
/// the screen; with y pointing up it turns counter-clockwise. Names and semantics are those of
/// Core Graphics' `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The factor of x in the mapped x.
  public var a: CGFloat
  /// The factor of x in the mapped y.
  public var b: CGFloat
  /// The factor of y in the mapped x.
  public var c: CGFloat
  /// The factor of y in the mapped y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The map that leaves every point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates the map whose six entries are zero, which takes every point to the origin.
  ///
  /// As in Core Graphics; the map that changes nothing is ``identity``.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a map from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a map from its six entries, unlabeled.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation about the origin by `angle` radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = sincos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether this is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// The signed factor by which areas grow: `a·d − b·c`.
  package var determinant: CGFloat { a * d - b * c }

  /// Returns the map that applies this one first and then `other`.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse map, or this map unchanged where it has none, as Core Graphics does.
  ///
  /// A map whose determinant `a·d − b·c` comes out as zero, infinite or NaN counts as having none; so
  /// do maps of very large and very small entries.
  public func inverted() -> CGAffineTransform {
    let determinant = self.determinant
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the map that translates first and then applies this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the map that scales first and then applies this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the map that rotates by `angle` radians first and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the point mapped by `transform`.
  @inlinable
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Returns the size mapped by `transform` without its translation.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Returns the smallest upright rectangle that contains the mapped rectangle.
  ///
  /// The null rectangle stays null and the infinite one infinite, as in Core Graphics.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corners = [
      CGPoint(x: minX, y: minY).applying(transform),
      CGPoint(x: maxX, y: minY).applying(transform),
      CGPoint(x: minX, y: maxY).applying(transform),
      CGPoint(x: maxX, y: maxY).applying(transform),
    ]
    var (left, top) = (corners[0].x, corners[0].y)
    var (right, bottom) = (left, top)
    for corner in corners.dropFirst() {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
