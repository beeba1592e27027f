import SwiftUI

/// A sand clock that runs through, and is turned over.
@available(iOS 15.0, macOS 12.0, *)
public struct SandClock: WaitingFigure {
  /// The sand's way, and the turn.
  public let period: TimeInterval = 3.6

  /// The part of the period in which the sand runs.
  private static let running = 0.8

  /// Creates a sand clock.
  public init() {}

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    let part = min(phase / Self.running, 1)
    context.translateBy(x: 50, y: 50)
    context.rotate(by: .degrees(180 * eased(phase, from: Self.running, to: 1)))
    // The sand's area is to go evenly, and that of a triangle grows with the square of its height.
    let rest = 34 * (1 - part).squareRoot()
    sand(in: &context, from: -rest, to: 0)
    sand(in: &context, from: rest, to: 34)
    if part < 1 {
      context.line([CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 33)], width: 2, opacity: 0.8)
    }
    let glass = [
      CGPoint(x: -30, y: -38), CGPoint(x: 30, y: -38), CGPoint(x: -30, y: 38),
      CGPoint(x: 30, y: 38), CGPoint(x: -30, y: -38),
    ]
    context.line(glass, width: 4)
    for y in [-42.0, 42] {
      context.line([CGPoint(x: -36, y: y), CGPoint(x: 36, y: y)], width: 6)
    }
  }

  /// The sand between two heights; the glass is as wide as it is far from its neck.
  private func sand(in context: inout GraphicsContext, from top: Double, to bottom: Double) {
    let width = 0.74
    context.fill(
      Path { path in
        path.addLines([
          CGPoint(x: -abs(top) * width, y: top), CGPoint(x: abs(top) * width, y: top),
          CGPoint(x: abs(bottom) * width, y: bottom), CGPoint(x: -abs(bottom) * width, y: bottom),
        ])
        path.closeSubpath()
      }, with: .foreground)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == SandClock {
  /// A sand clock that runs through, and is turned over.
  public static var sandClock: SandClock { SandClock() }
}
