import Foundation

/// Draws the outline of a stroke around its centre line.
///
/// Both sides are built while the centre line is walked, the left one (where y turns from x) ahead
/// of the right one, and put together where a subpath ends:
///
///          left ──────────▶ ╮            left   ┌──▶──┐
///     ╭                     │ cap               │ ┌◀┐ │  right, backwards
///     ╰ ◀────────── right   ╯                   └─────┘
///
/// The outline is to be filled by the non-zero rule, and it is right by construction. It is the sum
/// of the boundaries of simple pieces that all turn the same way: the strips between the centre
/// line and either side of each segment, and the wedges about the outside of each joint. Where
/// pieces meet, their common edges cancel. So the winding number of a point is the number of pieces
/// that cover it, and nothing can cancel to zero where there is ink. For the sum to hold, the
/// inside of a joint leads through the joint itself (`pivot`); a short cut is taken only where what
/// it takes away is covered by both neighbours. See `StrokeJoint.drawInside` for the argument.
struct StrokeOutliner: StrokeSpine {
  /// One end of a segment, as a joint sees it.
  struct Leg {
    /// The unit direction of travel.
    var direction: CGPoint
    /// The length of a line; of a curve, about the length.
    var length: CGFloat
    /// Whether the sides of the segment are lines that have not been drawn yet.
    var isLine: Bool
    /// How much of a line's length a short cut at its other joint has used up.
    var used: CGFloat = 0
  }

  let pen: StrokePen
  let arcs: StrokePen.Arcs
  private(set) var result = PathStorage()

  var left = OpenSegments()
  var right = OpenSegments()
  /// Memory for the chords of a curve.
  private var chords: [CGPoint] = []

  private(set) var isClosed = false
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  private var sawZeroLength = false
  var first: Leg?
  var last = Leg(direction: .zero, length: 0, isLine: true)
  /// Whether the last leg is the first one as well.
  var isFirstLeg = true
  /// The true directions at the ends of the subpath; those of the legs may be of chords.
  private var firstTangent = CGPoint.zero
  private var lastTangent = CGPoint.zero
  /// How much more than the ends of its normals the corner in hand is moved by a turn.
  private var reach: CGFloat = 1
  /// The same of an open end; infinite where ends that touch must leave no crack between them.
  private let endReach: CGFloat

  init(pen: StrokePen, arcs: StrokePen.Arcs, endsTouch: Bool = false) {
    self.pen = pen
    self.arcs = arcs
    endReach = endsTouch ? .infinity : 1
  }

