import SwiftUI

struct AnimatedGradientView: View {
  @State private var animate = false

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.purple, .yellow], startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .hueRotation(.degrees(animate ? 45 : 0))
      .ignoresSafeArea()
      ZStack {
        ForEach(0..<3) { index in
          Circle()
            .fill([Color.pink, .blue, .orange][index].opacity(0.6))
            .frame(width: 180, height: 180)
            .offset(
              x: animate ? [-90, 80, 30][index] : [90, -60, -70][index],
              y: animate ? [120, -140, 60][index] : [-150, 30, 170][index]
            )
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .blur(radius: 30)
      Text("Welcome")
        .font(.system(size: 48, weight: .bold, design: .serif))
        .foregroundStyle(.white)
    }
    .onAppear {
      withAnimation(.easeInOut(duration: 3).repeatForever(autoreverses: true)) {
        animate.toggle()
      }
    }
  }
}
