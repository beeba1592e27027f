import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// What color traces and center lines look like: shapes drawn by sampling, six times enlarged.
@Suite struct ColorPictureTests {
  private static let zoom = 6

  /// Draws layers by testing pixels' centers: slow, and simple enough to be believed.
  private func draw(_ trace: ColorTrace) -> CGImage {
    let (w, h) = (trace.width * Self.zoom, trace.height * Self.zoom)
    var bytes = [UInt8](repeating: 255, count: w * h * 3)
    // From the uppermost layer down to the first that a point is in: all are opaque.
    let layers = trace.layers.reversed().map { layer in
      let path =
        layer.seamWidth.map { layer.path.strokedPath(StrokeStyle(lineWidth: $0)) } ?? layer.path
      return (path: path, box: path.boundingRect, fill: layer.fill)
    }
    for i in 0..<w * h {
      let p = CGPoint(
        x: (CGFloat(i % w) + 0.5) / CGFloat(Self.zoom),
        y: (CGFloat(i / w) + 0.5) / CGFloat(Self.zoom))
      for layer in layers where layer.box.contains(p) && layer.path.contains(p) {
        guard let c = color(layer.fill, p) else { continue }
        for k in 0..<3 { bytes[i * 3 + k] = c[k] }
        break
      }
    }
    return CGImage(width: w, height: h, components: 3, depth: 8, bytes: bytes)
  }

  private func color(_ fill: ColorTrace.Fill, _ p: CGPoint) -> [UInt8]? {
    func bytes(_ color: CGColor) -> [UInt8] {
      (color.components ?? []).prefix(3).map { UInt8(($0 * 255).rounded()) }
    }
    func mix(_ stops: [ColorTrace.Stop], _ t: CGFloat) -> [UInt8] {
      guard let above = stops.firstIndex(where: { $0.location >= t }), above > 0 else {
        return bytes(t <= stops[0].location ? stops[0].color : stops[stops.count - 1].color)
      }
      let (a, b) = (stops[above - 1], stops[above])
      let s = (t - a.location) / (b.location - a.location)
      return zip(bytes(a.color), bytes(b.color)).map {
        UInt8((CGFloat($0) * (1 - s) + CGFloat($1) * s).rounded())
      }
    }
    switch fill {
    case .color(let color): return bytes(color)
    case .linear(let stops, let start, let end):
      let d = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let t = ((p.x - start.x) * d.x + (p.y - start.y) * d.y) / (d.x * d.x + d.y * d.y)
      return mix(stops, t)
    case .radial(let stops, let center, let radius):
      let (dx, dy) = (p.x - center.x, p.y - center.y)
      return mix(stops, (dx * dx + dy * dy).squareRoot() / radius)
    case .elliptical(let stops, let transform):
      let q = p.applying(transform.inverted())
      return mix(stops, (q.x * q.x + q.y * q.y).squareRoot())
    }
  }

  private func scene() -> Painting {
    var painting = Painting(48, 36, ground: SIMD4(0.95, 0.93, 0.85, 1))
    painting.fill(SIMD4(0.12, 0.3, 0.5, 1)) { x, y in
      (x - 17) * (x - 17) + (y - 18) * (y - 18) < 144
    }
    painting.fill(SIMD4(0.9, 0.35, 0.2, 1)) { x, y in abs(x - 32 + 0.4 * (y - 18)) < 9 && y > 9 }
    painting.fill(SIMD4(1, 0.8, 0.1, 1)) { x, y in
      (x - 13) * (x - 13) + (y - 14) * (y - 14) < 4 || abs(x - 21) + abs(y - 24) < 4
    }
    return painting
  }

  @Test func stackedColors() throws {
    expectPicture(draw(try ColorTracer().trace(scene().image())), named: "colors-stacked")
  }

  @Test func cutOutColors() throws {
    var tracer = ColorTracer()
    tracer.layering = .cutout
    var trace = try tracer.trace(scene().image())
    // Without the lines beneath: the shapes alone leave nothing open.
    trace.layers.removeAll { $0.seamWidth != nil }
    expectPicture(draw(trace), named: "colors-cutout")
  }

  /// A rounded square in its soft shadow.
  private func shadow() -> Painting {
    var painting = Painting(64, 64)
    func away(_ x: Double, _ y: Double, _ half: Double, _ radius: Double) -> Double {
      let (u, v) = (max(abs(x) - half + radius, 0), max(abs(y) - half + radius, 0))
      return (u * u + v * v).squareRoot() - radius
    }
    for y in 0..<64 {
      for x in 0..<64 {
        let outside = max(away(Double(x) - 32.5, Double(y) - 34.5, 12, 9), 0)
        let shade = 1 - 0.15 * (1 + cos(.pi * min(outside / 18, 1)))
        painting.pixels[64 * y + x] = SIMD4(shade, shade, shade, 1)
      }
    }
    painting.paint(samples: 8) { x, y in
      away(x - 30, y - 30, 14, 7) < 0 ? SIMD4(1, 0.55, 0, 1) : nil
    }
    return painting
  }

