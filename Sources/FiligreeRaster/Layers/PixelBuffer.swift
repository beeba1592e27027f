/// Pixels of a part of the page: a layer's picture, or what a filter made of one.
///
/// Outside of `rect` all is clear. Whoever makes a buffer fills it before it is shared.
final class PixelBuffer {
  let rect: PixelRect
  let pixels: UnsafeMutablePointer<Pixel>

  /// Makes a buffer of clear pixels.
  init(_ rect: PixelRect) {
    self.rect = rect
    let count = max(rect.count, 1)
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
  }

  deinit {
    pixels.deallocate()
  }

  /// The first pixel of a row of the page.
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + (y - rect.y) * rect.width
  }
}

/// A buffer as a paint: pixels that lie where they are drawn.
struct LayerTable {
  var pixels: UnsafePointer<Pixel>
  /// The buffer's place in the tile.
  var x: Int
  var y: Int
  var width: Int
  var height: Int
  var opacity: UInt8

  init(_ buffer: PixelBuffer, in geometry: TileGeometry, opacity: UInt8) {
    pixels = UnsafePointer(buffer.pixels)
    x = buffer.rect.x - geometry.x
    y = buffer.rect.y - geometry.y
    width = buffer.rect.width
    height = buffer.rect.height
    self.opacity = opacity
  }

  /// Writes the colours of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    let count = Int(end &- start)
    let (first, line) = (Int(start) - x, Int(row) - y)
    let from = max(0, -first)
    let to = min(count, width - first)
    guard line >= 0, line < height, from < to else {
      colors.update(repeating: 0, count: count)
      return
    }
    colors.update(repeating: 0, count: from)
    let source = pixels + (line * width + first)
    if opacity == 255 {
      (colors + from).update(from: source + from, count: to - from)
    } else {
      for i in from..<to {
        colors[i] = PixelMath.multiply(source[i], opacity)
      }
    }
    (colors + to).update(repeating: 0, count: count - to)
  }

  /// The opacity of a pixel.
  func alpha(_ column: Int, _ row: Int) -> UInt8 {
    let (i, j) = (column - x, row - y)
    guard i >= 0, i < width, j >= 0, j < height else { return 0 }
    return PixelMath.multiply(
      UInt8(truncatingIfNeeded: pixels[j * width + i] >> 24), opacity)
  }
}
