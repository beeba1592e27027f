import SwiftUI

struct FireworksRocket: Identifiable {
  let id = UUID()
  let point: CGPoint
  let begin: Date
  let hue: Double
}

struct FireworksView: View {
  @State private var rockets: [FireworksRocket] = []
  @State private var now = Date.distantPast

  var body: some View {
    TimelineView(.animation(minimumInterval: 1 / 60)) { timeline in
      Canvas { context, size in
        context.blendMode = .plusLighter
        if rockets.isEmpty {
          context.draw(
            Text("Tap the sky").font(.title2).foregroundStyle(.white),
            at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        for rocket in rockets {
          explode(rocket, age: timeline.date.timeIntervalSince(rocket.begin), in: &context)
        }
      }
      .background(
        LinearGradient(
          colors: [.black, Color(red: 0.05, green: 0.05, blue: 0.25)], startPoint: .top,
          endPoint: .bottom)
      )
      .contentShape(Rectangle())
      .gesture(
        SpatialTapGesture().onEnded { value in
          rockets.append(
            FireworksRocket(
              point: value.location, begin: timeline.date,
              hue: Double(rockets.count) * 0.31.truncatingRemainder(dividingBy: 1)))
        })
    }
    .ignoresSafeArea()
  }

  private func explode(
    _ rocket: FireworksRocket, age: Double, in context: inout GraphicsContext
  ) {
    guard age > 0, age < 2 else { return }
    for spark in 0..<48 {
      let angle = Double(spark) / 48 * 2 * .pi
      let speed = 60 + Double(spark * 37 % 48)
      let distance = speed * (1 - exp(-2 * age))
      let tip = CGPoint(
        x: rocket.point.x + cos(angle) * distance,
        y: rocket.point.y + sin(angle) * distance + 30 * age * age)
      let tail = CGPoint(
        x: rocket.point.x + cos(angle) * distance * 0.8,
        y: rocket.point.y + sin(angle) * distance * 0.8 + 26 * age * age)
      context.stroke(
        Path { path in
          path.move(to: tail)
          path.addLine(to: tip)
        },
        with: .color(
          Color(hue: rocket.hue, saturation: 0.8, brightness: 1).opacity(1 - age / 2)),
        style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
    }
  }
}
