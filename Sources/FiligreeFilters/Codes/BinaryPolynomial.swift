/// A polynomial over the field of two elements: each bit of a number is a coefficient, the lowest that of x⁰.
struct BinaryPolynomial: Hashable, Sendable {
  let coefficients: Int

  init(_ coefficients: Int) {
    self.coefficients = coefficients
  }

  /// The highest power; −1 of zero.
  private var degree: Int { Int.bitWidth - 1 - coefficients.leadingZeroBitCount }

  /// What a division by a polynomial, which must not be zero, leaves.
  func remainder(dividingBy divisor: BinaryPolynomial) -> BinaryPolynomial {
    var rest = self
    while rest.degree >= divisor.degree {
      let aligned = divisor.coefficients << (rest.degree - divisor.degree)
      rest = BinaryPolynomial(rest.coefficients ^ aligned)
    }
    return rest
  }

  /// The number, followed by bits that make the whole a multiple of a generator: a cyclic code.
  func encoded(by generator: BinaryPolynomial) -> Int {
    let raised = BinaryPolynomial(coefficients << generator.degree)
    return raised.coefficients | raised.remainder(dividingBy: generator).coefficients
  }
}
