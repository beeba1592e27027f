import FiligreeBase
import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient whose color depends on the position along a line.
///
/// Before the first stop its color holds, after the last stop that one's. Between stops the
/// premultiplied sRGB components are interpolated linearly, as Core Graphics does: a stop of
/// opacity zero takes no part of its color along.
///
/// Locations are read as in CSS: a location less than one before it counts as that one, and of equal
/// locations the first color holds before, the last one from there on, which makes a hard edge. They
/// are cut to 0…1; NaN counts as the location before. Where both points are the same, the last stop's
/// color is everywhere, as in SVG. Without stops nothing is drawn.
///
/// All of this holds of the other gradients, too.
public struct LinearGradientPaint: Hashable, Sendable {
  /// A color at a position along the line.
  public typealias Stop = GradientStop

  /// The stops, by rising location.
  public var stops: [Stop]
  /// Where location 0 is, in user space.
  public var startPoint: CGPoint
  /// Where location 1 is, in user space.
  public var endPoint: CGPoint
  /// What is before location 0 and after location 1.
  public var spread: GradientSpread
  /// In which numbers colors are mixed; see ``GradientInterpolation``.
  ///
  /// A recorder puts in stops between which mixing as coded gives the same, so that a finished list has
  /// `device` only.
  public var interpolation = GradientInterpolation.device
  /// Whether anything is drawn before location 0, if it is padded.
  public var drawsBeforeStart = true
  /// Whether anything is drawn from location 1 on, if it is padded.
  public var drawsAfterEnd = true

  /// Creates a gradient.
  public init(
    stops: [Stop], startPoint: CGPoint, endPoint: CGPoint, spread: GradientSpread = .pad
  ) {
    self.stops = stops
    self.startPoint = startPoint
    self.endPoint = endPoint
    self.spread = spread
  }

  /// Creates a gradient of evenly spaced colors.
  public init(
    colors: [CGColor], startPoint: CGPoint, endPoint: CGPoint, spread: GradientSpread = .pad
  ) {
    self.init(
      stops: GradientStop.evenly(colors), startPoint: startPoint, endPoint: endPoint,
      spread: spread)
  }

  /// The stops, and clear ones at the ends where nothing is drawn beyond them.
  package var drawnStops: [Stop] {
    guard spread == .pad, let first = stops.first, let last = stops.last else { return stops }
    var drawn = stops
    if !drawsBeforeStart {
      drawn.insert(GradientStop(color: first.color, location: 0), at: 0)
      drawn.insert(GradientStop(color: .clear, location: 0), at: 0)
    }
    if !drawsAfterEnd {
      drawn.append(GradientStop(color: last.color, location: 1))
      drawn.append(GradientStop(color: .clear, location: 1))
    }
    return drawn
  }
}

extension CGAffineTransform {
  /// The line of a linear gradient under the map: lines of one color stay such lines, and the gradient's own is at
  /// right angles to them, which that between the mapped points need not be.
  package func gradientLine(from start: CGPoint, to end: CGPoint) -> (CGPoint, CGPoint) {
    let (from, to) = (start.applying(self), end.applying(self))
    // At right angles to where the color stays, mapped.
    let normal = CGPoint(
      x: (end.y - start.y) * b - (end.x - start.x) * d,
      y: (end.x - start.x) * c - (end.y - start.y) * a)
    let square = normal.dot(normal)
    guard square > 0, square.isFinite else { return (from, to) }
    let factor = ((to.x - from.x) * normal.x + (to.y - from.y) * normal.y) / square
    return (from, CGPoint(x: from.x + normal.x * factor, y: from.y + normal.y * factor))
  }
}
