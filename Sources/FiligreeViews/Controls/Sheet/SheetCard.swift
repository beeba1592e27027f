import FiligreeDrawing
import FiligreePaths
import Foundation

/// The card of a sheet.
nonisolated struct SheetCard<Content: View>: View {
  let content: Content
}

extension SheetCard: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    SheetCardNode(self, inputs)
  }
}

/// The node of a sheet's card.
final class SheetCardNode<Content: View>: ViewNode<SheetCard<Content>> {
  private var content: ViewNode<ZStack<Content>>?
  private var cardItem: SheetCardItem?
  var presentation: SheetPresentation?

  override init(_ view: SheetCard<Content>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    cardItem = SheetCardItem(node: self)
  }

  /// The card's item: as large as the page.
  var card: SheetCardItem {
    // Made with the node.
    cardItem ?? SheetCardItem(node: self)
  }

  var isLeaving: Bool { presentation?.isLeaving ?? false }

  func makeContent(_ inputs: NodeInputs) {
    content = makeNode(ZStack { view.content }, inputs)
    card.dismiss = { [weak self] in self?.presentation?.dismiss() }
    card.take(content?.outputs ?? [])
  }

  /// `inputs` are those of the content.
  override func update(_ view: SheetCard<Content>, _ inputs: NodeInputs) {
    let environment = inputs.environment
    super.update(view, inputs)
    content?.update(
      ZStack { view.content }, NodeInputs(parent: self, environment: environment))
    card.setNeedsLayout()
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
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

/// A card that slides up over the dimmed page.
///
/// It begins 10 points below the safe area's upper edge, as UIKit's do.
final class SheetCardItem: LayoutItem, GestureTarget {
  static let margin: CGFloat = 10
  static let radius: CGFloat = 10
  /// How dark the page becomes.
  static let dimming = 0.2

  var dismiss: () -> Void = {}
  private var items: [LayoutItem] = []
  /// How far up the card is: 0 is below the page, 1 is up.
  private let height: AnimatableAttribute<CGFloat>

  override init(node: Node) {
    height = AnimatableAttribute(0, for: node.graph)
    super.init(node: node)
    height.onMove = { [unowned self] in setNeedsPlacing() }
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
      motion.animation = .spring(response: 0.4, dampingFraction: 1)
    }
    return motion
  }

  func raise(_ transaction: Transaction) {
    height.set(1, motion(transaction))
    setNeedsLayout()
  }

  func lower(_ transaction: Transaction, _ finished: @escaping @MainActor () -> Void) {
    let completions = AnimationCompletions(finished)
    var motion = motion(transaction)
    motion.completions = [completions]
    height.set(0, motion)
    completions.endIfIdle()
    setNeedsLayout()
  }

  func stop() {
    height.stop()
  }

  // MARK: Layout

  override var contents: [LayoutItem] { items }

  /// The card when it is up.
  private var cardFrame: CGRect {
    let top = node.graph.environment.safeAreaInsets
      .safeArea(of: size, environment.layoutDirection).minY
    let y = min(top + Self.margin, size.height)
    return CGRect(x: 0, y: y, width: size.width, height: size.height - y)
  }

  /// How much lower the card is drawn than when it is up.
  private var descent: CGFloat { (1 - height.presented) * cardFrame.height }

  override func placeContents() {
    let frame = cardFrame
    let below =
      size.height
      - node.graph.environment.safeAreaInsets.safeArea(of: size, environment.layoutDirection).maxY
    let inner = ProposedViewSize(
      width: frame.width, height: max(frame.height - below, 0))
    for item in items where !item.isLeaving {
      item.shift = CGSize(width: 0, height: descent)
      let own = item.size(for: inner)
      item.place(
        in: self,
        at: CGPoint(
          x: (frame.width - own.width) / 2,
          y: frame.minY + ((inner.height ?? 0) - own.height) / 2), inner)
    }
  }

  // MARK: Drawing

  override func draw(in context: inout DrawContext) {
    let page = CGRect(origin: .zero, size: size)
    var shade = ResolvedStyle(.color(Color.Resolved(.sRGB, 0, 0, 0, 1)))
    shade.opacity = Self.dimming * Double(min(max(height.presented, 0), 1))
    context.drawingAsOne { $0.fill(Path(page), with: shade, in: page) }
    var frame = cardFrame
    frame.origin.y += descent
    // The lower corners are beyond the page.
    frame.size.height += Self.radius + max(-descent, 0)
    guard frame.minY < page.maxY else { return }
    let card = Path(roundedRect: frame, cornerRadius: Self.radius)
    var environment = environment
    environment.backgroundStyle = nil
    context.drawingAsOne {
      $0.fill(card, with: BackgroundStyle().resolveStyle(in: environment), in: frame)
    }
    context.saving { context in
      context.recorder.clip(to: card, style: FillStyle())
      for item in items {
        item.display(in: &context)
      }
    }
  }

  // MARK: Events

  /// All of the page: what is beneath is not touched.
  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    if point.y >= cardFrame.minY + descent { _ = super.hitTest(point, &hits) }
    if hits.last?.item !== self { hits.append(Hit(item: self, point: point)) }
    return true
  }

  /// A drag down: the card follows the finger, and goes if it would come to rest in its lower half.
  private var drag: DragGesture { DragGesture(coordinateSpace: .global) }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    let outcome = drag.handle(&run, memory.part(0))
    let length = max(cardFrame.height, 1)
    switch outcome {
    case .changed(let value), .possible(let value):
      if memory.state == nil {
        // Only from the card, and only downwards.
        guard value.startLocation.y >= cardFrame.minY,
          value.translation.height > abs(value.translation.width)
        else { return .failed }
        memory.state = true
      }
      let down = min(max(value.translation.height / length, 0), 1)
      run.actions.append { [self] in
        height.set(1 - down, Transaction())
        setNeedsLayout()
      }
    case .ended(let value):
      guard memory.state != nil else { return .failed }
      let goes = value.predictedEndTranslation.height > length / 2
      run.actions.append { [self] in
        // Back up, unless those who present it let it go.
        height.set(1, motion(Transaction()))
        setNeedsLayout()
        if goes { dismiss() }
      }
    case .failed:
      guard memory.state != nil else { break }
      run.actions.append { [self] in
        height.set(1, motion(Transaction()))
        setNeedsLayout()
      }
    case .waiting:
      break
    }
    return outcome.map { _ in }
  }
}
