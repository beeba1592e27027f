import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// What styles and settings look like: the pictures of Documentation/Tracing.md.
@Suite struct TracingPictureTests {
  private static let zoom = 6

  /// A small sign: a round head with a square hole, a spike and a slanted bar.
  private func sign() -> GrayDrawing {
    var drawing = GrayDrawing(34, 40)
    drawing.disc(15.2, 13.6, 11.3)
    drawing.rect(11.4, 9.7, 19.1, 17.3, ink: 0)
    drawing.paint(x: 11...20, y: 22...38) { x, y in
      y > 23 && y < 37.6 - 3.6 * abs(x - 15.2)
    }
    drawing.paint(x: 22...33, y: 24...39) { x, y in
      abs(y - 31 + (x - 27) * 0.8) < 2.2 && abs(x - 27) < 4.4
    }
    return drawing
  }

  /// The picture's pixels in pale grays, the outlines over them, and their joints.
  private func panel(_ image: CGImage, _ trace: Trace) -> Panel {
    var panel = Panel(image, zoom: Self.zoom)
    for curve in trace.curves {
      var storage = PathStorage()
      curve.append(to: &storage)
      panel.line(samples(Path(storage: storage)))
      for joint in curve.corners { panel.dot(joint) }
    }
    return panel
  }

  @Test func styles() throws {
    let image = sign().image()
    var tracer = Tracer()
    var panels: [Panel] = []
    for style in [Tracer.Options.Style.pixel, .polygon, .smooth] {
      tracer.options.style = style
      panels.append(panel(image, try tracer.trace(image)))
    }
    expectPicture(Panel.row(panels), named: "tracing-styles")
  }

  @Test func tolerancesAndCorners() throws {
    let image = sign().image()
    var panels: [Panel] = []
    for (tolerance, angle) in [(0.1, 25.0), (0.5, 25), (1.5, 25), (0.5, 180)] {
      var tracer = Tracer()
      tracer.options.tolerance = tolerance
      tracer.options.cornerAngle = angle
      panels.append(panel(image, try tracer.trace(image)))
    }
    expectPicture(Panel.row(panels), named: "tracing-settings")
  }

  /// Level lines of 0.8 to 2 pixels whose gray is shared by two rows, slanted ones, and a ring; and their negative.
  @Test func thinLines() throws {
    var drawing = GrayDrawing(88, 40)
    for (k, width) in [0.8, 1, 1.4, 2].enumerated() {
      let y = 6 + 9 * Double(k)
      drawing.rect(3, y - width / 2, 20, y + width / 2)
      drawing.paint(x: 22...42, y: (y - 4)...(y + 4)) { px, py in
        px > 24 && px < 41 && abs(py - y - (px - 32) * 0.12) < width / 2 * 1.007
      }
      let x = 44 + 5.3 * Double(k)
      drawing.paint(x: (x - 2)...(x + 18), y: 3...37) { px, py in
        py > 4 && py < 36 && abs(px - x - (36 - py) * 0.4) < width / 2 * 1.077
      }
    }
    drawing.paint(x: 66...87, y: 18...39) { px, py in
      let (dx, dy) = (px - 76.4, py - 28.3)
      return abs((dx * dx + dy * dy).squareRoot() - 8) < 0.5
    }
    var tracer = Tracer()
    var panels = [panel(drawing.image(), try tracer.trace(drawing.image()))]
    tracer.options.detectsDarkOnLight = false
    let negative = drawing.image(ink: 255, paper: 0)
    panels.append(panel(negative, try tracer.trace(negative)))
    expectPicture(Panel.row(panels), named: "tracing-thin-lines")
  }

  /// A heart and an arrow, whose nodes lie on their axes, and copies of a leaf, with one curve.
  @Test func symmetryAndCopies() throws {
    var shapes = Painting(74, 48)
    SymmetricShape.heart.paint(&shapes, at: SIMD2(21.3, 21.6), degrees: 0, scale: 0.5)
    SymmetricShape.arrow.paint(&shapes, at: SIMD2(53.7, 25.4), degrees: -30, scale: 0.4)
    var leaves = Painting(64, 48)
    for (k, x) in [10.3, 31.8, 53.1].enumerated() {
      SymmetricShape.leaf.paint(
        &leaves, at: SIMD2(x, 23.4 + 0.3 * Double(k)), degrees: 20, scale: 0.5)
    }
    var tracer = Tracer()
    tracer.options.despeckle = 4
    let panels = try [shapes, leaves].map { painting in
      panel(painting.image(), try tracer.trace(painting.image()))
    }
    expectPicture(Panel.row(panels), named: "tracing-symmetry")
  }

