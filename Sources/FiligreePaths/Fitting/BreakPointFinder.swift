import FiligreeBase

/// A point where the curve may be divided into segments: at a smooth joint, at a corner, or at either.
struct BreakPoint {
  /// The index of the polyline's point there.
  var index: Int
  /// The position of a smooth joint, and its direction of travel; zero if it cannot be smooth.
  var position: SIMD2<Double>
  var direction = SIMD2<Double>.zero
  /// The position of a corner; meaningful if `canBeCorner`.
  var corner: SIMD2<Double>
  var canBeSmooth = true
  var canBeCorner = false
  /// Whether the shape certainly has a corner or the end of a straight side there, which no segment may
  /// span.
  var isMandatory = false
}

/// Finds the break points of a polyline.
///
/// They are the corners of a polygon near it, where the shape bends, and the middles of that polygon's
/// longer sides, where it has bent half of the way.
struct BreakPointFinder {
  let polyline: FitPolyline
  let tolerance: Double
  let cornerAngle: Double
  let reach: Double
  let hasSteps: Bool
  let keepsSides: Bool
  let traits: CurveFitter.Traits
  let cornerCosine: Double
  /// The length of the polyline that is skipped beside a corner, in pixels: the pixels that a corner
  /// runs through round it off.
  static let gap = 0.75
  /// The cosine of the largest turn of a smooth joint: 50 degrees.
  private static let sharpCosine = 0.64
  /// The shortest length of a side that has break points between its ends, in pixels.
  private static let longSide = 12.0
  /// The same where the polyline has steps.
  private static let steppedLongSide = 14.0
  /// The cosine of the largest gentle turn of the polygon: 10 degrees.
  private static let gentleCosine = 0.985
  /// The tolerance of the polygon where the polyline has steps, as a share of the curve's: those alone would make many break points where the shape does
  /// not bend.
  private static let steppedPolygonShare = 1.3
  /// How far a smooth joint may lie from a polyline with steps, as a share of the tolerance: their points are up to half a pixel beside the edge.
  private static let steppedJointShare = 0.7
  /// Sides longer than this, in pixels, have three break points between their ends, and not one.
  private static let veryLongSide = 48.0

  init(_ polyline: FitPolyline, _ fitter: CurveFitter) {
    self.polyline = polyline
    tolerance = fitter.tolerance
    reach = fitter.reach
    hasSteps = fitter.hasSteps
    keepsSides = fitter.keepsSides
    traits = fitter.traits
    cornerAngle = fitter.cornerAngle.isNaN ? 25 : min(max(fitter.cornerAngle, 0), 180)
    cornerCosine = BreakPointFinder.cosine(cornerAngle)
  }

  func find() -> [BreakPoint] {
    let share = hasSteps ? BreakPointFinder.steppedPolygonShare : traits.polygonShare
    let corners = FitPolygon.corners(of: polyline, tolerance: share * tolerance)
    let sides = sides(of: corners)
    var breakPoints: [BreakPoint] = []
    let n = polyline.count
    for k in corners.indices {
      let index = corners[k]
      let isEnd = !polyline.isClosed && (k == 0 || k == corners.count - 1)
      var breakPoint = BreakPoint(
        index: index, position: polyline.points[index], corner: polyline.points[index])
      if isEnd {
        breakPoint.canBeSmooth = false
        breakPoint.canBeCorner = true
        breakPoints.append(breakPoint)
      } else {
        if let beside = Sides.around(sides[k], sides[k]), let tip = tip(beside, at: index) {
          breakPoint.canBeCorner = true
          breakPoint.corner = near(tip.point, index)
          breakPoint.canBeSmooth = tip.cosine > BreakPointFinder.sharpCosine && tip.isRound
          breakPoint.isMandatory = isCertainCorner(beside, tip, corners, k, k, at: index)
        }
        breakPoints.append(breakPoint)
      }
      if k + 1 < corners.count || polyline.isClosed {
        let next = k + 1 < corners.count ? corners[k + 1] : corners[0] + n
        if !isSmooth(corners, k) { addBetween(index, next, to: &breakPoints) }
      }
    }
    // Break points may begin in the second round after the last corner: this restores their order.
    breakPoints.sort { $0.index < $1.index }
    addTips(corners, sides, to: &breakPoints)
    if keepsSides { addStraights(corners, to: &breakPoints) }
    smooth(&breakPoints)
    return breakPoints
  }

