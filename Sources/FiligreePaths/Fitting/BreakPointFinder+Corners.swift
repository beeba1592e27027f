import FiligreeBase

/// Corners: where the lines of two sides of the polygon meet.
extension BreakPointFinder {
  /// How far a tip must be from the polyline for the shape to be round there, as a share of its
  /// distance from an arc.
  private static let roundShare = 0.4
  /// The longest side that pixels put in the place of a corner, in pixels.
  private static let chamfer = 2.6
  /// The same where the polyline has steps.
  private static let steppedChamfer = 4.0
  /// How many times the usual reach a side's line may use where the polyline has steps.
  private static let steppedReach = 1.4

  /// The lines of the sides before and after a corner of the polygon; nil where there are none.
  struct Sides {
    var before, after: FitPolyline.Line?

    /// The sides before one corner and after another.
    static func around(
      _ first: Sides, _ last: Sides
    ) -> (before: FitPolyline.Line, after: FitPolyline.Line)? {
      guard let before = first.before, let after = last.after else { return nil }
      return (before, after)
    }
  }

  /// The sides beside each corner of the polygon, except at the ends of an open polyline.
  func sides(of corners: [Int]) -> [Sides] {
    // A side's line may use more of the side than the part near the bend.
    let reach = hasSteps ? BreakPointFinder.steppedReach * reach : reach
    return corners.indices.map { k in
      guard cornerAngle < 180, polyline.isClosed || k > 0 && k + 1 < corners.count else {
        return Sides()
      }
      let index = corners[k]
      let widthBefore = distance(around(corners, k - 1), index)
      let widthAfter = distance(index, around(corners, k + 1))
      // A short side has a smaller gap and a shorter window.
      let gapBefore = min(BreakPointFinder.gap, 0.25 * widthBefore)
      let gapAfter = min(BreakPointFinder.gap, 0.25 * widthAfter)
      let (s, hint) = location(index)
      let begin = max(0, s - gapBefore - max(min(reach, widthBefore - 2 * gapBefore), 0.5))
      var end = s + gapAfter + max(min(reach, widthAfter - 2 * gapAfter), 0.5)
      if !polyline.isClosed { end = min(end, polyline.length) }
      return Sides(
        before: polyline.line(from: begin, to: max(s - gapBefore, begin), near: hint),
        after: polyline.line(from: min(s + gapAfter, end), to: end, near: hint))
    }
  }

  /// The point where the lines of a corner's sides meet, the cosine of their turn, and whether the
  /// polyline is as far from that point as an arc would be.
  typealias Meeting = (point: SIMD2<Double>, cosine: Double, isRound: Bool)

  /// The meeting of the lines of a corner's sides, where the corner is at a point of the polyline or
  /// begins there; nil if the sides hardly turn.
  func tip(_ sides: (before: FitPolyline.Line, after: FitPolyline.Line), at index: Int) -> Meeting?
  {
    let (sideIn, sideOut) = sides
    let cosine = sideIn.direction.dot(sideOut.direction)
    guard cosine < cornerCosine else { return nil }
    let sine = sideIn.direction.cross(sideOut.direction)
    // Parallel lines meet nowhere.
    guard abs(sine) > 0.1 else { return (polyline.points[index], cosine, true) }
    let t = (sideOut.point - sideIn.point).cross(sideOut.direction) / sine
    let tip = sideIn.point + sideIn.direction * t
    let (out, sides) = (tip - polyline.points[index], tip - sideOut.point)
    // The tangents of an arc meet an eighth of its length, times the turn, outside of it.
    let length = abs(t) + sides.length
    let arc = BreakPointFinder.roundShare * length / 8
    return (tip, cosine, out.squaredLength >= arc * arc * (2 - 2 * cosine))
  }

