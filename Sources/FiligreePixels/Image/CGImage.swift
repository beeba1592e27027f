import Foundation

/// A picture in memory that does not change: Core Graphics' `CGImage`.
///
/// Rows run from the top; a row takes `bytesPerRow` bytes. Components are 8-bit, or 16-bit in the
/// machine's byte order (`byteOrder16Little` on all machines that Filigree supports); gray, RGB or
/// RGBA, the opacity straight or premultiplied as `alphaInfo` says; in the space of `colorSpace`.
/// Pictures with colors beyond 0…1 are RGBA of 32-bit floating-point numbers (`floatComponents`).
public final class CGImage: Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// 8, 16, or 32 for floating-point numbers.
  public let bitsPerComponent: Int
  /// Components times `bitsPerComponent`.
  public let bitsPerPixel: Int
  /// Bytes from one row to the next.
  public let bytesPerRow: Int
  /// The space of the colors.
  public let colorSpace: CGColorSpace?
  /// Opacity and byte order.
  public let bitmapInfo: CGBitmapInfo
  /// Whether the picture is to be smoothed when it is enlarged.
  public let shouldInterpolate: Bool
  /// How colors outside another space are to be brought into it.
  public let renderingIntent: CGColorRenderingIntent
  /// The rows, from the top.
  package let bytes: [UInt8]

  /// How many numbers a pixel has, an ignored one included.
  package var componentsPerPixel: Int { bitsPerPixel / bitsPerComponent }

  /// Where the opacity lies, and whether colors are multiplied by it.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) ?? .none
  }

  /// The order of a component's or a pixel's bytes.
  public var byteOrderInfo: CGImageByteOrderInfo {
    CGImageByteOrderInfo(rawValue: bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
      ?? .orderDefault
  }

  /// The bytes of the rows: `bytesPerRow * height`, laid out as the other properties say.
  public var dataProvider: CGDataProvider? { CGDataProvider(bytes: bytes) }

  /// The same picture; it does not change, so it is not copied.
  public func copy() -> CGImage? { self }

  /// Creates a picture from rows that are known to fit.
  package init(
    width: Int, height: Int, bitsPerComponent: Int, componentsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: CGBitmapInfo, bytes: [UInt8],
    shouldInterpolate: Bool = true, renderingIntent: CGColorRenderingIntent = .defaultIntent
  ) {
    precondition(bytes.count >= bytesPerRow * height)
    self.width = width
    self.height = height
    self.bitsPerComponent = bitsPerComponent
    bitsPerPixel = bitsPerComponent * componentsPerPixel
    self.bytesPerRow = bytesPerRow
    colorSpace = space
    self.bitmapInfo = bitmapInfo
    self.bytes = bytes
    self.shouldInterpolate = shouldInterpolate
    self.renderingIntent = renderingIntent
  }

  /// Creates a picture of rows that follow one another without gaps: gray, gray and opacity, RGB or
  /// RGBA, by the number of `components`.
  package convenience init(
    width: Int, height: Int, components: Int, depth: Int, space: CGColorSpace? = nil,
    isPremultiplied: Bool = false, bytes: [UInt8]
  ) {
    let alpha: CGImageAlphaInfo =
      components.isMultiple(of: 2) ? (isPremultiplied ? .premultipliedLast : .last) : .none
    self.init(
      width: width, height: height, bitsPerComponent: depth, componentsPerPixel: components,
      bytesPerRow: width * components * depth / 8,
      space: space ?? (components < 3 ? .graySpace : .sRGBSpace),
      bitmapInfo: CGBitmapInfo(
        rawValue: alpha.rawValue | (depth == 16 ? CGBitmapInfo.byteOrder16Little.rawValue : 0)),
      bytes: bytes)
  }
}
