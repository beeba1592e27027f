import FiligreeDrawing
import FiligreePixels
import FiligreeRaster
import FiligreeSymbols
import Foundation

/// The memory of a bitmap context, the caller's or its own, and the drawing into parts of it.
///
/// What a subclass adds is what its pixels are.
class RowMemory<Pixels> {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let bytesPerPixel: Int
  let colorSpace: CGColorSpace
  let bitmapInfo: CGBitmapInfo
  private(set) final var memory: UnsafeMutableRawPointer?
  /// Whether the memory is its own.
  private var owns = false

  init(
    width: Int, height: Int, bytesPerRow: Int, bytesPerPixel: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, memory: UnsafeMutableRawPointer?
  ) {
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow
    self.bytesPerPixel = bytesPerPixel
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    self.memory = memory
  }

  deinit {
    if owns { free(memory) }
  }

  final func makeMemory() -> UnsafeMutableRawPointer? {
    if memory == nil {
      memory = calloc(height, bytesPerRow)
      owns = memory != nil
    }
    return memory
  }

  /// Draws what is recorded over the pixels of the part of the page that it reaches.
  ///
  /// - Parameters:
  ///   - recorder: What is drawn is taken out of it.
  ///   - mode: How colors are blended, if not as the drawing says.
  ///   - read: The pixels of a rectangle, and the picture of them that is drawn over.
  ///   - store: Writes the pixels that have changed.
  final func draw(
    _ recorder: inout DisplayListRecorder, mode: ColorMode? = nil,
    read: (CGRect) -> (pixels: Pixels, picture: CGImage),
    store: (_ after: CGImage, _ before: Pixels, _ area: CGRect) -> Void
  ) {
    guard memory != nil, let drawing = recorder.takeDrawing() else { return }
    let area = drawing.drawnBounds
    guard !area.isNull, area.width >= 1, area.height >= 1 else { return }
    let before = read(area)
    var rasterizer = Rasterizer(scale: 1)
    rasterizer.colorMode = mode
    // For a small area it takes longer to wake another thread than to draw.
    if area.width * area.height < 65_536 { rasterizer.threads = 1 }
    do throws(RasterError) {
      store(try rasterizer.render(drawing.over(before.picture, in: area)), before.pixels, area)
    } catch {
      WarningLog.shared.warn("something is not drawn into a bitmap: \(error)")
    }
  }

  /// Calls `body` with the first byte of each row of a rectangle, and the row's number in it.
  @inline(__always)
  final func forEachRow(in area: CGRect, _ body: (UnsafeMutableRawPointer, Int) -> Void) {
    guard let memory else { return }
    for y in 0..<Int(area.height) {
      // Within `height` rows of `bytesPerRow` bytes, as the area is cut to the page.
      body(
        memory + (Int(area.minY) + y) * bytesPerRow + Int(area.minX) * bytesPerPixel, y)
    }
  }

  /// All bytes, if there are any.
  final var bytes: [UInt8]? {
    memory.map { [UInt8](UnsafeRawBufferPointer(start: $0, count: bytesPerRow * height)) }
  }
}
