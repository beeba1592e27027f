import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Colors that occur only in thin strokes, small dots and single pixels.
@Suite struct ThinColorTests {
  private let navy = SIMD4<Double>(17 / 255, 24 / 255, 39 / 255, 1)
  private let yellow = SIMD4<Double>(250 / 255, 204 / 255, 21 / 255, 1)
  private let gray = SIMD4<Double>(156 / 255, 163 / 255, 175 / 255, 1)
  private let white = SIMD4<Double>(1, 1, 1, 1)

  /// The opaque and translucent colors of a trace, 0…255.
  private func colors(_ trace: ColorTrace) -> Set<[Int]> {
    Set(
      trace.layers.compactMap { layer in
        guard layer.seamWidth == nil, case .color(let color) = layer.fill else { return nil }
        return color.components?.map { Int(($0 * 255).rounded()) }
      })
  }

  private func bytes(_ color: SIMD4<Double>) -> [Int] {
    (0..<4).map { Int((color[$0] * 255).rounded()) }
  }

  /// A disc of one color and strokes of two others, on a dark ground.
  private func strokes() -> Painting {
    var painting = Painting(120, 90, ground: navy)
    painting.fill(yellow) { x, y in (x - 100) * (x - 100) + (y - 20) * (y - 20) < 15 * 15 }
    for (i, color) in [white, gray].enumerated() {
      let y = Double(10 + 40 * i)
      painting.line(from: SIMD2(6, y), to: SIMD2(70, y + 9), width: 1.6, color: color)
      painting.line(from: SIMD2(6.5, y + 8), to: SIMD2(6.5, y + 28), width: 1.4, color: color)
      painting.line(from: SIMD2(16, y + 28.5), to: SIMD2(60, y + 28.5), width: 1.4, color: color)
      painting.line(from: SIMD2(20, y + 22), to: SIMD2(50, y + 12), width: 1.6, color: color)
    }
    return painting
  }

  @Test func strokesKeepTheirColors() throws {
    let image = strokes().image()
    for setting in [ColorTracer.Colors.automatic, .count(4), .count(16)] {
      var tracer = ColorTracer()
      tracer.colors = setting
      let found = colors(try tracer.trace(image))
      expect(found == Set([navy, yellow, white, gray].map(bytes)), "\(setting)")
    }
  }

  @Test func thinLinesHaveNoShadesOfAKnownColor() throws {
    // Lines of a pixel share each of theirs with the ground, and have the disc's color nowhere purely.
    var painting = Painting(120, 90, ground: white)
    painting.fill(navy) { x, y in (x - 95) * (x - 95) + (y - 65) * (y - 65) < 20 * 20 }
    for i in 0..<4 {
      let y = Double(8 + 11 * i)
      painting.line(
        from: SIMD2(6, y), to: SIMD2(110, y + 3 + 2 * Double(i)), width: 1.2, color: navy)
    }
    let trace = try ColorTracer().trace(painting.image())
    expect(colors(trace) == Set([white, navy].map(bytes)))
  }

  @Test(arguments: 1...12)
  func edgesHaveNoColorsOfTheirOwn(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let painting = Painting.flatArt(&source, width: 96, height: 96, count: 12)
    let image = painting.image()
    let painted: [[Int]] = [
      [255, 255, 255, 255], [28, 54, 87, 255], [230, 56, 69, 255], [168, 217, 219, 255],
      [255, 184, 3, 255], [41, 158, 143, 255],
    ]
    for color in colors(try ColorTracer().trace(image)) {
      let isPainted = painted.contains { zip($0, color).allSatisfy { abs($0 - $1) <= 8 } }
      expect(isPainted, "seed \(seed): \(color)")
    }
  }

  @Test func picturesWithoutMixturesKeepEachColor() throws {
    // Stripes of a pixel in six colors, two of them mixtures of others.
    var painting = Painting(48, 48, ground: SIMD4(0.75, 0.75, 0.75, 1))
    let shades: [SIMD4<Double>] = [
      white, SIMD4(0.5, 0.5, 0.5, 1), SIMD4(0, 0, 0, 1), SIMD4(0, 1, 0, 1), SIMD4(0, 0.5, 0, 1),
    ]
    for y in 0..<40 {
      for x in 0..<40 where (x + y) % 2 == 0 || x % 8 != 0 {
        painting.pixels[(y + 4) * 48 + x + 4] = shades[(x + y / 8) % 5]
      }
    }
    let plane = ColorPlane(painting.image())
    expect(plane.withView { ExactColors($0)?.found.count } == 6)
    expect(colors(try ColorTracer().trace(painting.image())).count == 6)
    expect(ColorPlane(strokes().image()).withView { ExactColors($0) == nil })
  }

  @Test func aListLeavesTransparencyAlone() throws {
    var painting = Painting(80, 60, ground: .zero)
    painting.fill(yellow) { x, y in (x - 24) * (x - 24) + (y - 30) * (y - 30) < 16 * 16 }
    painting.fill(navy) { x, y in abs(x - 60) < 12 && abs(y - 18) < 10 }
    painting.fill(SIMD4(1, 1, 1, 0.5)) { x, y in abs(x - 60) < 12 && abs(y - 44) < 10 }
    let image = painting.image(hasAlpha: true)
    var tracer = ColorTracer()
    tracer.colors = .list([
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ])
    let listed = colors(try tracer.trace(image))
    expect(listed.isSuperset(of: [[255, 0, 0, 255], [0, 0, 255, 255]]))
    expect(listed.filter { $0[3] == 255 }.count == 2)
    expect(listed.filter { (120...136).contains($0[3]) }.count == 1)
    // Two opaque colors, and what is half transparent.
    tracer.colors = .count(2)
    let counted = colors(try tracer.trace(image))
    expect(counted.isSuperset(of: [bytes(yellow), bytes(navy)]))
    expect(counted.count == 3)
  }
}
