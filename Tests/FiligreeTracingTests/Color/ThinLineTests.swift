import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Lines of about a pixel between areas of other colors.
@Suite struct ThinLineTests {
  private typealias Color = SIMD4<Double>

  private let white = Color(1, 1, 1, 1)
  private let black = Color(0, 0, 0, 1)
  private let gray = Color(0.5, 0.5, 0.5, 1)

  private func bytes(_ color: Color) -> SIMD4<Double> { (color * 255).rounded(.toNearestOrEven) }

  /// The colors of a trace's shapes, 0…255.
  private func colors(_ trace: ColorTrace) -> [SIMD4<Double>] {
    trace.layers.compactMap { layer in
      guard layer.seamWidth == nil, case .color(let color) = layer.fill,
        let components = color.components
      else { return nil }
      return SIMD4(components.map { ($0 * 255).rounded() })
    }
  }

  /// How many shapes of a trace have a color within some levels, each by itself.
  private func count(
    _ color: Color, in image: CGImage, within levels: Double = 6
  ) throws -> Int {
    var tracer = ColorTracer()
    tracer.separatesShapes = true
    tracer.layering = .cutout
    return colors(try tracer.trace(image)).count {
      let d = $0 - bytes(color)
      return (d * d).max() <= levels * levels
    }
  }

  /// Paints a disc with a ring around it.
  private func disc(
    _ painting: inout Painting, _ center: SIMD2<Double>, _ radius: Double, _ fill: Color,
    _ line: Color, width: Double
  ) {
    func paint(_ radius: Double, _ color: Color) {
      let box = (lower: center - radius, upper: center + radius)
      painting.fill(color, within: box) {
        let d = SIMD2($0, $1) - center
        return (d * d).sum() <= radius * radius
      }
    }
    paint(radius + width / 2, line)
    paint(radius - width / 2, fill)
  }

  @Test func aRingBetweenTwoFillsIsOneShapeOfItsColor() throws {
    var painting = Painting(160, 160, ground: Color(0.1, 0.25, 0.15, 1))
    disc(&painting, SIMD2(80.3, 79.6), 60, Color(0.96, 0.64, 0.38, 1), white, width: 1)
    disc(&painting, SIMD2(80.3, 79.6), 30, Color(0.79, 0.09, 0.29, 1), gray, width: 1)
    expect(try count(gray, in: painting.image()) == 1)
    expect(try count(white, in: painting.image()) == 1)
  }

  @Test(arguments: [1, 1.6])
  func spokesAreConnected(width: Double) throws {
    let brown = Color(0.74, 0.22, 0.03, 1)
    var painting = Painting(170, 170, ground: Color(1, 0.98, 0.88, 1))
    let center = SIMD2(85.2, 84.7)
    disc(&painting, center, 66, Color(0.87, 0.63, 0.37, 1), brown, width: width)
    for k in 0..<8 {
      let angle = Double(k) * .pi / 4 + 0.12
      let end = center + SIMD2(cos(angle), sin(angle)) * 66
      painting.line(from: center, to: end, width: width, color: brown)
    }
    disc(&painting, center, 12, Color(0.38, 0.42, 0.22, 1), brown, width: width)
    // What lies between the spokes is eight shapes, and the wheel with its spokes one; those of a pixel may be cut off it.
    expect(try count(Color(0.87, 0.63, 0.37, 1), in: painting.image()) == 8)
    guard width > 1 else { return }
    expect(try count(brown, in: painting.image(), within: 12) == 1)
  }

  /// Fifteen discs in five colors with outlines.
  private func outlines(width: Double, noise: Double = 0) -> CGImage {
    let fills = [
      Color(0.96, 0.83, 0.18, 1), Color(0.96, 0.38, 0.32, 1), Color(0.56, 0.94, 0.64, 1),
      Color(0.6, 0.76, 0.95, 1), Color(0.86, 0.54, 0.87, 1),
    ]
    var painting = Painting(200, 160)
    for i in 0..<15 {
      let center = SIMD2(20.3 + 40.1 * Double(i % 5), 26.2 + 53.3 * Double(i / 5))
      disc(&painting, center, 14.3, fills[i % 5], black, width: width)
    }
    return painting.image(noise: noise)
  }

  @Test func outlinesOfLessThanAPixelAreFewPaths() throws {
    let trace = try ColorTracer().trace(outlines(width: 0.7))
    // The ground, five fills and the outlines; each may be on two levels.
    expect(trace.layers.count <= 16, "\(trace.layers.count) paths")
    expect(trace.faceCount <= 40, "\(trace.faceCount) faces")
  }

  @Test func outlinesInNoiseAreBlack() throws {
    expect(try count(black, in: outlines(width: 1.2, noise: 6), within: 48) == 15)
  }

  /// Lines so close to one another that there are no plateaus between them.
  @Test func hatchingInNoiseKeepsItsColor() throws {
    let green = Color(0.15, 0.4, 0.25, 1)
    var painting = Painting(200, 160, ground: Color(0.85, 0.95, 0.85, 1))
    for k in 0..<45 {
      let x = 4 * Double(k) - 60
      painting.line(from: SIMD2(x, 150), to: SIMD2(x + 130, 20), width: 1.6, color: green)
    }
    let found = colors(try ColorTracer().trace(painting.image(noise: 6)))
    let nearest = found.map { (($0 - bytes(green)) * ($0 - bytes(green))).sum().squareRoot() }.min()
    expect(nearest ?? 255 < 40, "\(found)")
  }

  @Test(arguments: 1...12)
  func linesKeepTheirColors(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    func color() -> Color {
      Color(
        source.number(in: 0...1), source.number(in: 0...1), source.number(in: 0...1), 1)
    }
    func distance(_ a: Color, _ b: Color) -> Double {
      let d = a - b; return (d * d).sum().squareRoot()
    }
    let ground = color()
    var (left, line) = (color(), color())
    while distance(ground, left) < 0.4 { left = color() }
    while distance(line, left) < 0.5 || distance(line, ground) < 0.5 { line = color() }
    let width = source.number(in: 1...1.8)
    var painting = Painting(150, 150, ground: ground)
    let (x, slope) = (source.number(in: 50...80), source.number(in: -0.3...0.3))
    painting.fill(left) { $0 < x + slope * $1 }
    painting.line(
      from: SIMD2(x - 10 * slope, -10), to: SIMD2(x + 160 * slope, 160), width: width, color: line)
    let count = try count(line, in: painting.image(), within: 40)
    expect(count == 1, "seed \(seed): \(line) of \(width) between \(left) and \(ground)")
  }
}
