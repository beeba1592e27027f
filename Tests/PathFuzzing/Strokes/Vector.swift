import FiligreePaths
import Foundation

/// A point or a vector of the stroke oracle, in plain doubles.
struct Vector: Equatable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  init(_ point: CGPoint) {
    x = point.x.native
    y = point.y.native
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  static func * (a: Vector, s: Double) -> Vector { Vector(a.x * s, a.y * s) }
  static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  var length: Double { hypot(x, y) }
  /// Turned by 90° from x towards y.
  var turned: Vector { Vector(-y, x) }
  /// Of length 1; nil for a vector that is shorter than anything a case means.
  var unit: Vector? {
    let size = length
    return size > 1e-13 ? Vector(x / size, y / size) : nil
  }

  /// The distance from the segment between `a` and `b`.
  func distance(toSegment a: Vector, _ b: Vector) -> Double {
    let d = b - a
    let square = d.dot(d)
    let t = square > 0 ? min(max((self - a).dot(d) / square, 0), 1) : 0
    return (a + d * t - self).length
  }
}
