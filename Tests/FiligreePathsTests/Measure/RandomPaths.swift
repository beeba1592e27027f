import FiligreePaths
import FiligreeTestSupport
import Foundation

extension RandomSource {
  /// A path of a few subpaths, open and closed, with lines and curves, also degenerate ones.
  mutating func path() -> Path {
    var path = Path()
    for _ in 0...(next() % 4) {
      let start = point()
      path.move(to: start)
      for _ in 0..<(next() % 6) {
        switch next() % 6 {
        case 0, 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: gridPoint(), control: gridPoint())
        case 3:
          if let current = path.currentPoint { path.addLine(to: current) }
        default:
          let curve = cubic()
          path.addCurve(to: curve.p3, control1: curve.p1, control2: curve.p2)
        }
      }
      switch next() % 4 {
      case 0, 1: path.closeSubpath()
      case 2:
        path.addLine(to: start)
        path.closeSubpath()
      default: break
      }
    }
    return path
  }
}

/// A square of side 10 with its upper left corner at `x`, `y`.
func square(_ x: CGFloat = 0, _ y: CGFloat = 0) -> Path {
  Path { path in
    path.move(to: CGPoint(x: x, y: y))
    path.addLine(to: CGPoint(x: x + 10, y: y))
    path.addLine(to: CGPoint(x: x + 10, y: y + 10))
    path.addLine(to: CGPoint(x: x, y: y + 10))
    path.closeSubpath()
  }
}

/// A circle of four cubics, which stray by 2.7e-4 of the radius; closed, with nothing left to close.
func circle(_ radius: CGFloat, about center: CGPoint = .zero) -> Path {
  let k = 0.552_284_749_830_793_4 * radius
  func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
  return Path { path in
    path.move(to: at(radius, 0))
    path.addCurve(to: at(0, radius), control1: at(radius, k), control2: at(k, radius))
    path.addCurve(to: at(-radius, 0), control1: at(-k, radius), control2: at(-radius, k))
    path.addCurve(to: at(0, -radius), control1: at(-radius, -k), control2: at(-k, -radius))
    path.addCurve(to: at(radius, 0), control1: at(k, -radius), control2: at(radius, -k))
    path.closeSubpath()
  }
}

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
