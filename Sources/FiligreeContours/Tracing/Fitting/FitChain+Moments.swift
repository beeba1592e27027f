extension FitChain {
  /// Length, and integrals over it, of x, y, x², xy and y².
  struct Moments {
    var length = 0.0
    var first = SIMD2<Double>.zero
    var squares = SIMD2<Double>.zero
    var product = 0.0

    /// Adds a line between two points.
    @inline(__always)
    mutating func addLine(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ length: Double) {
      let sum = a + b
      self.length += length
      first += sum * (length / 2)
      // Simpson's rule is exact for squares.
      squares += (a * a + b * b + sum * sum) * (length / 6)
      product += (a.x * a.y + b.x * b.y + sum.x * sum.y) * (length / 6)
    }

    static func + (a: Moments, b: Moments) -> Moments {
      Moments(
        length: a.length + b.length, first: a.first + b.first, squares: a.squares + b.squares,
        product: a.product + b.product)
    }

    static func - (a: Moments, b: Moments) -> Moments {
      Moments(
        length: a.length - b.length, first: a.first - b.first, squares: a.squares - b.squares,
        product: a.product - b.product)
    }
  }
}
