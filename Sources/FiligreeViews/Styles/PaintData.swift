/// The numbers of a paint, any number of them, as a vector.
///
/// Vectors of different lengths are added as if the shorter one had zeros at its end. The numbers of a
/// style are found only when something moves: at rest it costs nothing that colors move in a space of
/// their own, and the style comes back exactly.
package struct PaintData: VectorArithmetic, Sendable {
  private enum Storage: Sendable {
    case style(ResolvedStyle)
    case numbers([Double])
  }

  private var storage: Storage

  package init(_ values: [Double] = []) {
    storage = .numbers(values)
  }

  /// The numbers of a style.
  package init(_ style: ResolvedStyle) {
    storage = .style(style)
  }

  /// The style whose numbers these are, if nothing has moved them.
  package var style: ResolvedStyle? {
    if case .style(let style) = storage { style } else { nil }
  }

  package var values: [Double] {
    switch storage {
    case .style(let style): style.numbers
    case .numbers(let numbers): numbers
    }
  }

  package static let zero = PaintData()

  package static func == (first: PaintData, second: PaintData) -> Bool {
    if let style = first.style, style == second.style { return true }
    return first.values == second.values
  }

  package static func + (first: PaintData, second: PaintData) -> PaintData {
    combine(first, second, +)
  }

  package static func - (first: PaintData, second: PaintData) -> PaintData {
    combine(first, second, -)
  }

  private static func combine(
    _ first: PaintData, _ second: PaintData, _ operation: (Double, Double) -> Double
  ) -> PaintData {
    let (first, second) = (first.values, second.values)
    return PaintData(
      (0..<max(first.count, second.count)).map { index in
        operation(
          index < first.count ? first[index] : 0, index < second.count ? second[index] : 0)
      })
  }

  package mutating func scale(by rhs: Double) {
    storage = .numbers(values.map { $0 * rhs })
  }

  package var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}
