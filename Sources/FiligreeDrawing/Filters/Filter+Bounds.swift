import FiligreePaths
import Foundation

extension Filter {
  /// The largest standard deviation of a blur, in pixels; a larger one counts as this.
  ///
  /// A blur sees three deviations around a pixel, so what it costs grows with the square of the
  /// deviation where the picture goes on beyond the page. It is Skia's limit, which gives boxes of 1,000
  /// pixels, as WebKit's and Firefox' are.
  package static let deviationLimit = 532.0

  /// How far a blur of standard deviation `sigma` reaches: what lies beyond has less than 1/400 of the
  /// weight, and nothing of three boxes.
  package static func reach(sigma: CGFloat) -> CGFloat { 3 * sigma + 2 }

  /// Whether what is clear may become visible: anywhere on the page, or in a graph's region.
  package var paintsWhatIsClear: Bool {
    switch self {
    case .colorMatrix(let matrix): matrix.paintsWhatIsClear
    case .alphaThreshold(let min, let max, _): min <= 0 && max >= 0
    case .shadow(let shadow): shadow.options.contains(.invertsAlpha)
    case .linearLight(let filter): filter.paintsWhatIsClear
    case .graph(let graph): graph.paintsWhatIsClear
    default: false
    }
  }

  /// The standard deviations along x and y of a blur of `radius` in the space that `transform` maps.
  ///
  /// The variances of a Gaussian along the axes after a linear map.
  package static func deviations(
    _ radius: CGFloat, _ transform: CGAffineTransform
  ) -> CGSize {
    CGSize(
      width: (radius * (transform.a * transform.a + transform.c * transform.c).squareRoot())
        .distance,
      height: (radius * (transform.b * transform.b + transform.d * transform.d).squareRoot())
        .distance)
  }

  /// A box around what the filter makes of a picture within `rect`; infinite if it paints everywhere.
  ///
  /// `transform` is from the filter's user space to the rectangle's.
  package func bounds(of rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    if case .graph(let graph) = self { return graph.grown(rect, transform) }
    return paintsWhatIsClear ? .infinite : grown(rect, transform)
  }

  /// How far, and where to, the filter carries what is drawn: insets of a rectangle, negative outwards.
  private func grown(_ rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    if rect.isNull || rect.isInfinite { return rect }
    switch self {
    case .projection(let map):
      return map.conjugated(by: transform)?.map(rect) ?? .null
    case .linearLight(let filter):
      return filter.grown(rect, transform)
    case .blur(let radius, let isOpaque, _):
      if isOpaque { return rect }
      let sigma = Self.deviations(radius, transform)
      return rect.insetBy(dx: -Self.reach(sigma: sigma.width), dy: -Self.reach(sigma: sigma.height))
    case .shadow(let shadow):
      let shifted = rect.offsetBy(
        dx: shadow.shift(transform).width, dy: shadow.shift(transform).height)
      let sigma = Self.deviations(shadow.radius, transform)
      return rect.union(
        shifted.insetBy(
          dx: -Self.reach(sigma: sigma.width), dy: -Self.reach(sigma: sigma.height)))
    default:
      return rect
    }
  }

  /// What of the picture has to be known to know the result in `rect`.
  package func needed(for rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
    if case .graph(let graph) = self { return graph.needed(for: rect, transform) }
    if rect.isNull || rect.isInfinite { return rect }
    switch self {
    case .projection(let map):
      guard let forth = map.conjugated(by: transform) else { return .null }
      let back = forth.inverted()
      // A pixel around what is asked for: neighbors are looked at.
      return back.map(rect).insetBy(dx: -2, dy: -2)
    case .linearLight(let filter):
      return filter.needed(for: rect, transform)
    case .blur(let radius, _, _):
      return Filter.blur(radius: radius).grown(rect, transform)
    case .shadow(var shadow):
      shadow.offset = CGSize(width: -shadow.offset.width, height: -shadow.offset.height)
      return Filter.shadow(shadow).grown(rect, transform)
    default:
      return rect
    }
  }
}

extension Filter.Shadow {
  /// The offset in the space that `transform` maps to.
  package func shift(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: (transform.a * offset.width + transform.c * offset.height).distance,
      height: (transform.b * offset.width + transform.d * offset.height).distance)
  }
}

extension CGFloat {
  /// The number as a distance between boxes: finite, as a product with a huge map may not be.
  fileprivate var distance: CGFloat {
    isNaN ? 0 : Swift.min(Swift.max(self, -1e15), 1e15)
  }
}
