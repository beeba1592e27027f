/// A key, by the character that it types without modifiers: SwiftUI's `KeyEquivalent`.
public nonisolated struct KeyEquivalent: Hashable, Sendable,
  ExpressibleByExtendedGraphemeClusterLiteral
{
  /// The character that stands for the key.
  public var character: Character

  /// The key of a character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }

  // The numbers of AppKit's function keys (NSEvent.h), which SwiftUI's keys have, too.
  /// Up Arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down Arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left Arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right Arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete, which takes out what is before the caret.
  public static let delete = KeyEquivalent("\u{8}")
  /// Forward Delete, which takes out what is after the caret.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// What the key types; nil if it types nothing.
  var typed: String? {
    guard let scalar = character.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0..<0x20, 0x7F, 0xF700...0xF74F: return nil
    default: return String(character)
    }
  }

  /// Whether two keys are one, whatever the case of their letters.
  func isSameKey(as other: KeyEquivalent) -> Bool {
    self == other || character.lowercased() == other.character.lowercased()
  }
}
