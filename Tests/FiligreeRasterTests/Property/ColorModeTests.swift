import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Modes of floating-point numbers do what the formulas say, in their numbers.
struct ColorModeTests {
  /// The premultiplied extended linear numbers of a picture.
  private func floats(_ image: CGImage) -> [FloatPixel] {
    image.bytes.withUnsafeBytes { raw in
      (0..<image.width * image.height).map {
        raw.loadUnaligned(fromByteOffset: 16 * $0, as: FloatPixel.self)
      }
    }
  }

  private func render(
    _ mode: ColorMode, _ width: Double = 4, _ height: Double = 4,
    _ draw: (inout DisplayListRecorder) -> Void
  ) throws -> CGImage {
    var rasterizer = Rasterizer(threads: 1)
    rasterizer.colorMode = mode
    return try rasterizer.render(drawing(width, height, draw))
  }

  private func light(_ number: Double) -> Double {
    number <= 0.04045 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
  }

  private func number(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Half-covered edges and opacities are means of light; the picture is sRGB in bytes.
  @Test func linearMixing() throws {
    for (front, back) in [(1.0, 0.0), (0.2, 0.9), (0.7, 0.71), (0, 1)] {
      for opacity in [0.1, 0.25, 0.5, 0.75] {
        let image = try render(.linear) {
          $0.fill(Path(box: 0, 0, 4, 4), with: .color(.rgb(back, back, back)))
          $0.opacity = opacity
          $0.fill(Path(box: 0, 0, 2, 4), with: .color(.rgb(front, front, front)))
        }
        let mixed = light(front) * opacity + light(back) * (1 - opacity)
        expect(abs(Double(pixel(image, 0, 0)[0]) - 255 * number(mixed)) <= 0.51)
        expect(abs(Double(pixel(image, 3, 0)[0]) - 255 * back) <= 0.51)
        expect(pixel(image, 0, 0)[3] == 255)
      }
    }
  }

  /// Every mode of blending, in light, from 0 to 1.
  @Test(arguments: BlendMode.allCases)
  func blendingInLight(mode: BlendMode) throws {
    let formulas = BlendModeTests()
    var random = RandomSource(seed: UInt64(mode.rawValue) + 90)
    for _ in 0..<60 {
      func color() -> [Double] {
        (0..<3).map { _ in [0, 1, 0.5, random.number(in: 0...1)][random.integer(0...3)] }
          + [[1, random.number(in: 0...1)][random.integer(0...1)]]
      }
      let (s, b) = (color(), color())
      func cg(_ c: [Double]) -> CGColor {
        CGColor(space: .linearSRGBSpace, values: c.map { CGFloat($0) })
      }
      var rasterizer = Rasterizer(threads: 1)
      rasterizer.colorMode = .linear
      rasterizer.range = .extended
      let image = try rasterizer.render(
        drawing(2, 1) {
          $0.fill(Path(box: 0, 0, 2, 1), with: .color(cg(b)))
          $0.blendMode = mode
          $0.fill(Path(box: 0, 0, 2, 1), with: .color(cg(s)))
        })
      func premultiplied(_ c: [Double]) -> [Double] { c.prefix(3).map { $0 * c[3] } + [c[3]] }
      let expected = formulas.expected(mode, premultiplied(s), premultiplied(b))
      let actual = floats(image)[0]
      for i in 0..<4 {
        expect(abs(Double(actual[i]) - expected[i]) < 2e-5, "\(mode): \(s) on \(b)")
      }
    }
  }

  /// What lies beyond 0…1 goes through fills, layers, blurs and images.
  @Test func extendedNumbersAreKept() throws {
    let bright = CGColor(space: .extendedLinearSRGBSpace, values: [4, -0.25, 0.5, 1])
    for mode in [ColorMode.extendedLinear, .extendedNonLinear] {
      let image = try render(mode, 8, 8) { r in
        r.layer(filters: [.blur(radius: 1, isOpaque: true), .projection(shifted)]) {
          $0.fill(Path(box: 0, 0, 8, 8), with: .color(bright))
        }
      }
      expect(image.isFloat && image.colorSpace == .extendedLinearSRGBSpace)
      let again = try render(mode, 8, 8) { r in
        r.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      for picture in [image, again] {
        let p = floats(picture)[4 * 8 + 4]
        expect(abs(p.x - 4) < 1e-4 && abs(p.y + 0.25) < 1e-4 && abs(p.z - 0.5) < 1e-4)
      }
    }
    // In bytes it is cut.
    let cut = try render(.nonLinear) {
      $0.fill(Path(box: 0, 0, 4, 4), with: .color(bright))
    }
    expect(pixel(cut, 1, 1) == [255, 0, 188, 255])
  }

  private var shifted: ProjectionTransform {
    var map = ProjectionTransform()
    map.m13 = 1e-4
    return map
  }

  /// Display P3 comes out as it came in.
  @Test func displayP3() throws {
    let red = CGColor(space: .displayP3Space, values: [1, 0.2, 0.1, 1])
    let image = try render(.extendedNonLinear) {
      $0.fill(Path(box: 0, 0, 4, 4), with: .color(red))
    }
    let png = try image.encodedBytes(as: .png)
    let read = try CGImage(data: Data(png))
    expect(read.colorSpace == .displayP3Space && read.bitsPerComponent == 16)
    let numbers = read.straightRGBA16()
    for (i, exact) in [1, 0.2, 0.1].enumerated() {
      expect(abs(Double(numbers[i]) / 65535 - exact) < 2e-4)
    }
  }

  /// A gradient on a linear page goes evenly through light.
  @Test func linearGradients() throws {
    let stops = [
      GradientStop(color: .rgb(1, 0, 0.5), location: 0),
      GradientStop(color: .rgb(0, 0.5, 0.2), location: 1),
    ]
    let image = try render(.linear, 100, 2) {
      $0.fill(
        Path(box: 0, 0, 100, 2),
        with: .linearGradient(
          LinearGradientPaint(
            stops: stops, startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))))
    }
    for x in 0..<100 {
      let t = (Double(x) + 0.5) / 100
      for (i, (a, b)) in [(1.0, 0.0), (0, 0.5), (0.5, 0.2)].enumerated() {
        let exact = 255 * number(light(a) * (1 - t) + light(b) * t)
        expect(abs(Double(pixel(image, x, 0)[i]) - exact) <= 0.6)
      }
    }
  }

  /// A layer in light on a page in bytes, and the other way round.
  @Test func layersHaveModesOfTheirOwn() throws {
    func half(_ r: inout DisplayListRecorder) {
      r.fill(Path(box: 0, 0, 4, 4), with: .color(.white))
      r.opacity = 0.5
      r.fill(Path(box: 0, 0, 4, 4), with: .color(.black))
    }
    let linear = try render(.nonLinear) {
      $0.beginLayer(colorMode: .linear)
      half(&$0)
      $0.endLayer()
    }
    expect(pixel(linear, 1, 1) == [188, 188, 188, 255])
    let coded = try render(.linear) {
      $0.beginLayer(colorMode: .nonLinear)
      half(&$0)
      $0.endLayer()
    }
    expect(abs(Int(pixel(coded, 1, 1)[0]) - 127) <= 1)
    // A recorded mode is the page's, unless the rasterizer says otherwise.
    var recorder = DisplayListRecorder(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 4), colorMode: .linear)
    half(&recorder)
    expect(pixel(try Rasterizer().render(recorder.finish()), 1, 1)[0] == 188)
  }

