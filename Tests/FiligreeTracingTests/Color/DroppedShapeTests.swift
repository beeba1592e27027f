import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Backgrounds and colors that are left out.
@Suite struct DroppedShapeTests {
  private static let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  private static let navy = SIMD4(0, 0, 0.5, 1)

  /// A navy ring on white, which is white within.
  private var ring: CGImage {
    var painting = Painting(64, 64)
    painting.fill(Self.navy) { x, y in
      let d = ((x - 32) * (x - 32) + (y - 32) * (y - 32)).squareRoot()
      return (12...24).contains(d)
    }
    return painting.image()
  }

  private func trace(
    _ image: CGImage, _ style: ColorTracer.Style = .smooth,
    _ layering: ColorTracer.Layering = .stacked,
    background: Bool = false, colors: [CGColor] = []
  ) throws -> ColorTrace {
    var tracer = ColorTracer()
    (tracer.style, tracer.layering) = (style, layering)
    (tracer.dropsBackground, tracer.droppedColors) = (background, colors)
    if style != .pixel { tracer.colors = .count(2) }
    return try tracer.trace(image)
  }

  private func covers(_ trace: ColorTrace, _ x: CGFloat, _ y: CGFloat) -> Bool {
    trace.layers.contains { $0.path.contains(CGPoint(x: x, y: y)) }
  }

  @Test(arguments: [ColorTracer.Layering.stacked, .cutout])
  func theBackgroundIsWhatTouchesTheBorder(layering: ColorTracer.Layering) throws {
    let trace = try trace(ring, .smooth, layering, background: true)
    expect(!covers(trace, 3, 3) && !covers(trace, 32, 3))
    expect(covers(trace, 32, 14) && covers(trace, 32, 32))
    expect(trace.droppedFaceCount == 1 && trace.faceCount == 2 && trace.colorCount == 2)
    // White is within the ring still.
    expect(trace.droppedColors.isEmpty)
  }

  @Test(arguments: [ColorTracer.Layering.stacked, .cutout])
  func aColorGoesWhereverItIs(layering: ColorTracer.Layering) throws {
    // Not quite white: it looks like it.
    let nearly = CGColor(srgbRed: 0.98, green: 1, blue: 0.99, alpha: 1)
    for color in [Self.white, nearly] {
      let trace = try trace(ring, .smooth, layering, colors: [color])
      expect(covers(trace, 32, 14) && !covers(trace, 3, 3) && !covers(trace, 32, 32))
      expect(trace.droppedFaceCount == 2 && trace.colorCount == 1)
      expect(trace.droppedColors == [Self.white])
    }
  }

  @Test func pixelsGoAlike() throws {
    let background = try trace(ring, .pixel, background: true)
    expect(!covers(background, 3, 3) && covers(background, 32, 14) && covers(background, 32, 32))
    expect(background.droppedColors.isEmpty)
    let color = try trace(ring, .pixel, colors: [Self.white])
    expect(covers(color, 32, 14) && !covers(color, 3, 3) && !covers(color, 32, 32))
    expect(color.droppedColors.contains(Self.white))
  }

  @Test func nothingGoesThatIsNotThere() throws {
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    let trace = try trace(ring, colors: [green])
    expect(trace.droppedFaceCount == 0 && covers(trace, 3, 3))
    // Four stripes: no color has half of the border.
    var bytes: [UInt8] = []
    for _ in 0..<64 {
      for x in 0..<64 { bytes += [[255, 0, 0], [0, 255, 0], [0, 0, 255], [0, 0, 0]][x / 16] }
    }
    let stripes = CGImage(width: 64, height: 64, components: 3, depth: 8, bytes: bytes)
    var tracer = ColorTracer()
    tracer.dropsBackground = true
    for style in [ColorTracer.Style.smooth, .pixel] {
      tracer.style = style
      expect(try tracer.trace(stripes).droppedFaceCount == 0)
    }
  }

  /// Nothing of what is drawn on a transparent ground is background.
  @Test func transparencyIsNoBackground() throws {
    var painting = Painting(48, 48, ground: .zero)
    painting.fill(Self.navy) { x, y in (10..<38).contains(x) && (10..<38).contains(y) }
    let trace = try trace(painting.image(hasAlpha: true), background: true)
    expect(trace.droppedFaceCount == 0 && covers(trace, 24, 24))
  }
}
