import CFiligreePaths
import FiligreeBase

/// The curve of a symmetric outline: that of its part, and its images.
struct SymmetricFit {
  let outline: SymmetricOutline
  let fitter: CurveFitter
  /// The curve of the outline by itself, whose corners on the axes are corners here as well.
  let plain: FittedCurve
  /// The whole outline, prepared for fitting, and the number of lines of its part.
  private let closed: FitPolyline
  private let count: Int

  /// The largest distance of a corner from the end of the part whose corner it is, in pixels.
  private static let cornerReach = 1.6
  /// The smallest distance of a smooth joint from the part's ends, in pixels.
  private static let jointGap = 1.0

  init(_ outline: SymmetricOutline, _ fitter: CurveFitter, plain: FittedCurve) {
    (self.outline, self.fitter, self.plain) = (outline, fitter, plain)
    closed = FitPolyline(outline.points, isClosed: true)
    count = outline.part.count - 1
  }

  /// The curve, if it has no more segments or no more numbers than the plain one; nil where there is none.
  func curve() -> FittedCurve? {
    let breakPoints = BreakPointFinder(closed, fitter).find()
    if let axes = outline.axes {
      guard
        let part = part(
          from: 0, breakPoints, end(0, axes.0, breakPoints), end(count, axes.1, breakPoints))
      else { return nil }
      return mirrored(part, axes)
    }
    guard let first = start(breakPoints) else { return nil }
    var last = first
    let turn = outline.rotation(1)
    last.index += count
    last.position = turn(first.position)
    last.corner = turn(first.corner)
    last.direction = turn(first.direction)
    guard let part = part(from: first.index, breakPoints, first, last),
      isShortEnough(part.curve.segments)
    else { return nil }
    return repeated(part.curve.start, part.curve.segments)
  }

  /// Whether a curve whose unit has these segments has no more of them than the plain curve, or no more numbers.
  ///
  /// The lines of a star are more than the cubics with which the plain curve may lead around its small corners, and are written with less.
  private func isShortEnough(_ unit: [FittedCurve.Segment]) -> Bool {
    func numbers(_ segments: [FittedCurve.Segment]) -> Int {
      segments.reduce(0) { $0 + ($1.isCubic ? 6 : 2) }
    }
    let order = outline.symmetry.order
    return unit.count * order <= plain.segments.count
      || numbers(unit) * order <= numbers(plain.segments)
  }

  // MARK: The part

  /// A part's curve and what it may have been divided at.
  private struct Part {
    var curve: FittedCurve
    var breakPoints: [BreakPoint]
  }

  /// Fits the part that begins at a point of the outline.
  private func part(
    from begin: Int, _ breakPoints: [BreakPoint], _ first: BreakPoint, _ last: BreakPoint
  ) -> Part? {
    let end = begin + count
    var inner: [BreakPoint] = []
    for round in 0...1 {
      for var breakPoint in breakPoints {
        breakPoint.index += round * closed.count
        guard breakPoint.index > begin, breakPoint.index < end else { continue }
        let away = min(
          closed.lengths[breakPoint.index] - closed.lengths[begin],
          closed.lengths[end] - closed.lengths[breakPoint.index])
        let isBeside = away < SymmetricFit.jointGap && !breakPoint.isMandatory
        let nearest =
          breakPoint.index - begin < end - breakPoint.index ? first : last
        let isSame = !nearest.canBeSmooth && away < SymmetricFit.cornerReach
        if !isBeside, !isSame { inner.append(breakPoint) }
      }
    }
    var own = ([first] + inner + [last])
    for i in own.indices {
      own[i].index = i == 0 ? 0 : i == own.count - 1 ? count : own[i].index - begin
    }
    let open = FitPolyline(Array(closed.points[begin...end]), isClosed: false)
    let curve = fitter.fit(open, own)
    return curve.segments.isEmpty ? nil : Part(curve: curve, breakPoints: own)
  }

