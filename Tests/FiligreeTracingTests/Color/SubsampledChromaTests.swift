import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Pictures whose chroma has half of the resolution, as in most JPEGs.
@Suite struct SubsampledChromaTests {
  private typealias Color = SIMD4<Double>

  /// A picture as JPEG stores it without loss but for chroma: means of 2 × 2 pixels, and between them linear interpolation.
  ///
  /// The picture is cut out of one that begins `left` and `top` pixels, 0 or 1, before it.
  private func subsampled(_ image: CGImage, left: Int = 0, top: Int = 0) -> CGImage {
    let (w, h, bytes) = (image.width, image.height, image.bytes)
    let n = image.componentsPerPixel
    /// Luma, and blue and red less luma.
    func ycc(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let at = (min(max(y, 0), h - 1) * w + min(max(x, 0), w - 1)) * n
      let (r, g, b) = (Double(bytes[at]), Double(bytes[at + 1]), Double(bytes[at + 2]))
      let luma = 0.299 * r + 0.587 * g + 0.114 * b
      return SIMD3(luma, b - luma, r - luma)
    }
    let (across, down) = ((w + left + 1) / 2, (h + top + 1) / 2)
    func sample(_ i: Int, _ j: Int) -> SIMD3<Double> {
      let x = 2 * min(max(i, 0), across - 1) - left
      let y = 2 * min(max(j, 0), down - 1) - top
      return (ycc(x, y) + ycc(x + 1, y) + ycc(x, y + 1) + ycc(x + 1, y + 1)) / 4
    }
    var result = bytes
    for y in 0..<h {
      for x in 0..<w {
        let (i, j) = ((x + left) / 2, (y + top) / 2)
        let (i2, j2) = (i + ((x + left) & 1 == 0 ? -1 : 1), j + ((y + top) & 1 == 0 ? -1 : 1))
        let near = 0.75 * sample(i, j) + 0.25 * sample(i2, j)
        let far = 0.75 * sample(i, j2) + 0.25 * sample(i2, j2)
        let chroma = 0.75 * near + 0.25 * far
        let luma = ycc(x, y).x
        let (b, r) = (luma + chroma.y, luma + chroma.z)
        let g = (luma - 0.299 * r - 0.114 * b) / 0.587
        for (k, value) in [r, g, b].enumerated() {
          result[(y * w + x) * n + k] = UInt8(min(max(value.rounded(), 0), 255))
        }
      }
    }
    return CGImage(
      width: w, height: h, components: n, depth: 8, space: image.colorSpace, bytes: result)
  }

  /// Lines on a ground, in colors none of whose components is cut off.
  private func drawing(_ source: inout RandomSource, width: ClosedRange<Double> = 1...2.5)
    -> CGImage
  {
    func color() -> Color {
      Color(
        source.number(in: 0.1...0.9), source.number(in: 0.1...0.9), source.number(in: 0.1...0.9), 1)
    }
    func point() -> SIMD2<Double> { SIMD2(source.number(in: 0...96), source.number(in: 0...80)) }
    var painting = Painting(96, 80, ground: color())
    for _ in 0..<8 {
      painting.line(from: point(), to: point(), width: source.number(in: width), color: color())
    }
    return painting.image()
  }

  /// The mean difference of the components of two pictures.
  private func difference(_ a: [UInt8], _ b: [UInt8]) -> Double {
    Double(zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }) / Double(a.count)
  }

  @Test func chromaIsNearerToWhatItWas() throws {
    var (before, after) = (0.0, 0.0)
    for seed in UInt64(1)...20 {
      var source = RandomSource(seed: seed)
      let image = drawing(&source)
      let stored = subsampled(image, left: Int(seed) & 1, top: Int(seed) >> 1 & 1)
      let plane = ColorPlane(stored)
      let sharpened = try #require(SubsampledChroma.sharpened(plane), "seed \(seed): not found")
      let original = ColorPlane(image).bytes
      let (soft, sharp) = (
        difference(original, plane.bytes), difference(original, sharpened.bytes)
      )
      expect(sharp < soft, "seed \(seed): \(soft) levels, \(sharp) sharpened")
      before += soft
      after += sharp
    }
    expect(after < 0.8 * before, "\(before / 20) levels, \(after / 20) sharpened")
  }

  @Test(arguments: 1...20)
  func whatWasNotSubsampledStays(seed: UInt64) {
    var source = RandomSource(seed: seed)
    expect(SubsampledChroma.sharpened(ColorPlane(drawing(&source))) == nil, "seed \(seed)")
  }

  /// Three stripes, one of whose edges lies within a column of pixels.
  @Test func stripesStay() {
    var painting = Painting(60, 40, ground: Color(0.93, 0.16, 0.22, 1))
    painting.fill(Color(0.1, 0.15, 0.5, 1)) { x, _ in x < 20.6 }
    painting.fill(Color(1, 1, 1, 1)) { x, _ in x >= 20.6 && x < 40.3 }
    expect(SubsampledChroma.sharpened(ColorPlane(painting.image())) == nil)
  }

  @Test func grayAndTinyPicturesStay() {
    var source = RandomSource(seed: 1)
    var painting = Painting(40, 40)
    for k in 0..<6 {
      let x = 4 + 6 * Double(k)
      painting.line(from: SIMD2(x, 2), to: SIMD2(x + 2, 38), width: 1.5, color: Color(0, 0, 0, 1))
    }
    expect(SubsampledChroma.sharpened(ColorPlane(painting.image())) == nil)
    for (w, h) in [(1, 1), (3, 40), (40, 3), (2, 2), (5, 4)] {
      let bytes = (0..<(3 * w * h)).map { _ in UInt8(source.number(in: 0...255)) }
      let plane = ColorPlane(width: w, height: h, stride: 3, bytes: bytes, hasAlpha: false)
      expect(SubsampledChroma.sharpened(plane)?.bytes.count ?? bytes.count == bytes.count)
    }
  }

  @Test func thinLinesKeepTheirHue() throws {
    let lines = [Color(0.15, 0.45, 0.2, 1), Color(0.45, 0.2, 0.6, 1), Color(0.75, 0.2, 0.15, 1)]
    var painting = Painting(300, 160, ground: Color(0.93, 0.9, 0.8, 1))
    for (k, color) in lines.enumerated() {
      for row in 0..<4 {
        let x = 12 + 96 * Double(k) + 20 * Double(row)
        painting.line(from: SIMD2(x, 12), to: SIMD2(x + 14, 148), width: 1.6, color: color)
      }
    }
    let trace = try ColorTracer().trace(subsampled(painting.image()))
    let found = trace.layers.compactMap { layer -> SIMD4<Double>? in
      guard case .color(let color) = layer.fill, let c = color.components else { return nil }
      return SIMD4(c.map { Double($0) })
    }
    for color in lines {
      let nearest = found.map { d in ((d - color) * (d - color)).sum().squareRoot() }.min() ?? 1
      expect(nearest < 0.12, "\(color): \(nearest), \(found)")
    }
  }
}
