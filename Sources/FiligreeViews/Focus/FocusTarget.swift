/// An item that can have the focus.
@MainActor
protocol FocusTarget: LayoutItem {
  /// Whether it can have the focus now.
  var canFocus: Bool { get }
  /// It has the focus now, or has it no more.
  func focusChanged(_ isFocused: Bool)
  /// Takes a key; whether it was for it.
  func take(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool
}

extension FocusTarget {
  func take(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool { false }
}

/// An item with a value that says whether the focus is within it.
@MainActor
protocol FocusBindingTarget: LayoutItem {
  var link: FocusLink { get }
}

/// How a view's focus and a value that is kept elsewhere are connected.
struct FocusLink {
  /// Where the value is kept.
  let location: AnyObject?
  /// Whether the value asks for the focus.
  let isSet: @MainActor () -> Bool
  /// The focus is there.
  let set: @MainActor () -> Void
  /// The focus is not there any more; if the value is another one by now, nothing happens.
  let clear: @MainActor () -> Void
}
