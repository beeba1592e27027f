import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// The kinds of gradients that a layer draws.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards, in an ellipse.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient: Core Animation's `CAGradientLayer`.
///
/// It fills the bounds, with the layer's round corners.
open class CAGradientLayer: CALayer {
  /// The kind of gradient.
  open var type = CAGradientLayerType.axial

  override class func make() -> CALayer { CAGradientLayer() }

  override func take(_ other: CALayer) {
    super.take(other)
    if let other = other as? CAGradientLayer { type = other.type }
  }

  /// The colors, as `CGColor`; what is nothing of the kind makes all of them nothing.
  public final var colors: [Any]? {
    get { values["colors"].object as? [Any] }
    set {
      if case .colors(let colors)? = LayerValue(newValue) {
        set("colors", .colors(colors))
      } else {
        set("colors", .none)
      }
    }
  }
  /// Where the colors are, 0…1; nil for even distances.
  public final var locations: [NSNumber]? {
    get {
      guard case .numbers(let numbers) = values["locations"] else { return nil }
      return numbers.map { NSNumber(value: $0) }
    }
    set {
      set("locations", newValue.map { .numbers($0.map(\.doubleValue)) } ?? .none)
    }
  }
  /// Where the gradient begins, in parts of the bounds: the middle of the upper side at first.
  public final var startPoint: CGPoint {
    get { values.point("startPoint") }
    set { set("startPoint", .point(newValue)) }
  }
  /// Where it ends, in parts of the bounds: the middle of the lower side at first.
  ///
  /// A radial gradient is an ellipse around the start point whose corner is the end point; a conic one begins in
  /// the end point's direction and goes clockwise.
  public final var endPoint: CGPoint {
    get { values.point("endPoint") }
    set { set("endPoint", .point(newValue)) }
  }

  private func stops(_ values: LayerValues) -> [GradientStop] {
    guard case .colors(let colors) = values["colors"], !colors.isEmpty else { return [] }
    guard case .numbers(let places) = values["locations"], !places.isEmpty else {
      return GradientStop.evenly(colors)
    }
    return zip(colors, places).map { GradientStop(color: $0, location: CGFloat($1)) }
  }

  override func drawOwn(_ values: LayerValues, in context: CGContext, time: Double) {
    let bounds = values.rect("bounds").standardized
    let stops = stops(values)
    guard bounds.isDrawable, !stops.isEmpty else { return }
    func place(_ key: String) -> CGPoint {
      let point = values.point(key)
      return CGPoint(
        x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y)
    }
    let (start, end) = (place("startPoint"), place("endPoint"))
    let paint: Paint
    switch type {
    case .radial:
      let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
      guard x > 0, y > 0 else { return }
      var radial = RadialGradientPaint(stops: stops, center: .zero, endRadius: 1)
      radial.transform = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: start.x, ty: start.y)
      paint = .radialGradient(radial)
    case .conic:
      let angle = CGFloat(atan2(Double(end.y - start.y), Double(end.x - start.x)))
      paint = .conicGradient(
        ConicGradientPaint(
          stops: stops, center: start, startAngle: angle, endAngle: angle + 2 * .pi))
    default:
      paint = .linearGradient(
        LinearGradientPaint(stops: stops, startPoint: start, endPoint: end))
    }
    context.recorder.fill(outline(values), with: paint)
  }
}
