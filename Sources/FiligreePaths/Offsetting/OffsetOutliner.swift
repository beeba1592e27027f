import Foundation

/// Draws one side of a line, as `StrokeOutliner` draws both.
///
/// What is drawn is a sum of boundaries as there: of the strips between the line and its side, of the
/// wedges about its outer corners, and of the line itself. Added to what a closed line encloses, strips
/// and wedges on the outside make the winding number positive exactly where the inside or one of them
/// is; taken away on the inside, they leave it positive exactly where the inside is and none of them.
struct OffsetOutliner: StrokeSpine {
  typealias Leg = StrokeOutliner.Leg

  let pen: StrokePen
  /// 1 for the left side, where y turns from x; -1 for the right one.
  let sign: CGFloat
  /// Where an open line would go on; its last joint is drawn as if it did.
  let turn: CGPoint?

  /// The sides of closed subpaths.
  private(set) var rings = PathStorage()
  /// The side of the subpath in hand, or of the last open one.
  private(set) var side = OpenSegments()
  private var crossings: CrossingEstimate

  private var isClosed = false
  private var position = CGPoint.zero
  private var first: Leg?
  private var last = Leg(direction: .zero, length: 0, isLine: true)
  private var isFirstLeg = true

  init(pen: StrokePen, sign: CGFloat, turn: CGPoint? = nil) {
    self.pen = pen
    self.sign = sign
    self.turn = turn
    crossings = CrossingEstimate(radius: pen.radius)
  }

  /// Whether the side crosses itself so often that `OffsetStrips` is faster.
  var isDeep: Bool { crossings.isDeep }

  // MARK: The line

  mutating func begin(at point: CGPoint, isClosed: Bool) {
    self.isClosed = isClosed
    position = point
    first = nil
    isFirstLeg = true
    side.removeAll()
  }

  mutating func line(to point: CGPoint) {
    let step = point - position
    guard let direction = step.unit else { return }
    advance(Leg(direction: direction, length: step.length, isLine: true), isSmooth: nil)
    position = point
  }

  mutating func curve(_ curve: CubicCurve) {
    let curve = curve.withoutShortLegs(pen.tolerance * 0.001)
    if let tips = curve.pointsIfStraight {
      for tip in tips { line(to: tip) }
      return
    }
    var isSmooth: Bool?
    let slow = curve.slowPoints
    let pieces = curve.split(atCuspsAmong: slow, radius: pen.radius, tolerance: pen.tolerance)
    for piece in pieces {
      guard let start = piece.startDirection, let end = piece.endDirection else { continue }
      let length = (piece.p3 - piece.p0).length
      advance(Leg(direction: start, length: length, isLine: false), isSmooth: isSmooth)
      let count = side.verbs.count
      let breaks = OffsetFitter.Breaks(piece, slow: pieces.count == 1 ? slow : piece.slowPoints)
      OffsetFitter(
        curve: piece, startDirection: start, endDirection: end, distance: sign * pen.radius,
        tolerance: pen.tolerance, sweepsFolds: false
      ).append(to: &side, breaks)
      // Evolutes alone come in lines, four at least.
      if side.verbs[count...].count(where: { $0 == .line }) >= 4 { crossings.addFold() }
      last = Leg(direction: end, length: length, isLine: false)
      position = piece.p3
      // A cusp is inside a curve.
      isSmooth = true
    }
  }

  mutating func end() {
    guard var first else { return }
    if isClosed {
      // The leg as its own first joint left it.
      if let used = self.first?.used { first.used = used }
      join(to: &first, isSmooth: nil, isClosing: true)
      if let start = side.start, !side.verbs.isEmpty {
        rings.move(to: start)
        rings.appendSegments(side)
        rings.closeWithoutRepeat()
      }
    } else {
      if let turn { advance(Leg(direction: turn, length: 0, isLine: false), isSmooth: nil) }
      drawSide(last.direction)
    }
  }

  /// Outlines have no dots.
  mutating func dot(at point: CGPoint, direction: CGPoint) {}

  // MARK: Joints

