import CFiligreeTracing

/// A break point where the curve may be node: as a smooth joint, as a corner, or as either.
struct BreakPoint {
  /// The index of the polyline's point there.
  var index: Int
  /// Where a smooth joint lies, and its direction of travel; zero if it cannot be smooth.
  var position: SIMD2<Double>
  var direction = SIMD2<Double>.zero
  /// Where a corner lies; meaningful if `canBeCorner`.
  var corner: SIMD2<Double>
  var canBeSmooth = true
  var canBeCorner = false
  /// Whether the shape has a corner or a straight side's end there for certain, which no segment may go around.
  var isMandatory = false
}

/// Finds the break points where a polyline may be node.
///
/// They are the corners of a polygon near it, and the middles of that polygon's longer sides: where the
/// shape bends and where it has done so half.
struct BreakPointFinder {
  let polyline: FitPolyline
  let tolerance: Double
  let cornerAngle: Double
  let reach: Double
  let hasSteps: Bool
  let keepsSides: Bool
  private let cornerCosine: Double
  /// How much of the polyline beside a corner is passed over: pixels that it runs through are rounded off.
  static let gap = 0.75
  /// Where the shape turns by more than 50 degrees it is no smooth joint.
  private static let sharpCosine = 0.64
  /// How far a tip is from the polyline, at least, for it to be round there: a share of what it is from an arc.
  private static let roundShare = 0.4
  /// How long the sides are, at least, between whose ends there are break points.
  private static let longSide = 8.0
  /// The same where the polyline has steps.
  private static let steppedLongSide = 10.0
  /// Turns of the polygon by less than 10 degrees are gentle.
  private static let gentleCosine = 0.985
  /// How long the sides are, at most, that pixels put in a corner's break point.
  private static let chamfer = 2.6
  /// The same where the polyline has steps.
  private static let steppedChamfer = 4.0

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
    // The steps of pixels alone would put many break points where the shape does not bend.
    let share = hasSteps ? 1.1 : 0.95
    let corners = FitPolygon.corners(of: polyline, tolerance: share * tolerance)
    let sides = sides(of: corners)
    // Each corner, three break points up to the next one, and two tips.
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
    // Nodes may begin in the second round after the last corner: keep them in order.
    breakPoints.sortNearly { $0.index < $1.index }
    addTips(corners, sides, to: &breakPoints)
    if keepsSides { addStraights(corners, to: &breakPoints) }
    smooth(breakPoints.elements)
    return breakPoints.elements
  }

  /// Lengths that may be negative or beyond a closed polyline's two rounds, brought into them, with a hint.
  func location(_ index: Int) -> (length: Double, hint: Int) {
    // The second round has room on both sides.
    guard polyline.isClosed else { return (polyline.lengths[index], index) }
    let i = index < polyline.count / 2 ? index + polyline.count : index
    return (polyline.lengths[i], i)
  }

  /// The lines before and after the corners of a polygon, in turn.
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

  /// The lines before and after each corner of the polygon, but for the ends of an open polyline.
  private func sides(of corners: FitBuffer<Int>) -> Sides {
    let m = cornerAngle < 180 ? corners.count : 0
    let n = polyline.count
    // A side's line may be looked at along more of it than what bends.
    let reach = hasSteps ? 1.4 * reach : reach
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
      // On a short side there is less to pass over and less to look at.
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

  /// The index of a corner of the polygon, of a closed one in the round before or after as well.
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

  /// Where the lines of the sides of a corner meet, the cosine of their turn, and whether the polyline is as
  /// far from there as an arc would be.
  typealias Meeting = (point: SIMD2<Double>, cosine: Double, isRound: Bool)

  /// Where the lines of the sides of a corner meet, which is at a point of the polyline or begins there, or nil
  /// if the sides hardly turn.
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

  /// A tip, or what is nearest to it within the tolerance of a point of the polyline.
  private func near(_ tip: SIMD2<Double>, _ index: Int) -> SIMD2<Double> {
    let away = tip - polyline.points[index]
    let distance = dot(away, away).squareRoot()
    let limit = 0.93 * tolerance
    return polyline.points[index] + (distance > limit ? away * (limit / distance) : away)
  }

  /// A corner that pixels have node off.
  private struct Tip {
    /// The index of the polyline's point nearest to it.
    var index: Int
    /// How long the side is that pixels put in its break point.
    var width: Double
    var corner: SIMD2<Double>
    var isMandatory: Bool
  }

  /// Adds corners that pixels have node off: of the polygon's short sides between two longer ones.
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
    // By index; of several at one break point the widest comes last.
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

  /// Whether the polygon turns little and to the same side at both ends of a side, which is not much longer
  /// than those beside it: there the curve goes on as it does, and its corners are break points enough.
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
    let parts = length > 48 ? 4 : 2
    var hint = a
    for i in 1..<parts {
      _ = polyline.point(
        atLength: polyline.lengths[a] + length * Double(i) / Double(parts), hint: &hint)
      // The nearer one of the two points around it.
      let index = hint
      guard index > a, index < b else { continue }
      let real = index >= polyline.count && polyline.isClosed ? index - polyline.count : index
      if breakPoints.last?.index == real { continue }
      breakPoints.append(
        BreakPoint(index: real, position: polyline.points[index], corner: polyline.points[index]))
    }
  }

  /// Gives smooth joints their position and direction, if they have none yet: those of a parabola through what
  /// lies around.
  private func smooth(_ breakPoints: FitBuffer<BreakPoint>) {
    // A step's points are up to half a pixel beside the edge.
    let limit = (hasSteps ? 0.7 : 0.45) * tolerance
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
  /// The cosine of an angle in degrees, by a series that is the same on every machine.
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
