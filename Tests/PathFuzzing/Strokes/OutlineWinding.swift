import FiligreePaths
import Foundation

/// An outline in fine lines, asked for its winding numbers.
struct OutlineWinding {
  private(set) var edges: [(a: Vector, b: Vector)] = []
  /// By rows of equal height, the edges that touch them.
  private var rows: [[Int32]] = []
  private var minY = 0.0
  private var height = 1.0
  private(set) var isFinite = true

  /// Curves are flattened within `error`.
  init(_ path: Path, error: Double) {
    var start = Vector(0, 0)
    var last = start
    var edges: [(a: Vector, b: Vector)] = []
    func line(_ to: Vector) {
      edges.append((last, to))
      last = to
    }
    path.forEach { element in
      switch element {
      case .move(let to):
        line(start)
        start = Vector(to)
        last = start
      case .line(let to): line(Vector(to))
      case .quadCurve(let to, let c):
        let (end, control) = (Vector(to), Vector(c))
        let curve = OracleCurve(
          last, last + (control - last) * (2 / 3), end + (control - end) * (2 / 3), end)
        for p in curve.flattened(error) { line(p) }
      case .curve(let to, let c1, let c2):
        for p in OracleCurve(last, Vector(c1), Vector(c2), Vector(to)).flattened(error) { line(p) }
      case .closeSubpath: line(start)
      }
    }
    line(start)
    self.edges = edges.filter { $0.a.y != $0.b.y || !$0.a.y.isFinite || !$0.a.x.isFinite }
    isFinite = self.edges.allSatisfy {
      $0.a.x.isFinite && $0.a.y.isFinite && $0.b.x.isFinite && $0.b.y.isFinite
    }
    guard isFinite, !self.edges.isEmpty else { return }
    minY = self.edges.reduce(.infinity) { min($0, min($1.a.y, $1.b.y)) }
    let maxY = self.edges.reduce(-.infinity) { max($0, max($1.a.y, $1.b.y)) }
    rows = Array(repeating: [], count: 64)
    height = (maxY - minY) / 64
    for (i, edge) in self.edges.enumerated() {
      for row in self.row(min(edge.a.y, edge.b.y))...self.row(max(edge.a.y, edge.b.y)) {
        rows[row].append(Int32(i))
      }
    }
  }

  private func row(_ y: Double) -> Int { min(max(Int((y - minY) / height), 0), rows.count - 1) }

  var isEmpty: Bool { edges.isEmpty }

  func winding(_ p: Vector) -> Int {
    guard !rows.isEmpty, p.y >= minY, p.y <= minY + height * 64 else { return 0 }
    var sum = 0
    for i in rows[row(p.y)] {
      let (a, b) = edges[Int(i)]
      if (a.y <= p.y) == (b.y <= p.y) { continue }
      let side = (b - a).cross(p - a)
      if b.y > a.y {
        if side > 0 { sum += 1 }
      } else if side < 0 {
        sum -= 1
      }
    }
    return sum
  }
}

extension OracleCurve {
  /// The ends of lines within `error` of the curve.
  func flattened(_ error: Double) -> [Vector] {
    let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
    let count = (0.75 * bend / error).squareRoot().rounded(.up)
    guard count > 1, count < 100_000 else { return [p3] }
    var result: [Vector] = []
    for i in 1..<Int(count) { result.append(point(Double(i) / count)) }
    result.append(p3)
    return result
  }
}
