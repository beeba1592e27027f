import CHarfBuzz

/// A text as glyphs that are not in their places yet: for a layout that places each character itself, as
/// SVG's does.
///
/// The text is shaped up to `Paragraph.characterLimit` Unicode scalars; what follows is left out.
package struct GlyphLine: Sendable {
  /// A stretch of the text that is in visual order by itself, and begins and ends no ligature with its
  /// neighbors.
  package struct Stretch: Hashable, Sendable {
    /// Its scalars.
    package var range: Range<Int>
    /// Its base direction.
    package var isRightToLeft: Bool
    /// Whether letters of it join with those of the stretch before it.
    package var isJoined: Bool

    /// A stretch of scalars.
    package init(_ range: Range<Int>, isRightToLeft: Bool = false, isJoined: Bool = false) {
      self.range = range
      self.isJoined = isJoined
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A part of the text whose direction is said by characters that are not in it: those of UAX #9.
  package struct Embedding: Hashable, Sendable {
    /// Its scalars.
    package var range: Range<Int>
    /// What opens and closes it: two lists of formatting characters.
    package var opening: [UInt32], closing: [UInt32]

    /// An embedding of scalars.
    package init(_ range: Range<Int>, opening: [UInt32], closing: [UInt32]) {
      self.range = range
      self.opening = opening
      self.closing = closing
    }
  }

  /// Scalars that are placed as one, with their glyphs; lengths are in points.
  package struct Cluster: Sendable {
    /// The scalars.
    package var characters: Range<Int>
    /// Index of the run of the first of them.
    package let run: Int
    /// The font, fallback included.
    package let font: ResolvedFont
    /// Whether it is part of text from right to left.
    package let isRightToLeft: Bool
    /// Whether it is of a script whose letters join.
    package let isCursive: Bool
    /// How far the pen moves on.
    package var advance: Double
    /// The glyphs, and where they lie from the pen, y up.
    package var glyphs: [(glyph: UInt32, x: Double, y: Double)]
  }

  /// The clusters of each stretch, from left to right.
  package private(set) var stretches: [[Cluster]] = []
  /// What no font has, script by script.
  package let missing: [MissingCharacters]
  /// The runs' fonts without fallback.
  package let runFonts: [ResolvedFont]

  /// Shapes text.
  ///
  /// - Parameters:
  ///   - runs: The text with its fonts; spacing and lines along it do not count.
  ///   - stretches: Where it is cut, in order.
  ///   - embeddings: Parts with a direction of their own, each before those in it.
  ///   - library: The fonts.
  package init(
    _ runs: [TextRun], stretches: [Stretch], embeddings: [Embedding], in library: FontLibrary
  ) {
    let characters = CharacterSequence(runs)
    var itemizer = Itemizer(runs, characters, library)
    runFonts = runs.indices.map { itemizer.font(ofRun: $0) }
    let setter = ItemSetter(Paragraph(runs), characters, library)
    var context = 0..<0
    for (index, stretch) in stretches.enumerated() {
      if !stretch.isJoined || index == 0 {
        let next = stretches[(index + 1)...].firstIndex { !$0.isJoined } ?? stretches.count
        context = stretch.range.lowerBound..<stretches[next - 1].range.upperBound
        context = context.clamped(to: 0..<characters.scalars.count)
      }
      let range = stretch.range.clamped(to: 0..<characters.scalars.count)
      let levels = Self.levels(characters.scalars[range], stretch.isRightToLeft, embeddings)
      let items = itemizer.items(range, levels)
      var clusters: [Cluster] = []
      for index in Bidi.visualOrder(items.map(\.level)) {
        clusters += Self.clusters(items[index], setter, characters, context)
      }
      self.stretches.append(clusters)
    }
    missing = itemizer.missing
  }

  /// The embedding levels of a stretch.
  private static func levels(
    _ text: ArraySlice<UInt32>, _ isRightToLeft: Bool, _ embeddings: [Embedding]
  ) -> [UInt8] {
    // A mark of the direction comes first, which decides it whatever the text begins with.
    var marked: [UInt32] = [isRightToLeft ? 0x200F : 0x200E]
    var places: [Int] = []
    places.reserveCapacity(text.count)
    let inside = embeddings.filter { $0.range.overlaps(text.indices) }
    var next = 0
    var open: [Embedding] = []
    for i in text.indices {
      while let last = open.last, last.range.upperBound <= i {
        marked += last.closing
        open.removeLast()
      }
      while next < inside.count, inside[next].range.lowerBound <= i {
        marked += inside[next].opening
        open.append(inside[next])
        next += 1
      }
      places.append(marked.count)
      marked.append(text[i])
    }
    for last in open.reversed() { marked += last.closing }
    let levels = Bidi(marked, isRightToLeftByDefault: isRightToLeft)
      .lineLevels(0..<marked.count)
    return places.map { levels[$0] }
  }

  /// The clusters of an item from left to right.
  private static func clusters(
    _ item: TextItem, _ setter: ItemSetter, _ characters: CharacterSequence, _ context: Range<Int>
  ) -> [Cluster] {
    let isRightToLeft = item.level & 1 == 1
    var clusters: [Cluster] = []
    for glyph in setter.glyphs(item, item.range, context: context) {
      if clusters.last?.characters.lowerBound != glyph.cluster {
        // From right to left the cluster before it on the screen comes after it in the text.
        let end =
          isRightToLeft
          ? clusters.last?.characters.lowerBound ?? item.range.upperBound : item.range.upperBound
        if !isRightToLeft, let last = clusters.indices.last {
          clusters[last].characters = clusters[last].characters.lowerBound..<glyph.cluster
        }
        clusters.append(
          Cluster(
            characters: glyph.cluster..<max(end, glyph.cluster + 1),
            run: Int(characters.runs[glyph.cluster]), font: item.font,
            isRightToLeft: isRightToLeft,
            isCursive: CharacterKind.joins(
              script: CharacterKind(characters.scalars[glyph.cluster]).script),
            advance: 0, glyphs: []))
      }
      let last = clusters.count - 1
      clusters[last].glyphs.append(
        (glyph.glyph, clusters[last].advance + glyph.dx, glyph.dy))
      clusters[last].advance += glyph.advance
    }
    return clusters
  }
}

extension FontFace {
  /// Where a glyph that stands upright in a column has its origin, from the one on the baseline, and how far
  /// the pen moves down; in font units, y up.
  package func verticalPlace(of glyph: UInt32) -> (x: Double, y: Double, advance: Double) {
    guard let shapingFont else { return (unitsPerEm / 2, 0.8 * unitsPerEm, unitsPerEm) }
    var (x, y): (Int32, Int32) = (0, 0)
    hb_font_get_glyph_v_origin(shapingFont, glyph, &x, &y)
    return (Double(x), Double(y), -Double(hb_font_get_glyph_v_advance(shapingFont, glyph)))
  }

  /// Whether the font substitutes glyphs for a feature, in any script.
  package func hasFeature(_ feature: FontFeature) -> Bool {
    guard let shapingFont, let face = hb_font_get_face(shapingFont) else { return false }
    var count: UInt32 = 512
    var tags = [hb_tag_t](repeating: 0, count: Int(count))
    let table: hb_tag_t = 0x4753_5542  // GSUB
    _ = hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
    return tags.prefix(Int(count)).contains(feature.tag)
  }
}
