import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A radial gradient as SVG has it: a start circle (`fx`, `fy`, `fr`) that lies in the end circle (`cx`,
/// `cy`, `r`).
///
/// SVG draws nothing else the same way everywhere. Where the end circle lies in the start circle, the two
/// change places, and the stops are read backwards.
struct SVGRadialGradient {
  var startCenter: CGPoint
  var startRadius: CGFloat
  var endCenter: CGPoint
  var endRadius: CGFloat
  var stops: [GradientStop]
  var spread: GradientSpread
  var transform: CGAffineTransform

  /// Nil if neither circle lies in the other.
  init?(_ paint: RadialGradientPaint) {
    var ends = LinearGradientPaint(
      stops: paint.stops, startPoint: .zero, endPoint: CGPoint(x: 1, y: 0), spread: paint.spread)
    ends.drawsBeforeStart = paint.drawsBeforeStart
    ends.drawsAfterEnd = paint.drawsAfterEnd
    stops = ends.drawnStops
    spread = paint.spread
    transform = paint.transform
    startCenter = paint.startCenter
    startRadius = paint.startRadius
    endCenter = paint.endCenter
    endRadius = paint.endRadius
    if startRadius > endRadius {
      (startCenter, endCenter) = (endCenter, startCenter)
      (startRadius, endRadius) = (endRadius, startRadius)
      var before: CGFloat = 0
      let corrected = stops.map { stop in
        // As locations are read; comparisons with NaN are false.
        before = stop.location > before ? min(stop.location, 1) : before
        return GradientStop(color: stop.color, location: 1 - before)
      }
      stops = corrected.reversed()
    }
    let (dx, dy) = (endCenter.x - startCenter.x, endCenter.y - startCenter.y)
    guard (dx * dx + dy * dy).squareRoot() + startRadius <= endRadius * (1 - 1e-9),
      endRadius > 0, transform.isInvertible
    else { return nil }
  }

  /// Whether circles are all the same, so that the last stop's color is everywhere.
  static func isFlat(_ paint: RadialGradientPaint) -> Bool {
    paint.startCenter == paint.endCenter && paint.startRadius == paint.endRadius
  }
}
