import Foundation

/// Why a drawing cannot become a picture.
public enum RasterError: Error, Hashable, Sendable {
  /// The page has no area or is not finite.
  case emptyPage(bounds: CGRect)
  /// The number of pixels a point is not a positive, finite number.
  case invalidScale(CGFloat)
  /// The picture would have more pixels than allowed.
  ///
  /// Width and height are in pixels; they may be beyond what an integer holds.
  case tooManyPixels(width: CGFloat, height: CGFloat, limit: Int)
  /// A layer's picture, of so many pixels, and those of the layers around it would have more pixels
  /// than allowed.
  case tooManyLayerPixels(width: Int, height: Int, limit: Int)
  /// The memory is too small for the picture, or it or its rows do not begin at multiples of 4 bytes.
  case unfitMemory(width: Int, height: Int, bytesPerRow: Int, size: Int)
  /// Layers lie in layers more often than allowed.
  case layersTooDeep(depth: Int, limit: Int)
}

extension RasterError: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .emptyPage(let bounds):
      "the page has no area: \(bounds.width) × \(bounds.height) points; "
        + "both have to be greater than zero"
    case .invalidScale(let scale):
      "a scale of \(scale) pixels a point; it has to be a finite number greater than zero"
    case .tooManyPixels(let width, let height, let limit):
      "the picture would have \(width) × \(height) pixels, more than the limit of \(limit); "
        + "choose a smaller scale or set Rasterizer.pixelLimit"
    case .tooManyLayerPixels(let width, let height, let limit):
      "a layer would have \(width) × \(height) pixels, which with those around it is more than the "
        + "limit of \(limit); choose a smaller scale or blur, or set Rasterizer.layerPixelLimit"
    case .unfitMemory(let width, let height, let bytesPerRow, let size):
      "\(size) bytes, \(bytesPerRow) of them a row, do not hold a picture of \(width) × \(height) "
        + "pixels of 4 bytes; both have to be multiples of 4, and the memory aligned to 4 bytes"
    case .layersTooDeep(let depth, let limit):
      "layers are nested \(depth) deep, more than the limit of \(limit); draw some of them "
        + "without a layer"
    }
  }
}
