import SwiftUI

struct PulsingRingsView: View {
  @State private var animate = false

  var body: some View {
    ZStack {
      ForEach(0..<3) { ring in
        Circle()
          .stroke(.red.opacity(animate ? 0 : 0.8), lineWidth: 3)
          .frame(width: 90, height: 90)
          .scaleEffect(animate ? 2.8 : 1)
          .animation(
            .easeOut(duration: 2)
              .repeatForever(autoreverses: false)
              .delay(Double(ring) * 0.5), value: animate)
      }
      Circle()
        .fill(.red)
        .frame(width: 90, height: 90)
        .overlay {
          Image(systemName: "phone.fill").font(.largeTitle).foregroundStyle(.white)
        }
    }
    .onAppear { animate = true }
  }
}
