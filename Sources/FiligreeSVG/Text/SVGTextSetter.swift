import FiligreePaths
import FiligreePixels
import Foundation

/// Sets the text of documents: finds its fonts, and makes glyphs of it.
///
/// It says what is drawn for which characters, and how wide that is; where it is drawn is SVG's layout, which
/// does not know fonts.
package protocol SVGTextSetter: Sendable {
  /// The glyphs of a text.
  func set(_ text: SVGTextRequest) -> SVGSetText
}

/// What font is wanted.
package struct SVGFont: Hashable, Sendable {
  /// User units per em.
  package var size = 16.0
  /// The families, the best first, generic ones among them; empty for any.
  package var families: [Family] = []
  /// 1…1000; 400 is regular.
  package var weight = 400.0
  package var isItalic = false
  /// The language of the text, a tag of BCP 47; nil where none is said.
  package var language: String?
  /// The width in percent of the normal.
  package var stretch = 100.0
  package var isSmallCaps = false
  package var isKerned = true
  /// Whether optional ligatures are made: not in text that is spaced out.
  package var hasLigatures = true
  /// Values of a variable font's axes by their tags.
  package var variations: [String: Double] = [:]
  /// Features of OpenType by their tags.
  package var features: [String: Int] = [:]
  /// Whether bold and slanted letters are made of others where a family has none.
  package var synthesizesWeight = true
  package var synthesizesStyle = true

  /// A family's name, or the kind of one.
  package enum Family: Hashable, Sendable {
    case named(String)
    /// `serif`, `sans-serif`, `monospace`, `cursive`, `fantasy`, `system-ui`…
    case generic(String)
  }
}

/// A text whose glyphs are wanted.
package struct SVGTextRequest: Sendable {
  /// Characters in one font.
  package struct Run: Sendable {
    package var range: Range<Int>
    /// Index of the font.
    package var font: Int
    /// What glyphs in colors of their own take for the text's color.
    package var color: CGColor
  }

  /// A part of the text with a direction of its own.
  package struct Embedding: Sendable {
    package var range: Range<Int>
    package var isRightToLeft: Bool
    /// Whether its characters take the direction, too.
    package var isOverride: Bool
    /// Whether what is around it does not see its direction.
    package var isIsolate: Bool
  }

  /// The Unicode scalars.
  package var characters: [UInt32] = []
  /// The fonts of the text, and further ones whose measures are asked for.
  package var fonts: [SVGFont] = []
  /// Which font each character has; in order, without gaps.
  package var runs: [Run] = []
  /// A stretch of the text that is in visual order by itself.
  package struct Chunk: Sendable {
    package var range: Range<Int>
    /// Whether letters of it join with those of the chunk before it.
    package var isJoined: Bool
  }

  /// Where the text is cut; in order, without gaps.
  package var chunks: [Chunk] = []
  /// Parts with directions of their own, each before those in it.
  package var embeddings: [Embedding] = []
  package var isRightToLeft = false
  /// Whether glyphs may stand upright, one below the other.
  package var isVertical = false
}

/// The glyphs of a text.
package struct SVGSetText: Sendable {
  /// The cells of each chunk, from left to right.
  package var chunks: [[SVGTextCell]]
  /// The measures of each font.
  package var metrics: [SVGFontMetrics]
  /// What is not drawn as it is meant, a line each.
  package var problems: [String]

  package init(
    chunks: [[SVGTextCell]], metrics: [SVGFontMetrics], problems: [String] = []
  ) {
    self.chunks = chunks
    self.metrics = metrics
    self.problems = problems
  }
}

/// Characters that are placed as one, and what is drawn for them, in user units, y down.
package struct SVGTextCell: Sendable {
  /// The characters.
  package var characters: Range<Int>
  /// How far the pen moves on.
  package var advance: Double
  /// Whether it is part of text from right to left.
  package var isRightToLeft = false
  /// Whether it is of a script whose letters join.
  package var isCursive = false
  /// How far its font reaches above the baseline, and below it.
  package var ascent: Double, descent: Double
  /// Of a glyph that stands upright in a column: where its upper middle is from the origin of the drawing, and
  /// how far the pen moves down.
  package var uprightOrigin = CGPoint.zero
  package var uprightAdvance = 0.0
  /// What is painted as the text is, from the pen on the baseline.
  package var outline = Path()
  /// What is drawn in colors of its own.
  package var drawing: [SVGNode] = []

  package init(characters: Range<Int>, advance: Double, ascent: Double, descent: Double) {
    self.characters = characters
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
  }
}

/// The vertical measures of a font in user units, up from the baseline, but for the descent.
package struct SVGFontMetrics: Hashable, Sendable {
  package var ascent = 0.0
  package var descent = 0.0
  package var xHeight = 0.0
  /// The middle of the line under the text, and of the line through it.
  package var underlinePosition = 0.0
  package var underlineThickness = 0.0
  package var strikethroughPosition = 0.0
  package var strikethroughThickness = 0.0
  /// How far letters below the line go down, and such above it go up.
  package var subscriptOffset = 0.0
  package var superscriptOffset = 0.0

  package init() {}
}
