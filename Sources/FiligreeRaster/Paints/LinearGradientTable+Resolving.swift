import FiligreeBase
import FiligreeDrawing
import FiligreePaths
import Foundation

/// From a paint to a table.
extension LinearGradientTable {
  /// What a gradient comes to on the page.
  enum Resolved {
    /// A gradient.
    case table(LinearGradientTable)
    /// The same color everywhere.
    case color(PremultipliedColor)
    /// Nothing to draw: no stops, or a transform that flattens the plane.
    case nothing
  }

  /// Steeper than this, in levels a pixel, a segment is computed exactly.
  private static let steepness = 64.0

  /// Resolves `paint`, whose space `transform` maps to the page's pixels.
  ///
  /// Locations are cut to 0…1, NaN counts as the location before, and a location less than one
  /// before it counts as that one, as in CSS. Of equal locations the first color holds before, the
  /// last one from there on: a hard edge. A gradient without length is the last stop's color, as
  /// in SVG.
  static func resolve(
    _ paint: LinearGradientPaint, _ transform: CGAffineTransform, opacity: Double, arena: Arena
  ) -> Resolved {
    let drawn = paint.drawnStops
    guard let last = drawn.last else { return .nothing }
    let axis = SIMD2(
      paint.endPoint.x - paint.startPoint.x, paint.endPoint.y - paint.startPoint.y)
    let length = axis.squaredLength
    guard length > 0, drawn.count > 1 else {
      return .color(PremultipliedColor(last.color, opacity: opacity))
    }
    // A row of the inverse: how the location changes along the page's x and y. Not by `inverted()`:
    // dividing by the length first keeps large and small numbers apart.
    let determinant = transform.determinant
    let direction = axis / length
    let dx = (transform.d * direction.x - transform.b * direction.y) / determinant
    let dy = (transform.a * direction.y - transform.c * direction.x) / determinant
    let start = paint.startPoint.applying(transform)
    let origin = (0.5 - start.x) * dx + (0.5 - start.y) * dy
    guard dx.isFinite, dy.isFinite, origin.isFinite else { return .nothing }
    return .table(
      make(
        stops(drawn, opacity), origin: origin, dx: dx, dy: dy, arena: arena))
  }

  private static func stops(
    _ stops: [GradientStop], _ opacity: Double
  ) -> [(location: Int64, color: PremultipliedColor)] {
    var before = 0.0
    return stops.map { stop in
      let location = Double(stop.location)
      // Comparisons with NaN are false.
      before = location > before ? min(location, 1) : before
      return (fixed(before), PremultipliedColor(stop.color, opacity: opacity))
    }
  }

  private static func make(
    _ stops: [(location: Int64, color: PremultipliedColor)], origin: Double, dx: Double, dy: Double,
    arena: Arena
  ) -> LinearGradientTable {
    // A gradient shorter than 1/16 pixel is taken as that long, so that locations fit 64 bits on
    // the largest page; from ±2^20 no pixel of it comes near 0…1.
    let shrink = min(1, 16 / max(abs(dx), abs(dy)))
    let limit = 0x1p20
    let segments = arena.allocate(Segment.self, count: stops.count + 1)
    var table = LinearGradientTable(
      segments: segments, count: 0,
      origin: fixed(max(-limit, min(limit, origin * shrink))),
      stepX: fixed(dx * shrink), stepY: fixed(dy * shrink),
      isOpaque: stops.allSatisfy { $0.color.levels.w == 255 })

    func append(_ start: Int64, _ end: Int64, _ a: PremultipliedColor, _ b: PremultipliedColor) {
      (segments + table.count).initialize(to: table.segment(start, end, a.levels, b.levels))
      table.count += 1
    }
    append(.min, stops[0].location, stops[0].color, stops[0].color)
    for (a, b) in zip(stops, stops.dropFirst()) where a.location < b.location {
      append(a.location, b.location, a.color, b.color)
    }
    let end = stops[stops.count - 1]
    append(end.location, .max, end.color, end.color)
    return table
  }

  private func segment(
    _ start: Int64, _ end: Int64, _ a: SIMD4<Double>, _ b: SIMD4<Double>
  ) -> Segment {
    var segment = Segment(
      start: start, end: end, startLevels: a, endLevels: b, base: SIMD4(), dx: SIMD4(),
      dy: SIMD4(), shortStep: SIMD4(), isSteep: false)
    var (base, dx, dy) = (a, SIMD4<Double>(), SIMD4<Double>())
    if a != b {
      let rate = (b - a) / Double(end - start)
      dx = rate * Double(stepX)
      dy = rate * Double(stepY)
      base += rate * Double(origin - start)
    }
    for i in 0..<4 {
      // Beyond these a component's fraction would lose bits that matter.
      if abs(dx[i]) > Self.steepness || abs(dy[i]) > Self.steepness || abs(base[i]) > 0x1p36 {
        segment.isSteep = true
        return segment
      }
      segment.base[i] = Self.level(base[i] + 0.5)
      segment.dx[i] = Self.level(dx[i])
      segment.dy[i] = Self.level(dy[i])
    }
    let half: Int32 = 1 << (Self.levelBits - 9)
    segment.shortStep = Self.short(segment.dx &+ half)
    // Rounding of steps may come to 2^-8 level at the far end of the page, and to 15·2^-9 at the end
    // of a block, for the opacity one way and for a color the other. So much more opacity makes
    // sure that no component ever exceeds it, which the blending relies on.
    if a.w != 255 || b.w != 255 {
      segment.base.w &+= 5 << (Self.levelBits - 6)
    }
    return segment
  }

  private static func fixed(_ location: Double) -> Int64 {
    Int64((location * 0x1p40).rounded())
  }

  /// A component in fixed point; what does not fit wraps, and wraps back where it is in range.
  private static func level(_ level: Double) -> Int32 {
    Int32(truncatingIfNeeded: Int64((level * 0x1p22).rounded()))
  }
}
