import SwiftUI

/// The line of a heart's beat, drawn by a point that runs along it.
@available(iOS 15.0, macOS 12.0, *)
public struct Heartbeat: WaitingFigure {
  /// A run of the point, with a beat in it.
  public let period: TimeInterval = 1.5

  private static let line = Path { path in
    path.addLines([
      CGPoint(x: 2, y: 56), CGPoint(x: 26, y: 56), CGPoint(x: 33, y: 46), CGPoint(x: 40, y: 56),
      CGPoint(x: 47, y: 16), CGPoint(x: 56, y: 86), CGPoint(x: 62, y: 56), CGPoint(x: 98, y: 56),
    ])
  }

  /// Creates a line.
  public init() {}

  /// Draws the figure at a moment.
  public func draw(in context: inout GraphicsContext, phase: Double) {
    let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round)
    var faint = context
    faint.opacity *= 0.15
    faint.stroke(Self.line, with: .foreground, style: style)
    // The trail follows the point out at the end.
    let head = phase * 1.4
    let trail = Self.line.trimmedPath(from: max(head - 0.4, 0), to: min(head, 1))
    context.stroke(trail, with: .foreground, style: style)
    if head < 1, let point = trail.currentPoint { context.disk(point, radius: 6) }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension WaitingFigure where Self == Heartbeat {
  /// The line of a heart's beat.
  public static var heartbeat: Heartbeat { Heartbeat() }
}
