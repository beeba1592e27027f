import FiligreePaths
import FiligreeTestSupport
import Foundation

/// Makes the paths and styles of random strokes.
struct StrokeCaseMaker {
  var random: RandomSource

  private mutating func chance(_ part: Int, of whole: UInt64) -> Bool {
    random.next() % whole < UInt64(part)
  }

  private mutating func point(_ size: Double = 100) -> CGPoint {
    CGPoint(x: random.number(in: -size...size), y: random.number(in: -size...size))
  }

  private mutating func gridPoint() -> CGPoint {
    CGPoint(x: 10 * (Int(random.next() % 7) - 3), y: 10 * (Int(random.next() % 7) - 3))
  }

  /// Half of the paths are one open cubic.
  mutating func path() -> Path {
    var path = Path()
    if chance(1, of: 2) {
      let start = anyPoint()
      path.move(to: start)
      addCubic(to: &path, from: start)
      if chance(1, of: 6) { path.closeSubpath() }
      return path
    }
    for _ in 0...Int(random.next() % 2) {
      var current = anyPoint()
      path.move(to: current)
      for _ in 0...Int(random.next() % 4) {
        switch random.next() % 5 {
        case 0, 1:
          current = anyPoint()
          path.addLine(to: current)
        case 2:
          let control = anyPoint()
          current = anyPoint()
          path.addQuadCurve(to: current, control: control)
        case 3:
          current = addCubic(to: &path, from: current)
        default:
          // On without a corner, or straight back.
          let back = chance(1, of: 3)
          guard let before = path.lastTangent else { continue }
          let far = random.number(in: 5...80) * (back ? -1 : 1)
          let to = CGPoint(x: current.x + before.x * far, y: current.y + before.y * far)
          if chance(1, of: 2) {
            current = to
            path.addLine(to: to)
          } else {
            current = point()
            path.addCurve(to: current, control1: to, control2: point())
          }
        }
      }
      if chance(2, of: 5) { path.closeSubpath() }
    }
    return path
  }

  private mutating func anyPoint() -> CGPoint { chance(1, of: 3) ? gridPoint() : point() }

  /// A cubic of any of the shapes that strokers stumble over, and its end.
  @discardableResult
  private mutating func addCubic(to path: inout Path, from p0: CGPoint) -> CGPoint {
    var (p1, p2, p3) = (point(), point(), point())
    switch random.next() % 10 {
    case 0, 1, 2, 3: break
    case 4: (p1, p2, p3) = (gridPoint(), gridPoint(), gridPoint())
    case 5:
      // On a line, or nearly.
      let off = chance(1, of: 2) ? 0 : pow(10, random.number(in: -9...0))
      func on(_ t: Double, _ d: Double) -> CGPoint {
        CGPoint(
          x: p0.x + t * (p3.x - p0.x) - off * d * (p3.y - p0.y) / 100,
          y: p0.y + t * (p3.y - p0.y) + off * d * (p3.x - p0.x) / 100)
      }
      p1 = on(random.number(in: -1...2), random.number(in: -1...1))
      p2 = on(random.number(in: -1...2), random.number(in: -1...1))
    case 6, 7:
      // A cusp or nearly one: the sides of the control polygon cross in their middles.
      let size = random.number(in: 1...100)
      let gap = chance(1, of: 4) ? 0 : pow(10, random.number(in: -9...0)) * size
      let off = chance(1, of: 2) ? gap : -gap
      p1 = CGPoint(x: p0.x + size + off, y: p0.y + size)
      p2 = CGPoint(x: p0.x - off, y: p0.y + size)
      p3 = CGPoint(x: p0.x + size, y: p0.y)
    case 8:
      // Controls on the ends or on each other.
      switch random.next() % 4 {
      case 0: p1 = p0
      case 1: p2 = p3
      case 2: p2 = p1
      default: p3 = p0
      }
    default:
      // A hairpin.
      let way = random.number(in: 1...3)
      let gap = pow(10, random.number(in: -3...1))
      p1 = CGPoint(x: p0.x + way * (p3.x - p0.x), y: p0.y + way * (p3.y - p0.y))
      p2 = CGPoint(x: p1.x + gap, y: p1.y - gap)
      p3 = CGPoint(x: p0.x + gap, y: p0.y - gap)
    }
    path.addCurve(to: p3, control1: p1, control2: p2)
    return p3
  }

  mutating func style() -> StrokeStyle {
    var style = StrokeStyle(lineWidth: CGFloat(pow(2, random.number(in: -1...7))))
    style.lineCap = [.butt, .round, .square][Int(random.next() % 3)]
    style.lineJoin = [.miter, .round, .bevel][Int(random.next() % 3)]
    let limits: [CGFloat] = [0.5, 1, 1.2, 1.4142, 2, 4, 10, 10, 100]
    style.miterLimit = limits[Int(random.next() % UInt64(limits.count))]
    if chance(1, of: 3) {
      let count = 1 + Int(random.next() % 5)
      for _ in 0..<count {
        style.dash.append(chance(1, of: 6) ? 0 : CGFloat(pow(2, random.number(in: 0...7))))
      }
      // Neither a solid line nor thousands of dashes.
      if style.dash.reduce(0, +) < 4 { style.dash[0] = 7.3 }
      if chance(2, of: 3) { style.dashPhase = CGFloat(random.number(in: -200...200)) }
    }
    return style
  }

  mutating func tolerance() -> Double { pow(10, random.number(in: -2...(-0.3))) }
}

extension Path {
  /// The direction at the end of the last segment, if that is easily told.
  fileprivate var lastTangent: CGPoint? {
    var from: CGPoint?
    var to: CGPoint?
    forEach { element in
      switch element {
      case .move(let p): (from, to) = (nil, p)
      case .line(let p): (from, to) = (to, p)
      case .quadCurve(let p, let c): (from, to) = (c, p)
      case .curve(let p, _, let c): (from, to) = (c, p)
      case .closeSubpath: (from, to) = (nil, nil)
      }
    }
    guard let from, let to, from != to else { return nil }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGPoint(x: dx / length, y: dy / length)
  }
}
