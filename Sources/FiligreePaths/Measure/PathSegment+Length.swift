import Foundation

extension PathSegment {
  /// The arc length over `t0...t1`; the error is at most `accuracy` times the control polygon's length.
  package func length(
    from t0: CGFloat = 0, to t1: CGFloat = 1, accuracy: CGFloat = PathSegment.defaultAccuracy
  ) -> CGFloat {
    switch kind {
    case .line:
      // The derivative of a line is the same everywhere; `hypot` of the C library is not.
      let vector = p3 - p0
      return PathSegment.length(of: vector) * (t1 - t0)
    case .quad:
      return CGFloat(Hodograph(quad, from: t0, to: t1).length(accuracy: Double(accuracy)))
    case .cubic:
      return CGFloat(
        Hodograph(CubicCurve(p0, p1, p2, p3), from: t0, to: t1).length(accuracy: Double(accuracy)))
    }
  }

  /// The relative accuracy of lengths where none is asked for.
  ///
  /// A Bézier curve is hardly shorter than a quarter of its control polygon, so this keeps the error
  /// below 1e-9 of the length with room to spare.
  package static let defaultAccuracy: CGFloat = 1e-11

  /// The parameter at which the arc from the start is `length` long, clamped to 0...1.
  ///
  /// - Parameters:
  ///   - length: The arc length to find.
  ///   - total: The length of the whole segment.
  ///   - accuracy: As in `length(from:to:accuracy:)`.
  /// - Returns: The parameter, 0 for a NaN.
  package func parameter(
    atLength length: CGFloat, of total: CGFloat, accuracy: CGFloat = PathSegment.defaultAccuracy
  ) -> CGFloat {
    // Negated, so that NaN comes out as the start.
    guard length > 0 else { return 0 }
    guard length < total, total < .infinity else { return 1 }
    switch kind {
    case .line:
      return length / total
    case .quad:
      return inverse(length, total, Double(accuracy)) {
        Hodograph(quad, from: $0, to: $1)
      }
    case .cubic:
      let curve = CubicCurve(p0, p1, p2, p3)
      return inverse(length, total, Double(accuracy)) {
        Hodograph(curve, from: $0, to: $1)
      }
    }
  }

  @inline(__always)
  private func inverse(
    _ length: CGFloat, _ total: CGFloat, _ accuracy: Double,
    _ hodograph: (CGFloat, CGFloat) -> Hodograph
  ) -> CGFloat {
    let (target, total) = (Double(length), Double(total))
    let error = max(accuracy, 1e-15) * total
    let bound = hodograph(0, 1).speedBound
    // The arc up to the lower end of the bracket is known, so only the rest is measured again.
    var lowEnd = 0.0
    var lowLength = 0.0
    var last = (place: 0.0, length: 0.0)
    let t = BracketedRoot.find(
      from: 0, to: 1, fa: -target, fb: total - target, tolerance: error / bound, flatness: error
    ) { low, t in
      if low != lowEnd {
        lowEnd = low
        lowLength = last.place == low ? last.length : lowLength
      }
      let arc = lowLength + hodograph(CGFloat(low), CGFloat(t)).length(accuracy: accuracy)
      last = (t, arc)
      return arc - target
    }
    return CGFloat(t)
  }

  /// The length of a vector; neither tiny nor huge ones lose their squares.
  static func length(of vector: CGPoint) -> CGFloat {
    let size = max(abs(vector.x), abs(vector.y))
    guard size > 0x1p-400, size < 0x1p400 else {
      guard size > 0, size < .infinity else { return size }
      let scale: CGFloat = size > 1 ? 0x1p-600 : 0x1p600
      return (vector * scale).length / scale
    }
    return vector.length
  }
}
