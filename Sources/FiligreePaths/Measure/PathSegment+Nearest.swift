import Foundation

extension PathSegment {
  /// The parameter of the point nearest to `point`, and the distance; the first of several.
  package func nearest(to point: CGPoint) -> (t: CGFloat, distance: CGFloat) {
    // About the point and in units like the largest coordinate, so that nothing overflows.
    let a = p0 - point
    let b = p1 - point
    let c = p2 - point
    let d = p3 - point
    var size = max(max(abs(a.x), abs(a.y)), max(abs(b.x), abs(b.y)))
    size = max(size, max(max(abs(c.x), abs(c.y)), max(abs(d.x), abs(d.y))))
    guard size > 0, size.isFinite else { return (0, size) }
    // A power of two, so that scaling rounds nothing.
    let scale = CGFloat(sign: .plus, exponent: -max(size.exponent, -1000), significand: 1)
    var best: (t: CGFloat, square: CGFloat) = (0, .infinity)
    func consider(_ t: CGFloat) {
      let offset = (self.point(at: t) - point) * scale
      let square = offset.dot(offset)
      if square < best.square { best = (t, square) }
    }
    consider(0)
    switch kind {
    case .line:
      let v = (d - a) * scale
      let square = v.dot(v)
      if square > 0 {
        let t = -(a * scale).dot(v) / square
        if t > 0, t < 1 { consider(t) }
      }
    case .quad:
      let linear = (b - a) * scale
      let bend = (d - b) * scale - linear
      criticalPoints(of: a * scale, linear * 2, bend, .zero, consider)
    case .cubic:
      let linear = (b - a) * scale
      let bend = (c - b) * scale - linear
      let third = (d - c) * scale - (c - b) * scale - bend
      criticalPoints(of: a * scale, linear * 3, bend * 3, third, consider)
    }
    consider(1)
    return (best.t, best.square.squareRoot() / scale)
  }

  /// Calls `body` where the distance of `a + b·t + c·t² + d·t³` from the origin can be least: where
  /// that vector, times its derivative, changes its sign.
  private func criticalPoints(
    of a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ body: (CGFloat) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: 6) { product in
      product[0] = Double(a.dot(b))
      product[1] = Double(b.dot(b) + 2 * a.dot(c))
      product[2] = Double(3 * b.dot(c) + 3 * a.dot(d))
      product[3] = Double(2 * c.dot(c) + 4 * b.dot(d))
      product[4] = Double(5 * c.dot(d))
      product[5] = Double(3 * d.dot(d))
      SignChanges.find(product.baseAddress!, count: d == .zero ? 4 : 6) { body(CGFloat($0)) }
    }
  }
}
