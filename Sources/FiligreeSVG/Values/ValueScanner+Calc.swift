import Foundation

/// CSS' `calc()` of lengths (CSS Values and Units Module Level 4, chapter 10).
extension ValueScanner {
  /// A sum of lengths in different units, or a number, which lengths are multiplied by.
  private struct Sum {
    var terms: [SVGLength.Unit: Double] = [:]

    /// The number that it is; nil for a length.
    var number: Double? {
      terms.keys.allSatisfy { $0 == .number } ? terms[.number] ?? 0 : nil
    }

    func scaled(by factor: Double) -> Sum { Sum(terms: terms.mapValues { $0 * factor }) }

    func added(to other: Sum) -> Sum {
      Sum(terms: terms.merging(other.terms, uniquingKeysWith: +))
    }
  }

  /// How deep parentheses may lie in one another.
  private static let calcDepth = 32

  /// The length after `calc(`, through the last parenthesis; nil for what is no length.
  mutating func calculatedLength() -> SVGLength? {
    guard let sum = sum(Self.calcDepth), passes(")") else { return nil }
    let terms = sum.terms.sorted { $0.key.rawValue < $1.key.rawValue }
    guard let first = terms.first, terms.allSatisfy({ $0.value.isFinite }) else { return nil }
    var length = SVGLength(first.value, first.key)
    length.further = terms.dropFirst().map { SVGLength($0.value, $0.key) }
    return length
  }

  private mutating func sum(_ depth: Int) -> Sum? {
    guard var sum = product(depth) else { return nil }
    skipSpace()
    while let sign = next, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") {
      offset += 1
      // Without a space it would be the sign of a number.
      guard let space = next, Self.isSpace(space), let term = product(depth) else { return nil }
      sum = sum.added(to: sign == UInt8(ascii: "-") ? term.scaled(by: -1) : term)
      skipSpace()
    }
    return sum
  }

  private mutating func product(_ depth: Int) -> Sum? {
    guard var product = operand(depth) else { return nil }
    skipSpace()
    while let sign = next, sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") {
      offset += 1
      guard let factor = operand(depth) else { return nil }
      if sign == UInt8(ascii: "/") {
        guard let number = factor.number, number != 0 else { return nil }
        product = product.scaled(by: 1 / number)
      } else if let number = factor.number {
        product = product.scaled(by: number)
      } else if let number = product.number {
        product = factor.scaled(by: number)
      } else {
        return nil
      }
      skipSpace()
    }
    return product
  }

  private mutating func operand(_ depth: Int) -> Sum? {
    skipSpace()
    let start = offset
    if passes("(") || function()?.lowercased() == "calc" {
      guard depth > 0, let sum = sum(depth - 1), passes(")") else { return nil }
      return sum
    }
    offset = start
    return plainLength().map { Sum(terms: [$0.unit: $0.value]) }
  }
}
