import FiligreeDrawing
import FiligreePaths
import Foundation

/// A map of space: Core Animation's `CATransform3D`.
///
/// A point is the row (x, y, z, 1), which is multiplied with the matrix. x points to the right, y down, z to the eye.
public struct CATransform3D: Hashable, Sendable {
  /// The first row: where x goes.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: where y goes.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: where z goes; `m34` of −1 / distance makes a perspective.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: where the origin goes.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Creates a matrix of zeros, as C's structure is.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The rows one after the other.
  var numbers: [CGFloat] {
    get {
      [
        m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
      ]
    }
    set {
      guard newValue.count == 16 else { return }
      (m11, m12, m13, m14) = (newValue[0], newValue[1], newValue[2], newValue[3])
      (m21, m22, m23, m24) = (newValue[4], newValue[5], newValue[6], newValue[7])
      (m31, m32, m33, m34) = (newValue[8], newValue[9], newValue[10], newValue[11])
      (m41, m42, m43, m44) = (newValue[12], newValue[13], newValue[14], newValue[15])
    }
  }

  init(numbers: [CGFloat]) {
    self.init()
    self.numbers = numbers
  }

  /// The map of the plane z = 0 to the plane, as it is seen.
  var projection: ProjectionTransform {
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (m11, m12, m14)
    (map.m21, map.m22, map.m23) = (m21, m22, m24)
    (map.m31, map.m32, map.m33) = (m41, m42, m44)
    return map
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// Whether a map changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two maps are the same.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// The map that moves.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m41, t.m42, t.m43) = (tx, ty, tz)
  return t
}

/// The map that scales.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m22, t.m33) = (sx, sy, sz)
  return t
}

/// The map that turns by an angle in radians around an axis through the origin.
///
/// Around (0, 0, 1) a positive angle turns x towards y, which is clockwise as seen. An axis without a length turns
/// nothing. The formula is Rodrigues'.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite, angle.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (s, c) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  let k = 1 - c
  return CATransform3D(
    m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// A translation, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scaling, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  if a == CATransform3DIdentity { return b }
  if b == CATransform3DIdentity { return a }
  let (m, n) = (a.numbers, b.numbers)
  var product = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for k in 0..<4 { sum += m[row * 4 + k] * n[k * 4 + column] }
      product[row * 4 + column] = sum
    }
  }
  return CATransform3D(numbers: product)
}

/// The inverse of a map; the map itself where there is none, as Apple's documentation says.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan elimination with the largest pivot.
  var m = t.numbers
  var inverse = CATransform3DIdentity.numbers
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(m[$0 * 4 + column]) < abs(m[$1 * 4 + column]) } ?? column
    let value = m[pivot * 4 + column]
    guard value != 0, value.isFinite else { return t }
    for k in 0..<4 {
      m.swapAt(column * 4 + k, pivot * 4 + k)
      inverse.swapAt(column * 4 + k, pivot * 4 + k)
    }
    for k in 0..<4 {
      m[column * 4 + k] /= value
      inverse[column * 4 + k] /= value
    }
    for row in 0..<4 where row != column {
      let factor = m[row * 4 + column]
      for k in 0..<4 {
        m[row * 4 + k] -= factor * m[column * 4 + k]
        inverse[row * 4 + k] -= factor * inverse[column * 4 + k]
      }
    }
  }
  return CATransform3D(numbers: inverse)
}

/// The map of space that maps the plane as `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3DIdentity
  (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  return t
}

/// Whether a map is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
    && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The map of the plane that a map of space is; what it does beyond that is left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension NSValue {
  /// Creates a value of a map of space.
  public convenience init(caTransform3D t: CATransform3D) {
    var t = t
    self.init(bytes: &t, objCType: "[16d]")
  }

  /// The map of space that the value is of; the identity for a value of another kind.
  public var caTransform3DValue: CATransform3D {
    guard String(cString: objCType) == "[16d]" else { return CATransform3DIdentity }
    var t = CATransform3DIdentity
    getValue(&t)
    return t
  }
}
