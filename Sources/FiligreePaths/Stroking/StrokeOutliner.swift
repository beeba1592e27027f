import Foundation

/// Draws the outline of a stroke around its center line.
///
/// Both sides are built while the center line is walked, the left one (where y turns from x) ahead
/// of the right one, and put together where a subpath ends:
///
///          left ──────────▶ ╮            left   ┌──▶──┐
///     ╭                     │ cap               │ ┌◀┐ │  right, backwards
///     ╰ ◀────────── right   ╯                   └─────┘
///
/// The outline is to be filled by the non-zero rule, and it is right by construction. It is the sum
/// of the boundaries of simple pieces that all turn the same way: the strips between the center
/// line and either side of each segment, and the wedges about the outside of each joint. Where
/// pieces meet, their common edges cancel. So the winding number of a point is the number of pieces
/// that cover it, and nothing can cancel to zero where there is ink. For the sum to hold, the
/// inside of a joint leads through the joint itself (`pivot`); a short cut is taken only where what
/// it takes away is covered by both neighbors. See `StrokeJoint.drawInside` for the argument.
struct StrokeOutliner: StrokeSpine {
  /// One end of a segment, as a joint sees it.
  struct Leg {
    /// The unit direction of travel.
    var direction: CGPoint
    /// The length of a line; of a curve, about the length.
    var length: CGFloat
    /// Whether the sides of the segment are lines that have not been drawn yet.
    var isLine: Bool
    /// The curvature at the joint, positive to the left; 0 where no join asks for it.
    var curvature: CGFloat = 0
    /// How much of a line's length a short cut at its other joint has used up.
    var used: CGFloat = 0
  }

  let pen: StrokePen
  let arcs: StrokePen.Arcs
  private(set) var result = PathStorage()

  var left = OpenSegments()
  var right = OpenSegments()

  private(set) var isClosed = false
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var sawZeroLength = false
  var first: Leg?
  var last = Leg(direction: .zero, length: 0, isLine: true)
  /// Whether the last leg is the first one as well.
  var isFirstLeg = true

  init(pen: StrokePen, arcs: StrokePen.Arcs) {
    self.pen = pen
    self.arcs = arcs
    left.reserve(lines: Self.usualLineCount)
    right.reserve(lines: Self.usualLineCount)
  }

  /// Room for the lines of a side before there is any.
  ///
  /// A few curves are some dozens, as the lab's R3n has them: a side that grew from nothing would be moved six times
  /// until then.
  private static let usualLineCount = 63

  // MARK: The center line

  mutating func begin(at point: CGPoint, isClosed: Bool) {
    self.isClosed = isClosed
    start = point
    current = point
    first = nil
    isFirstLeg = true
    sawZeroLength = false
    left.removeAll()
    right.removeAll()
  }

  mutating func line(to point: CGPoint) {
    let step = point - current
    guard let direction = step.unit else {
      sawZeroLength = true
      return
    }
    let leg = Leg(direction: direction, length: step.length, isLine: true)
    advance(leg, isSmooth: goesOn(to: direction))
    current = point
  }

  mutating func curve(_ curve: CubicCurve) {
    guard let startDirection = curve.startDirection, let endDirection = curve.endDirection else {
      sawZeroLength = true
      return
    }
    let isSmooth = goesOn(to: startDirection)
    switch arcs {
    case .cubics: addOffsets(of: curve, isSmooth: isSmooth)
    case .lines:
      let length = (curve.p3 - curve.p0).length
      let (before, after) = curvatures(of: curve)
      advance(
        Leg(direction: startDirection, length: length, isLine: false, curvature: before),
        isSmooth: isSmooth)
      var flattener = SideFlattener(curve, pen: pen)
      flattener.append(from: startDirection, to: endDirection, left: &left, right: &right)
      last = Leg(direction: endDirection, length: length, isLine: false, curvature: after)
    }
    current = curve.p3
  }

  mutating func end() {
    guard var first else {
      if sawZeroLength { dot(at: start, direction: CGPoint(x: 1, y: 0)) }
      return
    }
    guard isClosed else {
      if last.isLine { drawSides(at: current, last.direction) }
      appendEndCap()
      appendOutline(startDirection: first.direction)
      return
    }
    // The leg as its own first joint left it.
    if let used = self.first?.used { first.used = used }
    let isSmooth = pen.isStraight(cosine: last.direction.dot(first.direction))
    join(to: &first, isSmooth: isSmooth, isClosing: true)
    appendRings()
  }

  /// A zero-length stretch of line: a cap to either side, and nothing with butt caps.
  mutating func dot(at point: CGPoint, direction: CGPoint) {
    guard pen.cap != .butt else { return }
    var ring = OpenSegments()
    ring.line(to: point + direction.turned * pen.radius)
    appendCap(at: point, direction: direction, to: &ring)
    appendCap(at: point, direction: -direction, to: &ring)
    appendRing(ring, isReversed: false)
  }

  // MARK: Segments

  /// Whether a segment that leaves in the direction `tangent` goes on smoothly from the one before.
  private func goesOn(to tangent: CGPoint) -> Bool {
    first != nil && pen.isStraight(cosine: last.direction.dot(tangent))
  }

  /// Adds the joint at the current point and begins the next segment there.
  mutating func advance(_ leg: Leg, isSmooth: Bool) {
    var leg = leg
    if first == nil {
      first = leg
      // A closed line begins where its closing joint will say.
      if !(isClosed && leg.isLine) { drawSides(at: current, leg.direction) }
    } else {
      join(to: &leg, isSmooth: isSmooth, isClosing: false)
    }
    last = leg
  }

  /// Goes along straight legs to `point`, from wherever a curve has come so far.
  mutating func move(to point: CGPoint) {
    current = point
  }

  var position: CGPoint { current }

  /// Leads both sides straight to the ends of the normal at `point`.
  mutating func drawSides(at point: CGPoint, _ direction: CGPoint) {
    let normal = direction.turned * pen.radius
    left.line(to: point + normal)
    right.line(to: point - normal)
  }

  // MARK: Outlines

  private mutating func appendEndCap() {
    var side = OpenSegments()
    swap(&side, &left)
    appendCap(at: current, direction: last.direction, to: &side)
    swap(&side, &left)
  }

  private mutating func appendOutline(startDirection: CGPoint) {
    guard let leftStart = left.start, let rightStart = right.start, let rightEnd = right.end else {
      return
    }
    left.line(to: rightEnd)
    result.move(to: leftStart)
    result.appendSegments(left)
    result.appendSegments(right, isReversed: true)
    var cap = OpenSegments()
    cap.line(to: rightStart)
    appendCap(at: start, direction: -startDirection, to: &cap)
    result.appendSegments(cap)
    result.closeWithoutRepeat()
  }

  private mutating func appendRings() {
    appendRing(left, isReversed: false)
    appendRing(right, isReversed: true)
  }

  private mutating func appendRing(_ side: OpenSegments, isReversed: Bool) {
    guard let start = isReversed ? side.end : side.start, !side.verbs.isEmpty else { return }
    result.move(to: start)
    result.appendSegments(side, isReversed: isReversed)
    result.closeWithoutRepeat()
  }
}
