import Foundation

/// A point.
open class VNPoint: NSObject {
  /// The point's x.
  public let x: Double
  /// The point's y.
  public let y: Double

  /// Creates the point (`x`, `y`).
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a point at `location`.
  public convenience init(location: CGPoint) {
    self.init(x: Double(location.x), y: Double(location.y))
  }

  /// The origin.
  open class var zero: VNPoint { VNPoint(x: 0, y: 0) }

  /// The point as a `CGPoint`.
  public var location: CGPoint { CGPoint(x: x, y: y) }

  /// How far `point` is.
  open func distance(_ point: VNPoint) -> Double {
    let (dx, dy) = (point.x - x, point.y - y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether `object` is a point at the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VNPoint else { return false }
    return x == other.x && y == other.y
  }

  /// Hashes the coordinates.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(x)
    hasher.combine(y)
    return hasher.finalize()
  }
}
