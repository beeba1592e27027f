import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation

/// A gradient as a shading has it: stops, two ends, and how far it goes on beyond them.
struct PDFGradient {
  /// The ends.
  enum Shape {
    /// Two points.
    case axial(CGPoint, CGPoint)
    /// Two circles.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
  }

  var shape: Shape
  var stops: [SVGGradientStops.Stop]
  var spread: GradientSpread
  var drawsBeforeStart: Bool
  var drawsAfterEnd: Bool
  /// From the gradient's space to user space.
  var transform = CGAffineTransform.identity
  /// The color that is everywhere, if there is but one.
  var flat: CGColor?

  /// Nil if the paint is no gradient of this kind.
  init?(_ paint: Paint) {
    switch paint {
    case .linearGradient(let gradient):
      shape = .axial(gradient.startPoint, gradient.endPoint)
      stops = SVGGradientStops(gradient.stops).stops
      spread = gradient.spread
      drawsBeforeStart = gradient.drawsBeforeStart
      drawsAfterEnd = gradient.drawsAfterEnd
      if gradient.startPoint == gradient.endPoint { flat = gradient.stops.last?.color }
    case .radialGradient(let gradient):
      shape = .radial(
        gradient.startCenter, gradient.startRadius, gradient.endCenter, gradient.endRadius)
      stops = SVGGradientStops(gradient.stops).stops
      spread = gradient.spread
      drawsBeforeStart = gradient.drawsBeforeStart
      drawsAfterEnd = gradient.drawsAfterEnd
      transform = gradient.transform
      if SVGRadialGradient.isFlat(gradient) { flat = gradient.stops.last?.color }
    default: return nil
    }
    // A single stop has no part between two.
    if stops.isEmpty, let only = Self.only(paint) {
      let color = SVGColor(only)
      stops = [SVGGradientStops.Stop(location: 0, levels: color.levels, alpha: color.alpha)]
      if case .axial = shape, drawsBeforeStart && drawsAfterEnd || spread != .pad { flat = only }
    }
  }

  private static func only(_ paint: Paint) -> CGColor? {
    switch paint {
    case .linearGradient(let gradient): gradient.stops.first?.color
    case .radialGradient(let gradient): gradient.stops.first?.color
    default: nil
    }
  }

  /// The opacity of all stops, if they have the same.
  var commonOpacity: Double? {
    guard let first = stops.first?.alpha else { return nil }
    return stops.allSatisfy { $0.alpha == first } ? first : nil
  }

  /// The numbers of a shading's `Coords` for locations `low` and `high`.
  func coordinates(_ low: CGFloat, _ high: CGFloat) -> [CGFloat] {
    func between(_ a: CGFloat, _ b: CGFloat, _ t: CGFloat) -> CGFloat {
      t == 0 ? a : t == 1 ? b : a + (b - a) * t
    }
    switch shape {
    case .axial(let a, let b):
      return [
        between(a.x, b.x, low), between(a.y, b.y, low), between(a.x, b.x, high),
        between(a.y, b.y, high),
      ]
    case .radial(let a, let r, let b, let s):
      return [
        between(a.x, b.x, low), between(a.y, b.y, low), max(0, between(r, s, low)),
        between(a.x, b.x, high), between(a.y, b.y, high), max(0, between(r, s, high)),
      ]
    }
  }

  /// How far a padded gradient is written beyond its stops: a step, where two stops lie at an end, so that
  /// the first of them holds before it and the last one after it.
  var paddedEnds: (low: CGFloat, high: CGFloat) {
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    guard stops.count > 1 else { return (low, high) }
    if drawsBeforeStart, stops[1].location == 0 { low = -1 }
    if drawsAfterEnd, stops[stops.count - 2].location == 1 { high = 2 }
    // No circle's radius falls below zero.
    if case .radial(_, let r, _, let s) = shape, r != s {
      let end = -r / (s - r)
      if s > r { low = max(low, min(end, 0)) } else { high = min(high, max(end, 1)) }
    }
    return (low, high)
  }

  /// The locations that a repeated gradient takes in an area of its own space, nil where there is no end
  /// to them.
  func range(in area: [CGPoint]) -> (low: CGFloat, high: CGFloat)? {
    switch shape {
    case .axial(let a, let b):
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let places = area.map { (($0.x - a.x) * dx + ($0.y - a.y) * dy) / length }
      guard let low = places.min(), let high = places.max(), low.isFinite, high.isFinite,
        abs(low) < 1e6, abs(high) < 1e6
      else { return nil }
      // At least as much as there is of it at all.
      return (low.rounded(.down), max(high.rounded(.up), low.rounded(.down) + 1))
    case .radial(let a, let r, let b, let s):
      let (dx, dy, dr) = (b.x - a.x, b.y - a.y, s - r)
      // One circle has to lie in the other, or there are points that no circle reaches.
      let slope = dx * dx + dy * dy - dr * dr
      guard slope < 0, dr != 0 else { return nil }
      // The location whose circle goes through a point: |p − c(t)| = r(t), the root with r(t) ≥ 0.
      var reach: [CGFloat] = [-r / dr]
      for point in area {
        let (px, py) = (point.x - a.x, point.y - a.y)
        let half = px * dx + py * dy + r * dr
        let rest = px * px + py * py - r * r
        let root = max(0, half * half - slope * rest).squareRoot()
        for t in [(half + root) / slope, (half - root) / slope] where r + t * dr >= -1e-9 {
          reach.append(t)
        }
      }
      guard let low = reach.min(), let high = reach.max(), low.isFinite, high.isFinite,
        abs(low) < 1e6, abs(high) < 1e6
      else { return nil }
      // From the point on which all circles end, not beyond.
      return dr > 0
        ? (low, max(high.rounded(.up), low + 1)) : (min(low.rounded(.down), high - 1), high)
    }
  }
}
