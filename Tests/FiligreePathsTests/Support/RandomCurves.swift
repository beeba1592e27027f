import FiligreePaths
import FiligreeTestSupport
import Foundation

extension RandomSource {
  /// A point in the square of `size` about the origin.
  mutating func point(_ size: Double = 100) -> CGPoint {
    CGPoint(x: number(in: -size...size), y: number(in: -size...size))
  }

  /// A point of an integer grid, so that points coincide and line up often.
  mutating func gridPoint(_ size: Int = 3) -> CGPoint {
    let span = UInt64(2 * size + 1)
    return CGPoint(x: 10 * (Int(next() % span) - size), y: 10 * (Int(next() % span) - size))
  }

  /// A cubic: at random, on a small grid, or nearly degenerate.
  mutating func cubic() -> CubicCurve {
    switch next() % 4 {
    case 0: return CubicCurve(point(), point(), point(), point())
    case 1: return CubicCurve(gridPoint(), gridPoint(), gridPoint(), gridPoint())
    case 2:
      let (a, b) = (point(), point())
      func on(_ t: Double) -> CGPoint {
        CGPoint(x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y))
      }
      let (s, t) = (number(in: -1...2), number(in: -1...2))
      return CubicCurve(a, on(s), on(t), b)
    default:
      // Near a cusp: the middle of the control polygon crosses itself.
      let size = number(in: 1...100)
      let gap = number(in: -1...1) * 0.02 * size
      return CubicCurve(
        .zero, CGPoint(x: size, y: size), CGPoint(x: gap, y: size), CGPoint(x: size, y: 0))
    }
  }
}

extension CGPoint {
  /// The distance from the segment between `a` and `b`.
  func distance(toSegment a: CGPoint, _ b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    var t = square > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / square : 0
    t = min(max(t, 0), 1)
    let (ex, ey) = (a.x + t * dx - x, a.y + t * dy - y)
    return (ex * ex + ey * ey).squareRoot()
  }
}
