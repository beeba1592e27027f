import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Colors that are painted in others.
@Suite struct RecoloringTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  /// Three upright bars: red, green and blue.
  private var bars: CGImage {
    var bytes: [UInt8] = []
    for _ in 0..<30 {
      for x in 0..<60 { bytes += x < 20 ? [255, 0, 0] : x < 40 ? [0, 255, 0] : [0, 0, 255] }
    }
    return CGImage(width: 60, height: 30, components: 3, depth: 8, bytes: bytes)
  }

  private func trace(
    _ style: ColorTracer.Style, _ recolorings: [ColorTracer.Recoloring]
  ) throws -> ColorTrace {
    var tracer = ColorTracer()
    tracer.style = style
    tracer.layering = .cutout
    tracer.recolorings = recolorings
    return try tracer.trace(bars)
  }

  private func fills(_ trace: ColorTrace) -> Set<ColorTrace.Fill> {
    Set(trace.layers.filter { $0.seamWidth == nil }.map(\.fill))
  }

  @Test(arguments: [ColorTracer.Style.smooth, .polygon, .pixel])
  func shapesKeepTheirOutlines(style: ColorTracer.Style) throws {
    let plain = try trace(style, [])
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    let painted = try trace(style, [.init(green, to: black)])
    expect(fills(painted) == [.color(red), .color(black), .color(blue)])
    expect(painted.faceCount == plain.faceCount)
    expect(Set(painted.layers.map(\.path)) == Set(plain.layers.map(\.path)))
    // What is not there changes nothing.
    let same = try trace(style, [.init(black, to: red)])
    expect(same.layers.map(\.path) == plain.layers.map(\.path) && fills(same) == fills(plain))
  }

  @Test(arguments: [ColorTracer.Style.smooth, .polygon, .pixel])
  func shapesOfOneColorBecomeOne(style: ColorTracer.Style) throws {
    let merged = try trace(style, [.init(green, to: red)])
    expect(fills(merged) == [.color(red), .color(blue)])
    expect(merged.faceCount == 2)
    let all = try trace(style, [.init(green, to: blue), .init(red, to: blue)])
    expect(fills(all) == [.color(blue)] && all.faceCount == 1)
    // Two that are exchanged stay two.
    let turned = try trace(style, [.init(green, to: red), .init(red, to: green)])
    expect(turned.faceCount == 3)
  }

  @Test func theLastOfSeveralCounts() throws {
    let twice = try trace(.smooth, [.init(green, to: red), .init(green, to: green)])
    expect(fills(twice).count == 3)
  }
}