  /// Filters in proportion to light on a page in bytes.
  @Test func linearFilters() throws {
    let image = try render(.nonLinear, 40, 2) {
      $0.layer(filters: [.linearLight(.blur(radius: 3, isOpaque: true))]) {
        $0.fill(Path(box: 0, 0, 20, 2), with: .color(.black))
        $0.fill(Path(box: 20, 0, 20, 2), with: .color(.white))
      }
    }
    let (left, right) = (Double(pixel(image, 19, 0)[0]), Double(pixel(image, 20, 0)[0]))
    expect(abs((light(left / 255) + light(right / 255)) / 2 - 0.5) < 0.01)
  }

  /// In floats, bytes' numbers are those of the mode of bytes, within its roundings.
  @Test(arguments: UInt64(1)...12)
  func floatsAreCloseToBytes(seed: UInt64) throws {
    var scene = RandomScene(seed: seed, size: 60)
    let list = scene.make(commands: 12)
    let bytes = try Rasterizer(threads: 1, background: .white).render(list)
    var rasterizer = Rasterizer(threads: 1, background: .white)
    rasterizer.colorMode = .extendedNonLinear
    rasterizer.range = .standard
    let floats = try rasterizer.render(list)
    let far = zip(bytes.bytes, floats.bytes).filter { abs(Int($0) - Int($1)) > 4 }
    expect(far.isEmpty, "seed \(seed): \(far.count)")
  }

