import FiligreeDrawing
import Foundation

/// A text: UIKit's `UILabel`.
open class UILabel: UIView {
  private var attributed: NSAttributedString?
  private var plain: String?

  /// The text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      plain = newValue
      attributed = nil
      changed()
    }
  }
  /// The text with attributes, which count before the label's.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: attributes) } }
    set {
      attributed = newValue
      changed()
    }
  }
  /// The font; the system's of 17 points at first.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The color; that of labels at first.
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// Where lines lie.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// What becomes of the last line that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { changed() } }
  /// How many lines there are at most; 0 for as many as there is room for.
  open var numberOfLines = 1 { didSet { changed() } }
  /// Whether a single line shrinks to fit.
  open var adjustsFontSizeToFitWidth = false { didSet { changed() } }
  /// How far it shrinks at most, in parts of the size.
  open var minimumScaleFactor: CGFloat = 0 { didSet { changed() } }
  /// The width that lines are broken to where the label's own is not known.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// The color of a shadow; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// How far the shadow is.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { changed() } }
  /// Whether the label is shown as active: if not, the text is paler.
  open var isEnabled = true { didSet { changed() } }
  /// Whether fonts follow the setting of text sizes: it has no effect, there is no such setting.
  open var adjustsFontForContentSizeCategory = false

  /// Creates a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareLabel()
  }

  /// Creates a label.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareLabel()
  }

  private func prepareLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  private func changed() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    // Of several lines only the last one is cut, which the drawing's options say.
    style.lineBreakMode = numberOfLines == 1 ? lineBreakMode : .byWordWrapping
    var attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 17), .paragraphStyle: style,
      .foregroundColor: (textColor ?? .label).withAlphaComponent(
        (textColor ?? .label).cgColor.alpha * (isEnabled ? 1 : 0.4)),
    ]
    if let shadowColor {
      let shadow = NSShadow()
      shadow.shadowColor = shadowColor
      shadow.shadowOffset = shadowOffset
      attributes[.shadow] = shadow
    }
    return attributes
  }

  /// The text with all attributes.
  private var drawnText: NSAttributedString {
    guard let attributed else {
      return NSAttributedString(string: plain ?? "", attributes: attributes)
    }
    let text = NSMutableAttributedString(attributedString: attributed)
    let own = attributes
    attributed.enumerateAttributes(
      in: NSRange(location: 0, length: attributed.length), options: []
    ) { given, range, _ in
      text.addAttributes(own.filter { given[$0.key] == nil }, range: range)
    }
    return text
  }

  private var options: NSStringDrawingOptions {
    [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
  }

  private var scaling: NSStringDrawingContext? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return nil }
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = minimumScaleFactor > 0 ? minimumScaleFactor : 0.1
    return context
  }

  /// The rectangle that the text takes in a width.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    var room = bounds.size
    let lineHeight = font.lineHeight
    if lines > 0 { room.height = min(room.height > 0 ? room.height : .infinity, limit(lines)) }
    if room.height > 0, room.height < lineHeight { room.height = lineHeight + 0.5 }
    let size = drawnText.boundingRect(with: room, options: options, context: scaling).size
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width.rounded(.up),
      height: size.height.rounded(.up))
  }

  /// The height of so many lines.
  private func limit(_ lines: Int) -> CGFloat {
    CGFloat(lines) * (font.lineHeight + max(font.leading, 0)) + 0.5
  }

  /// The size of the text in a width; a width of 0 is unlimited.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 ? 0 : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: 0), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : foundWidth
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// The width that constraints gave the label.
  private var foundWidth: CGFloat = 0

  /// Notes the width that constraints gave; whether it is another one.
  func noteWidth() -> Bool {
    guard bounds.width > 0, bounds.width != foundWidth else { return false }
    foundWidth = bounds.width
    return true
  }

  /// Draws the text in the middle of the height.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    let text = drawnText
    guard text.length > 0, rect.isDrawable else { return }
    var room = rect.size
    if numberOfLines > 0 { room.height = min(room.height, limit(numberOfLines)) }
    room.height = max(room.height, font.lineHeight + 0.5)
    let size = text.boundingRect(with: room, options: options, context: scaling).size
    let top = rect.minY + (rect.height - size.height) / 2
    text.draw(
      with: CGRect(x: rect.minX, y: top, width: room.width, height: room.height),
      options: options, context: scaling)
  }

  /// From the top to the first line's baseline.
  var baseline: CGFloat {
    let height = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).height
    let free = bounds.height > 0 ? max(bounds.height - height, 0) / 2 : 0
    return free + font.ascender
  }
}
