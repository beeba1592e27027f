import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// How lines of a text layer lie.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the text begins: at the left.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// As `left`: lines are not stretched.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of a text layer's lines that are too long.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// They go on beyond the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning gives way to "…".
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end gives way to "…".
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle gives way to "…".
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text: Core Animation's `CATextLayer`.
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`, whose own attributes count.
  open var string: Any?
  /// A `UIFont`, a `CTFont` or a font's name; nil for Helvetica, as Core Animation has it.
  ///
  /// The size is ``fontSize``.
  open var font: AnyObject?
  /// Whether lines are broken to the bounds.
  open var isWrapped = false
  /// How lines lie.
  open var alignmentMode = CATextLayerAlignmentMode.natural
  /// What becomes of lines that are too long.
  open var truncationMode = CATextLayerTruncationMode.none

  override class func make() -> CALayer { CATextLayer() }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    truncationMode = other.truncationMode
  }

  /// The font's size in points; 36 at first.
  public final var fontSize: CGFloat {
    get { values.number("fontSize") }
    set { set("fontSize", .number(Double(newValue))) }
  }
  /// The text's color; white at first.
  public final var foregroundColor: CGColor? {
    get { values.color("foregroundColor") }
    set { set("foregroundColor", newValue.map { .color($0) } ?? .none) }
  }

  private func font(size: CGFloat) -> UIFont {
    switch font {
    case let font as UIFont: font.withSize(size)
    case let font as CTFont: UIFont(font.request).withSize(size)
    case let name as NSString:
      UIFont(name: name as String, size: size) ?? .systemFont(ofSize: size)
    default: UIFont(name: "Helvetica", size: size) ?? .systemFont(ofSize: size)
    }
  }

  override func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {
    let bounds = values.rect("bounds").standardized
    guard let string, bounds.isDrawable else { return }
    let style = NSMutableParagraphStyle()
    switch alignmentMode {
    case .right: style.alignment = .right
    case .center: style.alignment = .center
    default: style.alignment = .left
    }
    switch truncationMode {
    case .start: style.lineBreakMode = .byTruncatingHead
    case .middle: style.lineBreakMode = .byTruncatingMiddle
    case .end: style.lineBreakMode = isWrapped ? .byWordWrapping : .byTruncatingTail
    default: style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    }
    let text: NSAttributedString
    if let attributed = string as? NSAttributedString {
      let own = NSMutableAttributedString(attributedString: attributed)
      let all = NSRange(location: 0, length: own.length)
      if own.length > 0, own.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil {
        own.addAttribute(.paragraphStyle, value: style, range: all)
      }
      text = own
    } else {
      text = NSAttributedString(
        string: string as? String ?? "\(string)",
        attributes: [
          .font: font(size: values.number("fontSize")), .paragraphStyle: style,
          .foregroundColor: UIColor(cgColor: values.color("foregroundColor") ?? .clear),
        ])
    }
    var options: NSStringDrawingOptions = .usesLineFragmentOrigin
    if truncationMode == .end, isWrapped { options.insert(.truncatesLastVisibleLine) }
    CurrentDrawing.with(context) { text.draw(with: bounds, options: options, context: nil) }
  }
}
