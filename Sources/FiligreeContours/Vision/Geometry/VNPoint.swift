import Foundation

/// A point.
open class VNPoint: NSObject, NSCopying, NSSecureCoding {
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

  /// Reads a point from an archive; nil where its coordinates are missing.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "x"), coder.containsValue(forKey: "y") else { return nil }
    x = coder.decodeDouble(forKey: "x")
    y = coder.decodeDouble(forKey: "y")
  }

  /// Writes the point to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(x, forKey: "x")
    coder.encode(y, forKey: "y")
  }

  /// Archives are safe: only what was asked for is created from them.
  open class var supportsSecureCoding: Bool { true }

  /// The point itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point where `vector` leads to from `point`.
  open class func apply(_ vector: VNVector, to point: VNPoint) -> VNPoint {
    VNPoint(x: point.x + vector.x, y: point.y + vector.y)
  }

  /// How far two points are from one another.
  open class func distance(_ point1: VNPoint, _ point2: VNPoint) -> Double {
    point1.distance(point2)
  }

  /// The origin.
  open class var zero: VNPoint { VNPoint(x: 0, y: 0) }

  /// The point as a `CGPoint`.
  public var location: CGPoint { CGPoint(x: x, y: y) }

  /// How far `point` is.
  open func distance(_ point: VNPoint) -> Double {
    FiligreeContours.length(point.x - x, point.y - y)
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
