import FiligreeBase
import FiligreePaths

/// The curves of all arcs, each drawn once, in one array.
struct ArcCurves {
  /// Where each arc's points begin in `points`: its start, then one point for a line and three for a
  /// cubic; one more than there are arcs.
  private var pointStarts: [Int32] = [0]
  /// Where each arc's segments begin in `isCubic`.
  private var segmentStarts: [Int32] = [0]
  private var points: [SIMD2<Float>] = []
  private var isCubic: [Bool] = []
  /// The segments of which arcs have parts, where several arcs share one.
  private var sources: [Segment] = []
  /// For each segment the part of a shared one that it is; it may end after the last part.
  private var origins: [Origin] = []

  /// How many segments an arc has.
  func segmentCount(_ arc: Int) -> Int { Int(segmentStarts[arc + 1] - segmentStarts[arc]) }

  /// Whether any segment is a part of a shared one.
  var hasParts: Bool { !sources.isEmpty }

  /// The shared segment that a segment is a part of.
  private struct Origin {
    /// The index of the shared segment, or −1 for a segment of its own.
    var source: Int32 = -1
    /// The parameters of the part's ends.
    var (from, to): (Float, Float) = (0, 1)
  }

  /// A part of a shared segment.
  struct Part {
    var segment: Segment
    /// The shared segment's index, or −1.
    var source: Int32
    /// The parameters of the part's ends: falling if it runs along the shared segment backwards.
    var from: Float
    var to: Float

    /// The same from its end to its start.
    var reversed: Part { Part(segment: segment.reversed, source: source, from: to, to: from) }
  }

  /// Adds shared segments; returns the first one's index.
  mutating func add(_ more: [Segment]) -> Int32 {
    sources += more
    return Int32(truncatingIfNeeded: sources.count - more.count)
  }

  /// Adds a part of a shared segment to the arc.
  mutating func append(_ part: Part) {
    let segment = part.segment
    if let (c1, c2) = segment.controls {
      cubic(c1, c2, segment.end)
    } else {
      line(segment.end)
    }
    guard part.source >= 0 else { return }
    while origins.count < isCubic.count { origins.append(Origin()) }
    origins[isCubic.count - 1] = Origin(source: part.source, from: part.from, to: part.to)
  }

  /// Calls `body` for the segments along sides, end to end, or a loop of them, joining parts of one shared
  /// segment.
  func forEachJoined(
    around sides: some Sequence<Int32>, isClosed: Bool, _ body: (Segment) -> Void
  ) {
    guard hasParts else {
      for side in sides { forEach(Int(side), body) }
      return
    }
    var parts: [Part] = []
    for side in sides { forEachPart(Int(side)) { parts.append($0) } }
    func goesOn(_ a: Part, _ b: Part) -> Bool {
      a.source >= 0 && a.source == b.source && a.to == b.from && (a.from < a.to) == (b.from < b.to)
    }
    // Starts at the beginning where nothing is joined, else where a part begins that is not joined.
    let n = parts.count
    let first =
      isClosed ? (0..<n).first { !goesOn(parts[($0 + n - 1) % n], parts[$0]) } ?? 0 : 0
    var i = 0
    while i < n {
      var part = parts[(first + i) % n]
      var count = 1
      while i + count < n, goesOn(part, parts[(first + i + count) % n]) {
        part.to = parts[(first + i + count) % n].to
        count += 1
      }
      if count > 1 {
        part.segment = sources[Int(part.source)].exactPart(from: part.from, to: part.to)
      }
      body(part.segment)
      i += count
    }
  }

  /// Begins the next arc at a point.
  mutating func begin(_ start: SIMD2<Float>) { points.append(start) }

  /// Adds a line to the arc.
  mutating func line(_ end: SIMD2<Float>) {
    points.append(end)
    isCubic.append(false)
  }

  /// Adds a cubic to the arc.
  mutating func cubic(_ c1: SIMD2<Float>, _ c2: SIMD2<Float>, _ end: SIMD2<Float>) {
    points.append(c1)
    points.append(c2)
    points.append(end)
    isCubic.append(true)
  }

  /// Adds an arc that is a fitted curve.
  mutating func append(_ curve: FittedCurve) {
    begin(SIMD2(curve.start))
    for segment in curve.segments {
      switch segment {
      case .line(let end): line(SIMD2(end))
      case .cubic(let c1, let c2, let end): cubic(SIMD2(c1), SIMD2(c2), SIMD2(end))
      }
    }
    end()
  }

  /// Ends the arc.
  mutating func end() {
    pointStarts.append(Int32(truncatingIfNeeded: points.count))
    segmentStarts.append(Int32(truncatingIfNeeded: isCubic.count))
  }

  /// One line or cubic of an arc.
  struct Segment {
    var start: SIMD2<Float>
    /// Nil for a line.
    var controls: (SIMD2<Float>, SIMD2<Float>)?
    var end: SIMD2<Float>

    /// The same from its end to its start.
    var reversed: Segment {
      Segment(start: end, controls: controls.map { ($0.1, $0.0) }, end: start)
    }

