/// A modifier that changes the environment of what it modifies.
package protocol EnvironmentModifier: PrimitiveModifier {
  /// Changes the environment.
  func modify(_ environment: inout EnvironmentValues)
}

extension EnvironmentModifier {
  package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    EnvironmentNode(view, inputs)
  }
}

/// The node of a view in an environment of its own.
final class EnvironmentNode<Content: View, M: EnvironmentModifier>:
  ContentNode<ModifiedContent<Content, M>, Content>
{
  private var inner = EnvironmentValues()

  override init(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    super.init(view, inputs)
    inner = inputs.environment
    view.modifier.modify(&inner)
    content = makeNode(view.content, innerInputs)
  }

  override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    // The same environment as before stays identical, so that nothing below is looked at in vain.
    let isSame =
      inputs.environment.isIdentical(to: environment)
      && ValueComparison.areSame(self.view.modifier, view.modifier)
    super.update(view, inputs)
    if !isSame {
      inner = inputs.environment
      view.modifier.modify(&inner)
    }
    content?.update(view.content, innerInputs)
  }

  private var innerInputs: NodeInputs { NodeInputs(parent: self, environment: inner) }
}

/// A modifier that changes the transaction of what it modifies.
package protocol TransactionModifier: PrimitiveModifier {
  /// Changes the transaction; `old` is the modifier before this update, or nil if it is not updated now.
  func adjust(_ transaction: inout Transaction, from old: Self?)
}

extension TransactionModifier {
  package static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TransactionNode(view, inputs)
  }
}

/// The node of a view whose changes may have an animation of their own.
final class TransactionNode<Content: View, M: TransactionModifier>:
  ModifierNode<Content, M>
{
  /// The modifier before the present update, and which update that is.
  private var old: (modifier: M, update: Int)?

  override func update(_ view: ModifiedContent<Content, M>, _ inputs: NodeInputs) {
    old = (self.view.modifier, graph.updateCount)
    super.update(view, inputs)
  }

  override var adjustsTransaction: Bool { true }

  override func adjust(_ transaction: inout Transaction) {
    let isNow = old?.update == graph.updateCount
    view.modifier.adjust(&transaction, from: isNow ? old?.modifier : nil)
  }
}
