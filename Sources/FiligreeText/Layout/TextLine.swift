import Foundation

/// A set line.
///
/// Coordinates are in points in the layout, y down.
package struct TextLine: Sendable {
  /// Where its left end meets the baseline.
  package internal(set) var origin: CGPoint
  /// From its left to its right end, without white space that hangs.
  package let width: Double
  /// From the baseline to its top, up.
  package let ascent: Double
  /// From the baseline to its bottom, down.
  package let descent: Double
  /// What is left free below it.
  package let leading: Double
  /// The Unicode scalars of the text that it shows, or would if nothing gave way to "…".
  package let range: Range<Int>
  /// Its stretches of glyphs, from left to right.
  let segments: [LineSegment]

  /// The glyphs in order from left to right, with the x of each one's pen in the layout.
  package var glyphs: [(glyph: UInt32, x: Double, face: FontFace)] {
    segments.flatMap { segment in
      var pen = Double(origin.x) + segment.x
      return segment.glyphs.map { glyph in
        defer { pen += glyph.advance * segment.scale }
        return (glyph.glyph, pen + glyph.dx * segment.scale, segment.item.font.face)
      }
    }
  }
}

/// Glyphs of one item in a line.
struct LineSegment: Sendable {
  /// Where the font, the level and the run come from.
  let item: TextItem
  /// Where it begins, from the line's left end, in points.
  let x: Double
  /// By how much the layout shrinks the text.
  let scale: Double
  /// The glyphs at the paragraph's own size.
  let glyphs: [SizedGlyph]
}
