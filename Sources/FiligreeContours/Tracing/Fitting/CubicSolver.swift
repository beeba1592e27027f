/// Fits the arms of a cubic, from the origin to `end`, to samples: eight at a time.
///
/// In turns each sample's parameter moves to the nearest point of the curve and the arms are solved
/// for so that the distances across the curve become least (W. Wang, H. Pottmann and Y. Liu, 2006:
/// samples may slide along the curve, so that few rounds are enough). An end with a known direction
/// leaves its arm one unknown, one without two. Unknowns that the samples say nothing about, as on a
/// straight stretch, stay where they are.
struct CubicSolver {
  typealias Lanes = SIMD8<Float>

  /// Where the samples are held: x, y and t in turn, `blocks` times eight of each.
  let samples: UnsafeMutablePointer<Lanes>
  let blocks: Int
  let end: SIMD2<Float>
  let startDirection: SIMD2<Float>?
  let endDirection: SIMD2<Float>?
  let length: Float
  /// From the start to the first control, and from the end to the second.
  private(set) var arm1: SIMD2<Float>
  private(set) var arm2: SIMD2<Float>

  /// How much it costs to move an unknown, beside what the samples say.
  private static let inertia: Float = 2e-4

  init(
    samples: UnsafeMutablePointer<Lanes>, blocks: Int, end: SIMD2<Float>,
    startDirection: SIMD2<Float>?, endDirection: SIMD2<Float>?, length: Float
  ) {
    self.samples = samples
    self.blocks = blocks
    self.end = end
    self.startDirection = startDirection
    self.endDirection = endDirection
    self.length = length
    let chord = (end.x * end.x + end.y * end.y).squareRoot()
    // A third of the length, as a gentle bend has it.
    let third = (length + chord) / 6
    arm1 = startDirection.map { $0 * third } ?? end / 3
    arm2 = endDirection.map { $0 * -third } ?? end / -3
  }

  /// Moves the parameters, and returns the sum of the squared distances and the largest of them.
  @inline(__always)
  func project(steps: Int) -> (sum: Float, worst: Float) {
    let c1 = 3 * arm1
    let c2 = 3 * (end + arm2) - 6 * arm1
    let c3 = end - c1 - c2
    let (c1x, c1y, c2x, c2y) = (
      Lanes(repeating: c1.x), Lanes(repeating: c1.y),
      Lanes(repeating: c2.x), Lanes(repeating: c2.y)
    )
    let (c3x, c3y) = (Lanes(repeating: c3.x), Lanes(repeating: c3.y))
    var sum = Lanes.zero
    var worst = Lanes.zero
    for block in 0..<blocks {
      let at = samples + 3 &* block
      let (px, py) = (at[0], at[1])
      var t = at[2]
      for _ in 0..<steps {
        let dx = ((c3x * t + c2x) * t + c1x) * t - px
        let dy = ((c3y * t + c2y) * t + c1y) * t - py
        let wx = (3 * t) * c3x + c2x
        let wy = (3 * t) * c3y + c2y
        let vx = (wx + c2x) * t + c1x
        let vy = (wy + c2y) * t + c1y
        let along = dx * vx + dy * vy
        var slope = vx * vx + vy * vy
        let full = slope + 2 * (dx * wx + dy * wy)
        // Newton's step where the distance is least there, else Gauss's.
        slope.replace(with: full, where: full .> 0.25 * slope)
        slope.replace(with: 1, where: slope .<= 0)
        t -= along / slope
        t.replace(with: 0, where: t .< 0)
        t.replace(with: 1, where: t .> 1)
      }
      at[2] = t
      let dx = ((c3x * t + c2x) * t + c1x) * t - px
      let dy = ((c3y * t + c2y) * t + c1y) * t - py
      let square = dx * dx + dy * dy
      sum += square
      worst.replace(with: square, where: square .> worst)
    }
    var half = worst.lowHalf
    half.replace(with: worst.highHalf, where: worst.highHalf .> half)
    return (sum.sum(), max(max(half[0], half[1]), max(half[2], half[3])))
  }

  /// Solves for the arms; false where the numbers are no use.
  @inline(__always)
  mutating func solve() -> Bool {
    if let u = startDirection, let v = endDirection { return solve(u, 0 - v) }
    return solveFree()
  }

  /// The derivative's direction turned by a right angle, and the Bernstein weights, at `t`.
  @inline(__always)
  private func frame(_ t: Lanes) -> (nx: Lanes, ny: Lanes, b1: Lanes, b2: Lanes, b23: Lanes) {
    let s = 1 - t
    let (d1, d2, d3) = (s * s, 2 * s * t, t * t)
    let middle = end + arm2 - arm1
    let vx = arm1.x * d1 + middle.x * d2 - arm2.x * d3
    let vy = arm1.y * d1 + middle.y * d2 - arm2.y * d3
    var speed = (vx * vx + vy * vy).squareRoot()
    speed.replace(with: 1, where: speed .<= 0)
    let b1 = 3 * d1 * t
    let b2 = 3 * s * d3
    return (0 - vy / speed, vx / speed, b1, b2, b2 + d3 * t)
  }

