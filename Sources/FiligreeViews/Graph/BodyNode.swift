/// The place of a view that consists of other views.
///
/// The body is evaluated when the view's stored properties are not the same as before, when a state,
/// an object or an environment value changes that the last evaluation has read, and at no other time; of
/// an `Animatable` view also while its data is under way, which the body then sees.
final class BodyNode<V: View>: ContentNode<V, V.Body>, DynamicPropertyOwner {
  let properties: DynamicProperties
  private var animated: AnimatedValue<V>?

  override init(_ view: V, _ inputs: NodeInputs) {
    properties = DynamicProperties(of: V.self)
    super.init(view, inputs)
    // A shape's data moves where it is drawn.
    if V.self is any Animatable.Type, !(V.self is any Shape.Type) {
      animated = AnimatedValue(view, for: graph)
      animated?.onMove { [unowned self] in graph.refreshNext(self) }
    }
    content = makeNode(evaluate())
  }

  override func update(_ view: V, _ inputs: NodeInputs) {
    let isSame = ValueComparison.areSame(self.view, view)
    let environmentChanged = !inputs.environment.isIdentical(to: environment)
    if isSame {
      guard environmentChanged else { return }
      let needsBody = properties.isOutdated(by: inputs.environment)
      setEnvironment(inputs.environment)
      if needsBody {
        refresh()
      } else if let content {
        goingDeeper { content.update(content.view, self.inputs) }
      }
      return
    }
    super.update(view, inputs)
    animated?.set(view) { transaction }
    refresh()
  }

  override func refresh() {
    goingDeeper {
      let body = evaluate()
      content?.update(body, inputs)
    }
  }

  private func evaluate() -> V.Body {
    graph.validate(self)
    properties.install(in: &view, for: self)
    let view = animated?.present(view) ?? view
    return graph.tracking(self) { view.body }
  }

  override func willRemove() {
    animated?.stop()
    properties.remove()
    graph.forget(self)
  }
}
