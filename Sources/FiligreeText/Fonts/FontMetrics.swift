/// A font's vertical measures in points at a size, or in font units before scaling; all but
/// `underlinePosition` and `strikethroughPosition` count as Core Text's `CTFont` gives them.
///
/// Where the numbers come from:
/// - ascent, descent, leading: the `hhea` table, as on Apple's systems; where its ascent and descent
///   are both 0, `OS/2`'s typographic ones, then `OS/2`'s Windows ones. A negative line gap is 0.
/// - cap height, x-height: `OS/2` version 2 and later; where 0 or missing, the top of the glyphs "H"
///   and "x"; where these are missing, 0.7 and 0.5 em.
/// - underline: the `post` table, strikethrough: `OS/2`; where thickness is 0, 0.05 em thick, 0.1 em
///   below, and half the x-height above the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of the line, up.
  package var ascent: Double
  /// From the baseline to the bottom of the line, down: positive for almost all fonts.
  package var descent: Double
  /// What is left free below a line.
  package var leading: Double
  /// Height of flat capitals.
  package var capHeight: Double
  /// Height of flat lower-case letters.
  package var xHeight: Double
  /// The underline's middle, above the baseline: negative for almost all fonts.
  package var underlinePosition: Double
  /// How thick the underline is.
  package var underlineThickness: Double
  /// The strikethrough's middle, above the baseline.
  package var strikethroughPosition: Double
  /// How thick the strikethrough is.
  package var strikethroughThickness: Double
  /// How far subscripts go down from the baseline, and superscripts up from it.
  package var subscriptOffset = 0.0
  package var superscriptOffset = 0.0

  /// Ascent, descent and leading: from one baseline to the next.
  package var lineHeight: Double { ascent + descent + leading }

  /// All measures times `factor`.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor,
      strikethroughPosition: strikethroughPosition * factor,
      strikethroughThickness: strikethroughThickness * factor,
      subscriptOffset: subscriptOffset * factor, superscriptOffset: superscriptOffset * factor)
  }

  /// The measures of the boxes that stand for text where there is no font, for an em of 1000.
  static let placeholder = FontMetrics(
    ascent: 800, descent: 200, leading: 0, capHeight: 700, xHeight: 500,
    underlinePosition: -100, underlineThickness: 50, strikethroughPosition: 250,
    strikethroughThickness: 50)
}
