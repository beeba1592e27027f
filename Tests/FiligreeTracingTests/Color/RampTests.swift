import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

@Suite struct RampTests {
  private func mix(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
    let t = min(max(t, 0), 1)
    return a + (b - a) * t
  }

  private let dark = SIMD4<Double>(0.1, 0.2, 0.5, 1)
  private let light = SIMD4<Double>(1, 0.85, 0.4, 1)

  private func trace(_ painting: Painting, noise: Double = 0) throws -> ColorTrace {
    var tracer = ColorTracer()
    tracer.findsGradients = true
    return try tracer.trace(painting.image(noise: noise))
  }

  private func expectColor(
    _ color: CGColor?, _ expected: SIMD4<Double>, within: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let c = color?.components ?? []
    expect(c.count == 4, sourceLocation: sourceLocation)
    for i in 0..<min(c.count, 3) {
      expect(
        abs(Double(c[i]) - expected[i]) < within, "\(c), not \(expected)",
        sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: [0.0, 0.4, 1.1, 2.2])
  func linearRamps(_ angle: Double) throws {
    // From end to end over the whole picture, at any angle: the colors at the corners are the stops'.
    let d = SIMD2(cos(angle), sin(angle))
    let corners = [SIMD2(0.0, 0), SIMD2(64, 0), SIMD2(0, 48), SIMD2(64, 48)].map { ($0 * d).sum() }
    let (low, high) = (corners.min()!, corners.max()!)
    var painting = Painting(64, 48)
    painting.paint(samples: 1) { x, y in
      mix(dark, light, (x * d.x + y * d.y - low) / (high - low))
    }
    for noise in [0.0, 3] {
      let trace = try trace(painting, noise: noise)
      expect(trace.faceCount == 1)
      guard case .linear(let stops, let start, let end) = try #require(trace.layers.first).fill
      else {
        Issue.record("not linear")
        return
      }
      let found = SIMD2(end.x - start.x, end.y - start.y)
      let length = (found * found).sum().squareRoot()
      let cosine = (found * d).sum() / length
      expect(abs(cosine) > 0.9995, "direction \(found)")
      let isForward = cosine > 0
      expectColor((isForward ? stops.first : stops.last)?.color, dark, within: 0.03)
      expectColor((isForward ? stops.last : stops.first)?.color, light, within: 0.03)
    }
  }

  @Test func radialRamps() throws {
    var painting = Painting(100, 100, ground: SIMD4(0.2, 0.5, 0.3, 1))
    painting.paint { x, y in
      let r = ((x - 47.5) * (x - 47.5) + (y - 52) * (y - 52)).squareRoot()
      return r < 40 ? mix(light, dark, r / 40) : nil
    }
    let trace = try trace(painting)
    expect(trace.faceCount == 2)
    guard
      case .radial(let stops, let center, let radius) = try #require(trace.layers.last).fill
    else {
      Issue.record("not radial")
      return
    }
    expect(abs(center.x - 47.5) < 0.3 && abs(center.y - 52) < 0.3, "\(center)")
    expect(abs(radius - 40) < 3, "\(radius)")
    expectColor(stops.first?.color, light, within: 0.05)
    expectColor(stops.last?.color, dark, within: 0.06)
  }

  @Test func stopsBetweenTheEnds() throws {
    var painting = Painting(160, 16)
    let middle = SIMD4<Double>(0.9, 0.1, 0.1, 1)
    painting.paint(samples: 1) { x, _ in
      x < 60 ? mix(dark, middle, x / 60) : mix(middle, light, (x - 60) / 100)
    }
    let trace = try trace(painting)
    expect(trace.faceCount == 1)
    guard case .linear(let stops, let start, let end) = try #require(trace.layers.first).fill else {
      Issue.record("not linear")
      return
    }
    expect(stops.count <= 5)
    let positions = stops.map { start.x + (end.x - start.x) * $0.location }
    let nearest = try #require(
      positions.indices.min { abs(positions[$0] - 60) < abs(positions[$1] - 60) })
    expect(abs(positions[nearest] - 60) < 4)
    expectColor(stops[nearest].color, middle, within: 0.06)
  }

  @Test func flatShapesAreNoRamps() throws {
    var source = RandomSource(seed: 41)
    let trace = try trace(Painting.flatArt(&source, width: 64, height: 64, count: 8))
    for layer in trace.layers {
      if case .color = layer.fill { continue }
      Issue.record("\(layer.fill)")
    }
  }

  @Test func rampsAreOnlyLookedForIfAsked() throws {
    var painting = Painting(64, 64)
    painting.paint(samples: 1) { x, _ in mix(dark, light, x / 64) }
    let trace = try ColorTracer().trace(painting.image())
    for layer in trace.layers {
      if case .color = layer.fill { continue }
      Issue.record("\(layer.fill)")
    }
    expect(trace.colorCount > 4)
  }
}
