import Foundation

/// Fits cubic curves to one side of a stroked curve.
///
/// The side of a curve B at distance d is B + d n, with n the unit normal on the left. Where the
/// curve bends towards the side more tightly than d, that point runs backwards, and the strip that the
/// normal sweeps folds over along the evolute, the line of the centers of curvature. Both of its layers
/// count once each: the side follows the evolute, goes back along B + d n, and follows the evolute again
/// (D. Nehab, "Converting stroked primitives to filled primitives", 2020). So no part of the strip is
/// turned inside out, and the outline never winds a point back to zero.
///
/// The rest is fitted in pieces: end points and directions are exact, and the two free lengths are
/// first those of the true derivative, then adjusted by least squares over the samples' errors (the
/// scheme of kurbo's `offset.rs`, R. Levien 2022). Pieces that are off by more than the tolerance
/// are halved.
struct OffsetFitter {
  /// A point of the side.
  struct Frame {
    /// The point: on the side, or on the evolute.
    var point: CGPoint
    /// The unit direction of the curve and its speed, by t.
    var direction: CGPoint
    var speed: CGFloat
    /// The speed of the side relative to the curve's; negative where it runs the other way.
    var factor: CGFloat
  }

  /// What both sides of a curve have in common.
  struct Breaks {
    /// Where the curve turns slowly, ascending.
    let slow: [CGFloat]
    /// Those and its inflections, ascending.
    let all: [CGFloat]

    init(_ curve: CubicCurve, slow: [CGFloat]) {
      self.slow = slow
      all = (curve.inflections + slow).sorted()
    }
  }

  let curve: CubicCurve
  /// The true directions at both ends, also where the derivative vanishes.
  let startDirection: CGPoint
  let endDirection: CGPoint
  /// To the left where positive.
  let distance: CGFloat
  let tolerance: CGFloat
  /// Whether what the normal sweeps beyond the evolute is drawn as well.
  ///
  /// All points within the distance of a closed curve lie on this side of the evolute on some normal, and
  /// so nothing is missing without.
  let sweepsFolds: Bool
  /// Whether it is the way back from the end of a fold to its start, along B + d n, that is fitted.
  private var goesBack = false

  init(
    curve: CubicCurve, startDirection: CGPoint, endDirection: CGPoint, distance: CGFloat,
    tolerance: CGFloat, sweepsFolds: Bool
  ) {
    self.curve = curve
    self.startDirection = startDirection
    self.endDirection = endDirection
    self.distance = distance
    self.tolerance = FlatteningTolerance.usable(tolerance, at: curve.p0)
    self.sweepsFolds = sweepsFolds
  }

  /// Resolves turns within 2^-40 of a curve; sharper ones have been made cusps.
  private static let maximumDepth = 40
  private static let sampleCount = 7
  /// The most pieces of a side, after which lines take over.
  ///
  /// A drawing takes a dozen; numbers near the limits of doubles might take any number.
  private static let maximumPieces = 2000
  /// What is kept back of them for each part still to come: one that takes all, since directions near a
  /// cusp are noise, must not leave the others nothing but lines.
  private static let keptBack = 32
  private static let maximumEvoluteDepth = 8

  /// Appends the side to `side`, which stands at its start.
  func append(to side: inout OpenSegments, _ breaks: Breaks) {
    let cuts = (turningPoints(breaks.all) + breaks.slow).sorted()
    var budget = Self.maximumPieces
    var t0: CGFloat = 0
    var start = frame(0)
    for (i, t1) in (cuts + [1]).enumerated() {
      let end = frame(t1)
      spend(&budget, parts: cuts.count - i) { budget in
        if runsBackwards(0.5 * (t0 + t1)) {
          appendFold(from: t0, to: t1, budget: &budget, to: &side)
        } else {
          side.line(to: start.point)
          fit(t0, start, t1, end, depth: 0, budget: &budget, to: &side)
        }
      }
      t0 = t1
      start = end
    }
    // On the evolute the side is nearer than the end of the normal, where caps and joints begin.
    side.line(to: curve.p3 + endDirection.turned * distance)
  }

  /// Lets one part have what is left of the budget, but for what is kept back for `parts` others.
  private func spend(_ budget: inout Int, parts: Int, _ part: (inout Int) -> Void) {
    let given = max(budget / (parts + 1), budget - parts * Self.keptBack)
    var left = given
    part(&left)
    budget -= given - left
  }

  // MARK: Samples