  /// The length up to a point, for a closed polyline in the round that has points on both sides, and
  /// the point's index in that round.
  func location(_ index: Int) -> (length: Double, hint: Int) {
    // The second round has points on both sides.
    guard polyline.isClosed else { return (polyline.lengths[index], index) }
    let i = index < polyline.count / 2 ? index + polyline.count : index
    return (polyline.lengths[i], i)
  }

  /// The index of a corner of the polygon; for a closed one also of the round before or after.
  func around(_ corners: [Int], _ k: Int) -> Int {
    let m = corners.count
    return k < 0
      ? corners[k + m] - polyline.count : k < m ? corners[k] : corners[k - m] + polyline.count
  }

  func distance(_ a: Int, _ b: Int) -> Double {
    var d =
      polyline.lengths[b < 0 ? b + polyline.count : b]
      - polyline.lengths[a < 0 ? a + polyline.count : a]
    if a < 0 { d += polyline.length }
    return d
  }

  /// Whether the polygon turns little, and to the same side, at both ends of a side that is not much
  /// longer than those beside it: there the bend continues evenly, and the corners are break points
  /// enough.
  private func isSmooth(_ corners: [Int], _ k: Int) -> Bool {
    let m = corners.count
    guard polyline.isClosed ? m > 5 : k > 0 && k + 2 < m else { return false }
    func point(_ k: Int) -> SIMD2<Double> {
      polyline.points[corners[k < 0 ? k + m : k < m ? k : k - m]]
    }
    let p = point(k)
    let q = point(k + 1)
    let (before, side, after) = (p - point(k - 1), q - p, point(k + 2) - q)
    let (a, b, c) = (before.squaredLength, side.squaredLength, after.squaredLength)
    let (first, second) = (before.dot(side), side.dot(after))
    let least = BreakPointFinder.gentleCosine * BreakPointFinder.gentleCosine
    return first > 0 && second > 0 && first * first > least * a * b
      && second * second > least * b * c && b < 9 * min(a, c)
      && before.cross(side) * side.cross(after) > 0
  }

  /// Adds break points between two corners of the polygon.
  private func addBetween(_ a: Int, _ b: Int, to breakPoints: inout [BreakPoint]) {
    let length = polyline.lengths[b] - polyline.lengths[a]
    guard b - a >= 3,
      length >= (hasSteps ? BreakPointFinder.steppedLongSide : BreakPointFinder.longSide)
    else {
      return
    }
    let parts = length > BreakPointFinder.veryLongSide ? 4 : 2
    var index = a
    for i in 1..<parts {
      index = polyline.index(
        atLength: polyline.lengths[a] + length * Double(i) / Double(parts), near: index)
      guard index > a, index < b else { continue }
      let real = index >= polyline.count && polyline.isClosed ? index - polyline.count : index
      if breakPoints.last?.index == real { continue }
      breakPoints.append(
        BreakPoint(index: real, position: polyline.points[index], corner: polyline.points[index]))
    }
  }

  /// Gives smooth joints without a direction their position and direction: those of a parabola through
  /// the points around.
  private func smooth(_ breakPoints: inout [BreakPoint]) {
    let share = hasSteps ? BreakPointFinder.steppedJointShare : traits.jointShare
    let limit = share * tolerance
    for k in breakPoints.indices {
      var breakPoint = breakPoints[k]
      guard breakPoint.canBeSmooth, breakPoint.direction == .zero else { continue }
      defer { breakPoints[k] = breakPoint }
      let s = location(breakPoint.index).length
      var h = reach
      if !polyline.isClosed { h = min(h, min(s, polyline.length - s)) }
      h = min(h, 0.2 * polyline.length)
      guard h > 0 else {
        breakPoint.canBeSmooth = false
        breakPoint.canBeCorner = true
        continue
      }
      let (value, first) = polyline.parabola(at: s, reach: h)
      let size = first.length
      guard size > 0 else {
        breakPoint.canBeSmooth = false
        breakPoint.canBeCorner = true
        continue
      }
      breakPoint.direction = first / size
      let away = value - polyline.points[breakPoint.index]
      let distance = away.length
      breakPoint.position =
        polyline.points[breakPoint.index] + (distance > limit ? away * (limit / distance) : away)
    }
  }
}

extension BreakPointFinder {
  /// The cosine of an angle in degrees, by a series that gives the same on every machine.
  static func cosine(_ degrees: Double) -> Double {
    let x = degrees * (Double.pi / 180)
    var term = 1.0
    var sum = 1.0
    var k = 1.0
    while k < 40 {
      term *= -x * x / (k * (k + 1))
      sum += term
      k += 2
    }
    return sum
  }
}
