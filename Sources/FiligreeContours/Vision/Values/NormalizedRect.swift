import Foundation

/// A rectangle in coordinates of 0…1 both ways, origin at the lower left.
public struct NormalizedRect: Hashable, Codable, Sendable, CustomStringConvertible {
  /// The rectangle as a `CGRect`.
  public let cgRect: CGRect

  /// Creates a rectangle by its lower left corner and its size.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Creates a rectangle from one in normalized coordinates.
  public init(normalizedRect: CGRect) {
    cgRect = normalizedRect
  }

  /// Creates a rectangle from one in pixels, origin at the lower left.
  public init(imageRect: CGRect, in imageSize: CGSize) {
    self.init(
      x: imageRect.origin.x / imageSize.width, y: imageRect.origin.y / imageSize.height,
      width: imageRect.size.width / imageSize.width,
      height: imageRect.size.height / imageSize.height)
  }

  /// Creates a rectangle normalized to a region of interest from one in pixels of the whole picture,
  /// origin at the lower left.
  public init(
    imageRect: CGRect, in imageSize: CGSize, normalizedTo regionOfInterest: NormalizedRect
  ) {
    let rect = NormalizedRect(imageRect: imageRect, in: imageSize)
    self.init(
      x: (rect.origin.x - regionOfInterest.origin.x) / regionOfInterest.width,
      y: (rect.origin.y - regionOfInterest.origin.y) / regionOfInterest.height,
      width: rect.width / regionOfInterest.width, height: rect.height / regionOfInterest.height)
  }

  /// Everything: (0, 0, 1, 1).
  public static let fullImage = NormalizedRect(x: 0, y: 0, width: 1, height: 1)

  /// The lower left corner.
  public var origin: CGPoint { cgRect.origin }
  /// The width.
  public var width: CGFloat { cgRect.size.width }
  /// The height.
  public var height: CGFloat { cgRect.size.height }

  /// "(x, y, width, height)".
  public var description: String { "(\(origin.x), \(origin.y), \(width), \(height))" }

  /// The rectangle in pixels of a picture.
  public func toImageCoordinates(
    _ imageSize: CGSize, origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    let rect = origin == .lowerLeft ? self : verticallyFlipped()
    return CGRect(
      x: rect.origin.x * imageSize.width, y: rect.origin.y * imageSize.height,
      width: rect.width * imageSize.width, height: rect.height * imageSize.height)
  }

  /// The rectangle in pixels of a picture, for a rectangle normalized to a region of it.
  public func toImageCoordinates(
    from regionOfInterest: NormalizedRect, imageSize: CGSize,
    origin: CoordinateOrigin = .lowerLeft
  ) -> CGRect {
    NormalizedRect(
      x: regionOfInterest.origin.x + self.origin.x * regionOfInterest.width,
      y: regionOfInterest.origin.y + self.origin.y * regionOfInterest.height,
      width: width * regionOfInterest.width, height: height * regionOfInterest.height
    ).toImageCoordinates(imageSize, origin: origin)
  }

  /// The rectangle as far from the top as it is from the bottom, and the other way round.
  public func verticallyFlipped() -> NormalizedRect {
    NormalizedRect(x: origin.x, y: 1 - origin.y - height, width: width, height: height)
  }
}
