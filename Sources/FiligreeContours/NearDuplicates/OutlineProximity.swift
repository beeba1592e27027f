import FiligreeBase

/// Tells whether points lie near a closed polygon.
///
/// The polygon's box, widened by the distance, is divided into about as many cells as it has sides, and
/// each cell lists the sides that come near it: a point looks in its own cell only.
struct OutlineProximity {
  private let points: [SIMD2<Float>]
  private let limit: Float
  private let origin: SIMD2<Float>
  /// Cells for a unit, each way.
  private let scale: SIMD2<Float>
  private let columns: Int
  private let rows: Int
  /// Where each cell's sides begin in `sides`, and one number more.
  private var starts: [Int32]
  private var sides: [Int32]

  /// Prepares for a closed polygon through `points`, and a distance of 0 or more.
  init(_ points: [SIMD2<Float>], distance: Float) {
    let distance = distance >= 0 && distance.isFinite ? distance : 0
    self.points = points
    limit = distance * distance
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    for point in points {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    low -= distance
    high += distance
    let size = high - low
    var n = 1
    while n * n < points.count, n < 256 { n += 1 }
    columns = n
    rows = n
    origin = low
    scale = SIMD2(
      size.x > 0 && size.x.isFinite ? Float(n) / size.x : 0,
      size.y > 0 && size.y.isFinite ? Float(n) / size.y : 0)
    starts = Array(repeating: 0, count: n * n + 1)
    sides = []
    guard !points.isEmpty else { return }
    // Counted first, then put in place.
    for pass in 0..<2 {
      for i in points.indices {
        let a = points[i]
        let b = points[i + 1 == points.count ? 0 : i + 1]
        let from = cell(pointwiseMin(a, b) - distance)
        let to = cell(pointwiseMax(a, b) + distance)
        for row in from.row...to.row {
          for column in from.column...to.column {
            let k = row * n + column
            if pass == 0 {
              starts[k] += 1
            } else {
              starts[k] -= 1
              sides[Int(starts[k])] = Int32(truncatingIfNeeded: i)
            }
          }
        }
      }
      if pass == 0 {
        var sum: Int32 = 0
        for k in starts.indices {
          sum += starts[k]
          starts[k] = sum
        }
        sides = Array(repeating: 0, count: Int(sum))
      }
    }
  }

  private func cell(_ p: SIMD2<Float>) -> (column: Int, row: Int) {
    let q = (p - origin) * scale
    return (
      Int(max(0, min(q.x, Float(columns - 1)))), Int(max(0, min(q.y, Float(rows - 1))))
    )
  }

  /// Whether all of `others` are within the distance of the polygon.
  func isNear(_ others: [SIMD2<Float>]) -> Bool {
    others.allSatisfy(isNear)
  }

  private func isNear(_ p: SIMD2<Float>) -> Bool {
    guard p.x.isFinite, p.y.isFinite, !points.isEmpty else { return false }
    let (column, row) = cell(p)
    let k = row * columns + column
    for i in Int(starts[k])..<Int(starts[k + 1]) {
      let side = Int(sides[i])
      let a = points[side]
      let d = points[side + 1 == points.count ? 0 : side + 1] - a
      let e = p - a
      let length = d.squaredLength
      let t = length > 0 ? max(0, min((e.dot(d)) / length, 1)) : 0
      let f = e - d * t
      if f.squaredLength <= limit { return true }
    }
    return false
  }
}