  /// A page under a lamp, by Otsu's threshold and by the adaptive one.
  @Test func thresholds() throws {
    var drawing = GrayDrawing(60, 26)
    for x in stride(from: 8.0, to: 60, by: 11) {
      drawing.disc(x, 13, 4.5)
      drawing.disc(x, 13, 2, ink: 0)
    }
    let grays = drawing.samples(ink: 90, paper: 250)
    let lit = grays.indices.map { i -> UInt8 in
      let light: Double = 1 - 0.7 * Double(i % 60) / 60
      return UInt8(Double(grays[i]) * light)
    }
    let image = CGImage.gray(60, 26, lit)
    let panels = try [Tracer.Options.Threshold.otsu, .adaptive].map { threshold in
      var tracer = Tracer()
      tracer.options.threshold = threshold
      return panel(image, try tracer.trace(image))
    }
    expectPicture(Panel.row(panels), named: "tracing-thresholds")
  }
}

/// A picture enlarged, with lines drawn over it by simple means.
private struct Panel {
  let width: Int
  let height: Int
  private let zoom: Int
  private var bytes: [UInt8]

  init(_ image: CGImage, zoom: Int) {
    self.zoom = zoom
    width = image.width * zoom
    height = image.height * zoom
    let rgba = image.straightRGBA16()
    bytes = []
    bytes.reserveCapacity(width * height * 3)
    for y in 0..<height {
      for x in 0..<width {
        let gray = Int(rgba[4 * ((y / zoom) * image.width + x / zoom)] >> 8)
        bytes += [UInt8](repeating: UInt8(150 + gray * 105 / 255), count: 3)
      }
    }
  }

  /// Draws a closed line through points, a little wider than a pixel.
  mutating func line(_ points: [CGPoint]) {
    for (i, p) in points.enumerated() {
      let q = points[i + 1 == points.count ? 0 : i + 1]
      let (dx, dy) = (Double(q.x - p.x) * Double(zoom), Double(q.y - p.y) * Double(zoom))
      let steps = max(Int((max(abs(dx), abs(dy)) * 2).rounded(.up)), 1)
      for k in 0..<steps {
        let t = Double(k) / Double(steps)
        let (x, y) = (Double(p.x) * Double(zoom) + dx * t, Double(p.y) * Double(zoom) + dy * t)
        for (ox, oy) in [(0, 0), (-0.6, 0), (0, -0.6)] {
          set(Int((x + ox).rounded(.down)), Int((y + oy).rounded(.down)), (196, 30, 40))
        }
      }
    }
  }

  /// Draws a joint.
  mutating func dot(_ p: SIMD2<Double>) {
    let (x, y) = (Int((p.x * Double(zoom)).rounded()), Int((p.y * Double(zoom)).rounded()))
    for oy in -2...2 {
      for ox in -2...2 where ox * ox + oy * oy < 6 { set(x + ox, y + oy, (20, 60, 160)) }
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ color: (UInt8, UInt8, UInt8)) {
    guard x >= 0, y >= 0, x < width, y < height else { return }
    let i = (y * width + x) * 3
    (bytes[i], bytes[i + 1], bytes[i + 2]) = color
  }

  /// Panels side by side, white between them.
  static func row(_ panels: [Panel]) -> CGImage {
    let gap = 8
    let height = panels.map(\.height).max() ?? 1
    let width = panels.reduce(-gap) { $0 + $1.width + gap }
    var all = [UInt8](repeating: 255, count: width * height * 3)
    var left = 0
    for panel in panels {
      for y in 0..<panel.height {
        for i in 0..<(panel.width * 3) {
          all[(y * width + left) * 3 + i] = panel.bytes[y * panel.width * 3 + i]
        }
      }
      left += panel.width + gap
    }
    return CGImage(width: width, height: height, components: 3, depth: 8, bytes: all)
  }
}
