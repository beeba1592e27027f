import SwiftUI

struct CountdownApp: View {
  @State private var remaining = 10
  @State private var isActive = false
  private let total = 10

  var body: some View {
    VStack(spacing: 36) {
      ZStack {
        Circle().stroke(.quaternary, lineWidth: 18)
        Circle()
          .trim(from: 0, to: CGFloat(remaining) / CGFloat(total))
          .stroke(
            remaining > 3 ? Color.orange : .red,
            style: StrokeStyle(lineWidth: 18, lineCap: .round)
          )
          .rotationEffect(.degrees(-90))
          .animation(.linear, value: remaining)
        Text("\(remaining)")
          .font(.system(size: 72, weight: .bold, design: .rounded))
      }
      .frame(width: 220, height: 220)
      Button(isActive ? "Pause" : "Start") { isActive.toggle() }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.capsule)
        .controlSize(.large)
        .tint(.orange)
        .disabled(remaining == 0)
    }
    .task(id: isActive) {
      while isActive && remaining > 0 {
        try? await Task.sleep(for: .seconds(1))
        if Task.isCancelled { return }
        remaining -= 1
      }
      isActive = false
    }
  }
}
