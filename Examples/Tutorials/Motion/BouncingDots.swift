import SwiftUI

struct BouncingDotsView: View {
  @State private var isUp = false

  var body: some View {
    VStack(spacing: 60) {
      HStack(spacing: 10) {
        ForEach(0..<5) { index in
          Circle()
            .fill(Color.accentColor)
            .frame(width: 24, height: 24)
            .offset(y: isUp ? -30 : 10)
            .animation(
              .easeInOut(duration: 0.5).repeatForever().delay(Double(index) * 0.1), value: isUp)
        }
      }
      HStack(spacing: 12) {
        ForEach(0..<3) { index in
          Circle()
            .fill(.secondary)
            .frame(width: 16, height: 16)
            .scaleEffect(isUp ? 1 : 0.3)
            .animation(
              .easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)), value: isUp)
        }
      }
      .padding(16)
      .background(Color(.systemGray5), in: Capsule())
    }
    .onAppear { isUp = true }
  }
}
