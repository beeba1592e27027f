import Foundation

/// A curve of the input, in its own coordinates; a quadratic has `isQuadratic` and three points.
struct SourceCurve: BitwiseCopyable {
  var p0: ExactPoint
  var p1: ExactPoint
  var p2: ExactPoint
  var p3: ExactPoint
  var isQuadratic: Bool
}

extension SourceCurve {
  /// The point at a parameter.
  func point(_ t: Double) -> ExactPoint {
    if t == 0 { return p0 }
    if t == 1 { return isQuadratic ? p2 : p3 }
    let s = 1 - t
    if isQuadratic {
      let a = s * s
      let b = 2 * s * t
      let c = t * t
      return ExactPoint(
        x: a * p0.x + b * p1.x + c * p2.x, y: a * p0.y + b * p1.y + c * p2.y)
    }
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return ExactPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  /// The parameter between `from` and `to` at which a monotone part is level with `p`, seen along
  /// its chord; `guess` is the start of the search.
  ///
  /// Newton's method, kept between two bounds: a curve may start with a derivative of zero. Each
  /// step must be half as long as the one before, otherwise bisection replaces it, since steps may
  /// cycle.
  func level(with p: ExactPoint, from: Double, to: Double, guess: Double) -> Double {
    let a = point(from)
    let b = point(to)
    let dx = b.x - a.x
    let dy = b.y - a.y
    var low = from
    var high = to
    var t = guess > from && guess < to ? guess : (from + to) / 2
    var step = to - from
    var round = 0
    while round < 120 {
      let c = point(t)
      let ahead = (c.x - p.x) * dx + (c.y - p.y) * dy
      if ahead > 0 { high = t } else { low = t }
      let d = derivative(t)
      let slope = d.x * dx + d.y * dy
      var next = t - ahead / slope
      if !(next > low && next < high && abs(next - t) <= 0.5 * step) { next = (low + high) / 2 }
      step = abs(next - t)
      t = next
      if step <= 1e-15 { break }
      round += 1
    }
    return t
  }

  private func derivative(_ t: Double) -> ExactPoint {
    let s = 1 - t
    if isQuadratic {
      return ExactPoint(
        x: 2 * (s * (p1.x - p0.x) + t * (p2.x - p1.x)),
        y: 2 * (s * (p1.y - p0.y) + t * (p2.y - p1.y)))
    }
    let a = 3 * s * s
    let b = 6 * s * t
    let c = 3 * t * t
    return ExactPoint(
      x: a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x),
      y: a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y))
  }

  /// Writes the part from `t0` to `t1` (which may be the smaller), its ends moved to given points.
  ///
  /// Control points move with their ends, which keeps the tangents.
  func emit(
    _ t0: Double, _ t1: Double, from: ExactPoint, to: ExactPoint,
    into storage: inout PathStorage
  ) {
    if t0 == t1 {
      storage.line(to: CGPoint(x: to.x, y: to.y))
      return
    }
    let isWhole = (t0 == 0 && t1 == 1) || (t0 == 1 && t1 == 0)
    if isQuadratic {
      let q = isWhole ? p1 : blossom2(t0, t1)
      let a = point(t0)
      let b = point(t1)
      let control = CGPoint(
        x: q.x + ((from.x - a.x) + (to.x - b.x)) / 2, y: q.y + ((from.y - a.y) + (to.y - b.y)) / 2)
      storage.quad(to: CGPoint(x: to.x, y: to.y), control: control)
      return
    }
    let a = point(t0)
    let b = point(t1)
    let c1 = isWhole ? (t0 == 0 ? p1 : p2) : blossom3(t0, t0, t1)
    let c2 = isWhole ? (t0 == 0 ? p2 : p1) : blossom3(t0, t1, t1)
    storage.cubic(
      to: CGPoint(x: to.x, y: to.y),
      control1: CGPoint(x: c1.x + (from.x - a.x), y: c1.y + (from.y - a.y)),
      control2: CGPoint(x: c2.x + (to.x - b.x), y: c2.y + (to.y - b.y)))
  }

  @inline(__always) private func mix(_ a: ExactPoint, _ b: ExactPoint, _ t: Double) -> ExactPoint {
    ExactPoint(x: (1 - t) * a.x + t * b.x, y: (1 - t) * a.y + t * b.y)
  }

  /// The polar form of the quadratic (Ramshaw 1987): the control point of a part.
  private func blossom2(_ u: Double, _ v: Double) -> ExactPoint {
    mix(mix(p0, p1, u), mix(p1, p2, u), v)
  }

  /// The polar form of the cubic.
  private func blossom3(_ u: Double, _ v: Double, _ w: Double) -> ExactPoint {
    let a = mix(p0, p1, u)
    let b = mix(p1, p2, u)
    let c = mix(p2, p3, u)
    return mix(mix(a, b, v), mix(b, c, v), w)
  }
}
