import FiligreePaths
import Foundation

/// A map of the plane that may be in perspective: SwiftUI's `ProjectionTransform`.
///
/// The point (x, y) goes to (X/w, Y/w), where (X, Y, w) is the row (x, y, 1) times the matrix.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the map that changes nothing.
  public init() {}

  /// Creates an affine map.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map is affine: parallels stay parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes the map its inverse; false, and no change, if there is none in finite numbers.
  public mutating func invert() -> Bool {
    let a = m22 * m33 - m23 * m32
    let b = m23 * m31 - m21 * m33
    let c = m21 * m32 - m22 * m31
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var map = ProjectionTransform()
    (map.m11, map.m21, map.m31) = (a / determinant, b / determinant, c / determinant)
    map.m12 = (m13 * m32 - m12 * m33) / determinant
    map.m22 = (m11 * m33 - m13 * m31) / determinant
    map.m32 = (m12 * m31 - m11 * m32) / determinant
    map.m13 = (m12 * m23 - m13 * m22) / determinant
    map.m23 = (m13 * m21 - m11 * m23) / determinant
    map.m33 = (m11 * m22 - m12 * m21) / determinant
    guard map.numbers.allSatisfy(\.isFinite) else { return false }
    self = map
    return true
  }

  /// The inverse; the map itself if there is none.
  public func inverted() -> ProjectionTransform {
    var map = self
    _ = map.invert()
    return map
  }

  /// This map, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * rhs.m11 + y * rhs.m21 + w * rhs.m31, x * rhs.m12 + y * rhs.m22 + w * rhs.m32,
        x * rhs.m13 + y * rhs.m23 + w * rhs.m33
      )
    }
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = row(m11, m12, m13)
    (map.m21, map.m22, map.m23) = row(m21, m22, m23)
    (map.m31, map.m32, map.m33) = row(m31, m32, m33)
    return map
  }

  var numbers: [CGFloat] { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }

  /// The affine map that is the same at a point and, to the first order, around it; the map itself if
  /// that is affine.
  ///
  /// Its numbers are not finite where the point is infinitely far away.
  package func affine(at point: CGPoint) -> CGAffineTransform {
    if isAffine {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
    let w = point.x * m13 + point.y * m23 + m33
    let x = (point.x * m11 + point.y * m21 + m31) / w
    let y = (point.x * m12 + point.y * m22 + m32) / w
    let (a, b) = ((m11 - x * m13) / w, (m12 - y * m13) / w)
    let (c, d) = ((m21 - x * m23) / w, (m22 - y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y,
      ty: y - b * point.x - d * point.y)
  }
}

extension ProjectionTransform {
  /// Where a point goes; nil for a point behind the eye or infinitely far away.
  package func map(_ point: CGPoint) -> CGPoint? {
    let w = point.x * m13 + point.y * m23 + m33
    guard w > Self.nearest else { return nil }
    let mapped = CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    return mapped.x.isFinite && mapped.y.isFinite ? mapped : nil
  }

  /// What is nearer to the eye is not seen, in units of `w`.
  package static let nearest: CGFloat = 1e-6

  /// A box around where the seen part of a rectangle goes; null if nothing of it is seen.
  ///
  /// Boxes without an end, and those of numbers too large to tell, are infinite.
  package func map(_ rect: CGRect) -> CGRect {
    if rect.isNull { return .null }
    if rect.isInfinite { return .infinite }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    func w(_ p: CGPoint) -> CGFloat { p.x * m13 + p.y * m23 + m33 }
    var seen: [CGPoint] = []
    for (i, a) in corners.enumerated() {
      let b = corners[(i + 1) % 4]
      let (start, end) = (w(a), w(b))
      // Twice the limit: what lies on it is mapped.
      let limit = 2 * Self.nearest
      if start >= limit { seen.append(a) }
      if (start >= limit) != (end >= limit) {
        let part = (limit - start) / (end - start)
        seen.append(CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part))
      }
    }
    if seen.isEmpty { return .null }
    var box = CGRect.null
    for point in seen {
      guard let mapped = map(point), abs(mapped.x) < 1e15, abs(mapped.y) < 1e15 else {
        return .infinite
      }
      box = box.union(CGRect(origin: mapped, size: .zero))
    }
    return box
  }

  /// The map as it acts on what `transform` maps to: there and back around it.
  ///
  /// Nil if `transform` cannot be undone.
  package func conjugated(by transform: CGAffineTransform) -> ProjectionTransform? {
    var back = ProjectionTransform(transform)
    guard back.invert() else { return nil }
    let map = back.concatenating(self).concatenating(ProjectionTransform(transform))
    return map.numbers.allSatisfy(\.isFinite) ? map : nil
  }
}