  @Test(arguments: UInt64(1)...6, ColorMode.allCases)
  func sameBytesOnAnyNumberOfThreads(seed: UInt64, mode: ColorMode) throws {
    var scene = RandomScene(seed: seed, size: 50, hasEverything: true)
    let list = scene.make(commands: 14)
    func render(_ threads: Int) throws -> [UInt8] {
      var rasterizer = Rasterizer(threads: threads)
      rasterizer.colorMode = mode
      rasterizer.bandShift = 3
      return try rasterizer.render(list).bytes
    }
    let one = try render(1)
    expect(try render(2) == one && render(8) == one)
  }

  // MARK: Dithering

  private func slope(_ rasterizer: Rasterizer, _ paint: Paint) throws -> CGImage {
    try rasterizer.render(drawing(256, 16) { $0.fill(Path(box: 0, 0, 256, 16), with: paint) })
  }

  /// Means over the pattern's squares are the exact colors, and steps stay within one.
  @Test func ditheredGradients() throws {
    let center = CGPoint(x: 128, y: 8)
    let colors: [CGColor] = [.rgb(0.2, 0.3, 0.25), .rgb(0.24, 0.3, 0.2)]
    let paints: [Paint] = [
      .linearGradient(
        LinearGradientPaint(colors: colors, startPoint: .zero, endPoint: CGPoint(x: 256, y: 0))),
      .radialGradient(
        RadialGradientPaint(stops: GradientStop.evenly(colors), center: center, endRadius: 140)),
    ]
    for paint in paints {
      var dithered = Rasterizer(threads: 1)
      dithered.dithers = true
      var exact = Rasterizer(threads: 1)
      exact.colorMode = .extendedNonLinear
      let image = try slope(dithered, paint)
      let reference = floats(try slope(exact, paint))
      var worst = 0.0
      for column in 0..<32 {
        for i in 0..<3 {
          var (sum, right) = (0.0, 0.0)
          for y in 0..<8 {
            for x in column * 8..<column * 8 + 8 {
              let level = 255 * number(Double(reference[y * 256 + x][i]))
              sum += Double(pixel(image, x, y)[i])
              right += level
              worst = max(worst, abs(Double(pixel(image, x, y)[i]) - level))
            }
          }
          expect(abs(sum - right) / 64 < 0.15, "\(column), \(i): \(sum / 64), \(right / 64)")
        }
      }
      expect(worst < 1.01 && alphas(image).allSatisfy { $0 == 255 })
      // Colors of whole steps have no pattern.
      expect(try slope(dithered, .color(.rgb(0.2, 0.4, 0.6))).bytes[0..<4] == [51, 102, 153, 255])
    }
  }

  @Test func thresholdsAreAllThere() {
    let all = (0..<64).map { Dither.threshold($0 % 8, $0 / 8) }
    expect(Set(all).count == 64 && all.min() == 1 / 128.0 && all.max() == 127 / 128.0)
    expect(Dither.threshold(-8, 16) == Dither.threshold(0, 0))
  }
}
