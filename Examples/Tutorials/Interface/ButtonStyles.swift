import SwiftUI

private struct GradientButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundColor(.white)
      .padding(.horizontal, 32)
      .padding(.vertical, 14)
      .background(
        LinearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing)
      )
      .clipShape(Capsule())
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
  }
}

private struct NeumorphicButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(20)
      .background {
        Circle()
          .fill(Color(.systemGray5))
          .shadow(color: .black.opacity(configuration.isPressed ? 0 : 0.25), radius: 5, x: 4, y: 4)
          .shadow(color: .white.opacity(configuration.isPressed ? 0 : 0.6), radius: 5, x: -4, y: -4)
      }
      .opacity(isEnabled ? 1 : 0.4)
  }
}

extension ButtonStyle where Self == GradientButtonStyle {
  fileprivate static var gradient: GradientButtonStyle { GradientButtonStyle() }
}

struct ButtonStyles: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 28) {
      Text("Tapped \(count) times").font(.title3.monospacedDigit())
      Button("Tap me") { count += 1 }
        .buttonStyle(.gradient)
      HStack(spacing: 40) {
        Button {
          count -= 1
        } label: {
          Image(systemName: "minus")
        }
        .accessibilityLabel("Less")
        .disabled(count == 0)
        Button {
          count += 1
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityLabel("More")
      }
      .buttonStyle(NeumorphicButtonStyle())
      Button("Reset", role: .destructive) { count = 0 }
        .buttonStyle(.bordered)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGray5))
  }
}
