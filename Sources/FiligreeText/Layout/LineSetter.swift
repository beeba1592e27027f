import Foundation

/// Sets the contents of lines: glyphs from left to right, with their measures, at the paragraph's own
/// size.
struct LineSetter {
  /// A line before it has its place.
  struct Line {
    var segments: [(item: TextItem, x: Double, glyphs: [SizedGlyph])] = []
    var width = 0.0
    var ascent = 0.0
    var descent = 0.0
    var leading = 0.0
  }

  private let shaped: ShapedParagraph
  private let setter: ItemSetter

  /// A setter for lines of `shaped`.
  init(_ shaped: ShapedParagraph) {
    self.shaped = shaped
    setter = ItemSetter(shaped.paragraph, shaped.characters, shaped.library)
  }

  /// Sets a line.
  func line(_ content: LineContent) -> Line {
    let block = shaped.blocks[content.block]
    var pieces: [(item: TextItem, glyphs: [SizedGlyph])] = []
    for part in content.parts {
      switch part {
      case .text(let range):
        for index in items(block, range) {
          let item = shaped.items[index]
          let piece = item.range.clamped(to: range)
          pieces.append((item, setter.glyphs(item, piece)))
        }
      case .ellipsis(let place):
        pieces.append(inserted([0x2026], block, place, level: block.base))
      case .hyphen(let place):
        pieces.append(inserted([0x2D], block, place, level: nil))
      }
    }
    var line = Line()
    for index in Bidi.visualOrder(pieces.map(\.item.level)) {
      let piece = pieces[index]
      line.segments.append((piece.item, line.width, piece.glyphs))
      line.width += piece.glyphs.reduce(0) { $0 + $1.advance }
    }
    measure(&line, pieces.map(\.item), block)
    return line
  }

  /// What "…" takes at `place`.
  func ellipsisWidth(_ block: ShapedParagraph.Block, _ place: Int) -> Double {
    inserted([0x2026], block, place, level: block.base).glyphs.reduce(0) { $0 + $1.advance }
  }

  /// What "-" takes at `place`.
  func hyphenWidth(_ block: ShapedParagraph.Block, _ place: Int) -> Double {
    inserted([0x2D], block, place, level: nil).glyphs.reduce(0) { $0 + $1.advance }
  }

  /// The items that reach into `range`, found by halving: lines of long texts stay cheap.
  private func items(_ block: ShapedParagraph.Block, _ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    var low = block.items.lowerBound
    var high = block.items.upperBound
    while low < high {
      let middle = (low + high) / 2
      if shaped.items[middle].range.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < block.items.upperBound, shaped.items[end].range.lowerBound < range.upperBound {
      end += 1
    }
    return low..<end
  }

  private func inserted(
    _ text: [UInt32], _ block: ShapedParagraph.Block, _ place: Int, level: UInt8?
  ) -> (item: TextItem, glyphs: [SizedGlyph]) {
    let found = items(block, place..<place + 1).first.map { shaped.items[$0] }
    let run = found?.run ?? block.run
    // As if it stood in the text: a font that helps out does so for what the run's own lacks alone.
    var font = shaped.runFonts[run]
    if let scalar = text.first.flatMap(Unicode.Scalar.init), font.face.glyph(for: scalar) == nil {
      let request = shaped.paragraph.runs[run].font
      font =
        shaped.library.fallback(
          for: scalar.value, isEmoji: false, .simplifiedChinese, request) ?? font
    }
    let item = TextItem(
      range: place..<place + 1, font: font, run: run,
      script: found?.script ?? CharacterKind(0x20).script,
      level: level ?? found?.level ?? block.base)
    return (item, setter.glyphs(inserting: text, item, at: place))
  }

  /// The highest ascent, deepest descent and largest leading of the line's fonts.
  ///
  /// What stands in for the system's font has its measures: Apple's fonts for other scripts and for emoji
  /// come in versions for user interfaces that do not make its lines higher. A named font's line is as high
  /// as all of its fonts, as Core Text has it.
  private func measure(_ line: inout Line, _ items: [TextItem], _ block: ShapedParagraph.Block) {
    var isFirst = true
    func add(_ font: ResolvedFont, _ run: Int) {
      let metrics = font.metrics
      let request = shaped.paragraph.runs[run].font
      let leading = metrics.leading + request.addedLeading
      let offset = shaped.paragraph.runs[run].usedBaselineOffset
      let ascent = metrics.ascent + offset
      let descent = metrics.descent - offset
      line.ascent = isFirst ? ascent : max(line.ascent, ascent)
      line.descent = isFirst ? descent : max(line.descent, descent)
      line.leading = isFirst ? leading : max(line.leading, leading)
      isFirst = false
    }
    for item in items {
      let isSystem = shaped.paragraph.runs[item.run].font.isSystem
      add(isSystem ? shaped.runFonts[item.run] : item.font, item.run)
      let run = shaped.paragraph.runs[item.run]
      if let picture = run.picture {
        line.ascent = max(line.ascent, picture.ascent + run.usedBaselineOffset)
        line.descent = max(line.descent, picture.descent - run.usedBaselineOffset)
      }
    }
    if items.isEmpty { add(shaped.runFonts[block.run], block.run) }
    let height = line.ascent + line.descent
    line.ascent += shaped.paragraph.lineHeight(height) - height
  }
}
