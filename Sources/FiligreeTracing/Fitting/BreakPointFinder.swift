import CFiligreeTracing

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
  private let cornerCosine: Double
  /// The length of the polyline that is skipped beside a corner, in pixels: the pixels that a corner
  /// runs through round it off.
  static let gap = 0.75
  /// The cosine of the largest turn of a smooth joint: 50 degrees.
  private static let sharpCosine = 0.64
  /// How far a tip must be from the polyline for the shape to be round there, as a share of its
  /// distance from an arc.
  private static let roundShare = 0.4
  /// The shortest length of a side that has break points between its ends, in pixels.
  private static let longSide = 8.0
  /// The same where the polyline has steps.
  private static let steppedLongSide = 10.0
  /// The cosine of the largest gentle turn of the polygon: 10 degrees.
  private static let gentleCosine = 0.985
  /// The longest side that pixels put in the place of a corner, in pixels.
  private static let chamfer = 2.6
  /// The same where the polyline has steps.
  private static let steppedChamfer = 4.0
  /// The tolerance of the polygon, as a share of the curve's.
  private static let polygonShare = 0.95
  /// The same where the polyline has steps: those alone would make many break points where the shape does
  /// not bend.
  private static let steppedPolygonShare = 1.1
  /// How far a corner may lie from the polyline, as a share of the tolerance.
  private static let tipShare = 0.93
  /// How far a smooth joint may lie from the polyline, as a share of the tolerance.
  private static let jointShare = 0.45
  /// The same where the polyline has steps: their points are up to half a pixel beside the edge.
  private static let steppedJointShare = 0.7
  /// How many times the usual reach a side's line may use where the polyline has steps.
  private static let steppedReach = 1.4
  /// Sides longer than this, in pixels, have three break points between their ends, and not one.
  private static let veryLongSide = 48.0

  init(
    polyline: FitPolyline, tolerance: Double, cornerAngle: Double, reach: Double, hasSteps: Bool,
    keepsSides: Bool
  ) {
    self.polyline = polyline
    self.tolerance = tolerance
    self.cornerAngle = cornerAngle
    self.reach = reach
    self.hasSteps = hasSteps
    self.keepsSides = keepsSides
    cornerCosine = BreakPointFinder.cosine(min(max(cornerAngle.isNaN ? 25 : cornerAngle, 0), 180))
  }

  func find() -> FitBuffer<BreakPoint> {
    let share = hasSteps ? BreakPointFinder.steppedPolygonShare : BreakPointFinder.polygonShare
    let corners = FitPolygon.corners(of: polyline, tolerance: share * tolerance)
    let sides = sides(of: corners)
    // Each corner, up to three break points before the next one, and two tips.
    var breakPoints = polyline.arena.list(of: BreakPoint.self, capacity: 6 * corners.count)
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
        let beside = sides.around(k, k)
        if let beside, let tip = tip(beside, at: index) {
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
    breakPoints.sortNearly { $0.index < $1.index }
    addTips(corners, sides, to: &breakPoints)
    if keepsSides { addStraights(corners, to: &breakPoints) }
    smooth(breakPoints.elements)
    return breakPoints.elements
  }

  /// The length up to a point, for a closed polyline in the round that has points on both sides, and
  /// the point's index in that round.
  func location(_ index: Int) -> (length: Double, hint: Int) {
    // The second round has points on both sides.
    guard polyline.isClosed else { return (polyline.lengths[index], index) }
    let i = index < polyline.count / 2 ? index + polyline.count : index
    return (polyline.lengths[i], i)
  }

  /// The lines before and after the corners of a polygon, alternating.
  struct Sides {
    var lines: FitBuffer<filigree_line>

    /// The lines before one corner and after another; nil where there are none.
    func around(_ first: Int, _ last: Int) -> (before: Side, after: Side)? {
      guard !lines.isEmpty else { return nil }
      let (before, after) = (Side(lines[2 * first]), Side(lines[2 * last + 1]))
      return before.direction == .zero || after.direction == .zero ? nil : (before, after)
    }
  }

  /// The line beside a corner of the polygon.
  struct Side {
    var point, direction: SIMD2<Double>

    init(_ line: filigree_line) {
      point = SIMD2(line.x, line.y)
      direction = SIMD2(line.dx, line.dy)
    }
  }

  /// The lines before and after each corner of the polygon, except at the ends of an open polyline.
  private func sides(of corners: FitBuffer<Int>) -> Sides {
    let m = cornerAngle < 180 ? corners.count : 0
    let n = polyline.count
    // A side's line may use more of the side than the part near the bend.
    let reach = hasSteps ? BreakPointFinder.steppedReach * reach : reach
    let stretches = polyline.arena.buffer(count: 2 * m, of: filigree_stretch.self)
    for k in 0..<m {
      guard polyline.isClosed || k > 0 && k + 1 < m else {
        let none = filigree_stretch(begin: 0, end: 0, hint: 0)
        stretches[2 * k] = none
        stretches[2 * k + 1] = none
        continue
      }
      let index = corners[k]
      let toBefore = distance(k == 0 ? corners[m - 1] - n : corners[k - 1], index)
      let toAfter = distance(index, k == m - 1 ? corners[0] + n : corners[k + 1])
      // A short side has a smaller gap and a shorter window.
      let (gapIn, gapOut) = (
        min(BreakPointFinder.gap, 0.25 * toBefore), min(BreakPointFinder.gap, 0.25 * toAfter)
      )
      let windowIn = max(min(reach, toBefore - 2 * gapIn), 0.5)
      let windowOut = max(min(reach, toAfter - 2 * gapOut), 0.5)
      let (s, hint) = location(index)
      let begin = max(0, s - gapIn - windowIn)
      stretches[2 * k] = filigree_stretch(begin: begin, end: max(s - gapIn, begin), hint: hint)
      let end =
        polyline.isClosed ? s + gapOut + windowOut : min(s + gapOut + windowOut, polyline.length)
      stretches[2 * k + 1] = filigree_stretch(begin: min(s + gapOut, end), end: end, hint: hint)
    }
    return Sides(lines: polyline.lines(stretches))
  }

  /// The index of a corner of the polygon; for a closed one also of the round before or after.
  func around(_ corners: FitBuffer<Int>, _ k: Int) -> Int {
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

  /// The point where the lines of a corner's sides meet, the cosine of their turn, and whether the
  /// polyline is as far from that point as an arc would be.
  typealias Meeting = (point: SIMD2<Double>, cosine: Double, isRound: Bool)

  /// The meeting of the lines of a corner's sides, where the corner is at a point of the polyline or
  /// begins there; nil if the sides hardly turn.
  private func tip(_ sides: (before: Side, after: Side), at index: Int) -> Meeting? {
    let (sideIn, sideOut) = sides
    let cosine = dot(sideIn.direction, sideOut.direction)
    guard cosine < cornerCosine else { return nil }
    let sine = cross(sideIn.direction, sideOut.direction)
    // Parallel lines meet nowhere.
    guard abs(sine) > 0.1 else { return (polyline.points[index], cosine, true) }
    let t = cross(sideOut.point - sideIn.point, sideOut.direction) / sine
    let tip = sideIn.point + sideIn.direction * t
    let (out, sides) = (tip - polyline.points[index], tip - sideOut.point)
    // The tangents of an arc meet an eighth of its length, times the turn, outside of it.
    let length = abs(t) + dot(sides, sides).squareRoot()
    let arc = BreakPointFinder.roundShare * length / 8
    return (tip, cosine, dot(out, out) >= arc * arc * (2 - 2 * cosine))
  }

  /// A tip, or the position nearest to it within the tolerance of a point of the polyline.
  private func near(_ tip: SIMD2<Double>, _ index: Int) -> SIMD2<Double> {
    let away = tip - polyline.points[index]
    let distance = dot(away, away).squareRoot()
    let limit = BreakPointFinder.tipShare * tolerance
    return polyline.points[index] + (distance > limit ? away * (limit / distance) : away)
  }

  /// A corner that pixels have cut off.
  private struct Tip {
    /// The index of the polyline's point nearest to it.
    var index: Int
    /// The length of the side that pixels put in its place.
    var width: Double
    var corner: SIMD2<Double>
    var isMandatory: Bool
  }

  /// Adds corners that pixels have cut off: short sides of the polygon between two longer ones.
  private func addTips(
    _ corners: FitBuffer<Int>, _ sides: Sides, to breakPoints: inout FitList<BreakPoint>
  ) {
    let m = corners.count
    guard cornerAngle < 180, m > 3 else { return }
    func corner(_ k: Int) -> Int { around(corners, k) }
    var tips = polyline.arena.list(of: Tip.self, capacity: 2 * m)
    for k in 0..<m {
      for steps in 1...2 {
        let j = k + steps
        guard polyline.isClosed ? steps + 2 < m : k > 0 && j + 1 < m else { break }
        let (first, last) = (corner(k), corner(j))
        let width = distance(first, last)
        guard width <= (hasSteps ? BreakPointFinder.steppedChamfer : BreakPointFinder.chamfer)
        else { break }
        guard distance(corner(k - 1), first) > width, distance(last, corner(j + 1)) > width,
          let beside = sides.around(k, j < m ? j : j - m), let meeting = tip(beside, at: first)
        else { continue }
        let tip = meeting.point
        var best = (square: Double.infinity, index: first)
        for i in first...last {
          let away = polyline.points[i] - tip
          let square = dot(away, away)
          if square < best.square { best = (square, i) }
        }
        // Farther out there was no tip.
        guard best.square <= width * width else { continue }
        let isSecondRound = best.index >= polyline.count && polyline.isClosed
        tips.append(
          Tip(
            index: isSecondRound ? best.index - polyline.count : best.index, width: width,
            corner: near(tip, best.index),
            isMandatory: isCertainCorner(beside, meeting, corners, k, j, at: best.index)))
      }
    }
    guard !tips.isEmpty else { return }
    // By index; of several tips at one point the widest comes last.
    tips.sortNearly { ($0.index, $0.width) < ($1.index, $1.width) }
    var all = polyline.arena.list(of: BreakPoint.self, capacity: breakPoints.count + tips.count)
    var next = 0
    func take(upTo limit: Int) {
      while next < tips.count, tips[next].index <= limit {
        let tip = tips[next]
        next += 1
        if var last = all.last, last.index == tip.index {
          last.canBeCorner = true
          last.corner = tip.corner
          last.isMandatory = last.isMandatory || tip.isMandatory
          all[all.count - 1] = last
        } else {
          var breakPoint = BreakPoint(
            index: tip.index, position: polyline.points[tip.index], corner: tip.corner)
          breakPoint.canBeSmooth = false
          breakPoint.canBeCorner = true
          breakPoint.isMandatory = tip.isMandatory
          all.append(breakPoint)
        }
      }
    }
    for breakPoint in breakPoints.elements {
      take(upTo: breakPoint.index - 1)
      all.append(breakPoint)
      take(upTo: breakPoint.index)
    }
    take(upTo: .max)
    breakPoints = all
  }

  /// Whether the polygon turns little, and to the same side, at both ends of a side that is not much
  /// longer than those beside it: there the bend continues evenly, and the corners are break points
  /// enough.
  private func isSmooth(_ corners: FitBuffer<Int>, _ k: Int) -> Bool {
    let m = corners.count
    guard polyline.isClosed ? m > 5 : k > 0 && k + 2 < m else { return false }
    func point(_ k: Int) -> SIMD2<Double> {
      polyline.points[corners[k < 0 ? k + m : k < m ? k : k - m]]
    }
    let p = point(k)
    let q = point(k + 1)
    let (before, side, after) = (p - point(k - 1), q - p, point(k + 2) - q)
    let (a, b, c) = (dot(before, before), dot(side, side), dot(after, after))
    let (first, second) = (dot(before, side), dot(side, after))
    let least = BreakPointFinder.gentleCosine * BreakPointFinder.gentleCosine
    return first > 0 && second > 0 && first * first > least * a * b
      && second * second > least * b * c && b < 9 * min(a, c)
      && cross(before, side) * cross(side, after) > 0
  }

  /// Adds break points between two corners of the polygon.
  private func addBetween(_ a: Int, _ b: Int, to breakPoints: inout FitList<BreakPoint>) {
    let length = polyline.lengths[b] - polyline.lengths[a]
    guard b - a >= 3,
      length >= (hasSteps ? BreakPointFinder.steppedLongSide : BreakPointFinder.longSide)
    else {
      return
    }
    let parts = length > BreakPointFinder.veryLongSide ? 4 : 2
    var hint = a
    for i in 1..<parts {
      _ = polyline.point(
        atLength: polyline.lengths[a] + length * Double(i) / Double(parts), hint: &hint)
      // The point at or before that length.
      let index = hint
      guard index > a, index < b else { continue }
      let real = index >= polyline.count && polyline.isClosed ? index - polyline.count : index
      if breakPoints.last?.index == real { continue }
      breakPoints.append(
        BreakPoint(index: real, position: polyline.points[index], corner: polyline.points[index]))
    }
  }

  /// Gives smooth joints without a direction their position and direction: those of a parabola through
  /// the points around.
  private func smooth(_ breakPoints: FitBuffer<BreakPoint>) {
    let share = hasSteps ? BreakPointFinder.steppedJointShare : BreakPointFinder.jointShare
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
      let size = dot(first, first).squareRoot()
      guard size > 0 else {
        breakPoint.canBeSmooth = false
        breakPoint.canBeCorner = true
        continue
      }
      breakPoint.direction = first / size
      let away = value - polyline.points[breakPoint.index]
      let distance = dot(away, away).squareRoot()
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
