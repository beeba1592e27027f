/// Shapes parts of items, and brings their glyphs to points.
struct ItemSetter {
  private let paragraph: Paragraph
  private let characters: CharacterSequence
  private let library: FontLibrary

  /// A setter for the characters of `paragraph`.
  init(_ paragraph: Paragraph, _ characters: CharacterSequence, _ library: FontLibrary) {
    self.paragraph = paragraph
    self.characters = characters
    self.library = library
  }

  /// The glyphs of the part `range` of `item`, from left to right.
  ///
  /// Letters of scripts that join look at those around them, inside `context`.
  func glyphs(
    _ item: TextItem, _ range: Range<Int>, context: Range<Int>? = nil
  ) -> [SizedGlyph] {
    let run = paragraph.runs[item.run]
    if let picture = run.picture {
      return [
        SizedGlyph(
          glyph: SizedGlyph.picture, cluster: range.lowerBound,
          advance: picture.width + run.spacing, dx: 0, dy: 0, isUnsafeToBreak: false)
      ]
    }
    let joins = CharacterKind.joins(script: item.script)
    let scalars = characters.scalars
    let around = context ?? 0..<scalars.count
    let first = max(around.lowerBound, range.lowerBound - 5)
    let last = min(around.upperBound, range.upperBound + 5)
    let before = joins ? self.context(min(first, range.lowerBound)..<range.lowerBound) : []
    let after = joins ? self.context(range.upperBound..<max(last, range.upperBound)) : []
    let shaped = library.shapes.shape(
      Shaper.Run(
        text: scalars[range].map(Self.shapedCharacter), before: before, after: after,
        script: item.script, isRightToLeft: item.level & 1 == 1,
        features: item.font.features + run.features, language: run.font.language),
      item.font.face)
    let scale = item.font.scale
    let spacing = run.spacing
    return shaped.glyphs.indices.map { i in
      let glyph = shaped.glyphs[i]
      let cluster = range.lowerBound + glyph.cluster
      var advance = glyph.advance * scale
      // A tab is as wide as four spaces.
      if scalars[cluster] == 0x09 { advance *= 4 }
      let endsCluster =
        i + 1 == shaped.glyphs.count || shaped.glyphs[i + 1].cluster != glyph.cluster
      if spacing != 0, endsCluster, !CharacterKind(scalars[cluster]).isInvisible {
        advance += spacing
      }
      return SizedGlyph(
        glyph: glyph.glyph, cluster: cluster, advance: advance, dx: glyph.dx * scale,
        dy: glyph.dy * scale, isUnsafeToBreak: glyph.isUnsafeToBreak)
    }
  }

  /// The glyphs of text that is not the paragraph's: an ellipsis, a hyphen.
  ///
  /// They count as the character at `place`.
  func glyphs(inserting text: [UInt32], _ item: TextItem, at place: Int) -> [SizedGlyph] {
    let run = paragraph.runs[item.run]
    let shaped = library.shapes.shape(
      Shaper.Run(
        text: text, before: [], after: [], script: item.script,
        isRightToLeft: item.level & 1 == 1, features: item.font.features + run.features,
        language: run.font.language),
      item.font.face)
    let scale = item.font.scale
    return shaped.glyphs.map {
      SizedGlyph(
        glyph: $0.glyph, cluster: place, advance: $0.advance * scale, dx: $0.dx * scale,
        dy: $0.dy * scale, isUnsafeToBreak: false)
    }
  }

  private func context(_ range: Range<Int>) -> [UInt32] {
    characters.scalars[range].map(Self.shapedCharacter)
  }

  /// Tabs are shaped as spaces; other controls as something that is never drawn.
  private static func shapedCharacter(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x09: 0x20
    case 0..<0x20, 0x7F..<0xA0: 0x200B
    default: value
    }
  }
}
