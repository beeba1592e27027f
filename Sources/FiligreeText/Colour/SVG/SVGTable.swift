import CHarfBuzz
import FiligreePixels
import Foundation

/// The SVG documents of a font's glyphs: OpenType's `SVG ` table.
///
/// Colours `--color0` and so on are those of the font's first palette. Documents of more than a mebibyte, and
/// compressed ones, are not drawn: their glyphs are plain outlines.
struct SVGTable: Sendable {
  /// The largest document in bytes.
  static let byteLimit = 1 << 20

  private let palette: [CGColor]
  private let unitsPerEm: Double

  /// Nil if the face has no such table.
  init?(_ face: OpaquePointer, unitsPerEm: Double) {
    guard hb_ot_color_has_svg(face) != 0 else { return nil }
    palette = FontTable(face, "CPAL").flatMap { ColourTable.palette($0) } ?? []
    self.unitsPerEm = unitsPerEm
  }

  /// What a glyph is drawn with; nil if it has no document, or a damaged one.
  func paint(of glyph: UInt32, _ face: OpaquePointer) -> GlyphPaint? {
    guard let blob = hb_ot_color_glyph_reference_svg(face, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0, length <= Self.byteLimit else {
      return nil
    }
    return SVGGlyphReader.paint(
      of: glyph, Data(bytes: start, count: Int(length)), unitsPerEm: unitsPerEm, palette)
  }
}
