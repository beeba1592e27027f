import FiligreePaths
import FiligreePixels
import Foundation

extension CALayer {
  /// Sets a property, and starts what happens then.
  final func set(_ key: String, _ value: LayerValue) {
    guard values[key] != value else { return }
    guard !isPresentation, !CATransaction.disableActions(), let action = action(forKey: key) else {
      values[key] = value
      return
    }
    if let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      animation.fromValue = presented(at: LayerClock.current.time)[key]
    }
    values[key] = value
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// The layer's height over those around it: it is drawn after those of less.
  public final var zPosition: CGFloat {
    get { values.number("zPosition") }
    set { set("zPosition", .number(Double(newValue))) }
  }
  /// How far the anchor point lies before the layer.
  public final var anchorPointZ: CGFloat {
    get { values.number("anchorPointZ") }
    set { set("anchorPointZ", .number(Double(newValue))) }
  }
  /// The map of the sublayers, around this layer's anchor point: for a perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.transform("sublayerTransform") }
    set { set("sublayerTransform", .transform(newValue)) }
  }
  /// Whether it is seen from behind.
  public final var isDoubleSided: Bool {
    get { values.flag("doubleSided") }
    set { set("doubleSided", .flag(newValue)) }
  }
  /// The opacity of the layer and its sublayers, 0…1.
  public final var opacity: Float {
    get { Float(values.number("opacity")) }
    set { set("opacity", .number(Double(newValue))) }
  }
  /// Whether the layer and its sublayers are not drawn.
  public final var isHidden: Bool {
    get { values.flag("hidden") }
    set { set("hidden", .flag(newValue)) }
  }
  /// Whether content and sublayers are cut off at the bounds, with their round corners.
  public final var masksToBounds: Bool {
    get { values.flag("masksToBounds") }
    set { set("masksToBounds", .flag(newValue)) }
  }
  /// The radius of the corners of background and border, and of the bounds' mask.
  public final var cornerRadius: CGFloat {
    get { values.number("cornerRadius") }
    set { set("cornerRadius", .number(Double(newValue))) }
  }
  /// The width of the border, inwards from the bounds.
  public final var borderWidth: CGFloat {
    get { values.number("borderWidth") }
    set { set("borderWidth", .number(Double(newValue))) }
  }
  /// The color of the border, which is over the sublayers.
  public final var borderColor: CGColor? {
    get { values.color("borderColor") }
    set { set("borderColor", newValue.map { .color($0) } ?? .none) }
  }
  /// The color behind the content.
  public final var backgroundColor: CGColor? {
    get { values.color("backgroundColor") }
    set { set("backgroundColor", newValue.map { .color($0) } ?? .none) }
  }
  /// The color of the shadow.
  public final var shadowColor: CGColor? {
    get { values.color("shadowColor") }
    set { set("shadowColor", newValue.map { .color($0) } ?? .none) }
  }
  /// The opacity of the shadow, 0…1; 0 at first.
  ///
  /// A layer that masks to its bounds has no shadow.
  public final var shadowOpacity: Float {
    get { Float(values.number("shadowOpacity")) }
    set { set("shadowOpacity", .number(Double(newValue))) }
  }
  /// How far the shadow is from the layer; 3 points up at first, as Core Animation has it.
  public final var shadowOffset: CGSize {
    get { values.size("shadowOffset") }
    set { set("shadowOffset", .size(newValue)) }
  }
  /// The standard deviation of the shadow's blur.
  public final var shadowRadius: CGFloat {
    get { values.number("shadowRadius") }
    set { set("shadowRadius", .number(Double(newValue))) }
  }
  /// What casts the shadow; nil for the layer and its sublayers.
  public final var shadowPath: CGPath? {
    get { values.path("shadowPath")?.cgPath }
    set { set("shadowPath", newValue.map { .path(Path($0)) } ?? .none) }
  }
  /// The part of ``contents`` that is shown, in parts of it.
  public final var contentsRect: CGRect {
    get { values.rect("contentsRect") }
    set { set("contentsRect", .rect(newValue)) }
  }

  /// The map of the plane that ``transform`` is.
  public final func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets ``transform`` to a map of the plane.
  public final func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
}

/// How content lies in a layer's bounds.
///
/// Names say where it is as seen, `top` at the least y: Core Animation's own are those of a y axis that points up,
/// which UIKit's layers turn over.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a gravity by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the top.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as the bounds allow, all of it seen.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// Where content of a size lies.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    var size = size
    switch self {
    case .resize: return bounds
    case .resizeAspect, .resizeAspectFill:
      let (x, y) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(x, y) : max(x, y)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    default: break
    }
    let name = rawValue.lowercased()
    let x =
      name.hasSuffix("left") ? 0 : name.hasSuffix("right") ? 1 : 0.5
    let y =
      name.hasPrefix("top") ? 0 : name.hasPrefix("bottom") ? 1 : 0.5
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * CGFloat(x),
      y: bounds.minY + (bounds.height - size.height) * CGFloat(y), width: size.width,
      height: size.height)
  }
}

/// The shape of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The system's own, which begins softly.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The upper left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The upper right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The lower left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The lower right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}
