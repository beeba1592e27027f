import Foundation

/// What is shown above the page.
enum PresentationKind {
  /// A card that slides up from below.
  case sheet
  /// A page of its own.
  case cover
  /// A bubble beside the view; a sheet on a narrow page.
  case popover(anchor: PopoverAttachmentAnchor, edge: Edge?)
  /// A box in the middle of the page.
  case alert
  /// Buttons at the lower edge.
  case dialog
}

/// Shows views above the page while something says so.
nonisolated struct PresentationModifier<Presented: View>: ViewModifier, PrimitiveModifier {
  let kind: PresentationKind
  /// What is shown; nil for nothing.
  ///
  /// Another key is another presentation.
  let key: () -> AnyHashable?
  let content: () -> Presented?
  /// Sets the binding so that nothing is shown.
  let end: () -> Void
  let onDismiss: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PresentationNode(view, inputs)
  }
}

extension PresentationModifier {
  /// Shows views while `isPresented` is true.
  init(
    _ kind: PresentationKind, isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    content: @escaping () -> Presented
  ) {
    self.init(
      kind: kind, key: { isPresented.wrappedValue ? AnyHashable(true) : nil },
      content: { isPresented.wrappedValue ? content() : nil },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Shows views of an item while there is one.
  init<Item: Identifiable>(
    _ kind: PresentationKind, item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    content: @escaping (Item) -> Presented
  ) {
    self.init(
      kind: kind, key: { item.wrappedValue.map { AnyHashable($0.id) } },
      content: { item.wrappedValue.map(content) }, end: { item.wrappedValue = nil },
      onDismiss: onDismiss)
  }
}

/// The node of a view that presents others.
final class PresentationNode<Content: View, Presented: View>:
  ModifierNode<Content, PresentationModifier<Presented>>
{
  /// What is there, and what is going.
  private var shown: [(key: AnyHashable, node: PresentedNode<Presented>)] = []

  override init(
    _ view: ModifiedContent<Content, PresentationModifier<Presented>>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    apply()
  }

  override func update(
    _ view: ModifiedContent<Content, PresentationModifier<Presented>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    apply()
  }

  override func refresh() {
    apply()
  }

  private func apply() {
    let modifier = view.modifier
    let (key, presented) = graph.tracking(self) { (modifier.key(), modifier.content()) }
    for entry in shown where entry.key != key {
      leave(entry.node)
    }
    guard let key, let presented else { return }
    if let entry = shown.first(where: { $0.key == key && !$0.node.isLeaving }) {
      entry.node.update(PresentedView(content: presented), inputs(for: entry.node))
    } else {
      present(key, presented)
    }
  }

  private func present(_ key: AnyHashable, _ presented: Presented) {
    let node = PresentedNode(PresentedView(content: presented), inputs)
    node.end = { [weak self] in self?.view.modifier.end() }
    node.makeContent(view.modifier.kind, inputs(for: node)) { [weak self] in
      self?.content?.outputs.first
    }
    shown.append((key, node))
    graph.present(node)
    node.presentedItem.raise(transaction)
  }

  private func inputs(for node: PresentedNode<Presented>) -> NodeInputs {
    var inputs = NodeInputs(parent: node, environment: environment)
    inputs.environment.dismiss = DismissAction { [weak node] in node?.dismiss() }
    inputs.environment.isPresented = true
    // It is no part of a stack or a list, and a sheet lies below the upper edge of the page.
    inputs.environment.stackOrientation = nil
    inputs.environment.listContext = nil
    inputs.environment.navigation = nil
    inputs.environment.safeAreaInsets = graph.environment.safeAreaInsets
    if case .cover = view.modifier.kind {} else { inputs.environment.safeAreaInsets.top = 0 }
    return inputs
  }

  private func leave(_ node: PresentedNode<Presented>) {
    guard !node.isLeaving else { return }
    node.isLeaving = true
    node.presentedItem.lower(transaction) { [weak self, weak node] in
      guard let self, let node, !node.isRemoved else { return }
      graph.afterUpdate { [weak self, weak node] in
        guard let self, let node else { return }
        finish(node)
      }
    }
  }

  private func finish(_ node: PresentedNode<Presented>) {
    guard !isRemoved, let index = shown.firstIndex(where: { $0.node === node }) else { return }
    shown.remove(at: index)
    node.remove()
    view.modifier.onDismiss?()
  }

  override var children: [Node] {
    super.children + shown.map(\.node)
  }

  override func makeOutputs() -> [LayoutItem] { content?.outputs ?? [] }

  /// What is presented hands nothing up to the views around those who present it.
  override func makePreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    content?.preference(key)
  }

  override func willRemove() {
    graph.forget(self)
  }
}

/// Views that are shown above the page.
nonisolated struct PresentedView<Content: View>: View {
  let content: Content
}

extension PresentedView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PresentedNode(self, inputs)
  }
}

/// The node of what is shown above the page.
final class PresentedNode<Content: View>: ContentNode<PresentedView<Content>, ZStack<Content>>,
  Presentation
{
  private(set) lazy var presentedItem: PresentedItem = SheetItem(node: self)
  /// Sets the binding of those who present it.
  var end: () -> Void = {}
  var isLeaving = false

  /// Makes the views, and around them what they are shown in.
  func makeContent(
    _ kind: PresentationKind, _ inputs: NodeInputs, anchor: @escaping () -> LayoutItem?
  ) {
    let content = makeNode(ZStack { view.content }, inputs)
    self.content = content
    let options = content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    let item = makeItem(kind, options.adaptation, anchor)
    item.dismiss = { [weak self] in self?.dismiss() }
    item.options = options
    item.take(content.outputs)
    presentedItem = item
  }

  private func makeItem(
    _ kind: PresentationKind, _ adaptation: PresentationAdaptation?,
    _ anchor: @escaping () -> LayoutItem?
  ) -> PresentedItem {
    switch (kind, adaptation?.kind) {
    case (.alert, _): return AlertItem(node: self)
    case (.dialog, _): return DialogItem(node: self)
    case (.cover, _), (_, .cover): return CoverItem(node: self)
    case (.popover(let point, let edge), let adaptation):
      let isWide = graph.pageSize.width >= PopoverItem.widePage
      guard isWide || adaptation == .popover || adaptation == PresentationAdaptation.Kind.none
      else { return SheetItem(node: self) }
      return PopoverItem(node: self, anchor: anchor, point: point, edge: edge)
    case (.sheet, _): return SheetItem(node: self)
    }
  }

  /// `inputs` are those of the content.
  override func update(_ view: PresentedView<Content>, _ inputs: NodeInputs) {
    let environment = inputs.environment
    super.update(view, inputs)
    content?.update(
      ZStack { view.content }, NodeInputs(parent: self, environment: environment))
    presentedItem.setNeedsLayout()
  }

  override func makeOutputs() -> [LayoutItem] { [] }
  override var ownItems: [LayoutItem] { [presentedItem] }

  override func itemsBelowChanged() -> Bool {
    presentedItem.take(content?.outputs ?? [])
    presentedItem.setNeedsLayout()
    return true
  }

  override func preferencesBelowChanged() {
    guard let content else { return }
    presentedItem.options =
      content.preference(PresentationOptionsKey.self) ?? PresentationOptions()
  }

  override func willRemove() {
    presentedItem.stop()
    graph.unpresent(self)
  }

  // MARK: Presentation

  var item: LayoutItem { presentedItem }

  var letsPageBeTouched: Bool { presentedItem.options.letsPageBeTouched }

  func dismiss() {
    if !isLeaving { end() }
  }
}
