import FiligreePaths
import Foundation

/// A path as the oracles see it: closed, in plain doubles, asked one point at a time.
///
/// Written for trust, not for speed, and shares no code with the booleans.
struct ReferencePath {
  /// A cubic; lines and quadratics are raised to one.
  struct Segment {
    var x: (Double, Double, Double, Double)
    var y: (Double, Double, Double, Double)
    var isLine: Bool

    var minX: Double { min(min(x.0, x.1), min(x.2, x.3)) }
    var maxX: Double { max(max(x.0, x.1), max(x.2, x.3)) }
    var minY: Double { min(min(y.0, y.1), min(y.2, y.3)) }
    var maxY: Double { max(max(y.0, y.1), max(y.2, y.3)) }

    func point(_ t: Double) -> (x: Double, y: Double) {
      let s = 1 - t
      let a = s * s * s
      let b = 3 * s * s * t
      let c = 3 * s * t * t
      let d = t * t * t
      return (
        a * x.0 + b * x.1 + c * x.2 + d * x.3, a * y.0 + b * y.1 + c * y.2 + d * y.3
      )
    }

    func halves() -> (Segment, Segment) {
      func cut(_ p: (Double, Double, Double, Double)) -> (
        (Double, Double, Double, Double), (Double, Double, Double, Double)
      ) {
        let a = (p.0 + p.1) / 2
        let b = (p.1 + p.2) / 2
        let c = (p.2 + p.3) / 2
        let ab = (a + b) / 2
        let bc = (b + c) / 2
        let m = (ab + bc) / 2
        return ((p.0, a, ab, m), (m, bc, c, p.3))
      }
      let (xa, xb) = cut(x)
      let (ya, yb) = cut(y)
      return (Segment(x: xa, y: ya, isLine: isLine), Segment(x: xb, y: yb, isLine: isLine))
    }
  }

  private(set) var segments: [Segment] = []
  /// How many segments the path itself has, without the lines that close it.
  private(set) var count = 0
  private(set) var minX = Double.infinity
  private(set) var minY = Double.infinity
  private(set) var maxX = -Double.infinity
  private(set) var maxY = -Double.infinity

  init() {}

  init(_ path: CGPath) {
    var start = (x: 0.0, y: 0.0)
    var last = start
    Path(path).forEach { element in
      switch element {
      case .move(let to):
        line(last, start)
        start = (to.x.native, to.y.native)
        last = start
        return
      case .line(let to):
        line(last, (to.x.native, to.y.native))
        last = (to.x.native, to.y.native)
      case .quadCurve(let to, let c):
        let cx = c.x.native
        let cy = c.y.native
        let end = (x: to.x.native, y: to.y.native)
        add(
          Segment(
            x: (
              last.x, last.x + (cx - last.x) * 2 / 3, end.x + (cx - end.x) * 2 / 3, end.x
            ),
            y: (
              last.y, last.y + (cy - last.y) * 2 / 3, end.y + (cy - end.y) * 2 / 3, end.y
            ), isLine: false))
        last = end
      case .curve(let to, let c1, let c2):
        add(
          Segment(
            x: (last.x, c1.x.native, c2.x.native, to.x.native),
            y: (last.y, c1.y.native, c2.y.native, to.y.native), isLine: false))
        last = (to.x.native, to.y.native)
      case .closeSubpath:
        line(last, start)
        last = start
      }
      count += 1
    }
    line(last, start)
  }

  private mutating func line(_ a: (x: Double, y: Double), _ b: (x: Double, y: Double)) {
    if a.x == b.x && a.y == b.y { return }
    add(
      Segment(
        x: (a.x, a.x + (b.x - a.x) / 3, b.x + (a.x - b.x) / 3, b.x),
        y: (a.y, a.y + (b.y - a.y) / 3, b.y + (a.y - b.y) / 3, b.y), isLine: true))
  }

  private mutating func add(_ segment: Segment) {
    segments.append(segment)
    minX = min(minX, segment.minX)
    minY = min(minY, segment.minY)
    maxX = max(maxX, segment.maxX)
    maxY = max(maxY, segment.maxY)
  }

  /// Adds the outline of another path.
  mutating func add(_ other: ReferencePath) {
    for s in other.segments { add(s) }
  }

