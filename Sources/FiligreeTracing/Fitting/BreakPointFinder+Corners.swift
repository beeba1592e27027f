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
    // The tangents of an arc meet this far outside of it.
    let away = tip.point - polyline.points[index]
    let round = BreakPointFinder.radius * ((2 / max(1 + tip.cosine, 0.01)).squareRoot() - 1)
    let limit = max(round, BreakPointFinder.cornerLoss)
    guard dot(away, away) <= limit * limit else { return false }
    return isStraight(sides.before, at: begin, by: -before)
      && isStraight(sides.after, at: end, by: after)
  }

  /// Whether the polyline stays near a line for a signed distance from one of its points.
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
