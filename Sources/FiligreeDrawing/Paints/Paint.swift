import FiligreePaths
import FiligreePixels
import Foundation

/// What fills a covered area.
///
/// Points are in the user space in which the shape was drawn: the command's transform applies to
/// the shape and to its paint alike.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(CGColor)
  /// Colours along a line.
  case linearGradient(LinearGradientPaint)
}

/// A gradient whose colour depends on the position along a line.
///
/// Before the first stop its colour holds, after the last stop that one's. Between stops the
/// premultiplied sRGB components are interpolated linearly, as Core Graphics does: a stop of
/// opacity zero takes no part of its colour along.
///
/// Locations are read as in CSS: a location less than one before it counts as that one, and of equal
/// locations the first colour holds before, the last one from there on, which makes a hard edge. They
/// are cut to 0…1; NaN counts as the location before. Where both points are the same, the last stop's
/// colour is everywhere, as in SVG. Without stops nothing is drawn.
public struct LinearGradientPaint: Hashable, Sendable {
  /// A colour at a position along the line.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: CGColor
    /// The position: 0 at the start, 1 at the end.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: CGColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, by rising location.
  public var stops: [Stop]
  /// Where location 0 is, in user space.
  public var startPoint: CGPoint
  /// Where location 1 is, in user space.
  public var endPoint: CGPoint

  /// Creates a gradient.
  public init(stops: [Stop], startPoint: CGPoint, endPoint: CGPoint) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [CGColor], startPoint: CGPoint, endPoint: CGPoint) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) },
      startPoint: startPoint, endPoint: endPoint)
  }
}
