import Foundation

/// The two halves of a stepper: 94 by 32 points, as UIKit's `UIStepper` since iOS 13.
nonisolated struct StepperControl<Label: View>: View {
  let label: Label
  let steps: StepperSteps
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    HStack(spacing: 0) {
      StepperHalf(
        symbol: "minus", action: steps.decrement, onEditingChanged: steps.onEditingChanged
      )
      .modifier(named("Decrement"))
      .disabled(steps.decrement == nil)
      Color(uiColor: .systemGray3).frame(width: 1, height: 18)
      StepperHalf(
        symbol: "plus", action: steps.increment, onEditingChanged: steps.onEditingChanged
      )
      .modifier(named("Increment"))
      .disabled(steps.increment == nil)
    }
    .frame(width: 94, height: 32)
    .background(
      Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: 8)
    )
    .opacity(isEnabled ? 1 : 0.5)
    .background(label.modifier(UnseenModifier()).accessibilityHidden(true))
  }

  private func named(_ name: String) -> StepperName { StepperName(name: name, value: steps.value) }
}

/// Says what a half of a stepper is.
private nonisolated struct StepperName: ViewModifier {
  let name: String
  let value: String?

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(AccessibilityModifier(change: .control(role: "button", value: value)))
      .modifier(AccessibilityModifier(change: .label(name)))
  }
}

/// A half of a stepper.
private nonisolated struct StepperHalf: View {
  let symbol: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @GestureState private var isPressed = false

  @MainActor var body: some View {
    Image(systemName: symbol)
      .font(.system(size: 17))
      .foregroundStyle(action == nil ? Color.disabledLabel : Color.primary)
      .accessibilityHidden(true)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        if isPressed {
          RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill))
        }
      }
      .contentShape(Rectangle())
      .gesture(
        RepeatGesture(onEditingChanged: onEditingChanged, action: action)
          .updating($isPressed) { value, state, _ in state = value }
      )
  }
}

/// A finger that does something when it leaves, or again and again while it rests.
private nonisolated struct RepeatGesture: PrimitiveGesture {
  typealias Value = Bool
  typealias Body = Never

  /// After how many seconds the first repetition comes, and after how many the next.
  static let delay = 0.5
  static let interval = 0.1

  let onEditingChanged: (Bool) -> Void
  let action: (() -> Void)?

  private struct Recognition {
    var next: TimeInterval
    var hasRepeated = false
  }

  @MainActor func recognize(
    _ run: inout GestureRun, _ memory: GestureMemory
  ) -> GestureOutcome<Bool> {
    let (action, onEditingChanged) = (action, onEditingChanged)
    var state = memory.state as? Recognition ?? Recognition(next: run.time + Self.delay)
    defer { memory.state = state }
    let area = CGRect(origin: .zero, size: run.item.size)
      .insetBy(dx: -PressGesture.reach, dy: -PressGesture.reach)
    let isNear = area.contains(run.location(in: .local))
    switch run.kind {
    case .began:
      run.actions.append { onEditingChanged(true) }
      return .possible(true)
    case .moved:
      return .possible(isNear)
    case .tick:
      guard isNear, run.time >= state.next else { return .waiting }
      state.next = run.time + Self.interval
      state.hasRepeated = true
      // One step a move of the clock: the next one begins where this one has ended.
      if let action { run.actions.append(action) }
      return .changed(true)
    case .ended:
      if isNear, !state.hasRepeated, let action { run.actions.append(action) }
      run.actions.append { onEditingChanged(false) }
      return .ended(true)
    case .cancelled:
      run.actions.append { onEditingChanged(false) }
      return .failed
    }
  }
}
