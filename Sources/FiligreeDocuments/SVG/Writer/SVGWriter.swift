import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Writes drawings and paths as SVG documents.
///
///     let writer = SVGWriter(fractionDigits: 2, title: "Logo")
///     let svg = writer.write([path], viewBox: CGRect(x: 0, y: 0, width: 100, height: 80))
///
/// The document is SVG in UTF-8, without style sheets and without an XML declaration, so that it
/// can stand in a file, in HTML, or in another SVG document. One unit is one point; y points down. Paths,
/// linear gradients and path clips are those of SVG 1.1; images, layers, masks, filters, blend modes and
/// radial gradients need `href`, `mask-type`, `mix-blend-mode` and `fr` of SVG 2 and CSS.
///
/// What is seen is what Filigree's rasterizer draws:
///
/// - Transforms are applied to the coordinates, save where they would stretch a stroke: then they
///   are a `transform` attribute.
/// - Elements of a path that have a NaN or infinite coordinate, in themselves or once mapped, are left
///   out, as all of Filigree leaves them out; no file ever holds such a number. What has no
///   invertible transform, no width, no color or no opacity is left out as well.
/// - A display list interpolates premultiplied colors, SVG straight ones. Between stops of different
///   opacity extra stops are inserted, until no premultiplied component is off by more than a quarter
///   of a level of 255 (before colors are rounded to 8 bits).
/// - Colors are sRGB in the shortest hexadecimal form. A Display P3 color outside of sRGB is given
///   twice: as `color(display-p3 …)` in a `style` attribute, and as the nearest sRGB color for
///   viewers that do not know it. In gradients it is the nearest sRGB color.
///
/// - Images are embedded PNG files of sRGB or Display P3, to which wider colors are cut; layers are groups with `filter`, `opacity` and `mix-blend-mode`. What
///   SVG has no words for is left out and named in ``SVGOutput/omissions``, or drawn by whoever can;
///   see ``document(_:parts:drawingUnsupported:)``.
///
/// The same drawing gives the same bytes.
public struct SVGWriter: Hashable, Sendable {
  /// Digits after the point of coordinates, at most; nil for as many as read back the same number.
  ///
  /// Lengths (stroke widths, dashes, gradients) get two more. Numbers that scale others, such as the
  /// `viewBox`, are never rounded.
  public var fractionDigits: Int?
  /// The document's `title`, which browsers show and screen readers read.
  public var title: String?
  /// The document's `desc`, a longer description.
  public var summary: String?
  /// What lies behind the drawing, over the whole page; nil for nothing.
  public var background: CGColor?
  /// The document's `width` and `height`; nil for those of the page.
  public var size: CGSize?
  /// What every `id` begins with.
  ///
  /// Give each document its own where several stand in one page of HTML. Only letters and digits of
  /// ASCII, `-` and `_` are taken from it; before a digit or `-` at its start comes `_`.
  public var idPrefix: String

  /// Whether circles, ellipses and upright rectangles are elements of these names; otherwise all is a `path`.
  ///
  /// They are known by their outlines, wherever these begin, if one subpath is all that there is. Dashed outlines stay paths: their
  /// dashes begin where the path does.
  public var writesShapes: Bool

  /// Creates a writer.
  public init(
    fractionDigits: Int? = nil, title: String? = nil, summary: String? = nil,
    background: CGColor? = nil, size: CGSize? = nil, idPrefix: String = "",
    writesShapes: Bool = false
  ) {
    self.writesShapes = writesShapes
    self.fractionDigits = fractionDigits
    self.title = title
    self.summary = summary
    self.background = background
    self.size = size
    self.idPrefix = idPrefix
  }

  /// Returns a drawing as a document, in UTF-8.
  ///
  /// The page is the list's `bounds`. Infinite bounds stand for a box around all that is drawn, clips
  /// aside; where nothing is drawn, the page is empty.
  public func write(_ list: DisplayList) -> [UInt8] {
    document(list).bytes
  }

  /// Returns a drawing as a document, and what of it the document cannot say.
  ///
  /// ```swift
  /// let rasterizer = Rasterizer(scale: 2)
  /// let document = SVGWriter().document(list) { try? rasterizer.render($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - list: The drawing.
  ///   - parts: What its paths are called, and which are groups: they become ids, as far as they are made of letters and
  ///     digits of ASCII, `-` and `_`. Of equal ones all but the first have a number.
  ///   - draw: Draws a list that stands for something SVG cannot say: the picture shows the list's
  ///     bounds, and becomes an image in the document. What depends on its backdrop, such as a material
  ///     or a Porter-Duff mode, is drawn together with all that lies beneath it in the same layer, save
  ///     the writer's background. Without it, or where it returns nil, such things are left out and are
  ///     among the omissions.
  /// - Returns: The document and its omissions.
  public func document(
    _ list: DisplayList, parts: DrawingParts = DrawingParts(),
    drawingUnsupported draw: ((DisplayList) -> CGImage?)? = nil
  ) -> SVGOutput {
    var builder = SVGDocumentBuilder(writer: self, list: list, parts: parts, draw: draw)
    return builder.build()
  }

  /// Returns paths as a document.
  ///
  /// - Parameters:
  ///   - paths: The paths, bottom first.
  ///   - viewBox: The page, in the coordinates of the paths; nil, null or infinite for a box around what is
  ///     drawn.
  ///   - fill: What the inside is painted with; nil for nothing.
  ///   - fillStyle: How the inside is found.
  ///   - stroke: What the outlines are painted with, over the insides; nil for nothing.
  ///   - strokeStyle: How the outlines are drawn.
  ///   - joined: Whether all paths are written as one, so that the fill rule holds across them.
  /// - Returns: The document, in UTF-8.
  public func write(
    _ paths: [Path], viewBox: CGRect? = nil,
    fill: Paint? = .color(CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)),
    fillStyle: FillStyle = FillStyle(), stroke: Paint? = nil,
    strokeStyle: StrokeStyle = StrokeStyle(), joined: Bool = false
  ) -> [UInt8] {
    var paths = paths
    if joined, paths.count > 1 {
      var all = PathStorage()
      for path in paths {
        all.append(path.storage)
      }
      paths = [Path(storage: all)]
    }
    let page = viewBox.flatMap { $0.isFinite ? $0 : nil } ?? .infinite
    var recorder = DisplayListRecorder(bounds: page)
    for path in paths {
      if let fill { recorder.fill(path, with: fill, style: fillStyle) }
      if let stroke { recorder.stroke(path, with: stroke, style: strokeStyle) }
    }
    return write(recorder.finish())
  }
}
