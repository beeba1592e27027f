import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient whose color depends on the direction from a point; SwiftUI's `AngularGradient`.
///
/// Angles are in radians from the positive x axis towards the positive y axis: clockwise as seen. The
/// colors go from `startAngle` to `endAngle`; back, if that is less.
///
/// If the angles are less than a turn apart, the rest of it has the last color in its first half and
/// the first color in its second; with another spread than `pad` it repeats instead. If they are more
/// than a turn apart, the last whole turn is what is drawn. Both as SwiftUI's documentation says.
public struct ConicGradientPaint: Hashable, Sendable {
  /// The stops, by rising location; see ``LinearGradientPaint``.
  public var stops: [GradientStop]
  /// The point around which colors turn.
  public var center: CGPoint
  /// The direction of location 0, in radians.
  public var startAngle: CGFloat
  /// The direction of location 1, in radians.
  public var endAngle: CGFloat
  /// From the gradient's space to user space.
  public var transform = CGAffineTransform.identity
  /// What is in directions that are not between the angles.
  public var spread: GradientSpread
  /// In which numbers colors are mixed; see ``GradientInterpolation``.
  ///
  /// A recorder puts in stops between which mixing as coded gives the same, so that a finished list has
  /// `device` only.
  public var interpolation = GradientInterpolation.device

  /// Creates a gradient.
  public init(
    stops: [GradientStop], center: CGPoint, startAngle: CGFloat = 0,
    endAngle: CGFloat = 2 * .pi, spread: GradientSpread = .pad
  ) {
    self.stops = stops
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
    self.spread = spread
  }
}
