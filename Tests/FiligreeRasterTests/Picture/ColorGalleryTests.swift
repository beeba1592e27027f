import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeRaster

/// Pictures of color modes, mesh gradients, projections and dithering, each looked at before it became
/// the golden one.
struct ColorGalleryTests {
  private func expectDrawing(
    _ name: String, _ width: Double, _ height: Double, scale: CGFloat = 1, dithers: Bool = false,
    _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    var rasterizer = Rasterizer(scale: scale, background: .rgb(0.98, 0.97, 0.94))
    rasterizer.dithers = dithers
    expectPicture(try rasterizer.render(drawing(width, height, draw)), named: name)
  }

  private func at(
    _ x: Double, _ y: Double, _ r: inout DisplayListRecorder,
    _ draw: (inout DisplayListRecorder) -> Void
  ) {
    r.save()
    r.concatenate(CGAffineTransform(translationX: x, y: y))
    draw(&r)
    r.restore()
  }

  /// Three lights over black, a gradient and a blur: mixed as sRGB codes them, and in light.
  @Test func colorModes() throws {
    try expectDrawing("color-modes", 340, 130) { r in
      for (i, mode) in [ColorMode.nonLinear, .linear, .extendedLinear].enumerated() {
        at(10 + 110 * Double(i), 10, &r) { r in
          r.beginLayer(colorMode: mode)
          r.fill(Path(box: 0, 0, 100, 110), with: .color(.black))
          r.fill(
            Path(box: 0, 94, 100, 16),
            with: .linearGradient(
              LinearGradientPaint(
                colors: [.rgb(1, 0, 0), .rgb(0, 1, 0)], startPoint: .zero,
                endPoint: CGPoint(x: 100, y: 0))))
          r.blendMode = .plusLighter
          for (k, color) in [CGColor.rgb(1, 0, 0), .rgb(0, 1, 0), .rgb(0, 0, 1)].enumerated() {
            r.opacity = 0.7
            r.fill(Path(circle: [50, 36, 64][k], [32, 56, 56][k], 26), with: .color(color))
          }
          r.layer(filters: [.blur(radius: 3)]) {
            $0.fill(Path(box: 8, 8, 10, 74), with: .color(.white))
          }
          r.endLayer()
        }
      }
    }
  }

  @Test func gradientInterpolations() throws {
    let pairs: [(CGColor, CGColor)] = [
      (.rgb(0, 0.2, 1), .rgb(1, 0.9, 0)), (.rgb(1, 0, 0), .rgb(0, 1, 0.2)),
      (.black, .white), (.rgb(0.9, 0, 0.6), .rgb(0, 0.7, 0.9, 0)),
    ]
    try expectDrawing("gradient-interpolations", 300, 4 * 68 + 6) { r in
      for (row, pair) in pairs.enumerated() {
        for (i, interpolation) in GradientInterpolation.allCases.enumerated() {
          var paint = LinearGradientPaint(
            colors: [pair.0, pair.1], startPoint: CGPoint(x: 6, y: 0),
            endPoint: CGPoint(x: 294, y: 0))
          paint.interpolation = interpolation
          r.fill(
            Path(box: 6, 6 + 68 * Double(row) + 12 * Double(i), 288, 12),
            with: .linearGradient(paint))
        }
      }
    }
  }

