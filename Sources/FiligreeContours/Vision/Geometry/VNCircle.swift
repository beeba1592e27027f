import Foundation

/// A circle.
open class VNCircle: NSObject, NSCopying, NSSecureCoding {
  /// The center.
  public let center: VNPoint
  /// The radius.
  public let radius: Double

  /// Creates a circle by its radius.
  public init(center: VNPoint, radius: Double) {
    self.center = center
    self.radius = radius
  }

  /// Creates a circle by its diameter.
  public convenience init(center: VNPoint, diameter: Double) {
    self.init(center: center, radius: diameter / 2)
  }

  /// Reads a circle from an archive; nil where its center is missing.
  public required init?(coder: NSCoder) {
    guard let center = coder.decodeObject(of: VNPoint.self, forKey: "center"),
      coder.containsValue(forKey: "radius")
    else { return nil }
    self.center = center
    radius = coder.decodeDouble(forKey: "radius")
  }

  /// Writes the circle to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(center, forKey: "center")
    coder.encode(radius, forKey: "radius")
  }

  /// Archives are safe: only what was asked for is created from them.
  open class var supportsSecureCoding: Bool { true }

  /// The circle itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The circle of radius 0 at the origin.
  open class var zero: VNCircle { VNCircle(center: .zero, radius: 0) }

  /// Twice the radius.
  public var diameter: Double { radius * 2 }

  /// Whether `point` lies inside the circle or on it.
  open func contains(_ point: VNPoint) -> Bool {
    center.distance(point) <= radius
  }

  /// Whether `point` lies in the ring of width `ringWidth` with the circle along its middle.
  open func contains(_ point: VNPoint, inCircumferentialRingOfWidth ringWidth: Double) -> Bool {
    abs(center.distance(point) - radius) <= ringWidth / 2
  }

  /// Whether `object` is the same circle.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VNCircle else { return false }
    return center == other.center && radius == other.radius
  }

  /// Hashes center and radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(center)
    hasher.combine(radius)
    return hasher.finalize()
  }
}
