import FiligreePixels
import Foundation

/// Sharper edges.
public protocol CIUnsharpMask: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The standard deviation of the blur, in pixels: 2.5 if not set.
  var radius: Float { get set }
  /// How much the difference to it counts: 0.5 if not set.
  var intensity: Float { get set }
}

/// Sharper luminance.
public protocol CISharpenLuminance: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How much the difference to a blur counts: 0.4 if not set.
  var sharpness: Float { get set }
  /// The standard deviation of the blur, in pixels: 1.69 if not set.
  var radius: Float { get set }
}

extension CIFilter {
  /// Adds what a blur takes away.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask {
    UnsharpMaskFilter(.unsharpMask)
  }
  /// Adds what a blur takes away from the luminance.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
    SharpenLuminanceFilter(.sharpenLuminance)
  }
}

private final class UnsharpMaskFilter: CIFilter, CIUnsharpMask {}
private final class SharpenLuminanceFilter: CIFilter, CISharpenLuminance {}
