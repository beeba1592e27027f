import Foundation

extension PathStorage {
  /// Whether no coordinate is NaN or infinite.
  package var isFinite: Bool {
    if isKnownFinite { return true }
    return points.withUnsafeBufferPointer { points in
      // 0 · x is 0 for finite x alone, so sums without a branch tell: two, so that neither waits for
      // the other.
      var (even, odd) = (SIMD2<Double>(), SIMD2<Double>())
      var i = 0
      while i + 1 < points.count {
        even += SIMD2(Double(points[i].x), Double(points[i].y)) * 0
        odd += SIMD2(Double(points[i + 1].x), Double(points[i + 1].y)) * 0
        i += 2
      }
      if i < points.count { even += SIMD2(Double(points[i].x), Double(points[i].y)) * 0 }
      return even + odd == SIMD2()
    }
  }

  /// Returns the path without the elements that have a NaN or infinite coordinate.
  ///
  /// Building keeps such elements, as Core Graphics does; whatever measures, flattens, strokes or
  /// writes a path looks at this form of it. A skipped segment is as if it had never been added:
  /// the next one begins where it would have begun. Where a `move` is skipped, the subpath begins
  /// at the end point of its first finite segment instead.
  package func finite() -> PathStorage {
    if isFinite { return self }
    var result = PathStorage()
    var lacksStart = true
    forEach { element in
      switch element {
      case .move(let end):
        lacksStart = !end.isFinite
        if !lacksStart { result.move(to: end) }
      case .line(let end):
        guard end.isFinite else { return }
        if lacksStart { result.move(to: end) } else { result.line(to: end) }
        lacksStart = false
      case .quadCurve(let end, let control):
        guard end.isFinite, control.isFinite else { return }
        if lacksStart { result.move(to: end) } else { result.quad(to: end, control: control) }
        lacksStart = false
      case .curve(let end, let control1, let control2):
        guard end.isFinite, control1.isFinite, control2.isFinite else { return }
        if lacksStart {
          result.move(to: end)
        } else {
          result.cubic(to: end, control1: control1, control2: control2)
        }
        lacksStart = false
      case .closeSubpath:
        if !lacksStart { result.close() }
      }
    }
    return result
  }
}

extension CGPoint {
  /// Whether both coordinates are finite.
  @inline(__always)
  var isFinite: Bool { x.isFinite && y.isFinite }
}
