import FiligreeBase
import FiligreePaths

/// Measures how far a curve and a polyline are apart, from all points of both.
enum CurveDistance {
  /// The largest distance of a cubic from its chords, in units of the polyline, as long as there are no more
  /// than `mostSteps`.
  private static let flatness = 0.0025
  private static let mostSteps = 4096

  /// The largest distance from a point of either to the other (the Hausdorff distance), for a closed
  /// polyline; within a hundredth of a unit where curves are long.
  static func largest(
    between points: ArraySlice<SIMD2<Float>>, and curve: FittedCurve
  ) -> Double {
    let outline = points.map { SIMD2<Double>($0) }
    let drawn = flattened(curve)
    guard !outline.isEmpty, !drawn.isEmpty else { return 0 }
    return max(farthest(outline, from: drawn), farthest(drawn, from: outline))
  }

  private static func flattened(_ curve: FittedCurve) -> [SIMD2<Double>] {
    var result = [curve.start]
    for segment in curve.segments {
      if case .cubic(let c1, let c2, let p3) = segment {
        let p0 = result[result.count - 1]
        let (w0, w1) = (6 * (p0 - 2 * c1 + c2), 6 * (c1 - 2 * c2 + p3))
        let bend = max(w0.squaredLength, w1.squaredLength).squareRoot()
        // Half the square of the step times the largest second derivative, over four (G. Wang, 1984).
        let steps = min(max(Int((bend / (8 * flatness)).squareRoot().rounded(.up)), 1), mostSteps)
        for i in 1..<max(steps, 1) {
          let t = Double(i) / Double(steps)
          let s = 1 - t
          result.append((p0 * s + c1 * (3 * t)) * (s * s) + (c2 * (3 * s) + p3 * t) * (t * t))
        }
      }
      result.append(segment.end)
    }
    return result
  }

  /// The largest distance of a corner of `a` from the closed polyline `b`.
  private static func farthest(_ a: [SIMD2<Double>], from b: [SIMD2<Double>]) -> Double {
    let grid = SegmentGrid(b)
    var worst = 0.0
    for p in a { worst = max(worst, grid.squaredDistance(p)) }
    return worst.squareRoot()
  }
}

/// The segments of a closed polyline by the cells of a grid that they pass through.
private struct SegmentGrid {
  private let points: [SIMD2<Double>]
  private let low: SIMD2<Double>
  private let cell: Double
  private let columns: Int
  private let rows: Int
  /// The segments of each cell, one after the other, and where each cell's begin.
  private var segments: [Int32]
  private var starts: [Int32]

  init(_ points: [SIMD2<Double>]) {
    self.points = points
    var (low, high) = (points[0], points[0])
    for p in points {
      low = pointwiseMin(low, p)
      high = pointwiseMax(high, p)
    }
    let size = high - low
    // About as many cells as segments.
    let area = max(size.x * size.y, 1e-9)
    cell = max((area / Double(points.count)).squareRoot(), max(size.x, size.y) / 1024, 1e-6)
    columns = Int(size.x / cell) + 1
    rows = Int(size.y / cell) + 1
    self.low = low
    var counts = [Int32](repeating: 0, count: columns * rows + 1)
    for i in points.indices {
      SegmentGrid.cells(points, i, low, cell, columns) { counts[$0 + 1] += 1 }
    }
    for k in 1..<counts.count { counts[k] += counts[k - 1] }
    starts = counts
    segments = [Int32](repeating: 0, count: Int(counts[counts.count - 1]))
    var next = counts
    for i in points.indices {
      SegmentGrid.cells(points, i, low, cell, columns) {
        segments[Int(next[$0])] = Int32(truncatingIfNeeded: i)
        next[$0] += 1
      }
    }
  }

  /// The cells of the box around the segment that ends at point `i`.
  private static func cells(
    _ points: [SIMD2<Double>], _ i: Int, _ low: SIMD2<Double>, _ cell: Double, _ columns: Int,
    _ body: (Int) -> Void
  ) {
    let (p, q) = (points[i == 0 ? points.count - 1 : i - 1], points[i])
    let (from, to) = ((pointwiseMin(p, q) - low) / cell, (pointwiseMax(p, q) - low) / cell)
    for y in Int(from.y)...Int(to.y) {
      for x in Int(from.x)...Int(to.x) { body(y * columns + x) }
    }
  }

  func squaredDistance(_ p: SIMD2<Double>) -> Double {
    let at = (p - low) / cell
    let (cx, cy) = (Int(at.x.rounded(.down)), Int(at.y.rounded(.down)))
    var best = Double.infinity
    var ring = 0
    // Rings of cells around the point's own, until the next one is farther off than the best.
    while true {
      for y in max(cy - ring, 0)...max(min(cy + ring, rows - 1), max(cy - ring, 0)) where y < rows {
        let isEdge = abs(y - cy) == ring
        var x = max(cx - ring, 0)
        while x <= min(cx + ring, columns - 1) {
          if !isEdge, abs(x - cx) < ring {
            x = cx + ring
            continue
          }
          let k = y * columns + x
          for s in starts[k]..<starts[k + 1] {
            best = min(best, squaredDistance(p, Int(segments[Int(s)])))
          }
          x += 1
        }
      }
      let reach = Double(ring) * cell
      if best <= reach * reach { return best }
      ring += 1
      if ring > columns + rows + abs(cx) + abs(cy) { return best }
    }
  }

  private func squaredDistance(_ p: SIMD2<Double>, _ i: Int) -> Double {
    let (a, b) = (points[i == 0 ? points.count - 1 : i - 1], points[i])
    let d = b - a
    let o = p - a
    let square = d.squaredLength
    let t = square > 0 ? min(max(o.dot(d) / square, 0), 1) : 0
    let e = o - d * t
    return e.squaredLength
  }
}