    /// The part from `from` to `to`, parameters in 0…1, by de Casteljau's algorithm.
    func part(from: Float, to: Float) -> Segment {
      guard let (c1, c2) = controls else {
        return Segment(
          start: start + (end - start) * from, controls: nil, end: start + (end - start) * to)
      }
      func blossom(_ a: Float, _ b: Float, _ c: Float) -> SIMD2<Float> {
        func mix(_ p: SIMD2<Float>, _ q: SIMD2<Float>, _ t: Float) -> SIMD2<Float> {
          p + (q - p) * t
        }
        let (p, q, r) = (mix(start, c1, a), mix(c1, c2, a), mix(c2, end, a))
        return mix(mix(p, q, b), mix(q, r, b), c)
      }
      return Segment(
        start: blossom(from, from, from),
        controls: (blossom(from, from, to), blossom(from, to, to)), end: blossom(to, to, to))
    }

    /// Calls `body` with the ends of lines that are as near to the segment as `tolerance`.
    func flattened(within tolerance: Float, _ body: (SIMD2<Float>) -> Void) {
      guard let (c1, c2) = controls else { return body(end) }
      // A cubic divided into n is at most 3/4 of its largest second difference, over n², from its
      // chords.
      let (d1, d2) = (start - 2 * c1 + c2, c1 - 2 * c2 + end)
      let most = max(d1.squaredLength, d2.squaredLength).squareRoot()
      var count: Float = 1
      while count < 64, 0.75 * most > tolerance * count * count { count += 1 }
      var k: Float = 1
      while k < count {
        body(point(k / count))
        k += 1
      }
      body(end)
    }

    /// The approximate length: the mean of the chord and the control polygon.
    var length: Float {
      let chord = start.distance(to: end)
      guard let (c1, c2) = controls else { return chord }
      return (chord + start.distance(to: c1) + c1.distance(to: c2) + c2.distance(to: end)) / 2
    }
  }

  /// Calls `body` for each segment of a side of an arc, in the side's order.
  func forEach(_ side: Int, _ body: (Segment) -> Void) {
    forEachIndex(side) { body($1) }
  }

  /// Calls `body` for each segment of a side of an arc, in the side's order, as a part.
  private func forEachPart(_ side: Int, _ body: (Part) -> Void) {
    forEachIndex(side) { index, segment in
      let origin = index < origins.count ? origins[index] : Origin()
      let isForward = side & 1 == 0
      body(
        Part(
          segment: segment, source: origin.source, from: isForward ? origin.from : origin.to,
          to: isForward ? origin.to : origin.from))
    }
  }

  /// Calls `body` for each segment of a side of an arc, in the side's order, with its index.
  @inline(__always)
  private func forEachIndex(_ side: Int, _ body: (Int, Segment) -> Void) {
    let arc = side >> 1
    let indices = Int(segmentStarts[arc])..<Int(segmentStarts[arc + 1])
    if side & 1 == 0 {
      var p = Int(pointStarts[arc])
      for s in indices {
        if isCubic[s] {
          body(
            s,
            Segment(start: points[p], controls: (points[p + 1], points[p + 2]), end: points[p + 3]))
          p += 3
        } else {
          body(s, Segment(start: points[p], controls: nil, end: points[p + 1]))
          p += 1
        }
      }
    } else {
      var p = Int(pointStarts[arc + 1]) - 1
      for s in indices.reversed() {
        if isCubic[s] {
          body(
            s,
            Segment(start: points[p], controls: (points[p - 1], points[p - 2]), end: points[p - 3]))
          p -= 3
        } else {
          body(s, Segment(start: points[p], controls: nil, end: points[p - 1]))
          p -= 1
        }
      }
    }
  }
}

extension ArcCurves.Segment {
  /// The point at a parameter, 0…1.
  func point(_ t: Float) -> SIMD2<Float> {
    let s = 1 - t
    guard let (c1, c2) = controls else { return start * s + end * t }
    return start * (s * s * s) + c1 * (3 * s * s * t) + c2 * (3 * s * t * t) + end * (t * t * t)
  }

  /// The part from `from` to `to`, whose ends are exactly this segment's for 0 and 1; in either
  /// direction.
  func exactPart(from: Float, to: Float) -> Self {
    var result = part(from: from, to: to)
    if from == 0 || from == 1 { result.start = from == 0 ? start : end }
    if to == 0 || to == 1 { result.end = to == 0 ? start : end }
    return result
  }

  /// The point at a parameter, and its first and second derivatives.
  func derivatives(_ t: Float) -> (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>) {
    guard let (c1, c2) = controls else { return (point(t), end - start, .zero) }
    let s = 1 - t
    let (a, b, c) = (c1 - start, c2 - c1, end - c2)
    return (
      point(t), 3 * (a * (s * s) + b * (2 * s * t) + c * (t * t)),
      6 * ((b - a) * s + (c - b) * t)
    )
  }
}

extension SIMD2<Float> {
  /// The distance to another point.
  func distance(to other: Self) -> Float {
    let d = self - other
    return d.length
  }
}
