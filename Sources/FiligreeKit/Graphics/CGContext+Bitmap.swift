import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

extension CGContext {
  /// Creates a context of so many pixels, whose picture is `makeImage()`.
  ///
  /// The unit of user space is a pixel, its origin is the lower left, and y points up. Pictures are sRGB
  /// with 8 bits a component, premultiplied; without an opacity if `bitmapInfo` says so. In extended and
  /// linear spaces and with `floatComponents` colours are mixed in that space's numbers, and pictures of
  /// extended spaces are extended linear sRGB in floating-point numbers of 32 bits.
  ///
  /// - Parameters:
  ///   - data: Must be nil: a drawing is recorded, and pixels are made when they are asked for. With
  ///     memory of the caller's the result is nil.
  ///   - width: Pixels in a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bitsPerComponent: It has no effect.
  ///   - bytesPerRow: It has no effect.
  ///   - space: In which numbers colours are mixed. Display P3 is extended sRGB if components are
  ///     floating-point numbers, else it is sRGB.
  ///   - bitmapInfo: Whether there is an opacity, and whether components are floating-point numbers.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    // Beyond 2^26 pixels a side the product may not fit; the rasterizer's limit is far below.
    guard data == nil, 1...(1 << 26) ~= width, 1...(1 << 26) ~= height else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var recorder = DisplayListRecorder(bounds: bounds)
    recorder.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
    self.init(recorder: recorder, bounds: bounds)
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue)
    let isOpaque =
      switch alpha {
      case .some(.none), .noneSkipLast, .noneSkipFirst: true
      default: false
      }
    let isFloat = bitmapInfo & CGBitmapInfo.floatComponents.rawValue != 0
    let mode: ColorMode? =
      space.isLinear
      ? (space.isExtended ? .extendedLinear : .linear)
      : space.isExtended || isFloat ? .extendedNonLinear : nil
    render = ImageCanvas.renderer(scale: 1, isOpaque: isOpaque, colorMode: mode)
  }
}
