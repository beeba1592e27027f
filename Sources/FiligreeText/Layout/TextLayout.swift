import FiligreePaths
import Foundation

/// Text set in lines.
///
/// Coordinates are in points from the layout's top left corner, y down.
///
/// Lines lie at exact places, not rounded to pixels; the size alone is rounded.
package struct TextLayout: Sendable {
  /// No layout has more lines.
  package static let lineLimit = 1 << 16

  /// The room taken, in whole pixels: as wide as the widest line, or 0 for lines of negative width.
  package let size: CGSize
  /// By how much the text is shrunk: 1 for not at all.
  package let scaleFactor: Double
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  /// The lines from top to bottom.
  package let lines: [TextLine]
  /// What was set.
  let shaped: ShapedParagraph

  /// What no font has, script by script.
  package var missing: [MissingCharacters] { shaped.missing }

  /// The first line's baseline; 0 without a line.
  package var firstBaseline: Double { lines.first.map { Double($0.origin.y) } ?? 0 }

  /// The last line's baseline; 0 without a line.
  package var lastBaseline: Double { lines.last.map { Double($0.origin.y) } ?? 0 }

  /// Puts broken lines in their places.
  init(
    _ shaped: ShapedParagraph, _ result: LineBreaker.Result, factor: Double, spacing: Double,
    displayScale: Double
  ) {
    self.shaped = shaped
    scaleFactor = factor
    isTruncated = result.isTruncated
    var lines: [TextLine] = []
    lines.reserveCapacity(result.lines.count)
    var bottom = 0.0
    var gap = 0.0
    for (line, content) in zip(result.lines, result.contents) {
      let baseline = bottom + gap + line.ascent * factor
      lines.append(
        TextLine(
          origin: CGPoint(x: 0, y: baseline), width: line.width * factor,
          ascent: line.ascent * factor, descent: line.descent * factor,
          leading: line.leading * factor, range: content.range,
          segments: line.segments.map {
            LineSegment(item: $0.item, x: $0.x * factor, scale: factor, glyphs: $0.glyphs)
          }))
      bottom = baseline + line.descent * factor
      gap = line.leading * factor + spacing
    }
    let reserved = Self.reservedHeight(shaped, factor, spacing)
    let width = lines.reduce(0) { max($0, $1.width) }
    size = CGSize(
      width: Self.roundedUp(width, displayScale),
      height: Self.roundedUp(max(0, bottom, reserved), displayScale))
    for i in lines.indices {
      let free = Double(size.width) - lines[i].width
      let isLeft =
        (shaped.paragraph.alignment == .leading)
        == (shaped.paragraph.direction == .leftToRight)
      lines[i].origin.x =
        shaped.paragraph.alignment == .center ? free / 2 : isLeft ? 0 : free
    }
    self.lines = lines
  }

  /// The height of as many lines of the first font as space is reserved for.
  private static func reservedHeight(
    _ shaped: ShapedParagraph, _ factor: Double, _ spacing: Double
  ) -> Double {
    let paragraph = shaped.paragraph
    guard let limit = paragraph.reservesSpace ? paragraph.lineLimit : paragraph.leastLines,
      let metrics = shaped.runFonts.first?.metrics
    else { return 0 }
    let leading = metrics.leading + (paragraph.runs.first?.font.addedLeading ?? 0)
    let count = Double(min(max(1, limit), lineLimit))
    return (metrics.ascent + metrics.descent) * factor * count
      + (leading * factor + spacing) * (count - 1)
  }

  /// `length` in points, up to the next whole pixel.
  ///
  /// What lies above a pixel by rounding alone stays.
  private static func roundedUp(_ length: Double, _ displayScale: Double) -> Double {
    (length * displayScale - 1e-6).rounded(.up) / displayScale
  }
}
