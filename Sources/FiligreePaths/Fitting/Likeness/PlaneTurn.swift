import FiligreeBase

/// A rotation about the origin, or a mirror image in an axis through it.
struct PlaneTurn: Sendable {
  /// Where the unit vectors go.
  private var x: SIMD2<Double>
  private var y: SIMD2<Double>
  /// Whether it is a mirror image.
  let isMirrored: Bool

  /// A rotation by so many `parts`-ths of a full turn, from the x-axis to the y-axis.
  static func rotation(_ k: Int, of parts: Int) -> PlaneTurn {
    let (sine, cosine) = sincos(2 * .pi * Double(k) / Double(parts))
    return PlaneTurn(x: SIMD2(cosine, sine), y: SIMD2(-sine, cosine), isMirrored: false)
  }

  /// The mirror image in an axis with a direction, a unit vector.
  static func mirror(_ axis: SIMD2<Double>) -> PlaneTurn {
    let (u, v) = (axis.x * axis.x - axis.y * axis.y, 2 * axis.x * axis.y)
    return PlaneTurn(x: SIMD2(u, v), y: SIMD2(v, -u), isMirrored: true)
  }

  /// The image of a point.
  @inline(__always)
  func callAsFunction(_ p: SIMD2<Double>) -> SIMD2<Double> { x * p.x + y * p.y }

  /// This after another one.
  func after(_ other: PlaneTurn) -> PlaneTurn {
    PlaneTurn(x: self(other.x), y: self(other.y), isMirrored: isMirrored != other.isMirrored)
  }

  /// The one that takes images back.
  var inverse: PlaneTurn {
    PlaneTurn(x: SIMD2(x.x, y.x), y: SIMD2(x.y, y.y), isMirrored: isMirrored)
  }

  /// The image of a segment.
  func callAsFunction(_ segment: FittedCurve.Segment) -> FittedCurve.Segment {
    switch segment {
    case .line(let end): .line(to: self(end))
    case .cubic(let c1, let c2, let end): .cubic(self(c1), self(c2), to: self(end))
    }
  }
}
