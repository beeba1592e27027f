import Foundation

/// Where two legs of a center line meet.
struct StrokeJoint {
  let pen: StrokePen
  let arcs: StrokePen.Arcs
  let point: CGPoint
  let from: StrokeOutliner.Leg
  let to: StrokeOutliner.Leg
  /// Whether the joint is inside a curve, and rounded whatever the style.
  let isSmooth: Bool
  /// Of the turn; a positive sine turns left, from x towards y.
  let cosine: CGFloat
  let sine: CGFloat

  init(
    pen: StrokePen, arcs: StrokePen.Arcs, at point: CGPoint, from: StrokeOutliner.Leg,
    to: StrokeOutliner.Leg, isSmooth: Bool
  ) {
    self.pen = pen
    self.arcs = arcs
    self.point = point
    self.from = from
    self.to = to
    self.isSmooth = isSmooth
    cosine = from.direction.dot(to.direction)
    sine = from.direction.cross(to.direction)
  }

  /// Whether a curve goes on without a turn, and nothing need be drawn.
  var isSeamless: Bool {
    !(from.isLine && to.isLine) && pen.isStraight(cosine: cosine)
      && min(from.length, to.length) >= pen.radius * abs(sine)
  }

  /// Draws the outside; `sign` is 1 where that is the left and -1 where it is the right.
  func drawOutside(on side: inout OpenSegments, _ sign: CGFloat) {
    let reach = sign * pen.radius
    let isRound = isSmooth || pen.join == .round
    if !isSmooth, let (before, after) = curvatures(sign) {
      side.line(to: point + from.direction.turned * reach)
      if before < 1, after < 1 {
        drawArcs(on: &side, sign, before, after)
      } else {
        // The edge of a line that bends so tightly runs backwards.
        drawRound(on: &side, sign)
      }
      side.line(to: point + to.direction.turned * reach)
      return
    }
    let halfSquared = 0.5 * (1 + cosine)
    let bothLines = from.isLine && to.isLine
    // A sharp corner at radius / cos(half the turn).
    let isMiter = !isSmooth && pen.isMitered && 1 <= pen.miterLimitSquared * halfSquared
    if isMiter || (bothLines && halfSquared >= pen.sharpCosineSquared) {
      let normals = from.direction.turned + to.direction.turned
      side.line(to: point + normals * (0.5 * reach / halfSquared))
      if !to.isLine { side.line(to: point + to.direction.turned * reach) }
      return
    }
    side.line(to: point + from.direction.turned * reach)
    if isRound {
      drawRound(on: &side, sign)
    } else if pen.isMitered, pen.join != .miter {
      drawClippedMiter(on: &side, sign)
    }
    side.line(to: point + to.direction.turned * reach)
  }

  private func drawRound(on side: inout OpenSegments, _ sign: CGFloat) {
    guard isWide, let middle = middle(sign) else { return }
    let first = from.direction.turned * sign
    let last = to.direction.turned * sign
    pen.appendArc(about: point, from: first, through: middle, to: last, as: arcs, to: &side)
  }

  /// Draws the corners of a miter that is cut at the limit (SVG 2, section 13.5.5, `miter-clip`).
  ///
  /// The cut is at right angles to the line that halves the corner, at radius · limit from the joint:
  ///
  ///          ╱╲  ← what is cut off
  ///         ├──┤   limit · radius · (direction of the half)
  ///        ╱    ╲
  ///      n₁      n₂
  private func drawClippedMiter(on side: inout OpenSegments, _ sign: CGFloat) {
    guard let half = middle(sign) else { return }
    let slope = from.direction.dot(half)
    let start = from.direction.turned * sign
    // From the end of the normal along the line until the cut; before it, the bevel is the cut.
    let way = pen.radius * (pen.miterLimitSquared.squareRoot() - start.dot(half))
    guard slope > 0, way > 0, (way / slope).isFinite else { return }
    side.line(to: point + start * pen.radius + from.direction * (way / slope))
    side.line(to: point + to.direction.turned * (sign * pen.radius) - to.direction * (way / slope))
  }

  // MARK: Arcs

  /// The curvatures of both legs, positive outwards, times the radius; nil where the join is not one of arcs, or
  /// both are lines.
  private func curvatures(_ sign: CGFloat) -> (CGFloat, CGFloat)? {
    guard pen.join == .arcs, pen.miterLimitSquared >= 1 else { return nil }
    func scaled(_ curvature: CGFloat) -> CGFloat {
      let value = curvature * pen.radius * sign
      // Over a limit of ten, what is straighter than that is off by 5e-7 line widths at most.
      return abs(value) < 1e-8 || !value.isFinite ? 0 : value
    }
    let (before, after) = (scaled(from.curvature), scaled(to.curvature))
    return before == 0 && after == 0 ? nil : (before, after)
  }