  func frame(_ t: CGFloat) -> Frame {
    let derivative = curve.derivative(at: t)
    let second = curve.secondDerivative(at: t)
    let speed = derivative.length
    let direction =
      t <= 0
      ? startDirection
      : t >= 1
        ? endDirection
        : speed > 0x1p-400 && speed < 0x1p400
          ? CGPoint(x: derivative.x / speed, y: derivative.y / speed)
          : derivative.unit ?? startDirection
    let base = t <= 0 ? curve.p0 : t >= 1 ? curve.p3 : curve.point(at: t)
    let curvature = derivative.cross(second) / (speed * speed * speed)
    guard curvature.isFinite else {
      return Frame(
        point: base + direction.turned * distance, direction: direction, speed: 0, factor: 0)
    }
    let factor = goesBack ? distance * curvature - 1 : 1 - distance * curvature
    let reach = factor < 0 && !goesBack ? 1 / curvature : distance
    return Frame(
      point: base + direction.turned * reach, direction: direction, speed: speed, factor: factor)
  }

  /// Whether the factor of `frame(t)` is negative.
  @inline(__always)
  private func runsBackwards(_ t: CGFloat) -> Bool {
    let derivative = curve.derivative(at: t)
    let speed = derivative.length
    let curvature = derivative.cross(curve.secondDerivative(at: t)) / (speed * speed * speed)
    return curvature.isFinite && 1 - distance * curvature < 0
  }

  /// The parameters where the side turns back, ascending.
  ///
  /// Between them are the ranges of `breaks`, in each of which a few samples tell, since the
  /// curvature goes up and down there at most a few times; they lie closer at both ends, where it
  /// may change within a tiny range.
  private func turningPoints(_ breaks: [CGFloat]) -> [CGFloat] {
    func runsBackwards(_ t: CGFloat) -> Bool {
      // Ends may lack a derivative; just inside says the same.
      self.runsBackwards(min(max(t, 1e-9), 1 - 1e-9))
    }
    var result: [CGFloat] = []
    let steps = breaks.isEmpty ? 24 : 12
    var was = runsBackwards(0)
    var start: CGFloat = 0
    for end in breaks + [1] {
      var before = start
      for i in 1...steps {
        let share = CGFloat(i) / CGFloat(steps)
        let next =
          i == steps
          ? end
          : breaks.isEmpty ? share : start + (end - start) * (share * share * (3 - 2 * share))
        let now = runsBackwards(next)
        if now != was {
          var (low, high) = (before, next)
          for _ in 0..<40 {
            let middle = 0.5 * (low + high)
            if runsBackwards(middle) == was { low = middle } else { high = middle }
          }
          result.append(high)
        }
        was = now
        before = next
      }
      start = end
    }
    return result
  }

  // MARK: Pieces

  /// Appends a stretch where the side runs backwards.
  private func appendFold(
    from t0: CGFloat, to t1: CGFloat, budget: inout Int, to side: inout OpenSegments
  ) {
    guard sweepsFolds else {
      appendEvolute(from: t0, to: t1, budget: &budget, to: &side)
      return
    }
    let first = side.points.count
    spend(&budget, parts: 1) { budget in
      appendEvolute(from: t0, to: t1, budget: &budget, to: &side)
    }
    let evolute = side.points[max(first - 1, 0)...]
    var back = self
    back.goesBack = true
    let (start, end) = (back.frame(t1), back.frame(t0))
    side.line(to: start.point)
    back.fit(t1, start, t0, end, depth: 0, budget: &budget, to: &side)
    side.line(to: end.point)
    for point in evolute { side.line(to: point) }
  }

  /// Appends the evolute in lines: a butt cap may show it.
  private func appendEvolute(
    from t0: CGFloat, to t1: CGFloat, budget: inout Int, to side: inout OpenSegments
  ) {
    // Ends may lack a derivative; just inside says the same.
    let (t0, t1) = (min(max(t0, 1e-9), 1 - 1e-9), min(max(t1, 1e-9), 1 - 1e-9))
    var start = frame(t0).point
    side.line(to: start)
    let steps = 4
    for i in 0..<steps {
      let from = t0 + (t1 - t0) * (CGFloat(i) / CGFloat(steps))
      let to = t0 + (t1 - t0) * (CGFloat(i + 1) / CGFloat(steps))
      let end = frame(to).point
      appendEvolute(from, start, to, end, depth: 0, budget: &budget, to: &side)
      start = end
    }
  }

  private func appendEvolute(
    _ t0: CGFloat, _ start: CGPoint, _ t1: CGFloat, _ end: CGPoint, depth: Int,
    budget: inout Int, to side: inout OpenSegments
  ) {
    budget -= 1
    if depth >= Self.maximumEvoluteDepth || budget < 0 || isNearSamples(t0, start, t1, end) {
      side.line(to: end)
      return
    }
    let middle = 0.5 * (t0 + t1)
    let point = frame(middle).point
    spend(&budget, parts: 1) { budget in
      appendEvolute(t0, start, middle, point, depth: depth + 1, budget: &budget, to: &side)
    }
    appendEvolute(middle, point, t1, end, depth: depth + 1, budget: &budget, to: &side)
  }

