import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Draws display lists into pictures.
///
/// ```swift
/// var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
/// recorder.fill(path, with: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)))
/// let picture = try Rasterizer(scale: 2).render(recorder.finish())
/// ```
///
/// A pixel's coverage is the exact area of the shape in it, in 1/256 pixel coordinates, rounded to
/// one of 255. Curves are followed within 1/8 pixel. The same list gives the same bytes on any
/// machine, for any number of threads, in debug and release builds.
///
/// Abutting shapes are composed one after the other, each by its own coverage, so a seam of the
/// background may show where they meet within a pixel, as in Core Graphics. Aliased fills
/// (`FillStyle(antialiased: false)`) have no seams.
public struct Rasterizer: Sendable {
  /// Pixels a point, greater than zero.
  public var scale: CGFloat
  /// How many threads may draw, the calling one included; nil for as many as there are processors.
  ///
  /// A number outside of 1…256 counts as the nearest of these.
  public var threads: Int?
  /// What the page is filled with before anything is drawn; nil for transparent.
  public var background: CGColor?
  /// The largest number of pixels of a picture; one of floating-point numbers counts as four.
  public var pixelLimit: Int

  /// The largest number of pixels that layers, masks, backdrops and filters may have at a time.
  ///
  /// 2^28 if not set: a gibibyte. What a filter needs while it works counts, and a pixel of
  /// floating-point numbers counts as four.
  public var layerPixelLimit = 1 << 28

  /// The numbers of a picture.
  public enum Range: UInt8, Hashable, Sendable, CaseIterable {
    /// `extended` if the page's color mode is an extended one, `standard` otherwise.
    case automatic
    /// 8 bits a component of sRGB.
    case standard
    /// Floating-point numbers of extended linear sRGB.
    case extended
  }

  /// The numbers of the picture.
  public var range = Range.automatic

  /// The numbers in which the page is drawn; nil for those that the list asks for.
  public var colorMode: ColorMode?

  /// Whether gradients are dithered, and colors where modes of floating-point numbers become bytes.
  ///
  /// Long, soft gradients then show no bands. It is not done by default: Apple documents dithering for
  /// blurs only (`dithersResult`), noise is dear to compress, and gradients are slower with it. The
  /// pattern is a regular one of 8 × 8 pixels, the same on each run.
  public var dithers = false

  /// Rows of a band as a power of two; nil to choose by the page's width.
  package var bandShift: Int?
  /// The largest tile.
  package var tileLimit = TileGeometry.limit
  /// From so many bytes on, what stays background goes past the cache: more than a thread's share of
  /// most processors'.
  package var streamedByteCount = 1 << 25

  /// Creates a rasterizer.
  ///
  /// - Parameters:
  ///   - scale: Pixels a point, greater than zero.
  ///   - threads: How many threads may draw; nil for as many as there are processors.
  ///   - background: What the page is filled with first; nil for transparent.
  ///   - pixelLimit: The largest number of pixels of a picture, 2^28 if not set.
  public init(
    scale: CGFloat = 1, threads: Int? = nil, background: CGColor? = nil, pixelLimit: Int = 1 << 28
  ) {
    self.scale = scale
    self.threads = threads
    self.background = background
    self.pixelLimit = pixelLimit
  }

  /// Draws `list`.
  ///
  /// The picture has `ceil(bounds.width · scale)` × `ceil(bounds.height · scale)` pixels (a
  /// millionth of a pixel more does not count) and shows `bounds`, whose upper left corner is the
  /// corner of the first pixel. It is premultiplied sRGB with 8 bits a component, or, for a page in an
  /// extended color mode, premultiplied extended linear sRGB in floating-point numbers (``range``).
  ///
  /// - Parameter list: What to draw.
  /// - Returns: The picture.
  /// - Throws: ``RasterError``: for the page before memory is taken for the picture, for layers that are
  ///   too many or too large when they are met.
  public func render(_ list: DisplayList) throws(RasterError) -> CGImage {
    let (width, height) = try pixelSize(of: list)
    return try picture(list, PixelRect(x: 0, y: 0, width: width, height: height))
  }

  /// Draws `list` into memory, over all that is there: what many pictures of one size are drawn with.
  ///
  /// Pixels are premultiplied sRGB, red, green, blue, opacity, rows from the top, as in
  /// ``render(_:)``, whose picture it is byte for byte where that has bytes (``range`` is of no effect).
  /// After an error the memory's contents are unspecified.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - memory: Where the pixels go, aligned to four bytes.
  ///   - bytesPerRow: From one row to the next, a multiple of four.
  /// - Throws: ``RasterError``, also if the picture does not fit the memory.
  public func render(
    _ list: DisplayList, into memory: UnsafeMutableRawBufferPointer, bytesPerRow: Int
  ) throws(RasterError) {
    let (width, height) = try pixelSize(of: list)
    let address = UInt(bitPattern: memory.baseAddress)
    let (size, overflow) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard address != 0, address % 4 == 0, bytesPerRow % 4 == 0, bytesPerRow >= width * 4, !overflow,
      size <= memory.count - width * 4
    else {
      throw .unfitMemory(width: width, height: height, bytesPerRow: bytesPerRow, size: memory.count)
    }
    try draw(
      list, PixelRect(x: 0, y: 0, width: width, height: height), into: memory,
      bytesPerRow: bytesPerRow)
  }

