import SwiftUI

struct ColorWheelView: View {
  @State private var hue = 0.0
  @State private var saturation = 0.0
  private let radius: CGFloat = 120

  private var color: Color { Color(hue: hue, saturation: saturation, brightness: 1) }

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle()
          .fill(
            AngularGradient(
              gradient: Gradient(
                colors: stride(from: 0.0, through: 1, by: 0.125).map {
                  Color(hue: $0, saturation: 1, brightness: 1)
                }), center: .center))
        Circle()
          .fill(
            RadialGradient(
              colors: [.white, .white.opacity(0)], center: .center, startRadius: 0,
              endRadius: radius))
        Circle()
          .fill(color)
          .overlay(Circle().stroke(.white, lineWidth: 3))
          .shadow(radius: 3)
          .frame(width: 30, height: 30)
          .offset(
            x: cos(hue * 2 * .pi) * saturation * radius,
            y: sin(hue * 2 * .pi) * saturation * radius)
      }
      .frame(width: radius * 2, height: radius * 2)
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          let x = value.location.x - radius
          let y = value.location.y - radius
          let angle = atan2(y, x)
          hue = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
          saturation = min(hypot(x, y) / radius, 1)
        })
      RoundedRectangle(cornerRadius: 12)
        .fill(color)
        .frame(height: 60)
        .overlay(
          Text("H \(Int(hue * 360))°  S \(Int(saturation * 100)) %").foregroundColor(.black))
    }
    .padding()
  }
}
