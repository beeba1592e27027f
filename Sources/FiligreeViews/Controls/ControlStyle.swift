/// Keeps a style in a view, so that the style's own `@Environment` and `@State` work.
struct StyleBox<Style>: DynamicPropertyHolder {
  // The only property: it lies at the first byte.
  var style: Style

  static var held: Any.Type { Style.self }
}

/// A style of controls whose type is hidden.
struct AnyControlStyle<Configuration> {
  private final class Outer {
    let style: AnyControlStyle
    init(_ style: AnyControlStyle) { self.style = style }
  }

  /// Makes a control.
  let make: @MainActor (Configuration) -> AnyView
  private var around: Outer?

  init<S, V: View>(_ style: S, _ make: @escaping @MainActor (S, Configuration) -> V) {
    // It is called on the main actor alone.
    nonisolated(unsafe) let style = style
    self.make = {
      AnyView(StyledView(style: StyleBox(style: style), configuration: $0, make: make))
    }
  }

  /// The style that is in force outside of where this one was set.
  ///
  /// A control that a style makes of its configuration looks like that, so that a style can add
  /// something to another one.
  var outer: AnyControlStyle? { around?.style }

  func within(_ outer: AnyControlStyle) -> AnyControlStyle {
    var style = self
    style.around = Outer(outer)
    return style
  }
}

/// What a style makes of a configuration.
private nonisolated struct StyledView<Style, Configuration, Content: View>: View {
  let style: StyleBox<Style>
  let configuration: Configuration
  let make: @MainActor (Style, Configuration) -> Content

  @MainActor var body: some View { make(style.style, configuration) }
}

/// Sets a style of controls over the one that is in force.
nonisolated struct ControlStyleModifier<Configuration>: ViewModifier, EnvironmentModifier {
  let keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>
  let style: AnyControlStyle<Configuration>

  func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = style.within(environment[keyPath: keyPath])
  }
}

extension View {
  /// Sets a style of controls.
  nonisolated func controlStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>,
    _ style: AnyControlStyle<Configuration>
  ) -> some View {
    modifier(ControlStyleModifier(keyPath: keyPath, style: style))
  }

  /// Sets the style of what a style makes: that around it.
  nonisolated func outerStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>
  ) -> some View {
    transformEnvironment(keyPath) { $0 = $0.outer ?? $0 }
  }
}

/// A color of the surroundings for what does not react.
extension ShapeStyle where Self == Color {
  static var disabledLabel: Color { Color(uiColor: .tertiaryLabel) }
}
