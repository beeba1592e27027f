import FiligreeDrawing
import FiligreePaths
import Foundation

/// A gradient whose location is computed anew for each pixel: radial, conic, and repeated linear ones.
///
/// A pixel's centre is mapped to a space in which the gradient is simple; there only additions,
/// multiplications, divisions and roots lead to its location.
struct GradientTable {
  /// How a location is found at a point of the gradient's own space.
  enum Shape {
    /// It is x.
    case linear
    /// Rings around the origin: location and radius are linear to one another.
    case rings(radius: Double, change: Double)
    /// Circles from one around the origin to one whose centre is `center` away.
    case circles(TwoCircles)
    /// Turns from the x axis, `sweep` turns in all.
    case turns(sweep: Double)
  }

  /// The circles of a two-point gradient; the first has its centre in the origin.
  struct TwoCircles {
    var center: SIMD2<Double>
    var radius: Double
    var change: Double
    var drawsBeforeStart: Bool
    var drawsAfterEnd: Bool
  }

  var shape: Shape
  var ramp: GradientRamp
  var spread: GradientSpread
  /// The place in the gradient's space of the centre of pixel (0, 0), and how it changes.
  var origin: SIMD2<Double>
  var stepX: SIMD2<Double>
  var stepY: SIMD2<Double>

  /// Writes the colours of the pixels `start..<end` of a row to `colors`.
  func fetch(
    _ start: Int32, _ end: Int32, row: Int32, into colors: UnsafeMutablePointer<Pixel>
  ) {
    for x in start..<end {
      colors[Int(x &- start)] = color(x, row)
    }
  }

  /// The colour of a pixel.
  @inline(__always)
  func color(_ x: Int32, _ y: Int32) -> Pixel {
    let t = location(x, y)
    // NaN: no circle goes through the point.
    return t == t ? ramp.pixel(spread.wrapped(t)) : 0
  }

  /// The location of a pixel's centre, before it is repeated or cut; NaN where no circle goes through.
  @inline(__always)
  func location(_ x: Int32, _ y: Int32) -> Double {
    location(origin + stepX * Double(x) + stepY * Double(y))
  }

  @inline(__always)
  private func location(_ p: SIMD2<Double>) -> Double {
    switch shape {
    case .linear:
      return p.x
    case .rings(let radius, let change):
      return ((p.x * p.x + p.y * p.y).squareRoot() - radius) / change
    case .circles(let circles):
      return circles.location(p, spread)
    case .turns(let sweep):
      return Self.location(turns: Turns.of(p.x, p.y), sweep: sweep, spread)
    }
  }

  /// The location of a direction, given as a part of a turn from the start: 0..<1.
  @inline(__always)
  private static func location(
    turns: Double, sweep: Double, _ spread: GradientSpread
  ) -> Double {
    if sweep <= 1 {
      if sweep <= 0 { return turns < 0.5 ? 1 : 0 }
      let t = turns / sweep
      if spread != .pad || t <= 1 { return t }
      // Half of what is left belongs to the end, half to the start.
      return turns < (sweep + 1) / 2 ? 1 : 0
    }
    if spread != .pad { return turns / sweep }
    // The last whole turn.
    return (turns + (sweep - turns).rounded(.down)) / sweep
  }
}

extension GradientTable.TwoCircles {
  /// The largest location whose circle goes through `p`, NaN if there is none.
  ///
  /// |p − t·c| = r + t·Δ is a quadratic equation for t.
  @inline(__always)
  func location(_ p: SIMD2<Double>, _ spread: GradientSpread) -> Double {
    let a = center.x * center.x + center.y * center.y - change * change
    let b = p.x * center.x + p.y * center.y + radius * change
    let c = p.x * p.x + p.y * p.y - radius * radius
    if abs(a) <= 1e-12 * (change * change) {
      let t = c / (2 * b)
      return accepts(t, spread) ? t : .nan
    }
    let square = b * b - a * c
    if !(square >= 0) { return .nan }
    let root = square.squareRoot()
    let (t, u) = ((b + root) / a, (b - root) / a)
    let (high, low) = t > u ? (t, u) : (u, t)
    if accepts(high, spread) { return high }
    return accepts(low, spread) ? low : .nan
  }

  @inline(__always)
  private func accepts(_ t: Double, _ spread: GradientSpread) -> Bool {
    guard radius + t * change >= 0, t.isFinite else { return false }
    if spread != .pad { return true }
    return (t >= 0 || drawsBeforeStart) && (t <= 1 || drawsAfterEnd)
  }
}

/// Directions as parts of a turn.
enum Turns {
  /// The direction of a vector from the positive x axis towards the positive y axis: 0..<1.
  ///
  /// Of additions, multiplications and divisions only: within 1e-11 turns, the same on every machine.
  @inline(__always)
  static func of(_ x: Double, _ y: Double) -> Double {
    let (w, h) = (abs(x), abs(y))
    let (low, high) = w < h ? (w, h) : (h, w)
    if !(high > 0) { return 0 }
    // arctan of 0…1 by that of at most tan(π/8).
    var ratio = low / high
    var base = 0.0
    if ratio > 0.414_213_562_373_095_05 {
      ratio = (ratio - 1) / (ratio + 1)
      base = 0.125
    }
    let z = ratio * ratio
    var series = 0.0
    var n = 25.0
    while n > 0 {
      series = 1 / n - z * series
      n -= 2
    }
    var turns = base + ratio * series / (2 * .pi)
    if w < h { turns = 0.25 - turns }
    if x < 0 { turns = 0.5 - turns }
    if y < 0 { turns = 1 - turns }
    return turns >= 1 ? 0 : turns
  }
}
