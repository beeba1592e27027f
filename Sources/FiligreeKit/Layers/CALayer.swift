import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Who draws and arranges a layer's content, and decides how its changes move.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Told that the layer's content is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Arranges the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What happens when a property changes: nil to leave it to the layer, `NSNull` for nothing.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A rectangle with content, in a tree of such: Core Animation's `CALayer`.
///
/// Lengths are points, y points down. What changes on a layer that was drawn before moves to its new value within
/// 0.25 seconds, unless ``CATransaction`` says otherwise or the layer belongs to a view. Layers are drawn by their
/// views, or by ``render(in:)``.
open class CALayer: NSObject, CAMediaTiming {
  /// The properties that move.
  final var values = LayerValues()
  /// The animations, in the order of their adding.
  final var running: [LayerAnimation] = []
  /// Whether this is what another layer looks like at a moment.
  final var isPresentation = false
  /// Whether it was drawn where it is now: only then does what changes move by itself.
  final var isShown = false
  /// What was drawn by ``draw(in:)``, and in which bounds.
  final var drawing: (list: DisplayList, bounds: CGRect)?
  final var pendsDisplay = false
  final var pendsLayout = true
  final var extra: [String: Any] = [:]
  final var children: [CALayer] = []

  /// The layer around this one.
  public final internal(set) weak var superlayer: CALayer?
  /// Who draws and arranges the content.
  open weak var delegate: (any CALayerDelegate)?
  /// A name for the layer.
  open var name: String?
  /// What happens when properties change, by their names.
  open var actions: [String: any CAAction]?
  /// What lets only parts of the layer be seen: where it is opaque; its coordinates are this layer's.
  open var mask: CALayer?
  /// A `CGImage`; anything else is not drawn.
  open var contents: Any?
  /// How the content lies in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels of ``contents`` to a point; drawings of ``draw(in:)`` are sharp whatever it is.
  open var contentsScale: CGFloat = 1
  /// Which corners ``cornerRadius`` rounds; all at first.
  open var maskedCorners: CACornerMask = .all
  /// The shape of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// Whether new bounds make the layer draw its content anew; otherwise it is stretched.
  open var needsDisplayOnBoundsChange = false
  /// Whether ``opacity`` applies to the layer and its sublayers as one picture, as it does at first.
  open var allowsGroupOpacity = true
  /// Said to be opaque; it has no effect, here as little as in a correct drawing on Apple's systems.
  open var isOpaque = false
  /// Whether the drawing may be kept as pixels: it has no effect, the drawing looks the same.
  open var shouldRasterize = false
  /// The resolution of such pixels; it has no effect.
  open var rasterizationScale: CGFloat = 1
  /// Whether it draws on another thread: it has no effect, the drawing is the same.
  open var drawsAsynchronously = false
  /// Whether edges are smoothed: it has no effect, they are.
  open var allowsEdgeAntialiasing = true

  // Time.
  /// When the layer's time begins, in that of the layer around.
  open var beginTime: CFTimeInterval = 0
  /// It has no effect: layers do not end.
  open var duration: CFTimeInterval = .infinity
  /// How fast the layer's time goes; 0 stops what moves in it.
  open var speed: Float = 1
  /// What is added to the layer's time.
  open var timeOffset: CFTimeInterval = 0
  /// It has no effect: layers do not end.
  open var repeatCount: Float = 0
  /// It has no effect: layers do not end.
  open var repeatDuration: CFTimeInterval = 0
  /// It has no effect: layers do not end.
  open var autoreverses = false
  /// It has no effect: layers do not end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Creates a layer of no size.
  public override init() {
    super.init()
    prepare()
  }

  /// Creates a layer that looks as another one does, without its sublayers.
  public init(layer: Any) {
    super.init()
    if let other = layer as? CALayer { take(other) }
    isPresentation = true
  }

  /// Creates a layer of no size: there are no archives of layers.
  public required init?(coder: NSCoder) {
    super.init()
    prepare()
  }

  /// Sets what is different for a kind of layers.
  func prepare() {}

  /// Makes a layer of the class; a subclass from outside the module gets the nearest one within.
  class func make() -> CALayer { CALayer() }

  /// Takes over what another layer looks like.
  func take(_ other: CALayer) {
    values = other.values
    name = other.name
    mask = other.mask
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    maskedCorners = other.maskedCorners
    cornerCurve = other.cornerCurve
    allowsGroupOpacity = other.allowsGroupOpacity
    drawing = other.drawing
    superlayer = other.superlayer
    extra = other.extra
  }

  // MARK: Geometry

  /// The rectangle of the layer's own coordinates that it covers.
  open var bounds: CGRect {
    get { values.rect("bounds") }
    set {
      let old = values.rect("bounds")
      set("bounds", .rect(newValue))
      guard old != newValue else { return }
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
      setNeedsLayout()
    }
  }

  /// Where the anchor point lies in the layer around.
  open var position: CGPoint {
    get { values.point("position") }
    set { set("position", .point(newValue)) }
  }

