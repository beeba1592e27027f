import Foundation

/// A field for text: SwiftUI's `TextField`.
///
/// It is written in while it has the focus: after a tap, or by a ``FocusState``. Keys come from a ``ViewSession``
/// (``ViewSession/type(_:)``, ``ViewSession/press(_:modifiers:)``); no keyboard is drawn, and none covers a part of the
/// page.
///
/// Along the horizontal axis there is one line, which moves so that the caret is seen; Return submits it. Along the
/// vertical axis it grows with its lines up to the line limit, and Return begins a new line.
public nonisolated struct TextField<Label: View>: View {
  @Environment(\.textFieldStyle) private var style
  @Environment(\.locale) private var locale
  /// What is written of a value while it is being edited.
  @State private var draft: String?
  let source: any TextFieldSource
  let prompt: Text?
  let label: Label

  init(_ source: any TextFieldSource, prompt: Text?, label: Label) {
    self.source = source
    self.prompt = prompt
    self.label = label
  }

  /// The field in the style of its surroundings.
  @MainActor public var body: some View {
    if let style {
      style.make(
        TextField<_TextFieldStyleLabel>(
          source, prompt: prompt, label: _TextFieldStyleLabel(content: AnyView(label))))
    } else {
      TextFieldCore(model: source.model($draft, in: locale), prompt: prompt, label: label)
    }
  }
}

/// Where the text of a field comes from and goes to.
protocol TextFieldSource {
  /// What is written; `draft` is kept with the field.
  @MainActor func model(_ draft: Binding<String?>, in locale: Locale)
    -> TextInputModel
}

/// A text that is kept elsewhere.
nonisolated struct PlainTextSource: TextFieldSource {
  var text: Binding<String>
  var kind = TextInputModel.Kind.line
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?

  @MainActor func model(_ draft: Binding<String?>, in locale: Locale)
    -> TextInputModel
  {
    let onCommit = onCommit
    return TextInputModel(
      kind: kind, text: text, selection: selection, onEditingChanged: onEditingChanged,
      onCommit: { if $0 { onCommit?() } }, submits: onCommit != nil)
  }
}

/// A field without a style.
private nonisolated struct TextFieldCore<Label: View>: View {
  let model: TextInputModel
  let prompt: Text?
  let label: Label

  @MainActor var body: some View {
    TextInput(model: model, placeholder: placeholder)
      .background(label.modifier(UnseenModifier()))
      .modifier(AccessibilityModifier(change: .control(role: model.role, value: nil)))
  }

  @MainActor private var placeholder: some View {
    Group {
      if let prompt {
        prompt
      } else {
        label
      }
    }
    .foregroundStyle(.placeholder)
    .transformEnvironment(\.lineLimit) { if model.kind.isOneLine { $0 = 1 } }
    .environment(\.leastLines, nil)
  }
}

extension Axis {
  /// The kind of a field that grows along the axis.
  var inputKind: TextInputModel.Kind { self == .vertical ? .lines : .line }
}

extension TextField {
  /// Creates a field with a label of views, which stands there while the field is empty, unless there is a prompt.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(PlainTextSource(text: text), prompt: prompt, label: label())
  }

  /// Creates a field that grows along an axis, with a label of views.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(PlainTextSource(text: text, kind: axis.inputKind), prompt: prompt, label: label())
  }

  /// Creates a field whose selection is kept elsewhere, too, with a label of views.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(
      PlainTextSource(text: text, kind: axis?.inputKind ?? .line, selection: selection),
      prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field with a title, which stands there while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a field with a title, which stands there while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a field with a title and a prompt, which stands there while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field with a title and a prompt, which stands there while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a field that grows along an axis, with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that grows along an axis, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// Creates a field that grows along an axis, with a title and a prompt.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field that grows along an axis, with a title and a prompt.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field whose selection is kept elsewhere, too, with a title.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a field whose selection is kept elsewhere, too, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }

  /// Creates a field that tells when it is edited, and when it is submitted: SwiftUI's former way.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      PlainTextSource(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(titleKey))
  }

  /// Creates a field that tells when it is submitted: SwiftUI's former way.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field that tells when it is edited, and when it is submitted: SwiftUI's former way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      PlainTextSource(text: text, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(title))
  }

  /// Creates a field that tells when it is submitted: SwiftUI's former way.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
