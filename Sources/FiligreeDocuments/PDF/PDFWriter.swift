import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Writes drawings as PDF documents, one drawing a page.
///
///     let rasterizer = Rasterizer(scale: 2)
///     let document = PDFWriter(title: "Logo").document([PDFPage(list)]) {
///       try? rasterizer.render($0)
///     }
///
/// The document is PDF 1.7 (ISO 32000-1). One unit is one point; the list's y axis, which points down, is
/// turned when coordinates are written. What is seen is what Filigree's rasterizer draws:
///
/// - Fills, by both rules, are paths; strokes are strokes, with their width, cap, join, miter limit and
///   dash, also under a transform that stretches them. Edges without smoothing
///   (`FillStyle(antialiased: false)`) are up to the viewer, as PDF has no word for them.
/// - Linear and radial gradients are shadings; stops of different opacity are a soft mask. Between stops
///   premultiplied colors are interpolated, with extra stops as ``SVGWriter`` says.
/// - Path clips are clips, masks are soft masks, layers are transparency groups, and the sixteen blend
///   modes that PDF has are those. The mode `copy` of an opaque color is `Normal`.
/// - A drop shadow is an image beneath the layer's own paths.
/// - Images are samples without loss, with their opacity as a soft mask.
/// - Text is outlines: it looks the same everywhere, and cannot be selected or searched.
/// - Colors are sRGB, written as `DeviceRGB`. A Display P3 color outside of sRGB, and a Display P3
///   picture, are in a color space of their own by an ICC profile; in gradients it is the nearest sRGB
///   color.
///
/// What PDF cannot say becomes an image, drawn by whoever can, or is left out; either is reported.
///
/// Coordinates are cut to ±10^9 points. There is no date and no identifier: the same drawings give the
/// same bytes, as far as they are zlib's of one version.
public struct PDFWriter: Hashable, Sendable {
  /// The document's title.
  public var title: String?
  /// Who made the document's content.
  public var author: String?
  /// What the document is about.
  public var subject: String?
  /// Words to find the document by.
  public var keywords: String?
  /// The program that the content comes from.
  public var creator: String?
  /// Whether streams are compressed (`FlateDecode`); without it, all but pictures can be read as text.
  public var isCompressed: Bool
  /// Digits after the point of coordinates, at most, 0…9.
  ///
  /// Numbers that scale others are written with twelve.
  public var fractionDigits: Int

  /// Creates a writer.
  public init(
    title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil,
    creator: String? = nil, isCompressed: Bool = true, fractionDigits: Int = 4
  ) {
    self.title = title
    self.author = author
    self.subject = subject
    self.keywords = keywords
    self.creator = creator
    self.isCompressed = isCompressed
    self.fractionDigits = min(max(fractionDigits, 0), 9)
  }

  /// Returns a drawing as a document of one page, which is the list's `bounds`.
  public func write(_ list: DisplayList) -> [UInt8] {
    document([PDFPage(list)]).bytes
  }

  /// Returns drawings as the pages of a document, and what of them it cannot say.
  ///
  /// - Parameters:
  ///   - pages: The pages; a document without one gets an empty page, since PDF needs one.
  ///   - draw: Draws a list that stands for something PDF cannot say: the picture shows the list's bounds,
  ///     and becomes an image in the document. What depends on its backdrop, such as a material or a
  ///     Porter-Duff mode, is drawn together with all that lies beneath it in the same layer. Without it,
  ///     or where it returns nil, such things are left out and are among the omissions.
  /// - Returns: The document.
  public func document(
    _ pages: [PDFPage], drawingUnsupported draw: ((DisplayList) -> CGImage?)? = nil
  ) -> PDFDocument {
    var builder = PDFDocumentBuilder(writer: self, draw: draw)
    for page in pages.isEmpty ? [PDFPage.empty] : pages { builder.add(page) }
    return builder.finish()
  }
}
