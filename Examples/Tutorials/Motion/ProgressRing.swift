import SwiftUI

struct ProgressRing: View, Animatable {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    ZStack {
      Circle().stroke(lineWidth: 20).opacity(0.2)
      Circle()
        .trim(from: 0, to: progress)
        .stroke(style: StrokeStyle(lineWidth: 20, lineCap: .round))
        .rotationEffect(.degrees(270))
      Text("\(progress * 100, specifier: "%.0f") %")
        .font(.largeTitle.bold())
        .foregroundColor(.primary)
    }
    .foregroundColor(progress > 0.7 ? .green : .orange)
  }
}

struct ProgressRingView: View {
  @State private var progress = 0.25

  var body: some View {
    VStack(spacing: 40) {
      ProgressRing(progress: progress)
        .frame(width: 200, height: 200)
      HStack {
        ForEach([0.1, 0.5, 0.9], id: \.self) { value in
          Button("\(Int(value * 100))") {
            withAnimation(.spring(response: 0.8, dampingFraction: 0.5)) { progress = value }
          }
          .buttonStyle(.bordered)
        }
      }
    }
  }
}
