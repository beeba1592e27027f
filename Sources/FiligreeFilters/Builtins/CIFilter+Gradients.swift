import FiligreePixels
import Foundation

/// A gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// Where the first color ends, y up: the origin if not set.
  var point0: CGPoint { get set }
  /// Where the second color begins: (200, 200) if not set.
  var point1: CGPoint { get set }
  /// The first color: white if not set.
  var color0: CIColor { get set }
  /// The second color: black if not set.
  var color1: CIColor { get set }
}

/// A smooth gradient along a line.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// Where the first color ends, y up: the origin if not set.
  var point0: CGPoint { get set }
  /// Where the second color begins: (200, 200) if not set.
  var point1: CGPoint { get set }
  /// The first color: white if not set.
  var color0: CIColor { get set }
  /// The second color: black if not set.
  var color1: CIColor { get set }
}

/// A gradient between circles.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// Within it is the first color, in pixels: 5 if not set.
  var radius0: Float { get set }
  /// Beyond it is the second color, in pixels: 100 if not set.
  var radius1: Float { get set }
  /// The first color: white if not set.
  var color0: CIColor { get set }
  /// The second color: black if not set.
  var color1: CIColor { get set }
}

/// A gradient that falls off as a Gaussian.
public protocol CIGaussianGradient: CIFilterProtocol {
  /// The middle, in pixels, y up.
  var center: CGPoint { get set }
  /// The color in the middle: white if not set.
  var color0: CIColor { get set }
  /// The color far away: clear if not set.
  var color1: CIColor { get set }
  /// Where the second color is reached, in pixels: 300 if not set.
  var radius: Float { get set }
}

extension CIFilter {
  /// Makes a gradient along a line, without bounds.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    LinearGradientFilter(.linearGradient)
  }
  /// Makes a gradient along a line by an S-curve, without bounds.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    SmoothLinearGradientFilter(.smoothLinearGradient)
  }
  /// Makes a gradient between two circles around a point, without bounds.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    RadialGradientFilter(.radialGradient)
  }
  /// Makes a gradient that falls off as a Gaussian, without bounds.
  public class func gaussianGradient() -> any CIFilter & CIGaussianGradient {
    GaussianGradientFilter(.gaussianGradient)
  }
}

private final class LinearGradientFilter: CIFilter, CILinearGradient {}
private final class SmoothLinearGradientFilter: CIFilter, CISmoothLinearGradient {}
private final class RadialGradientFilter: CIFilter, CIRadialGradient {}
private final class GaussianGradientFilter: CIFilter, CIGaussianGradient {}
