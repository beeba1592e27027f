/// Shows that something goes on, or how far it has come: SwiftUI's `ProgressView`.
///
/// Without a value it is a spinner of 8 bars that turns once a second by the session's clock. That is
/// no animation that ends: ``ViewSession/isDrawnByClock`` tells of it, ``ViewSession/isAnimating`` does
/// not.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// The done part, 0…1; nil if it is not known.
  let fraction: Double?
  let label: Label
  let current: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  init(fraction: Double?, label: Label, current: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  private static func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction > 0 ? min(fraction, 1) : 0
  }

  /// The progress in the style of its surroundings.
  @MainActor public var body: some View {
    style.make(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil : .init(content: AnyView(current)))
    )
    .outerStyle(\.progressViewStyle)
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the progress of a configuration, for a style that adds something to other styles.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: EmptyView())
  }

  /// Creates a bar with a label of views; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.part(value, of: total), label: label(), current: EmptyView())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a spinner.
  public init() {
    self.init(fraction: nil, label: EmptyView(), current: EmptyView())
  }

  /// Creates a bar; a spinner if `value` is nil.
  ///
  /// Values beyond 0…`total`, and NaN, count as its ends.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: Self.part(value, of: total), label: EmptyView(), current: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates a spinner with a text.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), current: EmptyView())
  }

  /// Creates a spinner with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(fraction: nil, label: Text(title), current: EmptyView())
  }

  /// Creates a bar with a text; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.part(value, of: total), label: Text(titleKey), current: EmptyView())
  }

  /// Creates a bar with a text; a spinner if `value` is nil.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.part(value, of: total), label: Text(title), current: EmptyView())
  }
}

extension ProgressView {
  /// Creates a bar with labels of views above and below; a spinner if `value` is nil.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.part(value, of: total), label: label(), current: currentValueLabel())
  }
}
