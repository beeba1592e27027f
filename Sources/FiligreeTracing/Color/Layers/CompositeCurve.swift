import FiligreeBase

/// A curve of several segments that can be divided at locations along it.
struct CompositeCurve {
  /// The segments, end to end.
  let segments: [ArcCurves.Segment]
  /// Whether the last one ends where the first begins.
  let isClosed: Bool
  /// Points along the segments, `samples` for each, and the length of the curve up to them.
  private let samplePoints: [SIMD2<Float>]
  private let lengths: [Float]

  /// The number of samples of a segment.
  private static let samples = 16
  /// A location nearer to a segment's end than this is moved there, in pixels.
  private static let least: Float = 0.05

  init(_ segments: [ArcCurves.Segment], isClosed: Bool) {
    (self.segments, self.isClosed) = (segments, isClosed)
    var (samplePoints, lengths): ([SIMD2<Float>], [Float]) = ([], [])
    var length: Float = 0
    for segment in segments {
      var last = segment.start
      for k in 0..<Self.samples {
        let p = segment.point(Float(k) / Float(Self.samples))
        length += last.distance(to: p)
        samplePoints.append(p)
        lengths.append(length)
        last = p
      }
      length += last.distance(to: segment.end)
    }
    if let last = segments.last { samplePoints.append(last.end) }
    lengths.append(length)
    (self.samplePoints, self.lengths) = (samplePoints, lengths)
  }

  /// A location on the curve.
  struct Location: Comparable {
    /// A segment, and the parameter in it: 0…1, where 1 occurs only at the end of an open curve.
    var segment: Int
    var t: Float

    static func < (a: Location, b: Location) -> Bool { (a.segment, a.t) < (b.segment, b.t) }
  }

  /// The approximate length of the whole curve.
  var length: Float { lengths[lengths.count - 1] }

  /// The location nearest to a point, within a window of lengths along the curve, which may exceed one
  /// round of a closed curve; its distance; and the length up to it.
  func nearest(
    to target: SIMD2<Float>, within window: ClosedRange<Float>
  ) -> (location: Location, distance: Float, length: Float)? {
    var best = Float.infinity
    var (at, share, round) = (-1, Float(0), Float(0))
    let last = isClosed ? max((window.upperBound / length).rounded(.down), 0) : 0
    let first = isClosed ? (window.lowerBound / length).rounded(.down) : 0
    // There are no rounds of length 0, and no more than a few.
    guard last.isFinite, first.isFinite, last - first < 4 else { return nil }
    for turn in Int(first)...Int(max(first, last)) {
      let shift = Float(turn) * length
      var i = max(index(of: window.lowerBound - shift) - 1, 0)
      while i + 1 < samplePoints.count, lengths[i] + shift <= window.upperBound {
        defer { i += 1 }
        let (a, chord) = (samplePoints[i], samplePoints[i + 1] - samplePoints[i])
        let square = chord.squaredLength
        let t = square > 0 ? min(max(((target - a) * chord).sum() / square, 0), 1) : 0
        let d = target - a - chord * t
        if d.squaredLength < best { (best, at, share, round) = (d.squaredLength, i, t, shift) }
      }
    }
    guard at >= 0 else { return nil }
    let n = Self.samples
    let (segment, step) = at.quotientAndRemainder(dividingBy: n)
    let t = refine((Float(step) + share) / Float(n), segment, target)
    let along = lengths[at] + share * (lengths[at + 1] - lengths[at]) + round
    let distance = segments[segment].point(t).distance(to: target)
    return (snapped(Location(segment: segment, t: t)), distance, along)
  }

  /// The index of the last sample but one at or before a length, or of the first.
  private func index(of along: Float) -> Int {
    var (low, high) = (0, max(lengths.count - 1, 1))
    while low + 1 < high {
      let middle = (low + high) / 2
      if lengths[middle] <= along { low = middle } else { high = middle }
    }
    return low
  }

  /// The location at a length along the curve, which may exceed one round of a closed curve.
  func location(at along: Float) -> Location {
    var along = along
    while isClosed, along >= length, length > 0 { along -= length }
    let i = index(of: along)
    let span = lengths[i + 1] - lengths[i]
    let share = span > 0 ? min(max((along - lengths[i]) / span, 0), 1) : 0
    let (segment, step) = i.quotientAndRemainder(dividingBy: Self.samples)
    return snapped(Location(segment: segment, t: (Float(step) + share) / Float(Self.samples)))
  }

  /// Newton's steps towards the parameter of the point nearest to a target.
  private func refine(_ guess: Float, _ segment: Int, _ target: SIMD2<Float>) -> Float {
    guard segments[segment].controls != nil else { return guess }
    var t = guess
    let width = 1 / Float(Self.samples)
    for _ in 0..<4 {
      let (d, first, second) = segments[segment].derivatives(t)
      let slope = ((d - target) * first).sum()
      let bend = first.squaredLength + ((d - target) * second).sum()
      guard bend > 0 else { break }
      t = min(max(t - slope / bend, max(guess - width, 0)), min(guess + width, 1))
    }
    return t
  }

  /// Moves a location to a segment's end if it is nearly there.
  private func snapped(_ location: Location) -> Location {
    let (segment, p) = (segments[location.segment], segments[location.segment].point(location.t))
    if location.t < 0.5, segment.start.distance(to: p) < Self.least {
      return Location(segment: location.segment, t: 0)
    }
    guard location.t >= 0.5, segment.end.distance(to: p) < Self.least else { return location }
    if location.segment + 1 < segments.count {
      return Location(segment: location.segment + 1, t: 0)
    }
    // The end of a closed curve is its beginning.
    return isClosed ? Location(segment: 0, t: 0) : Location(segment: location.segment, t: 1)
  }

  /// The beginning and the end.
  var start: Location { Location(segment: 0, t: 0) }
  var end: Location { Location(segment: segments.count - 1, t: 1) }

  /// The point at a location.
  func point(_ location: Location) -> SIMD2<Float> {
    segments[location.segment].exactPart(from: 0, to: location.t).end
  }

  /// The parts from one location to a later one; on a closed curve also around to an earlier one or the
  /// same.
  func part(from: Location, to: Location) -> [ArcCurves.Part] {
    var result: [ArcCurves.Part] = []
    func add(_ i: Int, _ a: Float, _ b: Float) {
      guard a < b else { return }
      result.append(
        ArcCurves.Part(
          segment: segments[i].exactPart(from: a, to: b),
          source: Int32(truncatingIfNeeded: i), from: a,
          to: b))
    }
    if from < to {
      if from.segment == to.segment {
        add(from.segment, from.t, to.t)
      } else {
        add(from.segment, from.t, 1)
        for i in (from.segment + 1)..<to.segment { add(i, 0, 1) }
        add(to.segment, 0, to.t)
      }
    } else {
      add(from.segment, from.t, 1)
      for i in (from.segment + 1)..<max(segments.count, from.segment + 1) { add(i, 0, 1) }
      for i in 0..<to.segment { add(i, 0, 1) }
      add(to.segment, 0, to.t)
    }
    return result
  }
}
