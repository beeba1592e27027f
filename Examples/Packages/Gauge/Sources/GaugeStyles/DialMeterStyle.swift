import SwiftUI

/// A dial with ticks and a needle, as of a car's speed.
@available(iOS 15.0, macOS 12.0, *)
public struct DialMeterStyle: MeterStyle {
  private let majorTicks: Int
  private let minorTicks: Int
  private let color: Color

  /// Creates the style.
  ///
  /// - Parameters:
  ///   - majorTicks: The number of ticks with numbers: from 2 to 100.
  ///   - minorTicks: The number of ticks between two of them: from 0 to 100.
  ///   - color: The color of the needle.
  public init(majorTicks: Int = 6, minorTicks: Int = 4, color: Color = .red) {
    self.majorTicks = min(max(majorTicks, 2), 100)
    self.minorTicks = min(max(minorTicks, 0), 100)
    self.color = color
  }

  /// Makes the view of a meter.
  public func makeBody(configuration: Configuration) -> some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      ZStack {
        Circle().fill(.quaternary)
        Canvas { context, size in
          drawTicks(in: &context, size: size, bounds: configuration.bounds)
        }
        Needle()
          .fill(color)
          .frame(width: side * 0.04, height: side * 0.42)
          .offset(y: -side * 0.15)
          .rotationEffect(.degrees(-135 + 270 * configuration.part))
          .animation(.interpolatingSpring(stiffness: 60, damping: 8), value: configuration.part)
          .shadow(radius: 2, y: 1)
        Circle().fill(color).frame(width: side * 0.09, height: side * 0.09)
        configuration.label
          .font(.system(size: side * 0.08))
          .offset(y: side * 0.28)
      }
      .frame(width: side, height: side)
      .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
    }
    .aspectRatio(1, contentMode: .fit)
  }

  private func drawTicks(
    in context: inout GraphicsContext, size: CGSize, bounds: ClosedRange<Double>
  ) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let radius = min(size.width, size.height) / 2
    let steps = (majorTicks - 1) * (minorTicks + 1)
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let angle = (135 + 270 * part) * Double.pi / 180
      let direction = CGVector(dx: cos(angle), dy: sin(angle))
      let isMajor = step % (minorTicks + 1) == 0
      let inner = radius * (isMajor ? 0.82 : 0.88)
      let outer = radius * 0.95
      var tick = Path()
      tick.move(
        to: CGPoint(x: center.x + direction.dx * inner, y: center.y + direction.dy * inner))
      tick.addLine(
        to: CGPoint(x: center.x + direction.dx * outer, y: center.y + direction.dy * outer))
      context.stroke(
        tick, with: .foreground, style: StrokeStyle(lineWidth: isMajor ? 2 : 1, lineCap: .round))
      if isMajor {
        let number = bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * part
        let text = context.resolve(
          Text("\(number, specifier: "%.0f")").font(.system(size: radius * 0.16)))
        context.draw(
          text,
          at: CGPoint(
            x: center.x + direction.dx * radius * 0.66, y: center.y + direction.dy * radius * 0.66),
          anchor: .center)
      }
    }
  }
}

@available(iOS 15.0, macOS 12.0, *)
private struct Needle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - rect.width / 2))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - rect.width / 2),
        control: CGPoint(x: rect.midX, y: rect.maxY + rect.width / 2))
      path.closeSubpath()
    }
  }
}
