import FiligreeBase

/// The edges of a stroke whose width varies.
///
/// To either side the edge lies half a width off the middle. Points of an edge that lie within the stroke
/// itself, where it bends more tightly than it is wide, are left out, so that there are no loops inside.
struct StrokeOutline {
  /// The edge to the right of the direction of travel as seen with y down, and the one to its left.
  private(set) var right: [SIMD2<Float>] = []
  private(set) var left: [SIMD2<Float>] = []

  /// The points along the middle, and half of the widths there.
  private var points: [SIMD2<Float>] = []
  private var radii: [Float] = []
  private let isClosed: Bool

  /// The distance of points along the middle, in pixels.
  private static let spacing: Float = 1
  /// How far to either side a point's direction is measured, in points, and in half widths: finer turns shift a
  /// wide stroke's edges.
  private static let (directionPoints, directionRadii): (Int, Float) = (2, 0.5)
  /// How far within the stroke a point of its edge may lie, in pixels and in half widths: the middle is known no
  /// better.
  private static let (slack, slackRadii): (Float, Float) = (0.12, 0.06)

  init(_ path: [SIMD2<Float>], _ widths: [Float], isClosed: Bool) {
    self.isClosed = isClosed
    resample(path, widths)
    guard points.count > 1 else { return }
    let normals = normals()
    right = edge(normals, sign: 1)
    left = edge(normals, sign: -1)
  }

  private mutating func resample(_ path: [SIMD2<Float>], _ widths: [Float]) {
    let n = path.count
    for i in 0..<(isClosed ? n : n - 1) {
      let k = (i + 1) % n
      let d = path[k] - path[i]
      let count = max(Int((d.length / Self.spacing).rounded(.toNearestOrAwayFromZero)), 1)
      if d == .zero { continue }
      for j in 0..<count {
        let t = Float(j) / Float(count)
        points.append(path[i] + d * t)
        radii.append((widths[i] + (widths[k] - widths[i]) * t) / 2)
      }
    }
    if !isClosed, let last = path.last {
      points.append(last)
      radii.append(widths[n - 1] / 2)
    }
  }

  /// The unit normals, to the right of the direction of travel as seen with y down.
  private func normals() -> [SIMD2<Float>] {
    let n = points.count
    var last = SIMD2<Float>(0, 1)
    return points.indices.map { i in
      let k = max(Self.directionPoints, Int(Self.directionRadii * radii[i]))
      let d =
        isClosed
        ? points[(i + k) % n] - points[((i - k) % n + n) % n]
        : points[min(i + k, n - 1)] - points[max(i - k, 0)]
      let length = d.length
      if length > 0 { last = SIMD2(-d.y, d.x) / length }
      return last
    }
  }

  /// The points of one edge that are on the stroke's own.
  private func edge(_ normals: [SIMD2<Float>], sign: Float) -> [SIMD2<Float>] {
    let n = points.count
    var result: [SIMD2<Float>] = []
    result.reserveCapacity(n)
    for i in 0..<n {
      let q = points[i] + normals[i] * (sign * radii[i])
      if !isClosed && (i == 0 || i == n - 1) || !isInside(q, near: i) { result.append(q) }
    }
    return result
  }

  /// Whether a point of the edge lies within the stroke before or after it.
  private func isInside(_ q: SIMD2<Float>, near i: Int) -> Bool {
    let n = points.count
    for direction in [1, -1] {
      var reach = 2 * radii[i] + 1
      var k = i
      while reach > 0 {
        k += direction
        if isClosed { k = (k + n) % n }
        guard k >= 0, k < n, k != i else { break }
        let inner = radii[k] - max(Self.slack, Self.slackRadii * radii[k])
        if inner > 0, (points[k] - q).squaredLength < inner * inner { return true }
        reach -= Self.spacing
      }
    }
    return false
  }
}
