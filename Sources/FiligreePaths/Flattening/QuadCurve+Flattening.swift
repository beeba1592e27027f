import Foundation

extension QuadCurve {
  /// Appends the ends of lines that stay within `tolerance` of the curve; see
  /// `PathStorage.flattened(tolerance:)`.
  package func appendLines(tolerance: CGFloat, to points: inout [CGPoint]) {
    let size = FlatteningTolerance.size(p0, p1) + FlatteningTolerance.size(p1, p2)
    guard let tolerance = FlatteningTolerance.usable(tolerance, forSize: size, from: p0) else {
      points.append(p2)
      return
    }
    let bend = (p2 - p1) - (p1 - p0)
    if bend.dot(bend) <= 16 * tolerance * tolerance {
      points.append(p2)
      return
    }
    // A little finer than asked for, or the check would split chords that are right at the limit.
    let root = (0.96 * tolerance).squareRoot()
    let integral = ParabolaIntegral(self, squareRootOfTolerance: root)
    let count = max((0.5 * integral.value / root).rounded(.up), 1)
    let splitter = ChordSplitter(curve: self, tolerance: tolerance)
    var t0: CGFloat = 0
    var start = p0
    var i: CGFloat = 1
    while i < count {
      let t1 = integral.parameter(at: i / count)
      if t1 > t0, t1 < 1 {
        let end = point(at: t1)
        splitter.append(from: t0, start, to: t1, end, points: &points)
        t0 = t1
        start = end
      }
      i += 1
    }
    splitter.append(from: t0, start, to: 1, p2, points: &points)
  }
}
