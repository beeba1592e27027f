import Filigree

/// A line drawing: a fern, a sun behind it and ground below, in pen strokes.
enum Fern {
  /// The drawing.
  static func drawing() -> DisplayList {
    let page = CGRect(x: 0, y: 0, width: 640, height: 480)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.fill(Path(page), with: .color(CGColor(gray: 1, alpha: 1)))
    let ink = Paint.color(CGColor(gray: 0.08, alpha: 1))

    func pen(_ path: Path, _ width: CGFloat) {
      recorder.stroke(
        path, with: ink, style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
    }

    // The stem bends; fronds leave it on both sides, smaller towards the tip.
    let stem = Stem()
    pen(stem.path, 5)
    let count = 13
    for i in 0..<count {
      let t = 0.12 + 0.82 * CGFloat(i) / CGFloat(count - 1)
      let length = 150 * (1 - t) + 22
      for side in [-1, 1] as [CGFloat] {
        let frond = stem.frond(at: t, length: length, side: side)
        pen(frond.rib, 2.4)
        pen(frond.edge, 1.6)
      }
    }

    // The sun: two circles and a wreath of rays.
    let sun = CGPoint(x: 500, y: 116)
    pen(Path(ellipseIn: CGRect(x: sun.x - 52, y: sun.y - 52, width: 104, height: 104)), 3)
    pen(Path(ellipseIn: CGRect(x: sun.x - 40, y: sun.y - 40, width: 80, height: 80)), 1.5)
    for i in 0..<24 {
      let turn = CGAffineTransform(translationX: sun.x, y: sun.y)
        .rotated(by: CGFloat(i) * .pi / 12)
      let ray = Path { path in
        path.move(to: CGPoint(x: 62, y: 0))
        path.addLine(to: CGPoint(x: i.isMultiple(of: 2) ? 92 : 78, y: 0))
      }
      pen(ray.applying(turn), 2.2)
    }

    // The ground, in hatching.
    for i in 0..<46 {
      let x = 30 + CGFloat(i) * 12.6
      let depth = 16 + CGFloat((i * 7) % 11)
      pen(
        Path { path in
          path.move(to: CGPoint(x: x, y: 440))
          path.addQuadCurve(
            to: CGPoint(x: x - 14, y: 440 + depth), control: CGPoint(x: x - 3, y: 446))
        }, 1.5)
    }
    pen(
      Path { path in
        path.move(to: CGPoint(x: 20, y: 440))
        path.addCurve(
          to: CGPoint(x: 620, y: 438), control1: CGPoint(x: 200, y: 432),
          control2: CGPoint(x: 420, y: 446))
      }, 3)
    return recorder.finish()
  }
}

/// The fern's stem: one cubic curve.
private struct Stem {
  let points = [
    CGPoint(x: 250, y: 440), CGPoint(x: 236, y: 330), CGPoint(x: 246, y: 160),
    CGPoint(x: 330, y: 48),
  ]

  var path: Path {
    Path { path in
      path.move(to: points[0])
      path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }

  /// The point at parameter `t`, and the unit direction there.
  func place(at t: CGFloat) -> (point: CGPoint, direction: CGPoint) {
    // De Casteljau: the last two points give the place and the direction.
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let ab = mix(points[0], points[1])
    let bc = mix(points[1], points[2])
    let cd = mix(points[2], points[3])
    let start = mix(ab, bc)
    let end = mix(bc, cd)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return (mix(start, end), CGPoint(x: dx / length, y: dy / length))
  }

  /// A frond: its rib and its scalloped edge.
  func frond(at t: CGFloat, length: CGFloat, side: CGFloat) -> (rib: Path, edge: Path) {
    let (root, along) = place(at: t)
    let across = CGPoint(x: -along.y * side, y: along.x * side)
    func point(_ out: CGFloat, _ up: CGFloat) -> CGPoint {
      CGPoint(
        x: root.x + across.x * out + along.x * up, y: root.y + across.y * out + along.y * up)
    }
    let rib = Path { path in
      path.move(to: root)
      path.addQuadCurve(
        to: point(length * 0.9, length * 0.34), control: point(length * 0.5, length * 0.34))
    }
    let edge = Path { path in
      let lobes = max(3, Int(length / 16))
      path.move(to: root)
      for i in 0..<lobes {
        let a = CGFloat(i) / CGFloat(lobes)
        let b = CGFloat(i + 1) / CGFloat(lobes)
        let bulge = length * 0.15 * (1 - a * 0.8)
        let rise = { (u: CGFloat) in length * 0.34 * u * (2 - u) }
        path.addQuadCurve(
          to: point(length * 0.9 * b, rise(b) + bulge * 0.2),
          control: point(length * 0.9 * (a + b) / 2, rise((a + b) / 2) + bulge * 1.6))
      }
    }
    return (rib, edge)
  }
}
