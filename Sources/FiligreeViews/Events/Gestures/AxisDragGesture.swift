import Foundation

/// A drag that begins only along an axis, so that what scrolls along the other one is not kept from it.
nonisolated struct AxisDragGesture: Gesture {
  typealias Value = DragGesture.Value
  typealias Body = Never

  let axis: Axis
  var minimumDistance: CGFloat = 10
}

extension AxisDragGesture: PrimitiveGesture {
  @MainActor package func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Value> {
    let drag = DragGesture(minimumDistance: minimumDistance, coordinateSpace: .global)
    let outcome = drag.handle(&run, memory.part(0))
    if case .changed(let value) = outcome, memory.state == nil {
      let (along, across) =
        axis == .horizontal
        ? (value.translation.width, value.translation.height)
        : (value.translation.height, value.translation.width)
      guard abs(along) > abs(across) else { return .failed }
      memory.state = true
    }
    if case .ended = outcome, memory.state == nil { return .failed }
    return outcome
  }
}
