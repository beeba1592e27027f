import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import Foundation

/// The place of a view of UIKit's.
struct RepresentedView<Source: UIViewRepresentable>: PrimitiveView {
  let source: Source

  @MainActor func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    RepresentedNode(self, inputs)
  }
}

/// The node of a view of UIKit's, which it keeps.
private final class RepresentedNode<Source: UIViewRepresentable>: ViewNode<RepresentedView<Source>>
{
  private let coordinator: Source.Coordinator
  private var uiView: Source.UIViewType?
  private var item: RepresentedItem?

  override init(_ view: RepresentedView<Source>, _ inputs: NodeInputs) {
    coordinator = view.source.makeCoordinator()
    super.init(view, inputs)
    let made = graph.tracking(self) { view.source.makeUIView(context: context) }
    uiView = made
    item = RepresentedItem(node: self, view: made) { [unowned self] proposal in
      self.view.source.sizeThatFits(proposal, uiView: made, context: context)
    }
    refresh()
  }

  private var context: Source.Context {
    Source.Context(coordinator: coordinator, transaction: transaction, environment: environment)
  }

  override func update(_ view: RepresentedView<Source>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    refresh()
  }

  override func refresh() {
    guard let uiView else { return }
    graph.tracking(self) { view.source.updateUIView(uiView, context: context) }
    item?.setNeedsLayout()
  }

  override func makeOutputs() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override var ownItems: [LayoutItem] { outputs }

  override func willRemove() {
    item?.touches.cancel()
    if let uiView { Source.dismantleUIView(uiView, coordinator: coordinator) }
    graph.forget(self)
  }
}

/// The item of a view of UIKit's: it draws the view and hands touches to it.
private final class RepresentedItem: LayoutItem, GestureTarget {
  private let view: UIView
  private let ownSize: (ProposedViewSize) -> CGSize?
  let touches: TouchSender

  init(node: Node, view: UIView, size: @escaping (ProposedViewSize) -> CGSize?) {
    self.view = view
    ownSize = size
    touches = TouchSender(view)
    super.init(node: node)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if let size = ownSize(proposal) { return size }
    let content = view.intrinsicContentSize
    // Content neither grows nor shrinks where its priority is high.
    func length(
      _ proposed: CGFloat?, _ own: CGFloat, _ axis: NSLayoutConstraint.Axis
    ) -> CGFloat {
      guard own >= 0 else { return proposed ?? 10 }
      guard let proposed else { return own }
      let keeps =
        proposed > own
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
      return keeps.rawValue >= UILayoutPriority.defaultHigh.rawValue ? own : proposed
    }
    return CGSize(
      width: length(proposal.width, content.width, .horizontal),
      height: length(proposal.height, content.height, .vertical))
  }

  /// Gives the view the item's size.
  private func fit() {
    let size = presentedSize
    guard size.width.isFinite, size.height.isFinite, view.bounds.size != size else { return }
    UIView.performWithoutAnimation {
      view.bounds = CGRect(origin: view.bounds.origin, size: size)
      view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    }
  }

  override func draw(in context: inout DrawContext) {
    fit()
    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style),
      UITraitCollection(displayScale: environment.displayScale),
    ])
    context.drawingAsOne { context in
      let target = CGContext(
        recorder: context.recorder, bounds: CGRect(origin: .zero, size: presentedSize),
        scale: context.scale)
      target.rasterize = ImageCanvas.rasterize
      traits.performAsCurrent {
        target.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        view.drawPresented(in: target)
        target.translateBy(x: view.bounds.minX, y: view.bounds.minY)
      }
      context.recorder = target.recorder
    }
  }

  override var isDrawnByClock: Bool { view.layer.isMoving }

  override func hitTest(_ point: CGPoint, _ hits: inout [Hit]) -> Bool {
    fit()
    guard view.hitTest(inView(point), with: nil) != nil else { return false }
    hits.append(Hit(item: self, point: point))
    return true
  }

  private func inView(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY)
  }

  func recognize(_ run: inout GestureRun, _ memory: GestureMemory) -> GestureProgress {
    let point = inView(run.location(in: .local))
    let touches = touches
    switch run.kind {
    case .began:
      return touches.begin(at: point) ? .possible(()) : .failed
    case .moved:
      touches.move(to: point)
      return .possible(())
    case .ended:
      run.actions.append { touches.end(at: point) }
      return .ended(())
    case .cancelled:
      touches.cancel()
      return .failed
    case .tick: return .waiting
    }
  }

  override func describe(_ tree: inout AccessibilityTree) {
    var waiting = [view]
    while let view = waiting.popLast() {
      guard !view.isHidden else { continue }
      waiting += view.subviews.reversed()
      guard let label = view.accessibilityLabel ?? (view as? UILabel)?.text,
        !(view.superview is UIButton)
      else { continue }
      var element = AccessibilityTree.Element(
        label: label, role: view is UIButton ? "button" : "text", frame: frameInRoot)
      element.identifier = view.accessibilityIdentifier
      tree.elements.append(element)
    }
  }
}
