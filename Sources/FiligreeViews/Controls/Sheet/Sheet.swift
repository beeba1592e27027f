import Foundation

/// Shows a sheet while something says so.
nonisolated struct SheetModifier<Sheet: View>: ViewModifier, PrimitiveModifier {
  /// What is shown; nil for no sheet.
  ///
  /// Another key is another sheet.
  let key: () -> AnyHashable?
  let content: () -> Sheet?
  /// Sets the binding so that there is no sheet.
  let end: () -> Void
  let onDismiss: (() -> Void)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SheetNode(view, inputs)
  }
}

/// The node of a view that presents a sheet.
final class SheetNode<Content: View, Sheet: View>:
  ViewNode<ModifiedContent<Content, SheetModifier<Sheet>>>
{
  private var content: ViewNode<Content>?
  /// The sheet that is up, and those that are going.
  private var sheets: [(key: AnyHashable, card: SheetCardNode<Sheet>)] = []

  override init(_ view: ModifiedContent<Content, SheetModifier<Sheet>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = makeNode(view.content)
    apply()
  }

  override func update(
    _ view: ModifiedContent<Content, SheetModifier<Sheet>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
    apply()
  }

  override func refresh() {
    apply()
  }

  private func apply() {
    let modifier = view.modifier
    let (key, sheet) = graph.tracking(self) { (modifier.key(), modifier.content()) }
    for entry in sheets where entry.key != key {
      leave(entry.card)
    }
    guard let key, let sheet else { return }
    if let shown = sheets.first(where: { $0.key == key && !$0.card.isLeaving }) {
      shown.card.update(SheetCard(content: sheet), cardInputs(for: shown.card))
    } else {
      present(key, sheet)
    }
  }

  private func present(_ key: AnyHashable, _ sheet: Sheet) {
    let card = SheetCardNode(SheetCard(content: sheet), inputs)
    card.presentation = SheetPresentation(card.card) { [weak self] in
      self?.view.modifier.end()
    }
    card.makeContent(cardInputs(for: card))
    sheets.append((key, card))
    if let presentation = card.presentation { graph.present(presentation) }
    card.card.raise(transaction)
  }

  private func cardInputs(for card: SheetCardNode<Sheet>) -> NodeInputs {
    var inputs = NodeInputs(parent: card, environment: environment)
    let presentation = card.presentation
    inputs.environment.dismiss = DismissAction { [weak presentation] in presentation?.dismiss() }
    inputs.environment.isPresented = true
    // A sheet is no part of a stack or a form, and lies below the upper edge of the page.
    inputs.environment.stackOrientation = nil
    inputs.environment.isInForm = false
    inputs.environment.safeAreaInsets.top = 0
    return inputs
  }

  private func leave(_ card: SheetCardNode<Sheet>) {
    guard let presentation = card.presentation, !presentation.isLeaving else { return }
    presentation.isLeaving = true
    card.card.lower(transaction) { [weak self, weak card] in
      guard let self, let card, !card.isRemoved else { return }
      graph.afterUpdate { [weak self, weak card] in
        guard let self, let card else { return }
        finish(card)
      }
    }
  }

  private func finish(_ card: SheetCardNode<Sheet>) {
    guard !isRemoved, let index = sheets.firstIndex(where: { $0.card === card }) else { return }
    sheets.remove(at: index)
    card.remove()
    view.modifier.onDismiss?()
  }

  override var children: [Node] {
    (content.map { [$0] } ?? []) + sheets.map(\.card)
  }

  override func makeOutputs() -> [LayoutItem] { content?.outputs ?? [] }

  override func willRemove() {
    graph.forget(self)
  }
}

/// A sheet in the list of what is shown above the views.
final class SheetPresentation: Presentation {
  private let card: SheetCardItem
  private let end: @MainActor () -> Void
  var isLeaving = false

  init(_ card: SheetCardItem, end: @escaping @MainActor () -> Void) {
    self.card = card
    self.end = end
  }

  var item: LayoutItem { card }

  func dismiss() {
    if !isLeaving { end() }
  }
}

extension View {
  /// Shows a sheet above all views while `isPresented` is true.
  ///
  /// The sheet's views have this view's environment. It goes when the binding becomes false: by code,
  /// by ``DismissAction``, by a drag down, or by ``ViewSession/dismissSheet()``. If the view itself is
  /// removed, its sheet is gone at once.
  /// `onDismiss` is called when the sheet has slid away, and not if the view was removed.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        key: { isPresented.wrappedValue ? AnyHashable(true) : nil },
        content: { isPresented.wrappedValue ? content() : nil },
        end: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  /// Shows a sheet for an item while there is one.
  ///
  /// An item with another identity is shown in a sheet of its own.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      SheetModifier(
        key: { item.wrappedValue.map { AnyHashable($0.id) } },
        content: { item.wrappedValue.map(content) },
        end: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }
}
