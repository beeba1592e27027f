import SwiftUI

struct EqualizerBar: View {
  let duration: Double
  let isPlaying: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 4)
      .fill(
        LinearGradient(colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottom)
      )
      .frame(width: 22, height: 180)
      .scaleEffect(y: isPlaying ? 1 : 0.15, anchor: .bottom)
      .animation(
        isPlaying
          ? .easeInOut(duration: duration).repeatForever(autoreverses: true)
          : .easeOut(duration: 0.3), value: isPlaying)
  }
}

struct EqualizerView: View {
  @State private var isPlaying = false

  var body: some View {
    VStack(spacing: 40) {
      HStack(alignment: .bottom, spacing: 8) {
        ForEach([0.5, 0.35, 0.62, 0.44, 0.7, 0.53, 0.4], id: \.self) { duration in
          EqualizerBar(duration: duration, isPlaying: isPlaying)
        }
      }
      Button {
        isPlaying.toggle()
      } label: {
        Image(systemName: isPlaying ? "pause.circle.fill" : "play.circle.fill")
          .font(.system(size: 56))
      }
      .accessibilityLabel(isPlaying ? "Pause" : "Play")
    }
  }
}
