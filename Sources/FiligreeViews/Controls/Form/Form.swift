import Foundation

/// Rows of controls in boxes on a grouped background, which can be scrolled: SwiftUI's `Form`.
///
/// It takes all of the proposed size. Each view in it is a row, at least 44 points high; neighbours in
/// one ``Section``, and neighbours in none, share a box.
public nonisolated struct Form<Content: View>: View {
  let content: Content

  /// Creates a form of the views in `content`.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

private struct IsInFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isInForm: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
}

extension Form: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    FormNode(self, inputs)
  }
}

/// The node of a form.
final class FormNode<Content: View>: ViewNode<Form<Content>> {
  private var content: ViewNode<Content>?
  private var item: FormItem?
  private var inner = EnvironmentValues()

  override init(_ view: Form<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    setInnerEnvironment()
    item = FormItem(node: self)
    content = makeNode(view.content, innerInputs)
  }

  private func setInnerEnvironment() {
    inner = environment
    inner.isInForm = true
    inner.stackOrientation = nil
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }

  override func update(_ view: Form<Content>, _ inputs: NodeInputs) {
    let isSame = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !isSame {
      setInnerEnvironment()
      item?.setNeedsLayout()
    }
    content?.update(view.content, innerInputs)
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func itemsBelowChanged() -> Bool {
    item?.contentsChanged()
    return true
  }
}
