import CHarfBuzz
import FiligreePaths
import FiligreePixels
import Foundation
import Synchronization

/// One font of a file, a variable one at a point of its axes: shaped by HarfBuzz, drawn from
/// FreeType's outlines.
///
/// All numbers are in font units; nothing is ever hinted.
///
/// `@unchecked Sendable`: `shapingFont` is immutable after `init`, which HarfBuzz documents as
/// thread-safe; FreeType's face and the caches are reached under `state`'s lock alone.
package final class FontFace: @unchecked Sendable {
  /// The file's path; empty for the placeholder.
  package let path: String
  /// Which font of the file.
  package let index: Int
  /// Font units per em: 16 … 16384.
  package let unitsPerEm: Double
  /// Vertical measures in font units.
  package let unscaledMetrics: FontMetrics
  /// How many glyphs there are.
  package let glyphCount: Int
  /// Tells faces apart in caches; never used twice in a process.
  let serial: Int
  /// HarfBuzz's font, in font units; nil for the placeholder.
  let shapingFont: OpaquePointer?

  /// Whether it can be slanted by an axis.
  let hasSlantAxis: Bool

  private let file: FontFile?
  /// What rounds the corners of its glyphs, if they are to be round.
  private let corners: RoundedCorners?
  /// Whether bold letters are made of the font's own.
  private let isEmboldened: Bool
  private let hasPictures: Bool
  private let colors: ColorTable?
  private let documents: SVGTable?
  let state: Mutex<State>

  /// What may only be used by one thread at a time.
  struct State: @unchecked Sendable {
    var face: FreeTypeFace?
    var outlines = BoundedCache<UInt32, PathStorage>(limit: FontFace.outlineCacheLimit)
    var pictures = BoundedCache<UInt32, GlyphPicture>(limit: FontFace.pictureCacheLimit)
    var paints = BoundedCache<UInt32, GlyphPaint>(limit: FontFace.paintCacheLimit)
  }

  /// How many points a face's cached outlines may have together: 1 MiB of coordinates.
  static let outlineCacheLimit = 1 << 16
  /// How many pixels a face's cached pictures may have together.
  static let pictureCacheLimit = 1 << 21
  /// How many paints a face's cached colored glyphs may have together.
  static let paintCacheLimit = 1 << 15

  private static let serials = Atomic<Int>(1)

  /// Stands for text where the machine has no font: every cluster is a visible box, `PlaceholderBox`.
  static let placeholder = FontFace()

  private init() {
    path = ""
    index = 0
    unitsPerEm = 1000
    unscaledMetrics = .placeholder
    glyphCount = 3
    serial = 0
    shapingFont = nil
    file = nil
    corners = nil
    isEmboldened = false
    hasPictures = false
    colors = nil
    documents = nil
    hasSlantAxis = false
    state = Mutex(State())
  }

  /// Opens font `index` of `file`, a variable one with the axes `axes` set and the others at their
  /// defaults, and glyphs with round corners, or bold ones, if asked for.
  ///
  /// Nil if the font cannot be drawn.
  init?(
    file: FontFile, index: Int, axes: [FontAxis: Double] = [:], hasRoundCorners: Bool = false,
    isEmboldened: Bool = false
  ) {
    guard index >= 0, index < file.faceCount,
      let freeType = FreeTypeFace(file: file, index: index),
      let face = hb_face_create(file.blob, UInt32(index))
    else { return nil }
    defer { hb_face_destroy(face) }
    let units = Int(hb_face_get_upem(face))
    hasPictures = hb_ot_color_has_png(face) != 0
    hasSlantAxis = FontAxis.isSlanting(face)
    guard (16...16384).contains(units), freeType.glyphCount > 0, freeType.isScalable || hasPictures,
      freeType.unitsPerEm == units || !freeType.isScalable,
      let font = hb_font_create(face)
    else { return nil }
    hb_font_set_scale(font, Int32(units), Int32(units))
    if let values = FontAxis.values(of: face, setting: axes) {
      var coordinates = values.map(Float.init)
      hb_font_set_var_coords_design(font, &coordinates, UInt32(coordinates.count))
      freeType.setDesignCoordinates(values)
    }
    hb_font_make_immutable(font)
    var count: UInt32 = 0
    let normalized = hb_font_get_var_coords_normalized(font, &count)
    colors = ColorTable(
      face, coordinates: Array(UnsafeBufferPointer(start: normalized, count: Int(count))))
    documents = SVGTable(face, unitsPerEm: Double(units))
    path = file.path
    self.index = index
    unitsPerEm = Double(units)
    glyphCount = freeType.glyphCount
    unscaledMetrics = freeType.metrics()
    serial = Self.serials.add(1, ordering: .relaxed).oldValue
    shapingFont = font
    self.file = file
    self.isEmboldened = isEmboldened
    corners =
      hasRoundCorners
      ? freeType.outline(of: "l").flatMap { RoundedCorners(stem: $0, unitsPerEm: Double(units)) }
      : nil
    state = Mutex(State(face: freeType))
  }

  deinit {
    if let shapingFont { hb_font_destroy(shapingFont) }
  }

  /// The glyph of a character without any substitution; nil if the font has none.
  package func glyph(for character: Unicode.Scalar) -> UInt32? {
    guard let shapingFont else { return 1 }
    var glyph: UInt32 = 0
    let found = hb_font_get_nominal_glyph(shapingFont, character.value, &glyph)
    return found != 0 && glyph != 0 ? glyph : nil
  }

  /// A glyph's outline in font units, y up; empty where there is none.
  ///
  /// To be filled by the non-zero rule. Parts that overlap or abut are one, as `OutlineOverlaps` says.
  package func outline(of glyph: UInt32) -> PathStorage {
    guard shapingFont != nil else {
      return (PlaceholderBox(rawValue: glyph) ?? .narrow).outline
    }
    if let outline = state.withLock({ $0.outlines.value(for: glyph) }) { return outline }
    let loaded = state.withLock { $0.face?.load(glyph) }
    // Outside of the lock, as it may take a while.
    let outline = loaded.map { OutlineOverlaps.removed(from: $0.outline, isMarked: $0.overlaps) }
    var result = outline ?? PathStorage()
    if let corners { result = corners.rounded(result) }
    if isEmboldened {
      result = Emboldening.emboldened(result, unitsPerEm: unitsPerEm)
    }
    state.withLock { $0.outlines.insert(result, for: glyph, cost: result.points.count + 8) }
    return result
  }

  /// The font's own names, as its `name` table has them in English: those of the family and of PostScript;
  /// nil where it has none.
  package var names: (family: String?, postScript: String?) {
    guard let shapingFont, let face = hb_font_get_face(shapingFont) else { return (nil, nil) }
    func name(_ id: UInt32) -> String? {
      // No name of a font is longer.
      var text = [CChar](repeating: 0, count: 256)
      var size = UInt32(text.count)
      guard hb_ot_name_get_utf8(face, id, hb_language_from_string("en", 2), &size, &text) > 0 else {
        return nil
      }
      return String(decoding: text.prefix(Int(size)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    // Names 16 and 1 of OpenType: a family of more than four fonts, and of four; 6: PostScript's.
    return (name(16) ?? name(1), name(6))
  }

  /// A glyph's picture, if the font draws it as one: an emoji of a `CBDT` or `sbix` font.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    guard hasPictures, let shapingFont else { return nil }
    return state.withLock { state in
      if let picture = state.pictures.value(for: glyph) { return picture }
      guard let picture = GlyphPicture(font: shapingFont, glyph: glyph) else { return nil }
      state.pictures.insert(picture, for: glyph, cost: picture.image.width * picture.image.height)
      return picture
    }
  }

  /// What a glyph is drawn with, if the font has it in colors: an emoji of a `COLR` or `SVG ` font.
  func paint(of glyph: UInt32) -> GlyphPaint? {
    guard colors != nil || documents != nil, let shapingFont else { return nil }
    if let paint = state.withLock({ $0.paints.value(for: glyph) }) {
      if case .none = paint { return nil }
      return paint
    }
    // Read outside of the lock, which its outlines ask for. `none` stands for glyphs without colors.
    let paint =
      colors?.paint(of: glyph) { Path(storage: self.outline(of: $0)) }
      ?? documents.flatMap { documents in
        hb_font_get_face(shapingFont).flatMap { documents.paint(of: glyph, $0) }
      }
    state.withLock {
      $0.paints.insert(paint ?? .none, for: glyph, cost: paint?.cost.paints ?? 1)
    }
    return paint
  }
}