  /// The break point of an end of the part that lies on an axis: a corner on it, or a joint across it.
  private func end(_ index: Int, _ axis: SIMD2<Double>, _ breakPoints: [BreakPoint]) -> BreakPoint {
    let point = closed.points[index]
    let near = breakPoints.filter {
      let away = abs(closed.lengths[$0.index] - closed.lengths[index])
      return min(away, closed.length - away) <= SymmetricFit.cornerReach && $0.canBeCorner
    }
    let corner = near.min {
      let (a, b) = ($0.corner - point, $1.corner - point)
      return ($0.isMandatory ? 0 : 1, a.squaredLength) < ($1.isMandatory ? 0 : 1, b.squaredLength)
    }
    var result = BreakPoint(index: index, position: point, corner: point)
    if let corner, corner.isMandatory || !corner.canBeSmooth || hasCorner(near: point) {
      result.corner = axis * axis.dot(corner.corner)
      result.canBeCorner = true
      result.canBeSmooth = false
      return result
    }
    // Half-way into the second round there are points on both sides.
    let length = closed.lengths[index == 0 ? closed.count : index]
    let reach = min(fitter.reach, 0.2 * closed.length)
    let smooth = closed.parabola(at: length, reach: reach).position
    let away = axis * axis.dot(smooth) - point
    let limit = fitter.traits.jointShare * fitter.tolerance
    let distance = away.length
    result.position = point + (distance > limit ? away * (limit / distance) : away)
    let across = SIMD2(-axis.y, axis.x)
    let ahead = index == 0 ? closed.points[1] - point : point - closed.points[index - 1]
    result.direction = ahead.dot(across) < 0 ? -across : across
    return result
  }

  /// Whether the plain curve has a corner near a point.
  private func hasCorner(near point: SIMD2<Double>) -> Bool {
    let reach = SymmetricFit.cornerReach * SymmetricFit.cornerReach
    let cosine = BreakPointFinder.cosine(min(max(fitter.cornerAngle, 0), 180))
    var begin = plain.start
    var directions: [(start: SIMD2<Double>, out: SIMD2<Double>, into: SIMD2<Double>)] = []
    for segment in plain.segments {
      let end = segment.end
      var (out, into) = (end - begin, end - begin)
      if case .cubic(let c1, let c2, _) = segment {
        if c1 != begin { out = c1 - begin }
        if c2 != end { into = end - c2 }
      }
      directions.append((begin, out, into))
      begin = end
    }
    for (i, own) in directions.enumerated() where (own.start - point).squaredLength <= reach {
      let before = directions[i > 0 ? i - 1 : directions.count - 1].into
      let size = before.length * own.out.length
      if before.dot(own.out) < cosine * size { return true }
    }
    return false
  }

  /// The break point at which an outline without axes is divided: a corner, or one where the plain curve is divided.
  private func start(_ breakPoints: [BreakPoint]) -> BreakPoint? {
    let nodes = plain.corners
    func off(_ breakPoint: BreakPoint) -> Double {
      nodes.map { ($0 - breakPoint.position).squaredLength }.min() ?? .infinity
    }
    let corners = breakPoints.filter { $0.canBeCorner && ($0.isMandatory || !$0.canBeSmooth) }
    let candidates =
      corners.isEmpty
      ? breakPoints.filter { $0.canBeSmooth && $0.direction != .zero } : corners
    guard var best = candidates.min(by: { off($0) < off($1) }) else { return nil }
    best.canBeCorner = !corners.isEmpty
    best.canBeSmooth = corners.isEmpty
    return best
  }

  // MARK: Images

