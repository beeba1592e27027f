import FiligreeViews

/// Surroundings in which a view is drawn, and what they are called in the names of pictures.
///
/// Others than those here are made of what changes in the environment:
///
///     PictureVariant("dark-arabic") {
///       $0.colorScheme = .dark
///       $0.layoutDirection = .rightToLeft
///       $0.locale = Locale(identifier: "ar")
///     }
public struct PictureVariant: Sendable {
  /// What follows the name of a picture, after a hyphen; empty for nothing.
  public let name: String
  /// Changes an environment to that of the variant.
  public let change: @Sendable (inout EnvironmentValues) -> Void

  /// Creates surroundings.
  ///
  /// - Parameters:
  ///   - name: What follows the name of a picture, after a hyphen: a part of a file's name.
  ///   - change: Changes an environment.
  public init(_ name: String, _ change: @escaping @Sendable (inout EnvironmentValues) -> Void) {
    self.name = name
    self.change = change
  }

  /// The environment as it is, and nothing in the name.
  static let plain = PictureVariant("") { _ in }
  /// Light surroundings: "light".
  public static let light = PictureVariant("light") { $0.colorScheme = .light }
  /// Dark surroundings: "dark".
  public static let dark = PictureVariant("dark") { $0.colorScheme = .dark }
  /// Reading from right to left: "rightToLeft".
  public static let rightToLeft = PictureVariant("rightToLeft") {
    $0.layoutDirection = .rightToLeft
  }

  /// Texts as large as people want them to be: the size's name, as "accessibility3".
  public static func dynamicTypeSize(_ size: DynamicTypeSize) -> PictureVariant {
    PictureVariant("\(size)") { $0.dynamicTypeSize = size }
  }
}

extension [PictureVariant] {
  /// What most views meet: light, dark, large texts (`accessibility3`), and right to left.
  public static var standard: [PictureVariant] {
    [.light, .dark, .dynamicTypeSize(.accessibility3), .rightToLeft]
  }
}