  @Test func meshGradients() throws {
    let colors: [CGColor] = [
      .rgb(0.9, 0.15, 0.2), .rgb(0.95, 0.6, 0.1), .rgb(0.98, 0.9, 0.2),
      .rgb(0.6, 0.1, 0.5), .rgb(1, 1, 1), .rgb(0.2, 0.75, 0.4),
      .rgb(0.2, 0.1, 0.5), .rgb(0.1, 0.3, 0.85), .rgb(0.1, 0.7, 0.8),
    ]
    let even = (0..<9).map { CGPoint(x: Double($0 % 3) * 50, y: Double($0 / 3) * 50) }
    var moved = even
    moved[4] = CGPoint(x: 78, y: 30)
    moved[1] = CGPoint(x: 30, y: 0)
    moved[5] = CGPoint(x: 100, y: 70)
    let shapes: [MeshGradientPaint] = [
      MeshGradientPaint(width: 3, height: 3, points: even, colors: colors, smoothsColors: false),
      MeshGradientPaint(width: 3, height: 3, points: even, colors: colors),
      MeshGradientPaint(width: 3, height: 3, points: moved, colors: colors),
      MeshGradientPaint(
        width: 3, height: 3, points: moved, colors: colors, interpolation: .perceptual),
    ]
    try expectDrawing("mesh-gradients", 450, 230) { r in
      for (i, mesh) in shapes.enumerated() {
        at(10 + 110 * Double(i), 10, &r) { $0.fill(Path(box: 0, 0, 100, 100), with: .mesh(mesh)) }
      }
      // A flag in the wind, whose edges are curves, on its background.
      func flag(_ i: Int) -> MeshGradientPaint.Vertex {
        let (x, y): (Double, Double) = (10 + Double(i % 3) * 40, 20 + Double(i / 3) * 50)
        let wave: Double = [8.0, -8, 8][i % 3]
        return MeshGradientPaint.Vertex(
          position: CGPoint(x: x, y: y), leading: CGPoint(x: x - 14, y: y + wave),
          top: CGPoint(x: x, y: y - 16), trailing: CGPoint(x: x + 14, y: y - wave),
          bottom: CGPoint(x: x, y: y + 16))
      }
      let mesh = MeshGradientPaint(
        width: 3, height: 2, vertices: (0..<6).map(flag), colors: Array(colors[0..<6]),
        background: .rgb(0.85, 0.88, 0.92))
      at(10, 120, &r) { $0.fill(Path(box: 0, 0, 100, 100), with: .mesh(mesh)) }
      at(120, 120, &r) { $0.fill(Path(pentagram: 50, 54, 52), with: .mesh(shapes[2])) }
      at(230, 120, &r) {
        $0.opacity = 0.6
        $0.stroke(
          Path(circle: 50, 50, 38), with: .mesh(shapes[1]), style: StrokeStyle(lineWidth: 20))
      }
      at(340, 120, &r) {
        $0.concatenate(CGAffineTransform(a: 0.8, b: 0.3, c: -0.3, d: 0.8, tx: 25, ty: -2))
        $0.fill(Path(box: 0, 0, 100, 100), with: .mesh(shapes[3]))
      }
    }
  }

  @Test func projections() throws {
    func card(_ r: inout DisplayListRecorder) {
      r.fill(Path(box: -40, -50, 80, 100), with: .color(.rgb(0.1, 0.35, 0.6)))
      r.draw(TestImage.letter(4), in: CGRect(x: -28, y: -40, width: 56, height: 56), tint: .white)
      r.stroke(
        Path(box: -36, -46, 72, 92), with: .color(.rgb(1, 0.8, 0.2)),
        style: StrokeStyle(lineWidth: 2))
    }
    try expectDrawing("projections", 420, 230, scale: 2) { r in
      for (i, turn) in [(0.0, 0.0), (0.005, 0), (-0.008, 0), (0, 0.006)].enumerated() {
        at(60 + 100 * Double(i), 60, &r) { r in
          var map = ProjectionTransform()
          (map.m13, map.m23) = (CGFloat(turn.0), CGFloat(turn.1))
          r.layer(filters: [.projection(map)], card)
        }
      }
      at(210, 222, &r) { r in
        r.clip(to: Path(box: -200, -100, 400, 100))
        var floor = ProjectionTransform()
        floor.m23 = -0.0105
        r.layer(filters: [.projection(floor)]) { r in
          for j in -70..<0 {
            for i in -30..<30 where (i + j) % 2 == 0 {
              r.fill(
                Path(box: Double(i) * 20, Double(j) * 20, 20, 20),
                with: .color(.rgb(0.15, 0.2, 0.35)))
            }
          }
        }
      }
    }
  }

  /// Five steps of gray in 256 pixels, their contrast made fifty times what it is: with bands, dithered,
  /// and blurs likewise.
  @Test func dithering() throws {
    let gradient = LinearGradientPaint(
      colors: [.rgb(0.49, 0.49, 0.49), .rgb(0.51, 0.51, 0.51)], startPoint: CGPoint(x: 6, y: 0),
      endPoint: CGPoint(x: 262, y: 0))
    func strip(_ dithers: Bool) throws -> CGImage {
      var rasterizer = Rasterizer()
      rasterizer.dithers = dithers
      return try rasterizer.render(
        drawing(256, 40) { r in
          r.concatenate(CGAffineTransform(translationX: -6, y: 0))
          r.fill(Path(box: 0, 0, 300, 40), with: .linearGradient(gradient))
        })
    }
    let pictures = [try strip(false), try strip(true)]
    try expectDrawing("dithering", 268, 190) { r in
      r.layer(filters: [.contrast(50)]) { r in
        for (i, picture) in pictures.enumerated() {
          r.draw(picture, in: CGRect(x: 6, y: 6 + 46 * Double(i), width: 256, height: 40))
        }
        for (i, dithers) in [false, true].enumerated() {
          at(6, 98 + 46 * Double(i), &r) { r in
            r.clip(to: Path(box: 0, 0, 256, 40))
            r.layer(filters: [.blur(radius: 70, isOpaque: true, dithers: dithers)]) { r in
              r.fill(Path(box: 0, 0, 128, 40), with: .color(.rgb(0.49, 0.49, 0.49)))
              r.fill(Path(box: 128, 0, 128, 40), with: .color(.rgb(0.51, 0.51, 0.51)))
            }
          }
        }
      }
    }
  }
}
