import FiligreePixels

/// The colors of UIKit's first days: the same in all surroundings.
extension UIColor {
  /// Gray 0.
  public class var black: UIColor { FixedColors.black }
  /// Gray 1/3.
  public class var darkGray: UIColor { FixedColors.darkGray }
  /// Gray 2/3.
  public class var lightGray: UIColor { FixedColors.lightGray }
  /// Gray 1.
  public class var white: UIColor { FixedColors.white }
  /// Gray 0.5.
  public class var gray: UIColor { FixedColors.gray }
  /// RGB 1, 0, 0.
  public class var red: UIColor { FixedColors.red }
  /// RGB 0, 1, 0.
  public class var green: UIColor { FixedColors.green }
  /// RGB 0, 0, 1.
  public class var blue: UIColor { FixedColors.blue }
  /// RGB 0, 1, 1.
  public class var cyan: UIColor { FixedColors.cyan }
  /// RGB 1, 1, 0.
  public class var yellow: UIColor { FixedColors.yellow }
  /// RGB 1, 0, 1.
  public class var magenta: UIColor { FixedColors.magenta }
  /// RGB 1, 0.5, 0.
  public class var orange: UIColor { FixedColors.orange }
  /// RGB 0.5, 0, 0.5.
  public class var purple: UIColor { FixedColors.purple }
  /// RGB 0.6, 0.4, 0.2.
  public class var brown: UIColor { FixedColors.brown }
  /// Gray 0 of no opacity.
  public class var clear: UIColor { FixedColors.clear }
}

/// One object for each color; the numbers are those of UIKit's documentation.
private enum FixedColors {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}
