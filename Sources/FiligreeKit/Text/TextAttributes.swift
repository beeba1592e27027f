import FiligreePixels
import FiligreeText
import Foundation

/// The attributes of text that are drawn. Values of other kinds than are named here have no effect.
extension NSAttributedString.Key {
  /// A `UIFont`; the system's font of 12 points without it.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// An `NSParagraphStyle`; that of the first character holds for all of a text.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A number: points to add after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// A number: points to add after each character, which then makes no ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// A number: points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The number of an `NSUnderlineStyle`: a line below the text, if it is not 0.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`; the text's own without it.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The number of an `NSUnderlineStyle`: a line through the text, if it is not 0.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`; the text's own without it.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// A `UIColor`: what is behind the text, as high as the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A `UIColor`, that of the outlines' pen; the text's own without it.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A number: the width of the outlines' pen in hundredths of the font's size.
  ///
  /// Above 0 letters are outlines alone, below 0 they are filled as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A number: how far letters are slanted, the skew of their upright strokes; 0 for not at all.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An `NSShadow` below the text.
  public static let shadow = NSAttributedString.Key("NSShadow")
}

/// A shadow of text: UIKit's `NSShadow`.
open class NSShadow: NSObject {
  /// How far the shadow is from the text, in points; a positive height is down.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; without one black of a third of full opacity, as in UIKit.
  open var shadowColor: Any?

  /// A shadow without an offset and a blur.
  public override init() {}
}

/// Which lines there are along a text; all of them are drawn as a single one.
///
/// UIKit's `NSUnderlineStyle`.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// A thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
}

/// Where lines lie: UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// As `natural`: lines are not stretched.
  case justified = 3
  /// Where the text begins: at the left.
  case natural = 4
}

/// What becomes of a line that is too long: UIKit's `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// It is broken between words.
  case byWordWrapping = 0
  /// As `byWordWrapping`: words that are too long are broken anyway.
  case byCharWrapping = 1
  /// One line, which is cut off by the rectangle.
  case byClipping = 2
  /// One line, whose beginning gives way to "…".
  case byTruncatingHead = 3
  /// One line, whose end gives way to "…".
  case byTruncatingTail = 4
  /// One line, whose middle gives way to "…".
  case byTruncatingMiddle = 5
}

/// How lines are set: UIKit's `NSParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate var values = Values()

  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
  }

  /// The style that text has without one.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines lie.
  open var alignment: NSTextAlignment { values.alignment }
  /// What becomes of a line that is too long.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Points between lines, over the font's own.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// A factor for the height of lines, which changes above the letters; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The least height of a line, in points; 0 for none.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line, in points, even if letters overlap; 0 for none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }

  /// Returns a style of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a style of the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }
}

/// A style that can be changed: UIKit's `NSMutableParagraphStyle`.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines lie.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// What becomes of a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// Points between lines, over the font's own.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// A factor for the height of lines, which changes above the letters; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The least height of a line, in points; 0 for none.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line, in points, even if letters overlap; 0 for none.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
}

/// How a text is drawn into a rectangle: UIKit's `NSStringDrawingOptions`.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken to the rectangle's width, and its origin is the upper left; without it the text is
  /// one line, and the origin is on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// It has no effect: what fonts leave free below a line always counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// It has no effect: measures are those of lines, not of ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits in the rectangle ends in "…" if it is not the text's last.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is found out while a text is drawn: UIKit's `NSStringDrawingContext`.
open class NSStringDrawingContext: NSObject {
  /// How far a text that does not fit may shrink, 0…1; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// How far the text was shrunk.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The area that the text took.
  open internal(set) var totalBounds = CGRect.zero
}
