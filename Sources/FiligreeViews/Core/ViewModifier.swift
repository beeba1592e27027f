/// Something that makes another view of a view: SwiftUI's `ViewModifier`.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the new view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The new view.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Not to be called: this modifier has no content of views.
  public func body(content: Self.Content) -> Never {
    // As with the body of a primitive view.
    fatalError("\(Self.self) has no body")
  }
}

extension ViewModifier {
  /// A modifier that applies this one and then `modifier`.
  public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier's body modifies.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, StandsForAnother {
  // Makes the node of the modified view; the closure is the same as long as its place is.
  let source: ModifierContentSource
}

/// Where a modifier's body finds the view that it modifies.
@MainActor
final class ModifierContentSource {
  var make: ((Node, NodeInputs) -> Node)?
  var update: ((Node, NodeInputs) -> Void)?

  nonisolated init() {}
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    ModifierContentNode(self, inputs)
  }
}

/// The place of a modified view within the body of its modifier.
final class ModifierContentNode<M: ViewModifier>: ViewNode<_ViewModifier_Content<M>> {
  private var content: Node?

  override init(_ view: _ViewModifier_Content<M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    content = view.source.make?(self, self.inputs)
  }

  override func update(_ view: _ViewModifier_Content<M>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    if let content { view.source.update?(content, self.inputs) }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
}

extension View {
  /// Applies a modifier.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view, or a modifier, with a modifier applied: SwiftUI's `ModifiedContent`.
public nonisolated struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies `modifier` to `content`.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A modified view has no content of its own.
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor package func makeNode(_ inputs: NodeInputs) -> ViewNode<Self> {
    if let primitive = Modifier.self as? any PrimitiveModifier.Type {
      return makePrimitive(primitive, inputs)
    }
    return ModifierBodyNode(self, inputs)
  }

  @MainActor private func makePrimitive<P: PrimitiveModifier>(
    _ type: P.Type, _ inputs: NodeInputs
  ) -> ViewNode<Self> {
    guard let view = self as? ModifiedContent<Content, P>,
      let node = P.makeNode(view, inputs) as? ViewNode<Self>
    else {
      // P and Modifier are the same type: the type was cast from one to the other.
      preconditionFailure("a modifier's node is not of the modifier's type")
    }
    return node
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Applies the first modifier, then the second.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A modifier that Filigree applies itself.
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Makes the node of a modified view.
  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>>
}

/// The node of a view with a modifier that consists of views.
final class ModifierBodyNode<Content: View, M: ViewModifier>:
  ViewNode<ModifiedContent<Content, M>>, DynamicPropertyOwner
{
  private let source = ModifierContentSource()
  let properties: DynamicProperties
  private var body: ViewNode<M.Body>?
  /// Of an `Animatable` modifier: its body sees the data under way.
  private var animated: AnimatedValue<M>?

  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    properties = DynamicProperties(of: M.self)
    super.init(view, inputs)
    if M.self is any Animatable.Type {
      animated = AnimatedValue(view.modifier, for: graph)
      animated?.onMove { [unowned self] in graph.refreshNext(self) }
    }
    source.make = { [unowned self] node, inputs in node.makeNode(self.view.content, inputs) }
    source.update = { [unowned self] node, inputs in
      (node as? ViewNode<Content>)?.update(self.view.content, inputs)
    }
    body = makeNode(evaluate())
  }

  override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.update(view, inputs)
    animated?.set(view.modifier) { transaction }
    refresh()
  }

  override func refresh() {
    goingDeeper {
      let new = evaluate()
      body?.update(new, inputs)
    }
  }

  private func evaluate() -> M.Body {
    graph.validate(self)
    properties.install(in: &view.modifier, for: self)
    let modifier = animated?.present(view.modifier) ?? view.modifier
    return graph.tracking(self) {
      modifier.body(content: _ViewModifier_Content(source: source))
    }
  }

  override func willRemove() {
    animated?.stop()
    properties.remove()
    graph.forget(self)
  }

  override var children: [Node] { body.map { [$0] } ?? [] }
}
