import Foundation

/// Cuts a paragraph into stretches that can be shaped at once, and finds each one's font.
struct Itemizer {
  private let runs: [TextRun]
  private let characters: CharacterSequence
  private let library: FontLibrary
  private var fonts: [FontRequest: ResolvedFont] = [:]
  private var fallbacks: [Question: ResolvedFont?] = [:]
  private let language: HanLanguage
  /// What no font has, script by script, in reading order.
  private(set) var missing: [MissingCharacters] = []

  /// Who has a character; asked once in a paragraph.
  private struct Question: Hashable {
    let run: Int
    let scalar: UInt32
    let isEmoji: Bool
  }

  /// An itemizer for `runs`, whose characters are `characters`.
  init(_ runs: [TextRun], _ characters: CharacterSequence, _ library: FontLibrary) {
    self.runs = runs
    self.characters = characters
    self.library = library
    language = HanLanguage(of: characters.scalars)
  }

  /// The font of a run, without fallback.
  mutating func font(ofRun index: Int) -> ResolvedFont {
    let request = runs[index].font
    if let font = fonts[request] { return font }
    let font = library.font(for: request)
    fonts[request] = font
    return font
  }

  /// The items of a line of hard ends, whose characters have `levels`.
  mutating func items(_ block: Range<Int>, _ levels: [UInt8]) -> [TextItem] {
    var items: [TextItem] = []
    var start = block.lowerBound
    // A cluster that a hard line end cut off begins the block all the same.
    while start < block.upperBound {
      let end = characters.graphemeEnd(start, block.upperBound)
      let run = Int(characters.runs[start])
      let font = font(of: start..<end, run)
      let script = script(of: start..<end)
      let level = levels[start - block.lowerBound]
      if let last = items.last, last.level == level, last.font.face === font.face,
        last.font.skew == font.skew, last.range.count < TextItem.lengthLimit,
        last.run == run || runs[last.run].shapesLike(runs[run]),
        last.script == script || CharacterKind.isNeutral(script: script)
          || CharacterKind.isNeutral(script: last.script)
      {
        items[items.count - 1].range = last.range.lowerBound..<end
        if CharacterKind.isNeutral(script: last.script) { items[items.count - 1].script = script }
      } else {
        items.append(
          TextItem(range: start..<end, font: font, run: run, script: script, level: level))
      }
      start = end
    }
    return items
  }

  /// The script of a cluster: that of its first character that has one.
  private func script(of range: Range<Int>) -> UInt32 {
    var result = CharacterKind(characters.scalars[range.lowerBound]).script
    // A long cluster is a heap of marks; its first characters tell.
    for i in range.prefix(8) where CharacterKind.isNeutral(script: result) {
      result = CharacterKind(characters.scalars[i]).script
    }
    return result
  }

  /// The font that a cluster is set in: the run's own, if it has all of its characters; for an emoji
  /// a color font; else the first that has all of them; else one that has the first of them; else
  /// the placeholder, which draws a box.
  private mutating func font(of range: Range<Int>, _ run: Int) -> ResolvedFont {
    let own = font(ofRun: run)
    if runs[run].picture != nil { return own }
    let scalars = characters.scalars[range]
    guard let first = scalars.first else { return own }
    let presentation = EmojiPresentation(scalars)
    if presentation == .picture, let font = fallback(for: first, isEmoji: true, run) { return font }
    // Most clusters are one character that is there. Long heaps of marks are not looked at whole.
    let asked = scalars.prefix(64).filter {
      let kind = CharacterKind($0)
      return !kind.isInvisible && $0 != 0x09
    }
    guard let missing = asked.first(where: { !covers(own, $0) }) else { return own }
    if asked.count > 1, asked.first != missing {
      // HarfBuzz composes a letter and its mark where the font has both in one.
      var view = String.UnicodeScalarView()
      view.append(contentsOf: asked.lazy.compactMap { Unicode.Scalar($0) })
      let composed = String(view).precomposedStringWithCanonicalMapping.unicodeScalars
      if composed.allSatisfy({ covers(own, $0.value) }) { return own }
    }
    let base = asked.first ?? missing
    // UIKit draws "☺" and "❤" as pictures, too, as San Francisco lacks them.
    if presentation == .either, missing == base, runs[run].font.isSystem,
      let font = fallback(for: base, isEmoji: true, run)
    {
      return font
    }
    var candidates: [ResolvedFont] = []
    for scalar in [missing, base] {
      if let font = fallback(for: scalar, isEmoji: false, run) {
        candidates.append(font)
      }
    }
    if let font = candidates.first(where: { font in asked.allSatisfy { covers(font, $0) } }) {
      return font
    }
    note(candidates.isEmpty || covers(own, base) ? missing : base)
    if covers(own, base) { return own }
    return candidates.first { covers($0, base) }
      ?? ResolvedFont(face: .placeholder, size: own.size, skew: own.skew)
  }

  /// Notes a character that no font has.
  private mutating func note(_ scalar: UInt32) {
    let characters = MissingCharacters(example: scalar)
    guard !missing.contains(where: { $0.subject == characters.subject }) else { return }
    missing.append(characters)
  }

  private mutating func fallback(for scalar: UInt32, isEmoji: Bool, _ run: Int) -> ResolvedFont? {
    let question = Question(run: run, scalar: scalar, isEmoji: isEmoji)
    if let known = fallbacks[question] { return known }
    let language = runs[run].font.language.flatMap { HanLanguage($0) } ?? language
    let answer = library.fallback(for: scalar, isEmoji: isEmoji, language, runs[run].font)
    fallbacks[question] = answer
    return answer
  }

  private func covers(_ font: ResolvedFont, _ value: UInt32) -> Bool {
    Unicode.Scalar(value).map { font.face.glyph(for: $0) != nil } ?? false
  }
}
