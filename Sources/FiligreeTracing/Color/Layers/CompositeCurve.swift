/// A curve of several pieces that can be cut at places along it.
struct CompositeCurve {
  /// The pieces, end to end.
  let segments: [ArcCurves.Segment]
  /// Whether the last one ends where the first begins.
  let isClosed: Bool
  /// Points along each piece, `samples` to a piece, and how far along the curve they are.
  private let samplePoints: [SIMD2<Float>]
  private let lengths: [Float]

  /// Steps along a piece that are looked at.
  private static let samples = 16
  /// A cut nearer than this to a piece's end is there.
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

  /// A place on the curve.
  struct Location: Comparable {
    /// A piece, and the parameter in it: 0…1, and 1 for the end of the last one of an open curve alone.
    var segment: Int
    var t: Float

    static func < (a: Location, b: Location) -> Bool { (a.segment, a.t) < (b.segment, b.t) }
  }

  /// The whole curve's length, about.
  var length: Float { lengths[lengths.count - 1] }

  /// Where the curve comes nearest to a place, as far along it as `window` says, around a closed one on and
  /// on; how near; and how far along.
  func nearest(
    to target: SIMD2<Float>, within window: ClosedRange<Float>
  ) -> (location: Location, distance: Float, length: Float)? {
    var best = Float.infinity
    var (at, share, round) = (-1, Float(0), Float(0))
    let last = isClosed ? max((window.upperBound / length).rounded(.down), 0) : 0
    let first = isClosed ? (window.lowerBound / length).rounded(.down) : 0
    // Rounds of no length, or more than a few, there are not.
    guard last.isFinite, first.isFinite, last - first < 4 else { return nil }
    for turn in Int(first)...Int(max(first, last)) {
      let shift = Float(turn) * length
      var i = max(index(of: window.lowerBound - shift) - 1, 0)
      while i + 1 < samplePoints.count, lengths[i] + shift <= window.upperBound {
        defer { i += 1 }
        let (a, chord) = (samplePoints[i], samplePoints[i + 1] - samplePoints[i])
        let square = (chord * chord).sum()
        let t = square > 0 ? min(max(((target - a) * chord).sum() / square, 0), 1) : 0
        let d = target - a - chord * t
        if (d * d).sum() < best { (best, at, share, round) = ((d * d).sum(), i, t, shift) }
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

  /// The last of the places but one that is no farther along the curve, or the first.
  private func index(of along: Float) -> Int {
    var (low, high) = (0, max(lengths.count - 1, 1))
    while low + 1 < high {
      let middle = (low + high) / 2
      if lengths[middle] <= along { low = middle } else { high = middle }
    }
    return low
  }

  /// The place so far along the curve, around a closed one on and on.
  func location(at along: Float) -> Location {
    var along = along
    while isClosed, along >= length, length > 0 { along -= length }
    let i = index(of: along)
    let span = lengths[i + 1] - lengths[i]
    let share = span > 0 ? min(max((along - lengths[i]) / span, 0), 1) : 0
    let (segment, step) = i.quotientAndRemainder(dividingBy: Self.samples)
    return snapped(Location(segment: segment, t: (Float(step) + share) / Float(Self.samples)))
  }

  /// Newton's steps towards the parameter whose point is nearest to a place.
  private func refine(_ guess: Float, _ segment: Int, _ target: SIMD2<Float>) -> Float {
    guard segments[segment].controls != nil else { return guess }
    var t = guess
    let width = 1 / Float(Self.samples)
    for _ in 0..<4 {
      let (d, first, second) = segments[segment].derivatives(t)
      let slope = ((d - target) * first).sum()
      let bend = (first * first).sum() + ((d - target) * second).sum()
      guard bend > 0 else { break }
      t = min(max(t - slope / bend, max(guess - width, 0)), min(guess + width, 1))
    }
    return t
  }

  /// A cut that is at a piece's end if it is all but there.
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

  /// The point of a cut.
  func point(_ location: Location) -> SIMD2<Float> {
    segments[location.segment].exactPart(from: 0, to: location.t).end
  }

  /// The pieces from one cut to a later one, or around to an earlier one or the same if the curve is closed.
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
