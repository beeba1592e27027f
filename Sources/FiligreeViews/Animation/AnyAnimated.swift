@MainActor
protocol AnyAnimated<Value> {
  associatedtype Value
  func set(_ value: Value, _ transaction: () -> Transaction)
  func present(_ value: Value) -> Value
  func onMove(_ action: @escaping @MainActor () -> Void)
  func stop()
}
