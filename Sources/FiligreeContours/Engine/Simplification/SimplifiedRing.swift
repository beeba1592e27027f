/// The points of a closed polygon that are needed to stay within `tolerance` of it.
///
/// U. Ramer (1972), D. Douglas and T. Peucker (1973): of the points between two that are kept, keep the
/// farthest from the segment between them if it is farther than the tolerance, and go on on both
/// sides of it. The ring is cut at two far points: the farthest from the first, and the farthest from
/// that. The points keep their order, beginning with the first one kept.
///
/// The classic method takes quadratic time on points that split badly (long spirals). Here, once a
/// part lies deeper than a balanced division could, it is divided at its middle instead: what is
/// promised still holds, some points more than needed may stay, and the time is O(n log n).
package func simplifiedRing(_ points: [SIMD2<Float>], tolerance: Float) -> [SIMD2<Float>] {
  let count = points.count
  guard count > 2 else { return points }
  return points.withUnsafeBufferPointer { points in
    let a = farthest(points, from: points[0])
    let b = farthest(points, from: points[a])
    let (first, second) = a < b ? (a, b) : (b, a)
    if first == second { return [points[0]] }
    // 0 leaves the point out, 1 keeps it.
    var keeps = [Bool](repeating: false, count: count)
    keeps.withUnsafeMutableBufferPointer { keeps in
      keeps[first] = true
      keeps[second] = true
      let limit = Double(tolerance) * Double(tolerance)
      simplify(points, first, second, limit, keeps)
      simplify(points, second, first + count, limit, keeps)
    }
    var result: [SIMD2<Float>] = []
    for i in 0..<count where keeps[i] {
      result.append(points[i])
    }
    return result
  }
}

private func farthest(_ points: UnsafeBufferPointer<SIMD2<Float>>, from p: SIMD2<Float>) -> Int {
  var best = 0
  var bestDistance = -Float.infinity
  for i in points.indices {
    let d = points[i] - p
    let distance = d.x * d.x + d.y * d.y
    if distance > bestDistance {
      bestDistance = distance
      best = i
    }
  }
  return best
}

/// Marks what is to be kept strictly between `from` and `to`, indices round the ring.
private func simplify(
  _ points: UnsafeBufferPointer<SIMD2<Float>>, _ from: Int, _ to: Int, _ limit: Double,
  _ keeps: UnsafeMutableBufferPointer<Bool>
) {
  let count = points.count
  // Twice the depth of halving, and some: ordinary outlines stay far below.
  let maximumDepth = 2 * (Int.bitWidth - (to - from).leadingZeroBitCount) + 16
  var parts = [(from: from, to: to, depth: 0)]
  while let part = parts.popLast() {
    if part.to - part.from < 2 { continue }
    let a = SIMD2<Double>(points[part.from % count])
    let d = SIMD2<Double>(points[part.to % count]) - a
    let lengthSquared = d.x * d.x + d.y * d.y
    var worst = limit
    var worstIndex = -1
    var k = part.from &+ 1
    while k < part.to {
      let q = SIMD2<Double>(points[k < count ? k : k &- count]) - a
      let along = q.x * d.x + q.y * d.y
      let distance: Double
      if along <= 0 {
        distance = q.x * q.x + q.y * q.y
      } else if along >= lengthSquared {
        let e = q - d
        distance = e.x * e.x + e.y * e.y
      } else {
        // By the cross product, which is 0 exactly for whole numbers on one line.
        let cross = d.x * q.y - d.y * q.x
        distance = cross * cross / lengthSquared
      }
      if distance > worst {
        worst = distance
        worstIndex = k
      }
      k &+= 1
    }
    if worstIndex < 0 { continue }
    let split = part.depth < maximumDepth ? worstIndex : (part.from + part.to) / 2
    keeps[split % count] = true
    parts.append((split, part.to, part.depth + 1))
    parts.append((part.from, split, part.depth + 1))
  }
}
