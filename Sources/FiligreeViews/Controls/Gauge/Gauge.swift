/// Shows where a value is in a range: SwiftUI's `Gauge`.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  /// The value's place in its range, 0…1.
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimum: BoundsLabel
  let maximum: BoundsLabel
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel,
    _ minimum: BoundsLabel, _ maximum: BoundsLabel
  ) {
    fraction = SliderScale(
      lower: Double(bounds.lowerBound), upper: Double(bounds.upperBound), step: nil
    ).fraction(Double(value))
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The gauge in the style of its surroundings.
  @MainActor public var body: some View {
    style.make(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(current)),
        minimumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(minimum)),
        maximumValueLabel: BoundsLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(maximum)))
    )
    .outerStyle(\.gaugeStyle)
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label; values beyond the bounds, and NaN, count as its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of what it is and of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), EmptyView(), EmptyView())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of what it is, of the value, and of the ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Gauge where CurrentValueLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of what it is and of the ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), EmptyView(), minimumValueLabel(), maximumValueLabel())
  }
}
