import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Whatever comes in, something defined comes out.
struct HostileInputTests {
  @Test(arguments: [1e5, 1e9, 1e15, 1e100, 1e300, 1.7e308])
  func hugeRectanglesFillThePage(size: Double) throws {
    let path = Path(polygon: [
      CGPoint(x: -size, y: -size), CGPoint(x: size, y: -size), CGPoint(x: size, y: size),
      CGPoint(x: -size, y: size),
    ])
    expect(try coverage(of: path, 30, 20).allSatisfy { $0 == 255 })
  }

  /// Up to where doubles still tell pixels apart.
  @Test(arguments: [1e5, 1e9, 1e12])
  func hugeTrianglesKeepTheirEdge(size: Double) throws {
    // The diagonal of the page, from far to far; all below it.
    let path = Path(polygon: [
      CGPoint(x: -size, y: -size), CGPoint(x: size, y: size), CGPoint(x: -size, y: size),
    ])
    let drawn = try coverage(of: path, 16, 16)
    for y in 0..<16 {
      for x in 0..<16 {
        let expected: UInt8 = x < y ? 255 : x > y ? 0 : 128
        expect(abs(Int(drawn[y * 16 + x]) - Int(expected)) <= 1, "\(size) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [1e5, 1e9, 1e15, 1e100, 1e300])
  func hugeCurvesEnd(size: Double) throws {
    var path = Path()
    path.move(to: CGPoint(x: -size, y: 10))
    path.addCurve(
      to: CGPoint(x: size, y: 10), control1: CGPoint(x: size, y: -size),
      control2: CGPoint(x: -size, y: size))
    path.addQuadCurve(to: CGPoint(x: -size, y: 10), control: CGPoint(x: 10, y: size))
    _ = try coverage(of: path, 50, 50)
    let circle = try coverage(of: Path(circle: 10, 10, size), 20, 20)
    expect(circle.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func pathsThatAreNotFinite(value: Double) throws {
    // Without the recorder's care.
    var storage = PathStorage()
    storage.move(to: CGPoint(x: 0, y: 0))
    storage.line(to: CGPoint(x: value, y: 10))
    storage.cubic(
      to: CGPoint(x: 10, y: value), control1: CGPoint(x: value, y: value),
      control2: CGPoint(x: 4, y: 4))
    var builder = EdgeBuilder(width: 20, height: 20, bandShift: 3, arena: Arena())
    expect(builder.build(storage, .identity) == nil)
    // With it: the segments that remain.
    let path = Path(storage: storage)
    expect(try coverage(of: path, 20, 20).allSatisfy { $0 == 0 })
  }

  @Test func transformsThatAreNotFinite() throws {
    for value in [Double.nan, .infinity, 1e308] {
      let transform = CGAffineTransform(a: value, b: 0, c: value, d: 1, tx: 0, ty: 0)
      let drawn = try coverage(of: Path(box: 1, 1, 50, 50), 20, 20, transform: transform)
      expect(drawn.allSatisfy { $0 == 0 })
    }
  }

  @Test func degenerateTransformsDrawNothing() throws {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0)
    for transform in [flat, CGAffineTransform(), CGAffineTransform(scaleX: 0, y: 1)] {
      let list = drawing(20, 20) {
        $0.transform = transform
        $0.fill(Path(box: 1, 1, 8, 8), with: .color(.black))
        $0.stroke(Path(box: 1, 1, 8, 8), with: .color(.black), style: StrokeStyle(lineWidth: 2))
        $0.fill(
          Path(box: 1, 1, 8, 8),
          with: .linearGradient(
            LinearGradientPaint(
              colors: [.black, .white], startPoint: .zero, endPoint: CGPoint(x: 9, y: 9))))
      }
      expect(try alphas(Rasterizer().render(list)).allSatisfy { $0 == 0 })
    }
  }

  @Test func shapesOffEachSide() throws {
    for (x, y, visible) in [
      (-30.0, 5.0, false), (5, -30, false), (30, 5, false), (5, 30, false), (-10, 5, true),
      (5, -10, true), (15, 5, true), (5, 15, true),
    ] {
      let sum = try coverage(of: Path(box: x, y, 15, 15), 20, 20).reduce(0) { $0 + Int($1) }
      let area = max(0, min(x + 15, 20) - max(x, 0)) * max(0, min(y + 15, 20) - max(y, 0))
      expect(Double(sum) / 255 == area)
      expect((sum > 0) == visible)
    }
  }

  /// What is left of the page decides about what is on it.
  @Test func windingFromTheLeftIsKept() throws {
    let path = Path(polygon: [
      CGPoint(x: -100, y: 10), CGPoint(x: 15, y: 10), CGPoint(x: -100, y: 10 + 1e-9),
      CGPoint(x: -40, y: 14), CGPoint(x: 30, y: 14), CGPoint(x: 30, y: 2), CGPoint(x: -100, y: 2),
    ])
    let drawn = try coverage(of: path, 20, 20)
    for y in 2..<10 { expect(drawn[y * 20 + 5] == 255) }
    for y in 14..<20 { expect(drawn[y * 20 + 5] == 0) }
  }

  @Test func slivers() throws {
    for width in [1e-12, 1e-4, 1.0 / 512, 0.01] {
      let drawn = try coverage(of: Path(box: 5.3, 0, width, 20), 20, 20)
      let sum = Double(drawn.reduce(0) { $0 + Int($1) }) / 255
      // Both edges are rounded to 1/256.
      expect(abs(sum - width * 20) <= 20.0 / 256 + 20.0 / 510)
    }
  }

  @Test func tinyShapes() throws {
    for size in [0, 1e-300, 1e-9, 0.001, 0.05] {
      let sum = try coverage(of: Path(box: 7.5, 7.5, size, size), 20, 20).reduce(0) { $0 + Int($1) }
      expect(sum <= 1)
    }
  }

  @Test func emptySubpaths() throws {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    path.move(to: CGPoint(x: 9, y: 9))
    path.addLine(to: CGPoint(x: 15, y: 9))
    path.move(to: CGPoint(x: 1, y: 1))
    expect(try coverage(of: path, 20, 20).allSatisfy { $0 == 0 })
  }

  @Test func manyVertices() throws {
    var random = RandomSource(seed: 7)
    let points = (0..<10_000).map { _ in random.point(-20, 120) }
    let drawn = try coverage(of: Path(polygon: points), 100, 100)
    expect(drawn.contains(255))
  }

  @Test func deepClips() throws {
    let list = drawing(20, 20) { recorder in
      for _ in 0..<10_000 {
        recorder.clip(to: Path(box: 2, 2, 16, 16))
      }
      for i in 0..<10_000 {
        recorder.transform = CGAffineTransform(translationX: 1e-5 * Double(i), y: 0)
        recorder.clip(to: Path(box: 2, 2, 16, 16))
      }
      recorder.fill(Path(box: 0, 0, 20, 20), with: .color(.black))
    }
    let drawn = try alphas(Rasterizer(threads: 2).render(list))
    expect(drawn[10 * 20 + 10] == 255)
    expect(drawn[1 * 20 + 1] == 0)
  }

  @Test func pagesBeyondATile() throws {
    let list = drawing(40_000, 3) {
      $0.fill(Path(box: 16_380, 1, 10, 1), with: .color(.black))
      $0.fill(Path(box: 39_990, 0, 100, 3), with: .color(.black))
    }
    let image = try Rasterizer().render(list)
    expect(image.width == 40_000)
    expect(
      (16_375..<16_395).map { pixel(image, $0, 1)[3] } == [0, 0, 0, 0, 0]
        + [UInt8](repeating: 255, count: 10) + [0, 0, 0, 0, 0])
    expect(pixel(image, 39_999, 2)[3] == 255)
    expect(pixel(image, 39_989, 2)[3] == 0)
  }

  @Test func tallPagesBeyondATile() throws {
    let list = drawing(1, 33_000) { $0.fill(Path(box: 0, 20_000, 1, 1), with: .color(.black)) }
    let drawn = try alphas(Rasterizer().render(list))
    expect(drawn.reduce(0) { $0 + Int($1) } == 255)
    expect(drawn[20_000] == 255)
  }
}
