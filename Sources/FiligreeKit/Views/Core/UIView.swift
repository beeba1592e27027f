import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A rectangle that draws, holds other views and takes touches: UIKit's `UIView`.
///
/// Views are drawn in a page of SwiftUI views by `UIViewRepresentable`, into pictures by
/// ``drawHierarchy(in:afterScreenUpdates:)`` and by their layer's `render(in:)`.
@MainActor
open class UIView: UIResponder {
  /// The layer that the view draws in.
  public let layer: CALayer
  /// The view around this one.
  public internal(set) weak var superview: UIView?
  /// The views within, the lowest first.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: UIViewController?
  /// The traits under which it was drawn last.
  var shownTraits: UITraitCollection?
  private var background: UIColor?
  private var ownTint: UIColor?
  private var dimmedTint = false

  // Auto Layout.
  /// Whether the frame is what the view's size and place follow from; set it to false for constraints.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { setNeedsConstraintLayout() }
  }
  var ownConstraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var resistance = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )

  /// The class of the view's layer: one of Core Animation's.
  ///
  /// A subclass of your own gives a layer of the class of Core Animation's that it is made of: on Linux an initializer
  /// cannot be called by a class that is only known when the program runs.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view in the view around's coordinates.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    prepare()
    self.frame = frame
  }

  /// Creates a view of no size.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Creates a view of no size: there are no archives of views.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    prepare()
  }

  private static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type)?.make() ?? CALayer()
  }

  private func prepare() {
    layer.delegate = self
    layer.setNeedsDisplay()
  }

  // MARK: Geometry

  /// The box around the view in the view around.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }
  /// The rectangle of the view's own coordinates that it covers.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }
  /// The middle, in the view around.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// The map of the view and what is within, around its middle.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The map of space of the view and what is within.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Which of its distances and lengths change when the view around gets another size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the views within follow this one's size.
  open var autoresizesSubviews = true

  private func resizing(_ change: () -> Void) {
    let before = layer.bounds.size
    change()
    guard before != layer.bounds.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for view in subviews { view.follow(before, layer.bounds.size) }
  }

  // MARK: Looks

  /// The color behind the content.
  open var backgroundColor: UIColor? {
    get { background }
    set {
      background = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }
  /// The opacity of the view and what is within, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and what is within are not drawn and not touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }
  /// Said to be opaque; it has no effect.
  open var isOpaque = true
  /// Whether content and views within are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The color of what stands out in the view, that of the view around if it has none; blue at first.
  open var tintColor: UIColor! {
    get {
      var view: UIView? = self
      while let current = view {
        if let tint = current.ownTint { return tint }
        view = current.superview
      }
      return .systemBlue
    }
    set {
      ownTint = newValue
      tellTint()
    }
  }
  /// How content lies in new bounds; `redraw` draws it anew.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }
  /// Whether light or dark is said for the view and what is within.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// A number to find the view by.
  open var tag = 0
  /// Whether the view and what is within are touched.
  open var isUserInteractionEnabled = true
  /// Whether touches of several fingers are told: it has no effect, there is one finger.
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched at the same time: it has no effect, there is one finger.
  open var isExclusiveTouch = false
  /// What the view is called by those who do not see it.
  open var accessibilityLabel: String?
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// Whether it is one thing for those who do not see it.
  open var isAccessibilityElement = false

  /// Another color than `tintColor` is in effect.
  open func tintColorDidChange() {}

  private func tellTint() {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting += view.subviews
    }
  }

  // MARK: Drawing

  /// Draws the view's content into the current context; y points down.
  open func draw(_ rect: CGRect) {}

  /// Asks for ``draw(_:)`` before the view is shown next.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for ``draw(_:)``; all of the bounds are drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay() }

  /// Called before the view is shown: content that depends on the surroundings is made.
  func prepareToShow() {}

  // MARK: Arranging

  /// Arranges the views within; those of constraints are arranged before.
  open func layoutSubviews() {}

  /// Asks for ``layoutSubviews()`` before the view is shown next.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Arranges what waits for it now.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// The size that the view would like to have within another; its own at first.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it would like to have.
  open func sizeToFit() {
    let size = sizeThatFits(.zero)
    bounds = CGRect(origin: bounds.origin, size: size)
  }

  /// The size of what the view shows; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Stands for no size of the content's own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  /// Tells that ``intrinsicContentSize`` is another one.
  open func invalidateIntrinsicContentSize() {
    setNeedsConstraintLayout()
    superview?.setNeedsLayout()
  }

  /// Adds constraints of the kind of view, such as those of what a stack holds.
  func addOwnConstraints(to layout: ConstraintLayout) {}

  /// Adds constraints before the view is arranged.
  open func updateConstraints() {}

  /// Asks for ``updateConstraints()``, which is called at once.
  open func setNeedsUpdateConstraints() { updateConstraints() }

  /// Whether the view is arranged by constraints alone.
  open class var requiresConstraintBasedLayout: Bool { false }

  // MARK: Life

  /// The view is about to be in another one.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view is in another one.
  open func didMoveToSuperview() {}
  /// The view is about to be in another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view is in another window.
  open func didMoveToWindow() {}
  /// A view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Light or dark, or another trait, has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after a view is read from an archive, which there are none of: never.
  open func awakeFromNib() {}
  /// Called by Interface Builder: never.
  open func prepareForInterfaceBuilder() {}

  /// Takes the view out of the one around.
  open func removeFromSuperview() {
    guard let outer = superview else { return }
    let window = window
    outer.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { willMove(toWindow: nil) }
    outer.subviews.removeAll { $0 === self }
    superview = nil
    CATransaction.withoutActions { layer.removeFromSuperlayer() }
    outer.dropConstraints(with: self)
    didMoveToSuperview()
    if window != nil { tellWindow() }
  }

  // MARK: Touches

  /// Who gets the events that the view does not take: its controller, or the view around.
  open override var next: UIResponder? { controller ?? superview }

  /// The innermost and uppermost view at a point that is touched there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of the view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: The layer's delegate

  /// Draws the content of the view's layer.
  nonisolated open func draw(_ layer: CALayer, in ctx: CGContext) {
    onMain { draw(bounds) }
  }

  /// Arranges the views within.
  nonisolated open func layoutSublayers(of layer: CALayer) {
    // The layer is the caller's, on this thread.
    nonisolated(unsafe) let layer = layer
    onMain {
      guard layer === self.layer else { return }
      controller?.viewWillLayoutSubviews()
      arrangeByConstraints()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  /// How a change moves: not, unless in a closure of `UIView.animate`.
  nonisolated open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    // The layer is the caller's, on this thread.
    nonisolated(unsafe) let layer = layer
    return onMain { layer === self.layer ? ViewMovement.action(for: layer, event) : nil }
  }
}

extension UIView: CALayerDelegate {}
