import FiligreeDrawing
import FiligreePixels
import Foundation

/// Stops that give with straight interpolation what a gradient's own give with premultiplied.
///
/// Between two stops of opacities a₀, a₁ and colors C₀, C₁ the opacity is A(t) = a₀ + t(a₁ − a₀)
/// either way. The premultiplied color should be (1 − t)a₀C₀ + t·a₁C₁, and is A(t)·C(t) with a C(t)
/// that is a straight line between stops. Over a part [t₀, t₁] with opacities A₀, A₁ at its ends the
/// difference of the two is a parabola with zeros at the ends, and it is greatest in the middle:
///
///     |C₁ − C₀| · a₀a₁ / |a₁ − a₀| · (A₁ − A₀)² / 4A₀A₁
///
/// That depends on the ratio A₁ / A₀ alone, so parts of equal ratio are the best ones, and halving a
/// part means to cut it where the opacity is √(A₀A₁). A stop of opacity 0 takes its neighbor's color.
struct SVGGradientStops {
  /// A stop.
  struct Stop: Equatable {
    /// 0…1.
    var location: Double
    /// Straight sRGB in levels of 0…255.
    var levels: SIMD3<UInt8>
    /// 0…1.
    var alpha: Double
  }

  /// The greatest error of a premultiplied component: a quarter of a level of 255.
  static let tolerance = 0.25 / 255

  private(set) var stops: [Stop] = []

  /// Converts stops.
  ///
  /// Locations are cut to 0…1; NaN, or a location less than the one before, counts as that one.
  init(_ source: [LinearGradientPaint.Stop]) {
    var before = 0.0
    let points = source.map { stop in
      let location = Double(stop.location)
      // Comparisons with NaN are false.
      before = location > before ? min(location, 1) : before
      return (location: before, color: SVGColor(stop.color))
    }
    for (a, b) in zip(points, points.dropFirst()) {
      var (start, end) = (a.color, b.color)
      if a.location < b.location {
        if start.alpha == 0 { start.components = end.components }
        if end.alpha == 0 { end.components = start.components }
      }
      append(a.location, start.components, start.alpha)
      if a.location < b.location, start.alpha != end.alpha, start.levels != end.levels {
        subdivide(start, end, from: start.alpha, to: end.alpha) { alpha, components in
          let t = (alpha - start.alpha) / (end.alpha - start.alpha)
          append(a.location + t * (b.location - a.location), components, alpha)
        }
      }
      append(b.location, end.components, end.alpha)
    }
  }

  /// Calls `body` with the opacity and the color of each stop that is needed between two, in order.
  private func subdivide(
    _ start: SVGColor, _ end: SVGColor, from low: Double, to high: Double,
    _ body: (Double, SIMD3<Double>) -> Void
  ) {
    let change = end.components - start.components
    let reach = max(abs(change.x), abs(change.y), abs(change.z))
    let span = end.alpha - start.alpha
    let error =
      reach * (start.alpha * end.alpha / abs(span))
      * ((high - low) * (high - low) / (4 * low * high))
    guard error > Self.tolerance else { return }
    let alpha = (low * high).squareRoot()
    guard min(low, high) < alpha, alpha < max(low, high) else { return }
    subdivide(start, end, from: low, to: alpha, body)
    let weight = (alpha - start.alpha) / span * end.alpha / alpha
    body(alpha, start.components + change * weight)
    subdivide(start, end, from: alpha, to: high, body)
  }

  private mutating func append(_ location: Double, _ components: SIMD3<Double>, _ alpha: Double) {
    let stop = Stop(
      location: location,
      levels: SIMD3(
        UInt8(components.x * 255 + 0.5), UInt8(components.y * 255 + 0.5),
        UInt8(components.z * 255 + 0.5)),
      alpha: alpha)
    if stops.last == stop { return }
    // Of several stops at one place only the first and the last are ever seen.
    if stops.count >= 2, stops.suffix(2).allSatisfy({ $0.location == location }) {
      stops.removeLast()
    }
    stops.append(stop)
  }
}
