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
final class BitmapMemory: RowMemory<CGImage>, BitmapTarget {
  let layout: BitmapLayout
  let bitsPerComponent: Int

  var bitsPerPixel: Int { layout.size * 8 }

  init(
    _ layout: BitmapLayout, width: Int, height: Int, bytesPerRow: Int, bitsPerComponent: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, memory: UnsafeMutableRawPointer?
  ) {
    self.layout = layout
    self.bitsPerComponent = bitsPerComponent
    super.init(
      width: width, height: height, bytesPerRow: bytesPerRow, bytesPerPixel: layout.size,
      space: space, bitmapInfo: bitmapInfo, memory: memory)
  }

  func draw(_ recorder: inout DisplayListRecorder) {
    draw(&recorder) {
      let pixels = pixels(in: $0)
      return (pixels, pixels)
    } store: {
      store($0, over: $1, in: $2)
    }
  }

  // MARK: Memory

  /// The pixels of a rectangle as premultiplied sRGB.
  private func pixels(in area: CGRect) -> CGImage {
    let (width, height) = (Int(area.width), Int(area.height))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      count = width * height * 4
      guard let to = bytes.baseAddress else { return }
      forEachPixelRow(in: area) { row, y in
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
      forEachPixelRow(in: area) { row, y in
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

  @inline(__always)
  private func forEachPixelRow(
    in area: CGRect, _ body: (UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    forEachRow(in: area) { body($0.assumingMemoryBound(to: UInt8.self), $1) }
  }

  private static func image(_ width: Int, _ height: Int, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: width, height: height, components: 4, depth: 8, isPremultiplied: true, bytes: bytes)
  }

  // MARK: The picture

  var image: CGImage? {
    guard let bytes else { return nil }
    // Of opacity alone there are no pictures: it becomes brightness.
    let isOpacity = layout.content == .opacity
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent,
      componentsPerPixel: layout.size * 8 / bitsPerComponent, bytesPerRow: bytesPerRow,
      space: isOpacity ? CGColorSpaceCreateDeviceGray() : colorSpace,
      bitmapInfo: isOpacity ? [] : bitmapInfo, bytes: bytes)
  }
}
