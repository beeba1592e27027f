import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// The pixels of a bitmap context of floating-point numbers, in the caller's memory or in its own.
///
/// A pixel is four numbers of 32 bits, little-endian: red, green, blue, and the opacity by which they are
/// multiplied, or a number that says nothing. Only the part of the page that an operation reaches is drawn,
/// and only pixels that it changes by more than a millionth are written, so that others keep their exact
/// values, as far as their light is within half precision's range.
final class FloatBitmapMemory: RowMemory<[SIMD4<Float>]>, BitmapTarget {
  private let isOpaque: Bool

  var bitsPerComponent: Int { 32 }
  var bitsPerPixel: Int { 128 }

  init(
    width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    isOpaque: Bool, memory: UnsafeMutableRawPointer?
  ) {
    self.isOpaque = isOpaque
    super.init(
      width: width, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: 16, space: space,
      bitmapInfo: bitmapInfo, memory: memory)
  }

  func draw(_ recorder: inout DisplayListRecorder) {
    draw(&recorder, mode: colorSpace.isLinear ? .extendedLinear : .extendedNonLinear) {
      let light = light(in: $0)
      let picture = CGImage(
        width: Int($0.width), height: Int($0.height), floats: light,
        space: .extendedLinearSRGBSpace)
      return (light, picture)
    } store: {
      store($0.linearPixels(), over: $1, in: $2)
    }
  }

  /// The pixels of a rectangle as premultiplied light.
  private func light(in area: CGRect) -> [SIMD4<Float>] {
    let (width, height) = (Int(area.width), Int(area.height))
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 16)
    forEachRow(in: area) { row, _ in
      bytes += UnsafeRawBufferPointer(start: row, count: width * 16)
    }
    return image(width, height, width * 16, bytes).linearPixels()
  }

  /// Writes the pixels that have changed.
  private func store(_ after: [SIMD4<Float>], over before: [SIMD4<Float>], in area: CGRect) {
    let width = Int(area.width)
    let numbers = CGImage.numbers(ofLight: after, in: colorSpace)
    guard numbers.count == before.count else { return }
    forEachRow(in: area) { row, y in
      for x in 0..<width {
        let at = y * width + x
        let change = after[at] - before[at]
        let limit = 1e-6 * max(1, before[at].max(), -before[at].min())
        guard change.max() > limit || change.min() < -limit else { continue }
        var pixel = numbers[at]
        if isOpaque { pixel.w = 1 }
        for i in 0..<4 {
          // A caller's memory may begin anywhere: bytes need no alignment.
          let bits = pixel[i].bitPattern
          for k in 0..<4 {
            row.storeBytes(
              of: UInt8(truncatingIfNeeded: bits >> (8 * UInt32(k))),
              toByteOffset: 16 * x + 4 * i + k, as: UInt8.self)
          }
        }
      }
    }
  }

  private func image(_ width: Int, _ height: Int, _ row: Int, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: 32, componentsPerPixel: 4, bytesPerRow: row,
      space: colorSpace, bitmapInfo: bitmapInfo, bytes: bytes)
  }

  var image: CGImage? {
    bytes.map { image(width, height, bytesPerRow, $0) }
  }
}
