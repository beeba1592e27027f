import CFreeType
import FiligreePaths
import Foundation
import Synchronization

/// A font as FreeType reads it: outlines, advances and tables, all in font units, never hinted.
///
/// Not thread-safe: `FontFace` keeps it behind a lock. Opening and closing faces is behind a lock of
/// its own, as FreeType asks for faces of one library.
final class FreeTypeFace {
  /// FreeType's library, opened once and never closed.
  ///
  /// Nil if FreeType cannot start.
  ///
  /// `@unchecked Sendable`: an address that never changes.
  private struct Library: @unchecked Sendable {
    let pointer: FT_Library?
  }

  private static let library: Mutex<Library> = {
    var pointer: FT_Library?
    return Mutex(Library(pointer: FT_Init_FreeType(&pointer) == 0 ? pointer : nil))
  }()

  /// A face on its way out of the library's lock.
  ///
  /// `@unchecked Sendable`: nobody else has it.
  private struct Opened: @unchecked Sendable {
    let face: FT_Face
  }

  private let face: FT_Face

  /// Opens font `index` of `file`, which must outlive `self`; nil if FreeType cannot read it, or if
  /// it has no outlines in sensible units.
  init?(file: FontFile, index: Int) {
    guard let start = file.bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
    let opened = Self.library.withLock { library -> Opened? in
      var face: FT_Face?
      guard let pointer = library.pointer,
        FT_New_Memory_Face(pointer, start, file.bytes.count, index, &face) == 0
      else { return nil }
      return face.map(Opened.init)
    }
    guard let opened else { return nil }
    face = opened.face
  }

  deinit {
    let opened = Opened(face: face)
    Self.library.withLock { _ in _ = FT_Done_Face(opened.face) }
  }

  /// Font units per em; 0 for a font of pictures alone.
  var unitsPerEm: Int { Int(face.pointee.units_per_EM) }

  /// How many glyphs there are.
  var glyphCount: Int { max(0, face.pointee.num_glyphs) }

  /// Whether there are outlines.
  var isScalable: Bool { face.pointee.face_flags & 1 != 0 }

  /// Sets the axes of a variable font, in the order of its `fvar` table.
  func setDesignCoordinates(_ values: [Double]) {
    var coordinates = values.map { FT_Fixed(($0 * 65536).rounded()) }
    _ = FT_Set_Var_Design_Coordinates(face, UInt32(coordinates.count), &coordinates)
  }

  /// The outline of a glyph in font units, y up, with the font's own lines, quadratic and cubic
  /// curves, and its unscaled advance; nil where there is none.
  ///
  /// `overlaps` tells whether the font says so of the outline.
  func load(_ glyph: UInt32) -> (outline: PathStorage, advance: Double, overlaps: Bool)? {
    guard FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE)) == 0,
      let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    let builder = OutlineBuilder()
    var callbacks = OutlineBuilder.callbacks
    let context = Unmanaged.passUnretained(builder).toOpaque()
    guard FT_Outline_Decompose(&slot.pointee.outline, &callbacks, context) == 0 else { return nil }
    return (
      builder.finish(), Double(slot.pointee.metrics.horiAdvance),
      Int32(slot.pointee.outline.flags) & FT_OUTLINE_OVERLAP != 0
    )
  }

  /// The measures in font units; see `FontMetrics` for the rules.
  func metrics() -> FontMetrics {
    let em = Double(max(1, unitsPerEm))
    var result = FontMetrics(
      ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0,
      underlinePosition: Double(face.pointee.underline_position),
      underlineThickness: Double(face.pointee.underline_thickness), strikethroughPosition: 0,
      strikethroughThickness: 0)
    if let header = FT_Get_Sfnt_Table(face, FT_SFNT_HHEA)?.assumingMemoryBound(
      to: TT_HoriHeader.self)
    {
      result.ascent = Double(header.pointee.Ascender)
      result.descent = -Double(header.pointee.Descender)
      result.leading = max(0, Double(header.pointee.Line_Gap))
    }
    if let pointer = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
      let table = pointer.assumingMemoryBound(to: TT_OS2.self).pointee
      if result.ascent == 0, result.descent == 0 {
        result.ascent = Double(table.sTypoAscender)
        result.descent = -Double(table.sTypoDescender)
        result.leading = max(0, Double(table.sTypoLineGap))
      }
      if result.ascent == 0, result.descent == 0 {
        result.ascent = Double(table.usWinAscent)
        result.descent = Double(table.usWinDescent)
      }
      // FreeType marks a missing table by version 0xFFFF.
      if table.version >= 2, table.version != 0xFFFF {
        result.capHeight = Double(table.sCapHeight)
        result.xHeight = Double(table.sxHeight)
      }
      if table.version != 0xFFFF {
        result.subscriptOffset = Double(table.ySubscriptYOffset)
        result.superscriptOffset = Double(table.ySuperscriptYOffset)
      }
      // The table gives the line's upper edge.
      result.strikethroughThickness = Double(table.yStrikeoutSize)
      result.strikethroughPosition =
        Double(table.yStrikeoutPosition) - result.strikethroughThickness / 2
    }
    if result.ascent == 0, result.descent == 0 {
      result.ascent = 0.8 * em
      result.descent = 0.2 * em
    }
    if result.capHeight <= 0 { result.capHeight = top(of: "H") ?? 0.7 * em }
    if result.xHeight <= 0 { result.xHeight = top(of: "x") ?? 0.5 * em }
    if result.superscriptOffset <= 0 {
      // A fifth down and a third up (CSS Inline Layout Module Level 3, section 4.2).
      result.subscriptOffset = em / 5
      result.superscriptOffset = em / 3
    }
    if result.underlineThickness <= 0 {
      result.underlineThickness = 0.05 * em
      result.underlinePosition = -0.1 * em
    }
    if result.strikethroughThickness <= 0 {
      result.strikethroughThickness = result.underlineThickness
      result.strikethroughPosition = result.xHeight / 2
    }
    return result
  }

  /// A character's outline; nil where there is none.
  func outline(of character: Unicode.Scalar) -> PathStorage? {
    let glyph = FT_Get_Char_Index(face, UInt(character.value))
    return glyph != 0 ? load(glyph)?.outline : nil
  }

  /// How high a character's outline reaches.
  private func top(of character: Unicode.Scalar) -> Double? {
    guard let outline = outline(of: character) else { return nil }
    guard let top = outline.points.map(\.y).max(), top > 0 else { return nil }
    return Double(top)
  }
}
