import SwiftUI

private struct RingProgressViewStyle: ProgressViewStyle {
  var color = Color.blue

  func makeBody(configuration: Configuration) -> some View {
    let fraction = configuration.fractionCompleted ?? 0
    return ZStack {
      Circle()
        .stroke(color.opacity(0.2), lineWidth: 14)
      Circle()
        .trim(from: 0, to: fraction)
        .stroke(color, style: StrokeStyle(lineWidth: 14, lineCap: .round))
        .rotationEffect(.degrees(-90))
      VStack {
        Text(fraction, format: .percent.precision(.fractionLength(0)))
          .font(.title2.bold())
        configuration.label
          .font(.caption)
      }
    }
  }
}

private struct StripedProgressViewStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      GeometryReader { proxy in
        ZStack(alignment: .leading) {
          RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.25))
          RoundedRectangle(cornerRadius: 8)
            .fill(
              LinearGradient(colors: [.green, .mint], startPoint: .leading, endPoint: .trailing)
            )
            .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
        }
      }
      .frame(height: 16)
    }
  }
}

struct ProgressStyles: View {
  @State private var progress = 0.3

  var body: some View {
    VStack(spacing: 28) {
      ProgressView("Moved", value: progress)
        .progressViewStyle(RingProgressViewStyle(color: .red))
        .frame(width: 140, height: 140)
      ProgressView("Download", value: progress)
        .progressViewStyle(StripedProgressViewStyle())
      ProgressView(value: progress, total: 1) {
        Text("Plain")
      } currentValueLabel: {
        Text("\(Int((progress * 100).rounded())) of 100")
      }
      Button("Advance") {
        withAnimation { progress = min(1, progress + 0.25) }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}
