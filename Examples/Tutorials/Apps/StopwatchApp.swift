import Combine
import SwiftUI

struct StopwatchApp: View {
  @State private var tenths = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []
  private let timer = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()

  private func text(_ tenths: Int) -> String {
    String(format: "%02d:%02d.%d", tenths / 600, tenths / 10 % 60, tenths % 10)
  }

  var body: some View {
    VStack {
      Text(text(tenths))
        .font(.system(size: 60, weight: .thin, design: .rounded).monospacedDigit())
        .padding(.vertical, 40)
      HStack {
        control(isRunning ? "Lap" : "Reset", color: .gray) {
          if isRunning { laps.insert(tenths, at: 0) } else { (tenths, laps) = (0, []) }
        }
        Spacer()
        control(isRunning ? "Stop" : "Start", color: isRunning ? .red : .green) {
          isRunning.toggle()
        }
      }
      .padding(.horizontal)
      List(Array(laps.enumerated()), id: \.offset) { index, lap in
        LabeledContent("Lap \(laps.count - index)", value: text(lap))
      }
      .listStyle(.plain)
    }
    .onReceive(timer) { _ in
      if isRunning { tenths += 1 }
    }
  }

  private func control(
    _ title: String, color: Color, action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    Button(title, action: action)
      .foregroundStyle(color)
      .frame(width: 76, height: 76)
      .background(color.opacity(0.2), in: .circle)
      .overlay(Circle().stroke(color.opacity(0.4)).padding(3))
  }
}
