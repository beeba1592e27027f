import FiligreeDrawing

/// Pixels of a part of the page: a layer's picture, or what a filter made of one.
///
/// Outside of `rect` all is clear. Whoever makes a buffer fills it before it is shared. In the mode
/// `nonLinear` it has pixels of bytes, in all others pixels of floats.
final class PixelBuffer {
  let rect: PixelRect
  let mode: ColorMode
  private let memory: UnsafeMutableRawPointer

  /// Makes a buffer of clear pixels.
  init(_ rect: PixelRect, _ mode: ColorMode = .nonLinear) {
    self.rect = rect
    self.mode = mode
    let count = max(rect.count, 1)
    memory = .allocate(byteCount: count * mode.pixelSize, alignment: 16)
    if mode.isFloat {
      memory.bindMemory(to: FloatPixel.self, capacity: count)
        .initialize(repeating: FloatPixel(), count: count)
    } else {
      memory.bindMemory(to: Pixel.self, capacity: count).initialize(repeating: 0, count: count)
    }
  }

  /// Makes a buffer of bytes whose pixels its maker writes, each of them.
  init(unfilled rect: PixelRect) {
    self.rect = rect
    mode = .nonLinear
    let count = max(rect.count, 1)
    memory = .allocate(byteCount: count * mode.pixelSize, alignment: 16)
    memory.bindMemory(to: Pixel.self, capacity: count)
  }

  deinit {
    memory.deallocate()
  }

  /// The pixels of a buffer of bytes.
  var pixels: UnsafeMutablePointer<Pixel> {
    // Bound so when the buffer was made.
    assert(!mode.isFloat)
    return memory.assumingMemoryBound(to: Pixel.self)
  }

  /// The pixels of a buffer of floats.
  var floats: UnsafeMutablePointer<FloatPixel> {
    assert(mode.isFloat)
    return memory.assumingMemoryBound(to: FloatPixel.self)
  }

  /// The first pixel of a row of the page.
  func row(_ y: Int) -> UnsafeMutablePointer<Pixel> {
    pixels + (y - rect.y) * rect.width
  }

  /// The first pixel of a row of the page, of a buffer of floats.
  func floatRow(_ y: Int) -> UnsafeMutablePointer<FloatPixel> {
    floats + (y - rect.y) * rect.width
  }

  /// The rows of the page from the first to the last one that is not wholly clear.
  var paintedRows: Range<Int> {
    func isPainted(_ y: Int) -> Bool {
      mode.isFloat
        ? UnsafeBufferPointer(start: floatRow(y), count: rect.width).contains { $0 != FloatPixel() }
        : UnsafeBufferPointer(start: row(y), count: rect.width).contains { $0 != 0 }
    }
    guard !rect.isEmpty, let first = (rect.y..<rect.maxY).first(where: isPainted),
      let last = (first..<rect.maxY).last(where: isPainted)
    else { return rect.y..<rect.y }
    return first..<last + 1
  }

  /// The buffer as something to draw on.
  var target: PixelTarget { PixelTarget(memory: memory, stride: rect.width, mode: mode) }
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

  /// Writes the colors of the pixels `start..<end` of a row to `colors`.
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
