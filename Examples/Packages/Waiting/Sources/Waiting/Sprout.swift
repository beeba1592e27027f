import SwiftUI

/// A plant that grows leaf by leaf, blossoms and fades.
@available(iOS 15.0, macOS 12.0, *)
public struct Sprout: WaitingFigure {
  /// A summer.
  public let period: TimeInterval = 4

  /// Creates a plant.
  public init() {}

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    context.line([CGPoint(x: 26, y: 94), CGPoint(x: 74, y: 94)], width: 5)
    context.opacity *= 1 - eased(phase, from: 0.88, to: 0.99)
    let growth = eased(phase, from: 0, to: 0.6)
    let height = 66 * growth
    let stem = (0...12).map { step in
      point(at: height * Double(step) / 12)
    }
    context.line(stem, width: 4)
    for (index, place) in [18.0, 32, 46].enumerated() {
      let start = 0.18 + 0.13 * Double(index)
      let size = eased(phase, from: start, to: start + 0.25)
      leaf(in: context, at: point(at: place), length: 24 * size, isLeft: index % 2 == 0)
    }
    let bloom = eased(phase, from: 0.55, to: 0.75)
    guard bloom > 0 else { return }
    let top = point(at: height)
    for petal in 0..<5 {
      let angle = 2 * .pi * (Double(petal) / 5 + 0.05)
      let center = CGPoint(x: top.x + 8 * bloom * sin(angle), y: top.y - 8 * bloom * cos(angle))
      context.disk(center, radius: 5.5 * bloom, opacity: 0.6)
    }
    context.disk(top, radius: 4 * bloom)
  }

  /// The stem at a height above the ground: it is not quite straight.
  private func point(at height: Double) -> CGPoint {
    CGPoint(x: 50 + 4 * sin(height / 14), y: 92 - height)
  }

  private func leaf(
    in context: GraphicsContext, at base: CGPoint, length: Double, isLeft: Bool
  ) {
    guard length > 0 else { return }
    let side: Double = isLeft ? -1 : 1
    let tip = CGPoint(x: base.x + side * length, y: base.y - length * 0.55)
    let leaf = Path { path in
      path.move(to: base)
      path.addQuadCurve(
        to: tip, control: CGPoint(x: base.x + side * length * 0.25, y: base.y - length * 0.75))
      path.addQuadCurve(
        to: base, control: CGPoint(x: base.x + side * length * 0.85, y: base.y + length * 0.1))
    }
    context.fill(leaf, with: .foreground)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == Sprout {
  /// A plant that grows leaf by leaf and blossoms.
  public static var sprout: Sprout { Sprout() }
}
