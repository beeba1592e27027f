import Foundation

/// The integer grid of one operation: its origin and its scale.
///
/// The scale is a power of two, so that numbers such as 0.5 or 12.25 lie on the grid exactly. The
/// grid has at least 2²⁹ steps over the longer side of the operands' common box, unless that is
/// below 1e-299: then no double is large enough for the scale, and what is below 1e-307 vanishes.
/// With curves, a step is no finer than a 16th of the spacing of doubles at the greatest
/// coordinate: points of curves are computed, and have errors of about that size. On a finer grid,
/// where a drawing is 2²⁸ times smaller than it is far from the origin, arcs would seem to cross
/// and touch without end.
struct GridFrame: BitwiseCopyable {
  var originX = 0.0
  var originY = 0.0
  /// Grid steps per unit of the input.
  var scale = 1.0
  /// Length of one grid step.
  var unit = 1.0

  /// Added and subtracted again, it rounds a double below 2⁵¹ to the nearest integer.
  static let roundingBias = 6755399441055744.0

  /// Half the longer side has 2 to this power of steps, or up to twice as many: coordinates stay
  /// below 2³⁰ about an origin that is not quite the middle.
  private static let halfBits = 28
  /// With curves, the bits by which a step may be finer than the spacing of doubles: a 16th of it.
  private static let fractionBits = 4
  /// How many bits below half the longer side the origin's last digit is.
  private static let originBits = 4

  /// Creates the grid for a box with finite corners.
  init(_ bounds: PathBounds, hasCurves: Bool) {
    let (minX, minY, maxX, maxY) = (bounds.minX, bounds.minY, bounds.maxX, bounds.maxY)
    // Halves first: the extent of finite numbers can be infinite.
    let half = max(maxX / 2 - minX / 2, maxY / 2 - minY / 2)
    guard half > 0 else {
      originX = minX
      originY = minY
      return
    }
    let exponent = Int(half.exponent)
    var shift = min(GridFrame.halfBits - exponent, 1023)
    if hasCurves {
      let greatest = max(max(abs(minX), abs(maxX)), max(abs(minY), abs(maxY)))
      shift = min(shift, GridFrame.fractionBits - Int(greatest.ulp.exponent))
    }
    scale = Double(sign: .plus, exponent: shift, significand: 1)
    unit = Double(sign: .plus, exponent: -shift, significand: 1)
    // An origin with few digits keeps the subtraction exact for numbers with few digits.
    let step = max(
      Double(sign: .plus, exponent: max(exponent - GridFrame.originBits, -1000), significand: 1),
      Double.leastNormalMagnitude)
    originX = GridFrame.multiple(of: step, near: minX / 2 + maxX / 2)
    originY = GridFrame.multiple(of: step, near: minY / 2 + maxY / 2)
  }

  private static func multiple(of step: Double, near value: Double) -> Double {
    let result = (value / step).rounded() * step
    return result.isFinite ? result : value
  }

  /// An x in grid steps, not rounded.
  @inline(__always) func x(_ value: Double) -> Double { (value - originX) * scale }

  /// A y in grid steps, not rounded.
  @inline(__always) func y(_ value: Double) -> Double { (value - originY) * scale }

  /// The nearest grid point.
  @inline(__always) func snap(_ px: Double, _ py: Double) -> GridPoint {
    GridPoint(x: GridFrame.round(x(px)), y: GridFrame.round(y(py)))
  }

  /// The grid point in the coordinates of the input.
  @inline(__always) func exact(_ point: GridPoint) -> ExactPoint {
    ExactPoint(
      x: originX + Double(point.x) * unit, y: originY + Double(point.y) * unit)
  }

  /// The nearest integer of a value below 2³¹ in size: the low bits of the biased double.
  @inline(__always) static func round(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + roundingBias).bitPattern)
  }
}
