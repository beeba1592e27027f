import Foundation

/// Flattens both sides of a stroked curve at once, step by step along its center.
///
/// A step goes from one normal to the next, and adds the strips between them to the outline:
///
///     L0 ────────── L1      L0 ╲   ╱ L1      Each side goes from normal to normal. Where the curve
///      │            │           ╲ ╱          bends towards a side more tightly than that is away,
///     P0 ────────── P1           M           the normals meet before their ends, in M, and the side
///      │            │           ╱ ╲          goes from M to M instead: along the evolute (D. Nehab,
///     R0 ────────── R1      P0 ╱───╲ P1      "Converting stroked primitives to filled primitives").
///
/// Where such steps end the side goes back along the ends of their normals, L1 and L0, and along the
/// evolute once more: so the triangles beyond M count as well. No strip turns inside out, and the outline
/// never winds a point back to zero. The normals are those of the curve, not of its chords, so that
/// strips fit together without joints.
///
/// A step is as long as the side on its outside stays flat. Between two points with known tangents a
/// convex curve lies in the triangle of its chord and the tangents, about half-way up where it turns
/// evenly; how high the triangle of one step is tells how long the next one may be.
struct SideFlattener {
  private let curve: CubicCurve
  private let pen: StrokePen
  private let radius: CGFloat
  private let tolerance: CGFloat
  /// How high the triangle of a step may be.
  private let height: CGFloat

  /// A parabola takes half of its triangle, and what `isEven` lets pass takes less than 4/7.
  private static let heightInTolerances: CGFloat = 1.5
  /// What part of that the next step aims at.
  private static let aim: CGFloat = 0.85
  /// Where the curve turns within less of its parameter, it turns on the spot.
  private static let shortest: CGFloat = 0x1p-32
  /// A drawing takes some dozens; numbers near the limits of doubles might take any number.
  private static let maximumSteps = 1 << 16

  // What is known where the next step begins.
  private var point = CGPoint.zero
  private var direction = CGPoint.zero
  private var velocity = CGPoint.zero
  /// The side that is on the evolute there: 1 for the left one, -1 for the right one, 0 for none.
  private var folded: CGFloat = 0
  /// How far away it is there, along the normal.
  private var foldReach: CGFloat = 0
  /// Where the normals of the steps so far meet, and the ends of those normals, the first one's before.
  private var foldMeetings: [CGPoint] = []
  private var foldEnds: [CGPoint] = []

  init(_ curve: CubicCurve, pen: StrokePen) {
    self.curve = curve
    self.pen = pen
    radius = pen.radius
    tolerance = FlatteningTolerance.usable(pen.tolerance, at: curve.p0)
    height = Self.heightInTolerances * tolerance
  }

