import FiligreePixels
import Foundation

/// A Gaussian blur.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The standard deviation in pixels: 10 if not set.
  var radius: Float { get set }
}

/// The mean of a square.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How far the square reaches, in pixels: 10 if not set.
  var radius: Float { get set }
}

/// The mean of a disc.
public protocol CIDiscBlur: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How far the disc reaches, in pixels: 8 if not set.
  var radius: Float { get set }
}

/// The mean along a line.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How far the line reaches to either side, in pixels: 20 if not set.
  var radius: Float { get set }
  /// The line's angle from the x axis, in radians, y up: 0 if not set.
  var angle: Float { get set }
}

/// The median of nine pixels.
public protocol CIMedian: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// Blurs by a Gaussian.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur {
    GaussianBlurFilter(.gaussianBlur)
  }
  /// Blurs by the mean of a square around each pixel.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BoxBlurFilter(.boxBlur) }
  /// Blurs by the mean of a disc around each pixel.
  public class func discBlur() -> any CIFilter & CIDiscBlur { DiscBlurFilter(.discBlur) }
  /// Blurs along a line, as a moving camera does.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { MotionBlurFilter(.motionBlur) }
  /// Takes away single pixels that differ from their neighbors.
  public class func median() -> any CIFilter & CIMedian { MedianFilter(.medianFilter) }
}

private final class GaussianBlurFilter: CIFilter, CIGaussianBlur {}
private final class BoxBlurFilter: CIFilter, CIBoxBlur {}
private final class DiscBlurFilter: CIFilter, CIDiscBlur {}
private final class MotionBlurFilter: CIFilter, CIMotionBlur {}
private final class MedianFilter: CIFilter, CIMedian {}
