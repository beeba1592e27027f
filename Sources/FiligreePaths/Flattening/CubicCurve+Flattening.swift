import Foundation

extension CubicCurve {
  /// Appends the ends of lines that stay within `tolerance` of the curve; see
  /// `PathStorage.flattened(tolerance:)`.
  package func appendLines(tolerance: CGFloat, to points: inout [CGPoint]) {
    let size =
      FlatteningTolerance.size(p0, p1) + FlatteningTolerance.size(p1, p2)
      + FlatteningTolerance.size(p2, p3)
    guard let tolerance = FlatteningTolerance.usable(tolerance, forSize: size, from: p0) else {
      points.append(p3)
      return
    }
    // 3/4 of the larger second difference bounds the distance from the chord at equal parameters.
    let bend1 = (p2 - p1) - (p1 - p0)
    let bend2 = (p3 - p2) - (p2 - p1)
    if 9 * max(bend1.dot(bend1), bend2.dot(bend2)) <= 16 * tolerance * tolerance {
      points.append(p3)
      return
    }

    // A tenth of the tolerance goes into quadratics that stand in for the curve while cuts are
    // sought; that makes few of them, and costs 5 % more lines than the best.
    let quadTolerance = 0.1 * tolerance
    let root = (0.88 * tolerance).squareRoot()
    let quadCount = CubicCurve.quadCount(bend2 - bend1, tolerance: quadTolerance)
    withUnsafeTemporaryAllocation(of: ParabolaIntegral.self, capacity: quadCount) { integrals in
      var total: CGFloat = 0
      let step = 1 / CGFloat(quadCount)
      var start = p0
      var startDerivative = derivative(at: 0)
      for i in 0..<quadCount {
        let t1 = i + 1 == quadCount ? 1 : CGFloat(i + 1) * step
        let end = i + 1 == quadCount ? p3 : point(at: t1)
        let endDerivative = derivative(at: t1)
        let control =
          start.midpoint(end) + (startDerivative - endDerivative) * (0.25 * step)
        let integral = ParabolaIntegral(
          QuadCurve(start, control, end), squareRootOfTolerance: root)
        (integrals.baseAddress! + i).initialize(to: integral)
        total += integral.value
        start = end
        startDerivative = endDerivative
      }
      appendLines(
        integrals: UnsafeBufferPointer(integrals), total: total, root: root, tolerance: tolerance,
        to: &points)
    }
  }

  private func appendLines(
    integrals: UnsafeBufferPointer<ParabolaIntegral>, total: CGFloat, root: CGFloat,
    tolerance: CGFloat, to points: inout [CGPoint]
  ) {
    let splitter = ChordSplitter(curve: self, tolerance: tolerance)
    let step = 1 / CGFloat(integrals.count)
    // Chords are dealt out over the whole curve, so that none is cut short where two quadratics
    // meet.
    let count = max((0.5 * total / root).rounded(.up), 1)
    var quad = 0
    var behind: CGFloat = 0
    var t0: CGFloat = 0
    var start = p0
    var i: CGFloat = 1
    while i < count {
      let target = total * (i / count)
      while quad < integrals.count - 1, behind + integrals[quad].value < target {
        behind += integrals[quad].value
        quad += 1
      }
      let integral = integrals[quad]
      let local = integral.parameter(at: (target - behind) / integral.value)
      let t1 = (CGFloat(quad) + local) * step
      if t1 > t0, t1 < 1 {
        let end = point(at: t1)
        splitter.append(from: t0, start, to: t1, end, points: &points)
        t0 = t1
        start = end
      }
      i += 1
    }
    splitter.append(from: t0, start, to: 1, p3, points: &points)
  }

  /// How many quadratics of equal parameter width follow a cubic within `tolerance`: the distance
  /// is √3/36 of the third difference, by the cube of their number.
  private static func quadCount(_ thirdDifference: CGPoint, tolerance: CGFloat) -> Int {
    let ratio = thirdDifference.length * 0.048_112_522_432_468_81 / tolerance
    guard ratio > 1 else { return 1 }
    // The library's cube root may differ in its last bit between machines; the count must not.
    var count = min(cbrt(Double(ratio)).rounded(), 65_536)
    while count * count * count < Double(ratio), count < 65_536 { count += 1 }
    while count > 1, (count - 1) * (count - 1) * (count - 1) >= Double(ratio) { count -= 1 }
    return Int(count)
  }
}