  /// The steps of gray end at the square's edge, which stays round.
  @Test func softShadow() throws {
    expectPicture(draw(try ColorTracer().trace(shadow().image())), named: "colors-shadow")
  }

  /// The same with gradients: a shadow of a few ramps, and no steps.
  @Test func softShadowAsRamps() throws {
    var tracer = ColorTracer()
    tracer.findsGradients = true
    expectPicture(draw(try tracer.trace(shadow().image())), named: "colors-shadow-ramps")
  }

  @Test func gradients() throws {
    var painting = Painting(48, 36)
    painting.paint(samples: 1) { x, y in
      let t = (x + 0.5 * y) / 70
      return SIMD4(0.1 + 0.7 * t, 0.2 + 0.5 * t, 0.7 - 0.4 * t, 1)
    }
    painting.paint { x, y in
      let r = ((x - 28) * (x - 28) + (y - 18) * (y - 18)).squareRoot()
      return r < 13 ? SIMD4(1 - r / 40, 0.95 - r / 20, 0.4, 1) : nil
    }
    var tracer = ColorTracer()
    tracer.findsGradients = true
    expectPicture(draw(try tracer.trace(painting.image())), named: "colors-gradients")
  }

  @Test func centerLines() throws {
    var painting = Painting(64, 40)
    painting.line(from: SIMD2(6, 8), to: SIMD2(58, 30), width: 4)
    painting.line(from: SIMD2(8, 32), to: SIMD2(52, 6), width: 2)
    for i in 0..<4 {
      painting.line(
        from: SIMD2(26 + 9 * Double(i), 36), to: SIMD2(30 + 9 * Double(i), 36), width: 3)
    }
    let lines = try CenterLineTracer().trace(painting.image())
    var trace = ColorTrace(width: 64, height: 40, layers: [], faceCount: 0, colorCount: 1)
    for group in lines.groups {
      let style = StrokeStyle(lineWidth: group.width, lineCap: .round, lineJoin: .round)
      trace.layers.append(
        .init(path: group.path.strokedPath(style), fill: .color(CGColor(gray: 0.75, alpha: 1))))
      trace.layers.append(
        .init(
          path: group.path.strokedPath(StrokeStyle(lineWidth: 0.4)),
          fill: .color(CGColor(srgbRed: 0.8, green: 0, blue: 0, alpha: 1))))
    }
    expectPicture(drawGray(trace), named: "center-lines")
  }

  /// A wall and a door's arc, a crossing with a dot, a brush stroke, an arrow's head: strokes with their middles,
  /// and the outlines of what is filled.
  @Test func centerLineWidths() throws {
    var painting = Painting(100, 72)
    painting.fill(SIMD4(0, 0, 0, 1)) { x, y in
      let door = ((x - 46) * (x - 46) + (y - 30) * (y - 30)).squareRoot()
      let isWall = abs(y - 30) < 3 && (x > 4 && x < 24 || x > 46 && x < 60)
      let isArrow = y > 6 && y < 18 && abs(x - 86) < (y - 6) / 2
      return isWall || (x < 46 && y < 30 && abs(door - 22) < 0.6) || isArrow
        || (x - 86) * (x - 86) + (y - 32) * (y - 32) < 9
    }
    painting.line(from: SIMD2(46, 9), to: SIMD2(46, 30), width: 1.2)
    painting.line(from: SIMD2(86, 16), to: SIMD2(86, 44), width: 1.5)
    painting.line(from: SIMD2(72, 32), to: SIMD2(96, 32), width: 1.5)
    for i in 0...300 {
      let t = Double(i) / 300
      let p = SIMD2(8 + 80 * t, 55 + 8 * sin(6 * t))
      painting.line(from: p, to: p + SIMD2(0.1, 0), width: 1 + 6 * t * t)
    }
    let lines = try CenterLineTracer().trace(painting.image())
    var trace = ColorTrace(width: 100, height: 72, layers: [], faceCount: 0, colorCount: 1)
    func add(_ path: Path, gray: CGFloat) {
      trace.layers.append(.init(path: path, fill: .color(CGColor(gray: gray, alpha: 1))))
    }
    for group in lines.groups {
      let style = StrokeStyle(
        lineWidth: group.width, lineCap: group.hasButtEnds ? .butt : .round, lineJoin: .round)
      add(group.path.strokedPath(style), gray: 0.75)
    }
    for shape in lines.shapes { add(shape, gray: 0.6) }
    for path in lines.strokes.map(\.path) + lines.areas {
      trace.layers.append(
        .init(
          path: path.strokedPath(StrokeStyle(lineWidth: 0.4)),
          fill: .color(CGColor(srgbRed: 0.8, green: 0, blue: 0, alpha: 1))))
    }
    expectPicture(drawGray(trace), named: "center-line-widths")
  }

  /// The layers, grays as RGB.
  private func drawGray(_ trace: ColorTrace) -> CGImage {
    var copy = trace
    for i in copy.layers.indices {
      guard case .color(let c) = copy.layers[i].fill, let v = c.components, v.count == 2 else {
        continue
      }
      copy.layers[i].fill = .color(CGColor(srgbRed: v[0], green: v[0], blue: v[0], alpha: 1))
    }
    return draw(copy)
  }
}
