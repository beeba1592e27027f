import FiligreePixels
import Foundation

/// The complement.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// Browns.
public protocol CISepiaTone: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How brown, 0…1: 1 if not set.
  var intensity: Float { get set }
}

/// Shades of one color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The color: a brown, (0.6, 0.45, 0.3), if not set.
  var color: CIColor { get set }
  /// How much of it, 0…1: 1 if not set.
  var intensity: Float { get set }
}

/// Few levels.
public protocol CIColorPosterize: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How many values a component has: 6 if not set.
  var levels: Float { get set }
}

/// Two colors by the luminance.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The color of black: (0.3, 0, 0) if not set.
  var color0: CIColor { get set }
  /// The color of white: (1, 0.9, 0.8) if not set.
  var color1: CIColor { get set }
}

/// A mask.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// The greatest component.
public protocol CIMaximumComponent: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// The least component.
public protocol CIMinimumComponent: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// Black and white by a threshold.
public protocol CIColorThreshold: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The least component that becomes 1: 0.5 if not set.
  var threshold: Float { get set }
}

/// Dark corners.
public protocol CIVignette: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How dark, −1…1: 0 if not set.
  var intensity: Float { get set }
  /// How far from the middle it begins, 0…2: 1 if not set.
  var radius: Float { get set }
}

extension CIFilter {
  /// Inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert {
    ColorInvertFilter(.colorInvert)
  }
  /// Makes the browns of an old photograph.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter(.sepiaTone) }
  /// Makes shades of one color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    ColorMonochromeFilter(.colorMonochrome)
  }
  /// Leaves few values of each component.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize {
    ColorPosterizeFilter(.colorPosterize)
  }
  /// Maps luminance to the way between two colors.
  public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter(.falseColor) }
  /// Makes white whose opacity is the luminance.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha {
    MaskToAlphaFilter(.maskToAlpha)
  }
  /// Makes grays of the greatest component.
  public class func maximumComponent() -> any CIFilter & CIMaximumComponent {
    MaximumComponentFilter(.maximumComponent)
  }
  /// Makes grays of the least component.
  public class func minimumComponent() -> any CIFilter & CIMinimumComponent {
    MinimumComponentFilter(.minimumComponent)
  }
  /// Makes 0 or 1 of each component.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold {
    ColorThresholdFilter(.colorThreshold)
  }
  /// Darkens a picture towards its corners.
  public class func vignette() -> any CIFilter & CIVignette { VignetteFilter(.vignette) }
}

private final class ColorInvertFilter: CIFilter, CIColorInvert {}
private final class SepiaToneFilter: CIFilter, CISepiaTone {}
private final class ColorMonochromeFilter: CIFilter, CIColorMonochrome {}
private final class ColorPosterizeFilter: CIFilter, CIColorPosterize {}
private final class FalseColorFilter: CIFilter, CIFalseColor {}
private final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha {}
private final class MaximumComponentFilter: CIFilter, CIMaximumComponent {}
private final class MinimumComponentFilter: CIFilter, CIMinimumComponent {}
private final class ColorThresholdFilter: CIFilter, CIColorThreshold {}
private final class VignetteFilter: CIFilter, CIVignette {}
