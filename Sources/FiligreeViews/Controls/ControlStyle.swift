/// Keeps a style in a view, so that the style's own `@Environment` and `@State` work.
struct StyleBox<Style>: DynamicPropertyHolder {
  // The only property: it lies at the first byte.
  var style: Style

  static var held: Any.Type { Style.self }
}

/// A colour of the surroundings for what does not react.
extension ShapeStyle where Self == Color {
  static var disabledLabel: Color { Color(uiColor: .tertiaryLabel) }
}
