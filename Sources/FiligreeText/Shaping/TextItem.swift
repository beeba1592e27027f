/// A stretch of characters that is shaped at once: one font, script, direction and spacing.
struct TextItem: Sendable {
  /// Longer stretches are cut, so that a line asks for little to be shaped anew.
  static let lengthLimit = 2048

  /// Its characters in the paragraph.
  var range: Range<Int>
  /// The font, fallback included.
  let font: ResolvedFont
  /// Index of its first run, which stands for all as far as shaping goes.
  let run: Int
  /// HarfBuzz's number of its script.
  var script: UInt32
  /// The embedding level; odd ones run from right to left.
  let level: UInt8
}

/// A glyph in points, in a line from left to right.
struct SizedGlyph: Sendable {
  /// Stands for a picture.
  static let picture = UInt32.max

  /// Which glyph of the item's font.
  let glyph: UInt32
  /// Its cluster's first character in the paragraph.
  let cluster: Int
  /// How far the pen moves on, spacing included.
  let advance: Double
  /// Where it lies from the pen, to the right.
  let dx: Double
  /// Where it lies from the pen, up.
  let dy: Double
  /// Whether a line that begins at its cluster must be shaped anew.
  let isUnsafeToBreak: Bool
}
