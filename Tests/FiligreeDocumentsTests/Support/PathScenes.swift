import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawings of paths, strokes, clips and gradients, each on a page of 120 by 90.
enum PathScenes {
  private static func draw(_ body: (inout DisplayListRecorder) -> Void) -> DisplayList {
    LayerScenes.draw(body)
  }

  private static func rgb(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) -> CGColor {
    LayerScenes.rgb(r, g, b, a)
  }

  private static var colors: [CGColor] { LayerScenes.colors }

  static func star(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    var path = Path()
    // A pentagram by its exact tangents would need sines; rounded ones do as well.
    let points = [(0.0, -1.0), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)]
    for (i, point) in points.enumerated() {
      let at = CGPoint(x: x + radius * point.0, y: y + radius * point.1)
      if i == 0 { path.move(to: at) } else { path.addLine(to: at) }
    }
    path.closeSubpath()
    return path
  }

  static func wave(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: x, y: y))
    path.addQuadCurve(to: CGPoint(x: x + 30, y: y), control: CGPoint(x: x + 15, y: y - 20))
    path.addCurve(
      to: CGPoint(x: x + 60, y: y), control1: CGPoint(x: x + 40, y: y + 20),
      control2: CGPoint(x: x + 50, y: y + 20))
    return path
  }

  /// The drawings by name.
  static var all: [(name: String, list: DisplayList)] {
    [
      (
        "rules",
        draw { r in
          r.fill(star(30, 35, 28), with: .color(colors[0]))
          r.fill(star(90, 35, 28), with: .color(colors[2]), style: FillStyle(eoFill: true))
          r.opacity = 0.5
          r.fill(LayerScenes.disc(60, 60, 25), with: .color(colors[1]))
        }
      ),
      (
        "strokes",
        draw { r in
          var y = 14.0
          for (cap, join) in [
            (CGLineCap.butt, CGLineJoin.miter), (.round, .round), (.square, .bevel),
          ] {
            r.stroke(
              wave(8, y), with: .color(colors[0]),
              style: StrokeStyle(lineWidth: 5, lineCap: cap, lineJoin: join))
            r.stroke(
              wave(8, y + 12), with: .color(colors[2]),
              style: StrokeStyle(
                lineWidth: 3, lineCap: cap, lineJoin: join, dash: [6, 5, 2], dashPhase: -4))
            y += 26
          }
          r.stroke(
            star(95, 25, 18), with: .color(rgb(0, 0, 0)),
            style: StrokeStyle(lineWidth: 2, miterLimit: 3))
          r.concatenate(CGAffineTransform(a: 2, b: 0.3, c: 0, d: 0.8, tx: 75, ty: 55))
          r.stroke(
            LayerScenes.disc(8, 15, 9), with: .color(colors[1]),
            style: StrokeStyle(lineWidth: 4, dash: [5, 3]))
        }
      ),
      (
        "gradient-strokes",
        draw { r in
          r.stroke(
            wave(10, 30),
            with: .linearGradient(
              LinearGradientPaint(
                colors: colors, startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 70, y: 0))),
            style: StrokeStyle(lineWidth: 8, lineCap: .round))
          r.concatenate(CGAffineTransform(a: 1.5, b: 0, c: 0.4, d: 1, tx: -8, ty: 30))
          r.stroke(
            wave(10, 30),
            with: .radialGradient(
              RadialGradientPaint(
                stops: GradientStop.evenly(colors), center: CGPoint(x: 40, y: 30), endRadius: 30)),
            style: StrokeStyle(lineWidth: 8))
        }
      ),
      (
        "clips",
        draw { r in
          r.clip(to: LayerScenes.box(5, 5, 110, 80))
          r.save()
          r.clip(to: star(40, 45, 38), style: FillStyle(eoFill: true))
          r.fill(LayerScenes.box(0, 0, 120, 90), with: .color(colors[0]))
          r.restore()
          r.save()
          r.clip(to: star(85, 40, 30), isInverse: true)
          r.fill(LayerScenes.disc(85, 45, 28), with: .color(colors[2]))
          r.restore()
          r.fill(LayerScenes.box(0, 80, 120, 10), with: .color(colors[1]))
        }
      ),
      (
        "fading",
        draw { r in
          r.fill(LayerScenes.box(0, 40, 120, 12), with: .color(rgb(0, 0, 0)))
          r.fill(
            LayerScenes.box(5, 5, 110, 40),
            with: .linearGradient(
              LinearGradientPaint(
                colors: [colors[0], rgb(0.1, 0.9, 0.3, 0), colors[2]],
                startPoint: CGPoint(x: 5, y: 0), endPoint: CGPoint(x: 115, y: 0))))
          r.clipToLayer { r in
            r.fill(
              LayerScenes.box(0, 45, 120, 45),
              with: .linearGradient(
                LinearGradientPaint(
                  colors: [rgb(0, 0, 0, 0), rgb(0, 0, 0)], startPoint: CGPoint(x: 0, y: 45),
                  endPoint: CGPoint(x: 0, y: 90))))
          }
          r.fill(
            LayerScenes.box(5, 45, 110, 45),
            with: .radialGradient(
              RadialGradientPaint(
                stops: GradientStop.evenly([rgb(1, 0.8, 0), rgb(1, 0, 0.5, 0.3)]),
                center: CGPoint(x: 60, y: 65), endRadius: 50)))
        }
      ),
      (
        "hard-edges",
        draw { r in
          func stop(_ index: Int, _ location: CGFloat) -> GradientStop {
            GradientStop(color: colors[index], location: location)
          }
          r.fill(
            LayerScenes.box(0, 0, 120, 40),
            with: .linearGradient(
              LinearGradientPaint(
                stops: [
                  stop(0, 0), stop(1, 0), stop(1, 0.5), stop(2, 0.5), stop(0, 1), stop(2, 1),
                ],
                startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 100, y: 0))))
          r.fill(
            LayerScenes.box(0, 45, 120, 45),
            with: .radialGradient(
              RadialGradientPaint(
                stops: [stop(0, 0), stop(1, 0), stop(2, 1), stop(1, 1)],
                center: CGPoint(x: 60, y: 67), startRadius: 6, endRadius: 18)))
        }
      ),
      (
        "wide-colors",
        draw { r in
          r.fill(
            LayerScenes.box(10, 10, 40, 70),
            with: .color(CGColor(colorSpace: .displayP3Space, components: [0, 1, 0, 1]) ?? .black))
          r.fill(LayerScenes.box(60, 10, 40, 70), with: .color(rgb(0, 1, 0)))
        }
      ),
      (
        "replacing",
        draw { r in
          LayerScenes.subject(&r)
          r.blendMode = .copy
          r.fill(LayerScenes.box(30, 40, 60, 10), with: .color(colors[2]))
        }
      ),
    ]
  }
}
