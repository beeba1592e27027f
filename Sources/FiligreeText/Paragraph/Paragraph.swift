/// Text with attributes, and how its lines are set; lines are broken when a size is proposed.
///
/// The text is set up to `characterLimit` Unicode scalars; what follows is left out, and a warning on
/// standard error says so, once in a process. A layout has `lineLimit` lines at most, and never more than
/// `TextLayout.lineLimit`.
package struct Paragraph: Hashable, Sendable {
  /// Where lines lie in the width of the widest one.
  package enum Alignment: Hashable, Sendable, CaseIterable {
    /// Where lines of the layout direction begin.
    case leading
    /// In the middle.
    case center
    /// Where lines of the layout direction end.
    case trailing
  }

  /// Which part of a text that does not fit gives way to "…".
  package enum Truncation: Hashable, Sendable, CaseIterable {
    /// The last line's beginning.
    case head
    /// The last line's middle.
    case middle
    /// The last line's end.
    case tail
  }

  /// The direction of the user interface.
  package enum Direction: Hashable, Sendable, CaseIterable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
  }

  /// How many Unicode scalars are set.
  package static let characterLimit = 1 << 18

  /// The text.
  package var runs: [TextRun]
  /// Where lines lie.
  package var alignment: Alignment = .leading
  /// What leading means, and the direction of text without a letter; other text runs as its first
  /// letter does (UAX #9, P2 and P3).
  package var direction: Direction = .leftToRight
  /// How many lines are shown at most; less than 1 counts as 1; nil for as many as fit.
  package var lineLimit: Int?
  /// Whether the text is as high as `lineLimit` lines of its first font, even if it has fewer.
  package var reservesSpace = false
  /// How many lines of its first font the text is as high as at least; nil for those that it has.
  package var leastLines: Int?
  /// What gives way where the text does not fit.
  package var truncation: Truncation = .tail
  /// Points between lines, over the fonts' own.
  ///
  /// Used inside 0…100 000.
  package var lineSpacing = 0.0
  /// A factor for the height of each line, which grows or shrinks above the letters; 0 counts as 1.
  ///
  /// Used inside 0…1000.
  package var lineHeightMultiple = 0.0
  /// The least height of a line, and the greatest, which counts first; 0 for none.
  ///
  /// Used inside 0…100 000.
  package var lineHeights: (least: Double, greatest: Double) {
    get { (leastLineHeight, greatestLineHeight) }
    set { (leastLineHeight, greatestLineHeight) = newValue }
  }
  private var leastLineHeight = 0.0
  private var greatestLineHeight = 0.0
  /// How far text that does not fit may shrink: to this factor, 0…1, of its size.
  ///
  /// The factors tried are this one and 64ths; the largest at which nothing is cut off counts.
  package var minimumScaleFactor = 1.0

  /// Creates a paragraph of `runs`, with SwiftUI's defaults for the rest.
  package init(_ runs: [TextRun]) {
    self.runs = runs
  }

  /// Creates a paragraph of one run.
  package init(_ string: String, font: FontRequest) {
    self.init([TextRun(string, font: font)])
  }

  /// The height of a line whose fonts make it `height` high.
  func lineHeight(_ height: Double) -> Double {
    let factor = lineHeightMultiple.clamped(to: 0...1000, nan: 0)
    var height = factor > 0 ? height * factor : height
    let least = leastLineHeight.clamped(to: 0...100_000, nan: 0)
    let greatest = greatestLineHeight.clamped(to: 0...100_000, nan: 0)
    height = max(height, least)
    return greatest > 0 ? min(height, greatest) : height
  }

  /// Looks up fonts and shapes, which does not depend on the size proposed later.
  package func shaped(in library: FontLibrary = .system) -> ShapedParagraph {
    ShapedParagraph(self, library)
  }

  /// Lays out in a proposed size; see `ShapedParagraph.layout(width:height:displayScale:)`.
  package func layout(
    width: Double? = nil, height: Double? = nil, displayScale: Double = 1,
    library: FontLibrary = .system
  ) -> TextLayout {
    shaped(in: library).layout(width: width, height: height, displayScale: displayScale)
  }
}
