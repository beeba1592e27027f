/// Corners that a shape has for certain.
///
/// Two straight sides that meet at more than 60 degrees are a corner, and a curve that rounds it off within
/// the tolerance, to take the break point of two lines, is seen at once: among small squares it hooks. No segment goes
/// around such a corner. An arc has none: of a stretch of it that deviates from a line by as little as sides
/// may, the next one turns by no more than 46 degrees.
extension BreakPointFinder {
  /// Turns of less than 60 degrees are none.
  private static let leastTurn = 0.5
  /// How long both sides are, at least.
  private static let shortestSide = 2.9
  /// The same where the polyline has steps: a few pixels in a square may as well be a disc.
  private static let steppedShortestSide = 3.9
  /// How much of them is looked at, at most.
  private static let longestSide = 10.0
  /// How far a side may be from a line, as a share of its length: the root of the mean square.
  private static let straightness = 0.03
  /// With what radius a corner may be rounded.
  private static let radius = 1.2
  /// How far off its point pixels may node any corner.
  private static let cornerLoss = 0.36

  /// Whether the sides before one corner of the polygon and after another, which is that corner or stands for
  /// the same one, are straight and meet near a point of the polyline.
  func isCertainCorner(
    _ sides: (before: Side, after: Side), _ tip: Meeting, _ corners: FitBuffer<Int>, _ first: Int,
    _ last: Int, at index: Int
  ) -> Bool {
    guard tip.cosine < BreakPointFinder.leastTurn else { return false }
    let (begin, end) = (around(corners, first), around(corners, last))
    let (before, after) = (
      distance(around(corners, first - 1), begin), distance(end, around(corners, last + 1))
    )
    let shortest = hasSteps ? BreakPointFinder.steppedShortestSide : BreakPointFinder.shortestSide
    guard min(before, after) >= shortest else { return false }
    // An arc's tangents meet so far outside of it.
    let away = tip.point - polyline.points[index]
    let round = BreakPointFinder.radius * ((2 / max(1 + tip.cosine, 0.01)).squareRoot() - 1)
    let limit = max(round, BreakPointFinder.cornerLoss)
    guard dot(away, away) <= limit * limit else { return false }
    return isStraight(sides.before, at: begin, by: -before)
      && isStraight(sides.after, at: end, by: after)
  }

  /// Whether the polyline beside a point of it, so far on or back, keeps near a line.
  private func isStraight(_ side: Side, at index: Int, by offset: Double) -> Bool {
    let length = min(abs(offset), BreakPointFinder.longestSide)
    let (gap, samples) = (min(BreakPointFinder.gap, 0.25 * length), 9)
    let location = location(index)
    var hint = location.hint
    var sum = 0.0
    for k in 0..<samples {
      let far = gap + (length - 2 * gap) * (Double(k) / Double(samples - 1))
      let point = polyline.point(
        atLength: location.length + (offset < 0 ? -far : far), hint: &hint)
      let off = cross(point - side.point, side.direction)
      sum += off * off
    }
    let limit = BreakPointFinder.straightness * length
    return sum <= limit * limit * Double(samples)
  }
}
