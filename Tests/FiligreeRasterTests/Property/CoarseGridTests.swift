import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Wide blurs are drawn by blocks of pixels; what is seen is what they make of each pixel.
struct CoarseGridTests {
  /// The page of `list` and what lies around it drawn by pixels, and filtered there.
  private func filteredByPixels(
    _ list: DisplayList, _ filter: Filter, _ margin: Int, _ mode: ColorMode
  ) throws -> CGImage {
    let (width, height) = (Int(list.bounds.width), Int(list.bounds.height))
    let around = PixelRect(
      x: -margin, y: -margin, width: width + 2 * margin, height: height + 2 * margin)
    let workers = Workers(threads: 2)
    var rasterizer = Rasterizer(threads: 2)
    rasterizer.colorMode = mode
    let source = PixelBuffer(around, mode)
    let renderer = try LayerRenderer(list, rasterizer, workers: workers) {
      scene, pixels, stride, fill in
      var renderer = BandRenderer(scene.geometry, streams: false)
      for band in 0..<scene.geometry.bandCount {
        renderer.draw(band, of: scene, into: pixels, stride: stride, background: fill)
      }
    }
    try renderer.draw(
      list.root, in: around, into: source.target, background: .clear, held: 0)
    let page = PixelRect(x: 0, y: 0, width: width, height: height)
    let result = source.filtered(by: filter, .identity, in: page, workers: workers)
      .converted(to: .nonLinear, dithers: false, workers: workers)
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, componentsPerPixel: 4,
      bytesPerRow: width * 4, space: .sRGBSpace,
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      bytes: Array(UnsafeRawBufferPointer(start: result.pixels, count: page.count * 4)))
  }

  private func difference(_ a: CGImage, _ b: CGImage) -> Int {
    zip(a.bytes, b.bytes).reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }

  /// Within two steps of 8 bits, one of them for the rounding before the enlarging.
  @Test(arguments: UInt64(1)...4)
  func blocksAreAsGoodAsPixels(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let mode: ColorMode = random.chance(0.3) ? .linear : .nonLinear
    let radius = random.number(in: 64...100)
    let filter: Filter =
      random.chance(0.5)
      ? .blur(radius: radius)
      : .shadow(
        Filter.Shadow(
          color: .rgb(0.9, 0.2, 0.1, 0.8), radius: radius,
          offset: CGSize(width: random.number(in: -60...60), height: 33),
          options: random.chance(0.3) ? .invertsAlpha : []))
    func draw(_ recorder: inout DisplayListRecorder) {
      var random = random
      for _ in 0..<12 {
        let color = CGColor.rgb(
          random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1), 1)
        let box = Path(
          box: random.number(in: -300...300), random.number(in: -300...300),
          random.number(in: 1...200), random.number(in: 1...200))
        recorder.fill(random.chance(0.5) ? box : box.rotated, with: .color(color))
      }
    }
    let plain = drawing(120, 90, draw)
    let blurred = drawing(120, 90) { $0.layer(filters: [filter]) { draw(&$0) } }
    var rasterizer = Rasterizer(threads: 2)
    rasterizer.colorMode = mode
    let expected = try filteredByPixels(plain, filter, Int(3 * radius) + 64, mode)
    let worst = difference(try rasterizer.render(blurred), expected)
    #expect(worst <= 2, "seed \(seed), \(mode), \(filter): \(worst)")
  }

  /// Blurs in blurs, each of the largest deviation: by pixels the second would take 41 million, and the last
  /// 650 million.
  @Test func blursInBlursStayWithinMemory() throws {
    func nested(_ depth: Int, _ recorder: inout DisplayListRecorder) {
      if depth == 0 {
        recorder.fill(Path(box: -9e4, -9e4, 18e4, 18e4), with: .color(.black))
      } else {
        recorder.layer(filters: [
          .shadow(
            Filter.Shadow(color: .rgb(1, 0, 0, 1), radius: 200, offset: CGSize(width: 9, height: 9))
          )
        ]) {
          $0.layer(filters: [.blur(radius: 200)]) { nested(depth - 1, &$0) }
        }
      }
    }
    let list = drawing(40, 30) { nested(2, &$0) }
    var rasterizer = Rasterizer()
    rasterizer.layerPixelLimit = 1 << 22
    #expect(alphas(try rasterizer.render(list)).allSatisfy { $0 == 255 })
  }
}

extension Path {
  fileprivate var rotated: Path {
    applying(CGAffineTransform(rotationAngle: 0.4))
  }
}
