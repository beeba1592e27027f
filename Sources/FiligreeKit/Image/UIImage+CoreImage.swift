import FiligreePixels
import Foundation

extension UIImage {
  /// Creates a picture of Core Image's, with one pixel per point, upright.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Creates a picture of Core Image's.
  ///
  /// As in UIKit its ``cgImage`` is nil; it is drawn and encoded like any other. What a filter makes is computed
  /// when it is first drawn; one without bounds, or of too many pixels, is empty, and a warning says so.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    self.init(.coreImage(CoreImageContent(ciImage)), scale: scale, orientation: orientation)
  }

  /// The picture it was made of; nil for others.
  public var ciImage: CIImage? {
    if case .coreImage(let content) = content { content.image } else { nil }
  }
}

extension CIImage {
  /// Creates a picture of UIKit's pixels, as they lie: the orientation is not applied.
  ///
  /// Nil for an empty picture.
  public convenience init?(image: UIImage) {
    guard let pixels = image.storedPixels else { return nil }
    self.init(cgImage: pixels)
  }
}
