import CHarfBuzz
import Foundation
import Synchronization

/// HarfBuzz's languages.
///
/// HarfBuzz never forgets a language, and looks at all of them one by one: so that documents of strangers cannot
/// make it slow, it is asked only for what fonts tell apart.
private final class ShapingLanguages: Sendable {
  static let shared = ShapingLanguages()

  /// How many languages with names of three letters are told apart; of two letters there are 676 at most.
  private static let limit = 256

  private let known = Mutex<Set<Substring>>([])

  /// Nil for a further one.
  func language(_ language: TextLanguage) -> hb_language_t? {
    let parts = language.parts
    let name = parts[0]
    if name.utf8.count > 2 {
      let isKnown = known.withLock { known in
        if known.count < Self.limit { known.insert(name) }
        return known.contains(name)
      }
      if !isKnown { return nil }
    }
    // Scripts and regions change letters in Chinese alone.
    let rest = name == "zh" ? parts.dropFirst().filter(Self.chinese.contains) : []
    return hb_language_from_string(([name] + rest).joined(separator: "-"), -1)
  }

  /// The scripts and regions of Chinese.
  private static let chinese: Set<Substring> = ["Hans", "Hant", "CN", "HK", "MO", "SG", "TW"]
}

/// Shapes runs of text with HarfBuzz: kerning, ligatures, joining, mark placement as the font says.
enum Shaper {
  /// What is shaped: text of one script in one direction, with what stands before and after it.
  struct Run: Hashable, Sendable {
    /// The characters.
    let text: [UInt32]
    /// Up to five characters that come before, in scripts whose letters join.
    let before: [UInt32]
    /// Up to five characters that follow, in scripts whose letters join.
    let after: [UInt32]
    /// HarfBuzz's number of the script.
    let script: UInt32
    /// Whether from right to left.
    let isRightToLeft: Bool
    /// The features turned on and off.
    let features: [FontFeature]
    /// The language; nil for none.
    let language: TextLanguage?
  }

  /// The glyphs of `run` in `face`.
  static func shape(_ run: Run, _ face: FontFace) -> ShapedRun {
    guard let font = face.shapingFont else { return boxes(run) }
    guard let buffer = hb_buffer_create() else { return ShapedRun(glyphs: []) }
    defer { hb_buffer_destroy(buffer) }
    let text = run.before + run.text + run.after
    hb_buffer_add_codepoints(
      buffer, text, Int32(text.count), UInt32(run.before.count), Int32(run.text.count))
    hb_buffer_set_direction(buffer, run.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, hb_script_t(rawValue: run.script))
    // Where none is said, no language, which would otherwise be the locale's: shaping is the same everywhere.
    if let language = run.language.flatMap(ShapingLanguages.shared.language) {
      hb_buffer_set_language(buffer, language)
    }
    let features = run.features.map {
      hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: UInt32.max)
    }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    guard hb_buffer_allocation_successful(buffer) != 0,
      let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return boxes(run) }
    let offset = run.before.count
    return ShapedRun(
      glyphs: shownGlyphs(infos, Int(count)).map { i in
        let place = positions[i]
        let flags = hb_glyph_info_get_glyph_flags(infos + i)
        return ShapedGlyph(
          glyph: infos[i].codepoint,
          cluster: min(max(0, Int(infos[i].cluster) - offset), max(0, run.text.count - 1)),
          advance: Double(place.x_advance), dx: Double(place.x_offset), dy: Double(place.y_offset),
          isUnsafeToBreak: flags.rawValue & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0)
      })
  }

  /// The glyphs without those of characters that the font lacks and that stand on, or beside, one in their
  /// cluster that it has: a box for part of a cluster helps nobody.
  private static func shownGlyphs(
    _ infos: UnsafeMutablePointer<hb_glyph_info_t>, _ count: Int
  ) -> [Int] {
    var result: [Int] = []
    result.reserveCapacity(count)
    var start = 0
    while start < count {
      var end = start
      var hasGlyph = false
      while end < count, infos[end].cluster == infos[start].cluster {
        if infos[end].codepoint != 0 { hasGlyph = true }
        end += 1
      }
      result += (start..<end).lazy.filter { !hasGlyph || infos[$0].codepoint != 0 }
      start = end
    }
    return result
  }

  /// One box for each cluster that one would see, of the placeholder's units.
  private static func boxes(_ run: Run) -> ShapedRun {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: run.text.lazy.map { CharacterKind($0).scalar })
    var place = 0
    let glyphs = String(view).map { character in
      defer { place += character.unicodeScalars.count }
      let seen = character.unicodeScalars.lazy.map { CharacterKind($0.value) }
        .first { !$0.isInvisible }
      let box = seen.map(PlaceholderBox.init) ?? .none
      return ShapedGlyph(
        glyph: box.rawValue, cluster: place, advance: seen == nil ? 0 : box.advance, dx: 0, dy: 0,
        isUnsafeToBreak: false)
    }
    return ShapedRun(glyphs: run.isRightToLeft ? glyphs.reversed() : glyphs)
  }
}
