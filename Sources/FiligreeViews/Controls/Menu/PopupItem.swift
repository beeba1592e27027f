import FiligreeDrawing
import FiligreePaths
import Foundation

/// What a popup shows.
nonisolated struct PopupCard<Content: View>: View {
  let content: Content
}

extension PopupCard: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PopupCardNode(self, inputs)
  }
}

/// The node of what a popup shows.
final class PopupCardNode<Content: View>: ContentNode<PopupCard<Content>, Content> {
  private var item: PopupItem?
  var presentation: PopupPresentation?

  override init(_ view: PopupCard<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    item = PopupItem(node: self)
  }

  /// The popup's item: as large as the page.
  var card: PopupItem {
    // Made with the node.
    item ?? PopupItem(node: self)
  }

  var isLeaving: Bool { presentation?.isLeaving ?? false }

  func makeContent(_ inputs: NodeInputs) {
    content = makeNode(view.content, inputs)
    card.take(content?.outputs ?? [])
  }

  /// `inputs` are those of the content.
  override func update(_ view: PopupCard<Content>, _ inputs: NodeInputs) {
    let environment = inputs.environment
    super.update(view, inputs)
    content?.update(view.content, NodeInputs(parent: self, environment: environment))
    card.setNeedsLayout()
  }

  override func makeOutputs() -> [LayoutItem] { [] }
  override var ownItems: [LayoutItem] { [card] }

  override func itemsBelowChanged() -> Bool {
    card.take(content?.outputs ?? [])
    card.setNeedsLayout()
    return true
  }

  override func willRemove() {
    card.stop()
    if let presentation { graph.unpresent(presentation) }
  }
}

/// A card beside a view, over the page.
final class PopupItem: LayoutItem, GestureTarget {
  /// The least distance from the page's edges, and from the view.
  private static let margin: CGFloat = 8
  /// How dark the page becomes where the view is lifted.
  private static let dimming = 0.2

  var placement = PopupPlacement.beside
  var hasPreview = false
  /// The item of the view.
  var source: () -> LayoutItem? = { nil }
  var dismiss: @MainActor () -> Void = {}
  private var items: [LayoutItem] = []
  /// The card's frame, and the point that it grows from.
  private var frame = CGRect.zero
  private var hinge = CGPoint.zero
  private var previewFrame = CGRect.zero
  /// 0 is gone, 1 is up.
  private let presence: AnimatableAttribute<CGFloat>

  override init(node: Node) {
    presence = AnimatableAttribute(0, for: node.graph)
    super.init(node: node)
    presence.onMove = { [unowned self] in setNeedsPlacing() }
  }

  func take(_ items: [LayoutItem]) {
    self.items = items
    for item in items {
      item.parent = self
    }
  }

  // MARK: Coming and going

  private func motion(_ transaction: Transaction) -> Transaction {
    var motion = Transaction()
    if !transaction.disablesAnimations {
      motion.animation = .spring(response: 0.3, dampingFraction: 0.9)
    }
    return motion
  }

  func move(to value: CGFloat, _ transaction: Transaction) {
    presence.set(value, motion(transaction))
    setNeedsLayout()
  }

  func leaveAll(_ transaction: Transaction, _ finished: @escaping @MainActor () -> Void) {
    let completions = AnimationCompletions(finished)
    var motion = motion(transaction)
    motion.completions = [completions]
    presence.set(0, motion)
    completions.endIfIdle()
    setNeedsLayout()
  }

  func stop() { presence.stop() }

  // MARK: Layout

  override var contents: [LayoutItem] { items }

  override func placeContents() {
    guard let card = items.first else { return }
    let page = node.graph.environment.safeAreaInsets
      .safeArea(of: size, environment.layoutDirection)
      .insetBy(dx: min(Self.margin, size.width / 2), dy: min(Self.margin, size.height / 2))
    let anchor =
      source()?.frameOnPage ?? CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    if hasPreview, items.count > 1 {
      placePreview(items[1], over: card, page)
    } else {
      let above = anchor.minY - Self.margin - page.minY
      let below = page.maxY - anchor.maxY - Self.margin
      let whole = card.size(for: ProposedViewSize(width: page.width, height: page.height))
      let goesBelow = placement == .upon || whole.height <= below || below >= above
      let most = placement == .upon ? page.height : max(goesBelow ? below : above, 0)
      let own = card.size(for: ProposedViewSize(width: page.width, height: most))
      frame = CGRect(origin: .zero, size: own)
      frame.origin.x = horizontal(own.width, anchor, page)
      frame.origin.y =
        placement == .upon
        ? anchor.minY
        : goesBelow ? anchor.maxY + Self.margin : anchor.minY - Self.margin - own.height
      frame.origin.y = max(min(frame.minY, page.maxY - own.height), page.minY)
      hinge = CGPoint(
        x: min(max(anchor.midX, frame.minX), frame.maxX), y: goesBelow ? frame.minY : frame.maxY)
      place(card, at: frame, ProposedViewSize(width: page.width, height: most))
    }
  }