  // MARK: Questions

  /// The area by Green's theorem, exact for curves, with the sign of the winding.
  var area: Double {
    if segments.isEmpty { return 0 }
    // Seen from a corner of the box, so that an offset of the path cancels nothing.
    var sum = 0.0
    for s in segments {
      let x = (s.x.0 - minX, s.x.1 - minX, s.x.2 - minX, s.x.3 - minX)
      let y = (s.y.0 - minY, s.y.1 - minY, s.y.2 - minY, s.y.3 - minY)
      if s.isLine {
        sum += (x.0 * y.3 - x.3 * y.0) / 2
        continue
      }
      // The integral of x dy - y dx over a cubic, halved (for example Zingl 2012).
      sum +=
        (x.0 * (6 * y.1 + 3 * y.2 + y.3) + 3 * x.1 * (-2 * y.0 + y.2 + y.3)
          + 3 * x.2 * (-y.0 - y.1 + 2 * y.3) + x.3 * (-y.0 - 3 * y.1 - 6 * y.2)) / 20
    }
    return sum
  }

  /// An upper bound of the outline's length.
  var length: Double {
    segments.reduce(0) { sum, s in
      sum + hypot(s.x.1 - s.x.0, s.y.1 - s.y.0) + hypot(s.x.2 - s.x.1, s.y.2 - s.y.1)
        + hypot(s.x.3 - s.x.2, s.y.3 - s.y.2)
    }
  }

  /// How often the path winds around a point that is not on it.
  func winding(_ px: Double, _ py: Double) -> Int {
    var sum = 0
    for s in segments {
      if s.minY > py || s.maxY < py || s.maxX < px { continue }
      sum += crossings(s, px, py, 0)
    }
    return sum
  }

  /// Signed crossings of the ray to the right, by halving.
  private func crossings(_ s: Segment, _ px: Double, _ py: Double, _ depth: Int) -> Int {
    if s.minY > py || s.maxY < py || s.maxX < px { return 0 }
    // All to the right, or as good as straight: only the ends count.
    if s.isLine || depth > 44 || s.minX > px {
      if (s.y.0 <= py) == (s.y.3 <= py) { return 0 }
      let up = s.y.3 > s.y.0
      if s.minX <= px {
        let side = (s.x.3 - s.x.0) * (py - s.y.0) - (s.y.3 - s.y.0) * (px - s.x.0)
        if (side > 0) != up { return 0 }
      }
      return up ? 1 : -1
    }
    let (a, b) = s.halves()
    return crossings(a, px, py, depth + 1) + crossings(b, px, py, depth + 1)
  }

  /// Whether the outline comes within a distance of a point.
  func comes(within distance: Double, of px: Double, _ py: Double) -> Bool {
    if px < minX - distance || px > maxX + distance || py < minY - distance
      || py > maxY + distance
    {
      return false
    }
    for s in segments where comes(s, distance, px, py, 0) {
      return true
    }
    return false
  }

  private func comes(
    _ s: Segment, _ distance: Double, _ px: Double, _ py: Double, _ depth: Int
  ) -> Bool {
    if px < s.minX - distance || px > s.maxX + distance || py < s.minY - distance
      || py > s.maxY + distance
    {
      return false
    }
    let dx = s.x.3 - s.x.0
    let dy = s.y.3 - s.y.0
    let bend =
      s.isLine
      ? 0
      : max(
        max(abs(s.x.1 - s.x.0 - dx / 3), abs(s.y.1 - s.y.0 - dy / 3)),
        max(abs(s.x.2 - s.x.3 + dx / 3), abs(s.y.2 - s.y.3 + dy / 3)))
    if bend * 16 <= distance || depth > 50 {
      let size = dx * dx + dy * dy
      var t = size > 0 ? ((px - s.x.0) * dx + (py - s.y.0) * dy) / size : 0
      t = min(max(t, 0), 1)
      return hypot(s.x.0 + dx * t - px, s.y.0 + dy * t - py) <= distance
    }
    let (a, b) = s.halves()
    return comes(a, distance, px, py, depth + 1) || comes(b, distance, px, py, depth + 1)
  }
}
