import SwiftUI

struct DonutSegment: Identifiable {
  let id = UUID()
  let title: String
  let share: Double
  let color: Color
}

struct DonutChartView: View {
  let segments = [
    DonutSegment(title: "Photos", share: 0.42, color: .yellow),
    DonutSegment(title: "Apps", share: 0.23, color: .red),
    DonutSegment(title: "Media", share: 0.15, color: .purple),
    DonutSegment(title: "System", share: 0.12, color: .gray),
  ]

  private func start(of index: Int) -> Double {
    segments.prefix(index).map(\.share).reduce(0, +)
  }

  var body: some View {
    VStack(spacing: 32) {
      ZStack {
        Circle()
          .stroke(Color(.systemGray5), lineWidth: 34)
        ForEach(segments.indices, id: \.self) { index in
          Circle()
            .trim(from: start(of: index) + 0.004, to: start(of: index + 1) - 0.004)
            .stroke(segments[index].color, lineWidth: 34)
            .rotationEffect(.degrees(-90))
        }
        VStack {
          Text("118 GB")
            .font(.title2)
            .fontWeight(.semibold)
          Text("of 128 GB used")
            .font(.caption)
            .foregroundColor(.secondary)
        }
      }
      .frame(width: 190, height: 190)

      VStack(alignment: .leading, spacing: 10) {
        ForEach(segments) { segment in
          HStack {
            RoundedRectangle(cornerRadius: 4, style: .continuous)
              .fill(segment.color)
              .frame(width: 16, height: 16)
            Text(segment.title)
            Spacer()
            Text(segment.share, format: .percent)
              .foregroundColor(.secondary)
          }
          .font(.body.monospacedDigit())
        }
      }
      .padding()
      .background(Color(.secondarySystemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .padding(.horizontal)
    }
  }
}
