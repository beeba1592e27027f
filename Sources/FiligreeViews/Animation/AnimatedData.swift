/// The data of an animatable value of type `A`, which is the same as `Value`.
@MainActor
struct AnimatedData<A: Animatable, Value>: AnyAnimated {
  let attribute: AnimatableAttribute<A.AnimatableData>

  init(_ value: A, for graph: ViewGraph) {
    attribute = AnimatableAttribute(value.animatableData, for: graph)
  }

  func set(_ value: Value, _ transaction: () -> Transaction) {
    guard let data = (value as? A)?.animatableData, data != attribute.target else { return }
    attribute.set(data, transaction())
  }

  func present(_ value: Value) -> Value {
    guard attribute.isActive, var animatable = value as? A else { return value }
    animatable.animatableData = attribute.presented
    return animatable as? Value ?? value
  }

  func onMove(_ action: @escaping @MainActor () -> Void) { attribute.onMove = action }

  func stop() { attribute.stop() }
}
