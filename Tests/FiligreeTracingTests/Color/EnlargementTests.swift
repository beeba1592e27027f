import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Pictures that were enlarged smoothly, or are as soft, are traced by samples as far apart as they can be.
@Suite struct EnlargementTests {
  /// Discs and a slanted band in three colors.
  private func art(_ width: Int, _ height: Int) -> Painting {
    var art = Painting(width, height)
    let unit = Double(height) / 10
    art.fill(SIMD4(0.8, 0.1, 0.1, 1)) { x, y in hypot(x - 3 * unit, y - 4 * unit) < 2.2 * unit }
    art.fill(SIMD4(0.1, 0.3, 0.7, 1)) { x, y in abs(y - 7.6 * unit - x * 0.1) < 0.8 * unit }
    art.fill(SIMD4(0.9, 0.7, 0.1, 1)) { x, y in hypot(x - 8 * unit, y - 3 * unit) < 1.4 * unit }
    return art
  }

  /// A picture enlarged by linear interpolation, the pixels' middles kept.
  private func enlarged(_ image: CGImage, to width: Int, _ height: Int) -> CGImage {
    let (w, h, n) = (image.width, image.height, image.componentsPerPixel)
    func at(_ x: Int, _ y: Int, _ c: Int) -> Double {
      Double(image.bytes[(min(max(y, 0), h - 1) * w + min(max(x, 0), w - 1)) * n + c])
    }
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width {
        let u = (Double(x) + 0.5) * Double(w) / Double(width) - 0.5
        let v = (Double(y) + 0.5) * Double(h) / Double(height) - 0.5
        let (i, j) = (Int(u.rounded(.down)), Int(v.rounded(.down)))
        let (s, t) = (u - Double(i), v - Double(j))
        for c in 0..<n {
          let above = at(i, j, c) * (1 - s) + at(i + 1, j, c) * s
          let below = at(i, j + 1, c) * (1 - s) + at(i + 1, j + 1, c) * s
          bytes.append(UInt8((above * (1 - t) + below * t).rounded()))
        }
      }
    }
    return CGImage(width: width, height: height, components: n, depth: 8, bytes: bytes)
  }

  private func factor(_ image: CGImage) -> Double {
    ColorPlane(image).withView { Enlargement(of: $0).factor }
  }

  @Test(arguments: [(2, 2.0...2), (4, 4...4), (6, 2...6)])
  func enlargedPicturesAreFound(_ times: Int, _ factors: ClosedRange<Double>) {
    for image in [art(80, 60).image(), art(80, 60).image(hasAlpha: true)] {
      expect(factor(image) == 1)
      let found = factor(enlarged(image, to: 80 * times, 60 * times))
      expect(factors.contains(found), "\(found)")
    }
  }

  @Test func sharpPicturesKeepTheirPixels() {
    var source = RandomSource(seed: 131)
    for round in 0..<20 {
      let image = Painting.flatArt(&source, width: 120 + round, height: 90, count: 8).image()
      expect(factor(image) == 1, "round \(round)")
    }
    expect(factor(art(80, 60).image(noise: 8)) == 1)
    // Nothing to be seen, and too little of it.
    expect(factor(Painting(200, 200).image()) == 1)
    for (w, h) in [(1, 1), (1, 3000), (3000, 1), (20, 20), (31, 400)] {
      expect(factor(Painting(w, h, ground: SIMD4(0.3, 0.2, 0.1, 1)).image()) == 1)
    }
  }

  /// The drawing of an enlarged picture has the segments of that picture's, and its size.
  @Test func drawingsAreThoseOfTheSamples() throws {
    let small = art(96, 72).image()
    let plain = try ColorTracer().trace(small)
    for (w, h) in [(384, 288), (381, 290)] {
      let trace = try ColorTracer().trace(enlarged(small, to: w, h))
      expect(trace.width == w && trace.height == h)
      expect(trace.segmentCount <= plain.segmentCount + 4, "\(trace.segmentCount)")
      expect(trace.layers.count == plain.layers.count)
      // The red disc, in the large picture's coordinates.
      let disc = try #require(
        trace.layers.first { layer in
          guard case .color(let color) = layer.fill, let c = color.components else { return false }
          return c[0] > 0.7 && c[1] < 0.3
        })
      let box = disc.path.boundingRect
      let (across, down) = (Double(w) / 96, Double(h) / 72)
      expect(abs(box.midX - 21.6 * across) < 1.5 && abs(box.midY - 28.8 * down) < 1.5, "\(box)")
      expect(abs(box.height - 31.68 * down) < 2, "\(box)")
    }
  }

  /// The edges of an enlarged picture are soft, but no gradients: whoever looks for these gets the same drawing.
  @Test func softEdgesAreNoGradients() throws {
    var sign = Painting(80, 60)
    sign.fill(SIMD4(0.1, 0.4, 0.8, 1)) { x, y in hypot(x - 40, y - 30) < 24 }
    sign.fill(SIMD4(1, 1, 1, 1)) { x, y in
      (abs(x - 40) < 14 && abs(y - 30) < 4) || (abs(x - 40) < 4 && abs(y - 30) < 14)
    }
    let large = enlarged(sign.image(), to: 320, 240)
    var tracer = ColorTracer()
    let plain = try tracer.trace(large)
    tracer.findsGradients = true
    let trace = try tracer.trace(large)
    expect(trace.layers.map(\.path.svg) == plain.layers.map(\.path.svg))
    expect(trace.layers.map(\.fill) == plain.layers.map(\.fill))
  }

  /// What is asked for in pixels is meant in those of the picture.
  @Test func optionsAreInPixelsOfThePicture() throws {
    let small = art(96, 72).image()
    let large = enlarged(small, to: 384, 288)
    var (tracer, fine) = (ColorTracer(), ColorTracer())
    (tracer.tolerance, tracer.despeckle) = (4, 64)
    (fine.tolerance, fine.despeckle) = (1, 4)
    let (a, b) = (try tracer.trace(large), try fine.trace(small))
    expect(abs(a.segmentCount - b.segmentCount) <= 2, "\(a.segmentCount) \(b.segmentCount)")
    tracer.despeckle = 90_000
    expect(try tracer.trace(large).layers.count == 1)
    tracer.despeckle = .max
    expect(try tracer.trace(large).layers.count <= 1)
  }
}
