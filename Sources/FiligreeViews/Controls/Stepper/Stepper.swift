import Foundation

/// A control that makes a value larger or smaller by steps: SwiftUI's `Stepper`.
///
/// A finger that rests on it repeats the step.
public nonisolated struct Stepper<Label: View>: View {
  let label: Label
  let steps: StepperSteps
  @Environment(\.labelsAreHidden) private var labelsAreHidden

  init(_ label: Label, _ steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }

  /// Creates a stepper with a label of views and what its halves do; a half that does nothing is dimmed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(),
      StepperSteps(
        increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper of a value with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperSteps(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper of a value in a range with a label of views.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label(), StepperSteps(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper of a value, which is told in a format to people who do not see the stepper.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var steps = StepperSteps(value, nil, step, onEditingChanged)
    steps.value = format.format(value.wrappedValue)
    self.init(label(), steps)
  }

  /// Creates a stepper of a value in a range, which is told in a format to people who do not see the
  /// stepper.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    var steps = StepperSteps(value, bounds, step, onEditingChanged)
    steps.value = format.format(value.wrappedValue)
    self.init(label(), steps)
  }

  /// The label and the stepper.
  @MainActor public var body: some View {
    if labelsAreHidden {
      StepperControl(label: label, steps: steps)
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        StepperControl(label: label, steps: steps)
      }
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a text and what its halves do.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a text and what its halves do.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperSteps(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper of a value with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperSteps(value, nil, step, onEditingChanged))
  }

  /// Creates a stepper of a value in a range with a text.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(titleKey), StepperSteps(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper of a value in a range with a text.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(Text(title), StepperSteps(value, bounds, step, onEditingChanged))
  }

  /// Creates a stepper of a value with a text; the value is told in a format to people who do not see it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper of a value in a range with a text; the value is told in a format to people who do
  /// not see it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
}
