import FiligreeBase

/// A plane of colors over points.
struct PlaneFit {
  /// The mean color.
  let mean: SIMD4<Float>
  /// What the colors rise by in x and in y.
  let (x, y): (SIMD4<Float>, SIMD4<Float>)

  /// The direction in which it rises the most; nil where it is level.
  var direction: SIMD2<Float>? {
    PrincipalAxis(xx: x.squaredLength, xy: x.dot(y), yy: y.squaredLength).direction
  }

  /// The largest rise of a component, in levels a unit.
  var rise: Float { (x * x + y * y).max().squareRoot() }
}

/// Points that have planes nearest to colors, by least squares.
struct PlanePoints {
  /// The points from their mean.
  private let points: [SIMD2<Float>]
  /// The sums of their squares and products.
  private let (xx, xy, yy): (Float, Float, Float)
  private let determinant: Float

  /// Takes points; nil where they lie on a line.
  init?(_ points: [SIMD2<Float>]) {
    guard points.count > 3 else { return nil }
    let mean = points.reduce(.zero, +) / Float(points.count)
    self.points = points.map { $0 - mean }
    var (xx, xy, yy) = (Float(0), Float(0), Float(0))
    for p in self.points {
      xx += p.x * p.x
      xy += p.x * p.y
      yy += p.y * p.y
    }
    (self.xx, self.xy, self.yy) = (xx, xy, yy)
    determinant = xx * yy - xy * xy
    guard determinant > 0 else { return nil }
  }

  /// The plane nearest to the colors of the points.
  @inline(__always)
  func plane(_ color: (Int) -> SIMD4<Float>) -> PlaneFit {
    var mean = SIMD4<Float>.zero
    for i in points.indices { mean += color(i) }
    mean /= Float(points.count)
    var (cx, cy) = (SIMD4<Float>.zero, SIMD4<Float>.zero)
    points.withUnsafeBufferPointer { points in
      for i in points.indices {
        let (p, c) = (points[i], color(i) - mean)
        cx += c * p.x
        cy += c * p.y
      }
    }
    return PlaneFit(
      mean: mean, x: (cx * yy - cy * xy) / determinant, y: (cy * xx - cx * xy) / determinant)
  }

  /// The mean squared distance of the colors of the points from a plane.
  @inline(__always)
  func error(of plane: PlaneFit, _ color: (Int) -> SIMD4<Float>) -> Float {
    var sum: Float = 0
    points.withUnsafeBufferPointer { points in
      for i in points.indices {
        let p = points[i]
        sum += (color(i) - plane.mean - plane.x * p.x - plane.y * p.y).squaredLength
      }
    }
    return sum / Float(points.count - 3)
  }
}
