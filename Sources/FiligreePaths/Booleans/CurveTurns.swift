import Foundation

/// The parameters where a cubic turns: its extremes in x and y and its inflections, in order.
struct CurveTurns {
  /// The most turns of a cubic: two extremes in x, two in y and two inflections.
  private static let maximumCount = 6
  /// How near the ends a turn is none, as a parameter.
  ///
  /// Near an extreme position changes with the square of the parameter: beyond a turn this near an
  /// end the curve goes back by 1e-14 of its size, 1e-5 grid steps.
  private static let endMargin = 1e-7
  /// How near one another two turns are one, as a parameter: no more than a few grid steps of the
  /// curve lie between them.
  private static let leastDistance = 1e-9

  /// `maximumCount` of them are used.
  private var list = SIMD8<Double>()
  private(set) var count = 0

  subscript(index: Int) -> Double { list[index] }

  /// Finds where a whole curve turns; a quadratic has no inflection.
  mutating func find(_ c: CurveArc, isQuadratic: Bool) {
    if isQuadratic {
      addRoot(c.x1 - c.x0, c.x3 - c.x2)
      addRoot(c.y1 - c.y0, c.y3 - c.y2)
      return
    }
    // The derivative over 3 is a t² + 2 b t + d.
    let ax = c.x3 - 3 * c.x2 + 3 * c.x1 - c.x0
    let ay = c.y3 - 3 * c.y2 + 3 * c.y1 - c.y0
    let bx = c.x2 - 2 * c.x1 + c.x0
    let by = c.y2 - 2 * c.y1 + c.y0
    let dx = c.x1 - c.x0
    let dy = c.y1 - c.y0
    addRoots(ax, bx, dx)
    addRoots(ay, by, dy)
    // Curvature is zero where the first and second derivatives are parallel.
    addRoots(bx * ay - ax * by, 0.5 * (dx * ay - ax * dy), dx * by - bx * dy)
  }

  /// Adds the parameter at which a linear derivative with these end values is zero.
  private mutating func addRoot(_ start: Double, _ end: Double) {
    if (start < 0) != (end < 0) { add(start / (start - end)) }
  }

  /// Adds the roots of a t² + 2 halfB t + c between 0 and 1.
  private mutating func addRoots(_ a: Double, _ halfB: Double, _ c: Double) {
    QuadraticRoots(a: CGFloat(a), halfB: CGFloat(halfB), c: CGFloat(c)).forEachInUnitInterval {
      add(Double($0))
    }
  }

  private mutating func add(_ t: Double) {
    guard t > CurveTurns.endMargin && t < 1 - CurveTurns.endMargin, count < CurveTurns.maximumCount
    else { return }
    var i = count
    while i > 0 && self[i - 1] > t {
      i -= 1
    }
    let distance = CurveTurns.leastDistance
    if i > 0 && t - self[i - 1] < distance || i < count && self[i] - t < distance { return }
    var k = count
    while k > i {
      list[k] = list[k - 1]
      k -= 1
    }
    list[i] = t
    count += 1
  }
}
