import SwiftUI

/// Small stars that flash up here and there.
@available(iOS 15.0, macOS 12.0, *)
public struct Twinkle: GlintPattern {
  /// The color of the stars.
  public var color: Color
  /// How many there are, from 0 to 300.
  public var count: Int
  /// The distance from a star's middle to its tips, in points.
  public var radius: CGFloat

  /// Creates stars.
  public init(color: Color? = nil, count: Int = 16, radius: CGFloat = 11) {
    self.color = color ?? .lamp
    self.count = count
    self.radius = radius
  }

  /// Draws the light at a moment.
  public func draw(in context: inout GraphicsContext, size: CGSize, phase: Double) {
    for number in 0..<min(max(count, 0), 300) {
      // Multiples of irrational numbers fill the view, and the round, without a pattern that one would see.
      let x = part(of: Double(number) * 0.754_878)
      let y = part(of: Double(number) * 0.569_840)
      let age = part(of: phase + Double(number) * 0.618_034)
      // A flash takes a third of a round.
      guard age < 1 / 3 else { continue }
      star(
        in: context, at: CGPoint(x: x * size.width, y: y * size.height),
        radius: radius * sin(3 * .pi * age))
    }
  }

  private func part(of number: Double) -> Double { number - number.rounded(.down) }

  /// A star of four tips, its sides drawn in towards the middle.
  private func star(in context: GraphicsContext, at center: CGPoint, radius: CGFloat) {
    let tips = [(0.0, -radius), (radius, 0.0), (0.0, radius), (-radius, 0.0)].map {
      CGPoint(x: center.x + $0.0, y: center.y + $0.1)
    }
    context.fill(
      Path { path in
        path.move(to: tips[3])
        for tip in tips { path.addQuadCurve(to: tip, control: center) }
        path.closeSubpath()
      }, with: .color(color))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension GlintPattern where Self == Twinkle {
  /// Small stars that flash up here and there.
  public static var twinkle: Twinkle { Twinkle() }
}

#Preview("Glints") {
  VStack(spacing: 20) {
    Text("Sesame").font(.largeTitle.bold()).glint(.beam)
    Capsule().fill(.indigo).frame(height: 44).glint(.stripes, every: 1)
    Image(systemName: "moon.stars.fill").font(.system(size: 80)).glint(.twinkle)
    Text("At rest").glint(.beam, while: false)
  }
  .padding()
}
