/// How gauges look: SwiftUI's `GaugeStyle`.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a gauge.
  associatedtype Body: View
  /// What is known of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the views of a gauge.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``GaugeStyle`` knows of a gauge: SwiftUI's type of that name.
public struct GaugeStyleConfiguration {
  /// What a gauge is for.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What a gauge's value is.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What a gauge's lower end is.
  public nonisolated struct MinimumValueLabel: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What a gauge's upper end is.
  public nonisolated struct MaximumValueLabel: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The value's place in its range, 0…1.
  public var value: Double
  /// What the gauge is for.
  public var label: Label
  /// What the value is.
  public var currentValueLabel: CurrentValueLabel?
  /// What the lower end is.
  public var minimumValueLabel: MinimumValueLabel?
  /// What the upper end is.
  public var maximumValueLabel: MaximumValueLabel?
}

extension EnvironmentValues {
  @Entry var gaugeStyle: AnyControlStyle<GaugeStyleConfiguration> = AnyControlStyle(
    DefaultGaugeStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how gauges look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(\.gaugeStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// What suits the surroundings.
  public static var automatic: DefaultGaugeStyle { .init() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar, filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring, filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar, filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
