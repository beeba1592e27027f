/// The colors of Apple's interfaces, for light and dark surroundings.
///
/// The numbers are those that the Human Interface Guidelines list for iOS 13 to 18, with their values of
/// increased contrast for the named colors and grays. The guidelines list no numbers for the colors
/// that are called by their use (``label`` and so on); those are what the iOS 13 to 18 systems show, and
/// they do not change with the contrast.
extension UIColor {
  /// The system's red.
  public class var systemRed: UIColor { SystemColors.color(.systemRed) }
  /// The system's orange.
  public class var systemOrange: UIColor { SystemColors.color(.systemOrange) }
  /// The system's yellow.
  public class var systemYellow: UIColor { SystemColors.color(.systemYellow) }
  /// The system's green.
  public class var systemGreen: UIColor { SystemColors.color(.systemGreen) }
  /// The system's mint.
  public class var systemMint: UIColor { SystemColors.color(.systemMint) }
  /// The system's teal.
  public class var systemTeal: UIColor { SystemColors.color(.systemTeal) }
  /// The system's cyan.
  public class var systemCyan: UIColor { SystemColors.color(.systemCyan) }
  /// The system's blue.
  public class var systemBlue: UIColor { SystemColors.color(.systemBlue) }
  /// The system's indigo.
  public class var systemIndigo: UIColor { SystemColors.color(.systemIndigo) }
  /// The system's purple.
  public class var systemPurple: UIColor { SystemColors.color(.systemPurple) }
  /// The system's pink.
  public class var systemPink: UIColor { SystemColors.color(.systemPink) }
  /// The system's brown.
  public class var systemBrown: UIColor { SystemColors.color(.systemBrown) }
  /// The system's gray.
  public class var systemGray: UIColor { SystemColors.color(.systemGray) }
  /// The system's gray, step 2.
  public class var systemGray2: UIColor { SystemColors.color(.systemGray2) }
  /// The system's gray, step 3.
  public class var systemGray3: UIColor { SystemColors.color(.systemGray3) }
  /// The system's gray, step 4.
  public class var systemGray4: UIColor { SystemColors.color(.systemGray4) }
  /// The system's gray, step 5.
  public class var systemGray5: UIColor { SystemColors.color(.systemGray5) }
  /// The system's gray, step 6.
  public class var systemGray6: UIColor { SystemColors.color(.systemGray6) }

  /// Text of the first rank.
  public class var label: UIColor { SystemColors.color(.label) }
  /// Text of the second rank.
  public class var secondaryLabel: UIColor { SystemColors.color(.secondaryLabel) }
  /// Text of the third rank.
  public class var tertiaryLabel: UIColor { SystemColors.color(.tertiaryLabel) }
  /// Text of the fourth rank.
  public class var quaternaryLabel: UIColor { SystemColors.color(.quaternaryLabel) }
  /// Text that stands where some is to be typed.
  public class var placeholderText: UIColor { SystemColors.color(.placeholderText) }
  /// Text that leads somewhere.
  public class var link: UIColor { SystemColors.color(.link) }
  /// Thin lines that let show through what is beneath.
  public class var separator: UIColor { SystemColors.color(.separator) }
  /// Thin lines that let nothing show through.
  public class var opaqueSeparator: UIColor { SystemColors.color(.opaqueSeparator) }
  /// The inside of thin and small shapes.
  public class var systemFill: UIColor { SystemColors.color(.systemFill) }
  /// The inside of shapes of middle size.
  public class var secondarySystemFill: UIColor { SystemColors.color(.secondarySystemFill) }
  /// The inside of large shapes.
  public class var tertiarySystemFill: UIColor { SystemColors.color(.tertiarySystemFill) }
  /// The inside of large areas with much in them.
  public class var quaternarySystemFill: UIColor { SystemColors.color(.quaternarySystemFill) }
  /// What a view lies on.
  public class var systemBackground: UIColor { SystemColors.color(.systemBackground) }
  /// What a group in a view lies on.
  public class var secondarySystemBackground: UIColor {
    SystemColors.color(.secondarySystemBackground)
  }
  /// What a group in a group lies on.
  public class var tertiarySystemBackground: UIColor {
    SystemColors.color(.tertiarySystemBackground)
  }
  /// What a view of groups lies on.
  public class var systemGroupedBackground: UIColor { SystemColors.color(.systemGroupedBackground) }
  /// What a group in a view of groups lies on.
  public class var secondarySystemGroupedBackground: UIColor {
    SystemColors.color(.secondarySystemGroupedBackground)
  }
  /// What a group in a group in a view of groups lies on.
  public class var tertiarySystemGroupedBackground: UIColor {
    SystemColors.color(.tertiarySystemGroupedBackground)
  }

  /// Text on a dark ground, in all surroundings: white of opacity 0.6.
  public class var lightText: UIColor { SystemColors.lightText }
  /// Text on a light ground, in all surroundings: black.
  public class var darkText: UIColor { SystemColors.darkText }
  /// The color of what can be touched: ``systemBlue``, as there is no interface to set another.
  public class var tintColor: UIColor { systemBlue }
}
