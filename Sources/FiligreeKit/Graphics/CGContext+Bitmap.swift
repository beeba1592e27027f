import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

extension CGContext {
  /// Creates a context of so many pixels, whose picture is `makeImage()`, and whose pixels are at `data`.
  ///
  /// The unit of user space is a pixel, its origin is the lower left, and y points up; rows in memory run
  /// from the top. What the memory holds at first is drawn upon. Drawing is done in 8 bits a component of
  /// sRGB, whatever the memory has.
  ///
  /// Nil where Core Graphics has none, either: for a size that is not positive or has more than 2^28
  /// pixels, rows that do not fit in `bytesPerRow`, and for layouts other than these: 8 or 16 bits a
  /// component, gray (`none`), opacity alone (`alphaOnly`, 8 bits), RGB with a premultiplied opacity or an
  /// unused number, first or last. Byte orders are the default, of four components of 8 bits
  /// `byteOrder32Big` and `byteOrder32Little`, of 16 bits `byteOrder16Big` and `byteOrder16Little`.
  ///
  /// In extended and linear spaces, and with `floatComponents` of 16 or 32 bits, colors are mixed in that
  /// space's numbers, and `makeImage()` of an extended space is extended linear sRGB in floating-point
  /// numbers of 32 bits. Of these, `floatComponents` of 32 bits in the order RGBA (`premultipliedLast` or
  /// `noneSkipLast`, `byteOrder32Little`) are drawn into memory, the caller's or the context's own, in any
  /// RGB space, with colors beyond 0…1. Others have a picture only: no memory, and no `data`.
  ///
  /// - Parameters:
  ///   - data: Memory of at least `bytesPerRow` times `height` bytes, which outlives the context and is
  ///     drawn on as soon as something is drawn; nil for memory of the context's own, zero at first, which
  ///     is made when it is asked for.
  ///   - width: Pixels in a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bitsPerComponent: 8 or 16; 16 or 32 of floating-point numbers.
  ///   - bytesPerRow: Bytes from one row to the next; without memory of the caller's 0 for as many as a
  ///     row takes.
  ///   - space: An RGB space or gray; of no effect for opacity alone. Display P3 in floating-point
  ///     numbers is extended sRGB.
  ///   - bitmapInfo: Where the opacity is, the byte order, and whether components are floating-point
  ///     numbers.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    // Below 2^28 a side no product overflows.
    guard 1...(1 << 28) ~= width, 1...(1 << 28) ~= height, width * height <= 1 << 28 else {
      return nil
    }
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    var recorder = DisplayListRecorder(bounds: bounds)
    recorder.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.height)
    if let wide = WideBitmap(bits: bitsPerComponent, space: space, info) {
      let row = width * wide.size
      let rowBytes = data == nil && bytesPerRow == 0 ? row : bytesPerRow
      guard wide.hasMemory || data == nil, rowBytes >= row,
        !rowBytes.multipliedReportingOverflow(by: height).overflow
      else { return nil }
      self.init(recorder: recorder, bounds: bounds)
      rasterize = ImageCanvas.rasterize
      render = ImageCanvas.renderer(scale: 1, isOpaque: wide.isOpaque, colorMode: wide.mode)
      if wide.hasMemory {
        bitmap = FloatBitmapMemory(
          width: width, height: height, bytesPerRow: rowBytes, space: space, bitmapInfo: info,
          isOpaque: wide.isOpaque, memory: data)
      }
      return
    }
    guard let layout = BitmapLayout(bits: bitsPerComponent, space: space, info) else { return nil }
    let row = width * layout.size
    let rowBytes = data == nil && bytesPerRow == 0 ? row : bytesPerRow
    guard rowBytes >= row, !rowBytes.multipliedReportingOverflow(by: height).overflow else {
      return nil
    }
    self.init(recorder: recorder, bounds: bounds)
    rasterize = ImageCanvas.rasterize
    if layout.isRasterizers, rowBytes == row {
      // Without memory there is nothing to convert.
      render = ImageCanvas.renderer(scale: 1, isOpaque: layout.alpha < 0)
    }
    bitmap = BitmapMemory(
      layout, width: width, height: height, bytesPerRow: rowBytes,
      bitsPerComponent: bitsPerComponent, space: space, bitmapInfo: info, memory: data)
  }
}

/// A bitmap whose colors are mixed in numbers other than sRGB's of 8 bits.
private struct WideBitmap {
  /// Bytes of a pixel.
  let size: Int
  let isOpaque: Bool
  let mode: ColorMode
  /// Whether its pixels can be drawn into memory.
  let hasMemory: Bool

  /// Nil for what is no such bitmap: RGB of an extended or linear space or in floating-point numbers, with
  /// a premultiplied opacity or an unused number.
  init?(bits: Int, space: CGColorSpace, _ info: CGBitmapInfo) {
    let isFloat = info.contains(.floatComponents)
    guard space.model == .rgb, isFloat || space.isLinear || space.isExtended,
      isFloat ? bits == 16 || bits == 32 : bits == 8 || bits == 16
    else { return nil }
    let alphaInfo = CGImageAlphaInfo(
      rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
    switch alphaInfo {
    case .premultipliedLast, .premultipliedFirst: isOpaque = false
    case .noneSkipLast, .noneSkipFirst: isOpaque = true
    default: return nil
    }
    size = bits / 2
    let order = info.rawValue & CGBitmapInfo.byteOrderMask.rawValue
    hasMemory =
      isFloat && bits == 32 && order == CGBitmapInfo.byteOrder32Little.rawValue
      && (alphaInfo == .premultipliedLast || alphaInfo == .noneSkipLast)
    mode =
      space.isLinear
      ? (space.isExtended ? .extendedLinear : .linear)
      : space.isExtended || isFloat ? .extendedNonLinear : .nonLinear
  }
}
