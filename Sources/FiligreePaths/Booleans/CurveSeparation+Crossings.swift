// Where two arcs seem to cross, and cuts there. Whether they do cross is decided by `Intersections`.

extension CurveSeparation {
  /// The most steps of Newton's method; from a good guess a few are enough, since each doubles the digits.
  private static let crossingRounds = 8
  /// The distance in x and in y, in grid steps, at which two arcs have met: far less than rounding.
  private static let crossingAccuracy = 0.01
  /// How far beyond an arc's end, in its parameter, a step may lead before the search is given up.
  private static let crossingOvershoot = 0.5
  /// How many times larger than the angle of a crossing the turning of both arcs must be for a shallow one.
  private static let shallowFactor = 4.0

  /// The parameters at which two arcs cross; nil if their chords do not cross or the search fails.
  static func crossing(_ p: CurveArc, _ q: CurveArc) -> (Double, Double)? {
    let dx = p.x3 - p.x0
    let dy = p.y3 - p.y0
    let ex = q.x3 - q.x0
    let ey = q.y3 - q.y0
    let determinant = dx * ey - dy * ex
    if determinant == 0 { return nil }
    let cx = q.x0 - p.x0
    let cy = q.y0 - p.y0
    var u = (cx * ey - cy * ex) / determinant
    var w = (cx * dy - cy * dx) / determinant
    if !(u > 0 && u < 1 && w > 0 && w < 1) { return nil }
    for _ in 0..<crossingRounds {
      let a = p.point(u)
      let b = q.point(w)
      let gx = b.x - a.x
      let gy = b.y - a.y
      if abs(gx) < crossingAccuracy && abs(gy) < crossingAccuracy { return (u, w) }
      let da = p.derivative(u)
      let db = q.derivative(w)
      let slope = da.x * db.y - da.y * db.x
      if slope == 0 { return nil }
      u += (gx * db.y - gy * db.x) / slope
      w += (gx * da.y - gy * da.x) / slope
      // A step out of the arc is clamped to its end; a step far out gives up.
      if !(u >= 0 && u <= 1 && w >= 0 && w <= 1) {
        let (low, high) = (-crossingOvershoot, 1 + crossingOvershoot)
        if !(u > low && u < high && w > low && w < high) { return nil }
        u = min(max(u, 0), 1)
        w = min(max(w, 0), 1)
      }
    }
    return nil
  }

  /// Whether two pieces should be halved before they are cut where they cross.
  ///
  /// Arcs that cross at an angle far smaller than their own turning need halves beside the crossing
  /// as well. Halves of pieces are made once for all pairs, parts cut at a crossing for this pair
  /// alone. The factor of four is measured: unions of outlines near one another take four to nine
  /// tenths of the time, and pairs of circles and letters two hundredths more.
  @inline(__always) static func crossesShallowly(
    _ p: UnsafeMutablePointer<ArcNode>, _ u: Double, _ q: UnsafeMutablePointer<ArcNode>, _ w: Double
  ) -> Bool {
    guard p.pointee.isKept, q.pointee.isKept else { return false }
    let a = p.pointee.arc.derivative(u)
    let b = q.pointee.arc.derivative(w)
    let cross = a.x * b.y - a.y * b.x
    let turn = p.pointee.slope + q.pointee.slope
    return shallowFactor * shallowFactor * cross * cross < turn * turn * (a.x * a.x + a.y * a.y)
      * (b.x * b.x + b.y * b.y)
  }

  private func isBesideSharedEnd(_ p: CurveArc, _ q: CurveArc, _ x: Double, _ y: Double) -> Bool {
    let reach = CurveSeparation.tolerance
    if abs(x - p.x0) <= reach && abs(y - p.y0) <= reach {
      return CurveSeparation.near(p.x0, p.y0, q.x0, q.y0)
        || CurveSeparation.near(p.x0, p.y0, q.x3, q.y3)
    }
    if abs(x - p.x3) <= reach && abs(y - p.y3) <= reach {
      return CurveSeparation.near(p.x3, p.y3, q.x0, q.y0)
        || CurveSeparation.near(p.x3, p.y3, q.x3, q.y3)
    }
    return false
  }

  /// Cuts both arcs where they cross, and pushes the pairs of their parts; false if nothing is
  /// gained.
  mutating func splitBoth(
    _ p: CurveArc, _ q: CurveArc, _ depth: Int, _ u: Double, _ w: Double
  ) -> Bool {
    let point = p.point(u)
    let endP = p.end(at: point)
    let endQ = q.end(at: point)
    if endP >= 0 && endQ >= 0 { return false }
    // Beside an end that they share, arcs that diverge slowly seem to cross all along; halving
    // makes progress.
    if isBesideSharedEnd(p, q, point.x, point.y) { return false }
    var v: Int32
    if endP >= 0 {
      v = endP
    } else if endQ >= 0 {
      v = endQ
    } else {
      // A curve's point is more exact than a line's.
      let t = p.isLine ? q.t0 + (q.t1 - q.t0) * w : p.t0 + (p.t1 - p.t0) * u
      v = addVertex(position(p.isLine ? q.piece : p.piece, t))
    }
    // Only one part where the crossing is an end.
    let countP = endP < 0 ? 2 : 1
    let countQ = endQ < 0 ? 2 : 1
    let partsP = scratch.take(countP, &arena)
    let partsQ = scratch.take(countQ, &arena)
    split(p, u, v, countP, partsP)
    split(q, w, v, countQ, partsQ)
    for i in 0..<countP {
      for j in 0..<countQ { push(partsP + i, partsQ + j, depth) }
    }
    return true
  }

  private mutating func split(
    _ arc: CurveArc, _ u: Double, _ v: Int32, _ count: Int, _ parts: UnsafeMutablePointer<ArcNode>
  ) {
    if count == 1 {
      parts[0] = ArcNode(arc, isKept: false)
      return
    }
    let (a, b) = arc.split(u, v)
    addSplit(arc.piece, a.t1, v)
    parts[0] = ArcNode(a, isKept: false)
    parts[1] = ArcNode(b, isKept: false)
  }
}
