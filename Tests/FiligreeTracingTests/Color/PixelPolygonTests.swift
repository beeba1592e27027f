import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeTracing

/// Shapes along the edges of pixels are exactly those polygons, however small their sides.
@Suite struct PixelPolygonTests {
  /// A picture of dark pixels on white.
  private func image(_ width: Int, _ height: Int, _ isDark: (Int, Int) -> Bool) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += isDark(x, y) ? [40, 60, 90] : [255, 255, 255] }
    }
    return CGImage(width: width, height: height, components: 3, depth: 8, bytes: bytes)
  }

  /// The path of the dark layer.
  private func dark(_ trace: ColorTrace) throws -> Path {
    try #require(
      trace.layers.first { layer in
        guard case .color(let color) = layer.fill, let c = color.components else { return false }
        return c[0] < 0.5
      }
    ).path
  }

  @Test(arguments: [(2, 18), (18, 2), (4, 4), (3, 5), (2, 7), (12, 3)])
  func barsAreFourLines(_ width: Int, _ height: Int) throws {
    let box = CGRect(x: 9, y: 6, width: width, height: height)
    let trace = try ColorTracer().trace(
      image(40, 32) { box.contains(CGPoint(x: Double($0) + 0.5, y: Double($1) + 0.5)) })
    let path = try dark(trace)
    expect(path.boundingRect == box)
    expect(path.storage.verbs.allSatisfy { $0 != .cubic })
    expect(path.storage.verbs.count { $0 == .line } == 4, "\(path.svg)")
  }

  /// Letters of bars two pixels wide, side by side in two colors, so that arcs end at nodes.
  @Test func lettersHaveTheirCorners() throws {
    func isT(_ x: Int, _ y: Int) -> Bool {
      (4..<20).contains(x) && (4..<6).contains(y) || (11..<13).contains(x) && (4..<24).contains(y)
    }
    let path = try dark(ColorTracer().trace(image(32, 32, isT)))
    expect(path.storage.verbs.count { $0 == .line } == 8, "\(path.svg)")
    expect(path.storage.verbs.allSatisfy { $0 != .cubic })
    for y in 0..<32 {
      for x in 0..<32 {
        let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        expect(path.contains(middle) == isT(x, y), "\(x), \(y)")
      }
    }
  }

  /// Unions of boxes of at least three pixels, whose sides lie at least three apart: every pixel is in or out as it was.
  @Test func unionsOfBoxesAreExact() throws {
    var source = RandomSource(seed: 141)
    for round in 0..<30 {
      let boxes = (0..<Int.random(in: 1...5, using: &source)).map { _ in
        let (x, y) = (
          3 * Int.random(in: 1...8, using: &source), 3 * Int.random(in: 1...6, using: &source)
        )
        return (
          x..<(x + 3 * Int.random(in: 1...4, using: &source)),
          y..<(y + 3 * Int.random(in: 1...4, using: &source))
        )
      }
      func isDark(_ x: Int, _ y: Int) -> Bool {
        boxes.contains { $0.0.contains(x) && $0.1.contains(y) }
      }
      var tracer = ColorTracer()
      tracer.despeckle = 0
      let path = try dark(tracer.trace(image(44, 36, isDark)))
      expect(path.storage.verbs.allSatisfy { $0 != .cubic }, "round \(round): \(path.svg)")
      var wrong = 0
      for y in 0..<36 {
        for x in 0..<44 {
          let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          if path.contains(middle) != isDark(x, y) { wrong += 1 }
        }
      }
      expect(wrong == 0, "round \(round): \(path.svg)")
    }
  }

  /// Steps of one pixel stand for slanted and round edges.
  @Test func stepsAreNoCorners() throws {
    let slanted = try dark(ColorTracer().trace(image(64, 48) { 3 * $1 > $0 + 20 }))
    expect(slanted.storage.points.count <= 8, "\(slanted.svg)")
    let disc = try dark(
      ColorTracer().trace(image(48, 48) { hypot(Double($0) - 23.5, Double($1) - 23.5) < 17 }))
    expect(disc.storage.verbs.contains(.cubic))
    expect(disc.storage.points.count <= 13, "\(disc.svg)")
  }

  /// A step some of whose corners are rounded, with 88 and 78 percent of the pixel there.
  @Test(arguments: [0.88, 0.78])
  func softCornersOfSmallShapesAreCorners(share: Double) throws {
    func image(_ isDark: (Int, Int) -> Bool, soft: [(Int, Int)]) -> CGImage {
      var bytes: [UInt8] = []
      for y in 0..<32 {
        for x in 0..<32 {
          let alpha = soft.contains { $0 == (x, y) } ? share : isDark(x, y) ? 1 : 0
          bytes += [40, 60, 90].map { UInt8((255 - alpha * (255 - $0)).rounded()) }
        }
      }
      return CGImage(width: 32, height: 32, components: 3, depth: 8, bytes: bytes)
    }
    // The lid of a bin: two pixels higher in the middle.
    func isLid(_ x: Int, _ y: Int) -> Bool {
      (4..<28).contains(x) && (8..<12).contains(y) || (12..<20).contains(x) && (6..<8).contains(y)
    }
    let path = try dark(ColorTracer().trace(image(isLid, soft: [(4, 8), (27, 8)])))
    expect(path.storage.verbs.allSatisfy { $0 != .cubic }, "\(path.svg)")
    expect(path.storage.verbs.count { $0 == .line } == 8, "\(path.svg)")
    expect(path.boundingRect == CGRect(x: 4, y: 6, width: 24, height: 6))
  }
}
