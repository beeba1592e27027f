import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient whose color depends on which circle goes through a point.
///
/// Location t has the circle with center (1 − t)·startCenter + t·endCenter and radius
/// (1 − t)·startRadius + t·endRadius, for radii of 0 or more. A point takes the largest t whose
/// circle goes through it, as in Core Graphics, PDF and SVG; where no circle does, nothing is drawn.
/// With equal centers the color depends on the distance, as in SwiftUI's `RadialGradient`.
/// A transform makes the circles ellipses, as in SwiftUI's `EllipticalGradient`.
///
/// A circle that is drawn to itself, with equal centers and radii, is the last stop's color
/// everywhere. Negative radii count as 0.
public struct RadialGradientPaint: Hashable, Sendable {
  /// The stops, by rising location; see ``LinearGradientPaint``.
  public var stops: [GradientStop]
  /// The center of the circle of location 0.
  public var startCenter: CGPoint
  /// The radius of the circle of location 0.
  public var startRadius: CGFloat
  /// The center of the circle of location 1.
  public var endCenter: CGPoint
  /// The radius of the circle of location 1.
  public var endRadius: CGFloat
  /// From the circles' space to user space.
  public var transform = CGAffineTransform.identity
  /// What is before location 0 and after location 1.
  public var spread: GradientSpread
  /// In which numbers colors are mixed; see ``GradientInterpolation``.
  ///
  /// A recorder puts in stops between which mixing as coded gives the same, so that a finished list has
  /// `device` only.
  public var interpolation = GradientInterpolation.device
  /// Whether anything is drawn before location 0, if it is padded.
  public var drawsBeforeStart = true
  /// Whether anything is drawn after location 1, if it is padded.
  public var drawsAfterEnd = true

  /// Creates a gradient from one circle to another.
  public init(
    stops: [GradientStop], startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, spread: GradientSpread = .pad
  ) {
    self.stops = stops
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.spread = spread
  }

  /// Creates a gradient of rings around a point.
  public init(
    stops: [GradientStop], center: CGPoint, startRadius: CGFloat = 0, endRadius: CGFloat,
    spread: GradientSpread = .pad
  ) {
    self.init(
      stops: stops, startCenter: center, startRadius: startRadius, endCenter: center,
      endRadius: endRadius, spread: spread)
  }
}
