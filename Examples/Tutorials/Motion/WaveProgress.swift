import SwiftUI

struct WaterWave: Shape {
  var level: Double
  var offset: Angle

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(level, offset.degrees) }
    set {
      level = newValue.first
      offset = .degrees(newValue.second)
    }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    let height = 0.03 * rect.height
    let y = (1 - level) * rect.height
    path.move(to: CGPoint(x: 0, y: y + height * sin(offset.radians)))
    for degrees in stride(from: 0.0, through: 360, by: 5) {
      let angle = Angle.degrees(degrees + offset.degrees)
      path.addLine(
        to: CGPoint(x: degrees / 360 * rect.width, y: y + height * sin(angle.radians)))
    }
    path.addLine(to: CGPoint(x: rect.width, y: rect.height))
    path.addLine(to: CGPoint(x: 0, y: rect.height))
    path.closeSubpath()
    return path
  }
}

struct WaveProgressView: View {
  @State private var percent = 30.0
  @State private var offset = Angle.zero

  var body: some View {
    VStack(spacing: 30) {
      ZStack {
        Circle().stroke(.blue, lineWidth: 4)
        WaterWave(level: percent / 100, offset: offset + .degrees(180))
          .fill(.blue.opacity(0.35))
          .clipShape(Circle().scale(0.94))
        WaterWave(level: percent / 100, offset: offset)
          .fill(.blue.opacity(0.7))
          .clipShape(Circle().scale(0.94))
        Text("\(Int(percent))%").font(.system(size: 50, weight: .bold, design: .rounded))
      }
      .frame(width: 220, height: 220)
      Slider(value: $percent, in: 0...100) { Text("Level") }
    }
    .padding()
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
        offset = .degrees(360)
      }
    }
  }
}
