import FiligreePaths
import FiligreeViews
import Foundation

/// What is around a page: its size, and what the people who look at it have chosen in their system.
struct PageSurroundings: Hashable {
  /// In points, which are a browser's CSS pixels.
  var size: CGSize
  /// The screen's pixels a point.
  var scale: CGFloat
  var isDark = false
  var reducesMotion = false
  var reducesTransparency = false
  /// How much larger texts are than usual: 1 for as large.
  var textScale = 1.0
  /// A language of BCP 47, as `de-CH`.
  var language: String?
  /// In which direction the views are laid out; nil for that of the language.
  var direction: LayoutDirection?
  /// A time zone by its name, as `Europe/Zurich`.
  var timeZone: String?

  /// The longest side of a page, in points.
  static let longestSide = 8192.0
  /// The most pixels of a picture: more than a screen of 6K has.
  static let mostPixels = 1 << 25
}

extension PageSurroundings: Decodable {
  private enum Key: String, CodingKey {
    case width, height, scale, dark, reducedMotion, reducedTransparency, textScale, language
    case timeZone, direction
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let side = 1...Self.longestSide
    size = CGSize(
      width: try values.number(.width, in: side), height: try values.number(.height, in: side))
    scale = try values.number(.scale, in: 0.25...8)
    // A picture that would be too large is drawn with fewer pixels, and the browser enlarges it.
    let most = (Double(Self.mostPixels) / (size.width * size.height)).squareRoot()
    if scale > most { scale = max(most * 0.99, 0.25) }
    isDark = try values.decodeIfPresent(Bool.self, forKey: .dark) ?? false
    reducesMotion = try values.decodeIfPresent(Bool.self, forKey: .reducedMotion) ?? false
    reducesTransparency =
      try values.decodeIfPresent(Bool.self, forKey: .reducedTransparency) ?? false
    if values.contains(.textScale) { textScale = try values.number(.textScale, in: 0.25...8) }
    language = try values.decodeIfPresent(String.self, forKey: .language).flatMap {
      $0.utf8.count <= 64 ? $0 : nil
    }
    switch try values.decodeIfPresent(String.self, forKey: .direction) {
    case "rtl": direction = .rightToLeft
    case "ltr": direction = .leftToRight
    default: direction = nil
    }
    timeZone = try values.decodeIfPresent(String.self, forKey: .timeZone).flatMap {
      $0.utf8.count <= 64 ? $0 : nil
    }
  }
}

extension PageSurroundings {
  /// From this width on a page has as much room across as a tablet, in points: an iPad mini's width is 744.
  private static let regularWidth = 700.0

  /// The environment of views on the page.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    apply(to: &values)
    return values
  }

  /// Sets what of an environment the page says.
  func apply(to values: inout EnvironmentValues) {
    values.colorScheme = isDark ? .dark : .light
    values.accessibilityReduceMotion = reducesMotion
    values.accessibilityReduceTransparency = reducesTransparency
    values.dynamicTypeSize = dynamicTypeSize
    values.horizontalSizeClass = size.width >= Self.regularWidth ? .regular : .compact
    if let language {
      values.locale = Locale(identifier: language)
      values.layoutDirection =
        Locale.Language(identifier: language).characterDirection == .rightToLeft
        ? .rightToLeft : .leftToRight
    }
    if let direction { values.layoutDirection = direction }
    if let timeZone, let zone = TimeZone(identifier: timeZone) { values.timeZone = zone }
  }

  /// The size whose running text is the nearest to what is wanted: iOS's sizes of it, in points, over the usual 17.
  private var dynamicTypeSize: DynamicTypeSize {
    let points = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    let wanted = textScale * 17
    return zip(DynamicTypeSize.allCases, points)
      .min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0 ?? .large
  }
}
