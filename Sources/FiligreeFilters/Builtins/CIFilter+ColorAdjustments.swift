import FiligreePixels
import Foundation

/// Saturation, brightness and contrast.
public protocol CIColorControls: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// A factor; 0 makes gray: 1 if not set.
  var saturation: Float { get set }
  /// What is added: 0 if not set.
  var brightness: Float { get set }
  /// A factor of the distance from ½: 1 if not set.
  var contrast: Float { get set }
}

/// The exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// Stops: light is multiplied by 2 to this power: 0 if not set.
  var ev: Float { get set }
}

/// A power.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The exponent of light: 1 if not set.
  var power: Float { get set }
}

/// The hue.
public protocol CIHueAdjust: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How far colors are turned about the axis of grays, in radians: 0 if not set.
  var angle: Float { get set }
}

/// A matrix of four rows, and a bias.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The row of red: (1, 0, 0, 0) if not set.
  var rVector: CIVector { get set }
  /// The row of green: (0, 1, 0, 0) if not set.
  var gVector: CIVector { get set }
  /// The row of blue: (0, 0, 1, 0) if not set.
  var bVector: CIVector { get set }
  /// The row of the opacity: (0, 0, 0, 1) if not set.
  var aVector: CIVector { get set }
  /// What is added: zeros if not set.
  var biasVector: CIVector { get set }
}

/// The least and the greatest components.
public protocol CIColorClamp: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The least red, green, blue and opacity: zeros if not set.
  var minComponents: CIVector { get set }
  /// The greatest ones: ones if not set.
  var maxComponents: CIVector { get set }
}

/// What becomes of white.
public protocol CIWhitePointAdjust: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The color of white: white if not set.
  var color: CIColor { get set }
}

/// Light as numbers on sRGB's curve.
public protocol CILinearToSRGBToneCurve: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// Numbers on sRGB's curve as light.
public protocol CISRGBToneCurveToLinear: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// Changes saturation, brightness and contrast.
  public class func colorControls() -> any CIFilter & CIColorControls {
    ColorControlsFilter(.colorControls)
  }
  /// Changes the exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    ExposureAdjustFilter(.exposureAdjust)
  }
  /// Raises light to a power.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
    GammaAdjustFilter(.gammaAdjust)
  }
  /// Turns all hues.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter(.hueAdjust) }
  /// Multiplies colors by a matrix.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix {
    ColorMatrixFilter(.colorMatrix)
  }
  /// Keeps components within a range.
  public class func colorClamp() -> any CIFilter & CIColorClamp { ColorClampFilter(.colorClamp) }
  /// Multiplies colors by that of white.
  public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust {
    WhitePointAdjustFilter(.whitePointAdjust)
  }
  /// Makes numbers on sRGB's curve of light.
  public class func linearToSRGBToneCurve() -> any CIFilter & CILinearToSRGBToneCurve {
    LinearToSRGBToneCurveFilter(.linearToSRGB)
  }
  /// Makes light of numbers on sRGB's curve.
  public class func sRGBToneCurveToLinear() -> any CIFilter & CISRGBToneCurveToLinear {
    SRGBToneCurveToLinearFilter(.sRGBToLinear)
  }
}

private final class ColorControlsFilter: CIFilter, CIColorControls {}
private final class ExposureAdjustFilter: CIFilter, CIExposureAdjust {}
private final class GammaAdjustFilter: CIFilter, CIGammaAdjust {}
private final class HueAdjustFilter: CIFilter, CIHueAdjust {}
private final class ColorMatrixFilter: CIFilter, CIColorMatrix {}
private final class ColorClampFilter: CIFilter, CIColorClamp {}
private final class WhitePointAdjustFilter: CIFilter, CIWhitePointAdjust {}
private final class LinearToSRGBToneCurveFilter: CIFilter, CILinearToSRGBToneCurve {}
private final class SRGBToneCurveToLinearFilter: CIFilter, CISRGBToneCurveToLinear {}
