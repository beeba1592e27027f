import Foundation

/// Geometry in objects, as animations' values are written.
extension NSValue {
  /// Creates a value of a point.
  public convenience init(cgPoint point: CGPoint) {
    var point = point
    self.init(bytes: &point, objCType: "{CGPoint=dd}")
  }

  /// Creates a value of a size.
  public convenience init(cgSize size: CGSize) {
    var size = size
    self.init(bytes: &size, objCType: "{CGSize=dd}")
  }

  /// Creates a value of a rectangle.
  public convenience init(cgRect rect: CGRect) {
    var numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    self.init(bytes: &numbers, objCType: "[4d]")
  }

  /// Creates a value of a map of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    var t = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    self.init(bytes: &t, objCType: "[6d]")
  }

  /// The point; zero for a value of another kind.
  public var cgPointValue: CGPoint {
    guard String(cString: objCType) == "{CGPoint=dd}" else { return .zero }
    var point = CGPoint.zero
    getValue(&point)
    return point
  }

  /// The size; zero for a value of another kind.
  public var cgSizeValue: CGSize {
    guard String(cString: objCType) == "{CGSize=dd}" else { return .zero }
    var size = CGSize.zero
    getValue(&size)
    return size
  }

  /// The rectangle; zero for a value of another kind.
  public var cgRectValue: CGRect {
    guard String(cString: objCType) == "[4d]" else { return .zero }
    var n: [CGFloat] = [0, 0, 0, 0]
    getValue(&n)
    return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  /// The map of the plane; the identity for a value of another kind.
  public var cgAffineTransformValue: CGAffineTransform {
    guard String(cString: objCType) == "[6d]" else { return .identity }
    var n: [CGFloat] = [1, 0, 0, 1, 0, 0]
    getValue(&n)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
