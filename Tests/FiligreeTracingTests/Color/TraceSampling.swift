import FiligreePaths
import FiligreePixels
import Foundation

@testable import FiligreeTracing

/// Draws traces by testing points, four by four in a pixel: slow, and simple enough to be believed.
struct TraceSampling {
  private static let samples = 4
  private let trace: ColorTrace
  private let layers: [(path: Path, box: CGRect, fill: ColorTrace.Fill)]

  init(_ trace: ColorTrace) {
    self.trace = trace
    layers = trace.layers.map { ($0.path, $0.path.boundingRect, $0.fill) }
  }

  /// The color of stops at a location, straight: red, green, blue and the opacity.
  static func color(_ stops: [ColorTrace.Stop], _ t: Double) -> SIMD4<Double> {
    func numbers(_ color: CGColor) -> SIMD4<Double> {
      let c = (color.components ?? []).map { Double($0) }
      return c.count == 4 ? SIMD4(c[0], c[1], c[2], c[3]) : .zero
    }
    guard let next = stops.firstIndex(where: { Double($0.location) >= t }) else {
      return numbers(stops[stops.count - 1].color)
    }
    guard next > 0 else { return numbers(stops[0].color) }
    let (a, b) = (stops[next - 1], stops[next])
    let s = (t - Double(a.location)) / Double(b.location - a.location)
    return numbers(a.color) + (numbers(b.color) - numbers(a.color)) * s
  }

  private static func color(_ fill: ColorTrace.Fill, _ p: CGPoint) -> SIMD4<Double> {
    switch fill {
    case .color(let color): return Self.color([.init(color: color, location: 0)], 0)
    case .linear(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return color(stops, ((p.x - start.x) * dx + (p.y - start.y) * dy) / (dx * dx + dy * dy))
    case .radial(let stops, let center, let radius):
      let (dx, dy) = (p.x - center.x, p.y - center.y)
      return color(stops, (dx * dx + dy * dy).squareRoot() / radius)
    case .elliptical(let stops, let transform):
      let q = p.applying(transform.inverted())
      return color(stops, (q.x * q.x + q.y * q.y).squareRoot())
    }
  }

  /// The premultiplied color of a pixel, 0…1.
  private func color(_ x: Int, _ y: Int) -> SIMD4<Double> {
    let n = Self.samples
    var sum = SIMD4<Double>.zero
    for k in 0..<(n * n) {
      let p = CGPoint(
        x: Double(x) + (Double(k % n) + 0.5) / Double(n),
        y: Double(y) + (Double(k / n) + 0.5) / Double(n))
      var own = SIMD4<Double>.zero
      for layer in layers where layer.box.contains(p) && layer.path.contains(p) {
        let c = Self.color(layer.fill, p)
        own = own * (1 - c.w) + SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
      }
      sum += own
    }
    return sum / Double(n * n)
  }

  /// The ratio of signal to noise in decibels, on white and on black together; 60 where hardly anything differs.
  func decibels(against image: CGImage) -> Double {
    let plane = ColorPlane(image)
    let error = plane.withView { view in
      var sum = 0.0
      for y in 0..<view.height {
        for x in 0..<view.width {
          let d = color(x, y) - SIMD4<Double>(view.color(x, y)) / 255
          let onWhite = SIMD3(d.x, d.y, d.z) - d.w
          sum += (d.x * d.x + d.y * d.y + d.z * d.z + (onWhite * onWhite).sum()) / 6
        }
      }
      return sum / Double(view.width * view.height)
    }
    return min(-10 * log10(max(error, 1e-12)), 60)
  }
}
