import SwiftUI

struct GridHexagon: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let points = (0..<6).map { corner in
        let angle = Angle.degrees(Double(corner) * 60 + 30).radians
        return CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle) / cos(.pi / 6),
          y: rect.midY + rect.height / 2 * sin(angle))
      }
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

struct HexagonGridView: View {
  let columns = 5
  let spacing: CGFloat = 4
  let width: CGFloat = 50
  @State private var chosen: Set<Int> = []

  private var rowItems: [GridItem] {
    Array(repeating: GridItem(.fixed(width), spacing: spacing), count: columns)
  }

  private func isEvenRow(_ index: Int) -> Bool { index / columns % 2 == 0 }

  var body: some View {
    LazyVGrid(columns: rowItems, spacing: spacing) {
      ForEach(0..<35) { index in
        VStack(spacing: 0) {
          GridHexagon()
            .fill(
              chosen.contains(index)
                ? .red : Color(hue: Double(index) / 70, saturation: 0.7, brightness: 0.9)
            )
            .frame(width: width, height: width * 2 / 3.squareRoot())
            .overlay(Text("\(index)").font(.caption).foregroundColor(.white))
            .offset(x: isEvenRow(index) ? 0 : width / 2 + spacing / 2)
            .onTapGesture { chosen.formSymmetricDifference([index]) }
        }
        .frame(width: width, height: width * 0.87)
      }
    }
    .frame(width: (width + spacing) * CGFloat(columns))
    .offset(x: -width / 4)
  }
}