  private mutating func solve(_ u: SIMD2<Float>, _ v: SIMD2<Float>) -> Bool {
    var (aa, ab, bb, ar, br) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
    for block in 0..<blocks {
      let at = samples + 3 &* block
      let (nx, ny, b1, b2, b23) = frame(at[2])
      let a = b1 * (nx * u.x + ny * u.y)
      let b = b2 * (nx * v.x + ny * v.y)
      let rest = nx * (at[0] - b23 * end.x) + ny * (at[1] - b23 * end.y)
      aa += a * a
      ab += a * b
      bb += b * b
      ar += a * rest
      br += b * rest
    }
    let hold = CubicSolver.inertia * Float(8 * blocks)
    let alpha = arm1.x * u.x + arm1.y * u.y
    let beta = arm2.x * v.x + arm2.y * v.y
    let m00 = aa.sum() + hold
    let m11 = bb.sum() + hold
    let m01 = ab.sum()
    let r0 = ar.sum() + hold * alpha
    let r1 = br.sum() + hold * beta
    let det = m00 * m11 - m01 * m01
    guard det > 0 else { return false }
    let x = (r0 * m11 - r1 * m01) / det
    let y = (r1 * m00 - r0 * m01) / det
    guard (x + y).isFinite else { return false }
    // An arm that points backwards makes a loop, one too long a spike.
    let (low, high) = (0.02 * length, 1.3 * length)
    arm1 = u * min(max(x, low), high)
    arm2 = v * min(max(y, low), high)
    return true
  }

  private mutating func solveFree() -> Bool {
    let known1 = startDirection != nil
    let known2 = endDirection != nil
    let u = startDirection ?? SIMD2(1, 0)
    let v = endDirection.map { 0 - $0 } ?? SIMD2(1, 0)
    // The unknowns: each arm along its direction or x, and, where it is free, along y.
    let (free1, free2): (Float, Float) = (known1 ? 0 : 1, known2 ? 0 : 1)
    var m = NormalSums()
    for block in 0..<blocks {
      let at = samples + 3 &* block
      let (nx, ny, b1, b2, b23) = frame(at[2])
      m.add(
        b1 * (nx * u.x + ny * u.y), b1 * ny * free1, b2 * (nx * v.x + ny * v.y), b2 * ny * free2,
        nx * (at[0] - b23 * end.x) + ny * (at[1] - b23 * end.y))
    }
    let hold = CubicSolver.inertia * Float(8 * blocks)
    let now = SIMD4(
      known1 ? arm1.x * u.x + arm1.y * u.y : arm1.x, known1 ? 0 : arm1.y,
      known2 ? arm2.x * v.x + arm2.y * v.y : arm2.x, known2 ? 0 : arm2.y)
    guard let x = m.solve(hold: hold, now: now) else { return false }
    let (low, high) = (0.02 * length, 1.3 * length)
    arm1 = known1 ? u * min(max(x[0], low), high) : SIMD2(x[0], x[1])
    arm2 = known2 ? v * min(max(x[2], low), high) : SIMD2(x[2], x[3])
    let all = arm1 * arm1 + arm2 * arm2
    return all.x + all.y < 8 * length * length
  }
}

/// The sums of a least-squares problem of four unknowns.
private struct NormalSums {
  private typealias Lanes = CubicSolver.Lanes
  private var (m00, m01, m02, m03) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)
  private var (m11, m12, m13) = (Lanes.zero, Lanes.zero, Lanes.zero)
  private var (m22, m23, m33) = (Lanes.zero, Lanes.zero, Lanes.zero)
  private var (r0, r1, r2, r3) = (Lanes.zero, Lanes.zero, Lanes.zero, Lanes.zero)

  @inline(__always)
  mutating func add(
    _ a: CubicSolver.Lanes, _ b: CubicSolver.Lanes, _ c: CubicSolver.Lanes,
    _ d: CubicSolver.Lanes, _ rest: CubicSolver.Lanes
  ) {
    m00 += a * a
    m01 += a * b
    m02 += a * c
    m03 += a * d
    m11 += b * b
    m12 += b * c
    m13 += b * d
    m22 += c * c
    m23 += c * d
    m33 += d * d
    r0 += a * rest
    r1 += b * rest
    r2 += c * rest
    r3 += d * rest
  }

  /// Solves by Gauss's elimination, with the weight `hold` for staying at `now`.
  func solve(hold: Float, now: SIMD4<Float>) -> SIMD4<Float>? {
    // In doubles: eliminations lose digits.
    let h = Double(hold)
    let n = SIMD4<Double>(now)
    let a = SIMD4(Double(m00.sum()) + h, Double(m01.sum()), Double(m02.sum()), Double(m03.sum()))
    var b = SIMD4(a[1], Double(m11.sum()) + h, Double(m12.sum()), Double(m13.sum()))
    var c = SIMD4(a[2], b[2], Double(m22.sum()) + h, Double(m23.sum()))
    var d = SIMD4(a[3], b[3], c[3], Double(m33.sum()) + h)
    var x = SIMD4(Double(r0.sum()), Double(r1.sum()), Double(r2.sum()), Double(r3.sum())) + h * n
    guard a[0] > 0, a[0] < .infinity else { return nil }
    let (f1, f2, f3) = (b[0] / a[0], c[0] / a[0], d[0] / a[0])
    b -= a * f1
    c -= a * f2
    d -= a * f3
    x[1] -= f1 * x[0]
    x[2] -= f2 * x[0]
    x[3] -= f3 * x[0]
    guard b[1] > 0 else { return nil }
    let (g2, g3) = (c[1] / b[1], d[1] / b[1])
    c -= b * g2
    d -= b * g3
    x[2] -= g2 * x[1]
    x[3] -= g3 * x[1]
    guard c[2] > 0 else { return nil }
    let h3 = d[2] / c[2]
    d -= c * h3
    x[3] -= h3 * x[2]
    guard d[3] > 0 else { return nil }
    x[3] /= d[3]
    x[2] = (x[2] - c[3] * x[3]) / c[2]
    x[1] = (x[1] - b[2] * x[2] - b[3] * x[3]) / b[1]
    x[0] = (x[0] - a[1] * x[1] - a[2] * x[2] - a[3] * x[3]) / a[0]
    let result = SIMD4<Float>(x)
    return result.sum().isFinite ? result : nil
  }
}
