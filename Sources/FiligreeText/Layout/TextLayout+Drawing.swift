import FiligreePaths
import FiligreePixels
import Foundation

/// All outlines of one paint.
package struct TextOutline: Sendable {
  /// The runs' style.
  package let style: Int
  /// The glyphs, to be filled by the non-zero rule: the fonts' own lines, quadratic and cubic
  /// curves, scaled, never hinted.
  package let path: Path
}

/// A line along text, or an area behind it.
package struct TextStroke: Hashable, Sendable {
  /// Whose paint it has.
  package let style: Int
  /// Where it lies, to be filled.
  package let rect: CGRect
}

/// A glyph that is a picture, such as a colored emoji.
package struct TextPicture: Sendable {
  /// The style of the text that it is part of; only its opacity makes sense here.
  package let style: Int
  /// The picture.
  package let image: CGImage
  /// Where it is drawn.
  package let rect: CGRect
  /// How far it is slanted: x moves by this much per y up from `baseline`.
  ///
  /// 0 as a rule.
  package let skew: Double
}

/// A glyph that is drawn in colors of its own, such as an emoji.
package struct TextColorGlyph: Sendable {
  /// The style of the text that it is part of: its opacity, and its color where the glyph asks for it.
  package let style: Int
  /// What is drawn, in font units, y up.
  package let paint: GlyphPaint
  /// From font units to the layout.
  package let transform: CGAffineTransform
}

/// Where a picture is that stands in a text.
package struct TextPlace: Hashable, Sendable {
  /// Index of its run.
  package let run: Int
  /// Where it is drawn.
  package let rect: CGRect
}

/// What there is to draw of a layout.
package struct TextDrawing: Sendable {
  /// How many points the outlines have together at most; glyphs that would go beyond are left out.
  package static let pointLimit = 1 << 23

  /// Outlines by style, in the order of styles.
  package fileprivate(set) var outlines: [TextOutline] = []
  /// Areas behind the text, to be drawn before all else.
  package fileprivate(set) var backgrounds: [TextStroke] = []
  /// Underlines, to be drawn before the text.
  package fileprivate(set) var underlines: [TextStroke] = []
  /// Strikethroughs, to be drawn after the text.
  package fileprivate(set) var strikethroughs: [TextStroke] = []
  /// Pictures, in reading order of lines.
  package fileprivate(set) var pictures: [TextPicture] = []
  /// Where pictures are that stand in the text, in reading order of lines.
  package fileprivate(set) var places: [TextPlace] = []
  /// Glyphs in colors of their own, in reading order of lines.
  package fileprivate(set) var colorGlyphs: [TextColorGlyph] = []
}

extension TextLayout {
  /// The outlines, lines and pictures of the text.
  package func drawing() -> TextDrawing {
    var collector = DrawingCollector(shaped)
    for line in lines {
      for segment in line.segments { collector.add(segment, line) }
    }
    return collector.drawing()
  }
}

extension ResolvedFont {
  /// The outlines and pictures of glyphs whose origins are at `positions`, where y points up; all of
  /// style 0, and y down, as those of a layout are.
  ///
  /// What has no partner, and positions that are not finite, are left out.
  package func drawing(of glyphs: [UInt32], at positions: [CGPoint]) -> TextDrawing {
    var collector = GlyphCollector()
    for (glyph, position) in zip(glyphs, positions)
    where position.x.isFinite && position.y.isFinite {
      collector.draw(
        glyph, self, style: 0, skew: skew, scale: 1, x: Double(position.x), y: -Double(position.y))
    }
    return collector.drawing()
  }
}

/// Collects glyphs by style.
private struct GlyphCollector {
  private var paths: [Int: PathStorage] = [:]
  private var points = 0
  var result = TextDrawing()

  func drawing() -> TextDrawing {
    var result = result
    result.outlines = paths.keys.sorted().map {
      TextOutline(style: $0, path: Path(storage: paths[$0] ?? PathStorage()))
    }
    return result
  }

