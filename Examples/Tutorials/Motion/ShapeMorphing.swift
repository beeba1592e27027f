import SwiftUI

struct MorphVector: VectorArithmetic {
  var values: [Double]

  static var zero: MorphVector { MorphVector(values: []) }

  static func + (lhs: MorphVector, rhs: MorphVector) -> MorphVector {
    combine(lhs, rhs, +)
  }

  static func - (lhs: MorphVector, rhs: MorphVector) -> MorphVector {
    combine(lhs, rhs, -)
  }

  private static func combine(
    _ lhs: MorphVector, _ rhs: MorphVector, _ operation: (Double, Double) -> Double
  ) -> MorphVector {
    let count = max(lhs.values.count, rhs.values.count)
    return MorphVector(
      values: (0..<count).map { index in
        operation(
          index < lhs.values.count ? lhs.values[index] : 0,
          index < rhs.values.count ? rhs.values[index] : 0)
      })
  }

  mutating func scale(by factor: Double) {
    for index in values.indices { values[index] *= factor }
  }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
}

struct MorphShape: Shape {
  var radii: MorphVector

  var animatableData: MorphVector {
    get { radii }
    set { radii = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      let side = min(rect.width, rect.height) / 2
      path.addLines(
        radii.values.enumerated().map { index, radius in
          let angle = Double(index) / Double(radii.values.count) * 2 * .pi - .pi / 2
          return CGPoint(
            x: rect.midX + cos(angle) * radius * side, y: rect.midY + sin(angle) * radius * side)
        })
      path.closeSubpath()
    }
  }

  static let circle = MorphVector(values: (0..<120).map { _ in 0.8 })
  static let flower = MorphVector(
    values: (0..<120).map { 0.75 + 0.25 * cos(Double($0) / 120 * 2 * .pi * 6) })
}

struct ShapeMorphingView: View {
  @State private var isFlower = false

  var body: some View {
    MorphShape(radii: isFlower ? MorphShape.flower : MorphShape.circle)
      .fill(isFlower ? .pink : .purple)
      .frame(width: 240, height: 240)
      .animation(.easeInOut(duration: 1), value: isFlower)
      .onTapGesture { isFlower.toggle() }
  }
}
