import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Small pictures that were compressed as JPEG compresses them: its ripples are no drawing.
@Suite struct CompressedIconTests {
  private typealias Color = SIMD4<Double>

  /// A picture whose blocks of 8 × 8 pixels keep their cosines to within a step, larger for shorter waves.
  private func compressed(_ image: CGImage, step: Double) -> CGImage {
    let (w, h, n) = (image.width, image.height, image.componentsPerPixel)
    var bytes = image.bytes
    /// The value at x of the cosine of u half waves.
    func cosine(_ u: Int, _ x: Int) -> Double {
      let share: Double = u == 0 ? 0.125.squareRoot() : 0.5
      return share * cos(Double((2 * x + 1) * u) * Double.pi / 16)
    }
    let cosines: [[Double]] = (0..<8).map { u in (0..<8).map { cosine(u, $0) } }
    /// The coefficients of eight numbers, or, inversely, the numbers.
    func transformed(_ values: [Double], isInverse: Bool) -> [Double] {
      (0..<8).map { i in
        var sum = 0.0
        for j in 0..<8 { sum += values[j] * (isInverse ? cosines[j][i] : cosines[i][j]) }
        return sum
      }
    }
    /// The same for rows and columns of 8 × 8 numbers.
    func transformed(_ block: [[Double]], isInverse: Bool) -> [[Double]] {
      let rows = block.map { transformed($0, isInverse: isInverse) }
      let columns = (0..<8).map { x in transformed(rows.map { $0[x] }, isInverse: isInverse) }
      return (0..<8).map { y in columns.map { $0[y] } }
    }
    for top in stride(from: 0, to: h - 7, by: 8) {
      for left in stride(from: 0, to: w - 7, by: 8) {
        for k in 0..<n {
          func place(_ x: Int, _ y: Int) -> Int { ((top + y) * w + left + x) * n + k }
          let block = (0..<8).map { y in (0..<8).map { x in Double(bytes[place(x, y)]) } }
          var waves = transformed(block, isInverse: false)
          for v in 0..<8 {
            for u in 0..<8 {
              let size = step * Double(1 + u + v)
              waves[v][u] = (waves[v][u] / size).rounded() * size
            }
          }
          let result = transformed(waves, isInverse: true)
          for y in 0..<8 {
            for x in 0..<8 {
              bytes[place(x, y)] = UInt8(min(max(result[y][x].rounded(), 0), 255))
            }
          }
        }
      }
    }
    return CGImage(
      width: w, height: h, components: n, depth: 8, space: image.colorSpace, bytes: bytes)
  }

  /// Lines and discs on a ground.
  private func drawing(_ source: inout RandomSource) -> Painting {
    func color() -> Color {
      Color(source.number(in: 0...1), source.number(in: 0...1), source.number(in: 0...1), 1)
    }
    func point() -> SIMD2<Double> { SIMD2(source.number(in: 8...88), source.number(in: 8...72)) }
    var painting = Painting(96, 80, ground: color())
    for _ in 0..<2 {
      let (center, fill) = (point(), color())
      let radius = source.number(in: 6...16)
      painting.fill(fill) { x, y in hypot(x - center.x, y - center.y) < radius }
    }
    for _ in 0..<5 {
      painting.line(
        from: point(), to: point(), width: source.number(in: 1...2.5), color: color())
    }
    return painting
  }

  private func hasRipples(_ image: CGImage) -> Bool {
    ColorPlane(image).withView { PlateauScan.hasRipples($0) }
  }

  @Test(arguments: 1...20)
  func ripplesAreFoundInCompressedPicturesAlone(seed: UInt64) {
    var source = RandomSource(seed: seed)
    let image = drawing(&source).image()
    expect(!hasRipples(image), "seed \(seed)")
    expect(hasRipples(compressed(image, step: 12)), "seed \(seed), compressed")
  }

  @Test func shadesAndDitheringAreNoRipples() {
    var painting = Painting(64, 64)
    painting.paint { x, y in Color(x / 64, 0.5, y / 64, 1) }
    expect(!hasRipples(painting.image()))
    expect(!hasRipples(painting.image(noise: 1)))
    expect(!hasRipples(painting.image(noise: 1.5, seed: 2)))
  }

  @Test func tinyPicturesAreTraced() {
    for (w, h) in [(1, 1), (3, 1), (1, 3), (3, 3), (4, 1), (1, 4)] {
      let bytes = (0..<(3 * w * h)).map { UInt8($0 * 37 & 255) }
      let image = CGImage(width: w, height: h, components: 3, depth: 8, bytes: bytes)
      #expect(throws: Never.self) { try ColorTracer().trace(image) }
    }
  }

  /// A drawing gets a third more lines and curves at most than it has without ripples.
  @Test func ripplesAreNotDrawn() throws {
    var (clean, rippled) = (0, 0)
    for seed in UInt64(1)...12 {
      var source = RandomSource(seed: seed)
      let image = drawing(&source).image()
      clean += try ColorTracer().trace(image).segmentCount
      rippled += try ColorTracer().trace(compressed(image, step: 12)).segmentCount
    }
    expect(Double(rippled) < 1.33 * Double(clean), "\(clean) segments, \(rippled) compressed")
  }
}
