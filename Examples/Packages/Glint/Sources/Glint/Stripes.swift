import SwiftUI

/// Slanted stripes that move on without end, as on a barber's pole.
@available(iOS 15.0, macOS 12.0, *)
public struct Stripes: GlintPattern {
  /// The color of the stripes.
  public var color: Color
  /// The width of a stripe, and of the gap behind it, in points: at least 2.
  public var width: CGFloat

  /// Creates stripes.
  public init(color: Color? = nil, width: CGFloat = 14) {
    self.color = color ?? .lamp.opacity(0.55)
    self.width = width
  }

  /// Draws the light at a moment.
  public func draw(in context: inout GraphicsContext, size: CGSize, phase: Double) {
    // Stripes lean by half the view's height, and a round takes them two widths on: to where the next ones were.
    let lean = size.height / 2
    // There are no more than 500 of them, however large the view is.
    let width = max(self.width.isFinite ? self.width : 2, 2, (size.width + lean) / 1000)
    let first = -lean - 2 * width * (1 - phase)
    let stripes = Path { path in
      for x in stride(from: first, through: size.width, by: 2 * width) {
        path.addLines([
          CGPoint(x: x, y: size.height), CGPoint(x: x + lean, y: 0),
          CGPoint(x: x + lean + width, y: 0), CGPoint(x: x + width, y: size.height),
        ])
        path.closeSubpath()
      }
    }
    context.fill(stripes, with: .color(color))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension GlintPattern where Self == Stripes {
  /// Slanted stripes that move on without end.
  public static var stripes: Stripes { Stripes() }
}
