import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// The fast rasterizer of floats draws what the readable one of 64 bits does, but for roundings.
///
/// Both have the same coverage in bytes and the same colors of paints, to the bit: what differs is the
/// arithmetic of blending alone, of 24 bits against 53.
struct FloatReferenceTests {
  private static let floatModes = ColorMode.allCases.filter(\.isFloat)

  /// The modes whose formulas have no division and no jump.
  private static let smooth: [BlendMode] = [
    .normal, .copy, .clear, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
    .destinationOut, .destinationAtop, .xor, .plusLighter, .plusDarker, .multiply, .screen,
    .darken, .lighten, .difference, .exclusion, .overlay, .hardLight,
  ]

  /// The fast rasterizer's own numbers.
  private func fast(
    _ list: DisplayList, _ rasterizer: Rasterizer, _ mode: ColorMode, threads: Int
  ) throws -> [FloatPixel] {
    let (width, height) = try rasterizer.pixelSize(of: list)
    let renderer = try LayerRenderer(list, rasterizer, workers: Workers(threads: threads)) {
      _, _, _, _, _ in
    }
    let page = PixelBuffer(PixelRect(x: 0, y: 0, width: width, height: height), mode)
    try renderer.draw(
      list.root, in: page.rect, into: page.target,
      background: Background(rasterizer.background, mode), held: 0)
    return (0..<width * height).map { page.floats[$0] }
  }

  /// How far the two are from one another at most, in units of the largest number there.
  private func distance(
    _ list: DisplayList, _ rasterizer: Rasterizer, _ mode: ColorMode, threads: Int = 1
  ) throws -> (distance: Float, place: Int) {
    let expected = try ReferenceFloatRasterizer(rasterizer).render(list, mode)
    let actual = try fast(list, rasterizer, mode, threads: threads)
    var worst: (distance: Float, place: Int) = (0, 0)
    for (i, (a, b)) in zip(actual, expected).enumerated() {
      for k in 0..<4 {
        let part = abs(a[k] - b[k]) / max(1, abs(b[k]))
        // Also NaN.
        if !(part <= worst.distance) { worst = (part, i) }
      }
    }
    return worst
  }

  /// Shapes, strokes, clips, gradients and layers, by all modes whose formulas are smooth.
  ///
  /// A command rounds a few times, each by 2⁻²⁵ of numbers up to 1 at most, and a formula makes what was
  /// rounded before larger by a factor of 2 at most (`hardLight`), mostly smaller: twelve commands stay within
  /// 2⁻²⁰, a sixteenth of the step of 16 bits. The furthest of these scenes is 2⁻²².
  @Test(arguments: UInt64(1)...24, floatModes)
  func scenes(seed: UInt64, mode: ColorMode) throws {
    var scene = RandomScene(seed: seed, size: 60, modes: Self.smooth)
    let list = scene.make(commands: 12)
    var rasterizer = Rasterizer(scale: seed % 3 == 0 ? 1.7 : 1)
    rasterizer.background = seed % 2 == 0 ? .white : nil
    for (threads, shift) in [(1, nil), (3, 2)] as [(Int, Int?)] {
      rasterizer.bandShift = shift
      let (distance, place) = try distance(list, rasterizer, mode, threads: threads)
      expect(distance <= 0x1p-20, "seed \(seed), \(mode), pixel \(place): \(distance)")
    }
  }

  /// Every mode, of one command over one other within clips: formulas with divisions and jumps too.
  ///
  /// Of numbers that both have to the bit, a few roundings of 2⁻²⁴ are left; a division by what is left of
  /// 1, or by the distance of two components, makes them larger by its inverse. Colors here keep that to
  /// 2⁴: distances are at least 1/16, and what an opacity divides it multiplies again.
  @Test(arguments: BlendMode.allCases, floatModes)
  func modes(mode: BlendMode, color: ColorMode) throws {
    for seed in UInt64(1)...6 {
      var random = RandomSource(seed: seed * 100 + UInt64(mode.rawValue))
      func paint() -> CGColor {
        var levels = [1, 5, 9, 14].map { (Double($0) + random.number(in: 0...1)) / 16 }
        let alpha = random.chance(0.3) ? 1 : random.number(in: 0.125...1)
        var parts: [Double] = []
        for _ in 0..<3 { parts.append(levels.remove(at: random.integer(0...levels.count - 1))) }
        return .rgb(parts[0], parts[1], parts[2], alpha)
      }
      let list = drawing(24, 24) { recorder in
        recorder.fill(Path(circle: 10, 10.3, 9), with: .color(paint()))
        recorder.clip(to: Path(circle: 12, 12, random.number(in: 6...12)))
        recorder.clip(to: Path(box: 3.4, 5, 9, 9), isInverse: true)
        recorder.blendMode = mode
        recorder.fill(Path(pentagram: 12, 12, 11.5), with: .color(paint()))
      }
      let rasterizer = Rasterizer(threads: 1)
      let (distance, place) = try distance(list, rasterizer, color)
      expect(distance <= 0x1p-20, "\(mode), \(color), seed \(seed), pixel \(place): \(distance)")
    }
  }

  /// Full, empty and equal components, where formulas have their cases: the same case in both.
  @Test(arguments: BlendMode.allCases, floatModes)
  func corners(mode: BlendMode, color: ColorMode) {
    for sa in [0.0, 0.5, 1] {
      for da in [0.0, 0.25, 1] {
        for s in [0.0, 0.25, 0.5, 1] {
          for d in [0.0, 0.25, 0.5, 1] {
            for coverage in [Float(1), 0.5] {
              let source = FloatPixel(Float(s * sa), Float(sa), Float(s * sa), Float(sa))
              let backdrop = FloatPixel(Float(d * da), Float(d * da), Float(da), Float(da))
              let actual = FloatBlending.blend(mode, source, backdrop, coverage, color)
              let expected = ReferenceBlending.blend(
                mode, SIMD4<Double>(source), SIMD4<Double>(backdrop), Double(coverage), color)
              for k in 0..<4 {
                expect(
                  abs(Double(actual[k]) - expected[k]) <= 0x1p-21,
                  "\(mode), \(color): \(source) on \(backdrop): \(actual), not \(expected)")
              }
            }
          }
        }
      }
    }
  }

  /// Numbers beyond 0…1 in extended modes.
  @Test(arguments: BlendMode.allCases, [ColorMode.extendedLinear, .extendedNonLinear])
  func beyondOne(mode: BlendMode, color: ColorMode) {
    var random = RandomSource(seed: 7 + UInt64(mode.rawValue))
    for _ in 0..<400 {
      func pixel() -> FloatPixel {
        let alpha = random.chance(0.4) ? 1 : Float(random.number(in: 0.125...1))
        func part() -> Float { Float(random.number(in: -0.5...3)) }
        // Dyadic, so that cut components are at the same corners in both.
        return FloatPixel(part(), part(), part(), 1) * alpha
      }
      let (source, backdrop) = (pixel(), pixel())
      let coverage = Float(random.integer(1...255)) / 255
      let actual = FloatBlending.blend(mode, source, backdrop, coverage, color)
      let expected = ReferenceBlending.blend(
        mode, SIMD4<Double>(source), SIMD4<Double>(backdrop), Double(coverage), color)
      let near = (0..<4).allSatisfy { abs(Double(actual[$0]) - expected[$0]) <= 0x1p-19 }
      expect(near, "\(mode), \(color): \(source) on \(backdrop): \(actual), not \(expected)")
    }
  }
}
