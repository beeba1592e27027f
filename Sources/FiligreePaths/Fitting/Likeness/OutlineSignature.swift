import FiligreeBase

/// What tells a closed outline from others before points are compared: its area, and the moments of that up to the third.
///
/// Integrals over the area average the noise of points, by which outlines of one shape differ: a moment that differs more than the points may
/// belongs to another shape.
struct OutlineSignature {
  /// Positive where the outline goes from the x-axis to the y-axis.
  let area: Double
  /// The middle of the area.
  let center: SIMD2<Double>
  /// The means of x², y² and xy over the area, about the middle.
  let squares: SIMD2<Double>
  let product: Double
  /// The means of z|z|² and z³, with points as complex numbers.
  let first: SIMD2<Double>
  let third: SIMD2<Double>

  /// The signature of a polygon; nil if it encloses nothing.
  init?(_ points: ArraySlice<SIMD2<Float>>) {
    self.init(points.map { SIMD2<Double>($0) })
  }

  init?(_ points: [SIMD2<Double>]) {
    guard points.count > 2, let origin = points.first, let end = points.last else { return nil }
    // About the first point: coordinates of large pictures would cost digits.
    var (area, sum) = (0.0, SIMD2<Double>.zero)
    var a = end - origin
    for point in points {
      let b = point - origin
      let cross = a.cross(b)
      area += cross / 2
      sum += (a + b) * (cross / 6)
      a = b
    }
    // Negated, so that NaN fails.
    guard !(abs(area) <= 1e-6), area.isFinite else { return nil }
    let center = origin + sum / area
    var (squares, product) = (SIMD2<Double>.zero, 0.0)
    // The integrals of x³ and y³, and of x²y and xy².
    var (cubes, mixed) = (SIMD2<Double>.zero, SIMD2<Double>.zero)
    a = end - center
    for point in points {
      let b = point - center
      let cross = a.cross(b)
      let (aa, ab, bb) = (a * a, a * b, b * b)
      squares += (aa + ab + bb) * (cross / 12)
      let crossed = a.x * b.y + a.y * b.x
      let (ownA, ownB) = (a.x * a.y, b.x * b.y)
      product += (2 * (ownA + ownB) + crossed) * (cross / 24)
      let ends: SIMD2<Double> = aa * a + bb * b
      let between: SIMD2<Double> = ab * (a + b)
      cubes += (ends + between) * (cross / 20)
      let (otherA, otherB) = (SIMD2(a.y, a.x), SIMD2(b.y, b.x))
      let fromA: SIMD2<Double> = aa * (3 * otherA + otherB)
      let fromB: SIMD2<Double> = bb * (otherA + 3 * otherB)
      let both: SIMD2<Double> = 2 * ab * (otherA + otherB)
      mixed += (fromA + both + fromB) * (cross / 60)
      a = b
    }
    self.area = area
    self.center = center
    self.squares = squares / area
    self.product = product / area
    // x³ + xy² and x²y + y³; x³ − 3xy² and 3x²y − y³.
    first = SIMD2(cubes.x + mixed.y, mixed.x + cubes.y) / area
    third = SIMD2(cubes.x - 3 * mixed.y, 3 * mixed.x - cubes.y) / area
    guard self.squares.min() > 0 else { return nil }
  }

  /// Half the difference of the means of squares along the two axes of the area.
  var spread: Double {
    let half = (squares.x - squares.y) / 2
    return (half * half + product * product).squareRoot()
  }

  /// The root of the mean squared distance from the middle.
  var radius: Double { squares.sum().squareRoot() }

  /// Half of the shorter axis of the ellipse that has these moments.
  var shorterHalf: Double { 2 * max(squares.sum() / 2 - spread, 0).squareRoot() }

  /// Whether outlines can be the same but for their places, where no point is farther off than `distance`.
  func resembles(_ other: OutlineSignature, within distance: Double) -> Bool {
    let r = radius
    guard (area > 0) == (other.area > 0),
      abs(abs(area).squareRoot() - abs(other.area).squareRoot()) <= distance,
      abs(r - other.radius) <= distance
    else { return false }
    let second = 2 * distance * r
    let d = squares - other.squares
    guard abs(d.x) <= second, abs(d.y) <= second, abs(product - other.product) <= second
    else { return false }
    let bound = 3 * distance * r * r
    return (first - other.first).squaredLength <= bound * bound
      && (third - other.third).squaredLength <= bound * bound
  }
}
