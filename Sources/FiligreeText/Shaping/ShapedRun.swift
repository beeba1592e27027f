/// A glyph in its place in a shaped run; lengths are in font units.
struct ShapedGlyph: Sendable {
  /// Which glyph of the font.
  let glyph: UInt32
  /// The first character of its cluster, counted from the run's start.
  let cluster: Int
  /// How far the pen moves on.
  let advance: Double
  /// Where the glyph lies from the pen, to the right.
  let dx: Double
  /// Where the glyph lies from the pen, up.
  let dy: Double
  /// Whether the text before its cluster, cut off there, may be shaped otherwise.
  let isUnsafeToBreak: Bool
}

/// What shaping made of a run of text in one font, script and direction.
struct ShapedRun: Sendable {
  /// The glyphs from left to right.
  let glyphs: [ShapedGlyph]

  /// How far the pen moves.
  var advance: Double { glyphs.reduce(0) { $0 + $1.advance } }
}
