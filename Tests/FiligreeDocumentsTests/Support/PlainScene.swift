import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// Drawings of paths in colors and gradients.
enum PlainScene {
  static let page = CGRect(x: 0, y: 0, width: 100, height: 80)

  private static func color(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> CGColor {
    CGColor(srgbRed: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  private static let stops = [
    GradientStop(color: color(255, 254, 220), location: 0),
    GradientStop(color: color(90, 60, 200, 0.5), location: 0.7),
    GradientStop(color: color(90, 160, 20), location: 1),
  ]

  /// Every paint, fills by both rules, hard edges, and strokes that reach beyond the page; under a transform
  /// if one is given.
  static func list(_ map: CGAffineTransform = .identity) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: page)
    recorder.fill(Path(page), with: .color(color(250, 248, 240)))
    recorder.concatenate(map)
    recorder.fill(Samples.tile, with: .color(color(230, 57, 70)))
    recorder.fill(
      Path(ellipseIn: CGRect(x: 5, y: 35, width: 40, height: 40)),
      with: .radialGradient(
        RadialGradientPaint(
          stops: stops, center: CGPoint(x: 22, y: 52), startRadius: 4, endRadius: 21)))
    recorder.opacity = 0.75
    recorder.fill(
      Path(CGRect(x: 50, y: 30, width: 45, height: 44)),
      with: .linearGradient(
        LinearGradientPaint(
          stops: stops, startPoint: CGPoint(x: 52, y: 32), endPoint: CGPoint(x: 90, y: 70))))
    recorder.opacity = 1
    var rings = Path(ellipseIn: CGRect(x: 60, y: 4, width: 30, height: 30))
    rings.addEllipse(in: CGRect(x: 67, y: 11, width: 16, height: 16))
    recorder.fill(rings, with: .color(color(20, 60, 200, 0.6)), style: FillStyle(eoFill: true))
    recorder.fill(
      Path(CGRect(x: 3.3, y: 3.3, width: 12.5, height: 9.2)), with: .color(color(0, 0, 0)),
      style: FillStyle(antialiased: false))
    var line = Path()
    line.move(to: CGPoint(x: -10, y: 60))
    line.addCurve(
      to: CGPoint(x: 115, y: 40), control1: CGPoint(x: 30, y: 10), control2: CGPoint(x: 60, y: 100))
    recorder.stroke(
      line, with: .color(color(40, 120, 60)),
      style: StrokeStyle(lineWidth: 3.5, lineCap: .round, lineJoin: .round))
    recorder.stroke(
      line.applying(CGAffineTransform(translationX: 0, y: 12)),
      with: .linearGradient(
        LinearGradientPaint(
          stops: stops, startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 100, y: 0))),
      style: StrokeStyle(lineWidth: 5, lineCap: .square, dash: [12, 8.5], dashPhase: 3))
    recorder.stroke(rings, with: .color(color(0, 0, 0)), style: StrokeStyle(lineWidth: 1))
    return recorder.finish()
  }

  /// More paths than one function draws.
  static func crowd(_ count: Int) -> DisplayList {
    var recorder = DisplayListRecorder(bounds: page)
    for i in 0..<count {
      let box = CGRect(x: CGFloat(i % 20) * 5, y: CGFloat(i / 20) * 5, width: 4, height: 4)
      recorder.fill(Path(box), with: .color(color(CGFloat(i % 256), 100, 30)))
    }
    return recorder.finish()
  }

  /// A list of what no plain drawing holds, by name.
  static var others: [(name: String, list: DisplayList)] {
    func list(_ draw: (inout DisplayListRecorder) -> Void) -> DisplayList {
      var recorder = DisplayListRecorder(bounds: page)
      draw(&recorder)
      return recorder.finish()
    }
    let black = Paint.color(color(0, 0, 0))
    let gradient = LinearGradientPaint(
      stops: stops, startPoint: .zero, endPoint: CGPoint(x: 9, y: 0))
    return [
      (
        "clips",
        list {
          $0.clip(to: Path(CGRect(x: 0, y: 0, width: 9, height: 9)))
          $0.fill(Samples.tile, with: black)
        }
      ),
      (
        "blend modes",
        list {
          $0.blendMode = .multiply
          $0.fill(Samples.tile, with: black)
        }
      ),
      (
        "conic gradients",
        list {
          $0.fill(
            Samples.tile,
            with: .conicGradient(
              ConicGradientPaint(stops: stops, center: .zero, startAngle: 0, endAngle: 6)))
        }
      ),
      (
        "gradients that are not padded",
        list {
          var repeated = gradient
          repeated.spread = .repeat
          $0.fill(Samples.tile, with: .linearGradient(repeated))
        }
      ),
      (
        "strokes or gradients that are stretched in several ways",
        list {
          for x in [2.0, 3] {
            $0.save()
            $0.concatenate(CGAffineTransform(scaleX: x, y: 1))
            $0.fill(Samples.tile, with: .linearGradient(gradient))
            $0.restore()
          }
        }
      ),
    ]
  }
}