  /// Along the view's edge that is nearer to the page's.
  private func horizontal(_ width: CGFloat, _ anchor: CGRect, _ page: CGRect) -> CGFloat {
    let x: CGFloat =
      anchor.midX < page.minX + page.width / 3
      ? anchor.minX
      : anchor.midX > page.maxX - page.width / 3 ? anchor.maxX - width : anchor.midX - width / 2
    return max(min(x, page.maxX - width), page.minX)
  }

  /// A preview in the middle of the page with the card below it.
  private func placePreview(_ preview: LayoutItem, over card: LayoutItem, _ page: CGRect) {
    let gap = 2 * Self.margin
    let cardSize = card.size(for: ProposedViewSize(width: page.width, height: page.height / 2))
    let offer = ProposedViewSize(
      width: page.width, height: max(page.height - cardSize.height - gap, 0))
    let own = preview.size(for: offer)
    let top = page.midY - (own.height + gap + cardSize.height) / 2
    previewFrame = CGRect(
      x: page.midX - own.width / 2, y: top, width: own.width, height: own.height)
    frame = CGRect(
      x: page.midX - cardSize.width / 2, y: previewFrame.maxY + gap, width: cardSize.width,
      height: cardSize.height)
    hinge = CGPoint(x: frame.midX, y: frame.minY)
    place(preview, at: previewFrame, offer)
    place(card, at: frame, ProposedViewSize(width: page.width, height: page.height / 2))
  }

  private func place(_ item: LayoutItem, at frame: CGRect, _ proposal: ProposedViewSize) {
    var origin = frame.origin
    if environment.layoutDirection == .rightToLeft { origin.x = size.width - frame.maxX }
    item.place(in: self, at: origin, proposal)
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    let amount = min(max(presence.presented, 0), 1)
    if placement == .lifted { drawLifted(in: &context, amount) }
    for item in items {
      let isCard = item === items.first
      context.fading(by: Double(amount)) { context in
        context.saving { context in
          let point = isCard ? hinge : CGPoint(x: previewFrame.midX, y: previewFrame.midY)
          let scale = isCard ? 0.4 + 0.6 * presence.presented : 0.9 + 0.1 * presence.presented
          context.recorder.concatenate(
            CGAffineTransform(translationX: point.x, y: point.y).scaledBy(x: scale, y: scale)
              .translatedBy(x: -point.x, y: -point.y))
          item.display(in: &context)
        }
      }
    }
  }

  /// The dimmed page and, over it, the view.
  private func drawLifted(in context: inout DrawContext, _ amount: CGFloat) {
    let page = CGRect(origin: .zero, size: size)
    var shade = ResolvedStyle(.color(Color.Resolved(.sRGB, 0, 0, 0, 1)))
    shade.opacity = Self.dimming * Double(amount)
    context.drawingAsOne { $0.fill(Path(page), with: shade, in: page) }
    guard !hasPreview, let source = source() else { return }
    let frame = source.frameOnPage
    let plate = Path(roundedRect: frame.insetBy(dx: -6, dy: -6), cornerRadius: 10)
    context.drawingAsOne {
      $0.fill(plate, with: BackgroundStyle().resolveStyle(in: environment), in: frame)
    }
    context.saving { context in
      context.recorder.concatenate(
        CGAffineTransform(
          translationX: frame.minX - source.presentedOrigin.x,
          y: frame.minY - source.presentedOrigin.y))
      source.display(in: &context)
    }
  }

  // MARK: Events

  /// All of the page: what is beneath is not touched.
  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    if frame.contains(point) { _ = super.hitTest(point, &hits) }
    if hits.last?.item !== self { hits.append(Hit(item: self, point: point)) }
    return true
  }

  /// A finger that touches elsewhere lets the card go.
  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    guard !frame.contains(run.page) else { return .failed }
    let outcome = TapGesture().handle(&run, memory)
    if case .ended = outcome {
      run.actions.append { [self] in MainActor.assumeIsolated { dismiss() } }
    }
    return outcome
  }
}
