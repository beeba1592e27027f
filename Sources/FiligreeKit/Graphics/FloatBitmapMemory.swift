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
final class FloatBitmapMemory: BitmapTarget {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let colorSpace: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  private(set) var memory: UnsafeMutableRawPointer?
  /// Whether the memory is its own.
  private var owns = false
  private let isOpaque: Bool

  var bitsPerComponent: Int { 32 }
  var bitsPerPixel: Int { 128 }

  init(
    width: Int, height: Int, bytesPerRow: Int, space: CGColorSpace, bitmapInfo: CGBitmapInfo,
    isOpaque: Bool, memory: UnsafeMutableRawPointer?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    self.isOpaque = isOpaque
    self.memory = memory
  }

  deinit {
    if owns { free(memory) }
  }

  func makeMemory() -> UnsafeMutableRawPointer? {
    if memory == nil {
      memory = calloc(height, bytesPerRow)
      owns = memory != nil
    }
    return memory
  }

  func draw(_ recorder: inout DisplayListRecorder) {
    guard memory != nil, let drawing = recorder.takeDrawing() else { return }
    let area = drawing.drawnBounds
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let before = light(in: area)
    let (width, height) = (Int(area.width), Int(area.height))
    var rasterizer = Rasterizer(scale: 1)
    rasterizer.colorMode = colorSpace.isLinear ? .extendedLinear : .extendedNonLinear
    // For a small area it takes longer to wake another thread than to draw.
    if area.width * area.height < 65_536 { rasterizer.threads = 1 }
    let picture = CGImage(
      width: width, height: height, floats: before, space: .extendedLinearSRGBSpace)
    do throws(RasterError) {
      let after = try rasterizer.render(drawing.over(picture, in: area))
      store(after.linearPixels(), over: before, in: area)
    } catch {
      WarningLog.shared.warn("something is not drawn into a bitmap: \(error)")
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

  /// Calls `body` with the first byte of each row of a rectangle, and the row's number in it.
  private func forEachRow(in area: CGRect, _ body: (UnsafeMutableRawPointer, Int) -> Void) {
    guard let memory else { return }
    for y in 0..<Int(area.height) {
      // Within `height` rows of `bytesPerRow` bytes, as the area is cut to the page.
      body(memory + (Int(area.minY) + y) * bytesPerRow + Int(area.minX) * 16, y)
    }
  }

  private func image(_ width: Int, _ height: Int, _ row: Int, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: width, height: height, bitsPerComponent: 32, componentsPerPixel: 4, bytesPerRow: row,
      space: colorSpace, bitmapInfo: bitmapInfo, bytes: bytes)
  }

  var image: CGImage? {
    guard let memory else { return nil }
    return image(
      width, height, bytesPerRow,
      [UInt8](UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height)))
  }
}
