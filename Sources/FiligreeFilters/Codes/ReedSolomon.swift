/// Reed and Solomon's code over the field of 256 elements, as QR codes have it.
///
/// The field is that of x⁸ + x⁴ + x³ + x² + 1; its element α is 2 (ISO/IEC 18004:2015, 7.5.2 and annex A). Polynomials
/// are arrays of coefficients, that of the highest power first.
struct ReedSolomon: Sendable {
  /// How many words of correction there are.
  let count: Int
  /// The product of x − αⁱ for i from 0 up to the number of words.
  private let generator: [UInt8]

  /// Creates the code of so many words of correction, at least one.
  init(count: Int) {
    self.count = count
    generator = (0..<count).reduce([1]) { product, power in
      Self.product(product, [1, Self.powers[power]])
    }
  }

  /// The words of correction: the rest that the generator leaves of the data, moved up by as many powers.
  func correction(of data: [UInt8]) -> [UInt8] {
    var dividend = data + [UInt8](repeating: 0, count: count)
    for place in data.indices where dividend[place] != 0 {
      let quotient = dividend[place]
      for (i, coefficient) in generator.enumerated() {
        dividend[place + i] ^= Self.product(coefficient, quotient)
      }
    }
    return dividend.suffix(count)
  }

  /// The product of two polynomials.
  private static func product(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: first.count + second.count - 1)
    for (i, a) in first.enumerated() {
      for (j, b) in second.enumerated() { result[i + j] ^= product(a, b) }
    }
    return result
  }

  /// The product of two elements: the sum of their logarithms.
  private static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    a == 0 || b == 0 ? 0 : powers[(logarithms[Int(a)] + logarithms[Int(b)]) % 255]
  }

  /// α⁰…α²⁵⁴.
  private static let powers: [UInt8] = {
    let modulus = BinaryPolynomial(0b1_0001_1101)
    return sequence(first: 1) { power in
      BinaryPolynomial(power << 1).remainder(dividingBy: modulus).coefficients
    }.prefix(255).map { UInt8($0) }
  }()

  /// The exponent of each element; that of 0 is not used.
  private static let logarithms: [Int] = {
    var result = [Int](repeating: 0, count: 256)
    for (exponent, power) in powers.enumerated() { result[Int(power)] = exponent }
    return result
  }()
}
