import Foundation

/// A picture for image processing: the part of Core Image's `CIImage` that Vision's handlers need.
///
/// It holds a `CGImage`. Its coordinates are pixels, the origin at the lower left, y up.
public final class CIImage: Sendable {
  private let image: CGImage

  /// Creates a picture from pixels.
  public init(cgImage image: CGImage) {
    self.image = image
  }

  /// Creates a picture from a file; nil where it cannot be read or decoded.
  ///
  /// `CGImage(contentsOf:limits:)` says what is wrong.
  public convenience init?(contentsOf url: URL) {
    guard let image = try? CGImage(contentsOf: url) else { return nil }
    self.init(cgImage: image)
  }

  /// Creates a picture from the bytes of a file; nil where they cannot be decoded.
  public convenience init?(data: Data) {
    guard let image = try? CGImage(data: data) else { return nil }
    self.init(cgImage: image)
  }

  /// The pixels.
  public var cgImage: CGImage? { image }

  /// The rectangle of the picture: its origin is 0, its size the pixels.
  public var extent: CGRect {
    CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }

  /// The space of the colours.
  public var colorSpace: CGColorSpace? { image.colorSpace }

  /// The picture as it is to be seen where it is stored under `orientation`.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    CIImage(cgImage: image.oriented(orientation))
  }
}
