import CHarfBuzz
import FiligreePixels
import Foundation

/// A glyph that is a picture: PNG data in a `CBDT` or `sbix` table, decoded.
struct GlyphPicture: Sendable {
  /// The picture.
  let image: CGImage
  /// Where it lies around the glyph's origin, in font units, y down.
  let bounds: CGRect

  /// Decodes a glyph's largest picture; nil if there is none, or if it is damaged or larger than
  /// 1024×1024 pixels.
  init?(font: OpaquePointer, glyph: UInt32) {
    guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = hb_blob_get_data(blob, &length), length > 0,
      let image = try? CGImage(
        data: Data(bytes: start, count: Int(length)), limits: PictureLimits(maximumPixels: 1 << 20))
    else { return nil }
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0,
      extents.height < 0
    else { return nil }
    self.image = image
    bounds = CGRect(
      x: Double(extents.x_bearing), y: -Double(extents.y_bearing), width: Double(extents.width),
      height: -Double(extents.height))
  }
}