  /// Appends the sides of the curve to `left` and `right`, which stand at the ends of its first normal.
  ///
  /// The directions are the true ones at its ends, also where the derivative vanishes.
  mutating func append(
    from startDirection: CGPoint, to endDirection: CGPoint, left: inout OpenSegments,
    right: inout OpenSegments
  ) {
    let (leg0, leg1, leg2) = (curve.p1 - curve.p0, curve.p2 - curve.p1, curve.p3 - curve.p2)
    let (bend0, bend1) = (leg1 - leg0, leg2 - leg1)
    // The derivative by powers of the parameter.
    let (first, second, third) = (leg0 * 3, bend0 * 6, (bend1 - bend0) * 3)
    point = curve.p0
    direction = startDirection
    velocity = first
    folded = 0
    var t: CGFloat = 0
    // Wang's bound for the center; the first step will tell more.
    let bend = max(bend0.dot(bend0), bend1.dot(bend1)).squareRoot()
    var step = min((tolerance / bend).squareRoot(), 1)
    let isHuge = !(leg0.dot(leg0) + leg1.dot(leg1) + leg2.dot(leg2) < 0x1p960)
    for _ in 0..<(isHuge ? 0 : Self.maximumSteps) {
      let rest = 1 - t
      let isLast = rest <= 1.1 * step
      // No short step at the end.
      let width = isLast ? rest : rest < 2 * step ? 0.5 * rest : step
      let end = isLast ? 1 : t + width
      let endVelocity = isLast ? leg2 * 3 : first + (second + third * end) * end
      let speed = endVelocity.length
      var next = Step(
        point: isLast
          ? curve.p3 : curve.p0 + (first + (second * 0.5 + third * (end * (1.0 / 3))) * end) * end,
        direction: isLast
          ? endDirection : CGPoint(x: endVelocity.x / speed, y: endVelocity.y / speed),
        velocity: endVelocity)
      // The Bézier form of the derivative over the step is the velocities and this. Their mean is
      // the way; the difference of two points would lose all of a tiny one.
      let middle = velocity + (second + third * (2 * t)) * (0.5 * width)
      next.way = (velocity + middle + endVelocity) * (width * (1.0 / 3))
      next.sine = direction.cross(next.direction)
      next.cosine = direction.dot(next.direction)

      // Twice the areas of two triangles over the length of their common side, and so heights: of
      // the outside's other end above its tangent at either end.
      let bulge = radius * max(1 - next.cosine, 0)
      let a = next.way.cross(direction)
      let b = next.way.cross(next.direction)
      // Where it bends both ways: of a cubic between two tangents, with slopes a and b at its ends.
      let isConvex = velocity.cross(middle) * middle.cross(endVelocity) >= 0
      let both = abs(a) + abs(b) + 2 * bulge
      let taken = isConvex ? (abs(a) + bulge) * (abs(b) + bulge) : both
      let allowed =
        isConvex ? (isSteady(endVelocity) ? height : tolerance) * both : 1.5 * tolerance
      let growth = Self.aim * allowed / taken
      if taken <= allowed, next.cosine > 0, isEven(middle, endVelocity),
        keepsFold(next, middle, width), isConvex || !swings(by: middle, next)
      {
        let share = isLast || !isConvex || both == 0 ? 0 : 0.25 * taken / (both * both)
        next.raise(by: b - a, next.sine > 0 ? bulge : -bulge, share, radius)
        add(next, &left, &right)
        if isLast {
          if folded != 0 { unfold(&left, &right) }
          return
        }
        step = width * (growth < 64 ? growth.squareRoot() : 8)
      } else if width > Self.shortest {
        step = width * (growth < 0.5 ? max(growth.squareRoot(), 0.1) : 0.5)
        continue
      } else {
        // Without a speed there is no direction yet.
        if speed > 0 || isLast { turn(to: next, &left, &right) }
        point = next.point
        velocity = endVelocity
        if isLast { break }
        step = 64 * width
      }
      t = end
    }
    left.line(to: curve.p3 + endDirection.turned * radius)
    right.line(to: curve.p3 - endDirection.turned * radius)
  }

  /// What there is at the end of a step, and on the way there.
  private struct Step {
    var point: CGPoint
    var direction: CGPoint
    var velocity: CGPoint
    var way = CGPoint.zero
    /// Of the turn from the direction at the step's start.
    var sine: CGFloat = 0
    var cosine: CGFloat = 0
    /// The ends of the normal.
    var left = CGPoint.zero
    var right = CGPoint.zero

    /// Sets the ends of the normal, out of each side's bend by half of what its chord takes off, so that
    /// it is off by as much on one side as on the other.
    ///
    /// What it takes off is twice `share` of `rise`, and on the two sides twice `bulge` less and more.
    @inline(__always)
    mutating func raise(
      by rise: CGFloat, _ bulge: CGFloat, _ share: CGFloat, _ radius: CGFloat
    ) {
      let normal = direction.turned
      left = point + normal * (radius - (rise - 2 * bulge) * share)
      right = point - normal * (radius + (rise + 2 * bulge) * share)
    }
  }

