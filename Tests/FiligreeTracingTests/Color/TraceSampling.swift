import FiligreePaths
import FiligreePixels
import Foundation

@testable import FiligreeTracing

/// Draws traces by the crossings of rows of points with their outlines, five by five points in a pixel: simple enough to be
/// believed.
struct TraceSampling {
  private static let samples = 5
  /// The parts of a curve that count as lines.
  private static let parts = 8

  /// A line of an outline, in points' rows and columns.
  private struct Edge {
    var (a, b): (CGPoint, CGPoint)
  }

  private let trace: ColorTrace
  private let layers: [(edges: [Edge], fill: ColorTrace.Fill)]

  init(_ trace: ColorTrace) {
    self.trace = trace
    layers = trace.layers.map { layer in
      var edges: [Edge] = []
      var (start, last) = (CGPoint.zero, CGPoint.zero)
      func line(_ p: CGPoint) {
        edges.append(Edge(a: last, b: p))
        last = p
      }
      layer.path.forEach { element in
        switch element {
        case .move(let to): (start, last) = (to, to)
        case .line(let to): line(to)
        case .quadCurve(let to, _): line(to)
        case .curve(let to, let c1, let c2):
          let from = last
          for k in 1...Self.parts {
            let t = CGFloat(k) / CGFloat(Self.parts)
            let s = 1 - t
            let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
            line(
              CGPoint(
                x: w0 * from.x + w1 * c1.x + w2 * c2.x + w3 * to.x,
                y: w0 * from.y + w1 * c1.y + w2 * c2.y + w3 * to.y))
          }
        case .closeSubpath: line(start)
        }
      }
      return (edges, layer.fill)
    }
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

  /// The premultiplied colors of a row of points, 0…1.
  private func row(_ y: CGFloat) -> [SIMD4<Double>] {
    let n = CGFloat(Self.samples)
    var colors = [SIMD4<Double>](repeating: .zero, count: trace.width * Self.samples)
    for layer in layers {
      var crossings: [(x: CGFloat, turn: Int)] = []
      for edge in layer.edges where (edge.a.y <= y) != (edge.b.y <= y) {
        let t = (y - edge.a.y) / (edge.b.y - edge.a.y)
        crossings.append((edge.a.x + (edge.b.x - edge.a.x) * t, edge.a.y <= y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (i, crossing) in crossings.enumerated() {
        winding += crossing.turn
        guard winding != 0, i + 1 < crossings.count else { continue }
        let first = max(Int((crossing.x * n - 0.5).rounded(.up)), 0)
        let end = min(Int((crossings[i + 1].x * n - 0.5).rounded(.up)), colors.count)
        for k in first..<max(end, first) {
          let c = Self.color(layer.fill, CGPoint(x: (CGFloat(k) + 0.5) / n, y: y))
          colors[k] = colors[k] * (1 - c.w) + SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
        }
      }
    }
    return colors
  }

  /// The ratio of signal to noise in decibels, on white and on black together; 60 where hardly anything differs.
  func decibels(against image: CGImage) -> Double {
    let plane = ColorPlane(image)
    let error = plane.withView { view in
      var sum = 0.0
      let n = Self.samples
      for y in 0..<view.height {
        let rows = (0..<n).map { row(CGFloat(y) + (CGFloat($0) + 0.5) / CGFloat(n)) }
        for x in 0..<view.width {
          var color = SIMD4<Double>.zero
          for row in rows { for k in 0..<n { color += row[x * n + k] } }
          let d = color / Double(n * n) - SIMD4<Double>(view.color(x, y)) / 255
          let onWhite = SIMD3(d.x, d.y, d.z) - d.w
          sum += (d.x * d.x + d.y * d.y + d.z * d.z + (onWhite * onWhite).sum()) / 6
        }
      }
      return sum / Double(view.width * view.height)
    }
    return min(-10 * log10(max(error, 1e-12)), 60)
  }
}
