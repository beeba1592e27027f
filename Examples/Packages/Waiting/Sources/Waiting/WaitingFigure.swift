import SwiftUI

/// A small moving picture that says that something goes on.
///
/// A figure is a drawing as a function of time, nothing else: it keeps no state, so a figure of one's own is one method.
@available(iOS 15.0, macOS 12.0, *)
public protocol WaitingFigure {
  /// The seconds after which the picture is again what it was.
  var period: TimeInterval { get }

  /// Draws the figure at a moment.
  ///
  /// - Parameters:
  ///   - context: Where it is drawn: a square of 100 points, its origin at the top left, y down. Use the shading
  ///     `.foreground` for what is to take the color set around the figure.
  ///   - phase: The part of the period that has passed, from 0 to below 1.
  func draw(in context: inout GraphicsContext, phase: Double)
}

@available(iOS 15.0, macOS 12.0, *)
private struct WaitingFigureKey: EnvironmentKey {
  static var defaultValue: any WaitingFigure { Pendulum() }
}

@available(iOS 15.0, macOS 12.0, *)
extension EnvironmentValues {
  /// The figure of the waiting views within.
  public var waitingFigure: any WaitingFigure {
    get { self[WaitingFigureKey.self] }
    set { self[WaitingFigureKey.self] = newValue }
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension View {
  /// Sets the figure of the waiting views within.
  public func waitingFigure(_ figure: some WaitingFigure) -> some View {
    environment(\.waitingFigure, figure)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension GraphicsContext {
  /// Draws lines from point to point in the foreground's color, with round ends.
  func line(_ points: [CGPoint], width: CGFloat, opacity: Double = 1) {
    var layer = self
    layer.opacity *= opacity
    layer.stroke(
      Path { $0.addLines(points) }, with: .foreground,
      style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
  }

  /// Draws a disk in the foreground's color.
  func disk(_ center: CGPoint, radius: CGFloat, opacity: Double = 1) {
    var layer = self
    layer.opacity *= opacity
    layer.fill(
      Path(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .foreground)
  }
}

/// Where a part of a course is: 0 before its start, 1 behind its end, and slow at both.
func eased(_ phase: Double, from start: Double, to end: Double) -> Double {
  let part = min(max((phase - start) / (end - start), 0), 1)
  return part * part * (3 - 2 * part)
}
