import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

/// A linear or radial gradient that a part of a picture shows.
struct Ramp: Sendable {
  /// How points map to positions along the colors.
  enum Shape: Sendable {
    /// The distance along a direction of length one, from the origin.
    case linear(SIMD2<Float>)
    /// The distance from a center, in an ellipse's own measure.
    ///
    /// A point (x, y) from the center is √((1 + u) x² + 2 v x y + (1 − u) y²) away, where (u, v) is the skew: of length
    /// less than one, and zero for a circle.
    case radial(center: SIMD2<Float>, skew: SIMD2<Float>)

    /// The position of a point.
    @inline(__always)
    func position(_ p: SIMD2<Float>) -> Float {
      switch self {
      case .linear(let d): return p.dot(d)
      case .radial(let center, let skew):
        let q = p - center
        let square = (1 + skew.x) * q.x * q.x + 2 * skew.y * q.x * q.y + (1 - skew.x) * q.y * q.y
        return max(square, 0).squareRoot()
      }
    }
  }

  /// A color at a position: red, green and blue as they are, and the opacity, 0…255 each.
  ///
  /// Between stops these four are interpolated, as SVG, PDF and SwiftUI do; they are premultiplied after that.
  struct Stop: Sendable {
    var position: Float
    var color: SIMD4<Float>
  }

  /// Linear or radial.
  var shape: Shape
  /// At least two, by rising position.
  var stops: [Stop]
  /// The positions of the area that shows the ramp.
  var range: ClosedRange<Float>

  /// The position of a point.
  @inline(__always)
  func position(_ x: Float, _ y: Float) -> Float { shape.position(SIMD2(x, y)) }

  /// The color at a point, premultiplied.
  @inline(__always)
  func color(_ x: Float, _ y: Float) -> SIMD4<Float> { color(at: position(x, y)) }

  /// The color at a position, premultiplied.
  @inline(__always)
  func color(at position: Float) -> SIMD4<Float> { Self.color(of: stops, at: position) }

  /// The color of stops at a position, premultiplied.
  @inline(__always)
  static func color(of stops: [Stop], at position: Float) -> SIMD4<Float> {
    stops.withUnsafeBufferPointer { color(of: $0, at: position) }
  }

  /// The color of stops at a position, premultiplied.
  @inline(__always)
  static func color(of stops: UnsafeBufferPointer<Stop>, at position: Float) -> SIMD4<Float> {
    premultiplied(straightColor(of: stops, at: position))
  }

  @inline(__always)
  private static func straightColor(
    of stops: UnsafeBufferPointer<Stop>, at position: Float
  ) -> SIMD4<Float> {
    guard position > stops[0].position else { return stops[0].color }
    var i = 1
    while i < stops.count, stops[i].position < position { i += 1 }
    guard i < stops.count else { return stops[i - 1].color }
    let (a, b) = (stops[i - 1], stops[i])
    let width = b.position - a.position
    guard width > 0 else { return b.color }
    return a.color + (b.color - a.color) * ((position - a.position) / width)
  }

  /// A color with its components times its opacity.
  @inline(__always)
  static func premultiplied(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let share = color.w / 255
    return color * SIMD4(share, share, share, 1)
  }

  /// The mean of the colors along the ramp, premultiplied.
  var mean: SIMD4<Float> {
    var (sum, width) = (SIMD4<Float>.zero, Float(0))
    for (a, b) in zip(stops, stops.dropFirst()) {
      sum +=
        (Self.premultiplied(a.color) + Self.premultiplied(b.color)) * (b.position - a.position) / 2
      width += b.position - a.position
    }
    return width > 0 ? sum / width : Self.premultiplied(stops[0].color)
  }
}

extension Ramp {
  /// The same ramp in a picture so many times as large.
  func enlarged(by scale: Float) -> Ramp {
    var result = self
    // A direction stays, and so does the skew: both are without a unit.
    if case .radial(let center, let skew) = shape {
      result.shape = .radial(center: center * scale, skew: skew)
    }
    for i in stops.indices { result.stops[i].position *= scale }
    result.range = (range.lowerBound * scale)...(range.upperBound * scale)
    return result
  }

  /// The ramp as a fill.
  var fill: ColorTrace.Fill {
    let first = stops[0].position
    let last = stops[stops.count - 1].position
    switch shape {
    case .linear(let d):
      let width = max(last - first, 1e-3)
      return .linear(
        stops: locations(from: first, width: width),
        start: CGPoint(x: CGFloat(d.x * first), y: CGFloat(d.y * first)),
        end: CGPoint(x: CGFloat(d.x * (first + width)), y: CGFloat(d.y * (first + width))))
    case .radial(let c, let skew):
      let radius = max(last, 1e-3)
      let list = locations(from: 0, width: radius)
      if skew == .zero {
        return .radial(
          stops: list, center: CGPoint(x: CGFloat(c.x), y: CGFloat(c.y)), radius: CGFloat(radius))
      }
      return .elliptical(stops: list, transform: Self.transform(c, skew, radius))
    }
  }

  /// Maps the circle of radius one around the origin to that at a distance from a center in an ellipse's measure.
  private static func transform(
    _ center: SIMD2<Float>, _ skew: SIMD2<Float>, _ radius: Float
  ) -> CGAffineTransform {
    // The inverse of the measure's square root, from both of its eigenvalues, 1 ± the length of the skew: the matrix is
    // p + q (skew), with the skew as a reflection.
    let length = skew.length
    let short: Float = 1 / (1 + length).squareRoot()
    let long: Float = 1 / (1 - length).squareRoot()
    let even = (long + short) / 2 * radius
    let odd = (short - long) / 2 / length * radius
    return CGAffineTransform(
      a: CGFloat(even + odd * skew.x), b: CGFloat(odd * skew.y), c: CGFloat(odd * skew.y),
      d: CGFloat(even - odd * skew.x), tx: CGFloat(center.x), ty: CGFloat(center.y))
  }

  private func locations(from start: Float, width: Float) -> [ColorTrace.Stop] {
    stops.map {
      // Whole bytes, as pictures have.
      let color = $0.color.rounded(.toNearestOrAwayFromZero) / 255
      return ColorTrace.Stop(
        color: CGColor(
          srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z),
          alpha: CGFloat(color.w)),
        location: CGFloat(min(max(($0.position - start) / width, 0), 1)))
    }
  }
}
