import CFiligreeTracing

extension filigree_moments {
  /// Adds a line between two points.
  @inline(__always)
  mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ length: Double) {
    let sum = a + b
    self.length += length
    x += sum.x * (length / 2)
    y += sum.y * (length / 2)
    // Simpson's rule is exact for squares.
    let squares = (a * a + b * b + sum * sum) * (length / 6)
    xx += squares.x
    yy += squares.y
    xy += (a.x * a.y + b.x * b.y + sum.x * sum.y) * (length / 6)
  }

  @inline(__always)
  static func + (a: Self, b: Self) -> Self {
    Self(
      length: a.length + b.length, x: a.x + b.x, y: a.y + b.y, xx: a.xx + b.xx, xy: a.xy + b.xy,
      yy: a.yy + b.yy)
  }

  @inline(__always)
  static func - (a: Self, b: Self) -> Self {
    Self(
      length: a.length - b.length, x: a.x - b.x, y: a.y - b.y, xx: a.xx - b.xx, xy: a.xy - b.xy,
      yy: a.yy - b.yy)
  }
}