  // MARK: The centre line

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
    let isSmooth = prepareTurn(to: direction)
    advance(Leg(direction: direction, length: step.length, isLine: true), isSmooth: isSmooth)
    lastTangent = direction
    current = point
  }

  mutating func curve(_ curve: CubicCurve) {
    guard let startDirection = curve.startDirection, let endDirection = curve.endDirection else {
      sawZeroLength = true
      return
    }
    let isSmooth = prepareTurn(to: startDirection)
    if arcs == .lines, flatten(curve, from: startDirection, to: endDirection) {
      addChords(tangent: startDirection, isSmooth: isSmooth)
      lastTangent = endDirection
    } else {
      addOffsets(of: curve, isSmooth: isSmooth)
      lastTangent = last.direction
    }
    current = curve.p3
  }

  mutating func end() {
    guard var first else {
      if sawZeroLength { dot(at: start, direction: CGPoint(x: 1, y: 0)) }
      return
    }
    guard isClosed else {
      reach = endReach
      alignLast()
      if last.isLine { drawSides(at: current, last.direction) }
      appendEndCap()
      appendOutline(startDirection: first.direction)
      return
    }
    let isSmooth = pen.isStraight(cosine: lastTangent.dot(firstTangent))
    if !isSmooth {
      reach = pen.reach(from: lastTangent, to: firstTangent)
      alignLast()
      if first.isLine, !pen.isAligned(first.direction, firstTangent, reach: reach) {
        advance(Leg(direction: firstTangent, length: 0, isLine: true), isSmooth: false)
        join(to: &first, isSmooth: true, isClosing: true)
        appendRings()
        return
      }
    }
    // The leg as its own first joint left it.
    if let used = self.first?.used { first.used = used }
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

  /// Gets ready for a segment that leaves in the direction `tangent`, and returns whether it goes
  /// on smoothly from the one before.
  private mutating func prepareTurn(to tangent: CGPoint) -> Bool {
    guard first != nil else {
      firstTangent = tangent
      reach = endReach
      return false
    }
    if pen.isStraight(cosine: lastTangent.dot(tangent)) { return true }
    reach = pen.reach(from: lastTangent, to: tangent)
    alignLast()
    return false
  }

  /// Turns from the last chord of a curve to the true direction at its end, on the spot.
  private mutating func alignLast() {
    if !pen.isAligned(last.direction, lastTangent, reach: reach) {
      advance(Leg(direction: lastTangent, length: 0, isLine: true), isSmooth: true)
    }
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

  /// Flattens a curve into `chords`, and returns whether they may stand for it.
  ///
  /// They do while the curve bends more gently than its sides are far away. Where it bends more
  /// tightly, the strips of chords would stick out beyond the evolute like the spokes of a wheel,
  /// and what turns back within the tolerance would not turn at all.
  private mutating func flatten(
    _ curve: CubicCurve, from start: CGPoint, to end: CGPoint
  ) -> Bool {
    chords.removeAll(keepingCapacity: true)
    curve.appendLines(tolerance: 0.3 * pen.tolerance, to: &chords)
    // The inside of a turn takes radius · sine from the chords beside it, half of that from either;
    // at the ends, where a chord turns to the true direction on the spot, all is the chord's. So no
    // chord gives more than its length. In squares, since a curve is asked for each of its chords.
    let square = pen.radius * pen.radius
    // Where the curve is tighter than that at an end, its side turns back there, and a butt end
    // shows it, so that no chord's direction may differ.
    let aligned = 0.25 * pen.tolerance * pen.tolerance
    var last = start
    var lastSquare = CGFloat.infinity
    var from = current
    for point in chords {
      let chord = point - from
      let chordSquare = chord.dot(chord)
      let cross = last.cross(chord)
      let room =
        lastSquare == .infinity
        ? (isTight(curve, at: 0) ? min(0.25 * chordSquare, aligned) : 0.25 * chordSquare)
        : lastSquare * min(lastSquare, chordSquare)
      guard chordSquare > 0, last.dot(chord) > 0, cross * cross * square <= room * chordSquare
      else { return false }
      last = chord
      lastSquare = chordSquare
      from = point
    }
    let cross = last.cross(end)
    let room =
      isTight(curve, at: 1) ? min(0.25 * lastSquare, aligned) : 0.25 * lastSquare
    return last.dot(end) > 0 && cross * cross * square <= room * lastSquare
  }

  /// Whether a curve bends more tightly at an end than its sides are far away, or has no derivative
  /// there that would tell.
  private func isTight(_ curve: CubicCurve, at t: CGFloat) -> Bool {
    let derivative = curve.derivative(at: t)
    let speedSquare = derivative.dot(derivative)
    let bend = pen.radius * derivative.cross(curve.secondDerivative(at: t))
    return !(bend * bend < speedSquare * speedSquare * speedSquare)
  }

  private mutating func addChords(tangent: CGPoint, isSmooth: Bool) {
    var points: [CGPoint] = []
    swap(&points, &chords)
    var isSmooth = isSmooth
    var isFirstChord = true
    for point in points {
      let step = point - current
      guard let direction = step.unit else { continue }
      if isFirstChord, !isSmooth, !(first == nil && isClosed),
        !pen.isAligned(tangent, direction, reach: reach)
      {
        advance(Leg(direction: tangent, length: 0, isLine: true), isSmooth: false)
        isSmooth = true
      }
      isFirstChord = false
      advance(Leg(direction: direction, length: step.length, isLine: true), isSmooth: isSmooth)
      isSmooth = true
      current = point
    }
    swap(&points, &chords)
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
