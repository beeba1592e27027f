/// The numbers of a paint, any number of them, as a vector.
///
/// Vectors of different lengths are added as if the shorter one had zeros at its end.
package struct PaintData: VectorArithmetic, Hashable, Sendable {
  package var values: [Double]

  package init(_ values: [Double] = []) {
    self.values = values
  }

  package static let zero = PaintData()

  package static func + (first: PaintData, second: PaintData) -> PaintData {
    combine(first, second, +)
  }

  package static func - (first: PaintData, second: PaintData) -> PaintData {
    combine(first, second, -)
  }

  private static func combine(
    _ first: PaintData, _ second: PaintData, _ operation: (Double, Double) -> Double
  ) -> PaintData {
    let count = max(first.values.count, second.values.count)
    return PaintData(
      (0..<count).map { index in
        operation(
          index < first.values.count ? first.values[index] : 0,
          index < second.values.count ? second.values[index] : 0)
      })
  }

  package mutating func scale(by rhs: Double) {
    for index in values.indices {
      values[index] *= rhs
    }
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
