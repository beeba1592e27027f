import Foundation

/// A text with a selection, and what editing does to them.
///
/// Places are counted in Unicode scalars and lie between characters, as people take them: a letter with its marks, a
/// family of emoji, a flag (UAX #29).
nonisolated struct EditedText: Hashable, Sendable {
  /// A selection: it was begun at `anchor` and is moved at `head`.
  struct Selection: Hashable, Sendable {
    var anchor: Int
    var head: Int

    init(_ place: Int) { self.init(anchor: place, head: place) }

    init(anchor: Int, head: Int) {
      self.anchor = anchor
      self.head = head
    }

    /// What is selected.
    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    /// Whether it is a caret alone.
    var isCaret: Bool { anchor == head }
  }

  /// The text.
  private(set) var text: String
  /// What is selected, or where the caret is.
  private(set) var selection: Selection
  /// The places between characters, in order: the beginning and the end at least.
  private(set) var places: [Int]

  /// A text with the caret at its end.
  init(_ text: String) {
    self.text = text
    places = Self.places(of: text)
    selection = Selection(places.last ?? 0)
  }

  private static func places(of text: String) -> [Int] {
    var places = [0]
    places.reserveCapacity(text.utf8.count + 1)
    var place = 0
    for character in text {
      place += character.unicodeScalars.count
      places.append(place)
    }
    return places
  }

  /// The number of Unicode scalars.
  var count: Int { places.last ?? 0 }

  /// The selected text.
  var selectedText: String { text(in: selection.range) }

  /// The text between two places.
  func text(in range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
  }

  // MARK: Places

  /// The number of a place among all, or of the last before it.
  private func index(of place: Int) -> Int {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  /// The place between characters that is at `place` or, within a character, after it.
  func rounded(_ place: Int) -> Int {
    let index = index(of: place)
    return places[index] >= place || index + 1 == places.count ? places[index] : places[index + 1]
  }

  /// The place after the next character.
  func place(after place: Int) -> Int {
    let index = index(of: place)
    return index + 1 < places.count ? places[index + 1] : count
  }

  /// The place before the last character.
  func place(before place: Int) -> Int {
    let index = index(of: place)
    return places[index] < place ? places[index] : places[max(index - 1, 0)]
  }

  // MARK: Changing

  /// Selects from one place to another.
  mutating func select(_ selection: Selection) {
    self.selection = Selection(anchor: rounded(selection.anchor), head: rounded(selection.head))
  }

  /// Selects everything.
  mutating func selectAll() {
    selection = Selection(anchor: 0, head: count)
  }

  /// Puts text in the place of what is selected; the caret is after it.
  mutating func insert(_ string: String) {
    replace(selection.range, by: string)
  }

  /// Takes out a range, or what is selected if there is something.
  mutating func delete(_ range: Range<Int>) {
    replace(selection.isCaret ? range : selection.range, by: "")
  }

  private mutating func replace(_ range: Range<Int>, by string: String) {
    var scalars = String.UnicodeScalarView()
    let old = text.unicodeScalars
    let start = old.index(old.startIndex, offsetBy: range.lowerBound)
    let end = old.index(start, offsetBy: range.count)
    scalars.append(contentsOf: old[..<start])
    scalars.append(contentsOf: string.unicodeScalars)
    scalars.append(contentsOf: old[end...])
    text = String(scalars)
    places = Self.places(of: text)
    // What was put in may be one character with what follows.
    selection = Selection(rounded(range.lowerBound + string.unicodeScalars.count))
  }

  /// Takes a text that came from elsewhere; the caret keeps its distance from the end.
  ///
  /// So a caret at the end stays there, and a character that was refused leaves the caret where it was.
  mutating func take(_ text: String) {
    guard text != self.text || text.unicodeScalars.count != count else { return }
    let distance = count - selection.range.upperBound
    self.text = text
    places = Self.places(of: text)
    selection = Selection(rounded(max(count - distance, 0)))
  }
}
