import FiligreePaths
import Foundation

/// How far one drawing's outlines lie from another's: the area in which they differ, by the length of
/// the true outline.
enum Measure {
  /// Rows of samples in a pixel; along each the area is exact.
  private static let rows = 8

  /// The area in one of two paths (non-zero rule) and not in the other, in square pixels.
  static func difference(_ a: Path, _ b: Path, height: Int) -> Double {
    let first = Spans(a, rows: rows, height: height)
    let second = Spans(b, rows: rows, height: height)
    var total = 0.0
    for row in 0..<(height * rows) {
      let (p, q) = (first.edges(row), second.edges(row))
      var (i, j) = (0, 0)
      var inside = false
      var last = 0.0
      while i < p.count || j < q.count {
        let next: Double
        if j == q.count || (i < p.count && p[i] <= q[j]) {
          next = p[i]
          i += 1
        } else {
          next = q[j]
          j += 1
        }
        if inside { total += next - last }
        inside.toggle()
        last = next
      }
    }
    return total / Double(rows)
  }

  /// The length of the outlines of the area that a path covers, by its spans' ends.
  static func perimeter(_ path: Path) -> Double {
    // Overlaps have no outline inside: union first.
    path.union(Path()).length
  }
}

/// Where rows of samples enter and leave a path.
private struct Spans {
  private var bounds: [[Double]]

  func edges(_ row: Int) -> [Double] { bounds[row] }

  init(_ path: Path, rows: Int, height: Int) {
    var lines = Polylines()
    lines.append(path.storage, tolerance: 0.005)
    var crossings = [[(Double, Int)]](repeating: [], count: rows * height)
    for subpath in lines.subpaths {
      let points = Array(lines.points[subpath.range])
      for i in points.indices {
        let (p, q) = (points[i], points[(i + 1) % points.count])
        let (y0, y1) = (p.y * Double(rows) - 0.5, q.y * Double(rows) - 0.5)
        if y0 == y1 { continue }
        let low = min(y0, y1)
        let high = max(y0, y1)
        var row = max(Int(low.rounded(.up)), 0)
        while Double(row) < high, row < crossings.count {
          let t = (Double(row) - y0) / (y1 - y0)
          crossings[row].append((p.x + (q.x - p.x) * t, y1 > y0 ? 1 : -1))
          row += 1
        }
      }
    }
    bounds = crossings.map { row in
      var edges: [Double] = []
      var winding = 0
      for (x, turn) in row.sorted(by: { $0.0 < $1.0 }) {
        let was = winding
        winding += turn
        if (was == 0) != (winding == 0) { edges.append(x) }
      }
      return edges
    }
  }
}

extension Path {
  /// How many lines and curves there are; a close counts where it draws a line.
  var segmentCount: Int {
    var count = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    var next = 0
    for verb in storage.verbs {
      let points = storage.points[next..<(next + verb.pointCount)]
      next += verb.pointCount
      switch verb {
      case .move:
        start = points.last ?? start
        current = start
      case .close:
        if current != start { count += 1 }
        current = start
      default:
        count += 1
        current = points.last ?? current
      }
    }
    return count
  }
}
