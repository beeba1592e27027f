import Foundation

/// Fits one cubic to a stretch of a chain, by least squares of the distances.
///
/// Samples, evenly spread over the stretch, get parameters by their length. Then, in turns, controls
/// are solved for and parameters moved to the nearest points of the curve. In the first round
/// distances count in all directions (P. Schneider, 1990), after that almost only across the
/// curve, which lets samples slide along it and converges much faster (W. Wang, H. Pottmann, Y. Liu,
/// 2006). An end with a direction leaves its control one degree of freedom, one without two.
struct CubicFit {
  private static let sampleCount = 24
  private static let rounds = 6
  /// How much a distance along the curve weighs after the first round: enough to keep the equations
  /// regular where the samples lie on a line.
  private static let slide = 1e-3

  private let start: (x: Double, y: Double)
  private let end: (x: Double, y: Double)
  private let startDirection: CGPoint?
  private let endDirection: CGPoint?
  private let length: Double
  /// Coordinates and parameters of the samples: x, y and t of the first, and so on.
  private let samples: UnsafeMutablePointer<Double>
  /// The arms: from the start to the first control and from the end to the second.
  private var arm1 = (x: 0.0, y: 0.0)
  private var arm2 = (x: 0.0, y: 0.0)

  /// Returns a cubic whose samples lie within `tolerance`, or nil if none is found.
  static func cubic(
    _ chain: SimplificationVertices, from a: Int, to b: Int, tolerance: CGFloat
  ) -> CubicCurve? {
    let length = chain.lengths[b] - chain.lengths[a]
    guard length > 0 else { return nil }
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 3 * sampleCount) { samples in
      var hint = a
      for i in 0..<sampleCount {
        let share = (CGFloat(i) + 1) / CGFloat(sampleCount + 1)
        let point = chain.point(atLength: chain.lengths[a] + share * length, hint: &hint)
        samples[3 * i] = Double(point.x)
        samples[3 * i + 1] = Double(point.y)
        samples[3 * i + 2] = Double(share)
      }
      var fit = CubicFit(
        from: chain.points[a], chain.directionsOut[a], to: chain.points[b], chain.directionsIn[b],
        length: Double(length), samples: samples.baseAddress!)
      return fit.run(tolerance: Double(tolerance))
    }
  }

  private init(
    from start: CGPoint, _ startDirection: CGPoint?, to end: CGPoint, _ endDirection: CGPoint?,
    length: Double, samples: UnsafeMutablePointer<Double>
  ) {
    self.start = (Double(start.x), Double(start.y))
    self.end = (Double(end.x), Double(end.y))
    self.startDirection = startDirection
    self.endDirection = endDirection
    self.length = length
    self.samples = samples
    // Along the chord, until the first round knows better.
    arm1 = ((self.end.x - self.start.x) / 3, (self.end.y - self.start.y) / 3)
    arm2 = (-arm1.x, -arm1.y)
  }

  private mutating func run(tolerance: Double) -> CubicCurve? {
    var best: CubicCurve?
    var bestError = tolerance * tolerance
    for round in 0..<CubicFit.rounds {
      guard solve(slide: round == 0 ? 1 : CubicFit.slide) else { break }
      let error = project()
      if error <= bestError {
        best = CubicCurve(
          CGPoint(x: start.x, y: start.y), CGPoint(x: start.x + arm1.x, y: start.y + arm1.y),
          CGPoint(x: end.x + arm2.x, y: end.y + arm2.y), CGPoint(x: end.x, y: end.y))
        bestError = error
      }
      // Good enough, or hopeless.
      if error <= 0.1 * tolerance * tolerance || !(error <= 1e4 * tolerance * tolerance) { break }
    }
    return best
  }

  /// Moves each parameter towards the nearest point of the curve; returns the largest squared distance.
  private func project() -> Double {
    let (ax, ay) = (3 * arm1.x, 3 * arm1.y)
    let (chordX, chordY) = (end.x - start.x, end.y - start.y)
    // Coefficients by powers of t, about the start.
    let bx = 3 * (chordX + arm2.x) - 6 * arm1.x
    let by = 3 * (chordY + arm2.y) - 6 * arm1.y
    let (cx, cy) = (chordX - ax - bx, chordY - ay - by)
    var worst = 0.0
    var i = 0
    while i < 3 * CubicFit.sampleCount {
      let (x, y) = (samples[i] - start.x, samples[i + 1] - start.y)
      var t = samples[i + 2]
      var step = 0
      // Two of Newton's steps, then the distance.
      while true {
        let dx = ((cx * t + bx) * t + ax) * t - x
        let dy = ((cy * t + by) * t + ay) * t - y
        if step == 2 {
          worst = max(worst, dx * dx + dy * dy)
          break
        }
        step += 1
        let vx = (3 * cx * t + 2 * bx) * t + ax
        let vy = (3 * cy * t + 2 * by) * t + ay
        let slope =
          vx * vx + vy * vy + dx * (6 * cx * t + 2 * bx) + dy * (6 * cy * t + 2 * by)
        if slope > 0 { t = min(max(t - (dx * vx + dy * vy) / slope, 0), 1) }
      }
      samples[i + 2] = t
      i += 3
    }
    return worst
  }

  /// Solves for the arms that minimize the weighted squared distances at the samples' parameters.
  ///
  /// - Parameter slide: The weight of distances along the curve as it is.
  /// - Returns: Whether the equations have a solution.
  private mutating func solve(slide: Double) -> Bool {
    // Each arm is a sum of one or two unknowns times a fixed vector.
    var equations = NormalEquations()
    let first = equations.addUnknowns(startDirection.map { (Double($0.x), Double($0.y)) })
    let second = equations.addUnknowns(endDirection.map { (-Double($0.x), -Double($0.y)) })
    var i = 0
    while i < 3 * CubicFit.sampleCount {
      let t = samples[i + 2]
      let s = 1 - t
      let (b1, b2) = (3 * s * s * t, 3 * s * t * t)
      let (fromStart, fromEnd) = (s * s * s + b1, b2 + t * t * t)
      let restX = samples[i] - start.x * fromStart - end.x * fromEnd
      let restY = samples[i + 1] - start.y * fromStart - end.y * fromEnd
      // The direction of the curve as it is, at that parameter.
      let (d1, d2, d3) = (s * s, 2 * s * t, t * t)
      var vx = arm1.x * d1 + (end.x + arm2.x - start.x - arm1.x) * d2 - arm2.x * d3
      var vy = arm1.y * d1 + (end.y + arm2.y - start.y - arm1.y) * d2 - arm2.y * d3
      let speed = (vx * vx + vy * vy).squareRoot()
      if speed > 0 { (vx, vy) = (vx / speed, vy / speed) } else { (vx, vy) = (1, 0) }
      equations.add(normal: (-vy, vx), first, b1, second, b2, rest: restY * vx - restX * vy)
      equations.add(
        normal: (vx * slide, vy * slide), first, b1, second, b2,
        rest: (restX * vx + restY * vy) * slide)
      i += 3
    }
    guard equations.solve() else { return false }
    arm1 = arm(equations.sum(first), startDirection, sign: 1)
    arm2 = arm(equations.sum(second), endDirection, sign: -1)
    return (arm1.x + arm1.y + arm2.x + arm2.y).isFinite
  }

  /// An arm that points backwards makes a loop, one too long a spike; a third of the length is usual.
  private func arm(
    _ arm: (x: Double, y: Double), _ direction: CGPoint?, sign: Double
  ) -> (x: Double, y: Double) {
    guard let direction else { return arm }
    let (dx, dy) = (sign * Double(direction.x), sign * Double(direction.y))
    let size = arm.x * dx + arm.y * dy
    if size > 1e-6 * length, size < 2 * length { return arm }
    return (dx * length / 3, dy * length / 3)
  }
}
