import Foundation

/// How far a candidate is from the samples of an offset, and what would bring it nearer.
struct OffsetErrors {
  /// The largest distance of a sample from the candidate.
  private(set) var largest: CGFloat = 0
  // The normal equations of the two lengths.
  private var aa: CGFloat = 0
  private var ab: CGFloat = 0
  private var bb: CGFloat = 0
  private var ae: CGFloat = 0
  private var be: CGFloat = 0

  init(
    of candidate: CubicCurve, _ startDirection: CGPoint, _ endDirection: CGPoint,
    against samples: UnsafeBufferPointer<OffsetFitter.Frame>
  ) {
    let spacing = 0.15 / CGFloat(samples.count + 1)
    for i in 0..<samples.count {
      let sample = samples[i]
      // The candidate's point on the sample's normal, by Newton's method.
      var u = CGFloat(i + 1) / CGFloat(samples.count + 1)
      for _ in 0..<3 {
        let along = (candidate.point(at: u) - sample.point).dot(sample.direction)
        let speed = candidate.derivative(at: u).dot(sample.direction)
        guard speed > 0 else { break }
        u = min(max(u - along / speed, 0), 1)
      }
      let offset = candidate.point(at: u) - sample.point
      // What it leaves a sample at an angle with, it is off by before the next one: at most about a
      // seventh of the way between them, across.
      let drift = candidate.derivative(at: u).cross(sample.direction) * spacing
      largest = max(largest, offset.length + abs(drift))
      let normal = sample.direction.turned
      let s = 1 - u
      let a = 3 * u * s * s * startDirection.dot(normal)
      let b = -3 * u * u * s * endDirection.dot(normal)
      let error = offset.dot(normal)
      aa += a * a
      ab += a * b
      bb += b * b
      ae += a * error
      be += b * error
    }
    if largest.isNaN { largest = .infinity }
  }

  /// The steps of both lengths that lessen the squared errors the most, or nil where none would.
  var correction: (CGFloat, CGFloat)? {
    let determinant = aa * bb - ab * ab
    guard determinant > 1e-9 * aa * bb else { return nil }
    let first = (ab * be - bb * ae) / determinant
    let second = (ab * ae - aa * be) / determinant
    guard first.isFinite, second.isFinite else { return nil }
    return (first, second)
  }
}
