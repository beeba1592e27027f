import SwiftUI

/// Beads on a slack rope, along which a shake runs.
@available(iOS 15.0, macOS 12.0, *)
public struct BeadRope: WaitingFigure {
  /// A run of the shake, and the rest after it.
  public let period: TimeInterval = 2
  private let count: Int

  /// Creates a rope.
  ///
  /// - Parameter count: The number of beads, from 1 to 20.
  public init(count: Int = 7) { self.count = min(max(count, 1), 20) }

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    let rope = (0...48).map { place(at: Double($0) / 48, phase: phase) }
    context.line(rope, width: 2, opacity: 0.5)
    for index in 0..<count {
      let center = place(at: (Double(index) + 0.5) / Double(count), phase: phase)
      context.disk(center, radius: min(6, 36 / CGFloat(count)))
    }
  }

  /// The rope hangs as a parabola; the shake is a bump that starts before one end and leaves at the other.
  private func place(at part: Double, phase: Double) -> CGPoint {
    let sag = 4 * part * (1 - part)
    let distance = part - (phase * 1.9 - 0.3)
    return CGPoint(x: 6 + 88 * part, y: 32 + sag * (44 - 46 * exp(-distance * distance * 40)))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == BeadRope {
  /// Beads on a slack rope, along which a shake runs.
  public static var beads: BeadRope { BeadRope() }
}
