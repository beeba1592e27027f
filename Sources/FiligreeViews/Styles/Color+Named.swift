import FiligreeKit

extension Color {
  /// Red that adapts to light and dark surroundings, as Apple's Human Interface Guidelines list it.
  public static let red = Color(uiColor: .systemRed)
  /// Orange that adapts to light and dark surroundings.
  public static let orange = Color(uiColor: .systemOrange)
  /// Yellow that adapts to light and dark surroundings.
  public static let yellow = Color(uiColor: .systemYellow)
  /// Green that adapts to light and dark surroundings.
  public static let green = Color(uiColor: .systemGreen)
  /// Mint that adapts to light and dark surroundings.
  public static let mint = Color(uiColor: .systemMint)
  /// Teal that adapts to light and dark surroundings.
  public static let teal = Color(uiColor: .systemTeal)
  /// Cyan that adapts to light and dark surroundings.
  public static let cyan = Color(uiColor: .systemCyan)
  /// Blue that adapts to light and dark surroundings.
  public static let blue = Color(uiColor: .systemBlue)
  /// Indigo that adapts to light and dark surroundings.
  public static let indigo = Color(uiColor: .systemIndigo)
  /// Purple that adapts to light and dark surroundings.
  public static let purple = Color(uiColor: .systemPurple)
  /// Pink that adapts to light and dark surroundings.
  public static let pink = Color(uiColor: .systemPink)
  /// Brown that adapts to light and dark surroundings.
  public static let brown = Color(uiColor: .systemBrown)
  /// Gray that adapts to light and dark surroundings.
  public static let gray = Color(uiColor: .systemGray)
  /// White.
  public static let white = Color(white: 1)
  /// Black.
  public static let black = Color(white: 0)
  /// No color.
  public static let clear = Color(white: 0, opacity: 0)
  /// The color of what is most important: black in light surroundings, white in dark ones.
  public static let primary = Color(content: .foreground(level: 0))
  /// The color of what is less important.
  public static let secondary = Color(content: .foreground(level: 1))
  /// What `accentColor(_:)` has set, or blue; `tint(_:)` does not change it.
  public static let accentColor = Color(content: .accent)
}

extension ShapeStyle where Self == Color {
  /// Red that adapts to light and dark surroundings.
  public static var red: Color { .init(uiColor: .systemRed) }
  /// Orange that adapts to light and dark surroundings.
  public static var orange: Color { .init(uiColor: .systemOrange) }
  /// Yellow that adapts to light and dark surroundings.
  public static var yellow: Color { .init(uiColor: .systemYellow) }
  /// Green that adapts to light and dark surroundings.
  public static var green: Color { .init(uiColor: .systemGreen) }
  /// Mint that adapts to light and dark surroundings.
  public static var mint: Color { .init(uiColor: .systemMint) }
  /// Teal that adapts to light and dark surroundings.
  public static var teal: Color { .init(uiColor: .systemTeal) }
  /// Cyan that adapts to light and dark surroundings.
  public static var cyan: Color { .init(uiColor: .systemCyan) }
  /// Blue that adapts to light and dark surroundings.
  public static var blue: Color { .init(uiColor: .systemBlue) }
  /// Indigo that adapts to light and dark surroundings.
  public static var indigo: Color { .init(uiColor: .systemIndigo) }
  /// Purple that adapts to light and dark surroundings.
  public static var purple: Color { .init(uiColor: .systemPurple) }
  /// Pink that adapts to light and dark surroundings.
  public static var pink: Color { .init(uiColor: .systemPink) }
  /// Brown that adapts to light and dark surroundings.
  public static var brown: Color { .init(uiColor: .systemBrown) }
  /// Gray that adapts to light and dark surroundings.
  public static var gray: Color { .init(uiColor: .systemGray) }
  /// White.
  public static var white: Color { .init(white: 1) }
  /// Black.
  public static var black: Color { .init(white: 0) }
  /// No color.
  public static var clear: Color { .init(white: 0, opacity: 0) }
}
