import Foundation

/// The part of a field that is written in: its text, its caret and what stands there while it is empty.
nonisolated struct TextInput<Placeholder: View>: View {
  let model: TextInputModel
  let placeholder: Placeholder
}

/// What is written in a field, and how.
nonisolated struct TextInputModel {
  enum Kind: Hashable, Sendable {
    /// One line that moves sideways.
    case line
    /// One line of dots.
    case secure
    /// As many lines as there are, within the surroundings' limit.
    case lines
    /// As much room as there is, with a margin.
    case editor

    var isOneLine: Bool { self == .line || self == .secure }
  }

  var kind = Kind.line
  var text: Binding<String>
  var selection: Binding<TextSelection?>?
  /// It is being edited now, or no more.
  var onEditingChanged: (Bool) -> Void = { _ in }
  /// What was written counts: Return was pressed, or, with false, the focus has gone.
  var onCommit: (_ isSubmission: Bool) -> Void = { _ in }
  /// Whether Return does something of the field's own.
  var submits = false

  /// What it is for people who do not see it.
  var role: String { kind == .secure ? "secure text field" : "text field" }
}

extension TextInput: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    TextInputNode(self, inputs)
  }
}

/// The node of what is written in.
private final class TextInputNode<Placeholder: View>: ContentNode<
  TextInput<Placeholder>, ZStack<Placeholder>
>
{
  private var item: TextInputItem?

  override init(_ view: TextInput<Placeholder>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    item = TextInputItem(node: self)
    item?.model = view.model
    content = makeNode(ZStack { view.placeholder })
    item?.take(content?.outputs ?? [])
    read()
  }

  override func update(_ view: TextInput<Placeholder>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    content?.update(ZStack { view.placeholder }, self.inputs)
    item?.model = view.model
    read()
  }

  override func refresh() {
    read()
  }

  /// Takes the text from where it is kept.
  private func read() {
    graph.validate(self)
    let model = view.model
    let (text, selection) = graph.tracking(self) {
      (model.text.wrappedValue, model.selection?.wrappedValue)
    }
    item?.show(text, selection)
  }

  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { item.map { [$0] } ?? [] }

  override func itemsBelowChanged() -> Bool {
    item?.take(content?.outputs ?? [])
    item?.setNeedsLayout()
    return true
  }

  override func willRemove() {
    graph.forget(self)
  }
}
