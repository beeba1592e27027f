import SwiftUI

struct StarfieldView: View {
  struct Star {
    let x: Double
    let y: Double
    let depth: Double
  }

  private static let stars: [Star] = (0..<150).map { index in
    let golden = 0.618_033_988_75
    let a = (Double(index) * golden).truncatingRemainder(dividingBy: 1)
    let b = (Double(index) * golden * 7.3).truncatingRemainder(dividingBy: 1)
    return Star(x: a * 2 - 1, y: b * 2 - 1, depth: Double(index) / 150)
  }

  @State private var warp = false

  var body: some View {
    TimelineView(.animation) { context in
      Canvas(opaque: true, colorMode: .nonLinear, rendersAsynchronously: false) { canvas, size in
        canvas.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
        canvas.translateBy(x: size.width / 2, y: size.height / 2)
        let time = context.date.timeIntervalSinceReferenceDate * 0.2
        for star in Self.stars {
          let depth = 1 - (star.depth + time).truncatingRemainder(dividingBy: 1)
          let point = project(star, depth: depth, size: size)
          let brightness = 1 - depth
          if warp {
            var line = Path()
            line.move(to: point)
            line.addLine(to: project(star, depth: min(1, depth + 0.08), size: size))
            canvas.stroke(line, with: .color(.cyan.opacity(brightness)), lineWidth: 1.5)
          } else {
            let radius = 2.5 * brightness
            canvas.fill(
              Path(
                ellipseIn: CGRect(
                  x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)),
              with: .color(white: 1, opacity: brightness))
          }
        }
      }
    }
    .overlay(alignment: .bottom) {
      Toggle("Warp", isOn: $warp)
        .padding()
        .background(.black.opacity(0.7), in: RoundedRectangle(cornerRadius: 14))
        .padding()
        .environment(\.colorScheme, .dark)
    }
  }

  private func project(_ star: Star, depth: Double, size: CGSize) -> CGPoint {
    let depth = max(depth, 0.02)
    return CGPoint(
      x: star.x * size.width / 4 / depth, y: star.y * size.height / 4 / depth)
  }
}
