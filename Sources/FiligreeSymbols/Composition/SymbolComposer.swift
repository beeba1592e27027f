import FiligreePaths
import Foundation

/// Composes symbols of others by the grammar of their names: `X.circle`, `X.slash`, `X.fill`, `X.badge.Y`.
struct SymbolComposer {
  /// Gives the drawing of another symbol; throws `.notFound` where there is none.
  let symbol: (String) throws(SymbolError) -> SymbolDrawing

  /// The drawing of a symbol made of others; nil where the name does not say of which, or one is missing.
  func drawing(named name: String) throws(SymbolError) -> SymbolDrawing? {
    let words = name.split(separator: ".")
    guard words.count > 1 else { return nil }
    if let skipping = try skipping(words) { return skipping }
    if words.last == "badge" {
      return try part(words.dropLast())?.badged(with: [SymbolBadge.dotLayer])
    }
    if let badged = try badged(words) { return badged }
    if let struck = try struck(words) { return struck }
    if let enclosed = try enclosed(words) { return enclosed }
    guard words.last == "fill" else { return nil }
    return try part(words.dropLast())?.filled()
  }

  /// The drawing of a part; nil where there is none.
  private func part(_ words: some Sequence<Substring>) throws(SymbolError) -> SymbolDrawing? {
    let name = words.joined(separator: ".")
    guard !name.isEmpty else { return nil }
    do throws(SymbolError) {
      return try symbol(name)
    } catch {
      if error.reason == .notFound { return nil }
      throw error
    }
  }

  /// `gobackward.15`: seconds within the arrow.
  private func skipping(_ words: [Substring]) throws(SymbolError) -> SymbolDrawing? {
    guard words.count == 2, words[0] == "gobackward" || words[0] == "goforward",
      words[1].allSatisfy(\.isNumber), words[1].utf8.count <= 2,
      let arrow = try part([words[0]]),
      let number = StrokeLetters.drawing(of: String(words[1]))?.fitted(
        to: CGRect(x: 4.6, y: 6, width: 6.8, height: 5), stem: 0.9)
    else { return nil }
    return SymbolDrawing(layers: [SymbolLayer(arrow.path), SymbolLayer(number.path)])
  }

  // MARK: Slashes

  private func struck(_ words: [Substring]) throws(SymbolError) -> SymbolDrawing? {
    let isFilled = words.last == "fill"
    let plain = isFilled ? words.dropLast() : words[...]
    guard plain.last == "slash" else { return nil }
    let rest = Array(plain.dropLast()) + (isFilled ? ["fill"] : [])
    // What has no form of its own to be filled is struck as it is.
    var base = try part(rest)
    if base == nil, isFilled { base = try part(plain.dropLast()) }
    return base?.struck()
  }

  // MARK: Enclosures

  private func enclosed(_ words: [Substring]) throws(SymbolError) -> SymbolDrawing? {
    let isFilled = words.last == "fill"
    let plain = isFilled ? words.dropLast() : words[...]
    for index in plain.indices.dropFirst() {
      guard let enclosure = SymbolEnclosure(words: plain[index...]) else { continue }
      let inner = plain[..<index]
      guard let mark = try mark(inner) else { continue }
      return try enclosure.drawing(of: mark, isFilled: isFilled) { name throws(SymbolError) in
        try part(name.split(separator: "."))
      }
    }
    return nil
  }

  /// What is drawn in an enclosure: a symbol, a number or a letter.
  private func mark(_ words: ArraySlice<Substring>) throws(SymbolError) -> SymbolDrawing? {
    if words.count == 1, let text = words.first,
      text.utf8.count == 1 || (text.utf8.count == 2 && text.allSatisfy(\.isNumber)),
      let letters = StrokeLetters.drawing(of: text.uppercased())
    {
      return letters
    }
    if words.count == 1, let thing = words.first, Self.solidMarks.contains(String(thing)),
      let solid = try part([thing, "fill"])
    {
      return solid
    }
    return try part(words)
  }

  /// Things that are solid in an enclosure, as they are in SF Symbols: lines would be lost at half their size.
  private static let solidMarks: Set<String> = [
    "bell", "bolt", "bookmark", "camera", "car", "cart", "drop", "envelope", "flag", "flame",
    "hand",
    "heart", "house", "leaf", "location", "lock", "mappin", "mic", "moon", "pause", "person",
    "phone", "pin", "play", "star", "stop", "tag", "tram", "video",
  ]

  // MARK: Badges

  private func badged(_ words: [Substring]) throws(SymbolError) -> SymbolDrawing? {
    guard
      let index = words.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), index > 0,
      index + 1 < words.count
    else { return nil }
    var badge = words[(index + 1)...]
    var base = Array(words[..<index])
    var isFilled = false
    if badge.last == "fill", badge.count > 1 {
      // `folder.badge.plus.fill` is an older way to say `folder.fill.badge.plus`.
      badge = badge.dropLast()
      isFilled = true
    }
    if isFilled { base.append("fill") }
    var found = try part(base)
    if found == nil, isFilled { found = try part(base.dropLast()) }
    guard let thing = found else { return nil }
    let word = badge.joined(separator: ".")
    if badge == ["fill"] {
      return try part(base)?.badged(with: [SymbolBadge.dotLayer])
    }
    if words[index] == "trianglebadge" {
      guard let mark = try part(badge) else { return nil }
      return thing.badged(with: SymbolBadge.triangle(around: mark))
    }
    guard let mark = try part(badge) else { return nil }
    let color = SymbolColors.badge(badge.first ?? "")
    return thing.badged(
      with: SymbolBadge.isDisc(word)
        ? SymbolBadge.disc(around: mark, color) : SymbolBadge.bare(mark, color))
  }
}
