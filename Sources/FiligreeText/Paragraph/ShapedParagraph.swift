import Foundation
import Synchronization

/// A paragraph with its fonts found and its text shaped: what all layouts of it share.
///
/// Lengths are in points at the paragraph's own size; a smaller size scales all of them.
package struct ShapedParagraph: Sendable {
  /// The text between two hard line ends.
  struct Block: Sendable {
    /// Its characters, without the one that ends it.
    let range: Range<Int>
    /// Its embedding levels.
    let base: UInt8
    /// Its items, in order.
    let items: Range<Int>
    /// The run that gives an empty line its height.
    let run: Int
  }

  /// Whether somebody was told that text was cut: one telling in a process is enough.
  private static let hasWarned = Atomic(false)

  /// What was shaped.
  package let paragraph: Paragraph
  let library: FontLibrary
  let characters: CharacterSequence
  let blocks: [Block]
  let items: [TextItem]
  /// The run's fonts without fallback.
  let runFonts: [ResolvedFont]
  /// What each character adds to its line's width: a cluster's whole at its first character.
  let advances: [Double]
  /// What no font has, script by script.
  package let missing: [MissingCharacters]
  /// Whether a line may begin with the character.
  let mayBegin: [Bool]
  /// Whether the character may hang over its line's end.
  let isSpace: [Bool]
  /// Whether the line must be shaped anew if it is cut before the character.
  let isUnsafe: [Bool]

  /// Finds fonts and shapes.
  init(_ paragraph: Paragraph, _ library: FontLibrary) {
    self.paragraph = paragraph
    self.library = library
    let characters = CharacterSequence(paragraph.runs)
    if characters.isCut, !Self.hasWarned.exchange(true, ordering: .relaxed) {
      writeWarning("text is cut after \(Paragraph.characterLimit) characters")
    }
    self.characters = characters
    var itemizer = Itemizer(paragraph.runs, characters, library)
    runFonts = paragraph.runs.indices.map { itemizer.font(ofRun: $0) }
    var blocks: [Block] = []
    var items: [TextItem] = []
    var mayBegin = [Bool](repeating: false, count: characters.scalars.count)
    let isRightToLeft = paragraph.direction == .rightToLeft
    for (range, run) in Self.hardLines(characters) {
      let text = characters.scalars[range]
      let bidi = Bidi(text, isRightToLeftByDefault: isRightToLeft)
      let first = items.count
      items += itemizer.items(range, bidi.lineLevels(0..<range.count))
      blocks.append(Block(range: range, base: bidi.base, items: first..<items.count, run: run))
      let breaks = LineBreaks.opportunities(text) {
        characters.startsGrapheme[range.lowerBound + $0]
      }
      mayBegin.replaceSubrange(range, with: breaks)
    }
    self.blocks = blocks
    missing = itemizer.missing
    self.items = items
    self.mayBegin = mayBegin
    isSpace = characters.scalars.map { CharacterKind($0).isSpace }
    var advances = [Double](repeating: 0, count: characters.scalars.count)
    var isUnsafe = [Bool](repeating: false, count: characters.scalars.count)
    let setter = ItemSetter(paragraph, characters, library)
    for item in items {
      for glyph in setter.glyphs(item, item.range) {
        advances[glyph.cluster] += glyph.advance
        if glyph.isUnsafeToBreak { isUnsafe[glyph.cluster] = true }
      }
    }
    self.advances = advances
    self.isUnsafe = isUnsafe
  }

  /// The ranges between hard line ends, each with the run that it, or its end, belongs to.
  ///
  /// A line end after the last character begins one more line, which is empty.
  private static func hardLines(_ characters: CharacterSequence) -> [(Range<Int>, Int)] {
    var result: [(Range<Int>, Int)] = []
    var start = 0
    var i = 0
    let scalars = characters.scalars
    guard !scalars.isEmpty else { return [] }
    while i < scalars.count {
      guard CharacterKind(scalars[i]).isNewline else {
        i += 1
        continue
      }
      result.append((start..<i, Int(characters.runs[start])))
      // CR LF is one end.
      if scalars[i] == 0x0D, i + 1 < scalars.count, scalars[i + 1] == 0x0A { i += 1 }
      i += 1
      start = i
    }
    let run = Int(characters.runs[min(start, scalars.count - 1)])
    result.append((start..<scalars.count, run))
    return result
  }
}