  /// The curve whose unit is a part and its mirror image.
  private func mirrored(_ part: Part, _ axes: (SIMD2<Double>, SIMD2<Double>)) -> FittedCurve? {
    let segments = part.curve.segments
    let starts = [part.curve.start] + segments.dropLast().map(\.end)
    let n = segments.count
    let (first, last) = (PlaneTurn.mirror(axes.0), PlaneTurn.mirror(axes.1))
    // Where a line goes on across an axis, it is one.
    var before: FittedCurve.Segment?
    var after: FittedCurve.Segment?
    let isSmooth = (
      part.breakPoints[0].canBeSmooth, part.breakPoints[part.breakPoints.count - 1].canBeSmooth
    )
    if n > 1 || !isSmooth.1, isSmooth.0, !segments[0].isCubic {
      before = .line(to: segments[0].end)
    }
    if n > 1 || before == nil, isSmooth.1, !segments[n - 1].isCubic {
      after = .line(to: last(starts[n - 1]))
    }
    var own: Int { 2 * n - (before == nil ? 0 : 1) - (after == nil ? 0 : 1) }
    let order = outline.symmetry.order
    let most = plain.segments.count
    // A curve across an axis needs no node there; it has one as long as there are no more than in the plain curve.
    if own * order > most, n > 1, before == nil, isSmooth.0 {
      before = crossing(part, at: 0, segments[0].end, first)
    }
    if own * order > most, n > 1, after == nil, isSmooth.1 {
      after = crossing(part, at: count, starts[n - 1], last)
    }
    guard own * order > 1 else { return nil }
    let inner = (before == nil ? 0 : 1)..<(after == nil ? n : n - 1)
    guard inner.lowerBound <= inner.upperBound else { return nil }
    let start = before == nil ? part.curve.start : first(segments[0].end)
    var unit = [before].compactMap { $0 } + segments[inner]
    if let after { unit.append(after) }
    for i in inner.reversed() {
      let end = last(starts[i])
      switch segments[i] {
      case .line: unit.append(.line(to: end))
      case .cubic(let c1, let c2, _): unit.append(.cubic(last(c2), last(c1), to: end))
      }
    }
    return isShortEnough(unit) ? repeated(start, unit) : nil
  }

  /// One cubic across an axis, in place of two that meet there; nil if there is none within the tolerance.
  private func crossing(
    _ part: Part, at index: Int, _ joint: SIMD2<Double>, _ mirror: PlaneTurn
  ) -> FittedCurve.Segment? {
    guard
      let own = part.breakPoints.first(where: {
        $0.index != index
          && ($0.canBeSmooth && $0.position == joint || $0.canBeCorner && $0.corner == joint)
      })
    else { return nil }
    var near = own
    near.canBeSmooth = own.canBeSmooth && own.position == joint
    near.canBeCorner = !near.canBeSmooth
    if near.canBeCorner { near.direction = .zero }
    var far = near
    far.position = mirror(near.position)
    far.corner = mirror(near.corner)
    far.direction = -mirror(near.direction)
    let isFirst = index == 0
    let reach = isFirst ? own.index : count - own.index
    let middle = isFirst ? closed.count : count
    guard reach > 0, middle + reach < closed.points.count, middle >= reach else { return nil }
    let stretch = Array(closed.points[(middle - reach)...(middle + reach)])
    var (begin, end) = isFirst ? (far, near) : (near, far)
    (begin.index, end.index) = (0, stretch.count - 1)
    let curve = fitter.fit(FitPolyline(stretch, isClosed: false), [begin, end])
    guard curve.segments.count == 1, case .cubic(let c1, let c2, let to) = curve.segments[0] else {
      return nil
    }
    let arm = (c2 + mirror(c1)) / 2
    return .cubic(mirror(arm), arm, to: to)
  }

  /// A unit and its rotations.
  private func repeated(_ start: SIMD2<Double>, _ unit: [FittedCurve.Segment]) -> FittedCurve {
    let order = outline.symmetry.order
    var segments: [FittedCurve.Segment] = []
    segments.reserveCapacity(order * unit.count)
    for k in 0..<order {
      let turn = outline.rotation(k)
      let next = k + 1 < order ? outline.rotation(k + 1)(start) : start
      for (i, segment) in unit.enumerated() {
        let image = turn(segment)
        guard i == unit.count - 1 else {
          segments.append(image)
          continue
        }
        switch image {
        case .line: segments.append(.line(to: next))
        case .cubic(let c1, let c2, _): segments.append(.cubic(c1, c2, to: next))
        }
      }
    }
    return FittedCurve(start: start, segments: segments, isClosed: true).leveled
  }
}
