import FiligreePixels
import Foundation

/// A linear or radial gradient that a part of a picture shows.
struct Ramp: Sendable {
  /// How points map to positions along the colors.
  enum Shape: Sendable {
    /// The distance along a direction of length one, from the origin.
    case linear(SIMD2<Float>)
    /// The distance from a center.
    case radial(SIMD2<Float>)
  }

  /// A color at a position, premultiplied, 0…255.
  struct Stop: Sendable {
    var position: Float
    var color: SIMD4<Float>
  }

  /// Linear or radial.
  var shape: Shape
  /// At least two, by rising position.
  var stops: [Stop]

  /// The position of a point.
  @inline(__always)
  func position(_ x: Float, _ y: Float) -> Float {
    switch shape {
    case .linear(let d): return x * d.x + y * d.y
    case .radial(let c):
      let (dx, dy) = (x - c.x, y - c.y)
      return (dx * dx + dy * dy).squareRoot()
    }
  }

  /// The color at a point.
  func color(_ x: Float, _ y: Float) -> SIMD4<Float> { color(at: position(x, y)) }

  /// The color at a position.
  func color(at position: Float) -> SIMD4<Float> {
    guard position > stops[0].position else { return stops[0].color }
    var i = 1
    while i < stops.count, stops[i].position < position { i += 1 }
    guard i < stops.count else { return stops[i - 1].color }
    let (a, b) = (stops[i - 1], stops[i])
    let width = b.position - a.position
    guard width > 0 else { return b.color }
    return a.color + (b.color - a.color) * ((position - a.position) / width)
  }

  /// The mean of the stops.
  var mean: SIMD4<Float> { stops.reduce(.zero) { $0 + $1.color } / Float(stops.count) }
}

extension Ramp {
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
    case .radial(let c):
      let radius = max(last, 1e-3)
      return .radial(
        stops: locations(from: 0, width: radius), center: CGPoint(x: CGFloat(c.x), y: CGFloat(c.y)),
        radius: CGFloat(radius))
    }
  }

  private func locations(from start: Float, width: Float) -> [ColorTrace.Stop] {
    stops.map {
      ColorTrace.Stop(
        color: LayerBuilder.color($0.color),
        location: CGFloat(min(max(($0.position - start) / width, 0), 1)))
    }
  }
}
