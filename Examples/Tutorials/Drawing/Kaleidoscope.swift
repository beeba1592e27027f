import SwiftUI

struct KaleidoscopeView: View {
  @State private var turn = 0.0
  private let wedges = 12

  var body: some View {
    VStack(spacing: 20) {
      Canvas { context, size in
        let center = CGPoint(x: size.width / 2, y: size.height / 2)
        let radius = min(size.width, size.height) / 2
        for wedge in 0..<wedges {
          var copy = context
          copy.translateBy(x: center.x, y: center.y)
          copy.rotate(by: .degrees(Double(wedge) / Double(wedges) * 360))
          if wedge.isMultiple(of: 2) { copy.scaleBy(x: 1, y: -1) }
          let half = Angle.degrees(180 / Double(wedges) + 0.2)
          copy.clip(
            to: Path { path in
              path.move(to: .zero)
              path.addArc(
                center: .zero, radius: radius, startAngle: -half, endAngle: half,
                clockwise: false)
              path.closeSubpath()
            })
          copy.rotate(by: .degrees(turn))
          for bead in 0..<14 {
            let angle = Double(bead) * 2.4
            let distance = radius * (0.1 + Double(bead) / 15)
            let side = 18.0 + Double(bead * 7 % 5) * 9
            let rect = CGRect(
              x: cos(angle) * distance - side / 2, y: sin(angle) * distance - side / 2,
              width: side, height: side)
            copy.fill(
              bead.isMultiple(of: 3) ? Path(rect) : Path(ellipseIn: rect),
              with: .color(
                Color(hue: Double(bead) / 14, saturation: 0.8, brightness: 0.95, opacity: 0.75)))
          }
        }
      }
      .frame(width: 280, height: 280)
      .background(Circle().fill(.black))
      Slider(value: $turn, in: 0...360)
    }
    .padding()
  }
}
