import Foundation

/// Where a view is in its coming and going: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while the view is there, 1 afterwards.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes and goes: SwiftUI's `Transition`.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view in a phase.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view as it looks in a phase; what differs between phases is animated.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
}

extension Transition {
  /// The transition with an animation of its own, in place of that of the change.
  public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }

  /// Both transitions at once.
  public func combined<T: Transition>(with other: T) -> some Transition {
    CombinedTransition(first: self, second: other)
  }
}

/// The view that a transition changes: SwiftUI's `PlaceholderContentView`.
public nonisolated struct PlaceholderContentView<Value>: View, StandsForAnother {
  let source: TransitionContent
}

/// What comes and goes: the items of a node elsewhere in the tree.
@MainActor
package final class TransitionContent {
  weak var node: Node?
  /// Gives the node the environment of what stands for it, if it takes one.
  var takeEnvironment: ((EnvironmentValues) -> Void)?
  /// Whether what stands for the node moves by its own transaction when it is placed elsewhere, not by the node's.
  var movesByPlaceholder = false
  /// The nodes that stand for it.
  private var placeholders: [Placeholder] = []

  private struct Placeholder {
    weak var node: Node?
  }

  nonisolated init() {}

  func add(placeholder node: Node) {
    placeholders.removeAll { $0.node == nil }
    placeholders.append(Placeholder(node: node))
  }

  /// Lets those that stand for the node, up to the transition's, know that its items have changed.
  func forgetOutputs(upTo top: Node) {
    for placeholder in placeholders {
      placeholder.node?.forgetOutputs(upTo: top)
    }
  }
}

extension PlaceholderContentView: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    PlaceholderNode(self, inputs)
  }
}

/// Changes nothing: around an item it is a place that moves by the transaction of another node.
private nonisolated struct SeparatePlace: ViewModifier, ItemModifier {}

/// Stands for a node elsewhere.
final class PlaceholderNode<Value>: ViewNode<PlaceholderContentView<Value>> {
  private var places: [ObjectIdentifier: LayoutItem] = [:]

  override init(_ view: PlaceholderContentView<Value>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    view.source.add(placeholder: self)
    view.source.takeEnvironment?(inputs.environment)
  }

  override func update(_ view: PlaceholderContentView<Value>, _ inputs: NodeInputs) {
    let isSame = inputs.environment.isIdentical(to: environment)
    super.update(view, inputs)
    if !isSame { view.source.takeEnvironment?(inputs.environment) }
  }

  override func makeOutputs() -> [LayoutItem] {
    let items = view.source.node?.outputs ?? []
    guard view.source.movesByPlaceholder else { return items }
    var kept: [ObjectIdentifier: LayoutItem] = [:]
    let outputs = items.map { item in
      let key = ObjectIdentifier(item)
      let place = places[key] ?? WrapperItem(node: self, content: item) { SeparatePlace() }
      kept[key] = place
      return place
    }
    places = kept
    return outputs
  }

  override var ownItems: [LayoutItem] { Array(places.values) }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition>: Transition {
  let base: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    base.body(content: PlaceholderContentView(source: content.source), phase: phase)
      .transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    // The second applies to what the first makes: a node of its own stands between them.
    NestedTransition(outer: AnyTransition(second), phase: phase) {
      first.body(content: PlaceholderContentView(source: content.source), phase: phase)
    }
  }
}

/// A transition of a view in a phase that is known.
nonisolated struct NestedTransition<Inner: View>: View {
  let outer: AnyTransition
  let phase: TransitionPhase
  let inner: Inner

  @MainActor init(outer: AnyTransition, phase: TransitionPhase, @ViewBuilder inner: () -> Inner) {
    self.outer = outer
    self.phase = phase
    self.inner = inner()
  }
}

extension NestedTransition: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    NestedTransitionNode(self, inputs)
  }
}

/// The node of a transition within another one.
final class NestedTransitionNode<Inner: View>: ViewNode<NestedTransition<Inner>> {
  private let source = TransitionContent()
  private var inner: ViewNode<Inner>?
  private var outer: ViewNode<AnyView>?

  override init(_ view: NestedTransition<Inner>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    inner = makeNode(view.inner)
    source.node = inner
    outer = makeNode(effect)
  }

  override func update(_ view: NestedTransition<Inner>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    inner?.update(view.inner, self.inputs)
    outer?.update(effect, self.inputs)
  }

  private var effect: AnyView { view.outer.apply(source, view.phase) }

  override var children: [Node] { [inner, outer].compactMap { $0 } }

  override func itemsBelowChanged() -> Bool {
    source.forgetOutputs(upTo: self)
    return false
  }

  override func makeOutputs() -> [LayoutItem] { outer?.outputs ?? [] }
}
