import FiligreePaths
import FiligreePixels
import Foundation

/// A picture that is mapped to a rectangle of user space.
///
/// The picture's upper left corner is the rectangle's, its rows go along x. Pixels are taken as they
/// are stored: an EXIF orientation is the caller's business. Colors of other spaces become sRGB.
///
/// Where the picture shrinks, it is first averaged over exact areas; where a copy has the size of the
/// picture and lies on whole pixels, the pixels are the picture's own.
public struct PicturePaint: Hashable, Sendable {
  /// What is outside of the rectangle.
  public enum Extend: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// The outermost pixels, continued.
    case clamp
    /// The picture again.
    case `repeat`
  }

  /// How colors are found between the centers of pixels; Core Graphics' names of interpolation
  /// qualities.
  public enum Sampling: UInt8, Hashable, Sendable, CaseIterable {
    /// The nearest pixel, enlarging and shrinking: squares.
    case none
    /// Between the four nearest pixels, bilinear.
    case low
    /// Between the sixteen nearest pixels: Catmull and Rom's bicubic.
    case medium
    /// As `medium`.
    case high
  }

  /// The picture.
  public var image: CGImage
  /// Where it is, in user space; a negative width or height mirrors it.
  public var rect: CGRect
  /// What is outside of the rectangle.
  public var extend: Extend
  /// How colors are found between pixels.
  public var sampling: Sampling
  /// The color that the picture's opacity is drawn in, as of a stencil; nil for its own colors.
  public var tint: CGColor?

  /// Creates a paint.
  public init(
    image: CGImage, rect: CGRect, extend: Extend = .none, sampling: Sampling = .medium,
    tint: CGColor? = nil
  ) {
    self.image = image
    self.rect = rect
    self.extend = extend
    self.sampling = sampling
    self.tint = tint
  }

  /// Whether both are the same picture object in the same place.
  public static func == (a: PicturePaint, b: PicturePaint) -> Bool {
    a.image === b.image && a.rect == b.rect && a.extend == b.extend && a.sampling == b.sampling
      && a.tint == b.tint
  }

  /// Hashes the picture's identity and its place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
    hasher.combine(rect.origin.x)
    hasher.combine(rect.origin.y)
    hasher.combine(rect.size.width)
    hasher.combine(rect.size.height)
    hasher.combine(extend)
    hasher.combine(sampling)
  }
}

extension PicturePaint {
  /// A list that paints the picture, and what is outside of its rectangle over `region`.
  package func filling(_ region: CGRect) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: region)
    var paint = self
    let shape = extend == .none ? Path(rect.standardized) : Path(region)
    // Continued beyond its edge: the shape's coverage alone makes the edge.
    if extend == .none { paint.extend = .clamp }
    recorder.fill(shape, with: .image(paint))
    return recorder.finish()
  }
}

/// A shorter name within the package; the public one is that of a style of SwiftUI's.
package typealias ImagePaint = PicturePaint
