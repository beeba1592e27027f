import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Sizes, limits, background, colors: the promises of ``Rasterizer``.
struct RasterizerTests {
  private func render(_ bounds: CGRect, _ rasterizer: Rasterizer) throws -> CGImage {
    try rasterizer.render(DisplayListRecorder(bounds: bounds).finish())
  }

  @Test func sizeIsRoundedUp() throws {
    for (width, scale, pixels) in [
      (10.0, 1.0, 10), (10.2, 1, 11), (10, 1.5, 15), (0.1, 3, 1), (3, 0.1, 1), (10.1, 3, 31),
      (0.1 * 3 * 10, 1, 3),
    ] {
      let image = try render(
        CGRect(x: 0, y: 0, width: width, height: 1), Rasterizer(scale: scale))
      expect(image.width == pixels)
    }
  }

  @Test func formatIsPremultipliedSRGB() throws {
    let image = try render(CGRect(x: 0, y: 0, width: 3, height: 2), Rasterizer())
    expect(image.alphaInfo == .premultipliedLast)
    expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 12)
    expect(image.colorSpace == .sRGBSpace)
    expect(image.bytes.allSatisfy { $0 == 0 })
  }

  @Test func pagesWithoutArea() {
    for (width, height) in [(0.0, 1.0), (1, 0), (.nan, 1), (.infinity, 1)] {
      #expect(throws: RasterError.self) {
        try render(CGRect(x: 0, y: 0, width: width, height: height), Rasterizer())
      }
    }
  }

  @Test func scalesThatAreNone() {
    let bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
    for scale in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(throws: RasterError.self) { try render(bounds, Rasterizer(scale: scale)) }
    }
  }

  @Test func limitIsCheckedFirst() throws {
    let huge = CGRect(x: 0, y: 0, width: 1e5, height: 1e5)
    #expect(throws: RasterError.tooManyPixels(width: 1e5, height: 1e5, limit: 1 << 28)) {
      try render(huge, Rasterizer())
    }
    #expect(throws: RasterError.self) {
      try render(CGRect(x: 0, y: 0, width: 1e200, height: 1e200), Rasterizer(pixelLimit: .max))
    }
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(throws: RasterError.self) { try render(small, Rasterizer(pixelLimit: 99)) }
    expect(try render(small, Rasterizer(pixelLimit: 100)).width == 10)
    #expect(throws: RasterError.self) { try render(small, Rasterizer(pixelLimit: -1)) }
  }

  @Test func errorsSayWhatIsWrong() {
    let error = RasterError.tooManyPixels(width: 1e5, height: 1e5, limit: 7)
    expect(error.description.contains("limit of 7"))
    expect(RasterError.invalidScale(-1).description.contains("-1"))
    expect(RasterError.emptyPage(bounds: .zero).description.contains("no area"))
  }

  @Test func backgroundCoversThePage() throws {
    let bounds = CGRect(x: 0, y: 0, width: 5, height: 3)
    let image = try render(bounds, Rasterizer(background: .rgb(1, 0.5, 0, 0.5)))
    for i in 0..<15 {
      expect(Array(image.bytes[i * 4..<i * 4 + 4]) == [128, 64, 0, 128])
    }
  }

  @Test func originIsTheUpperLeftCorner() throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: -7, y: 100, width: 10, height: 10))
    recorder.fill(Path(box: -6, 103, 1, 1), with: .color(.black))
    let drawn = try alphas(Rasterizer(scale: 2).render(recorder.finish()))
    for y in 0..<20 {
      for x in 0..<20 {
        expect(drawn[y * 20 + x] == ((2...3).contains(x) && (6...7).contains(y) ? 255 : 0))
      }
    }
  }

  @Test func opaqueFillReplacesAll() throws {
    for size in [1, 7, 8, 255, 256, 257, 300] {
      let list = drawing(Double(size), 9) {
        $0.fill(Path(box: 0, 0, Double(size), 9), with: .color(.rgb(0, 1, 0)))
        $0.fill(Path(box: 0, 0, Double(size), 9), with: .color(.rgb(1, 0.2, 0)))
      }
      let image = try Rasterizer(background: .white).render(list)
      for i in 0..<size * 9 {
        expect(Array(image.bytes[i * 4..<i * 4 + 4]) == [255, 51, 0, 255])
      }
    }
  }

  /// Opacity of the command, of the paint and of the coverage multiply.
  @Test func opacities() throws {
    for opacity in stride(from: 0, through: 1, by: 0.125) {
      let list = drawing(4, 4) {
        $0.opacity = opacity
        $0.fill(Path(box: 0, 0, 4, 4), with: .color(.rgb(1, 0, 0.5, 0.5)))
      }
      let image = try Rasterizer(background: .white).render(list)
      let alpha = opacity / 2
      let expected = [255, 255 - 255 * alpha, 255 - 127.5 * alpha, 255]
      for (actual, exact) in zip(pixel(image, 1, 1), expected) {
        expect(abs(Double(actual) - exact) <= 1)
      }
    }
  }

  @Test func multiplicationRoundsToNearest() {
    for a in 0...255 {
      for b in 0...255 {
        let exact = UInt8((2 * a * b + 255) / 510)
        expect(PixelMath.multiply(UInt8(a), UInt8(b)) == exact)
        expect(
          PixelMath.multiply(Pixel(a) * 0x0101_0101, UInt8(b)) == Pixel(exact) * 0x0101_0101)
      }
    }
  }

  @Test func colorSpaces() {
    func bytes(_ color: CGColor) -> [UInt8] {
      let pixel = PremultipliedColor(color, opacity: 1).pixel
      return (0..<4).map { UInt8(truncatingIfNeeded: pixel >> (8 * $0)) }
    }
    expect(bytes(CGColor(gray: 0.5, alpha: 1)) == [128, 128, 128, 255])
    func p3(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> CGColor {
      CGColor(space: .displayP3Space, values: [r, g, b, 1])
    }
    expect(bytes(p3(1, 1, 1)) == [255, 255, 255, 255])
    // Out of sRGB: cut.
    expect(bytes(p3(1, 0, 0)) == [255, 0, 0, 255])
    // Inside: CSS Color 4's sample, color(display-p3 0.5 0.5 0.2) and neighbors keep their hue.
    expect(bytes(p3(0.5, 0.5, 0.5)) == [128, 128, 128, 255])
    expect(bytes(CGColor(srgbRed: .nan, green: 2, blue: -1, alpha: 0.5)) == [0, 128, 0, 128])
  }

  @Test(arguments: UInt64(100)...103)
  func threadsMakeNoDifference(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 300)
    let list = scene.make(commands: 20)
    let one = try Rasterizer(threads: 1).render(list)
    for threads in [2, 8, nil, 0, -1, .max] {
      expect(try Rasterizer(threads: threads).render(list).bytes == one.bytes)
    }
  }

  @Test func anyNumberOfThreadsWillDo() throws {
    let list = drawing(99, 150) { $0.fill(Path(circle: 50, 70, 40), with: .color(.black)) }
    let one = try Rasterizer(threads: 1).render(list)
    for threads in [.min, -3, 0, 1000, .max] {
      expect(try Rasterizer(threads: threads).render(list).bytes == one.bytes)
    }
  }
}
