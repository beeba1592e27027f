import FiligreeBase
import FiligreePaths
import Foundation

/// A vector in the plane.
open class VNVector: NSObject, NSCopying, NSSecureCoding {
  /// How far it goes along the x axis.
  public let x: Double
  /// How far it goes along the y axis.
  public let y: Double

  /// Creates a vector by its projections on the axes.
  public init(xComponent x: Double, yComponent y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates a vector of length `r` at the angle `theta` to the x axis, in radians, counter-clockwise.
  public convenience init(r: Double, theta: Double) {
    let turn = sincos(CGFloat(theta))
    self.init(xComponent: r * Double(turn.cosine), yComponent: r * Double(turn.sine))
  }

  /// Creates the vector that leads from `tail` to `head`.
  public convenience init(vectorHead head: VNPoint, tail: VNPoint) {
    self.init(xComponent: head.x - tail.x, yComponent: head.y - tail.y)
  }

  /// Creates the sum of two vectors.
  public convenience init(byAdding v1: VNVector, to v2: VNVector) {
    self.init(xComponent: v2.x + v1.x, yComponent: v2.y + v1.y)
  }

  /// Creates the difference `v2` − `v1`.
  public convenience init(bySubtracting v1: VNVector, from v2: VNVector) {
    self.init(xComponent: v2.x - v1.x, yComponent: v2.y - v1.y)
  }

  /// Creates a vector `scalar` times as long as `vector`.
  public convenience init(byMultiplying vector: VNVector, byScalar scalar: Double) {
    self.init(xComponent: vector.x * scalar, yComponent: vector.y * scalar)
  }

  /// Reads a vector from an archive; nil where its projections are missing.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "x"), coder.containsValue(forKey: "y") else { return nil }
    x = coder.decodeDouble(forKey: "x")
    y = coder.decodeDouble(forKey: "y")
  }

  /// Writes the vector to an archive.
  open func encode(with coder: NSCoder) {
    coder.encode(x, forKey: "x")
    coder.encode(y, forKey: "y")
  }

  /// Archives are safe: only what was asked for is created from them.
  open class var supportsSecureCoding: Bool { true }

  /// The vector itself: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The vector of length 0.
  open class var zero: VNVector { VNVector(xComponent: 0, yComponent: 0) }

  /// The vector of length 1 in the direction of `vector`; that of length 0 has none and stays.
  open class func unitVector(for vector: VNVector) -> VNVector {
    let scale = lengthScale(vector.x, vector.y)
    let scaled = VNVector(byMultiplying: vector, byScalar: scale)
    let length = scaled.length
    return length > 0 ? VNVector(byMultiplying: scaled, byScalar: 1 / length) : .zero
  }

  /// The dot product.
  open class func dotProduct(of v1: VNVector, vector v2: VNVector) -> Double {
    v1.x * v2.x + v1.y * v2.y
  }

  /// The length.
  public var r: Double { length }
  /// The angle to the x axis, −π…π in radians, counter-clockwise.
  public var theta: Double { atan2(y, x) }
  /// The length.
  public var length: Double { FiligreeContours.length(x, y) }
  /// The square of the length.
  public var squaredLength: Double { x * x + y * y }

  /// Whether `object` is a vector with the same projections.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VNVector else { return false }
    return x == other.x && y == other.y
  }

  /// Hashes the projections.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(x)
    hasher.combine(y)
    return hasher.finalize()
  }
}
