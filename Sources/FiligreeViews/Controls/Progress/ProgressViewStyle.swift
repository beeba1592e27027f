/// How progress looks: SwiftUI's `ProgressViewStyle`.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of a progress view.
  associatedtype Body: View
  /// What is known of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the views of a progress view.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// What a ``ProgressViewStyle`` knows of a progress view: SwiftUI's type of that name.
public struct ProgressViewStyleConfiguration {
  /// A progress view's label.
  public nonisolated struct Label: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// What says how far something has come.
  public nonisolated struct CurrentValueLabel: View {
    let content: AnyView

    /// The label.
    @MainActor public var body: some View { content }
  }

  /// The done part, 0…1; nil if it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// What says how far something has come, if there is anything.
  public var currentValueLabel: CurrentValueLabel?
}

extension EnvironmentValues {
  @Entry var progressViewStyle: AnyControlStyle<ProgressViewStyleConfiguration> = AnyControlStyle(
    DefaultProgressViewStyle()
  ) { $0.makeBody(configuration: $1) }
}

extension View {
  /// Sets how progress looks.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    // Its `makeBody` is called on the main actor alone.
    nonisolated(unsafe) let style = style
    return controlStyle(
      \.progressViewStyle, AnyControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A bar where it is known how far something has come, else a spinner: SwiftUI's
/// `DefaultProgressViewStyle`.
public nonisolated struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}
  /// Makes the views of a progress view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar; an empty one where it is not known how far something has come: SwiftUI's
/// `LinearProgressViewStyle`.
public nonisolated struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style, with a color of the bar.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Makes the views of a progress view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted
    VStack(alignment: .leading, spacing: 6) {
      configuration.label
      ProgressBar(fraction: fraction ?? 0)
        .modifier(
          AccessibilityModifier(
            change: .control(
              role: "progress",
              value: fraction.map { SliderScale(lower: 0, upper: 1, step: nil).percent($0) })))
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .modifier(OptionalTintModifier(tint: tint))
  }
}

/// A spinner, also where it is known how far something has come, as on iOS: SwiftUI's
/// `CircularProgressViewStyle`.
public nonisolated struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() {
    tint = nil
  }

  /// Creates the style, with a color of the spinner.
  public init(tint: Color) {
    self.tint = tint
  }

  /// Makes the views of a progress view.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 6) {
      SizedSpinner()
      configuration.label.foregroundStyle(.secondary)
    }
    .modifier(OptionalTintModifier(tint: tint))
  }
}

/// A spinner in one of UIKit's two sizes: 20 and 37 points.
private nonisolated struct SizedSpinner: View {
  @Environment(\.controlSize) private var controlSize

  @MainActor var body: some View {
    let isLarge = controlSize == .large || controlSize == .extraLarge
    let side = isLarge ? 37.0 : Spinner.side
    Spinner()
      .scaleEffect(side / Spinner.side)
      .frame(width: side, height: side)
  }
}

/// Sets the tint, if there is one.
private nonisolated struct OptionalTintModifier: ViewModifier, EnvironmentModifier {
  let tint: Color?

  func modify(_ environment: inout EnvironmentValues) {
    if let tint { environment.tintStyle = AnyShapeStyle(tint) }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// What suits what is known.
  public static var automatic: DefaultProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { .init() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinner.
  public static var circular: CircularProgressViewStyle { .init() }
}
