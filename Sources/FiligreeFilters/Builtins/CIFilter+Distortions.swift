import FiligreePixels
import Foundation

/// A whirl.
public protocol CITwirlDistortion: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// How far it reaches, in pixels: 300 if not set.
  var radius: Float { get set }
  /// How far its middle is turned, in radians: π if not set.
  var angle: Float { get set }
}

/// A bump.
public protocol CIBumpDistortion: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// How far it reaches, in pixels: 300 if not set.
  var radius: Float { get set }
  /// How high it is, −1…1: 0.5 if not set.
  var scale: Float { get set }
}

/// A pinch.
public protocol CIPinchDistortion: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// How far it reaches, in pixels: 300 if not set.
  var radius: Float { get set }
  /// How strong it is, 0…2: 0.5 if not set.
  var scale: Float { get set }
}

extension CIFilter {
  /// Turns the middle of a circle more than its edge.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion {
    TwirlDistortionFilter(.twirl)
  }
  /// Magnifies the middle of a circle.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion {
    BumpDistortionFilter(.bump)
  }
  /// Draws a circle together at its middle.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
    PinchDistortionFilter(.pinch)
  }
}

private final class TwirlDistortionFilter: CIFilter, CITwirlDistortion {}
private final class BumpDistortionFilter: CIFilter, CIBumpDistortion {}
private final class PinchDistortionFilter: CIFilter, CIPinchDistortion {}
