import SwiftUI

/// A weight on a rod that swings below a beam.
@available(iOS 15.0, macOS 12.0, *)
public struct Pendulum: WaitingFigure {
  /// A swing to and fro.
  public let period: TimeInterval = 1.7
  private let swing: Angle

  /// Creates a pendulum.
  ///
  /// - Parameter swing: How far it swings to each side.
  public init(swing: Angle = .degrees(38)) { self.swing = swing }

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    context.line([CGPoint(x: 22, y: 12), CGPoint(x: 78, y: 12)], width: 6)
    // Where it was a little earlier is still to be seen, fainter.
    for (age, opacity) in [(0.07, 0.15), (0.035, 0.3)] {
      context.disk(weight(at: phase - age), radius: 11, opacity: opacity)
    }
    let weight = weight(at: phase)
    context.line([CGPoint(x: 50, y: 12), weight], width: 3)
    context.disk(weight, radius: 11)
  }

  private func weight(at phase: Double) -> CGPoint {
    let angle = swing.radians * cos(2 * .pi * phase)
    return CGPoint(x: 50 + 68 * sin(angle), y: 12 + 68 * cos(angle))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == Pendulum {
  /// A weight on a rod that swings below a beam.
  public static var pendulum: Pendulum { Pendulum() }
}
