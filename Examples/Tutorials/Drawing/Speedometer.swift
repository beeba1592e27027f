import SwiftUI

struct SpeedometerNeedle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX - 5, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX + 5, y: rect.maxY))
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.maxY), radius: 5, startAngle: .zero,
      endAngle: .degrees(180), clockwise: false)
    return path
  }
}

struct SpeedometerView: View {
  @State private var speed = 60.0
  let maximum = 240.0

  private func angle(_ speed: Double) -> Angle {
    .degrees(-135 + speed / maximum * 270)
  }

  var body: some View {
    VStack(spacing: 40) {
      ZStack {
        Circle()
          .trim(from: 0, to: 0.75)
          .stroke(
            AngularGradient(
              colors: [.green, .yellow, .red], center: .center, startAngle: .degrees(0),
              endAngle: .degrees(270)),
            style: StrokeStyle(lineWidth: 14, lineCap: .round)
          )
          .rotationEffect(.degrees(135))
        ForEach(0...24, id: \.self) { tick in
          Rectangle()
            .fill(.primary)
            .frame(width: tick % 4 == 0 ? 3 : 1, height: tick % 4 == 0 ? 14 : 8)
            .offset(y: -108)
            .rotationEffect(angle(Double(tick) * 10))
        }
        ForEach(0...6, id: \.self) { label in
          let value = Double(label) * 40
          Text("\(Int(value))")
            .font(.caption)
            .rotationEffect(-angle(value))
            .offset(y: -86)
            .rotationEffect(angle(value))
        }
        SpeedometerNeedle()
          .fill(.red)
          .frame(width: 10, height: 90)
          .offset(y: -45)
          .rotationEffect(angle(speed))
        Circle().fill(.gray).frame(width: 22, height: 22)
        VStack {
          Text("\(Int(speed))").font(.system(size: 36, weight: .heavy, design: .rounded))
          Text("km/h").font(.caption).foregroundStyle(.secondary)
        }
        .offset(y: 72)
      }
      .frame(width: 250, height: 250)
      Button("Accelerate") {
        withAnimation(.interpolatingSpring(stiffness: 60, damping: 8)) { speed = 190 }
      }
    }
  }
}
