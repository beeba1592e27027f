import SwiftUI

struct BarChartBar: View {
  let value: Double
  let label: String
  let isSelected: Bool

  var body: some View {
    VStack(spacing: 6) {
      Text(value, format: .number.precision(.fractionLength(0)))
        .font(.caption2)
        .opacity(isSelected ? 1 : 0)
      ZStack(alignment: .bottom) {
        Capsule().fill(Color(.tertiarySystemFill))
        Capsule()
          .fill(isSelected ? Color.orange : .accentColor)
          .frame(height: value * 2)
      }
      .frame(width: 24, height: 200)
      Text(label).font(.footnote)
    }
  }
}

struct BarChartView: View {
  @State private var week = 0
  @State private var selected: Int?
  private let days = ["M", "T", "W", "T", "F", "S", "S"]
  private let data: [[Double]] = [
    [24, 55, 80, 36, 68, 92, 40], [70, 30, 48, 99, 12, 60, 85],
  ]

  var body: some View {
    VStack(spacing: 24) {
      Text("Steps (hundreds)").font(.title2.bold())
      Picker("Week", selection: $week.animation(.easeInOut)) {
        Text("This week").tag(0)
        Text("Last week").tag(1)
      }
      .pickerStyle(.segmented)
      HStack(spacing: 14) {
        ForEach(days.indices, id: \.self) { index in
          BarChartBar(
            value: data[week][index], label: days[index], isSelected: selected == index
          )
          .onTapGesture { selected = index }
        }
      }
    }
    .padding()
  }
}