  private mutating func advance(_ leg: Leg, isSmooth: Bool?) {
    var leg = leg
    crossings.addSegment(at: position)
    if first == nil {
      first = leg
      // A closed line begins where its closing joint will say.
      if !(isClosed && leg.isLine) { drawSide(leg.direction) }
    } else {
      join(to: &leg, isSmooth: isSmooth, isClosing: false)
    }
    last = leg
  }

  private mutating func join(to next: inout Leg, isSmooth: Bool?, isClosing: Bool) {
    let joint = StrokeJoint(
      pen: pen, arcs: .cubics, at: position, from: last, to: next,
      isSmooth: isSmooth ?? pen.isStraight(cosine: last.direction.dot(next.direction)))
    if joint.isSeamless {
      drawSide(next.direction)
      return
    }
    let turn = sign * joint.sine
    if turn <= 0 {
      if !drawArc(joint) { joint.drawOutside(on: &side, sign) }
    } else if joint.cosine < 0, turn <= Self.spikeSine {
      drawTip(joint)
    } else {
      next.used = joint.drawInside(
        on: &side, sign, roomBefore: last.length - (isClosing ? last.used : 0),
        roomAfter: next.length - (isClosing ? next.used : 0))
      if next.used == 0 { crossings.addFold() }
    }
    if isFirstLeg {
      first?.used = next.used
      isFirstLeg = false
    }
  }

  /// The sine of a turn that is as good as straight back.
  ///
  /// The booleans take lines and curves that part at a slight angle for one as far as they run together
  /// within 2^-20 of the drawing, so that they may come crossed at the tip of a spike.
  private static let spikeSine: CGFloat = 0.01

  /// Goes round the tip of a spike on its outside where by the directions alone it is the inside.
  ///
  /// Half a disc about a point of the outline is never wrong, while the way through the point would leave
  /// the tip bare. A miter would be too long in any case.
  private mutating func drawTip(_ joint: StrokeJoint) {
    drawSide(joint.from.direction)
    if joint.isSmooth || pen.join == .round {
      pen.appendArc(
        about: position, from: joint.from.direction.turned * sign, through: joint.from.direction,
        to: joint.to.direction.turned * sign, as: .cubics, to: &side)
    }
    drawSide(joint.to.direction)
  }

  /// Draws a round joint of at most a right angle as one curve where that is near enough.
  private mutating func drawArc(_ joint: StrokeJoint) -> Bool {
    let halfSquared = 0.5 * (1 + joint.cosine)
    guard joint.isSmooth || pen.join == .round, joint.cosine >= 0,
      halfSquared < pen.chordCosineSquared, !isSharp(joint, halfSquared),
      pen.radius * 2.8e-4 <= pen.tolerance
    else { return false }
    // 4/3 tan(angle / 4) of the radius.
    let share = (4.0 / 3) * (0.5 * (1 - joint.cosine)).squareRoot() / (1 + halfSquared.squareRoot())
    let reach = share * pen.radius
    drawSide(joint.from.direction)
    guard let start = side.end else { return false }
    let end = position + joint.to.direction.turned * (sign * pen.radius)
    side.cubic(start + joint.from.direction * reach, end - joint.to.direction * reach, end)
    return true
  }

  /// Whether the lines may as well meet in a corner.
  private func isSharp(_ joint: StrokeJoint, _ halfSquared: CGFloat) -> Bool {
    joint.from.isLine && joint.to.isLine && halfSquared >= pen.sharpCosineSquared
  }

  private mutating func drawSide(_ direction: CGPoint) {
    side.line(to: position + direction.turned * (sign * pen.radius))
  }
}

extension CubicCurve {
  /// The curve with control points that are next to its ends moved onto them.
  ///
  /// The direction from one to the other means nothing there, but half a turn of it would be drawn.
  fileprivate func withoutShortLegs(_ limit: CGFloat) -> CubicCurve {
    var result = self
    if (p1 - p0).length <= limit { result.p1 = p0 }
    if (p3 - p2).length <= limit { result.p2 = p3 }
    return result
  }
}
