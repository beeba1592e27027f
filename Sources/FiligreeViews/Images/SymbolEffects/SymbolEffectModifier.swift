/// Does an effect on the symbols of a view.
nonisolated struct SymbolEffectModifier<Value: Equatable>: ViewModifier, PrimitiveModifier,
  DistributedModifier
{
  let motion: SymbolEffectConfiguration.Motion
  let options: SymbolEffectOptions
  /// Whether the effect lasts; nil for one that is done when `value` changes.
  let isActive: Bool?
  let value: Value

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: NodeInputs
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    SymbolEffectNode(view, inputs)
  }
}

/// The node of a view on whose symbols an effect is done: they find it in their environment.
final class SymbolEffectNode<Content: View, Value: Equatable>:
  ContentNode<ModifiedContent<Content, SymbolEffectModifier<Value>>, Content>
{
  private let run: SymbolEffectRun
  /// The environment of the view within.
  private var inner: EnvironmentValues

  override init(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ inputs: NodeInputs
  ) {
    let modifier = view.modifier
    run = SymbolEffectRun(
      modifier.motion, modifier.options, isActive: modifier.isActive ?? false, inputs.parent.graph)
    inner = inputs.environment
    inner.symbolEffects.append(run)
    super.init(view, inputs)
    content = makeNode(view.content, NodeInputs(parent: self, environment: inner))
  }

  override func update(
    _ view: ModifiedContent<Content, SymbolEffectModifier<Value>>, _ inputs: NodeInputs
  ) {
    let old = self.view.modifier.value
    if !inputs.environment.isIdentical(to: environment) {
      inner = inputs.environment
      inner.symbolEffects.append(run)
    }
    super.update(view, inputs)
    run.set(view.modifier.motion, view.modifier.options)
    if let isActive = view.modifier.isActive {
      run.setActive(isActive)
    } else if old != view.modifier.value {
      run.trigger()
    }
    content?.update(view.content, NodeInputs(parent: self, environment: inner))
  }

  override func willRemove() {
    run.stop()
  }
}

extension EnvironmentValues {
  /// The effects that are done on symbols.
  @Entry var symbolEffects: [SymbolEffectRun] = []

  /// How symbols are drawn now.
  @MainActor var symbolPose: SymbolPose {
    let direction: Double = layoutDirection == .leftToRight ? 1 : -1
    return symbolEffects.reduce(SymbolPose()) {
      $0.combined(with: $1.pose(direction: direction))
    }
  }
}

extension View {
  /// Does an effect on the symbols of the view as long as `isActive`.
  ///
  /// It moves with the session's clock, without an animation of the change; how long and how far is Filigree's choice,
  /// as Apple's documentation gives no numbers. An effect that is no longer active ends with the time under way.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect.configuration.motion, options: options, isActive: isActive, value: 0))
  }

  /// Does an effect on the symbols of the view each time that `value` changes.
  ///
  /// A change while the effect is under way has it done again after that.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect.configuration.motion, options: options, isActive: nil, value: value))
  }

  /// Keeps effects of the views around away from the symbols of the view, if `isEnabled`.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.self) { if isEnabled { $0.symbolEffects = [] } }
  }
}
