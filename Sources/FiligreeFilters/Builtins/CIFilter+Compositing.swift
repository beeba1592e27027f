import FiligreePixels
import Foundation

/// A picture and one beneath.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The picture beneath.
  var backgroundImage: CIImage? { get set }
}

extension CIFilter {
  /// Adds components.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.additionCompositing)
  }
  /// Takes hue and saturation of the picture, and luminosity of that beneath.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.colorBlendMode)
  }
  /// Darkens what is beneath to reflect the picture.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.colorBurnBlendMode)
  }
  /// Brightens what is beneath to reflect the picture.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.colorDodgeBlendMode)
  }
  /// Takes the darker components.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.darkenBlendMode)
  }
  /// Takes the difference.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.differenceBlendMode)
  }
  /// Takes a difference of lower contrast.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.exclusionBlendMode)
  }
  /// Multiplies or screens by the picture.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.hardLightBlendMode)
  }
  /// Takes the hue of the picture.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.hueBlendMode)
  }
  /// Takes the lighter components.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.lightenBlendMode)
  }
  /// Takes the luminosity of the picture.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.luminosityBlendMode)
  }
  /// Takes the greater components.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.maximumCompositing)
  }
  /// Takes the lesser components.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.minimumCompositing)
  }
  /// Multiplies colors where both are.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.multiplyBlendMode)
  }
  /// Multiplies components.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.multiplyCompositing)
  }
  /// Multiplies or screens by what is beneath.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.overlayBlendMode)
  }
  /// Takes the saturation of the picture.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.saturationBlendMode)
  }
  /// Multiplies complements.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.screenBlendMode)
  }
  /// Darkens or lightens by the picture, softly.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.softLightBlendMode)
  }
  /// Lays the picture over what is beneath, within that.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.sourceAtopCompositing)
  }
  /// Leaves the picture where something is beneath.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.sourceInCompositing)
  }
  /// Leaves the picture where nothing is beneath.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.sourceOutCompositing)
  }
  /// Lays the picture over what is beneath.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    CompositeOperationFilter(.sourceOverCompositing)
  }
}

private final class CompositeOperationFilter: CIFilter, CICompositeOperation {}
