import SwiftUI

struct PieSlice: Shape {
  var start: Angle
  var end: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start.radians, end.radians) }
    set {
      start = .radians(newValue.first)
      end = .radians(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: min(rect.width, rect.height) / 2, startAngle: start, endAngle: end,
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct PieChartView: View {
  struct Entry: Identifiable {
    let name: String
    let value: Double
    let color: Color
    var id: String { name }
  }

  let entries = [
    Entry(name: "Rent", value: 40, color: .indigo),
    Entry(name: "Food", value: 25, color: .orange),
    Entry(name: "Travel", value: 20, color: .teal),
    Entry(name: "Books", value: 15, color: .pink),
  ]
  @State private var selected: String?

  private func angle(before index: Int) -> Angle {
    let total = entries.reduce(0) { $0 + $1.value }
    let sum = entries.prefix(index).reduce(0) { $0 + $1.value }
    return .degrees(sum / total * 360 - 90)
  }

  var body: some View {
    VStack(spacing: 24) {
      Text(selected ?? "Expenses").font(.title.bold())
      ZStack {
        ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
          let middle = (angle(before: index) + angle(before: index + 1)) / 2
          let isSelected = selected == entry.name
          PieSlice(start: angle(before: index), end: angle(before: index + 1))
            .fill(entry.color.gradient)
            .overlay {
              Text("\(Int(entry.value)) %")
                .font(.headline)
                .foregroundStyle(.white)
                .offset(x: cos(middle.radians) * 78, y: sin(middle.radians) * 78)
            }
            .scaleEffect(isSelected ? 1.08 : 1)
            .opacity(selected == nil || isSelected ? 1 : 0.5)
            .onTapGesture {
              withAnimation(.spring) { selected = isSelected ? nil : entry.name }
            }
        }
      }
      .frame(width: 240, height: 240)
    }
  }
}
