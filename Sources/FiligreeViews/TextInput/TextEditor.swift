/// A field for text of many lines: SwiftUI's `TextEditor`.
///
/// It takes all the room that it is offered, on the background of the page (in a form, on that of its row). Text that
/// is higher moves: so that the caret is seen, or with the finger. Return begins a new line, Tab is a tab.
public nonisolated struct TextEditor: View {
  @Environment(\.isInForm) private var isInForm
  @Environment(\.hasEditorBackground) private var hasBackground
  let text: Binding<String>
  let selection: Binding<TextSelection?>?

  /// Creates an editor.
  public init(text: Binding<String>) {
    self.text = text
    selection = nil
  }

  /// Creates an editor whose selection is kept elsewhere, too.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }

  /// What is written, on its background.
  @MainActor public var body: some View {
    TextInput(
      model: TextInputModel(kind: .editor, text: text, selection: selection),
      placeholder: EmptyView()
    )
    .background(isInForm || !hasBackground ? Color.clear : Color(uiColor: .systemBackground))
  }
}
