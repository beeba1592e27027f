import SwiftUI

/// The curve that a pen in a small wheel draws while the wheel rolls in a larger one.
struct Spirograph: Shape {
  let innerRadius: Int
  let outerRadius: Int
  let distance: Int
  let amount: CGFloat

  func gcd(_ a: Int, _ b: Int) -> Int {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }

  func path(in rect: CGRect) -> Path {
    let divisor = gcd(innerRadius, outerRadius)
    let outer = CGFloat(outerRadius)
    let inner = CGFloat(innerRadius)
    let distance = CGFloat(self.distance)
    let difference = inner - outer
    let end = ceil(2 * .pi * outer / CGFloat(divisor)) * amount
    var path = Path()
    for theta in stride(from: 0, through: end, by: 0.01) {
      let x = difference * cos(theta) + distance * cos(difference / outer * theta)
      let y = difference * sin(theta) - distance * sin(difference / outer * theta)
      let point = CGPoint(x: x + rect.midX, y: y + rect.midY)
      if theta == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}

struct SpirographView: View {
  @State private var amount = 1.0
  @State private var hue = 0.6

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      Spirograph(innerRadius: 105, outerRadius: 65, distance: 40, amount: amount)
        .stroke(Color(hue: hue, saturation: 1, brightness: 1), lineWidth: 1)
        .frame(width: 280, height: 280)
      Spacer()
      Group {
        Text("Amount: \(amount, format: .number.precision(.fractionLength(2)))")
        Slider(value: $amount).padding([.horizontal, .bottom])
        Text("Color")
        Slider(value: $hue).padding(.horizontal)
      }
    }
  }
}
