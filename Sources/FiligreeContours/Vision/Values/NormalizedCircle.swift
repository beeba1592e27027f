import Foundation

/// A circle in normalized coordinates.
public struct NormalizedCircle: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The center.
  public let center: NormalizedPoint
  /// The radius.
  public let radius: CGFloat

  /// Creates a circle by its center and radius.
  public init(center: NormalizedPoint, radius: CGFloat) {
    self.center = center
    self.radius = radius
  }

  /// The circle of radius 0 at the origin.
  public static let zero = NormalizedCircle(center: .zero, radius: 0)

  /// "(x, y), radius r".
  public var description: String { "\(center), radius \(radius)" }

  private func distance(_ point: NormalizedPoint) -> CGFloat {
    CGFloat(length(Double(point.x - center.x), Double(point.y - center.y)))
  }

  /// Whether `point` lies inside the circle or on it.
  public func contains(_ point: NormalizedPoint) -> Bool {
    distance(point) <= radius
  }

  /// Whether `point` lies in the ring of width `ringWidth` with the circle along its middle.
  public func contains(
    _ point: NormalizedPoint, inCircumferentialRingOfWidth ringWidth: CGFloat
  ) -> Bool {
    abs(distance(point) - radius) <= ringWidth / 2
  }

  /// The smallest circle around `points`; that of radius 0 at the origin if there are none, or if a
  /// coordinate is not finite.
  public static func boundingCircle(for points: [NormalizedPoint]) -> NormalizedCircle {
    bounding(points.map { SIMD2(Double($0.x), Double($0.y)) })
  }

  /// The smallest circle around `points`, or `zero`.
  static func bounding(_ points: [SIMD2<Double>]) -> NormalizedCircle {
    guard !points.isEmpty, points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      return .zero
    }
    let circle = SmallestCircle(around: points)
    return NormalizedCircle(
      center: NormalizedPoint(x: circle.center.x, y: circle.center.y),
      radius: CGFloat(circle.radius))
  }
}
