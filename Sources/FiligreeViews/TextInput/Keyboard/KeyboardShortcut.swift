/// Keys that press a button: SwiftUI's `KeyboardShortcut`.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
  /// Which keys of other keyboards do the same: SwiftUI's `KeyboardShortcut.Localization`.
  ///
  /// It has no effect: a ``ViewSession`` has one keyboard.
  public struct Localization: Hashable, Sendable {
    private let name: String

    /// The system chooses another key, and mirrors arrows.
    public static let automatic = Localization(name: "automatic")
    /// The system chooses another key.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The key is always this one.
    public static let custom = Localization(name: "custom")
  }

  /// Return, for what people do as a rule.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for leaving everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// Which keys of other keyboards do the same; no effect.
  public var localization: Localization

  /// Creates a shortcut.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether a key that is pressed is meant; Caps Lock does not count, and a capital letter is its key with Shift.
  func matches(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    func held(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> EventModifiers {
      let held = modifiers.subtracting([.capsLock, .numericPad])
      return key.character.isUppercase ? held.union(.shift) : held
    }
    return self.key.isSameKey(as: key)
      && held(self.key, self.modifiers) == held(key, modifiers)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The keys that press the buttons of this view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// An item that does something when its keys are pressed.
@MainActor
protocol ShortcutTarget: LayoutItem {
  var shortcut: KeyboardShortcut? { get }
  func press()
}

/// Calls an action when keys are pressed, whatever has the focus.
nonisolated struct ShortcutModifier: ViewModifier, ItemModifier {
  let shortcut: KeyboardShortcut?
  let action: @MainActor () -> Void

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> ShortcutModifier
  ) -> LayoutItem {
    ShortcutItem(node: node, content: content, modifier: modifier)
  }
}

/// An item around one that keys press.
private final class ShortcutItem: WrapperItem<ShortcutModifier>, ShortcutTarget {
  var shortcut: KeyboardShortcut? { modifier.shortcut }
  func press() { modifier.action() }
}

extension View {
  /// Sets keys that press the buttons of this view; of several buttons, the first that reacts.
  ///
  /// They do so wherever the focus is, unless what has the focus takes the keys: a text field takes what edits it, and
  /// Return if there is an action for its submission.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Sets keys that press the buttons of this view; `localization` has no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Sets keys that press the buttons of this view.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets keys that press the buttons of this view; nil for none.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
