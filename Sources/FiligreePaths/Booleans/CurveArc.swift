/// The fat line of an arc (Sederberg and Nishita 1990): bounds of the distances of its control
/// points from the line of its chord.
struct FatLine: BitwiseCopyable {
  /// To the right, zero or below.
  var low: Double
  /// To the left, zero or above.
  var high: Double
  /// The chord's length.
  var length: Double
}

/// A part of a curve in grid steps, as a cubic; lines have their control points at the thirds.
struct CurveArc: BitwiseCopyable {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double
  var x3: Double
  var y3: Double
  /// The parameters of its ends on the source.
  var t0: Double
  var t1: Double
  /// The vertices at its ends.
  var v0: Int32
  var v1: Int32
  /// The piece of which it is a part.
  var piece: Int32
  var isLine: Bool

  var minX: Double { min(min(x0, x3), min(x1, x2)) }
  var maxX: Double { max(max(x0, x3), max(x1, x2)) }
  var minY: Double { min(min(y0, y3), min(y1, y2)) }
  var maxY: Double { max(max(y0, y3), max(y1, y2)) }

  /// The point at `u`, 0 at the start and 1 at the end.
  @inline(__always) func point(_ u: Double) -> (x: Double, y: Double) {
    let s = 1 - u
    let a = s * s * s
    let b = 3 * s * s * u
    let c = 3 * s * u * u
    let d = u * u * u
    return (a * x0 + b * x1 + c * x2 + d * x3, a * y0 + b * y1 + c * y2 + d * y3)
  }

  @inline(__always) func derivative(_ u: Double) -> (x: Double, y: Double) {
    let s = 1 - u
    let a = 3 * s * s
    let b = 6 * s * u
    let c = 3 * u * u
    return (
      a * (x1 - x0) + b * (x2 - x1) + c * (x3 - x2), a * (y1 - y0) + b * (y2 - y1) + c * (y3 - y2)
    )
  }

  /// The two parts on either side of `u`, which meet in vertex `v`, by de Casteljau's construction.
  func split(_ u: Double, _ v: Int32) -> (CurveArc, CurveArc) {
    let t = t0 + (t1 - t0) * u
    let ax = x0 + (x1 - x0) * u
    let ay = y0 + (y1 - y0) * u
    let bx = x1 + (x2 - x1) * u
    let by = y1 + (y2 - y1) * u
    let cx = x2 + (x3 - x2) * u
    let cy = y2 + (y3 - y2) * u
    let abx = ax + (bx - ax) * u
    let aby = ay + (by - ay) * u
    let bcx = bx + (cx - bx) * u
    let bcy = by + (cy - by) * u
    let px = abx + (bcx - abx) * u
    let py = aby + (bcy - aby) * u
    var first = self
    first.x1 = ax
    first.y1 = ay
    first.x2 = abx
    first.y2 = aby
    first.x3 = px
    first.y3 = py
    first.t1 = t
    first.v1 = v
    var second = self
    second.x0 = px
    second.y0 = py
    second.x1 = bcx
    second.y1 = bcy
    second.x2 = cx
    second.y2 = cy
    second.t0 = t
    second.v0 = v
    return (first, second)
  }

  /// The part between two parameters `u` and `w` of this arc.
  func part(_ u: Double, _ w: Double) -> CurveArc {
    if u <= 0 { return w >= 1 ? self : split(w, v1).0 }
    let rest = split(u, v0).1
    return w >= 1 ? rest : rest.split((w - u) / (1 - u), v1).0
  }

  /// The arc's fat line.
  func fatLine() -> FatLine {
    if isLine {
      return FatLine(
        low: 0, high: 0,
        length: ((x3 - x0) * (x3 - x0) + (y3 - y0) * (y3 - y0)).squareRoot())
    }
    let dx = x3 - x0
    let dy = y3 - y0
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0 else {
      let far = max(maxX - minX, maxY - minY)
      return FatLine(low: -far, high: far, length: 0)
    }
    let a = (dx * (y1 - y0) - dy * (x1 - x0)) / length
    let b = (dx * (y2 - y0) - dy * (x2 - x0)) / length
    return FatLine(low: min(0, min(a, b)), high: max(0, max(a, b)), length: length)
  }

  /// The parameter of the nearest point of the arc to a point, close to `guess`, by Gauss–Newton.
  func nearest(_ px: Double, _ py: Double, guess: Double) -> Double {
    var u = guess
    for _ in 0..<CurveArc.nearestRounds {
      let c = point(u)
      let d = derivative(u)
      let size = d.x * d.x + d.y * d.y
      if !(size > 0) { break }
      let step = ((c.x - px) * d.x + (c.y - py) * d.y) / size
      var next = u - step
      if !(next > 0) { next = 0 }
      if next > 1 { next = 1 }
      let moved = abs(next - u)
      u = next
      if moved < CurveArc.leastStep { break }
    }
    return u
  }

  /// The same arc in the other direction.
  var reversed: CurveArc {
    CurveArc(
      x0: x3, y0: y3, x1: x2, y1: y2, x2: x1, y2: y1, x3: x0, y3: y0, t0: t1, t1: t0, v0: v1,
      v1: v0, piece: piece, isLine: isLine)
  }

  /// The vector from the start to another of its control points.
  @inline(__always) func controlVector(_ index: Int) -> (x: Double, y: Double) {
    switch index {
    case 0: (x1 - x0, y1 - y0)
    case 1: (x2 - x0, y2 - y0)
    default: (x3 - x0, y3 - y0)
    }
  }

  /// How far in x and in y, in grid steps, a point may lie from an end whose vertex it gets.
  ///
  /// A chord between the two would be too short to keep its direction when they are rounded.
  static let endReach = 2.0
  /// The most rounds of `nearest`; from a good guess a few are enough.
  private static let nearestRounds = 8
  /// The step in the parameter at which `nearest` has arrived: far less than a grid step.
  private static let leastStep = 1e-14

  /// The vertex at the end that lies within `endReach` of a point, or -1.
  func end(at point: (x: Double, y: Double)) -> Int32 {
    let reach = CurveArc.endReach
    if abs(point.x - x0) <= reach && abs(point.y - y0) <= reach { return v0 }
    if abs(point.x - x3) <= reach && abs(point.y - y3) <= reach { return v1 }
    return -1
  }
}

extension CurveArc {
  /// A line.
  init(x0: Double, y0: Double, x3: Double, y3: Double, v0: Int32, v1: Int32, piece: Int32) {
    self.init(
      x0: x0, y0: y0, x1: x0 + (x3 - x0) / 3, y1: y0 + (y3 - y0) / 3,
      x2: x0 + (x3 - x0) * 2 / 3, y2: y0 + (y3 - y0) * 2 / 3, x3: x3, y3: y3, t0: 0, t1: 1,
      v0: v0, v1: v1, piece: piece, isLine: true)
  }
}
