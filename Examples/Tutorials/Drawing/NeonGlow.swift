import SwiftUI

extension View {
  func neonGlow(color: Color = .red, radius: CGFloat = 20) -> some View {
    self
      .shadow(color: color, radius: radius / 4)
      .shadow(color: color, radius: radius / 3)
  }
}

struct NeonGlowView: View {
  @State private var isOn = true

  var body: some View {
    ZStack {
      Color(white: 0.06).ignoresSafeArea()
      VStack(spacing: 40) {
        Text("OPEN")
          .font(.system(size: 64, weight: .thin, design: .rounded))
          .tracking(6)
          .foregroundColor(.white.opacity(isOn ? 1 : 0.25))
          .neonGlow(color: isOn ? .pink : .clear, radius: 30)
        RoundedRectangle(cornerRadius: 30)
          .stroke(isOn ? .white : .gray, lineWidth: 3)
          .frame(width: 220, height: 110)
          .shadow(color: isOn ? .cyan : .clear, radius: 10)
          .overlay {
            Image(systemName: "cup.and.saucer.fill")
              .font(.system(size: 44))
              .foregroundColor(isOn ? .yellow : .gray)
          }
        Toggle("Light", isOn: $isOn)
          .labelsHidden()
      }
    }
  }
}
