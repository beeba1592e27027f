import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// The pixels of a bitmap context, in the caller's memory or in its own.
///
/// Only the part of the page that an operation reaches is drawn, and only pixels that it changes are
/// written. So pixels of a kind that the rasterizer has not (gray, 16 bits, Display P3) keep their exact
/// values where nothing is drawn.
final class BitmapMemory: BitmapTarget {
  let layout: BitmapLayout
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bitsPerComponent: Int
  let colorSpace: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  private(set) var memory: UnsafeMutableRawPointer?
  /// Whether the memory is its own.
  private var owns = false

  var bitsPerPixel: Int { layout.size * 8 }

  init(
    _ layout: BitmapLayout, width: Int, height: Int, bytesPerRow: Int, bitsPerComponent: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, memory: UnsafeMutableRawPointer?
  ) {
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bitsPerComponent = bitsPerComponent
    colorSpace = space
    self.bitmapInfo = bitmapInfo
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
    let before = pixels(in: area)
    var rasterizer = Rasterizer(scale: 1)
    // For a small area it takes longer to wake another thread than to draw.
    if area.width * area.height < 65_536 { rasterizer.threads = 1 }
    do throws(RasterError) {
      let after = try rasterizer.render(drawing.over(before, in: area))
      store(after, over: before, in: area)
    } catch {
      WarningLog.shared.warn("something is not drawn into a bitmap: \(error)")
    }
  }

  // MARK: Memory

  /// The pixels of a rectangle as premultiplied sRGB.
  private func pixels(in area: CGRect) -> CGImage {
    let (width, height) = (Int(area.width), Int(area.height))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      guard let to = bytes.baseAddress else { return }
      forEachRow(in: area) { row, y in
        if layout.isPlain {
          (to + y * width * 4).update(from: row, count: width * 4)
          return
        }
        for x in 0..<width {
          let color = layout.read(row + x * layout.size)
          for i in 0..<4 { to[(y * width + x) * 4 + i] = color[i] }
        }
      }
    }
    let image = Self.image(width, height, bytes)
    guard layout.isDisplayP3 else { return image }
    return BitmapColor.converted(image, toDisplayP3: false).premultiplied()
  }

  /// Writes the pixels that have changed.
  private func store(_ after: CGImage, over before: CGImage, in area: CGRect) {
    let new = after.bytes
    let old = before.bytes
    let written =
      layout.isDisplayP3
      ? BitmapColor.converted(after, toDisplayP3: true).premultiplied().bytes : new
    let width = Int(area.width)
    written.withUnsafeBufferPointer { written in
      forEachRow(in: area) { row, y in
        if layout.isPlain, let from = written.baseAddress {
          row.update(from: from + y * width * 4, count: width * 4)
          return
        }
        for x in 0..<width {
          let at = (y * width + x) * 4
          guard
            new[at] != old[at] || new[at + 1] != old[at + 1] || new[at + 2] != old[at + 2]
              || new[at + 3] != old[at + 3]
          else { continue }
          layout.write(
            SIMD4(written[at], written[at + 1], written[at + 2], written[at + 3]),
            to: row + x * layout.size)
        }
      }
    }
  }

  /// Calls `body` with the first pixel of each row of a rectangle, and the row's number in it.
  @inline(__always)
  private func forEachRow(in area: CGRect, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void) {
    guard let memory else { return }
    let (left, top) = (Int(area.minX), Int(area.minY))
    for y in 0..<Int(area.height) {
      // Within `height` rows of `bytesPerRow` bytes, as the area is cut to the page.
      body(
        (memory + (top + y) * bytesPerRow + left * layout.size).assumingMemoryBound(to: UInt8.self),
        y)
    }
  }

  private static func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: width, height: height, components: 4, depth: 8, isPremultiplied: true, bytes: bytes)
  }

  // MARK: The picture

  var image: CGImage? {
    guard let memory else { return nil }
    let bytes = [UInt8](UnsafeRawBufferPointer(start: memory, count: bytesPerRow * height))
    // Of opacity alone there are no pictures: it becomes brightness.
    let isOpacity = layout.content == .opacity
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: layout.size * 8 / bitsPerComponent, bytesPerRow: bytesPerRow,
      space: isOpacity ? CGColorSpaceCreateDeviceGray() : colorSpace,
      bitmapInfo: isOpacity ? [] : bitmapInfo, bytes: bytes)
  }
}
