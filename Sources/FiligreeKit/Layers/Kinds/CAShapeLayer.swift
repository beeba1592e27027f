import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A layer that draws a path: Core Animation's `CAShapeLayer`.
open class CAShapeLayer: CALayer {
  /// Which rule says what is inside.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of open ends.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of joints.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of painted and unpainted stretches in turn; nil for a solid line.
  open var lineDashPattern: [NSNumber]?

  override class func make() -> CALayer { CAShapeLayer() }

  override func take(_ other: CALayer) {
    super.take(other)
    guard let other = other as? CAShapeLayer else { return }
    fillRule = other.fillRule
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
  }

  /// The path, in the layer's coordinates; it may go beyond the bounds.
  public final var path: CGPath? {
    get { values.path("path")?.cgPath }
    set {
      // As Core Animation has it, a new path is not animated by itself.
      values["path"] = newValue.map { .path(Path($0)) } ?? .none
    }
  }
  /// The color of the inside; black at first, nil for none.
  public final var fillColor: CGColor? {
    get { values.color("fillColor") }
    set { set("fillColor", newValue.map { .color($0) } ?? .none) }
  }
  /// The color of the line; nil at first, for none.
  public final var strokeColor: CGColor? {
    get { values.color("strokeColor") }
    set { set("strokeColor", newValue.map { .color($0) } ?? .none) }
  }
  /// Where on the path the line begins, 0…1.
  public final var strokeStart: CGFloat {
    get { values.number("strokeStart") }
    set { set("strokeStart", .number(Double(newValue))) }
  }
  /// Where on the path the line ends, 0…1.
  public final var strokeEnd: CGFloat {
    get { values.number("strokeEnd") }
    set { set("strokeEnd", .number(Double(newValue))) }
  }
  /// The width of the line.
  public final var lineWidth: CGFloat {
    get { values.number("lineWidth") }
    set { set("lineWidth", .number(Double(newValue))) }
  }
  /// The largest ratio of miter length to line width before a miter turns into a bevel.
  public final var miterLimit: CGFloat {
    get { values.number("miterLimit") }
    set { set("miterLimit", .number(Double(newValue))) }
  }
  /// How far into the dash pattern the line begins.
  public final var lineDashPhase: CGFloat {
    get { values.number("lineDashPhase") }
    set { set("lineDashPhase", .number(Double(newValue))) }
  }

  override func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {
    guard let path = values.path("path") else { return }
    if let color = values.color("fillColor") {
      context.fill(path, with: color, style: context.fillStyle(evenOdd: fillRule == .evenOdd))
    }
    guard let color = values.color("strokeColor") else { return }
    let start = min(max(values.number("strokeStart"), 0), 1)
    let end = min(max(values.number("strokeEnd"), 0), 1)
    guard start < end else { return }
    let line = start == 0 && end == 1 ? path : path.trimmedPath(from: start, to: end)
    let dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    context.stroke(
      line, with: color,
      style: StrokeStyle(
        lineWidth: values.number("lineWidth"), lineCap: lineCap.cap, lineJoin: lineJoin.join,
        miterLimit: values.number("miterLimit"), dash: dash,
        dashPhase: values.number("lineDashPhase")))
  }
}

/// Which rule says what is inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a rule by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The non-zero winding rule.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// The even-odd rule.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a shape layer's open ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Cut off at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  fileprivate var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

/// The shape of a shape layer's joints.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Pointed.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  fileprivate var join: CGLineJoin {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
