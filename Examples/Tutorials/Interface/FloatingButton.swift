import SwiftUI

struct FloatingButton: View {
  @State private var isOpen = false
  @State private var last = "Nothing"

  private let actions = [("camera.fill", "Photo"), ("mic.fill", "Voice"), ("pencil", "Text")]

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      List {
        Text("Added: \(last)")
        ForEach(1..<6) { Text("Note \($0)") }
      }
      VStack(spacing: 14) {
        if isOpen {
          ForEach(actions, id: \.1) { symbol, title in
            circle(symbol, title, size: 44, color: .orange) {
              last = title
              withAnimation(.spring()) { isOpen = false }
            }
            .transition(.scale.combined(with: .opacity))
          }
        }
        circle("plus", isOpen ? "Close" : "Add", size: 60, color: .red) {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { isOpen.toggle() }
        }
        .rotationEffect(.degrees(isOpen ? 45 : 0))
      }
      .padding(20)
    }
  }

  private func circle(
    _ symbol: String, _ title: String, size: CGFloat, color: Color,
    action: @escaping @MainActor @Sendable () -> Void
  ) -> some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.title2)
        .foregroundColor(.white)
        .frame(width: size, height: size)
        .background(color)
        .clipShape(Circle())
        .shadow(radius: 4, y: 3)
    }
    .accessibilityLabel(title)
  }
}
