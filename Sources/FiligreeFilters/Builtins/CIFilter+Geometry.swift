import FiligreePaths
import FiligreePixels
import Foundation

/// A picture turned.
public protocol CIStraighten: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// How far it is turned counter-clockwise, in radians: 0 if not set.
  var angle: Float { get set }
}

/// A picture scaled.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The factor of the height: 1 if not set.
  var scale: Float { get set }
  /// The factor of the width, besides the scale: 1 if not set.
  var aspectRatio: Float { get set }
}

/// Four corners.
public protocol CIFourCoordinateGeometryFilter: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The upper left corner, y up: (118, 484) if not set.
  var topLeft: CGPoint { get set }
  /// The upper right corner: (646, 507) if not set.
  var topRight: CGPoint { get set }
  /// The lower right corner: (548, 140) if not set.
  var bottomRight: CGPoint { get set }
  /// The lower left corner: (155, 153) if not set.
  var bottomLeft: CGPoint { get set }
}

/// A picture in perspective.
public protocol CIPerspectiveTransform: CIFourCoordinateGeometryFilter {}

/// A part of a picture from the front.
public protocol CIPerspectiveCorrection: CIFourCoordinateGeometryFilter {}

/// A picture again and again.
public protocol CIAffineTile: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The map, y up: the identity if not set.
  var transform: CGAffineTransform { get set }
}

/// A picture continued.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The map, y up: the identity if not set.
  var transform: CGAffineTransform { get set }
}

extension CIFilter {
  /// Turns a picture within its extent, which it fills.
  public class func straighten() -> any CIFilter & CIStraighten { StraightenFilter(.straighten) }
  /// Scales a picture in high quality.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    LanczosScaleTransformFilter(.lanczosScale)
  }
  /// Maps a picture's corners to four points.
  public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
    PerspectiveTransformFilter(.perspectiveTransform)
  }
  /// Makes a rectangle of the part between four points.
  public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
    PerspectiveCorrectionFilter(.perspectiveCorrection)
  }
  /// Repeats a mapped picture without bounds.
  public class func affineTile() -> any CIFilter & CIAffineTile { AffineTileFilter(.affineTile) }
  /// Continues a mapped picture's outermost pixels without bounds.
  public class func affineClamp() -> any CIFilter & CIAffineClamp {
    AffineClampFilter(.affineClamp)
  }
}

private final class StraightenFilter: CIFilter, CIStraighten {}
private final class LanczosScaleTransformFilter: CIFilter, CILanczosScaleTransform {}
private final class PerspectiveTransformFilter: CIFilter, CIPerspectiveTransform {}
private final class PerspectiveCorrectionFilter: CIFilter, CIPerspectiveCorrection {}
private final class AffineTileFilter: CIFilter, CIAffineTile {}
private final class AffineClampFilter: CIFilter, CIAffineClamp {}
