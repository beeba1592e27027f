import SwiftUI

/// Two pictures that never rest.
@main
struct MotionApp: App {
  var body: some Scene {
    WindowGroup("Metaballs") { Metaballs() }
    Window("Particles", id: "particles") { Particles() }
  }
}

/// Drops that run into one another: blurred, and cut where they are half there.
struct Metaballs: View {
  var body: some View {
    TimelineView(.animation) { context in
      Canvas { canvas, size in
        let time = context.date.timeIntervalSinceReferenceDate
        canvas.addFilter(.alphaThreshold(min: 0.5, color: .pink))
        canvas.addFilter(.blur(radius: 20))
        canvas.drawLayer { layer in
          for index in 0..<12 {
            let phase = Double(index) * 0.7
            let x = size.width * (0.5 + 0.35 * sin(time * 0.9 + phase * 1.3))
            let y = size.height * (0.5 + 0.35 * cos(time * 0.7 + phase * 2.1))
            let radius = 30 + 12 * sin(time + phase)
            layer.fill(
              Path(
                ellipseIn: CGRect(
                  x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)),
              with: .color(.black))
          }
        }
      }
    }
    .ignoresSafeArea()
  }
}

/// 2,000 sparks of a fountain.
struct Particles: View {
  var body: some View {
    TimelineView(.animation) { context in
      Canvas { canvas, size in
        let time = context.date.timeIntervalSinceReferenceDate
        for index in 0..<2000 {
          let seed = Double(index) * 0.618
          let age = (time * 0.4 + seed).truncatingRemainder(dividingBy: 1)
          let angle = -Double.pi / 2 + 0.6 * sin(seed * 37)
          let speed = size.height * (0.9 + 0.3 * sin(seed * 91))
          let x = size.width / 2 + cos(angle) * speed * age
          let y = size.height + sin(angle) * speed * age + size.height * 0.8 * age * age
          canvas.fill(
            Path(ellipseIn: CGRect(x: x - 2, y: y - 2, width: 4, height: 4)),
            with: .color(
              Color(
                hue: seed.truncatingRemainder(dividingBy: 1), saturation: 0.8, brightness: 1 - age))
          )
        }
      }
    }
    .background(.black)
    .ignoresSafeArea()
  }
}
