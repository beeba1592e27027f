import Foundation

/// What the halves of a stepper do; nil for a half that does nothing.
struct StepperSteps {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var onEditingChanged: (Bool) -> Void
  /// What is told to people who do not see the stepper.
  var value: String?
}

extension StepperSteps {
  /// Steps of a value; they end at the bounds, as with UIKit's stepper.
  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func change(_ step: V.Stride) -> (() -> Void)? {
      let now = value.wrappedValue
      guard var next = Self.sum(now, step) ?? (step < 0 ? bounds?.lowerBound : bounds?.upperBound)
      else { return nil }
      if let bounds { next = min(max(next, bounds.lowerBound), bounds.upperBound) }
      // What is no number has no next one.
      guard next != now, next == next else { return nil }
      return { value.wrappedValue = next }
    }
    let back: V.Stride = 0 - step
    self.init(
      increment: change(step), decrement: change(back), onEditingChanged: onEditingChanged,
      value: "\(value.wrappedValue)")
  }

  /// A value and a step; nil if there is no such value.
  private static func sum<V: Strideable>(_ value: V, _ step: V.Stride) -> V? {
    guard let fixed = value as? any FixedWidthInteger, let step = step as? Int else {
      return value.advanced(by: step)
    }
    func add<T: FixedWidthInteger>(_ value: T) -> V? {
      guard let size = T(exactly: step.magnitude) else { return nil }
      let result =
        step < 0
        ? value.subtractingReportingOverflow(size) : value.addingReportingOverflow(size)
      return result.overflow ? nil : result.partialValue as? V
    }
    return add(fixed)
  }
}
