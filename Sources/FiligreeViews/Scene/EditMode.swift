/// Whether something is being edited: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// It is not.
  case inactive
  /// It is for a while, as while a row is swiped.
  case transient
  /// It is.
  case active

  /// Whether it is being edited at all.
  public var isEditing: Bool { self != .inactive }
}

private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// Whether lists are being edited; in a tree of views there always is a binding.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}

/// A button that begins and ends editing: SwiftUI's `EditButton`.
public nonisolated struct EditButton: View {
  @Environment(\.editMode) private var editMode

  /// Creates a button.
  public init() {}

  /// The button.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    } label: {
      Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : .regular)
    }
  }
}
