/// What people do with a view that can have the focus: SwiftUI's `FocusInteractions`.
public nonisolated struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// They press it.
  public static let activate = FocusInteractions(rawValue: 1)
  /// They type.
  public static let edit = FocusInteractions(rawValue: 2)
  /// What suits the system.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// Lets a view have the focus.
nonisolated struct FocusableModifier: ViewModifier, ItemModifier {
  let isFocusable: Bool

  @MainActor static func makeItem(
    around content: LayoutItem, node: Node, modifier: @escaping () -> FocusableModifier
  ) -> LayoutItem {
    FocusableItem(node: node, content: content, modifier: modifier)
  }
}

/// An item that can have the focus.
private final class FocusableItem: WrapperItem<FocusableModifier>, FocusTarget {
  var canFocus: Bool { modifier.isFocusable && environment.isEnabled }
  func focusChanged(_ isFocused: Bool) {}
}

extension View {
  /// Sets whether the view can have the focus: by Tab, or by a ``FocusState``; then it gets keys
  /// (``View/onKeyPress(_:action:)``).
  ///
  /// Nothing is drawn around it.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the focus; `interactions` has no effect, as all of them move the focus here.
  public nonisolated func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Sets whether nothing is drawn around what has the focus: nothing is, so there is no effect.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
}
