import Foundation

/// A key that is pressed: SwiftUI's `KeyPress`.
public nonisolated struct KeyPress: Sendable, CustomDebugStringConvertible {
  /// What happens to a key: SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// It goes down.
    public static let down = Phases(rawValue: 1)
    /// It is held, and types again; a ``ViewSession`` holds no keys.
    public static let `repeat` = Phases(rawValue: 2)
    /// It goes up.
    public static let up = Phases(rawValue: 4)
    /// All of these.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action was for a key: SwiftUI's `KeyPress.Result`.
  public enum Result: Hashable, Sendable {
    /// It was, and the key goes nowhere else.
    case handled
    /// It was not: others get the key.
    case ignored
  }

  /// What happens to the key.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What it types; a control character or one of private use for a key that types nothing.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers

  /// The key and its modifiers in words.
  public var debugDescription: String {
    "KeyPress(phase: \(phase.rawValue), key: \(key.character.debugDescription), modifiers: \(modifiers.rawValue))"
  }
}

/// An item that gets the keys of what has the focus within it.
@MainActor
protocol KeyPressTarget: LayoutItem {
  func take(_ press: KeyPress) -> KeyPress.Result
}

/// Calls an action with keys.
nonisolated struct KeyPressModifier: ViewModifier, ItemModifier {
  let phases: KeyPress.Phases
  let isWanted: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> KeyPressModifier
  ) -> LayoutItem {
    KeyPressItem(node: node, content: content, modifier: modifier)
  }
}

/// An item around one that gets keys.
private final class KeyPressItem: WrapperItem<KeyPressModifier>, KeyPressTarget {
  func take(_ press: KeyPress) -> KeyPress.Result {
    let modifier = modifier
    guard modifier.phases.contains(press.phase), modifier.isWanted(press) else { return .ignored }
    return modifier.action(press)
  }
}

extension View {
  /// Calls `action` when a key goes down while this view, or one within it, has the focus.
  ///
  /// The innermost view comes first, and all of them before a text field takes the key.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }

  /// Calls `action` with what happens to a key while this view, or one within it, has the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Calls `action` with what happens to some keys while this view, or one within it, has the focus.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(phases: phases, isWanted: { keys.contains($0.key) }, action: action))
  }

  /// Calls `action` with keys that type some characters while this view, or one within it, has the focus.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyPressModifier(
        phases: phases,
        isWanted: { press in
          !press.characters.isEmpty
            && press.characters.unicodeScalars.allSatisfy(characters.contains)
        }, action: action))
  }

  /// Calls `action` with what happens to any key while this view, or one within it, has the focus.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, isWanted: { _ in true }, action: action))
  }
}
