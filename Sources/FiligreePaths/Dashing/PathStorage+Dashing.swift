import Foundation

extension PathStorage {
  /// Returns the path cut into dashes: open subpaths, whose curves are parts of the path's curves.
  ///
  /// The pattern begins anew with each subpath, `phase` into it; a negative phase begins before it.
  /// Lengths are exact to 10^-9 of each curve, whatever the tolerance.
  ///
  /// - An odd number of lengths is taken twice over: `[3, 1, 2]` is `[3, 1, 2, 3, 1, 2]`.
  /// - In a closed subpath the dashes at its end and its start are one. A dash that goes all the
  ///   way round stays closed.
  /// - A dash of length zero is a line of length zero, which strokes to a dot.
  /// - The path is returned as it is (but for `finite()`) where the lengths are empty or all zero,
  ///   where one is negative, infinite or NaN, and where there would be more than 2^18 dashes. A
  ///   phase that is not finite counts as zero.
  package func dashed(_ lengths: [CGFloat], phase: CGFloat, tolerance: CGFloat) -> PathStorage {
    let path = finite()
    guard let pattern = DashPattern(lengths, phase: phase, for: path) else { return path }
    var dasher = Dasher(pattern: pattern, inner: PathSpine())
    path.lead(&dasher)
    return dasher.inner.path
  }
}

/// Builds a path from what it is led along.
private struct PathSpine: StrokeSpine {
  var path = PathStorage()
  var isClosed = false

  mutating func begin(at point: CGPoint, isClosed: Bool) {
    self.isClosed = isClosed
    path.move(to: point)
  }

  mutating func line(to point: CGPoint) {
    path.line(to: point)
  }

  mutating func curve(_ curve: CubicCurve) {
    path.cubic(to: curve.p3, control1: curve.p1, control2: curve.p2)
  }

  mutating func end() {
    if isClosed { path.close() }
  }

  mutating func dot(at point: CGPoint, direction: CGPoint) {
    path.move(to: point)
    path.line(to: point)
  }
}