  /// A tip, or the position nearest to it within the tolerance of a point of the polyline.
  func near(_ tip: SIMD2<Double>, _ index: Int) -> SIMD2<Double> {
    let away = tip - polyline.points[index]
    let distance = away.length
    let limit = traits.tipShare * tolerance
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
  func addTips(
    _ corners: [Int], _ sides: [Sides], to breakPoints: inout [BreakPoint]
  ) {
    let m = corners.count
    guard cornerAngle < 180, m > 3 else { return }
    func corner(_ k: Int) -> Int { around(corners, k) }
    var tips: [Tip] = []
    for k in 0..<m {
      for steps in 1...2 {
        let j = k + steps
        guard polyline.isClosed ? steps + 2 < m : k > 0 && j + 1 < m else { break }
        let (first, last) = (corner(k), corner(j))
        let width = distance(first, last)
        guard width <= (hasSteps ? BreakPointFinder.steppedChamfer : BreakPointFinder.chamfer)
        else { break }
        guard distance(corner(k - 1), first) > width, distance(last, corner(j + 1)) > width,
          let beside = Sides.around(sides[k], sides[j < m ? j : j - m]),
          let meeting = tip(beside, at: first)
        else { continue }
        let tip = meeting.point
        var best = (square: Double.infinity, index: first)
        for i in first...last {
          let away = polyline.points[i] - tip
          let square = away.squaredLength
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
    tips.sort { ($0.index, $0.width) < ($1.index, $1.width) }
    var all: [BreakPoint] = []
    all.reserveCapacity(breakPoints.count + tips.count)
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
    for breakPoint in breakPoints {
      take(upTo: breakPoint.index - 1)
      all.append(breakPoint)
      take(upTo: breakPoint.index)
    }
    take(upTo: .max)
    breakPoints = all
  }
}

/// Corners that a shape certainly has.
///
/// Two straight sides that meet at more than 60 degrees make a corner. A curve that rounds it off
/// within the tolerance, to save a line, is noticed at once: among small squares it looks like a hook.
/// So no segment spans such a corner. An arc has no such corner: where a stretch of an arc deviates
/// from a line by as little as sides may, the next stretch turns by no more than 46 degrees.
extension BreakPointFinder {
  /// The cosine of the smallest turn that makes such a corner: 60 degrees.
  private static let leastTurn = 0.5
  /// The shortest length of both sides, in pixels.
  private static let shortestSide = 2.9
  /// The same where the polyline has steps: a few pixels in a square may as well be a disc.
  private static let steppedShortestSide = 3.9
  /// The longest part of a side that is examined, in pixels.
  private static let longestSide = 10.0
  /// How far a side may deviate from a line, as a share of its length: root mean square.
  private static let straightness = 0.03
  /// The largest radius with which a corner may be rounded, in pixels.
  private static let radius = 1.2
  /// How far sampling by pixels may cut any corner off from its tip, in pixels.
  private static let cornerLoss = 0.36

  /// Whether the sides before one corner of the polygon and after another are straight and meet nearby.
  ///
  /// They meet near a point of the polyline. The second corner is the first one, or stands for the same
  /// corner of the shape.
  func isCertainCorner(
    _ sides: (before: FitPolyline.Line, after: FitPolyline.Line), _ tip: Meeting, _ corners: [Int],
    _ first: Int,
    _ last: Int, at index: Int
  ) -> Bool {
    guard tip.cosine < BreakPointFinder.leastTurn else { return false }
    let (begin, end) = (around(corners, first), around(corners, last))
    let (before, after) = (
      distance(around(corners, first - 1), begin), distance(end, around(corners, last + 1))
    )
    let shortest = hasSteps ? BreakPointFinder.steppedShortestSide : BreakPointFinder.shortestSide
    guard min(before, after) >= shortest else { return false }
    // The tangents of an arc meet this far outside of it.
    let away = tip.point - polyline.points[index]
    let round = BreakPointFinder.radius * ((2 / max(1 + tip.cosine, 0.01)).squareRoot() - 1)
    let limit = max(round, BreakPointFinder.cornerLoss)
    guard away.squaredLength <= limit * limit else { return false }
    return isStraight(sides.before, at: begin, by: -before)
      && isStraight(sides.after, at: end, by: after)
  }

  /// Whether the polyline stays near a line for a signed distance from one of its points.
  private func isStraight(_ side: FitPolyline.Line, at index: Int, by offset: Double) -> Bool {
    let length = min(abs(offset), BreakPointFinder.longestSide)
    let (gap, samples) = (min(BreakPointFinder.gap, 0.25 * length), 9)
    let location = location(index)
    var hint = location.hint
    var sum = 0.0
    for k in 0..<samples {
      let far = gap + (length - 2 * gap) * (Double(k) / Double(samples - 1))
      let length = location.length + (offset < 0 ? -far : far)
      hint = polyline.index(atLength: length, near: hint)
      let point = polyline.point(atLength: length, after: hint)
      let off = (point - side.point).cross(side.direction)
      sum += off * off
    }
    let limit = BreakPointFinder.straightness * length
    return sum <= limit * limit * Double(samples)
  }
}
