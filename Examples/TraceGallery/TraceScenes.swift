import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation

/// The pictures that the gallery traces, drawn anew each time.
enum TraceScenes {
  private static func color(_ hex: UInt32) -> CGColor {
    CGColor(
      srgbRed: CGFloat(hex >> 16) / 255, green: CGFloat(hex >> 8 & 255) / 255,
      blue: CGFloat(hex & 255) / 255, alpha: 1)
  }

  private static func rendered(
    _ width: CGFloat, _ height: CGFloat, _ draw: (inout DisplayListRecorder) -> Void
  ) throws -> CGImage {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    draw(&recorder)
    return try Rasterizer().render(recorder.finish())
  }

  /// A corner of flat art: discs, turned boxes, a star and a blob, some of them cut off.
  static func flatArt() throws -> CGImage {
    try rendered(120, 120) { page in
      func fill(_ path: Path, _ hex: UInt32) { page.fill(path, with: .color(color(hex))) }
      func disc(_ x: CGFloat, _ y: CGFloat, _ r: CGFloat) -> Path {
        Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r))
      }
      func box(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat, _ angle: CGFloat) -> Path {
        Path(CGRect(x: -w / 2, y: -h / 2, width: w, height: h)).applying(
          CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: x, y: y)))
      }
      fill(Path(CGRect(x: 0, y: 0, width: 120, height: 120)), 0xF1FAEE)
      fill(disc(36, -8, 65), 0x2A9D8F)
      fill(disc(39, 22, 9.5), 0xF1FAEE)
      fill(box(94, 2, 1.6, 9, 0.12), 0xFFB703)
      fill(star(48, 38, 27, turned: 0.3), 0xE63946)
      fill(disc(74, 40, 29), 0xE63946)
      fill(box(8.7, 81.2, 9, 50, 0.07), 0x2A9D8F)
      fill(box(39.3, 87.4, 15.6, 60, -0.1), 0xA8DADC)
      fill(star(76, 90, 26, turned: 0.9), 0xE63946)
      fill(disc(138, 136, 39), 0x2A9D8F)
      var blob = Path()
      blob.move(to: CGPoint(x: -4, y: 40))
      blob.addLine(to: CGPoint(x: 18, y: 40))
      blob.addCurve(
        to: CGPoint(x: 29.6, y: 24), control1: CGPoint(x: 26, y: 40),
        control2: CGPoint(x: 30.6, y: 34))
      blob.addCurve(
        to: CGPoint(x: -4, y: 3), control1: CGPoint(x: 28, y: 8), control2: CGPoint(x: 10, y: -6))
      blob.closeSubpath()
      fill(blob, 0xFFB703)
    }
  }

  /// A star of five points.
  private static func star(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, turned angle: CGFloat
  ) -> Path {
    var path = Path()
    for i in 0..<10 {
      let r = i % 2 == 0 ? radius : radius * 0.45
      let a = angle + CGFloat(i) * .pi / 5
      let p = CGPoint(x: x + r * cos(a), y: y + r * sin(a))
      if i == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    path.closeSubpath()
    return path
  }

  /// A sky, a sun, a hill and a box, each a gradient.
  static func ramps() throws -> CGImage {
    try rendered(240, 180) { page in
      func linear(_ a: UInt32, _ b: UInt32, _ p: CGPoint, _ q: CGPoint) -> Paint {
        .linearGradient(
          LinearGradientPaint(
            stops: [
              GradientStop(color: color(a), location: 0),
              GradientStop(color: color(b), location: 1),
            ], startPoint: p, endPoint: q))
      }
      page.fill(
        Path(CGRect(x: 0, y: 0, width: 240, height: 180)),
        with: linear(0x5A9BF2, 0xCBD5E0, CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 140)))
      page.fill(
        Path(CGRect(x: 26, y: 44, width: 68, height: 52)),
        with: linear(0x3240BC, 0xD4404F, CGPoint(x: 26, y: 44), CGPoint(x: 94, y: 96)))
      let center = CGPoint(x: 165, y: 62)
      page.fill(
        Path(ellipseIn: CGRect(x: 127, y: 24, width: 76, height: 76)),
        with: .radialGradient(
          RadialGradientPaint(
            stops: [
              GradientStop(color: color(0xFFF1C0), location: 0),
              GradientStop(color: color(0xE6992B), location: 1),
            ], center: center, endRadius: 38)))
      var hill = Path()
      hill.move(to: CGPoint(x: 0, y: 120))
      hill.addCurve(
        to: CGPoint(x: 120, y: 120), control1: CGPoint(x: 40, y: 144),
        control2: CGPoint(x: 80, y: 144))
      hill.addCurve(
        to: CGPoint(x: 240, y: 120), control1: CGPoint(x: 160, y: 96),
        control2: CGPoint(x: 200, y: 96))
      hill.addLine(to: CGPoint(x: 240, y: 180))
      hill.addLine(to: CGPoint(x: 0, y: 180))
      hill.closeSubpath()
      page.fill(
        hill, with: linear(0x88BE5C, 0x215A41, CGPoint(x: 0, y: 100), CGPoint(x: 0, y: 180)))
    }
  }

  /// A sketch: walls with a door, a circuit with dots and a diode, a brush's stroke, and hatching.
  static func sketch() throws -> CGImage {
    try rendered(190, 132) { page in
      page.fill(
        Path(CGRect(x: 0, y: 0, width: 190, height: 132)), with: .color(color(0xFFFFFF)))
      func line(_ points: [(CGFloat, CGFloat)], _ width: CGFloat, cap: CGLineCap = .butt) {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
        page.stroke(
          path, with: .color(color(0)), style: StrokeStyle(lineWidth: width, lineCap: cap))
      }
      // Walls, a door that opens, a window.
      line([(8, 50), (8, 8), (88, 8), (88, 50)], 7)
      line([(4.5, 50), (28, 50)], 7)
      line([(60, 50), (91.5, 50)], 7)
      line([(60, 50), (60, 18)], 1.2)
      var arc = Path()
      arc.move(to: CGPoint(x: 60, y: 18))
      arc.addCurve(
        to: CGPoint(x: 28, y: 50), control1: CGPoint(x: 42.3, y: 18),
        control2: CGPoint(x: 28, y: 32.3))
      page.stroke(arc, with: .color(color(0)), style: StrokeStyle(lineWidth: 1.2))
      // A circuit.
      line([(104, 14), (184, 14)], 1.5)
      line([(120, 14), (120, 58)], 1.5)
      line([(164, 14), (164, 58)], 1.5)
      line([(104, 46), (184, 46)], 1.5)
      for (x, y) in [(120, 14), (164, 14), (120, 46)] as [(CGFloat, CGFloat)] {
        page.fill(
          Path(ellipseIn: CGRect(x: x - 2.5, y: y - 2.5, width: 5, height: 5)),
          with: .color(color(0)))
      }
      var diode = Path()
      diode.addLines([(155, 24), (173, 24), (164, 38)].map { CGPoint(x: $0.0, y: $0.1) })
      diode.closeSubpath()
      page.fill(diode, with: .color(color(0)))
      line([(155, 38.5), (173, 38.5)], 1.5)
      // A brush that is pressed down on its way.
      var upper: [CGPoint] = []
      var lower: [CGPoint] = []
      for i in 0...60 {
        let t = CGFloat(i) / 60
        let p = CGPoint(x: 10 + 100 * t, y: 92 + 60 * t * (1 - t) * (1 - 2 * t) * 3)
        let half = 0.5 + 16 * t * t * (1 - t)
        upper.append(CGPoint(x: p.x, y: p.y - half))
        lower.append(CGPoint(x: p.x, y: p.y + half))
      }
      var brush = Path()
      brush.addLines(upper + lower.reversed())
      brush.closeSubpath()
      page.fill(brush, with: .color(color(0)))
      // Hatching, the more of it the farther to the right.
      for i in 0..<34 {
        let x = 122 + 60 * (1 - CGFloat((34 - i) * (34 - i)) / 1156)
        line([(x + 3, 74), (x - 5, 122)], 1.2, cap: .round)
      }
    }
  }

  /// Lines and circles of several widths, as a scan: with a shadow, and noise.
  static func scan() throws -> CGImage {
    let clean = try rendered(580, 440) { page in
      page.fill(
        Path(CGRect(x: 0, y: 0, width: 580, height: 440)), with: .color(color(0xFFFFFF)))
      func stroke(_ path: Path, _ width: CGFloat) {
        page.stroke(
          path, with: .color(color(0)),
          style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
      }
      func line(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ width: CGFloat) {
        var path = Path()
        path.move(to: CGPoint(x: a.0, y: a.1))
        path.addLine(to: CGPoint(x: b.0, y: b.1))
        stroke(path, width)
      }
      func curve(
        _ a: (CGFloat, CGFloat), _ c: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ width: CGFloat
      ) {
        var path = Path()
        path.move(to: CGPoint(x: a.0, y: a.1))
        path.addQuadCurve(to: CGPoint(x: b.0, y: b.1), control: CGPoint(x: c.0, y: c.1))
        stroke(path, width)
      }
      for (x, y, r, width) in [(140, 222, 86, 7), (492, 252, 65, 7), (322, 371, 66, 1.6)]
        as [(CGFloat, CGFloat, CGFloat, CGFloat)]
      {
        stroke(Path(ellipseIn: CGRect(x: x - r, y: y - r, width: 2 * r, height: 2 * r)), width)
      }
      line((-10, 172), (508, 398), 1.6)
      line((96, 61), (408, 295), 3)
      line((222, -3), (504, 184), 3)
      line((155, 127), (276, 386), 2)
      line((244, 36), (383, 43), 3)
      curve((20, 18), (2, 212), (184, 199), 2)
      curve((38, -6), (66, 120), (265, 374), 1.6)
      curve((290, 62), (270, 80), (455, 220), 4.5)
      curve((487, 43), (440, 52), (242, 284), 1.6)
      curve((442, 0), (468, 36), (504, -6), 7)
    }
    return try worn(clean)
  }

  /// A picture as a scanner sees it: darker to one side, blurred a little, and with noise.
  private static func worn(_ image: CGImage) throws -> CGImage {
    // Four bytes a pixel, of which the first is as good as any.
    let pixels = image.dataProvider?.data ?? Data()
    let gray = stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }
    let (w, h) = (image.width, image.height)
    var state: UInt64 = 1
    func noise() -> Double {
      var sum = 0.0
      for _ in 0..<4 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        sum += Double(state >> 40) / Double(1 << 23) - 1
      }
      return sum
    }
    var bytes = [UInt8](repeating: 0, count: w * h)
    for y in 0..<h {
      for x in 0..<w {
        var sum = 0.0
        var weights = 0.0
        for dy in -1...1 {
          for dx in -1...1 {
            guard (0..<w).contains(x + dx), (0..<h).contains(y + dy) else { continue }
            let weight = Double((2 - abs(dx)) * (2 - abs(dy)))
            sum += weight * Double(gray[(y + dy) * w + x + dx])
            weights += weight
          }
        }
        let light = 0.85 - 0.25 * Double(x) / Double(w) - 0.08 * Double(y) / Double(h)
        bytes[y * w + x] = UInt8(min(max(sum / weights * light + 6 * noise(), 0), 255))
      }
    }
    return CGImage(width: w, height: h, components: 1, depth: 8, bytes: bytes)
  }
}
