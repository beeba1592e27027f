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
      scene, pixels, stride, fill, _ in
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
    expect(worst <= 2, "seed \(seed), \(mode), \(filter): \(worst)")
  }

  /// Each pixel is what four blocks around its center are, to the bit, one by one.
  @Test(arguments: UInt64(1)...20)
  func blocksAreEnlargedBetweenTheirCenters(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let mode: ColorMode = random.chance(0.5) ? .linear : .nonLinear
    let grid = CoarseGrid(columns: random.integer(1...9), rows: random.integer(1...9))
    let buffer = PixelBuffer(
      PixelRect(
        x: random.integer(-5...5), y: random.integer(-5...5), width: random.integer(1...7),
        height: random.integer(1...7)), mode)
    let blocks = (0..<buffer.rect.count).map { _ in
      FloatPixel(
        Float(random.number(in: 0...1)), Float(random.number(in: 0...1)),
        Float(random.number(in: 0...1)), 1)
    }
    for (i, color) in blocks.enumerated() {
      if mode.isFloat {
        buffer.floats[i] = color
      } else {
        buffer.pixels[i] = BlendFormulas.pixel(color)
      }
    }
    func block(_ x: Int, _ y: Int) -> FloatPixel {
      let (i, j) = (x - buffer.rect.x, y - buffer.rect.y)
      guard i >= 0, j >= 0, i < buffer.rect.width, j < buffer.rect.height else {
        return FloatPixel()
      }
      let k = j * buffer.rect.width + i
      return mode.isFloat ? buffer.floats[k] : BlendFormulas.color(buffer.pixels[k])
    }
    let target = PixelRect(
      x: random.integer(-60...20), y: random.integer(-60...20), width: 50, height: 40)
    let result = buffer.enlarged(from: grid, in: target, workers: Workers(threads: 2))
    for y in target.y..<target.maxY {
      for x in target.x..<target.maxX {
        let u = (Double(x) + 0.5) / Double(grid.columns) - 0.5
        let v = (Double(y) + 0.5) / Double(grid.rows) - 0.5
        let (i, j) = (Int(floor(u)), Int(floor(v)))
        let (fx, fy) = (Float(u - floor(u)), Float(v - floor(v)))
        let upper = block(i, j) * (1 - fx) + block(i + 1, j) * fx
        let lower = block(i, j + 1) * (1 - fx) + block(i + 1, j + 1) * fx
        let expected = upper * (1 - fy) + lower * fy
        let isSame =
          mode.isFloat
          ? result.floatRow(y)[x - target.x] == expected
          : result.row(y)[x - target.x] == BlendFormulas.pixel(expected)
        expect(isSame, "seed \(seed), \(x), \(y)")
      }
    }
  }

  /// Blurs in blurs: by pixels the innermost would take 23 million.
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
    expect(alphas(try rasterizer.render(list)).allSatisfy { $0 == 255 })
  }
}

extension Path {
  fileprivate var rotated: Path {
    applying(CGAffineTransform(rotationAngle: 0.4))
  }
}
