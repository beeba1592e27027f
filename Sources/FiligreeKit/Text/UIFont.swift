import FiligreeText
import Foundation

/// A font at a size: UIKit's `UIFont`.
///
/// The system's fonts are the most alike that are installed: Inter where there is one. Sizes that are not
/// positive and finite count as 12 points, Core Text's own default.
///
/// It does not change once made, so any thread may hold it. The compiler cannot check a class that may be
/// subclassed, hence `@unchecked`: the one stored property is a constant of a `Sendable` type, and
/// subclasses have to keep to that.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  /// Which font is wanted.
  package let request: FontRequest

  init(_ request: FontRequest) {
    var request = request
    if !(request.size > 0 && request.size.isFinite) { request.size = 12 }
    self.request = request
    super.init()
  }

  // MARK: Fonts by name

  /// Creates a font by its family's or its own name, in points; nil where there is none of that name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard FontLibrary.system.hasFont(named: fontName) else { return nil }
    self.init(FontRequest(.named(fontName), size: Double(fontSize)))
  }

  /// The names of all families that are installed or registered, by the alphabet.
  open class var familyNames: [String] { FontLibrary.system.familyNames }

  /// The PostScript names of a family's fonts, by the alphabet; none of a family that is not there.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.system.fontNames(ofFamily: familyName)
  }

  /// Creates the font that a descriptor describes.
  ///
  /// - Parameters:
  ///   - descriptor: Family or name, and traits.
  ///   - pointSize: The size in points; 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var request = descriptor.request
    if pointSize != 0 { request.size = Double(pointSize) }
    self.init(request)
  }

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(request) }

  /// Returns the font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var request = request
    request.size = Double(fontSize)
    return UIFont(request)
  }

  // MARK: The system's fonts

  /// The system's font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system's font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontRequest(size: Double(fontSize), weight: weight.value))
  }

  /// The system's font, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system's font, slanted.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontRequest(size: Double(fontSize), isItalic: true))
  }

  /// The system's font whose letters are all equally wide.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(.system(.monospaced), size: Double(fontSize), weight: weight.value))
  }

  /// The system's font with digits that are all equally wide.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      FontRequest(size: Double(fontSize), weight: weight.value, features: [.monospacedDigits]))
  }

  /// The system's font for what a text is for; sizes are those of the default setting.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(FontRequest(style.style))
  }

  /// The size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of small text of the system's, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's text, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  // MARK: Measures

  /// Points per em.
  open var pointSize: CGFloat { CGFloat(request.size) }
  /// From the baseline to the top of a line, up, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascent) }
  /// From the baseline to the bottom of a line, up, in points: negative as a rule.
  open var descender: CGFloat { CGFloat(-metrics.descent) }
  /// The height of flat capitals.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }
  /// The height of flat small letters.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }
  /// The height of a line: from its bottom to its top, what is left free below it aside.
  open var lineHeight: CGFloat { CGFloat(metrics.ascent + metrics.descent) }
  /// What is left free below a line.
  open var leading: CGFloat { CGFloat(metrics.leading) }

  /// The family of the font that is found.
  open var familyName: String { resolved.face.names.family ?? fontName }

  /// The PostScript name of the font that is found.
  open var fontName: String {
    if let name = resolved.face.names.postScript { return name }
    if case .named(let name) = request.name { return name }
    return "none"
  }

  /// The font that is found.
  var resolved: ResolvedFont { FontLibrary.system.font(for: request) }
  private var metrics: FontMetrics { resolved.metrics }

  // MARK: Objects

  /// The same font; it does not change, so it is not copied.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is a font that is asked for in the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.request == request
  }

  /// The hash of what is asked for.
  open override var hash: Int { request.hashValue }

  /// Name and size.
  open override var description: String { "\(fontName) \(pointSize)" }
}

extension UIFont {
  /// How bold letters are, from −1 to 1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// 0 is regular.
    public let rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// The thinnest.
    public static let ultraLight = Weight(-0.8)
    /// Thin.
    public static let thin = Weight(-0.6)
    /// Light.
    public static let light = Weight(-0.4)
    /// That of running text.
    public static let regular = Weight(0)
    /// Somewhat bold.
    public static let medium = Weight(0.23)
    /// Nearly bold.
    public static let semibold = Weight(0.3)
    /// Bold.
    public static let bold = Weight(0.4)
    /// Very bold.
    public static let heavy = Weight(0.56)
    /// The boldest.
    public static let black = Weight(0.62)

    /// The weight on OpenType's scale, between the named ones in proportion.
    var value: FontWeight {
      let named: [(CGFloat, Double)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700),
        (0.56, 800), (0.62, 900),
      ]
      guard let upper = named.firstIndex(where: { rawValue <= $0.0 }) else {
        return rawValue.isNaN ? .regular : .black
      }
      guard upper > 0 else { return .ultraLight }
      let (low, high) = (named[upper - 1], named[upper])
      let part = Double((rawValue - low.0) / (high.0 - low.0))
      return FontWeight(low.1 + part * (high.1 - low.1))
    }
  }

  /// What a text is for, which gives it its size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a style by its name; an unknown one is as `body`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// 34 points.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var style: FiligreeText.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      default: .body
      }
    }
  }
}