  /// Whether no turn can hide in a step whose derivative has the control vectors `velocity`, `middle`
  /// and `end`: they lie in a right angle, and the curve does not slow down in between.
  @inline(__always)
  private func isEven(_ middle: CGPoint, _ end: CGPoint) -> Bool {
    let least = 0.3 * min(velocity.dot(velocity), end.dot(end))
    return velocity.dot(middle) >= least && middle.dot(end) >= least
  }

  /// Whether the direction, in a step that bends both ways, swings so far beyond those at both ends that
  /// the side sweeps a sector on the spot, and comes back over it on the evolute.
  @inline(__always)
  private func swings(by middle: CGPoint, _ step: Step) -> Bool {
    let sine = min(abs(middle.cross(direction)), abs(middle.cross(step.direction)))
    let room = max(tolerance * tolerance, step.way.dot(step.way) * (1.0 / 16))
    return radius * radius * sine * sine > room * middle.dot(middle)
  }

  /// Whether the curve is about as fast at the end of a step as at its start; if not, it may turn all
  /// of a sudden where it is slow.
  @inline(__always)
  private func isSteady(_ end: CGPoint) -> Bool {
    let (first, last) = (velocity.dot(velocity), end.dot(end))
    return 16 * min(first, last) >= max(first, last)
  }

  // MARK: Folds

  /// Whether the normals at both ends of a step meet before their ends.
  @inline(__always)
  private func isFolded(_ step: Step) -> Bool {
    // They meet at way · direction / sine, on each the one with the other's direction.
    step.way.dot(direction) + step.way.dot(step.direction) < 2 * radius * abs(step.sine)
  }

  /// Whether a step follows the side on its inside closely enough where that is on the evolute,
  /// enters or leaves it.
  ///
  /// On the evolute, the polygon of the points where normals meet is off by their distance times the
  /// turn, at most. In the other cases, what the side sweeps where it goes back is left out.
  @inline(__always)
  private func keepsFold(_ step: Step, _ middle: CGPoint, _ width: CGFloat) -> Bool {
    let isFolded = isFolded(step)
    if folded == 0, !isFolded { return !turnsBack(step, middle, width) }
    let sine = abs(step.sine)
    let meeting = step.way.dot(step.direction)
    if isFolded {
      guard let reach = startReach(step, middle, width) else {
        return !turnsBack(step, middle, width)
      }
      return abs(meeting - reach * sine) <= tolerance
    }
    return abs(radius - foldReach) * sine <= tolerance && abs(meeting) * sine <= tolerance
  }

  /// How far away the evolute is where a step to its side begins; nil if it is farther than the side.
  @inline(__always)
  private func startReach(_ step: Step, _ middle: CGPoint, _ width: CGFloat) -> CGFloat? {
    if folded != 0 { return folded == (step.sine > 0 ? 1 : -1) ? foldReach : nil }
    let speed = velocity.length
    let cube = width * speed * speed * speed
    let turn = 2 * abs(velocity.cross(middle))
    return cube <= radius * turn ? (cube > 0 ? cube / turn : 0) : nil
  }

  /// Whether either side may go back by more than the tolerance within a step.
  ///
  /// With the derivative v over a step of unit width, a side advances by |v| - radius |v × v'| / |v|^2.
  /// Of the cross product all three Bézier coefficients are here, of |v| a bound from below: what v
  /// is along the first direction. Only where this does not tell, the advance is looked at.
  @inline(__always)
  private func turnsBack(_ step: Step, _ middle: CGPoint, _ width: CGFloat) -> Bool {
    let turn = max(
      2 * max(abs(velocity.cross(middle)), abs(middle.cross(step.velocity))),
      abs(velocity.cross(step.velocity)))
    let speed = min(velocity.dot(direction), middle.dot(direction), step.velocity.dot(direction))
    return radius * turn > speed * speed * (tolerance + width * speed)
      && goesBack(step, middle, width) > tolerance
  }

