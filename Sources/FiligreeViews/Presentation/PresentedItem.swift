import FiligreeDrawing
import FiligreePaths
import Foundation

/// The item of what is shown above the page: as large as the page, it comes and goes with a movement.
class PresentedItem: LayoutItem {
  /// Asks those who present it to let it go.
  var dismiss: () -> Void = {}
  /// What the views within ask of it.
  var options = PresentationOptions() {
    didSet { setNeedsLayout() }
  }
  /// How far it has come: 0 is gone, 1 is there.
  let presence: AnimatableAttribute<CGFloat>
  private var items: [LayoutItem] = []

  override init(node: Node) {
    presence = AnimatableAttribute(0, for: node.graph)
    super.init(node: node)
    presence.onMove = { [unowned self] in setNeedsPlacing() }
  }

  /// Shows the items of the views within.
  final func take(_ items: [LayoutItem]) {
    self.items = items
    for item in items {
      item.parent = self
    }
  }

  override var contents: [LayoutItem] { items }

  // MARK: Coming and going

  /// The movement by which it comes and goes.
  var motion: Animation { .spring(response: 0.4, dampingFraction: 1) }

  private func animated(_ transaction: Transaction) -> Transaction {
    var animated = Transaction()
    if !transaction.disablesAnimations { animated.animation = motion }
    return animated
  }

  /// Comes.
  final func raise(_ transaction: Transaction = Transaction()) {
    presence.set(1, animated(transaction))
    setNeedsLayout()
  }

  /// Goes, and calls `finished` when it is gone.
  final func lower(_ transaction: Transaction, _ finished: @escaping @MainActor () -> Void) {
    let completions = AnimationCompletions(finished)
    var leaving = animated(transaction)
    leaving.completions = [completions]
    presence.set(0, leaving)
    completions.endIfIdle()
    setNeedsLayout()
  }

  /// Ends what moves.
  final func stop() {
    presence.stop()
  }

  // MARK: Helpers

  /// The part of the page that nothing hides.
  final var safePage: CGRect {
    node.graph.environment.safeAreaInsets.safeArea(of: size, environment.layoutDirection)
  }

  /// Places the items in the middle of a frame, which is their proposal, too.
  final func place(in frame: CGRect) {
    let inner = ProposedViewSize(frame.size)
    for item in items where !item.isLeaving {
      let own = item.size(for: inner)
      item.place(
        in: self, at: CGPoint(x: frame.midX - own.width / 2, y: frame.midY - own.height / 2), inner)
    }
  }

  /// Darkens the page beneath.
  final func shade(by amount: Double, in context: inout DrawContext) {
    let page = CGRect(origin: .zero, size: size)
    var style = ResolvedStyle(.color(Color.Resolved(.sRGB, 0, 0, 0, 1)))
    style.opacity = amount * Double(min(max(presence.presented, 0), 1))
    if style.opacity > 0 { context.drawingAsOne { $0.fill(Path(page), with: style, in: page) } }
  }

  /// All of the page: what is beneath is not touched.
  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    _ = super.hitTest(point, &hits)
    if hits.last?.item !== self { hits.append(Hit(item: self, point: point)) }
    return true
  }
}
