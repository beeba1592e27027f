import Foundation

/// A map of the plane in perspective: column vectors of homogeneous coordinates.
struct Homography: Sendable {
  private let rows: [SIMD3<Double>]

  /// The map of the unit square's corners, counter-clockwise from the origin, to those of a convex quadrilateral.
  ///
  /// Nil where three of the points lie on a line. P. Heckbert, Fundamentals of Texture Mapping and Image Warping,
  /// 1989, section 2.2.3.
  init?(unitSquareTo p: [SIMD2<Double>]) {
    let sum = p[0] - p[1] + p[2] - p[3]
    let (d1, d2) = (p[1] - p[2], p[3] - p[2])
    let determinant = d1.x * d2.y - d2.x * d1.y
    guard determinant != 0, determinant.isFinite else { return nil }
    let g = (sum.x * d2.y - d2.x * sum.y) / determinant
    let h = (d1.x * sum.y - sum.x * d1.y) / determinant
    let (u, v) = (p[1] - p[0] + g * p[1], p[3] - p[0] + h * p[3])
    self.init([SIMD3(u.x, v.x, p[0].x), SIMD3(u.y, v.y, p[0].y), SIMD3(g, h, 1)])
  }

  private init(_ rows: [SIMD3<Double>]) {
    self.rows = rows
  }

  /// The map back, but for a factor; nil where there is none.
  var inverse: Homography? {
    let (a, b, c) = (rows[0], rows[1], rows[2])
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let columns = [cross(b, c), cross(c, a), cross(a, b)]
    let determinant = (a * columns[0]).sum()
    guard determinant != 0, determinant.isFinite else { return nil }
    return Homography(
      (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) / determinant })
  }

  /// Where a point goes; nil for one that is behind the eye.
  func apply(_ point: SIMD2<Double>) -> SIMD2<Double>? {
    let p = SIMD3(point.x, point.y, 1)
    let w = (rows[2] * p).sum()
    guard w > 0 else { return nil }
    return SIMD2((rows[0] * p).sum(), (rows[1] * p).sum()) / w
  }
}
