import FiligreeDrawing
import FiligreePixels

/// Writes drawings as Encapsulated PostScript.
///
/// The file is EPSF-3.0 in PostScript's language level 3 (Adobe, "PostScript Language Reference", third edition; "Encapsulated
/// PostScript File Format Specification", 1992), in ASCII. One unit is one point; the page's lower left is the origin,
/// and what lies beyond the page is cut off. Fills by both rules, strokes with their width, cap, join, miter limit
/// and dash, path clips, and padded linear and radial gradients are PostScript's own; opaque pictures are images. Colors are sRGB,
/// written as `DeviceRGB`, the nearest one for colors outside of it. Edges without smoothing are up to the viewer.
///
/// PostScript has no opacity. Whatever lets something through (opacities, blend modes, masks, filters), and gradients that
/// are conic, meshes or repeated, are drawn into an image with all that lies beneath them, on white, by whoever can; without
/// anybody who can, they are left out. Either is reported.
///
/// There is no date: the same drawings give the same bytes.
public struct EPSWriter: Hashable, Sendable {
  /// The document's title.
  public var title: String?
  /// Digits after the point of coordinates, at most, 0…9.
  public var fractionDigits: Int

  /// Creates a writer.
  public init(title: String? = nil, fractionDigits: Int = 4) {
    self.title = title
    self.fractionDigits = min(max(fractionDigits, 0), 9)
  }

  /// Returns a drawing as a file, without what PostScript cannot say.
  public func write(_ list: DisplayList) -> [UInt8] {
    document(list).bytes
  }

  /// Returns a drawing as a file, and what of it the file cannot say.
  ///
  /// - Parameters:
  ///   - list: The drawing; its `bounds` are the page.
  ///   - draw: Draws a list that holds something PostScript cannot say: the picture shows the list's bounds. Without it,
  ///     or where it returns nil, such things are left out.
  /// - Returns: The document.
  public func document(
    _ list: DisplayList, drawingUnsupported draw: ((DisplayList) -> CGImage?)? = nil
  ) -> EPSDocument {
    var builder = EPSDocumentBuilder(writer: self, list: list)
    return builder.write(draw)
  }
}
