import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Pictures of what there is to draw, each looked at before it became the golden one.
struct GalleryTests {
  private let ink = Paint.color(.rgb(0.1, 0.16, 0.3))

  private func expectDrawing(
    _ name: String, _ width: Double, _ height: Double, scale: CGFloat = 1,
    _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    let rasterizer = Rasterizer(scale: scale, background: .rgb(0.98, 0.97, 0.94))
    expectPicture(try rasterizer.render(drawing(width, height, draw)), named: name)
  }

  /// A wave of two cubics.
  private func wave(_ x: Double, _ y: Double, _ size: Double) -> Path {
    Path {
      $0.move(to: CGPoint(x: x, y: y + size / 2))
      $0.addCurve(
        to: CGPoint(x: x + size / 2, y: y + size / 2),
        control1: CGPoint(x: x + size * 0.1, y: y - size * 0.2),
        control2: CGPoint(x: x + size * 0.4, y: y - size * 0.2))
      $0.addCurve(
        to: CGPoint(x: x + size, y: y + size / 2),
        control1: CGPoint(x: x + size * 0.6, y: y + size * 1.2),
        control2: CGPoint(x: x + size * 0.9, y: y + size * 1.2))
    }
  }

  /// A corner with an acute and an obtuse angle.
  private func zigzag(_ x: Double, _ y: Double) -> Path {
    Path {
      $0.move(to: CGPoint(x: x, y: y + 50))
      $0.addLine(to: CGPoint(x: x + 18, y: y))
      $0.addLine(to: CGPoint(x: x + 36, y: y + 50))
      $0.addLine(to: CGPoint(x: x + 70, y: y + 20))
    }
  }

