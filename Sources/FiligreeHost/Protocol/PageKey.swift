import FiligreeViews
import Foundation

/// A key that is pressed in a page, by the names of DOM's `KeyboardEvent.key`.
struct PageKey: Hashable, Decodable {
  var key: KeyEquivalent
  var modifiers: EventModifiers
  /// What it types, if that is a character.
  var characters: String?

  private enum Key: String, CodingKey {
    case key, shift, control, option, command
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let name = try values.decode(String.self, forKey: .key)
    modifiers = []
    let all: [(Key, EventModifiers)] = [
      (.shift, .shift), (.control, .control), (.option, .option), (.command, .command),
    ]
    for (key, modifier) in all where try values.decodeIfPresent(Bool.self, forKey: key) ?? false {
      modifiers.insert(modifier)
    }
    if let known = Self.names[name] {
      key = known
    } else if name.count == 1, name.utf8.count <= 64, let character = name.first {
      key = KeyEquivalent(character)
      characters = name
    } else {
      throw DecodingError.dataCorruptedError(
        forKey: .key, in: values, debugDescription: "an unknown key")
    }
  }

  /// Names of UI Events KeyboardEvent key Values.
  private static let names: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Escape": .escape, "Backspace": .delete, "Delete": .deleteForward,
    "Home": .home, "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "Clear": .clear,
    "Tab": .tab, "Enter": .return,
  ]
}
