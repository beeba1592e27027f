import FiligreeBase
import Foundation

// Points as vectors. Internal: clients have their own ideas about arithmetic on points.

@inline(__always)
func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }

@inline(__always)
func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }

@inline(__always)
prefix func - (a: CGPoint) -> CGPoint { CGPoint(x: -a.x, y: -a.y) }

@inline(__always)
func * (a: CGPoint, s: CGFloat) -> CGPoint { CGPoint(x: a.x * s, y: a.y * s) }

extension CGPoint {
  /// The vector turned by 90° from x towards y.
  @inline(__always)
  var turned: CGPoint { CGPoint(x: -y, y: x) }

  /// The point half-way to `other`.
  @inline(__always)
  func midpoint(_ other: CGPoint) -> CGPoint {
    CGPoint(x: 0.5 * (x + other.x), y: 0.5 * (y + other.y))
  }

  /// The vector of length 1 in this direction, or nil for a vector without a direction.
  var unit: CGPoint? {
    let size = max(abs(x), abs(y))
    guard size > 0, size.isFinite else { return nil }
    // Scaled first, so that neither tiny nor huge vectors lose their squares.
    let scaled = CGPoint(x: x / size, y: y / size)
    let length = scaled.length
    return CGPoint(x: scaled.x / length, y: scaled.y / length)
  }
}