  @Test func fillRules() throws {
    try expectDrawing("fill-rules", 220, 150) {
      for (i, style) in [FillStyle(), FillStyle(eoFill: true)].enumerated() {
        let x = 55 + 110 * Double(i)
        $0.fill(Path(pentagram: x, 42, 38), with: ink, style: style)
        // Two rings: one turns against the disc, one with it.
        var rings = Path(circle: x, 112, 32)
        rings.addPath(
          Path(circle: 0, 0, 12),
          transform: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x - 14, ty: 112))
        rings.addPath(
          Path(circle: 0, 0, 12), transform: CGAffineTransform(translationX: x + 14, y: 112))
        $0.fill(rings, with: ink, style: style)
      }
    }
  }

  @Test func antialiasing() throws {
    try expectDrawing("antialiasing", 60, 30, scale: 4) {
      $0.transform = CGAffineTransform(scaleX: 0.25, y: 0.25)
      for (i, style) in [FillStyle(), FillStyle(antialiased: false)].enumerated() {
        let x = 120 * Double(i)
        $0.fill(Path(circle: x + 40, 40, 30.3), with: ink, style: style)
        $0.fill(wave(x + 70, 55, 50), with: .color(.rgb(0.8, 0.3, 0.1)), style: style)
        for k in 0..<5 {
          let y = 85 + Double(k) * 6.37
          $0.fill(
            Path(polygon: [
              CGPoint(x: x + 8, y: y), CGPoint(x: x + 60, y: y + Double(k)),
              CGPoint(x: x + 60, y: y + 1.5 + Double(k)), CGPoint(x: x + 8, y: y + 1.5),
            ]), with: ink, style: style)
        }
      }
    }
  }

  @Test func joinsAndCaps() throws {
    try expectDrawing("joins-and-caps", 330, 300) { recorder in
      for (i, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        for (k, cap) in [CGLineCap.butt, .round, .square].enumerated() {
          let path = zigzag(22 + 108 * Double(i), 25 + 98 * Double(k))
          recorder.opacity = 0.6
          recorder.stroke(
            path, with: ink, style: StrokeStyle(lineWidth: 14, lineCap: cap, lineJoin: join))
          recorder.opacity = 1
          recorder.stroke(
            path, with: .color(.rgb(1, 1, 1)), style: StrokeStyle(lineWidth: 1))
        }
      }
    }
  }

  @Test func miterLimits() throws {
    try expectDrawing("miter-limits", 330, 110) { recorder in
      for (i, limit) in [2.0, 3, 10].enumerated() {
        recorder.stroke(
          zigzag(22 + 108 * Double(i), 40), with: ink,
          style: StrokeStyle(lineWidth: 14, miterLimit: limit))
      }
    }
  }

  @Test func dashes() throws {
    try expectDrawing("dashes", 260, 200) { recorder in
      let styles: [StrokeStyle] = [
        StrokeStyle(lineWidth: 4, dash: [12, 6]),
        StrokeStyle(lineWidth: 4, dash: [12, 6], dashPhase: 9),
        StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10]),
        StrokeStyle(lineWidth: 5, lineCap: .square, dash: [1, 12, 8]),
      ]
      for (i, style) in styles.enumerated() {
        let y = 8 + 48 * Double(i)
        recorder.stroke(wave(12, y, 40), with: ink, style: style)
        recorder.stroke(Path(box: 100, y + 2, 60, 30), with: ink, style: style)
        recorder.stroke(Path(circle: 214, y + 16, 18), with: ink, style: style)
      }
    }
  }

  @Test func transformedStrokes() throws {
    try expectDrawing("transformed-strokes", 220, 120) { recorder in
      recorder.transform = CGAffineTransform(a: 3, b: 0.4, c: 0, d: 0.8, tx: 65, ty: 42)
      recorder.stroke(
        Path(circle: 0, 0, 16), with: ink, style: StrokeStyle(lineWidth: 8, dash: [6, 3]))
      recorder.transform = CGAffineTransform(translationX: 170, y: 60).rotated(by: 0.5)
      recorder.stroke(Path(pentagram: 0, 0, 45), with: ink, style: StrokeStyle(lineWidth: 0.4))
      recorder.stroke(Path(pentagram: 0, 0, 30), with: ink, style: StrokeStyle(lineWidth: 3))
    }
  }

  @Test func gradients() throws {
    let rainbow: [CGColor] = [
      .rgb(0.9, 0.1, 0.2), .rgb(0.95, 0.75, 0.1), .rgb(0.1, 0.7, 0.4), .rgb(0.1, 0.3, 0.8),
    ]
    func paint(_ colors: [CGColor], _ a: CGPoint, _ b: CGPoint) -> Paint {
      .linearGradient(LinearGradientPaint(colors: colors, startPoint: a, endPoint: b))
    }
    try expectDrawing("gradients", 300, 210) { recorder in
      recorder.fill(
        Path(box: 10, 10, 130, 55),
        with: paint(rainbow, CGPoint(x: 10, y: 0), CGPoint(x: 140, y: 0)))
      recorder.fill(
        Path(box: 160, 10, 130, 55),
        with: paint(rainbow, CGPoint(x: 180, y: 60), CGPoint(x: 250, y: 20)))
      // Hard edges.
      let stops = zip(rainbow + rainbow, [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]).map {
        LinearGradientPaint.Stop(color: $0, location: $1)
      }
      recorder.fill(
        Path(box: 10, 77, 130, 55),
        with: .linearGradient(
          LinearGradientPaint(
            stops: stops, startPoint: CGPoint(x: 10, y: 77), endPoint: CGPoint(x: 140, y: 132))))
      // From a color to clear, over stripes.
      for i in 0..<7 {
        recorder.fill(Path(box: 160 + Double(i) * 20, 77, 10, 55), with: ink)
      }
      recorder.fill(
        Path(box: 160, 77, 130, 55),
        with: paint(
          [.rgb(1, 0.5, 0), .rgb(1, 0.5, 0, 0)], CGPoint(x: 170, y: 0), CGPoint(x: 280, y: 0)))
      // Along strokes; the transform applies to shape and paint alike.
      recorder.stroke(
        wave(20, 140, 60), with: paint(rainbow, CGPoint(x: 20, y: 0), CGPoint(x: 80, y: 0)),
        style: StrokeStyle(lineWidth: 9, lineCap: .round))
      recorder.transform = CGAffineTransform(translationX: 225, y: 172).rotated(by: -0.4)
        .scaledBy(x: 1.8, y: 0.9)
      recorder.fill(
        Path(circle: 0, 0, 30), with: paint(rainbow, CGPoint(x: -30, y: 0), CGPoint(x: 30, y: 0)))
    }
  }

  @Test func clips() throws {
    try expectDrawing("clips", 220, 110) { recorder in
      let sky = Paint.linearGradient(
        LinearGradientPaint(
          colors: [.rgb(0.2, 0.5, 0.9), .rgb(0.95, 0.6, 0.3)], startPoint: .zero,
          endPoint: CGPoint(x: 0, y: 110)))
      for (i, style) in [FillStyle(), FillStyle(eoFill: true)].enumerated() {
        let x = 55 + 110 * Double(i)
        recorder.save()
        recorder.clip(to: Path(pentagram: x, 58, 50), style: style)
        recorder.fill(Path(box: 0, 0, 220, 110), with: sky)
        recorder.clip(to: Path(circle: x, 55, 36))
        for k in 0..<30 {
          recorder.stroke(
            Path {
              $0.move(to: CGPoint(x: x - 60 + 8 * Double(k), y: 0))
              $0.addLine(to: CGPoint(x: x - 120 + 8 * Double(k), y: 110))
            }, with: .color(.rgb(1, 1, 1, 0.7)), style: StrokeStyle(lineWidth: 3))
        }
        recorder.restore()
      }
      recorder.stroke(
        Path(box: 2, 2, 216, 106), with: ink, style: StrokeStyle(lineWidth: 1))
    }
  }

  @Test func opacity() throws {
    try expectDrawing("opacity", 200, 90) { recorder in
      let colors: [CGColor] = [.rgb(0.9, 0.2, 0.2), .rgb(0.2, 0.7, 0.3), .rgb(0.2, 0.3, 0.9)]
      for (i, color) in colors.enumerated() {
        recorder.opacity = 0.5
        recorder.fill(Path(circle: 36 + 22 * Double(i), 45, 30), with: .color(color))
        recorder.opacity = 1
        recorder.fill(
          Path(circle: 140 + 12 * Double(i), 45, 30),
          with: .color(.rgb(color.components![0], color.components![1], color.components![2], 0.25))
        )
      }
    }
  }
}
