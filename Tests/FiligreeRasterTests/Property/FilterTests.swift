import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Filters do what their formulas say.
struct FilterTests {
  /// The picture of a pixel-aligned rectangle of `color`, filtered.
  private func filtered(_ color: CGColor, _ filters: [Filter]) throws -> [UInt8] {
    let list = drawing(8, 8) {
      $0.layer(filters: filters) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(color)) }
    }
    return pixel(try Rasterizer().render(list), 4, 4)
  }

  // MARK: Blur

  /// The area of a normal distribution left of `x`.
  private func normal(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

  /// An edge blurred is the Gaussian's integral: within 1 % for boxes; below 2 pixels the
  /// kernel is sampled at pixels' centers, which tells the more the smaller it is; from 64 on it is drawn by
  /// blocks of pixels, and rounded a second time.
  @Test(arguments: [0.3, 0.7, 1, 1.5, 1.99, 2, 2.5, 3, 4.2, 7, 12, 30, 63, 65, 100])
  func blurredEdges(sigma: Double) throws {
    let list = drawing(400, 3) {
      $0.layer(filters: [.blur(radius: sigma)]) {
        $0.fill(Path(box: 200, -900, 900, 1800), with: .color(.black))
      }
    }
    let drawn = alphas(try Rasterizer().render(list))
    var worst = 0.0
    for x in 0..<400 {
      let exact = 255 * normal((Double(x) + 0.5 - 200) / sigma)
      worst = max(worst, abs(Double(drawn[400 + x]) - exact))
    }
    let roundings = sigma < 64 ? 0.5 : 1
    expect(worst <= (sigma < 1 ? 12 : sigma < 2 ? 2.5 : 0.01 * 255 + roundings), "\(worst)")
  }

  @Test(arguments: [0.5, 1.3, 2, 3.3, 8, 20.5])
  func blursKeepTheirVariance(sigma: Double) {
    let buffer = PixelBuffer(PixelRect(x: 0, y: 0, width: 1, height: 1))
    buffer.pixels[0] = 0xFFFF_FFFF
    // Along x alone, so that enough of a single pixel is left in a byte.
    let size = Int(3 * sigma) + 4
    let blur = GaussianBlur(deviation: sigma)
    let line = UnsafeMutablePointer<GaussianBlur.Levels>.allocate(capacity: 6 * size)
    let scratch = UnsafeMutablePointer<GaussianBlur.Levels>.allocate(capacity: 6 * size)
    defer {
      line.deallocate()
      scratch.deallocate()
    }
    let count = 2 * size + 1
    let all = count + 2 * blur.reach
    line.initialize(repeating: SIMD4(), count: all)
    scratch.initialize(repeating: SIMD4(), count: all)
    line[blur.reach + size] = SIMD4(repeating: 65535)
    blur.apply(line, scratch, count: count)
    let values = (0..<count).map { Double(line[blur.reach + $0].x) / 65535 }
    expect(abs(values.reduce(0, +) - 1) < 0.001)
    let variance = values.enumerated().reduce(0.0) {
      $0 + $1.element * Double(($1.offset - size) * ($1.offset - size))
    }
    expect(abs(variance.squareRoot() - sigma) < (sigma < 1 ? 0.1 : 0.02) * sigma)
    expect(values == values.reversed())
  }

  @Test func blursKeepWhatIsEven() throws {
    for radius in [0.4, 1, 3, 20, 1e9] {
      let list = drawing(20, 20) {
        $0.layer(filters: [.blur(radius: radius, isOpaque: true)]) {
          $0.fill(Path(box: 0, 0, 20, 20), with: .color(.rgb(1, 0.4, 0.2)))
        }
      }
      let image = try Rasterizer().render(list)
      for i in 0..<400 {
        expect(Array(image.bytes[i * 4..<i * 4 + 4]) == [255, 102, 51, 255], "\(radius)")
      }
    }
  }

  /// What lies off the page is blurred into it, and what is far away is not lost.
  @Test func blursSeeBeyondThePage() throws {
    let list = drawing(20, 20) {
      $0.layer(filters: [.blur(radius: 5)]) {
        $0.fill(Path(box: -100, -100, 200, 200), with: .color(.black))
      }
    }
    expect(alphas(try Rasterizer().render(list)).allSatisfy { $0 == 255 })
    let beside = drawing(20, 20) {
      $0.layer(filters: [.blur(radius: 5)]) {
        $0.fill(Path(box: -100, -100, 99, 200), with: .color(.black))
      }
    }
    expect(alphas(try Rasterizer().render(beside))[200] > 80)
  }

  /// Transforms scale a blur, each direction on its own.
  @Test func blursAreInUserSpace() throws {
    let scaled = drawing(60, 60) {
      $0.transform = CGAffineTransform(scaleX: 3, y: 1)
      $0.layer(filters: [.blur(radius: 2)]) {
        $0.fill(Path(box: 7, 20, 6, 20), with: .color(.black))
      }
    }
    let buffer = PixelBuffer(PixelRect(x: 21, y: 20, width: 18, height: 20))
    for i in 0..<buffer.rect.count { buffer.pixels[i] = 0xFF00_0000 }
    let expected = buffer.blurred(
      6, 2, in: PixelRect(x: 0, y: 0, width: 60, height: 60), extends: false, dithers: false,
      workers: Workers(threads: 1))
    let drawn = alphas(try Rasterizer().render(scaled))
    expect((0..<3600).allSatisfy { drawn[$0] == UInt8(expected.pixels[$0] >> 24) })
  }

  // MARK: Colors

  private func matrix(_ filter: Filter, _ c: [Double]) -> [Double] {
    func mean(_ amount: Double) -> [Double] {
      let y = 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]
      return (0..<3).map { y + (c[$0] - y) * amount } + [c[3]]
    }
    func each(_ change: (Double) -> Double) -> [Double] { c[0..<3].map(change) + [c[3]] }
    switch filter {
    case .brightness(let x): return each { $0 + x }
    case .contrast(let x): return each { ($0 - 0.5) * x + 0.5 }
    case .saturation(let x): return mean(x)
    case .grayscale(let x): return mean(1 - x)
    case .invert(let x): return each { $0 * (1 - x) + (1 - $0) * x }
    case .opacity(let x): return [c[0], c[1], c[2], c[3] * x]
    case .colorMultiply(let color): return (0..<4).map { c[$0] * color.components![$0] }
    default: return c
    }
  }

  @Test(arguments: UInt64(1)...12)
  func formulas(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let amount = random.number(in: 0...2)
    let filters: [Filter] = [
      .brightness(amount - 1), .contrast(amount), .saturation(amount), .grayscale(amount / 2),
      .invert(amount / 2), .opacity(amount / 2),
      .colorMultiply(.rgb(random.number(in: 0...1), 0.5, amount / 2, 0.75)),
    ]
    for filter in filters {
      let alpha = seed % 3 == 0 ? random.number(in: 0.5...1) : 1
      let c = (0..<3).map { _ in (random.number(in: 0...255)).rounded() / 255 } + [alpha]
      let color = CGColor(srgbRed: c[0], green: c[1], blue: c[2], alpha: c[3])
      let expected = matrix(filter, c).map { min(max($0, 0), 1) }
      let actual = try filtered(color, [filter])
      for i in 0..<4 {
        let exact = expected[i] * (i < 3 ? expected[3] : 1) * 255
        // The layer's own rounding to 8 bits, and what a filter makes of it.
        expect(abs(Double(actual[i]) - exact) <= 1.5 + amount, "seed \(seed): \(filter)")
      }
    }
  }

  /// CSS' `hue-rotate(120deg)` of red, by the matrix of Filter Effects.
  @Test func hueRotation() throws {
    let actual = try filtered(.rgb(1, 0, 0), [.hueRotation(2 * .pi / 3)])
    // 0.213 + 0.787·cos − 0.213·sin is below 0; 0.213 − 0.213·cos + 0.143·sin; … − 0.787·sin below 0.
    let green: Double = 0.3195 + 0.143 * 0.866025
    expect(actual == [0, UInt8((255 * green).rounded()), 0, 255])
    expect(try filtered(.rgb(0.5, 0.5, 0.5), [.hueRotation(1)]) == [128, 128, 128, 255])
  }

  @Test func luminanceToAlpha() throws {
    expect(try filtered(.rgb(1, 1, 1), [.luminanceToAlpha]) == [0, 0, 0, 255])
    expect(try filtered(.rgb(0, 1, 0), [.luminanceToAlpha]) == [0, 0, 0, 182])
    expect(try filtered(.rgb(1, 0, 0, 0.5), [.luminanceToAlpha]) == [0, 0, 0, 27])
    expect(try filtered(.rgb(0, 0, 0), [.luminanceToAlpha]) == [0, 0, 0, 0])
  }

  @Test func alphaThreshold() throws {
    let filter = Filter.alphaThreshold(min: 0.5, max: 0.75, color: .rgb(0, 1, 0))
    expect(try filtered(.rgb(1, 0, 0, 0.6), [filter]) == [0, 255, 0, 255])
    expect(try filtered(.rgb(1, 0, 0, 0.4), [filter]) == [0, 0, 0, 0])
    expect(try filtered(.rgb(1, 0, 0), [filter]) == [0, 0, 0, 0])
  }

  /// What makes clear pixels visible does so on the whole page.
  @Test func whatIsClearMayBecomeVisible() throws {
    var matrix = ColorMatrix()
    (matrix.r5, matrix.a5) = (1, 1)
    for filter in [
      Filter.colorMatrix(matrix), .alphaThreshold(min: -1, color: .rgb(1, 0, 0)),
      .shadow(
        Filter.Shadow(color: .rgb(1, 0, 0), radius: 1, options: [.only, .invertsAlpha])),
    ] {
      let list = drawing(60, 8) {
        $0.layer(filters: [filter]) { $0.fill(Path(box: 0, 0, 8, 8), with: .color(.black)) }
      }
      expect(pixel(try Rasterizer().render(list), 50, 4) == [255, 0, 0, 255], "\(filter)")
    }
  }

  // MARK: Shadows

  @Test func shadows() throws {
    func draw(_ options: Filter.Shadow.Options) throws -> CGImage {
      let list = drawing(30, 20) {
        $0.transform = CGAffineTransform(scaleX: 2, y: 2)
        let shadow = Filter.Shadow(
          color: .rgb(1, 0, 0), radius: 0, offset: CGSize(width: 3, height: 1), options: options)
        $0.layer(filters: [.shadow(shadow)]) {
          $0.fill(Path(box: 2, 2, 5, 5), with: .color(.rgb(0, 0, 1)))
        }
      }
      return try Rasterizer().render(list)
    }
    // The picture is at 4…14, its shadow at 10…20 by 6…16.
    let (own, shadow, nothing): ([UInt8], [UInt8], [UInt8]) = (
      [0, 0, 255, 255], [255, 0, 0, 255], [0, 0, 0, 0]
    )
    let below = try draw([])
    expect(pixel(below, 5, 5) == own && pixel(below, 12, 10) == own)
    expect(pixel(below, 19, 15) == shadow && pixel(below, 20, 10) == nothing)
    let above = try draw(.above)
    expect(pixel(above, 5, 5) == own && pixel(above, 12, 10) == shadow)
    let alone = try draw(.only)
    expect(pixel(alone, 5, 5) == nothing && pixel(alone, 12, 10) == shadow)
  }
}
