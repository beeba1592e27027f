/// A field for something that nobody is to read: SwiftUI's `SecureField`.
///
/// Each character is a dot, the last one typed included. What is in it cannot be copied, and is one word for the keys
/// that move by words.
public nonisolated struct SecureField<Label: View>: View {
  let source: PlainTextSource
  let prompt: Text?
  let label: Label

  private init(
    _ text: Binding<String>, _ prompt: Text?, onCommit: (() -> Void)? = nil, label: Label
  ) {
    source = PlainTextSource(text: text, kind: .secure, onCommit: onCommit)
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label of views, which stands there while the field is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label: label())
  }

  /// The field in the style of its surroundings.
  @MainActor public var body: some View {
    TextField(source, prompt: prompt, label: label)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which stands there while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, label: Text(titleKey))
  }

  /// Creates a field with a title, which stands there while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, label: Text(title))
  }

  /// Creates a field with a title and a prompt, which stands there while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, label: Text(titleKey))
  }

  /// Creates a field with a title and a prompt, which stands there while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, label: Text(title))
  }

  /// Creates a field that tells when it is submitted: SwiftUI's former way.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, onCommit: onCommit, label: Text(titleKey))
  }

  /// Creates a field that tells when it is submitted: SwiftUI's former way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, onCommit: onCommit, label: Text(title))
  }
}