  /// Draws the edges along circles up to where they meet, or are cut.
  private func drawArcs(
    on side: inout OpenSegments, _ sign: CGFloat, _ before: CGFloat, _ after: CGFloat
  ) {
    guard let half = middle(sign) else { return }
    let (first, last) = (from.direction.turned * sign, to.direction.turned * sign)
    let join = ArcsJoin(
      before: before, after: after, cosine: min(max(first.dot(half), 0), 1),
      sine: min(max(from.direction.dot(half), 0), 1))
    guard let join else { return drawClippedMiter(on: &side, sign) }
    // From the corner's frame to the path's.
    let across = half.turned * sign
    func turned(_ point: CGPoint) -> CGPoint { half * point.x + across * point.y }
    let place = point + turned(join.tip) * pen.radius
    guard place.isFinite else { return }
    var arriving = TangentArc(
      start: point + first * pen.radius, direction: from.direction, end: place)
    var leaving = TangentArc(
      start: point + last * pen.radius, direction: -to.direction, end: place)
    guard let cut = join.cut(at: pen.miterLimitSquared.squareRoot()) else {
      pen.append(arriving, as: arcs, to: &side)
      pen.append(leaving.reversed, as: arcs, to: &side)
      return
    }
    let (edge, normal) = (point + turned(cut.point) * pen.radius, turned(cut.normal))
    func isBeyond(_ point: CGPoint) -> Bool { (point - edge).dot(normal) >= 0 }
    // Where an edge begins beyond the cut, nothing is left of it.
    if !isBeyond(arriving.start) {
      arriving = arriving.upTo(isBeyond)
      pen.append(arriving, as: arcs, to: &side)
    }
    if !isBeyond(leaving.start) {
      leaving = leaving.upTo(isBeyond)
      side.line(to: leaving.end)
      pen.append(leaving.reversed, as: arcs, to: &side)
    }
  }

  /// Whether a chord instead of an arc would show.
  private var isWide: Bool { 0.5 * (1 + cosine) < pen.chordCosineSquared }

  /// The unit vector half-way between the normals of the outside, if that has this sign.
  private func middle(_ sign: CGFloat) -> CGPoint? {
    // Either sum points there; the longer one says it better.
    let sum =
      cosine > 0
      ? (from.direction.turned + to.direction.turned) * sign : from.direction - to.direction
    return sum.unit
  }

  /// Draws the inside of a turn within a curve, as of a very tight bend: all that the normal sweeps.
  func drawSweptInside(on side: inout OpenSegments, _ sign: CGFloat) {
    side.line(to: point + from.direction.turned * (sign * pen.radius))
    if isWide, let middle = middle(-sign) {
      pen.appendFold(
        about: point, from: from.direction.turned * sign, through: -middle,
        to: to.direction.turned * sign, as: arcs, to: &side)
    } else {
      side.line(to: point)
    }
    side.line(to: point + to.direction.turned * (sign * pen.radius))
  }

  /// Draws the inside, and returns how much of either leg a short cut has used up.
  ///
  /// The way through the joint's own point is right always. Between two lines the sides may be cut
  /// short where they cross:
  ///
  ///      ─────────┬───────── p        The kite between p, the ends of the two normals and the
  ///               │  kite  ╱          crossing M is covered by both strips if both lines are at
  ///      ─ ─ ─ ─ ─M ─ ─ ─ ╱           least as long as it reaches. Cutting at M covers it once
  ///               ╎╲    ╱             less.
  ///
  /// A point in k strips of a subpath lies in fewer than k of the kites between them, since each
  /// kite ties two neighbors together and ties without a ring number fewer than what they tie; so
  /// one strip is left to cover it. Only in a closed subpath could all ties form a ring; there the
  /// closing kite is kept clear of both its neighbors, so that no point is in all of them.
  func drawInside(
    on side: inout OpenSegments, _ sign: CGFloat, roomBefore: CGFloat, roomAfter: CGFloat
  ) -> CGFloat {
    let reach = sign * pen.radius
    if from.isLine, to.isLine, cosine > -0.99 {
      let tangent = pen.radius * abs(sine) / (1 + cosine)
      let extent = max(tangent, cosine > 0 ? pen.radius * abs(sine) : pen.radius)
      if extent <= roomBefore, extent <= roomAfter {
        let normals = from.direction.turned + to.direction.turned
        side.line(to: point + normals * (reach / (1 + cosine)))
        return extent
      }
    }
    side.line(to: point + from.direction.turned * reach)
    side.line(to: point)
    side.line(to: point + to.direction.turned * reach)
    return 0
  }
}
