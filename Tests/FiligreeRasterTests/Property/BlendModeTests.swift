import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Blend modes are within a level of the specification's formulas in double precision.
struct BlendModeTests {
  typealias RGB = [Double]

  // W3C Compositing and Blending Level 1, section 10.1, on straight colors: backdrop, source.
  private func separable(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
    switch mode {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: separable(.hardLight, s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      s <= 0.5
        ? b - (1 - 2 * s) * b * (1 - b)
        : b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : sqrt(b)) - b)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: nil
    }
  }

  // Section 10.2.
  private func lum(_ c: RGB) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private func sat(_ c: RGB) -> Double { c.max()! - c.min()! }

  private func setLum(_ c: RGB, _ l: Double) -> RGB {
    var c = c.map { $0 + l - lum(c) }
    let (l, n, x) = (lum(c), c.min()!, c.max()!)
    // Grays: rounding alone makes them exceed their luminance.
    if n < 0, l - n > 1e-9 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1, x - l > 1e-9 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  private func setSat(_ c: RGB, _ s: Double) -> RGB {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    let (low, middle, high) = (order[0], order[1], order[2])
    var result = [0.0, 0, 0]
    if c[high] > c[low] {
      result[middle] = (c[middle] - c[low]) * s / (c[high] - c[low])
      result[high] = s
    }
    return result
  }

  private func nonSeparable(_ mode: BlendMode, _ b: RGB, _ s: RGB) -> RGB? {
    switch mode {
    case .hue: setLum(setSat(s, sat(b)), lum(b))
    case .saturation: setLum(setSat(b, sat(s)), lum(b))
    case .color: setLum(s, lum(b))
    case .luminosity: setLum(b, lum(s))
    default: nil
    }
  }

  /// Factors of source and backdrop by the other's opacity: section 9.1, Porter and Duff's table.
  private func factors(_ mode: BlendMode, _ sa: Double, _ ba: Double) -> (Double, Double)? {
    switch mode {
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .normal: (1, 1 - sa)
    case .sourceIn: (ba, 0)
    case .sourceOut: (1 - ba, 0)
    case .sourceAtop: (ba, 1 - sa)
    case .destinationOver: (1 - ba, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - ba, sa)
    case .xor: (1 - ba, 1 - sa)
    default: nil
    }
  }

  /// Premultiplied in, premultiplied out, 0…1.
  func expected(_ mode: BlendMode, _ s: RGB, _ b: RGB) -> RGB {
    let (sa, ba) = (s[3], b[3])
    if let (f, g) = factors(mode, sa, ba) { return (0..<4).map { s[$0] * f + b[$0] * g } }
    if mode == .plusLighter { return (0..<4).map { min(1, s[$0] + b[$0]) } }
    if mode == .plusDarker {
      let alpha = min(1, sa + ba)
      return (0..<3).map { max(0, alpha - ((ba - b[$0]) + (sa - s[$0]))) } + [alpha]
    }
    let straightS = (0..<3).map { sa > 0 ? s[$0] / sa : 0 }
    let straightB = (0..<3).map { ba > 0 ? b[$0] / ba : 0 }
    let mixed =
      nonSeparable(mode, straightB, straightS)
      ?? (0..<3).map { separable(mode, straightB[$0], straightS[$0])! }
    var result: RGB = []
    for i in 0..<3 {
      let alone = (1 - ba) * s[i] + (1 - sa) * b[i]
      result.append(alone + sa * ba * mixed[i])
    }
    return result + [sa + ba - sa * ba]
  }

  private func components(_ pixel: Pixel) -> RGB {
    (0..<4).map { Double((pixel >> (8 * $0)) & 255) / 255 }
  }

  private func randomPixel(_ random: inout RandomSource) -> Pixel {
    // Full, empty and equal components are where formulas have their cases.
    let alpha = [255, 255, 0, random.integer(0...255)][random.integer(0...3)]
    var pixel = Pixel(alpha) << 24
    let gray = random.integer(0...alpha)
    for i in 0..<3 {
      let level = [0, alpha, gray, random.integer(0...alpha)][random.integer(0...3)]
      pixel |= Pixel(level) << (8 * i)
    }
    return pixel
  }

  @Test(arguments: BlendMode.allCases)
  func withinALevelOfTheFormula(mode: BlendMode) {
    var random = RandomSource(seed: UInt64(mode.rawValue) + 1)
    for _ in 0..<3000 {
      let (source, backdrop) = (randomPixel(&random), randomPixel(&random))
      let coverage = [255, random.integer(0...255)][random.integer(0...1)]
      let actual = components(BlendFormulas.blend(mode, source, backdrop, UInt8(coverage)))
      let (s, b) = (components(source), components(backdrop))
      let blended = expected(mode, s, b)
      let part = Double(coverage) / 255
      for i in 0..<4 {
        let exact = b[i] + (blended[i] - b[i]) * part
        expect(
          abs(actual[i] - exact) * 255 <= 0.51 + 1e-3,
          "\(mode): \(String(source, radix: 16)) on \(String(backdrop, radix: 16)) by \(coverage)")
      }
    }
  }

  /// What the shape does not cover stays, and where it covers in part, in part.
  @Test(arguments: BlendMode.allCases)
  func coverageIsAMean(mode: BlendMode) throws {
    let list = drawing(12, 4) {
      $0.fill(Path(box: 0, 0, 12, 4), with: .color(.rgb(0.2, 0.6, 0.4, 0.8)))
      $0.blendMode = mode
      $0.opacity = 0.5
      $0.fill(Path(box: 2, 0, 6.5, 4), with: .color(.rgb(0.9, 0.3, 0.1)))
    }
    let image = try Rasterizer().render(list)
    expect(pixel(image, 1, 1) == [41, 122, 82, 204])
    expect(pixel(image, 10, 1) == [41, 122, 82, 204])
    let s = [0.9, 0.3, 0.1].map { ($0 * 127.5).rounded() / 255 } + [128.0 / 255]
    let blended = expected(mode, s, [41, 122, 82, 204].map { $0 / 255 })
    for i in 0..<4 {
      expect(abs(Double(pixel(image, 4, 1)[i]) - blended[i] * 255) <= 1)
      let mean = (Double(pixel(image, 1, 1)[i]) + blended[i] * 255) / 2
      expect(abs(Double(pixel(image, 8, 1)[i]) - mean) <= 1)
    }
  }

  /// A layer by a mode that changes what lies beneath nothing reaches all that its clip leaves.
  @Test func layersReachAsFarAsTheirClip() throws {
    for (mode, outside) in [
      (BlendMode.copy, 0), (.clear, 0), (.sourceIn, 0), (.destinationIn, 0), (.sourceAtop, 255),
      (.destinationOut, 255),
    ] as [(BlendMode, UInt8)] {
      let list = drawing(12, 4) {
        $0.fill(Path(box: 0, 0, 12, 4), with: .color(.black))
        $0.clip(to: Path(box: 0, 0, 8, 4))
        $0.layer(blendMode: mode) { $0.fill(Path(box: 0, 0, 4, 4), with: .color(.white)) }
      }
      let drawn = alphas(try Rasterizer().render(list))
      expect(drawn[6] == outside, "\(mode)")
      expect(drawn[10] == 255, "\(mode)")
    }
  }

  /// The names and numbers of `CGBlendMode`.
  @Test func rawValues() {
    expect(BlendMode.allCases.count == 28)
    expect(BlendMode.luminosity.rawValue == 15)
    expect(BlendMode.clear.rawValue == 16)
    expect(BlendMode.plusLighter.rawValue == 27)
  }
}