  /// The picture of the part `rect` of the page, in pixels.
  func picture(_ list: DisplayList, _ rect: PixelRect) throws(RasterError) -> CGImage {
    let mode = mode(of: list)
    if range == .extended || (range == .automatic && mode.isExtended) {
      let workers = Workers(threads: threadCount)
      let light = try page(list, rect, mode, workers)
        .converted(to: .extendedLinear, dithers: false, workers: workers)
      return CGImage(
        width: rect.width, height: rect.height,
        floats: Array(UnsafeBufferPointer(start: light.floats, count: rect.count)),
        space: .extendedLinearSRGBSpace)
    }
    var failure: RasterError?
    let bytes = [UInt8](unsafeUninitializedCapacity: rect.count * 4) { buffer, count in
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(buffer))
      do throws(RasterError) {
        try draw(
          list, rect, into: UnsafeMutableRawBufferPointer(buffer), bytesPerRow: rect.width * 4)
        count = rect.count * 4
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return CGImage(
      width: rect.width, height: rect.height, bitsPerComponent: 8, componentsPerPixel: 4,
      bytesPerRow: rect.width * 4, space: .sRGBSpace,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      bytes: bytes)
  }

  /// Draws the part `rect` of the page, in pixels, into bytes; only bands that some `rows` are in, where that is said.
  func draw(
    _ list: DisplayList, _ rect: PixelRect, into memory: UnsafeMutableRawBufferPointer,
    bytesPerRow: Int, rows: ChangedRows? = nil
  ) throws(RasterError) {
    guard let first = memory.baseAddress else { return }
    let mode = mode(of: list)
    let workers = Workers(threads: threadCount)
    if mode.isFloat {
      let bytes = try page(list, rect, mode, workers)
        .converted(to: .nonLinear, dithers: dithers, workers: workers)
      for y in 0..<rect.height {
        (first + y * bytesPerRow).copyMemory(
          from: bytes.pixels + y * rect.width, byteCount: rect.width * 4)
      }
      return
    }
    // Only this module looks at the memory while it is drawn into, and always as pixels.
    _ = first.bindMemory(to: Pixel.self, capacity: memory.count / 4)
    try renderer(of: list, workers).draw(
      list.root, in: rect, into: PixelTarget(memory: first, stride: bytesPerRow / 4, mode: mode),
      background: Background(background, mode), held: 0, rows: rows)
  }

  /// The part `rect` of the page in the numbers of `mode`.
  private func page(
    _ list: DisplayList, _ rect: PixelRect, _ mode: ColorMode, _ workers: Workers
  ) throws(RasterError) -> PixelBuffer {
    let page = PixelBuffer(rect, mode)
    try renderer(of: list, workers).draw(
      list.root, in: rect, into: page.target, background: Background(background, mode), held: 0)
    return page
  }

  private func renderer(
    of list: DisplayList, _ workers: Workers
  ) throws(RasterError) -> LayerRenderer {
    let streamed = streamedByteCount
    return try LayerRenderer(list, self, workers: workers) {
      scene, pixels, stride, background, rows in
      let geometry = scene.geometry
      let streams = geometry.width * geometry.height * MemoryLayout<Pixel>.stride >= streamed
      Self.draw(scene, geometry, workers, into: pixels, stride: stride, background, streams, rows)
    }
  }

  private var threadCount: Int {
    max(1, min(threads ?? ProcessInfo.processInfo.activeProcessorCount, 256))
  }

  /// The numbers in which the page is drawn.
  func mode(of list: DisplayList) -> ColorMode {
    colorMode ?? list.root.colorMode ?? .nonLinear
  }

  /// The picture's size, checked.
  func pixelSize(of list: DisplayList) throws(RasterError) -> (width: Int, height: Int) {
    guard scale > 0, scale.isFinite else { throw .invalidScale(scale) }
    let bounds = list.bounds
    guard bounds.width > 0, bounds.height > 0, bounds.width.isFinite, bounds.height.isFinite,
      bounds.minX.isFinite, bounds.minY.isFinite
    else { throw .emptyPage(bounds: bounds) }
    let width = max(1, (bounds.width * scale - 1e-6).rounded(.up))
    let height = max(1, (bounds.height * scale - 1e-6).rounded(.up))
    let cost: CGFloat = mode(of: list).isFloat || range == .extended ? 4 : 1
    // 2^40 pixels are more than any limit that memory allows; below, the product is exact.
    guard width * height * cost <= min(CGFloat(pixelLimit), 0x1p40) else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
    return (Int(width), Int(height))
  }

  private static func draw(
    _ scene: borrowing Scene, _ geometry: TileGeometry, _ workers: Workers,
    into pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ background: Pixel?, _ streams: Bool,
    _ rows: ChangedRows?
  ) {
    workers.forEachIndex(
      below: geometry.bandCount,
      makeState: { BandRenderer(geometry, streams: streams) },
      { renderer, band in
        if let rows, !rows.touch(geometry.rows(ofBand: band)) { return }
        renderer.draw(band, of: scene, into: pixels, stride: stride, background: background)
      })
  }
}