  private func fit(
    _ t0: CGFloat, _ start: Frame, _ t1: CGFloat, _ end: Frame, depth: Int, budget: inout Int,
    to side: inout OpenSegments
  ) {
    budget -= 1
    let third = abs(t1 - t0) / 3
    let chord = (end.point - start.point).length
    let startReach = start.speed * max(start.factor, 0) * third
    let endReach = end.speed * max(end.factor, 0) * third
    if depth >= Self.maximumDepth || budget < 0
      || (chord + startReach + endReach <= 0.1 * tolerance)
    {
      side.line(to: end.point)
      return
    }
    if !goesBack, start.factor <= 0, end.factor <= 0, runsBackwardsThroughout(t0, t1) {
      appendFold(from: t0, to: t1, budget: &budget, to: &side)
      return
    }
    let middle = 0.5 * (t0 + t1)
    let frame = frame(middle)
    // Directions that hardly agree cannot be one piece.
    if start.direction.dot(end.direction) > -0.2,
      let candidate = candidate(t0, start, t1, end, startReach, endReach, chord: chord)
    {
      side.cubic(candidate.p1, candidate.p2, candidate.p3)
      return
    }
    spend(&budget, parts: 1) { budget in
      fit(t0, start, middle, frame, depth: depth + 1, budget: &budget, to: &side)
    }
    fit(middle, frame, t1, end, depth: depth + 1, budget: &budget, to: &side)
  }

  /// Whether all samples of a piece that `turningPoints` has not seen run backwards.
  private func runsBackwardsThroughout(_ t0: CGFloat, _ t1: CGFloat) -> Bool {
    for i in 1...Self.sampleCount {
      let t = t0 + (t1 - t0) * (CGFloat(i) / CGFloat(Self.sampleCount + 1))
      if frame(t).factor > 0 { return false }
    }
    return true
  }

  /// Whether a line is near enough to samples at a quarter and at three quarters of `t0...t1`.
  private func isNearQuarters(
    _ t0: CGFloat, _ start: CGPoint, _ t1: CGFloat, _ end: CGPoint
  ) -> Bool {
    isNear(frame(t0 + (t1 - t0) * 0.25).point, start, end)
      && isNear(frame(t0 + (t1 - t0) * 0.75).point, start, end)
  }

  /// Whether a line is near enough to samples over `t0...t1`.
  private func isNearSamples(
    _ t0: CGFloat, _ start: CGPoint, _ t1: CGFloat, _ end: CGPoint
  ) -> Bool {
    isNear(frame(t0 + (t1 - t0) * 0.5).point, start, end) && isNearQuarters(t0, start, t1, end)
  }

  /// Whether a line is near enough to a point of the side.
  @inline(__always)
  private func isNear(_ point: CGPoint, _ start: CGPoint, _ end: CGPoint) -> Bool {
    let step = end - start
    let square = step.dot(step)
    let offset = point - start
    let along = square > 0 ? min(max(offset.dot(step) / square, 0), 1) : 0
    return (offset - step * along).length <= 0.7 * tolerance
  }

  /// The curve that replaces the side over `t0...t1`, or nil where one is not enough.
  private func candidate(
    _ t0: CGFloat, _ start: Frame, _ t1: CGFloat, _ end: Frame, _ firstReach: CGFloat,
    _ lastReach: CGFloat, chord: CGFloat
  ) -> CubicCurve? {
    withUnsafeTemporaryAllocation(of: Frame.self, capacity: Self.sampleCount) { buffer in
      for i in 0..<Self.sampleCount {
        let t = t0 + (t1 - t0) * (CGFloat(i + 1) / CGFloat(Self.sampleCount + 1))
        let sample = frame(t)
        // A turn that is over before the next sample is not seen by them.
        let turn = sample.direction.dot(i == 0 ? start.direction : buffer[i - 1].direction)
        if sample.factor < 0 || turn < 0.9 { return nil }
        (buffer.baseAddress! + i).initialize(to: sample)
      }
      if buffer[Self.sampleCount - 1].direction.dot(end.direction) < 0.9 { return nil }
      var startReach = firstReach
      var endReach = lastReach
      for _ in 0..<3 {
        let candidate = CubicCurve(
          start.point, start.point + start.direction * startReach,
          end.point - end.direction * endReach, end.point)
        let errors = OffsetErrors(
          of: candidate, start.direction, end.direction, against: UnsafeBufferPointer(buffer))
        if errors.largest <= 0.5 * tolerance { return candidate }
        guard errors.largest < 50 * tolerance + 0.02 * chord,
          let (startStep, endStep) = errors.correction
        else { return nil }
        startReach += startStep
        endReach += endStep
        guard startReach >= 0, endReach >= 0, startReach + endReach < 3 * chord else {
          return nil
        }
      }
      return nil
    }
  }
}