  mutating func draw(
    _ glyph: UInt32, _ font: ResolvedFont, style: Int, skew: Double, scale: Double, x: Double,
    y: Double
  ) {
    let unit = font.scale * scale
    if let picture = font.face.picture(of: glyph) {
      let bounds = picture.bounds
      result.pictures.append(
        TextPicture(
          style: style, image: picture.image,
          rect: CGRect(
            x: x + bounds.minX * unit, y: y + bounds.minY * unit, width: bounds.width * unit,
            height: bounds.height * unit), skew: skew))
      return
    }
    let map = CGAffineTransform(a: unit, b: 0, c: unit * skew, d: -unit, tx: x, ty: y)
    if let paint = font.face.paint(of: glyph) {
      // Many paints of few points take memory, too.
      let cost = paint.cost.points + 16 * paint.cost.paints
      guard unit > 0, points + cost <= TextDrawing.pointLimit else { return }
      points += cost
      result.colorGlyphs.append(TextColorGlyph(style: style, paint: paint, transform: map))
      return
    }
    let outline = font.face.outline(of: glyph)
    guard !outline.isEmpty, unit > 0, points + outline.points.count <= TextDrawing.pointLimit else {
      return
    }
    points += outline.points.count
    paths[style, default: PathStorage()].append(outline, transform: map)
  }
}

/// Collects what there is to draw of a layout.
struct DrawingCollector {
  private let shaped: ShapedParagraph
  private var glyphs = GlyphCollector()

  init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
  }

  func drawing() -> TextDrawing { glyphs.drawing() }

  mutating func add(_ segment: LineSegment, _ line: TextLine) {
    let font = segment.item.font
    var x = Double(line.origin.x) + segment.x
    // Where the run in hand began, for the lines along it.
    var start = x
    var current: Int?
    for glyph in segment.glyphs {
      let run = Int(shaped.characters.runs[glyph.cluster])
      if run != current {
        if let current { decorate(current, start, x, segment, line) }
        current = run
        start = x
      }
      let text = shaped.paragraph.runs[run]
      let baseline = Double(line.origin.y) - (text.usedBaselineOffset + glyph.dy) * segment.scale
      if glyph.glyph != SizedGlyph.picture {
        glyphs.draw(
          glyph.glyph, font, style: text.style, skew: font.skew + text.usedObliqueness,
          scale: segment.scale, x: x + glyph.dx * segment.scale, y: baseline)
      } else if let picture = text.picture {
        glyphs.result.places.append(
          TextPlace(
            run: run,
            rect: CGRect(
              x: x, y: baseline - picture.ascent * segment.scale,
              width: picture.width * segment.scale,
              height: (picture.ascent + picture.descent) * segment.scale)))
      }
      x += glyph.advance * segment.scale
    }
    if let current { decorate(current, start, x, segment, line) }
  }

  private mutating func decorate(
    _ index: Int, _ left: Double, _ right: Double, _ segment: LineSegment, _ line: TextLine
  ) {
    let run = shaped.paragraph.runs[index]
    guard run.underline != nil || run.strikethrough != nil || run.background != nil, right > left
    else { return }
    if let background = run.background {
      glyphs.result.backgrounds.append(
        TextStroke(
          style: background.style ?? run.style,
          rect: CGRect(
            x: left, y: Double(line.origin.y) - line.ascent, width: right - left,
            height: line.ascent + line.descent)))
    }
    // The run's own font rules, so that a line goes straight on under characters of others.
    let metrics = shaped.runFonts[index].metrics.scaled(by: segment.scale)
    let baseline = Double(line.origin.y) - run.usedBaselineOffset * segment.scale
    func strokes(
      _ line: TextRun.Decoration, _ position: Double, _ thickness: Double
    ) -> [TextStroke] {
      line.pattern.pieces(from: left, to: right, thickness: thickness).map { piece in
        TextStroke(
          style: line.style ?? run.style,
          rect: CGRect(
            x: piece.lowerBound, y: baseline - position - thickness / 2,
            width: piece.upperBound - piece.lowerBound, height: thickness))
      }
    }
    if let underline = run.underline {
      glyphs.result.underlines += strokes(
        underline, metrics.underlinePosition, metrics.underlineThickness)
    }
    if let strikethrough = run.strikethrough {
      glyphs.result.strikethroughs += strokes(
        strikethrough, metrics.strikethroughPosition, metrics.strikethroughThickness)
    }
  }
}
