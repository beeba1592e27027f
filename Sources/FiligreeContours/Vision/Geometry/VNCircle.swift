import Foundation

/// A circle.
open class VNCircle: NSObject {
  /// The centre.
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

  /// Hashes centre and radius.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(center)
    hasher.combine(radius)
    return hasher.finalize()
  }
}
