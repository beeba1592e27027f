import SwiftUI

/// A jar that fills drop by drop, and is emptied at last.
@available(iOS 15.0, macOS 12.0, *)
public struct Jar: WaitingFigure {
  /// Six drops, and the time in which the jar runs empty.
  public let period: TimeInterval = 4.2

  /// The part of the period in which it fills.
  private static let filling = 0.82
  private static let drops = 6

  /// Creates a jar.
  public init() {}

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    let fallen = phase / Self.filling * Double(Self.drops)
    let level: Double
    if fallen < Double(Self.drops) {
      // A drop raises the water when it has arrived: in the last part of its time.
      let drop = fallen - fallen.rounded(.down)
      level = (fallen.rounded(.down) + eased(drop, from: 0.6, to: 1)) / Double(Self.drops)
      if drop < 0.6, phase < Self.filling {
        context.disk(CGPoint(x: 50, y: 4 + 86 * drop * drop / 0.36 * (1 - 0.8 * level)), radius: 4)
      }
    } else {
      level = 1 - eased(phase, from: Self.filling, to: 1)
    }

    let glass = Path(roundedRect: CGRect(x: 22, y: 24, width: 56, height: 70), cornerRadius: 14)
    var water = context
    water.opacity *= 0.55
    water.clip(to: glass)
    let top = 94 - 62 * level
    water.fill(
      Path { path in
        path.move(to: CGPoint(x: 20, y: 96))
        for x in stride(from: 20.0, through: 80, by: 3) {
          path.addLine(to: CGPoint(x: x, y: top + 1.5 * sin(x / 6 + phase * 12 * .pi)))
        }
        path.addLine(to: CGPoint(x: 80, y: 96))
        path.closeSubpath()
      }, with: .foreground)
    context.stroke(glass, with: .foreground, lineWidth: 4)
    context.line([CGPoint(x: 28, y: 22), CGPoint(x: 40, y: 22)], width: 5)
    context.line([CGPoint(x: 60, y: 22), CGPoint(x: 72, y: 22)], width: 5)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == Jar {
  /// A jar that fills drop by drop.
  public static var jar: Jar { Jar() }
}
