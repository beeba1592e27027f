import FiligreePixels
import FiligreeSymbols
import Foundation

/// Renders pictures of Core Image's: `CIContext`.
///
/// ```swift
/// let context = CIContext()
/// let picture = context.createCGImage(output, from: output.extent)
/// ```
///
/// Colors are computed in floating-point numbers of 32 bits, in proportion to light, of sRGB's primaries. The same
/// picture gives the same bytes, with any number of threads. The steps that have to be there at a time may have 2²⁶
/// pixels together; what needs more is made in bands of rows, up to sixteen.
///
/// It does not change once made, so any thread may use it.
public final class CIContext: NSObject, Sendable {
  private let outputSpace: CGColorSpace

  /// Creates a context that renders sRGB.
  public override convenience init() {
    self.init(options: nil)
  }

  /// Creates a context with settings.
  public init(options: [CIContextOption: Any]?) {
    outputSpace = options?[.outputColorSpace] as? CGColorSpace ?? .sRGBSpace
    super.init()
  }

  /// The pixels that a rectangle touches, with 8 bits a component, premultiplied.
  ///
  /// What the picture has not is clear. Nil, with a warning, for an empty rectangle, for one without bounds, and where
  /// more than 2²⁶ pixels are needed, for the rectangle or, also in bands, at a time.
  public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    createCGImage(image, from: fromRect, format: .RGBA8, colorSpace: outputSpace)
  }

  /// The pixels that a rectangle touches, in a format and a space.
  ///
  /// `RGBAf` is not cut to 0…1, if the space is an extended one. Nil, with a warning, as for
  /// ``createCGImage(_:from:)``, and where the format is none of ``CIFormat``'s or the space is gray.
  public func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? {
    reporting { () throws(RecipeError) in
      let space = colorSpace ?? outputSpace
      guard space.model == .rgb else {
        WarningLog.shared.warn("a CIImage is rendered in an RGB space only")
        return nil
      }
      let light = try image.renderedLight(in: fromRect)
      switch format {
      case .RGBA8: return light.premultiplied8(in: space)
      case .BGRA8: return light.premultiplied8(in: space).bgra8()
      case .RGBAf: return light.floats(in: space)
      default:
        WarningLog.shared.warn("a CIImage is rendered as RGBA8, BGRA8 or RGBAf only")
        return nil
      }
    }
  }

  /// Renders the pixels that a rectangle touches into memory, rows from the top.
  ///
  /// Where the picture cannot be rendered, a warning says so, and the memory stays as it is.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - data: Where the pixels go: `rowBytes` times the rows of `bounds`.
  ///   - rowBytes: Bytes from one row to the next, at least as many as a row takes.
  ///   - bounds: The rectangle, in pixels, y up; it grows to whole ones.
  ///   - format: How a pixel is stored.
  ///   - colorSpace: The space of the colors; nil for that of the context.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {
    guard
      let picture = createCGImage(image, from: bounds, format: format, colorSpace: colorSpace)
    else { return }
    let row = picture.width * picture.bitsPerPixel / 8
    guard rowBytes >= row else {
      WarningLog.shared.warn("\(rowBytes) bytes a row are too few for \(picture.width) pixels")
      return
    }
    picture.bytes.withUnsafeBytes { bytes in
      for y in 0..<picture.height {
        UnsafeMutableRawBufferPointer(start: data + y * rowBytes, count: row).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: bytes[y * row..<(y + 1) * row]))
      }
    }
  }

  /// Does `body`; what goes wrong is warned of.
  private func reporting(_ body: () throws(RecipeError) -> CGImage?) -> CGImage? {
    do throws(RecipeError) {
      return try body()
    } catch {
      WarningLog.shared.warn("a CIImage becomes no picture: \(error)")
      return nil
    }
  }
}