  /// The point that ``position`` places and ``transform`` turns around, in parts of the bounds.
  open var anchorPoint: CGPoint {
    get { values.point("anchorPoint") }
    set { set("anchorPoint", .point(newValue)) }
  }

  /// The map of the layer and its sublayers, around the anchor point.
  open var transform: CATransform3D {
    get { values.transform("transform") }
    set { set("transform", .transform(newValue)) }
  }

  /// The box around the layer in the layer around.
  ///
  /// Setting it sets the size of the bounds and the position.
  open var frame: CGRect {
    get { values.frame }
    set {
      let map = CATransform3DGetAffineTransform(transform)
      let own =
        map.isIdentity
        ? newValue.size
        : CGRect(origin: .zero, size: newValue.size).applying(map.inverted()).size
      let size = own.width.isFinite && own.height.isFinite ? own : newValue.size
      bounds = CGRect(origin: bounds.origin, size: size)
      position = CGPoint(
        x: newValue.origin.x + newValue.size.width * anchorPoint.x,
        y: newValue.origin.y + newValue.size.height * anchorPoint.y)
    }
  }

  /// Whether a point of the layer's coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The innermost and uppermost layer at a point of the coordinates of the layer around.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0, let own = pointFromSuper(p) else { return nil }
    if masksToBounds, !contains(own) { return nil }
    if let mask, mask.hitTest(own) == nil { return nil }
    for child in inOrder.reversed() {
      if let hit = child.hitTest(own) { return hit }
    }
    return contains(own) ? self : nil
  }

  // MARK: Content

  /// Draws the content; at first it asks the delegate to.
  ///
  /// y points down in the layer's coordinates.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Gives the layer its content: the delegate does, or ``draw(in:)`` draws it.
  open func display() {
    let before = contents as AnyObject?
    delegate?.display(self)
    if (contents as AnyObject?) !== before { return }
    recordDrawing()
  }

  /// Asks for ``display()`` before the layer is drawn next.
  open func setNeedsDisplay() { pendsDisplay = true }

  /// Asks for ``display()``; all of the bounds are drawn.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the layer waits for ``display()``.
  open func needsDisplay() -> Bool { pendsDisplay }

  /// Calls ``display()`` if the layer waits for it.
  open func displayIfNeeded() {
    guard pendsDisplay else { return }
    pendsDisplay = false
    display()
  }

  /// Whether a property's change makes the layer draw its content anew.
  ///
  /// It is not asked: properties that a subclass adds are not seen from here.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// What a property is before it is set; nil for what is no property that moves.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerValues.isProperty(key) ? LayerValues()[key].object : nil
  }

  /// Draws what is particular to a kind of layers, in its coordinates.
  func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {}

  /// Whether sublayers are drawn in the layer's plane.
  var isFlattened: Bool { true }

  /// Whether the picture changes with the clock without an animation.
  var movesByItself: Bool { false }

  /// Draws the sublayers by `draw`, once or more often, in placements and times of the layer's.
  func drawSublayers(
    _ values: LayerValues, _ placement: CATransform3D, _ time: Double, _ context: CGContext,
    _ draw: (CATransform3D, Double) -> Void
  ) {
    draw(placement, time)
  }

  // MARK: Arranging

  /// Asks for ``layoutSublayers()`` before the layer is drawn next.
  open func setNeedsLayout() { pendsLayout = true }

  /// Whether the layer waits for ``layoutSublayers()``.
  open func needsLayout() -> Bool { pendsLayout }

  /// Arranges what waits for it, from the outermost layer around that waits on.
  open func layoutIfNeeded() {
    var top = self
    while let outer = top.superlayer, outer.pendsLayout { top = outer }
    top.layoutTree()
  }

  /// Arranges the sublayers; at first it asks the delegate to.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Animations

  /// What happens when a property changes: what the delegate says, ``actions``, the class, or a plain animation.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    guard isShown, LayerValues.isProperty(event) else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  /// What happens when a property changes of any layer of the class; nil at first.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds an animation, a copy of which runs from now on; one of the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    start(anim.duplicate(), key)
  }

  // MARK: Key-value coding

  /// The value of a property, or what was kept for a key.
  open func value(forKey key: String) -> Any? {
    LayerValues.isProperty(key) ? values.value(forKeyPath: key)?.object : extra[key]
  }

  /// The value of a property or of a part of one, such as `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? {
    values.value(forKeyPath: keyPath)?.object ?? extra[keyPath]
  }

  /// Sets a property, or keeps something for a key: layers keep anything.
  open func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Sets a property or a part of one; what does not fit is left out.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard values.value(forKeyPath: keyPath) != nil else {
      extra[keyPath] = value
      return
    }
    var changed = values
    changed.set(LayerValue(value) ?? .none, forKeyPath: keyPath)
    let key = String(keyPath.prefix { $0 != "." })
    set(key, changed[key])
  }
}
