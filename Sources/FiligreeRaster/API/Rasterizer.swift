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
    /// `extended` if the page's colour mode is an extended one, `standard` otherwise.
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

  /// Whether gradients are dithered, and colours where modes of floating-point numbers become bytes.
  ///
  /// Long, soft gradients then show no bands. It is not done by default: Apple documents dithering for
  /// blurs only (`dithersResult`), noise is dear to compress, and gradients are slower with it. The
  /// pattern is a regular one of 8 × 8 pixels, the same on each run.
  public var dithers = false

  /// Rows of a band as a power of two; nil to choose by the page's width.
  package var bandShift: Int?
  /// The largest tile.
  package var tileLimit = TileGeometry.limit

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
  /// extended colour mode, premultiplied extended linear sRGB in floating-point numbers (``range``).
  ///
  /// - Parameter list: What to draw.
  /// - Returns: The picture.
  /// - Throws: ``RasterError``: for the page before memory is taken for the picture, for layers that are
  ///   too many or too large when they are met.
  public func render(_ list: DisplayList) throws(RasterError) -> CGImage {
    let (width, height) = try pixelSize(of: list)
    let threads = max(1, min(threads ?? ProcessInfo.processInfo.activeProcessorCount, 256))
    let renderer = try LayerRenderer(list, self, threads: threads) {
      scene, pixels, stride, background in
      let geometry = scene.geometry
      Self.draw(scene, geometry, threads, into: pixels, stride: stride, background)
    }
    let mode = colorMode ?? list.root.colorMode ?? .nonLinear
    let rect = PixelRect(x: 0, y: 0, width: width, height: height)
    let background = Background(background, mode)
    if mode.isFloat || range == .extended {
      let page = PixelBuffer(rect, mode)
      try renderer.draw(list.root, in: rect, into: page.target, background: background, held: 0)
      return picture(of: page, threads)
    }
    var failure: RasterError?
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(buffer))
      buffer.withMemoryRebound(to: Pixel.self) { pixels in
        guard let first = pixels.baseAddress else { return }
        do throws(RasterError) {
          try renderer.draw(
            list.root, in: rect,
            into: PixelTarget(memory: UnsafeMutableRawPointer(first), stride: width, mode: mode),
            background: background, held: 0)
          count = width * height * 4
        } catch {
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return Self.picture(rect, bytes)
  }

  /// The picture of a page in the numbers that are asked for.
  private func picture(of page: PixelBuffer, _ threads: Int) -> CGImage {
    let rect = page.rect
    let isExtended = range == .extended || (range == .automatic && page.mode.isExtended)
    if isExtended {
      let light = page.converted(to: .extendedLinear, dithers: false, threads: threads)
      return CGImage(
        width: rect.width, height: rect.height,
        floats: Array(UnsafeBufferPointer(start: light.floats, count: rect.count)),
        space: .extendedLinearSRGBSpace)
    }
    let bytes = page.converted(to: .nonLinear, dithers: dithers, threads: threads)
    return Self.picture(
      rect, [UInt8](UnsafeRawBufferPointer(start: bytes.pixels, count: rect.count * 4)))
  }

  private static func picture(_ rect: PixelRect, _ bytes: [UInt8]) -> CGImage {
    CGImage(
      width: rect.width, height: rect.height, bitsPerComponent: 8, componentsPerPixel: 4,
      bytesPerRow: rect.width * 4, space: .sRGBSpace,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      bytes: bytes)
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
    let mode = colorMode ?? list.root.colorMode ?? .nonLinear
    let cost: CGFloat = mode.isFloat || range == .extended ? 4 : 1
    // 2^40 pixels are more than any limit that memory allows; below, the product is exact.
    guard width * height * cost <= min(CGFloat(pixelLimit), 0x1p40) else {
      throw .tooManyPixels(width: width, height: height, limit: pixelLimit)
    }
    return (Int(width), Int(height))
  }

  private static func draw(
    _ scene: borrowing Scene, _ geometry: TileGeometry, _ threads: Int,
    into pixels: UnsafeMutablePointer<Pixel>, stride: Int, _ background: Pixel?
  ) {
    forEachIndex(
      below: geometry.bandCount, threads: threads, makeState: { BandRenderer(geometry) },
      { renderer, band in
        renderer.draw(band, of: scene, into: pixels, stride: stride, background: background)
      })
  }
}
