import Combine
import SwiftUI

struct MusicPlayer: View {
  @State private var isPlaying = false
  @State private var elapsed = 42.0
  @State private var volume = 0.6
  private let length = 214.0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private func clock(_ seconds: Double) -> String {
    String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
  }

  var body: some View {
    VStack(spacing: 18) {
      RoundedRectangle(cornerRadius: 16)
        .fill(AngularGradient(colors: [.pink, .purple, .blue, .pink], center: .center))
        .overlay(
          Image(systemName: "music.note")
            .font(.system(size: 72))
            .foregroundColor(.white)
        )
        .frame(width: 200, height: 200)
        .shadow(radius: isPlaying ? 12 : 3)
        .scaleEffect(isPlaying ? 1 : 0.85)
        .animation(.spring(), value: isPlaying)
      VStack {
        Text("Slow River").font(.title3.bold())
        Text("The Banks").foregroundStyle(.secondary)
      }
      VStack(spacing: 2) {
        Slider(value: $elapsed, in: 0...length)
          .tint(.pink)
        HStack {
          Text(clock(elapsed))
          Spacer()
          Text("-" + clock(length - elapsed))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 44) {
        Button {
          elapsed = 0
        } label: {
          Image(systemName: "backward.fill")
        }
        Button {
          isPlaying.toggle()
        } label: {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            .font(.system(size: 40))
        }
        .accessibilityLabel(isPlaying ? "Pause" : "Play")
        Button {
          elapsed = length
        } label: {
          Image(systemName: "forward.fill")
        }
      }
      .font(.title)
      .buttonStyle(.plain)
    }
    .padding(24)
    .onReceive(timer) { _ in
      if isPlaying { elapsed = min(length, elapsed + 1) }
    }
  }
}
