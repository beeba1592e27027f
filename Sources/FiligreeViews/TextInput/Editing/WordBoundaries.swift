import Foundation

/// Where the words of a text are.
///
/// A word is a run of letters, digits and marks, with apostrophes and periods within it; letters of scripts without
/// spaces are words by runs of one script. (In the spirit of UAX #29, without its dictionaries.)
nonisolated struct WordBoundaries {
  private enum Kind: Equatable {
    case word, han, hiragana, katakana, joiner, other
  }

  private let text: EditedText
  private let characters: [Character]

  init(_ text: EditedText) {
    self.text = text
    characters = Array(text.text)
  }

  private func kind(_ index: Int) -> Kind {
    let character = characters[index]
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0xFF66...0xFF9D: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .han
    case 0x27, 0x2019, 0x2E: return .joiner
    default: break
    }
    return character.isLetter || character.isNumber || character == "_" ? .word : .other
  }

  /// Whether the character is part of a word.
  private func isInWord(_ index: Int) -> Bool {
    guard characters.indices.contains(index) else { return false }
    switch kind(index) {
    case .other: return false
    case .joiner:
      return characters.indices.contains(index - 1) && characters.indices.contains(index + 1)
        && kind(index - 1) == .word && kind(index + 1) == .word
    default: return true
    }
  }

  /// Whether one word goes on from a character to the next.
  private func isJoined(_ index: Int) -> Bool {
    guard isInWord(index), isInWord(index + 1) else { return false }
    let (first, second) = (kind(index), kind(index + 1))
    return first == second || first == .joiner || second == .joiner
  }

  private func index(of place: Int) -> Int {
    text.places.firstIndex { $0 >= place } ?? characters.count
  }

  /// The end of the word after a place.
  func end(after place: Int) -> Int {
    var index = index(of: place)
    while index < characters.count, !isInWord(index) { index += 1 }
    guard index < characters.count else { return text.count }
    while isJoined(index) { index += 1 }
    return text.places[index + 1]
  }

  /// The start of the word before a place.
  func start(before place: Int) -> Int {
    var index = index(of: place) - 1
    while index >= 0, !isInWord(index) { index -= 1 }
    guard index >= 0 else { return 0 }
    while index > 0, isJoined(index - 1) { index -= 1 }
    return text.places[index]
  }

  /// The word around a place, or next to it; where there is none, the character there.
  func word(at place: Int) -> Range<Int> {
    let index = index(of: place)
    guard !characters.isEmpty else { return 0..<0 }
    var first = min(index, characters.count - 1)
    if !isInWord(first), isInWord(index - 1) { first = index - 1 }
    var last = first
    while first > 0, isJoined(first - 1) { first -= 1 }
    while isJoined(last) { last += 1 }
    return text.places[first]..<text.places[last + 1]
  }
}
