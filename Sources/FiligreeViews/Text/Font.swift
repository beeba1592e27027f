import FiligreeText
import Foundation

/// A font that depends on the surroundings: SwiftUI's `Font`.
///
/// The system's fonts are the most alike that are installed: Inter where there is one. A font that is
/// not installed is replaced by the system's, and that is said once on standard error.
public struct Font: Hashable, Sendable {
  /// How bold letters are.
  public struct Weight: Hashable, Sendable {
    let value: FontWeight

    /// The thinnest.
    public static let ultraLight = Weight(value: .ultraLight)
    /// Thin.
    public static let thin = Weight(value: .thin)
    /// Light.
    public static let light = Weight(value: .light)
    /// That of running text.
    public static let regular = Weight(value: .regular)
    /// Somewhat bold.
    public static let medium = Weight(value: .medium)
    /// Nearly bold.
    public static let semibold = Weight(value: .semibold)
    /// Bold.
    public static let bold = Weight(value: .bold)
    /// Very bold.
    public static let heavy = Weight(value: .heavy)
    /// The boldest.
    public static let black = Weight(value: .black)
  }

  /// How letters of the system's fonts are drawn.
  public enum Design: Hashable, Sendable {
    /// Without serifs.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All letters equally wide.
    case monospaced

    var design: FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// What a text is for, which gives it its size.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The styles, from the largest to the smallest.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    /// The smallest styles.
    case caption, caption2

    var style: FiligreeText.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption: .caption
      case .caption2: .caption2
      }
    }
  }

  /// How far apart the lines of a text are: SwiftUI's `Font.Leading`.
  public enum Leading: Hashable, Sendable {
    /// As the font says.
    case standard
    /// Nearer together.
    case tight
    /// Farther apart.
    case loose
  }

  package var request: FontRequest
  /// The text style that the size grows with; nil for a fixed size.
  var scalingStyle: TextStyle?
  /// The weight, if it was set: it then counts more than that of the surroundings.
  package var hasWeight = false

  init(_ request: FontRequest, hasWeight: Bool = false, scalingStyle: TextStyle? = nil) {
    self.request = request
    self.hasWeight = hasWeight
    self.scalingStyle = scalingStyle
  }

  /// The system's font in a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      FontRequest(
        .system((design ?? .default).design), size: Double(size),
        weight: (weight ?? .regular).value), hasWeight: weight != nil)
  }

  /// The system's font for a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      FontRequest(style.style, design: (design ?? .default).design, weight: weight?.value),
      hasWeight: weight != nil, scalingStyle: style)
  }

  /// A font by its family's or its own name, in a size in points that grows with running text.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    custom(name, size: size, relativeTo: .body)
  }

  /// A font by its family's or its own name, in a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(FontRequest(.named(name), size: Double(fixedSize)))
  }

  /// A font by its family's or its own name, in a size in points that grows with a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(FontRequest(.named(name), size: Double(size)), scalingStyle: textStyle)
  }

  /// The font of large titles: 34 points.
  public static let largeTitle = system(.largeTitle)
  /// The font of titles: 28 points.
  public static let title = system(.title)
  /// The font of titles of the second level: 22 points.
  public static let title2 = system(.title2)
  /// The font of titles of the third level: 20 points.
  public static let title3 = system(.title3)
  /// The font of headings: 17 points, semibold.
  public static let headline = system(.headline)
  /// The font of subheadings: 15 points.
  public static let subheadline = system(.subheadline)
  /// The font of running text: 17 points.
  public static let body = system(.body)
  /// The font of callouts: 16 points.
  public static let callout = system(.callout)
  /// The font of footnotes: 13 points.
  public static let footnote = system(.footnote)
  /// The font of captions: 12 points.
  public static let caption = system(.caption)
  /// The font of small captions: 11 points.
  public static let caption2 = system(.caption2)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.request.weight = weight.value
    font.hasWeight = true
    return font
  }

  /// The font with lines that are nearer together or farther apart.
  ///
  /// By two points, and by one where the font is smaller than 13 points, as Apple's Human Interface Guidelines list it. A
  /// single line stays as high as it is.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.request.leading =
      switch leading {
      case .standard: .standard
      case .tight: .tight
      case .loose: .loose
      }
    return font
  }

  /// The font, bold.
  public func bold() -> Font { weight(.bold) }

  /// The font, slanted.
  public func italic() -> Font {
    var font = self
    font.request.isItalic = true
    return font
  }

  /// The font with letters that are all equally wide.
  public func monospaced() -> Font {
    var font = self
    font.request.name = .system(.monospaced)
    return font
  }

  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font {
    var font = self
    font.request.features.append(FontFeature("tnum", 1))
    return font
  }

  /// The font with small capitals for small letters.
  public func smallCaps() -> Font {
    var font = self
    font.request.features.append(FontFeature("smcp", 1))
    return font
  }
}
