import FiligreeDrawing
import Foundation

/// A picture: UIKit's `UIImageView`.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Creates a view of a picture, in the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepareImage()
    self.image = image
  }

  /// Creates a view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareImage()
  }

  /// Creates a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareImage()
  }

  private func prepareImage() {
    isUserInteractionEnabled = false
    hugging = (UILayoutPriority(251), UILayoutPriority(251))
  }

  /// The picture's size.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Another color than `tintColor` is in effect.
  open override func tintColorDidChange() { setNeedsDisplay() }

  /// Records the picture in its own size, which the layer's gravity puts in the bounds.
  override func prepareToShow() {
    guard layer.needsDisplay() else { return }
    layer.pendsDisplay = false
    guard let image, image.size.width > 0, image.size.height > 0 else {
      layer.drawing = nil
      return
    }
    let own = image.isTemplate ? image.withTintColor(tintColor) : image
    let bounds = CGRect(origin: .zero, size: image.size)
    let context = ImageCanvas.context(
      bounds: bounds, scale: max(image.scale, 2), isOpaque: false)
    CurrentDrawing.with(context) { own.draw(in: bounds) }
    layer.drawing = (context.displayList, bounds)
  }
}

/// A look of what lies beneath: UIKit's `UIVisualEffect`.
@MainActor
open class UIVisualEffect: NSObject {}

/// What lies beneath, blurred: UIKit's `UIBlurEffect`.
open class UIBlurEffect: UIVisualEffect {
  /// How light the blur is: UIKit's `UIBlurEffect.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// Very light.
    case extraLight
    /// Light.
    case light
    /// Dark.
    case dark
    /// As light as the surroundings.
    case regular = 4
    /// As light as the surroundings, to stand out.
    case prominent
    /// A thin material.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// A material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The color over the blur: light or dark by the style, denser by the thickness.
  fileprivate var veil: UIColor {
    let strength: CGFloat =
      switch style {
      case .systemUltraThinMaterial: 0.45
      case .systemThinMaterial, .light, .regular: 0.6
      case .systemMaterial, .systemChromeMaterial, .dark: 0.75
      default: 0.85
      }
    let (light, dark) = (
      UIColor(white: 0.97, alpha: strength), UIColor(white: 0.12, alpha: strength)
    )
    switch style {
    case .extraLight, .light: return light
    case .dark: return dark
    default: return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
  }
}

/// A view of what lies beneath it, blurred: UIKit's `UIVisualEffectView`.
///
/// The blur sees what is drawn in the same layer of the page. Apple does not say how strong its own is; this one is of
/// 20 points' standard deviation, under a veil of light or dark.
open class UIVisualEffectView: UIView {
  /// The look.
  open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
  /// The view for what is over it.
  public let contentView = UIView()

  /// Creates a view of a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepareEffect()
  }

  /// Creates a view without a look.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareEffect()
  }

  private func prepareEffect() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  open override class var layerClass: AnyClass { BackdropLayer.self }

  override func prepareToShow() {
    guard let layer = layer as? BackdropLayer else { return }
    layer.veil = (effect as? UIBlurEffect)?.veil.resolvedColor(with: traitCollection).cgColor
  }
}
