import FiligreePaths
import FiligreePixels
import Foundation

/// Lengths, and what there is along them.
enum Measures {
  /// A curve, a closed heart and a zigzag.
  private static let three: Path = {
    var path = Path.svg("M-98 34C-80-60-48 60-26-32")
    path.addPath(
      Shapes.heart.applying(CGAffineTransform(a: 0.6, b: 0, c: 0, d: 0.6 / 1.5, tx: 20, ty: 0)))
    path.addPath(Path.svg("M62 30L74-30L86 30L98-30"))
    return path.applying(CGAffineTransform(scaleX: 1, y: 1.5))
  }()
  private static let sweep = Path.svg("M-92 44C-92-96-10-60-4 4C2 60 62 60 66 14C70-28 22-30 34 6")

  static let sheet = Sheet(
    columns: 4, size: CGSize(width: 224, height: 168), cells: trims + places)

  private static let trims: [Cell] = {
    let fractions: [(CGFloat, CGFloat)] = [(0, 0.3), (0.15, 0.5), (0.4, 0.85)]
    let cells = fractions.map { from, to in
      let part = three.trimmedPath(from: from, to: to)
      let start = from == 0 ? "0" : "\(from)"
      return Cell(title: "trimmedPath(from: \(start), to: \(to))", note: part.counts) {
        $0.line(three, Ink.faint, 1)
        $0.line(part, Ink.violet, 4)
      }
    }
    let count = 24
    return cells + [
      Cell(title: "\(count) trims of equal length", note: "over 3 subpaths") {
        for i in 0..<count {
          let step = 1 / CGFloat(count)
          let part = three.trimmedPath(from: CGFloat(i) * step, to: CGFloat(i + 1) * step)
          let color = Ink.mix(Ink.blue, Ink.orange, CGFloat(i) * step)
          $0.fill(
            part.strokedPath(StrokeStyle(lineWidth: i.isMultiple(of: 2) ? 6 : 3, lineJoin: .round)),
            color)
        }
      }
    ]
  }()

  private static let places: [Cell] = {
    let measure = PathMeasure(sweep)
    @Sendable func steps(_ count: Int) -> [CGFloat] {
      (0...count).map { measure.length * CGFloat($0) / CGFloat(count) }
    }
    return [
      Cell(title: "point(atLength:)", note: "even lengths; gray beside them, even t") {
        $0.line(sweep, Ink.faint, 1)
        for i in 0..<measure.segments.count {
          for k in 0..<10 {
            let t = CGFloat(k) / 10
            let segment = measure.segments[i]
            guard let along = segment.direction(at: t) else { continue }
            let point = segment.point(at: t)
            $0.dot(
              CGPoint(x: point.x + along.y * 7, y: point.y - along.x * 7), Ink.faint, radius: 1.6)
          }
        }
        for length in steps(40) {
          if let point = measure.point(atLength: length) { $0.dot(point, Ink.violet, radius: 2.4) }
        }
      },
      Cell(title: "tangent(atLength:)", note: "and the normals") {
        $0.line(sweep, Ink.faint, 1)
        for length in steps(32) {
          guard let point = measure.point(atLength: length),
            let tangent = measure.tangent(atLength: length)
          else { continue }
          func end(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(
              x: point.x + tangent.dx * along - tangent.dy * across,
              y: point.y + tangent.dy * along + tangent.dx * across)
          }
          $0.line(Path.line(point, end(0, -8)), Ink.orange, 1)
          $0.line(Path.line(point, end(15, 0)), Ink.violet, 1.2)
          $0.dot(point, Ink.violet, radius: 1.6)
        }
      },
      Cell(title: "curvature(atLength:)", note: "a comb; it jumps where curves meet") {
        $0.comb(measure, steps(220))
        $0.line(sweep, Ink.dark, 1.4)
      },
      Cell(title: "nearestPoint(to:)", note: "from a grid; inside green, outside blue") {
        let heart = Shapes.heart.offsetBy(dx: 0, dy: -2)
        let measure = PathMeasure(heart)
        for row in -6...6 {
          for column in -9...9 {
            let from = CGPoint(x: CGFloat(column) * 11.5, y: CGFloat(row) * 12)
            guard let nearest = measure.nearestPoint(to: from) else { continue }
            let color = heart.contains(from) ? Ink.green : Ink.blue
            $0.line(Path.line(from, nearest.point), color, 0.7)
            $0.dot(from, color, radius: 1.4)
          }
        }
        $0.line(heart, Ink.dark, 1.4)
      },
    ]
  }()
}

extension Canvas {
  /// Teeth across a path, as long as it is bent.
  fileprivate mutating func comb(_ measure: PathMeasure, _ lengths: [CGFloat]) {
    var tips: [CGPoint] = []
    for length in lengths {
      guard let point = measure.point(atLength: length),
        let tangent = measure.tangent(atLength: length),
        let curvature = measure.curvature(atLength: length), curvature.isFinite
      else { continue }
      let tooth = curvature * 420
      let tip = CGPoint(x: point.x + tangent.dy * tooth, y: point.y - tangent.dx * tooth)
      line(Path.line(point, tip), Ink.mix(Ink.page, Ink.orange, 0.5), 0.6)
      tips.append(tip)
    }
    line(Path { $0.addLines(tips) }, Ink.orange, 1)
  }
}
