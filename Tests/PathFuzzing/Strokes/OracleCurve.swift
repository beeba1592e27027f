import Foundation

/// A cubic curve of the stroke oracle.
struct OracleCurve {
  var p0: Vector
  var p1: Vector
  var p2: Vector
  var p3: Vector
  var isLine = false

  init(_ p0: Vector, _ p1: Vector, _ p2: Vector, _ p3: Vector) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  init(line a: Vector, _ b: Vector) {
    self.init(a, a + (b - a) * (1 / 3), b + (a - b) * (1 / 3), b)
    isLine = true
  }

  func point(_ t: Double) -> Vector {
    let s = 1 - t
    return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
  }

  func derivative(_ t: Double) -> Vector {
    let s = 1 - t
    return (p1 - p0) * (3 * s * s) + (p2 - p1) * (6 * s * t) + (p3 - p2) * (3 * t * t)
  }

  func halves() -> (OracleCurve, OracleCurve) {
    let a = (p0 + p1) * 0.5
    let b = (p1 + p2) * 0.5
    let c = (p2 + p3) * 0.5
    let ab = (a + b) * 0.5
    let bc = (b + c) * 0.5
    let m = (ab + bc) * 0.5
    return (OracleCurve(p0, a, ab, m), OracleCurve(m, bc, c, p3))
  }

  /// Below this length a piece of curve is a point, where the direction may turn at once.
  static let pointSize = 1e-8

  /// Samples of the curve, or nil for one that goes nowhere.
  ///
  /// A piece is a chord once its whole hodograph is within a small angle of its first direction
  /// (the legs of the control polygon span all directions of a Bézier curve), so that no turn hides
  /// between samples. What still turns where the piece has become a point is a cusp.
  func sampled(radius: Double, error: Double) -> CenterLine.Segment? {
    guard let first = (p1 - p0).unit ?? (p2 - p0).unit ?? (p3 - p0).unit,
      let last = (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit
    else { return nil }
    var samples = [CenterLine.Sample(point: p0, direction: first, t: 0, length: 0)]
    if isLine {
      samples.append(
        CenterLine.Sample(point: p3, direction: last, t: 1, length: (p3 - p0).length))
    } else {
      // The side of a stroke is off by r (1 - cos) between two normals.
      let angle = min((2 * error / max(radius, error)).squareRoot(), 0.3)
      sample(0, 1, angle: angle, error: error, depth: 0, to: &samples)
      if (samples[samples.count - 1].direction - last).length > 1e-12 {
        var end = samples[samples.count - 1]
        end.direction = last
        samples.append(end)
      }
    }
    return CenterLine.Segment(curve: self, samples: samples)
  }

  private func sample(
    _ t0: Double, _ t1: Double, angle: Double, error: Double, depth: Int,
    to samples: inout [CenterLine.Sample]
  ) {
    let legs = [p1 - p0, p2 - p1, p3 - p2]
    let size = legs.reduce(0) { $0 + $1.length }
    let start = samples[samples.count - 1]
    let isPoint = size < Self.pointSize || depth > 50
    var isStraight = size < 1e-11
    if !isStraight {
      isStraight = legs.allSatisfy { leg in
        leg.length < 1e-12 * size + 1e-14
          || (leg.dot(start.direction) > 0 && abs(leg.cross(start.direction)) <= error
            && abs(leg.cross(start.direction)) <= angle * leg.dot(start.direction))
      }
    }
    if isStraight || isPoint {
      guard let direction = (p3 - p2).unit ?? (p3 - p1).unit ?? (p3 - p0).unit else { return }
      if !isStraight {
        // A cusp; it turns on the spot.
        var turned = start
        turned.direction = direction
        samples.append(turned)
      }
      let length = traveled(0, 1)
      samples.append(
        CenterLine.Sample(
          point: p3, direction: direction, t: t1, length: start.length + length))
      return
    }
    let (a, b) = halves()
    let middle = 0.5 * (t0 + t1)
    a.sample(t0, middle, angle: angle, error: error, depth: depth + 1, to: &samples)
    b.sample(middle, t1, angle: angle, error: error, depth: depth + 1, to: &samples)
  }

  /// The length between two parameters with little turn between them, where the speed is nearly a
  /// polynomial: by the Gauss-Legendre rule with 5 nodes.
  func traveled(_ t0: Double, _ t1: Double) -> Double {
    let (half, middle) = (0.5 * (t1 - t0), 0.5 * (t0 + t1))
    var sum = 0.5688888888888889 * derivative(middle).length
    for (node, weight) in [
      (0.5384693101056831, 0.4786286704993665), (0.906179845938664, 0.2369268850561891),
    ] {
      sum += weight * derivative(middle - half * node).length
      sum += weight * derivative(middle + half * node).length
    }
    return sum * half
  }
}
