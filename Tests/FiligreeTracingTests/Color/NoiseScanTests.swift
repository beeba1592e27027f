import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Noise is distinguished from details, and photos without finer details are traced by means of pixels.
@Suite struct NoiseScanTests {
  /// Smooth hills of many colors.
  private func hills(_ width: Int, _ height: Int) -> Painting {
    var painting = Painting(width, height)
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
        painting.pixels[y * width + x] = SIMD4(
          0.5 + 0.4 * sin(5 * u + 2 * v), 0.5 + 0.4 * cos(4 * v - 3 * u),
          0.5 + 0.3 * sin(3 * u * v + 4 * v), 1)
      }
    }
    return painting
  }

  private func scale(_ image: CGImage) -> Int {
    ColorPlane(image).withView { NoiseScan($0).scale }
  }

  @Test func noiseIsToldFromDetails() {
    var source = RandomSource(seed: 81)
    expect(scale(hills(600, 400).image()) == 1)
    expect(scale(hills(600, 400).image(noise: 8)) == NoiseScan.largest)
    expect(scale(Painting.leaves(&source, width: 300, height: 200).image(noise: 3)) == 1)
    // Noise of two pixels across is no noise of one.
    let coarse = hills(300, 200).image(noise: 8)
    let doubled = CGImage(
      width: 600, height: 400, components: 3, depth: 8,
      bytes: (0..<(600 * 400 * 3)).map { i in
        let (x, y, c) = (i / 3 % 600, i / 1800, i % 3)
        return coarse.bytes[((y / 2) * 300 + x / 2) * 3 + c]
      })
    expect(scale(doubled) == 1)
    for (w, h) in [(1, 1), (1, 40), (40, 1), (2, 2), (5, 3)] {
      expect(scale(Painting(w, h).image(noise: 100)) >= 1, "\(w) × \(h)")
    }
  }

  @Test func meansAreThoseOfThePixels() {
    var source = RandomSource(seed: 82)
    for round in 0..<40 {
      let (w, h) = (Int.random(in: 1...13, using: &source), Int.random(in: 1...13, using: &source))
      let scale = Int.random(in: 1...NoiseScan.largest, using: &source)
      let n = Int.random(in: 3...4, using: &source)
      let bytes = (0..<(w * h * n)).map { _ in UInt8.random(in: 0...255, using: &source) }
      let plane = ColorPlane(width: w, height: h, stride: n, bytes: bytes, hasAlpha: n == 4)
      let means = plane.withView { BlockMeans.plane(of: $0, scale: scale) }
      expect(means.width == (w + scale - 1) / scale && means.height == (h + scale - 1) / scale)
      expect(means.stride == n && means.hasAlpha == plane.hasAlpha)
      for y in 0..<means.height {
        for x in 0..<means.width {
          for c in 0..<n {
            var (sum, count) = (0, 0)
            for j in (y * scale)..<min((y + 1) * scale, h) {
              for i in (x * scale)..<min((x + 1) * scale, w) {
                sum += Int(bytes[(j * w + i) * n + c])
                count += 1
              }
            }
            let mean = Int(means.bytes[(y * means.width + x) * n + c])
            expect(
              mean == (sum + count / 2) / count,
              "round \(round): \(w) × \(h) by \(scale), \(x), \(y), \(c)")
          }
        }
      }
    }
  }

  @Test func noisyPhotosAreTracedByMeans() throws {
    // A width and height that no scale divides.
    let (w, h) = (401, 302)
    let clean = hills(w, h)
    let image = clean.image(noise: 14)
    var tracer = ColorTracer()
    let all = try tracer.graph(of: ColorPlane(image)).graph
    tracer.fewestNoisyPixels = 1
    let found = try tracer.graph(of: ColorPlane(image))
    expect(found.kind == .photo && found.graph.scale == NoiseScan.largest)
    expect(all.scale == 1 && found.graph.labels.count * 4 < all.labels.count)
    expect(found.graph.width == w && found.graph.height == h)
    let page = CGRect(x: 0, y: 0, width: w, height: h)
    let trace = try tracer.trace(image)
    expect(trace.width == w && trace.height == h)
    for layer in trace.layers {
      expect(page.insetBy(dx: -1.5, dy: -1.5).contains(layer.path.boundingRect))
    }
    // The first shape is the page; all pixels are painted.
    expect(trace.layers.first?.path.boundingRect == page)
    // Whoever asks for what is finer gets it.
    tracer.tolerance = 0.3
    expect(try tracer.graph(of: ColorPlane(image)).graph.scale == 1)
    tracer.tolerance = 0.8
    expect(try tracer.graph(of: ColorPlane(image)).graph.scale == 2)
    tracer.tolerance = nil
    tracer.despeckle = 4
    expect(try tracer.graph(of: ColorPlane(image)).graph.scale == 1)
    // Gradients are looked for in the means.
    tracer.despeckle = nil
    tracer.findsGradients = true
    let ramps = try tracer.trace(image)
    expect(ramps.segmentCount <= trace.segmentCount + 20, "\(ramps.segmentCount)")
  }

  /// A gradient that means show lies where the pixels have it.
  @Test func gradientsOfMeansAreInPixels() throws {
    let (w, h) = (402, 303)
    var painting = hills(w, h)
    let (left, right) = (SIMD4(0.1, 0.2, 0.9, 1), SIMD4(0.9, 0.8, 0.1, 1))
    painting.paint(samples: 2) { x, y in
      abs(x - 250) < 100 && abs(y - 150) < 90 ? left + (right - left) * ((x - 150) / 200) : nil
    }
    var tracer = ColorTracer()
    (tracer.fewestNoisyPixels, tracer.findsGradients) = (1, true)
    let image = painting.image(noise: 14)
    expect(try tracer.graph(of: ColorPlane(image)).graph.scale > 1)
    let found = try tracer.trace(image).layers.compactMap { layer -> [Double]? in
      guard case .linear(let stops, let start, let end) = layer.fill,
        layer.path.boundingRect.contains(CGRect(x: 180, y: 80, width: 140, height: 140))
      else { return nil }
      // The blue where the gradient is half through.
      let d = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let t = ((250 - start.x) * d.x + (150 - start.y) * d.y) / (d.x * d.x + d.y * d.y)
      let color = TraceSampling.color(stops, Double(t))
      return (0..<3).map { color[$0] }
    }
    let color = try #require(found.first)
    for (component, expected) in zip(color, [0.5, 0.5, 0.5]) {
      expect(abs(component - expected) < 0.04, "\(color)")
    }
  }

  @Test func flatArtWithNoiseIsNot() throws {
    var source = RandomSource(seed: 83)
    for round in 0..<4 {
      let painting = Painting.flatArt(&source, width: 160, height: 120, count: 12)
      var tracer = ColorTracer()
      tracer.fewestNoisyPixels = 1
      let found = try tracer.graph(
        of: ColorPlane(painting.image(noise: 9, seed: UInt64(round + 1))))
      expect(found.graph.scale == 1 && found.kind == .noisy, "round \(round)")
    }
  }
}
