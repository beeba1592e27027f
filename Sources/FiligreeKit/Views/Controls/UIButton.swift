import Foundation

/// A button: UIKit's `UIButton`.
open class UIButton: UIControl {
  /// The looks of buttons: UIKit's `UIButton.ButtonType`.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A white text, and nothing else.
    case custom
    /// A text in the tint color.
    case system
    /// A symbol of more to be known.
    case detailDisclosure
    /// A symbol of information.
    case infoLight
    /// A symbol of information.
    case infoDark
    /// A symbol of adding.
    case contactAdd
  }

  /// The look.
  public private(set) var buttonType = ButtonType.custom
  /// The text's view.
  public let titleLabel: UILabel? = UILabel()
  /// The picture's view.
  public let imageView: UIImageView? = UIImageView()
  private let background = UIImageView()
  /// The room around text and picture.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// How far the text is moved inwards.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// How far the picture is moved inwards.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }
  /// Whether a touched picture is darker.
  open var adjustsImageWhenHighlighted = true
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]

  /// Creates a button that is a white text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareButton()
  }

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .custom, .system: titleLabel?.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    }
    changed()
  }

  /// Creates a button of a look that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
  }

  /// Creates a button that is a white text.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareButton()
  }

  private func prepareButton() {
    for view in [background, imageView, titleLabel].compactMap({ $0 }) { addSubview(view) }
    titleLabel?.font = .systemFont(ofSize: 18)
    titleLabel?.lineBreakMode = .byTruncatingMiddle
    changed()
  }

  /// Sets the text of a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    changed()
  }
  /// Sets the text of a state with attributes.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state.rawValue] = title
    changed()
  }
  /// Sets the text's color of a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    colors[state.rawValue] = color
    changed()
  }
  /// Sets the picture of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state.rawValue] = image
    changed()
  }
  /// Sets the picture behind of a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state.rawValue] = image
    changed()
  }
  /// The text of a state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// The picture of a state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// The text's color of a state.
  open func titleColor(for state: State) -> UIColor? {
    colors[state.rawValue] ?? colors[0] ?? (buttonType == .custom ? .white : tintColor)
  }
  /// The text that is shown.
  open var currentTitle: String? { title(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  override func stateChanged() { changed() }

  /// Another color than `tintColor` is in effect.
  open override func tintColorDidChange() { changed() }

  private func changed() {
    let state = state
    if let text = attributedTitles[state.rawValue] ?? attributedTitles[0] {
      titleLabel?.attributedText = text
    } else {
      titleLabel?.text = title(for: state)
    }
    titleLabel?.textColor =
      isEnabled || colors[state.rawValue] != nil
      ? titleColor(for: state) : UIColor.systemGray.withAlphaComponent(0.6)
    imageView?.image = image(for: state)
    background.image = backgrounds[state.rawValue] ?? backgrounds[0]
    let isDimmed = isHighlighted && colors[state.rawValue] == nil && buttonType != .custom
    titleLabel?.alpha = isDimmed ? 0.2 : 1
    imageView?.alpha = isHighlighted && adjustsImageWhenHighlighted ? 0.5 : 1
    accessibilityLabel = titleLabel?.text
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var sizes: (image: CGSize, title: CGSize) {
    (
      imageView?.image?.size ?? .zero,
      titleLabel?.sizeThatFits(.zero) ?? .zero
    )
  }

  /// The size of text and picture, with the room around; 6 points above and below for a system button's text.
  open override var intrinsicContentSize: CGSize {
    let (image, title) = sizes
    let (insets, own): (UIEdgeInsets, CGFloat) = (contentEdgeInsets, title.height > 0 ? 6 : 0)
    let vertical = insets == .zero ? 2 * own : insets.top + insets.bottom
    return CGSize(
      width: max(image.width + title.width + insets.left + insets.right, title.height > 0 ? 30 : 0),
      height: max(image.height, title.height) + vertical)
  }

  /// The size of text and picture, with the room around.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts picture and text side by side in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let area = bounds.inset(by: contentEdgeInsets)
    let (image, wanted) = sizes
    let title = CGSize(
      width: min(wanted.width, max(area.width - image.width, 0)), height: wanted.height)
    let left = area.midX - (image.width + title.width) / 2
    let imageShift = CGPoint(
      x: (imageEdgeInsets.left - imageEdgeInsets.right) / 2,
      y: (imageEdgeInsets.top - imageEdgeInsets.bottom) / 2)
    let titleShift = CGPoint(
      x: (titleEdgeInsets.left - titleEdgeInsets.right) / 2,
      y: (titleEdgeInsets.top - titleEdgeInsets.bottom) / 2)
    imageView?.frame = CGRect(
      x: left + imageShift.x, y: area.midY - image.height / 2 + imageShift.y, width: image.width,
      height: image.height)
    titleLabel?.frame = CGRect(
      x: left + image.width + titleShift.x, y: area.midY - title.height / 2 + titleShift.y,
      width: title.width, height: title.height)
  }
}
