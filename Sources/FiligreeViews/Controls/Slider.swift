import FiligreeDrawing
import FiligreePaths
import Foundation

/// A control for a number in a range: SwiftUI's `Slider`.
///
/// A finger that touches the knob, or beside it within 22 points of its middle, moves it along; one
/// that touches elsewhere brings it there. The label is told to people who do not see it, and is not
/// shown.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View {
  let track: SliderTrack
  let label: Label
  let minimum: ValueLabel
  let maximum: ValueLabel
  @Environment(\.isEnabled) private var isEnabled

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) {
    track = SliderTrack(
      scale: SliderScale(
        lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound),
        step: step.map { Double($0) }),
      value: Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) }),
      onEditingChanged: onEditingChanged)
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The labels of the ends and the track between them.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      minimum.accessibilityHidden(true)
      track
        .background(label.modifier(UnseenModifier()))
        .modifier(
          AccessibilityModifier(
            change: .control(role: "slider", value: track.scale.percent(track.value.wrappedValue)))
        )
        .modifier(
          GestureModifier(gesture: track.gesture, priority: .normal, mask: .all))
      maximum.accessibilityHidden(true)
    }
    .opacity(isEnabled ? 1 : 0.5)
  }
}

extension Slider {
  /// Creates a slider with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: Its range.
  ///   - label: What the slider is for.
  ///   - minimumValueLabel: Shown before the track.
  ///   - maximumValueLabel: Shown behind the track.
  ///   - onEditingChanged: Called with true when a finger takes the slider, with false when it leaves.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, label(), minimumValueLabel(),
      maximumValueLabel())
  }

  /// Creates a slider in steps from the lower bound on, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), onEditingChanged, label(), minimumValueLabel(),
      maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, onEditingChanged, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider in steps from the lower bound on.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), onEditingChanged, label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }

  /// Creates a slider in steps from the lower bound on, without a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: V(step), onEditingChanged, EmptyView(), EmptyView(), EmptyView())
  }
}