  /// About how far a side goes back within a step: its advance taken as linear between three points.
  @inline(never)
  private func goesBack(_ step: Step, _ middle: CGPoint, _ width: CGFloat) -> CGFloat {
    func advance(_ v: CGPoint, _ turn: CGFloat) -> CGFloat {
      let square = v.dot(v)
      return square > 0 ? width * square.squareRoot() - radius * abs(turn) / square : -radius
    }
    let (first, last) = (velocity.cross(middle), middle.cross(step.velocity))
    let half = (velocity + middle * 2 + step.velocity) * 0.25
    let start = advance(velocity, 2 * first)
    let center = advance(half, 0.5 * (first + velocity.cross(step.velocity) + last))
    let end = advance(step.velocity, 2 * last)
    /// What lies below zero under a line, over half of the step.
    func below(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
      let (low, high) = (min(a, b), max(a, b))
      return low >= 0 ? 0 : high <= 0 ? -0.25 * (low + high) : 0.25 * low * low / (high - low)
    }
    return below(start, center) + below(center, end)
  }

  /// Adds a step to both sides and goes on to its end.
  @inline(__always)
  private mutating func add(_ step: Step, _ left: inout OpenSegments, _ right: inout OpenSegments) {
    let isFolded = isFolded(step)
    if isFolded || folded != 0 {
      let sign: CGFloat = step.sine > 0 ? 1 : -1
      if folded != 0, !isFolded || folded != sign { unfold(&left, &right) }
      if isFolded {
        let sine = abs(step.sine)
        let reach = max(min(step.way.dot(step.direction) / sine, radius), 0)
        let meeting = point + direction.turned * (reach * sign)
        left.line(to: sign > 0 ? meeting : step.left)
        right.line(to: sign > 0 ? step.right : meeting)
        if folded == 0 { foldEnds.append(point + direction.turned * (radius * sign)) }
        foldMeetings.append(meeting)
        foldEnds.append(step.point + step.direction.turned * (radius * sign))
        folded = sign
        foldReach = max(min(step.way.dot(direction) / sine, radius), 0)
      }
    }
    if !isFolded {
      left.line(to: step.left)
      right.line(to: step.right)
    }
    point = step.point
    direction = step.direction
    velocity = step.velocity
  }

  /// Leads a side from the evolute back along the ends of the normals, along the evolute again, and to the
  /// end of the normal at the current point.
  private mutating func unfold(_ left: inout OpenSegments, _ right: inout OpenSegments) {
    if folded > 0 { unfold(&left) } else { unfold(&right) }
    foldMeetings.removeAll(keepingCapacity: true)
    foldEnds.removeAll(keepingCapacity: true)
    folded = 0
  }

  private func unfold(_ side: inout OpenSegments) {
    for end in foldEnds.reversed() { side.line(to: end) }
    for meeting in foldMeetings { side.line(to: meeting) }
    if let last = foldEnds.last { side.line(to: last) }
  }

  /// Turns on the spot: a cusp, about which the normal sweeps a sector on either side.
  private mutating func turn(
    to step: Step, _ left: inout OpenSegments, _ right: inout OpenSegments
  ) {
    if folded != 0 { unfold(&left, &right) }
    let isLeft = step.sine > 0
    let sign: CGFloat = isLeft ? -1 : 1
    let from = direction.turned * sign
    let to = step.direction.turned * sign
    // Either sum points to the middle of the arc; the longer one says it better.
    let sum = step.cosine > 0 ? from + to : direction - step.direction
    if let middle = sum.unit {
      if isLeft {
        pen.appendArc(about: point, from: from, through: middle, to: to, as: .lines, to: &right)
        pen.appendFold(about: point, from: -from, through: -middle, to: -to, as: .lines, to: &left)
      } else {
        pen.appendArc(about: point, from: from, through: middle, to: to, as: .lines, to: &left)
        pen.appendFold(about: point, from: -from, through: -middle, to: -to, as: .lines, to: &right)
      }
    }
    direction = step.direction
    let normal = direction.turned * radius
    left.line(to: point + normal)
    right.line(to: point - normal)
  }
}
