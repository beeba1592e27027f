import Foundation

/// Sets how a view comes and goes.
nonisolated struct TransitionModifier: ViewModifier, PrimitiveModifier {
  let transition: AnyTransition

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TransitionNode(view, inputs)
  }
}

/// The node of a view that comes and goes in its own way.
///
/// Between the items of the view and those that go out stands a view of the transition, which is
/// updated from phase to phase; what changes in it moves by the animation of the change.
final class TransitionNode<Content: View>: ViewNode<ModifiedContent<Content, TransitionModifier>> {
  private let source = TransitionContent()
  private var content: ViewNode<Content>?
  private var effect: ViewNode<AnyView>?
  private var phase = TransitionPhase.identity
  private var completions: AnimationCompletions?
  private var items: [ObjectIdentifier: TransitionItem] = [:]

  override init(
    _ view: ModifiedContent<Content, TransitionModifier>, _ inputs: NodeInputs
  ) {
    super.init(view, inputs)
    content = makeNode(view.content)
    source.node = content
    effect = makeNode(effectView)
  }

  override func update(
    _ view: ModifiedContent<Content, TransitionModifier>, _ inputs: NodeInputs
  ) {
    super.update(view, inputs)
    content?.update(view.content, self.inputs)
    effect?.update(effectView, self.inputs)
  }

  private var effectView: AnyView {
    let completions = completions
    return AnyView(
      view.modifier.transition.apply(source, phase).transaction { transaction in
        if let completions { transaction.completions.append(completions) }
      })
  }

  private func move(to phase: TransitionPhase) {
    self.phase = phase
    effect?.update(effectView, inputs)
  }

  func enter() {
    // First as it looks before, at once; then to how it looks, with the animation.
    isSilent = true
    move(to: .willAppear)
    isSilent = false
    move(to: .identity)
  }

  func stay() {
    completions = nil
    move(to: .identity)
  }

  func leave(_ finished: @escaping @MainActor () -> Void) -> Bool {
    let wait = Wait()
    let completions = AnimationCompletions {
      wait.isOver = true
      if wait.isAwaited { finished() }
    }
    self.completions = completions
    move(to: .didDisappear)
    completions.endIfIdle()
    wait.isAwaited = true
    return !wait.isOver
  }

  /// Whether the view has gone, and whether somebody waits for that.
  @MainActor private final class Wait {
    var isOver = false
    var isAwaited = false
  }

  /// Whether nothing is animated now: the phase before the view comes is set at once.
  private var isSilent = false

  override var adjustsTransaction: Bool { true }

  override func adjust(_ transaction: inout Transaction) {
    if isSilent {
      transaction.animation = nil
      transaction.disablesAnimations = true
    }
  }

  override var children: [Node] { [content, effect].compactMap { $0 } }

  override func itemsBelowChanged() -> Bool {
    source.forgetOutputs(upTo: self)
    return false
  }

  override func makeOutputs() -> [LayoutItem] {
    var kept: [ObjectIdentifier: TransitionItem] = [:]
    let result = (effect?.outputs ?? []).map { inner in
      let key = ObjectIdentifier(inner)
      let item =
        items[key]
        ?? TransitionItem(
          node: self, content: inner, enter: { [unowned self] in enter() },
          stay: { [unowned self] in stay() }, leave: { [unowned self] in leave($0) })
      kept[key] = item
      return item
    }
    items = kept
    return result
  }

  override var ownItems: [LayoutItem] { Array(items.values) }
}

/// An item that comes and goes as its node says.
private final class TransitionItem: SurroundingItem {
  private let onEnter: () -> Void
  private let onStay: () -> Void
  private let onLeave: (@escaping @MainActor () -> Void) -> Bool

  init(
    node: Node, content: LayoutItem, enter: @escaping () -> Void, stay: @escaping () -> Void,
    leave: @escaping (@escaping @MainActor () -> Void) -> Bool
  ) {
    onEnter = enter
    onStay = stay
    onLeave = leave
    super.init(node: node, content: content)
  }

  package override var hasTransition: Bool { true }

  package override func enter() {
    onEnter()
  }

  package override func stay() {
    super.stay()
    onStay()
  }

  package override func leave(_ finished: @escaping @MainActor () -> Void) -> Bool {
    markLeaving()
    return onLeave(finished)
  }
}

extension View {
  /// Sets how the view comes and goes when that is animated.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes when that is animated.
  @MainActor @preconcurrency
  public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
