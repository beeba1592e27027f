import Foundation

/// A point in coordinates of 0…1 both ways, origin at the lower left.
public struct NormalizedPoint: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The point as a `CGPoint`.
  public let cgPoint: CGPoint

  /// Creates the point (`x`, `y`).
  public init(x: CGFloat, y: CGFloat) {
    cgPoint = CGPoint(x: x, y: y)
  }

  /// Creates a point from one in normalized coordinates.
  public init(normalizedPoint: CGPoint) {
    cgPoint = normalizedPoint
  }

  /// Creates a point from one in pixels, origin at the lower left.
  public init(imagePoint: CGPoint, in imageSize: CGSize) {
    self.init(x: imagePoint.x / imageSize.width, y: imagePoint.y / imageSize.height)
  }

  /// Creates a point normalized to a region of interest from one in pixels of the whole picture, origin
  /// at the lower left.
  public init(
    imagePoint: CGPoint, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect
  ) {
    let point = NormalizedPoint(imagePoint: imagePoint, in: imageSize)
    self.init(
      x: (point.x - regionOfInterest.origin.x) / regionOfInterest.width,
      y: (point.y - regionOfInterest.origin.y) / regionOfInterest.height)
  }

  /// The lower left corner.
  public static let zero = NormalizedPoint(x: 0, y: 0)

  /// From the left.
  public var x: CGFloat { cgPoint.x }
  /// From the bottom.
  public var y: CGFloat { cgPoint.y }

  /// "(x, y)".
  public var description: String { "(\(x), \(y))" }

  /// The point in pixels of a picture.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    let point = origin == .lowerLeft ? self : verticallyFlipped()
    return CGPoint(x: point.x * imageSize.width, y: point.y * imageSize.height)
  }

  /// The point in pixels of a picture, for a point normalized to a region of it.
  public func toImageCoordinates(
    from regionOfInterest: NormalizedRect, imageSize: CGSize,
    origin: CoordinateOrigin = .lowerLeft
  ) -> CGPoint {
    NormalizedPoint(
      x: regionOfInterest.origin.x + x * regionOfInterest.width,
      y: regionOfInterest.origin.y + y * regionOfInterest.height
    ).toImageCoordinates(imageSize, origin: origin)
  }

  /// The point as many from the top as it is from the bottom, and the other way round.
  public func verticallyFlipped() -> NormalizedPoint {
    NormalizedPoint(x: x, y: 1 - y)
  }
}
