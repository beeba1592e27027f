import SwiftUI

/// A beam that sweeps over the view, and lets it rest until the next round.
@available(iOS 15.0, macOS 12.0, *)
public struct Beam: GlintPattern {
  /// The color in the middle of the beam.
  public var color: Color
  /// The beam's width, in points.
  public var width: CGFloat
  /// The direction in which it moves: 0° is to the right, 90° down.
  public var heading: Angle

  /// The part of a round in which it moves.
  private static let sweep = 0.7

  /// Creates a beam.
  public init(color: Color? = nil, width: CGFloat = 72, heading: Angle = .degrees(24)) {
    self.color = color ?? .lamp
    self.width = width
    self.heading = heading
  }

  /// Draws the light at a moment.
  public func draw(in context: inout GraphicsContext, size: CGSize, phase: Double) {
    guard phase < Self.sweep, width > 0, width.isFinite else { return }
    let direction = CGVector(dx: cos(heading.radians), dy: sin(heading.radians))
    // How far the view reaches from its middle in the beam's direction.
    let reach = (abs(direction.dx) * size.width + abs(direction.dy) * size.height + width) / 2
    let way = reach * (2 * phase / Self.sweep - 1)
    func point(_ distance: CGFloat) -> CGPoint {
      CGPoint(
        x: size.width / 2 + direction.dx * distance, y: size.height / 2 + direction.dy * distance)
    }
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(
        Gradient(colors: [color.opacity(0), color.opacity(0.9), color.opacity(0)]),
        startPoint: point(way - width / 2), endPoint: point(way + width / 2)))
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension GlintPattern where Self == Beam {
  /// A beam that sweeps over the view.
  public static var beam: Beam { Beam() }
}
