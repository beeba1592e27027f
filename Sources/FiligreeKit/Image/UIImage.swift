import FiligreePixels
import Foundation

/// A picture with a scale and an orientation: UIKit's `UIImage`.
///
/// It does not change once made, so any thread may hold it.
public final class UIImage: NSObject, Sendable {
  /// How the rows and columns of the pixels lie in the picture as it is shown.
  ///
  /// Raw values are UIKit's, which are not those of EXIF.
  public enum Orientation: Int, Hashable, Sendable, CaseIterable {
    /// As the pixels lie.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° counter-clockwise.
    case left
    /// Turned by 90° clockwise.
    case right
    /// Changed over left to right.
    case upMirrored
    /// Changed over top to bottom.
    case downMirrored
    /// Changed over left to right, then turned by 90° counter-clockwise.
    case leftMirrored
    /// Changed over left to right, then turned by 90° clockwise.
    case rightMirrored
  }

  /// The pixels, as they lie in memory: the orientation is not applied.
  public let cgImage: CGImage?
  /// Pixels per point.
  public let scale: CGFloat
  /// How the pixels are to be turned and mirrored when shown.
  public let imageOrientation: Orientation

  /// Creates an empty picture, of size zero.
  public override init() {
    cgImage = nil
    scale = 1
    imageOrientation = .up
    super.init()
  }

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels per point; what is not a positive, finite number counts as 1.
  ///   - orientation: How the pixels are to be turned and mirrored when shown.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.cgImage = cgImage
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    imageOrientation = orientation
    super.init()
  }

  /// Creates a picture of one pixel per point, upright.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Width and height in points, as the picture is shown: the orientation is applied.
  public var size: CGSize {
    guard let cgImage else { return .zero }
    let width = CGFloat(cgImage.width) / scale
    let height = CGFloat(cgImage.height) / scale
    return switch imageOrientation {
    case .up, .down, .upMirrored, .downMirrored: CGSize(width: width, height: height)
    case .left, .right, .leftMirrored, .rightMirrored: CGSize(width: height, height: width)
    }
  }
}
