import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Images go where they belong, exactly where that can be.
struct ImageTests {
  private func random(_ width: Int, _ height: Int, seed: UInt64) -> CGImage {
    var random = RandomSource(seed: seed)
    return TestImage.make(width, height) { _, _ in
      SIMD4((0..<4).map { _ in UInt8(random.integer(0...255)) })
    }
  }

  /// Copies on whole pixels are the picture's own pixels, whatever the sampling.
  @Test(arguments: ImagePaint.Sampling.allCases)
  func alignedCopiesAreExact(sampling: ImagePaint.Sampling) throws {
    let image = random(13, 7, seed: 3)
    let expected = image.premultiplied()
    for (scale, x, y) in [(1.0, 2.0, 3.0), (2, 1.5, 3), (0.5, 4, 6)] {
      let list = drawing(40, 40) {
        $0.draw(
          image, in: CGRect(x: x, y: y, width: 13 / scale, height: 7 / scale), sampling: sampling)
      }
      let drawn = try Rasterizer(scale: scale, threads: 1).render(list)
      for row in 0..<7 {
        for column in 0..<13 {
          expect(
            pixel(drawn, column + Int(x * scale), row + Int(y * scale))
              == pixel(expected, column, row))
        }
      }
    }
  }

  /// Whole enlargements without smoothing are squares.
  @Test func squares() throws {
    let image = random(5, 4, seed: 5)
    let expected = image.premultiplied()
    let list = drawing(15, 12) {
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 15, height: 12), sampling: .none)
    }
    let drawn = try Rasterizer().render(list)
    for y in 0..<12 {
      for x in 0..<15 { expect(pixel(drawn, x, y) == pixel(expected, x / 3, y / 3)) }
    }
  }

  /// Shrunk pictures are exact means of areas.
  @Test func shrinkingAverages() throws {
    let image = random(24, 18, seed: 9)
    let expected = image.downscaled(width: 8, height: 6).premultiplied()
    let list = drawing(10, 10) { $0.draw(image, in: CGRect(x: 1, y: 2, width: 8, height: 6)) }
    let drawn = try Rasterizer().render(list)
    for y in 0..<6 {
      for x in 0..<8 { expect(pixel(drawn, x + 1, y + 2) == pixel(expected, x, y)) }
    }
  }

  /// Between two pixels' centers, bilinear is linear and Catmull and Rom's spline meets both.
  @Test func interpolation() throws {
    let image = TestImage.make(8, 1) { x, _ in SIMD4(UInt8(x * 36), 0, 0, 255) }
    for sampling in [ImagePaint.Sampling.low, .medium, .high] {
      let list = drawing(80, 2) {
        $0.draw(image, in: CGRect(x: 0, y: 0, width: 80, height: 2), sampling: sampling)
      }
      let drawn = try Rasterizer().render(list)
      // A ramp stays a ramp away from its ends.
      for x in 20..<60 {
        let exact = (Double(x) + 0.5 - 5) / 10 * 36
        expect(abs(Double(pixel(drawn, x, 0)[0]) - exact) <= 0.51, "\(sampling) at \(x)")
      }
    }
  }

  /// An opaque picture stays opaque up to its edge, and no clear pixel darkens its neighbors.
  @Test(arguments: [ImagePaint.Sampling.low, .high])
  func noFringes(sampling: ImagePaint.Sampling) throws {
    let opaque = TestImage.make(4, 4) { _, _ in SIMD4(255, 255, 255, 255) }
    let half = TestImage.make(4, 4) { x, _ in SIMD4(255, 255, 255, x < 2 ? 255 : 0) }
    let list = drawing(64, 64) {
      $0.draw(opaque, in: CGRect(x: 5, y: 5, width: 30, height: 30), sampling: sampling)
      $0.concatenate(CGAffineTransform(translationX: 30, y: 30).rotated(by: 0.3))
      $0.draw(half, in: CGRect(x: 0, y: 0, width: 30, height: 30), sampling: sampling)
    }
    let drawn = try Rasterizer().render(list)
    for y in 5..<29 {
      for x in 5..<29 { expect(pixel(drawn, x, y) == [255, 255, 255, 255]) }
    }
    for i in 0..<64 * 64 {
      let bytes = Array(drawn.bytes[i * 4..<i * 4 + 4])
      // White, more or less of it.
      expect(bytes.allSatisfy { abs(Int($0) - Int(bytes[3])) <= 1 })
    }
  }

  @Test func extensions() throws {
    let image = TestImage.make(2, 1) { x, _ in
      x == 0 ? SIMD4(255, 0, 0, 255) : SIMD4(0, 255, 0, 255)
    }
    func row(_ extend: ImagePaint.Extend) throws -> [[UInt8]] {
      let list = drawing(8, 1) {
        $0.fill(
          Path(box: 0, 0, 8, 1),
          with: .image(
            ImagePaint(
              image: image, rect: CGRect(x: 3, y: 0, width: 2, height: 1), extend: extend,
              sampling: .none)))
      }
      let drawn = try Rasterizer().render(list)
      return (0..<8).map { pixel(drawn, $0, 0) }
    }
    let (r, g, n): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 0, 0]
    )
    expect(try row(.none) == [n, n, n, r, g, n, n, n])
    expect(try row(.clamp) == [r, r, r, r, g, g, g, g])
    expect(try row(.repeat) == [g, r, g, r, g, r, g, r])
  }

  @Test func negativeSizesMirror() throws {
    let image = random(6, 5, seed: 8)
    let expected = image.premultiplied()
    let list = drawing(6, 5) {
      $0.fill(
        Path(box: 0, 0, 6, 5),
        with: .image(
          ImagePaint(image: image, rect: CGRect(x: 6, y: 5, width: -6, height: -5), extend: .clamp))
      )
    }
    let drawn = try Rasterizer().render(list)
    for y in 0..<5 {
      for x in 0..<6 { expect(pixel(drawn, x, y) == pixel(expected, 5 - x, 4 - y)) }
    }
  }

  @Test func tintsAndOpacities() throws {
    let image = TestImage.make(3, 1) { x, _ in SIMD4(9, 99, 200, [255, 128, 0][x]) }
    let list = drawing(3, 1) {
      $0.opacity = 0.5
      $0.draw(image, in: CGRect(x: 0, y: 0, width: 3, height: 1), tint: .rgb(1, 0, 0))
    }
    let drawn = try Rasterizer().render(list)
    expect(
      (0..<3).map { pixel(drawn, $0, 0) } == [[128, 0, 0, 128], [64, 0, 0, 64], [0, 0, 0, 0]])
  }

  /// A picture in Display P3 has the colors that paints in Display P3 have; gray and 16 bits are read.
  @Test func colorSpaces() throws {
    let p3 = TestImage.make(1, 1, space: .displayP3Space) { _, _ in SIMD4(128, 128, 51, 255) }
    let gray = CGImage(width: 1, height: 1, components: 1, depth: 8, bytes: [77])
    let deep = CGImage(
      width: 1, height: 1, components: 4, depth: 16,
      bytes: [0xFF, 0xFF, 0x80, 0x80, 0, 0, 0xFF, 0xFF])
    let list = drawing(4, 1) {
      $0.draw(p3, in: CGRect(x: 0, y: 0, width: 1, height: 1))
      $0.fill(
        Path(box: 1, 0, 1, 1),
        with: .color(
          CGColor(space: .displayP3Space, values: [128.0 / 255, 128.0 / 255, 0.2, 1])))
      $0.draw(gray, in: CGRect(x: 2, y: 0, width: 1, height: 1))
      $0.draw(deep, in: CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    let drawn = try Rasterizer().render(list)
    expect(pixel(drawn, 0, 0) == pixel(drawn, 1, 0))
    expect(pixel(drawn, 2, 0) == [77, 77, 77, 255])
    expect(pixel(drawn, 3, 0) == [255, 128, 0, 255])
  }

  /// Numbers beyond all measure draw something or nothing, and end.
  @Test(arguments: [1e-300, 1e-20, 1e-9, 1e9, 1e20, 1e300])
  func hostileSizes(size: Double) throws {
    let image = TestImage.letter()
    for extend in ImagePaint.Extend.allCases {
      let list = drawing(9, 9) {
        $0.fill(
          Path(box: 0, 0, 9, 9),
          with: .image(
            ImagePaint(
              image: image, rect: CGRect(x: 1, y: -size, width: size, height: size), extend: extend)
          ))
        $0.draw(image, in: CGRect(x: -size, y: 1, width: 2 * size, height: 3))
      }
      _ = try Rasterizer().render(list)
    }
  }
}
