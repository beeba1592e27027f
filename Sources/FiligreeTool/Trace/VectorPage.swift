import FiligreeDocuments
import FiligreePixels
import FiligreeRaster
import FiligreeSVG
import Foundation

/// A drawing that is traced: an SVG page, which becomes pixels first.
enum VectorPage {
  /// The longer side of small pages if no width is asked for, in pixels: an icon's own 24 say little of its curves.
  static let usualSide = 1024.0

  /// Whether the bytes of a file are those of an SVG document, plain or packed, as it seems.
  static func isPage(_ bytes: [UInt8]) -> Bool {
    PictureFormat(content: bytes) == nil && SVGReader.isDocument(bytes)
  }

  /// Draws a page.
  ///
  /// - Parameters:
  ///   - bytes: The document. It reads no other files.
  ///   - width: The picture's width in pixels; nil for the page's own, or as much as makes its longer side 1024.
  ///   - limits: How many pixels there may be, and what they may take.
  /// - Returns: The picture, and what of the document is not drawn.
  /// - Throws: What is wrong with the document, or which limit it would pass.
  static func image(
    of bytes: [UInt8], width: Int?, limits: PictureLimits
  ) throws -> (image: CGImage, warnings: [String]) {
    var options = SVGOptions()
    options.textSetter = SVGFontSetter()
    options.limits.bytes = min(options.limits.bytes, limits.maximumBytes)
    let tree = try SVGReader.tree(of: bytes, options)
    let (ownWidth, ownHeight) = (Double(tree.size.width), Double(tree.size.height))
    let scale =
      width.map { Double($0) / ownWidth } ?? max(1, usualSide / max(ownWidth, ownHeight))
    let size = CGSize(
      width: max(1, (ownWidth * scale).rounded()), height: max(1, (ownHeight * scale).rounded()))
    guard size.width * size.height <= CGFloat(limits.maximumPixels) else {
      throw ToolError(
        message: "the page would have \(ToolError.brief(size.width)) × "
          + "\(ToolError.brief(size.height)) pixels; at most \(limits.maximumPixels) are allowed: see "
          + "--input-width and --maximum-pixels")
    }
    // The picture, and as much again while it is drawn.
    let needed = Int(size.width * size.height) * 8
    let allowed = limits.memory(forFileOf: bytes.count)
    guard needed <= allowed else {
      throw ToolError(
        message: "the page would take \(PictureLimits.megabytes(needed)) MB of memory; at most "
          + "\(PictureLimits.megabytes(allowed)) MB are allowed: see --input-width and --maximum-memory"
      )
    }
    let (list, warnings) = SVGDrawing.list(of: tree, size: size)
    let image = try Rasterizer(pixelLimit: limits.maximumPixels).render(list)
    return (image, warnings.map { "\($0)" })
  }
}
