import FiligreePixels
import Foundation

/// One pixel of many.
public protocol CIAreaReductionFilter: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The rectangle, in pixels, y up.
  var extent: CGRect { get set }
}

/// The mean of a rectangle.
public protocol CIAreaAverage: CIAreaReductionFilter {}

/// The greatest components of a rectangle.
public protocol CIAreaMaximum: CIAreaReductionFilter {}

/// The least components of a rectangle.
public protocol CIAreaMinimum: CIAreaReductionFilter {}

extension CIFilter {
  /// Makes a pixel of the mean of a rectangle.
  public class func areaAverage() -> any CIFilter & CIAreaAverage {
    AreaAverageFilter(.areaAverage)
  }
  /// Makes a pixel of the greatest components of a rectangle.
  public class func areaMaximum() -> any CIFilter & CIAreaMaximum {
    AreaMaximumFilter(.areaMaximum)
  }
  /// Makes a pixel of the least components of a rectangle.
  public class func areaMinimum() -> any CIFilter & CIAreaMinimum {
    AreaMinimumFilter(.areaMinimum)
  }
}

private final class AreaAverageFilter: CIFilter, CIAreaAverage {}
private final class AreaMaximumFilter: CIFilter, CIAreaMaximum {}
private final class AreaMinimumFilter: CIFilter, CIAreaMinimum {}
