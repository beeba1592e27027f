import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeTracing

/// Averaging of noise before a picture is traced.
@Suite struct DenoisingTests {
  private func edge(noise: Double, seed: UInt64) -> CGImage {
    var painting = Painting(48, 48, ground: SIMD4(0.8, 0.8, 0.8, 1))
    painting.fill(SIMD4(0.2, 0.2, 0.2, 1)) { x, _ in x < 24 }
    return painting.image(noise: noise, seed: seed)
  }

  /// The mean of 25 numbers has a fifth of their deviation; an edge has fewer on its side, but stays where it is.
  @Test(arguments: 1...5)
  func noiseGoesAndEdgesStay(seed: UInt64) {
    let picture = edge(noise: 12, seed: seed).denoised(level: 30)
    for y in 0..<48 {
      for x in 0..<48 {
        let value = Double(picture.bytes[3 * (48 * y + x)])
        expect(abs(value - (x < 24 ? 51 : 204)) < 9, "seed \(seed): \(value) at \(x), \(y)")
      }
    }
  }

  @Test func specksGoAndLinesStay() {
    var bytes = [UInt8](repeating: 255, count: 32 * 32)
    bytes[10 * 32 + 10] = 0
    for x in 0..<32 { bytes[20 * 32 + x] = 0 }
    let picture = CGImage(width: 32, height: 32, components: 1, depth: 8, bytes: bytes)
      .denoised(level: 20)
    expect(picture.bytes[10 * 32 + 10] == 255)
    expect((0..<32).allSatisfy { picture.bytes[20 * 32 + $0] == 0 })
  }

  @Test func levelsOutOfRangeAreHarmless() {
    let picture = edge(noise: 5, seed: 1)
    for level in [0, -1, Double.nan, -Double.infinity] {
      expect(picture.denoised(level: level).bytes == picture.bytes)
    }
    // All is alike then.
    expect(picture.denoised(level: Double.infinity).bytes.count == picture.bytes.count)
    let one = CGImage(width: 1, height: 1, components: 4, depth: 8, bytes: [1, 2, 3, 4])
    expect(one.denoised(level: 10).bytes == [1, 2, 3, 4])
  }

  /// Fewer regions, and the drawing still has its two colors.
  @Test func aNoisyPictureHasFewerShapes() throws {
    var source = RandomSource(seed: 3)
    let image = Painting.flatArt(&source, width: 200, height: 150, count: 10).image(
      noise: 20, seed: 2)
    var tracer = ColorTracer()
    let plain = try tracer.trace(image)
    tracer.noiseLevel = 40
    let averaged = try tracer.trace(image)
    expect(averaged.segmentCount <= plain.segmentCount)
    expect(averaged.faceCount <= plain.faceCount && averaged.faceCount > 1)
  }
}
