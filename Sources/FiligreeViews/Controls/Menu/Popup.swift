import Foundation

/// Shows a card beside a view while a binding is true.
nonisolated struct PopupModifier<Popup: View>: ViewModifier, PrimitiveModifier {
  let isPresented: Binding<Bool>
  let placement: PopupPlacement
  let popup: () -> Popup
  /// What is shown over the dimmed page instead of the view itself.
  var preview: (() -> AnyView)?

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    PopupNode(view, inputs)
  }
}

/// Where a card is.
enum PopupPlacement: Hashable {
  /// Below the view or, if there is more room, above it.
  case beside
  /// Upon the view, as wide as it is.
  case upon
  /// Beside the view, which is shown over the dimmed page.
  case lifted
}

/// What is shown in a popup: the card, then perhaps a preview.
typealias PopupContent<Popup: View> = TupleView<(ModifiedContent<Popup, PopupPart>, AnyView?)>

/// The node of a view that shows a card beside it.
final class PopupNode<Content: View, Popup: View>:
  ModifierNode<Content, PopupModifier<Popup>>
{
  /// The card that is up, and those that are going.
  private var popups: [PopupCardNode<PopupContent<Popup>>] = []

  override init(_ view: ModifiedContent<Content, PopupModifier<Popup>>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    apply()
  }

  override func update(
    _ view: ModifiedContent<Content, PopupModifier<Popup>>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    apply()
  }

  override func refresh() { apply() }

  private func apply() {
    graph.validate(self)
    let modifier = view.modifier
    let shown = graph.tracking(self) { () -> PopupContent<Popup>? in
      guard modifier.isPresented.wrappedValue else { return nil }
      return TupleView(
        (
          ModifiedContent(content: modifier.popup(), modifier: PopupPart()),
          modifier.preview.map { $0() }
        ))
    }
    let current = popups.first { !$0.isLeaving }
    guard let shown else {
      if let current { leave(current) }
      return
    }
    if let current {
      current.update(PopupCard(content: shown), cardInputs(current))
    } else {
      present(shown)
    }
  }

  private func present(_ shown: PopupContent<Popup>) {
    let popup = PopupCardNode(PopupCard(content: shown), inputs)
    popup.presentation = PopupPresentation(popup.card) { [weak self] in
      self?.view.modifier.isPresented.wrappedValue = false
    }
    let hasPreview = view.modifier.preview != nil
    popup.card.source = { [weak self] in self?.outputs.first { !$0.isLeaving } }
    popup.card.placement = view.modifier.placement
    popup.card.hasPreview = hasPreview
    popup.makeContent(cardInputs(popup))
    popups.append(popup)
    if let presentation = popup.presentation { graph.present(presentation) }
    popup.card.move(to: 1, transaction)
  }

  private func cardInputs(_ popup: PopupCardNode<PopupContent<Popup>>) -> NodeInputs {
    var inputs = NodeInputs(parent: popup, environment: environment)
    let (presentation, outer) = (popup.presentation, environment.menuDismissal)
    let dismissal = MenuDismissal { [weak presentation] in
      presentation?.dismiss()
      outer?.dismiss()
    }
    popup.card.dismiss = dismissal.dismiss
    inputs.environment.menuDismissal = dismissal
    inputs.environment.isInMenu = true
    // A card is no part of a stack or a form, and looks the same everywhere.
    inputs.environment.stackOrientation = nil
    inputs.environment.listContext = nil
    inputs.environment.font = .body
    inputs.environment.fontWeight = nil
    inputs.environment.textCase = nil
    inputs.environment.lineLimit = nil
    inputs.environment.multilineTextAlignment = .leading
    inputs.environment.labelsAreHidden = false
    inputs.environment.foregroundStyles = [AnyShapeStyle(Color.primary)]
    return inputs
  }

  private func leave(_ popup: PopupCardNode<PopupContent<Popup>>) {
    popup.presentation?.isLeaving = true
    popup.card.leaveAll(transaction) { [weak self, weak popup] in
      guard let self, let popup, !popup.isRemoved else { return }
      graph.afterUpdate { [weak self, weak popup] in
        guard let self, let popup else { return }
        finish(popup)
      }
    }
  }

  private func finish(_ popup: PopupCardNode<PopupContent<Popup>>) {
    guard !isRemoved, let index = popups.firstIndex(where: { $0 === popup }) else { return }
    popups.remove(at: index)
    popup.remove()
  }

  override var children: [Node] { super.children + popups }
  override func makeOutputs() -> [LayoutItem] { content?.outputs ?? [] }

  override func willRemove() {
    graph.forget(self)
  }
}

/// Makes one item of a card's views.
nonisolated struct PopupPart: ViewModifier {
  @MainActor func body(content: Content) -> some View {
    ZStack { content }
  }
}

/// A card in the list of what is shown above the views.
final class PopupPresentation: Presentation {
  private let card: PopupItem
  private let end: @MainActor () -> Void
  var isLeaving = false

  init(_ card: PopupItem, end: @escaping @MainActor () -> Void) {
    self.card = card
    self.end = end
  }

  var item: LayoutItem { card }
  var letsPageBeTouched: Bool { false }

  func dismiss() {
    if !isLeaving { end() }
  }
}
