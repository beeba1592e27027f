/// A stretch of text with its attributes.
package struct TextRun: Hashable, Sendable {
  /// A line along the text.
  package struct Decoration: Hashable, Sendable {
    /// Whose paint it has; nil for the text's own.
    package var style: Int?
    /// Where it is interrupted.
    package var pattern: LinePattern

    /// A line with the paint of `style`, or with that of the text.
    package init(style: Int? = nil, pattern: LinePattern = .solid) {
      self.style = style
      self.pattern = pattern
    }
  }

  /// The room that a picture takes in a line, in points.
  package struct Picture: Hashable, Sendable {
    /// How far the pen moves on.
    let width: Double
    /// How far it reaches above the baseline.
    let ascent: Double
    /// How far it reaches below the baseline.
    let descent: Double

    /// The room of a picture; what is not finite counts as 0.
    package init(width: Double, ascent: Double, descent: Double) {
      func used(_ length: Double) -> Double {
        length.isFinite ? length.clamped(to: TextRun.bounds, nan: 0) : 0
      }
      self.width = max(used(width), 0)
      self.ascent = used(ascent)
      self.descent = used(descent)
    }
  }

  /// What stands in the text where a picture is: U+FFFC.
  package static let pictureCharacter = "\u{FFFC}"

  /// The text.
  ///
  /// LF, VT, FF, CR, CR LF, NEL, LS and PS end lines.
  package var string: String
  /// The font that is wanted.
  package var font: FontRequest
  /// Points to add after each character; the font's ligatures stay.
  ///
  /// Used inside ±100 000.
  package var kerning: Double
  /// Points to add after each character, which then makes no ligatures that are not required.
  ///
  /// Where it is not 0, `kerning` does not count, as in SwiftUI. Used inside ±100 000.
  package var tracking: Double
  /// Points by which the text is raised.
  ///
  /// Used inside ±100 000.
  package var baselineOffset: Double
  /// How far letters are slanted beyond their font's own slant: x moves by this per y up.
  ///
  /// Used inside ±10. Where they lie in the line stays.
  package var obliqueness: Double
  /// A line under the text.
  package var underline: Decoration?
  /// A line through the text.
  package var strikethrough: Decoration?
  /// An area behind the text, as high as the line.
  package var background: Decoration?
  /// Which paint the text has; means nothing here.
  package var style: Int
  /// What takes the place of the text, which is ``pictureCharacter`` then.
  package var picture: Picture?

  /// Creates a run.
  package init(
    _ string: String, font: FontRequest, kerning: Double = 0, tracking: Double = 0,
    baselineOffset: Double = 0, obliqueness: Double = 0, underline: Decoration? = nil,
    strikethrough: Decoration? = nil,
    background: Decoration? = nil, style: Int = 0, picture: Picture? = nil
  ) {
    self.string = string
    self.font = font
    self.kerning = kerning
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.obliqueness = obliqueness
    self.underline = underline
    self.strikethrough = strikethrough
    self.background = background
    self.style = style
    self.picture = picture
  }

  private static let bounds = -100_000.0...100_000.0

  /// The baseline offset in use.
  var usedBaselineOffset: Double { baselineOffset.clamped(to: Self.bounds, nan: 0) }

  /// The obliqueness in use.
  var usedObliqueness: Double { obliqueness.clamped(to: -10...10, nan: 0) }

  /// What is added after each character.
  var spacing: Double { (tracksLetters ? tracking : kerning).clamped(to: Self.bounds, nan: 0) }

  private var tracksLetters: Bool { tracking != 0 && !tracking.isNaN }

  /// The font's features; tracked text has no optional ligatures.
  var features: [FontFeature] {
    tracksLetters
      ? [FontFeature("liga", 0), FontFeature("clig", 0)] + font.features : font.features
  }

  /// Whether `other` can be shaped together with this run.
  func shapesLike(_ other: TextRun) -> Bool {
    picture == nil && other.picture == nil && font == other.font && spacing == other.spacing
      && features == other.features
      && usedBaselineOffset == other.usedBaselineOffset
      && usedObliqueness == other.usedObliqueness
  }
}
