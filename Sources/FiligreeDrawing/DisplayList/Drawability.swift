import FiligreePaths
import FiligreePixels
import Foundation

/// What a drawing operation needs for an effect: the recorder leaves out what lacks it.

extension CGAffineTransform {
  /// Whether all entries are finite.
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Paint {
  /// What makes one color equal to another, without a reference.
  struct ColorValue: Hashable {
    var numbers: SIMD4<Double>
    var space: CGColorSpace.Kind?
  }

  /// The color of a paint that is one color, which is drawable as it is; nil for other paints.
  var colorValue: ColorValue? {
    guard case .color(let color) = self else { return nil }
    return ColorValue(numbers: color.numbers, space: color.colorSpace?.kind)
  }

  /// The paint in finite numbers that every output reads alike, or nil if it draws nothing.
  var drawable: Paint? {
    switch self {
    case .color:
      return self
    case .linearGradient(var gradient):
      guard gradient.startPoint.isFinite, gradient.endPoint.isFinite, !gradient.stops.isEmpty
      else { return nil }
      if gradient.interpolation == .device { return self }
      gradient.stops = gradient.interpolation.expanded(gradient.stops)
      gradient.interpolation = .device
      return .linearGradient(gradient)
    case .radialGradient(var gradient):
      guard gradient.startCenter.isFinite, gradient.endCenter.isFinite,
        gradient.startRadius.isFinite, gradient.endRadius.isFinite, gradient.transform.isFinite,
        !gradient.stops.isEmpty
      else { return nil }
      gradient.startRadius = max(gradient.startRadius, 0)
      gradient.endRadius = max(gradient.endRadius, 0)
      gradient.stops = gradient.interpolation.expanded(gradient.stops)
      gradient.interpolation = .device
      return .radialGradient(gradient)
    case .conicGradient(var gradient):
      let isFinite =
        gradient.center.isFinite && gradient.startAngle.isFinite && gradient.endAngle.isFinite
        && gradient.transform.isFinite
      guard isFinite, !gradient.stops.isEmpty else { return nil }
      gradient.stops = gradient.interpolation.expanded(gradient.stops)
      gradient.interpolation = .device
      return .conicGradient(gradient)
    case .mesh(let mesh):
      return mesh.isDrawable ? self : nil
    case .image(let image):
      let rect = image.rect
      let isFinite =
        rect.origin.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
      return isFinite && rect.size.width != 0 && rect.size.height != 0 ? self : nil
    case .backdrop(let filters):
      return .backdrop(filters.compactMap(\.drawable))
    }
  }
}

extension StrokeStyle {
  /// The style in finite numbers that every output reads alike, or nil if it draws nothing.
  var drawable: StrokeStyle? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    var style = self
    if !dash.allSatisfy({ $0 >= 0 && $0.isFinite }) || !dash.contains(where: { $0 > 0 }) {
      style.dash = []
    }
    if !dashPhase.isFinite || style.dash.isEmpty {
      style.dashPhase = 0
    }
    // A ratio is at least 1; NaN counts as that, too.
    style.miterLimit = miterLimit > 1 ? min(miterLimit, .greatestFiniteMagnitude) : 1
    return style
  }
}
