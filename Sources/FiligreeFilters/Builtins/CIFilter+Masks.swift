import FiligreePixels
import Foundation

/// A picture over another by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The picture beneath.
  var backgroundImage: CIImage? { get set }
  /// How much of the picture is seen.
  var maskImage: CIImage? { get set }
}

/// The way from one picture to another.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The picture at the end.
  var targetImage: CIImage? { get set }
  /// How far the way is gone, 0…1: 0 if not set.
  var time: Float { get set }
}

/// Fades one picture into another.
public protocol CIDissolveTransition: CITransitionFilter {}

extension CIFilter {
  /// Lays a picture over another by a mask's luminance.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter(.blendWithMask)
  }
  /// Lays a picture over another by a mask's opacity.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter(.blendWithAlphaMask)
  }
  /// Lays a picture over another by a mask's red.
  public class func blendWithRedMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter(.blendWithRedMask)
  }
  /// Lays a picture over another by a mask's blue.
  public class func blendWithBlueMask() -> any CIFilter & CIBlendWithMask {
    BlendWithMaskFilter(.blendWithBlueMask)
  }
  /// Fades one picture into another.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    DissolveTransitionFilter(.dissolve)
  }
}

private final class BlendWithMaskFilter: CIFilter, CIBlendWithMask {}
private final class DissolveTransitionFilter: CIFilter, CIDissolveTransition {}
