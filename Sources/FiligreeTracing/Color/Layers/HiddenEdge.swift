import FiligreeBase

/// The edge of a face where it goes on under another one, which is drawn later.
///
/// A renderer blends the edges of two shapes with what is beneath, so that two that merely meet let the background
/// through. So the lower one's edge is moved to beneath the upper one, by half the diagonal of a pixel. Its
/// ends stay, so that it does not show beside the upper face. Where a moved edge runs into itself, that lies beneath the
/// upper face too, and by the nonzero rule it is filled as well.
struct HiddenEdge {
  /// How far the edge is moved, in pixels.
  private static let reach: Float = 0.7
  /// The length along which the move grows at the ends of curves, in pixels: at angles of 45° and more the edge
  /// stays under the upper face.
  private static let taper: Float = 1
  /// Shorter segments, in pixels, are left out: they have no certain direction.
  private static let leastLength: Float = 0.5
  /// The cosine from which on segments turn back.
  private static let mostBackward: Float = -0.5
  /// A segment that turns back at one end alone is a spike's side if it is as long, in pixels; one that does at both ends
  /// runs back unless it is longer than those beside it.
  private static let leastReturn: Float = 3
  /// Shorter arms of control points, in pixels, have no certain direction either.
  private static let leastArm: Float = 0.1
  /// How often a curve is halved at most before it is moved.
  private static let mostHalvings = 2
  /// How much farther a joint may be moved so that the segments on both sides of it go by one `reach`.
  private static let mostMiter: Float = 2

  /// The common edge, which is moved to the right.
  private let edge: [ArcCurves.Segment]
  /// Whether it is a ring, without ends.
  private let isClosed: Bool
  /// Whether there are to be lines alone.
  private let isPolygon: Bool
  /// Whether a segment runs back along others, so that it is not certain which of its sides is under the upper face.
  private let isReturn: [Bool]

  /// Creates an edge from segments, end to end, with the upper face on their right, and those before and after them.
  init(
    _ segments: [ArcCurves.Segment], after first: ArcCurves.Segment?,
    before last: ArcCurves.Segment?, isClosed: Bool, isPolygon: Bool
  ) {
    var edge: [ArcCurves.Segment] = []
    for var segment in segments where segment.length >= Self.leastLength {
      if let last = edge.last { segment.start = last.end }
      edge.append(segment)
    }
    if let first = segments.first, let last = segments.last {
      if edge.isEmpty {
        edge = [ArcCurves.Segment(start: first.start, controls: nil, end: last.end)]
      }
      edge[0].start = first.start
      edge[edge.count - 1].end = last.end
    }
    (self.edge, self.isClosed, self.isPolygon) = (edge, isClosed, isPolygon)
    let before = isClosed ? edge.last : first
    let after = isClosed ? edge.first : last
    isReturn = edge.indices.map { i in
      guard let previous = i > 0 ? edge[i - 1] : before,
        let next = i + 1 < edge.count ? edge[i + 1] : after
      else { return false }
      let length = edge[i].length
      let turns = (Self.turnsBack(previous, edge[i]), Self.turnsBack(edge[i], next))
      return turns.0 && turns.1 && length <= previous.length && length <= next.length
        || (turns.0 || turns.1) && length < Self.leastReturn
    }
  }

  private static func turnsBack(_ a: ArcCurves.Segment, _ b: ArcCurves.Segment) -> Bool {
    normal(a, atStart: false).dot(normal(b, atStart: true)) < mostBackward
  }

  /// Calls `body` for the segments of the moved edge.
  func forEachSegment(_ body: (ArcCurves.Segment) -> Void) {
    if isReturn.contains(true) { return forEachAlone(body) }
    for (i, segment) in edge.enumerated() {
      let (isFirst, isLast) = (!isClosed && i == 0, !isClosed && i == edge.count - 1)
      let a = isFirst ? .zero : joint(before: i).after
      let (b, c) = isLast ? (.zero, .zero) : joint(before: (i + 1) % edge.count)
      move(segment, a, b, from: isFirst, to: isLast, body)
      if b != c {
        body(ArcCurves.Segment(start: segment.end + b, controls: nil, end: segment.end + c))
      }
    }
  }

  /// Moves segments between their own ends, which stay, where some run back; those stay altogether.
  private func forEachAlone(_ body: (ArcCurves.Segment) -> Void) {
    for (segment, isReturn) in zip(edge, isReturn) {
      if isReturn || segment.length < Self.leastReturn {
        body(segment)
      } else {
        move(segment, .zero, .zero, from: true, to: true, body)
      }
    }
  }

  /// Calls `body` for what becomes of a segment whose ends are moved; at an end of the edge the move grows from nothing.
  private func move(
    _ segment: ArcCurves.Segment, _ a: SIMD2<Float>, _ b: SIMD2<Float>, from isFirst: Bool,
    to isLast: Bool, _ body: (ArcCurves.Segment) -> Void
  ) {
    let length = segment.length
    if !isFirst, !isLast {
      move(segment, a, b, body)
    } else if !isPolygon, segment.controls == nil || length < 2 * Self.taper {
      // Leaves the ends across, and is farthest in the middle, where 3/4 of this is left.
      let bend = Self.normal(segment, atStart: true) * (Self.reach * 4 / 3 * min(length / 2, 1))
      body(
        ArcCurves.Segment(
          start: segment.start + a,
          controls: (segment.start + (isFirst ? bend : a), segment.end + (isLast ? bend : b)),
          end: segment.end + b))
    } else if length > 0 {
      let share = min(Self.taper / length, 1 / 3)
      let middle = segment.part(from: isFirst ? share : 0, to: isLast ? 1 - share : 1)
      let first = isFirst ? Self.normal(middle, atStart: true) * Self.reach : a
      let last = isLast ? Self.normal(middle, atStart: false) * Self.reach : b
      if isFirst {
        body(
          ArcCurves.Segment(start: segment.start, controls: nil, end: middle.start + first))
      }
      move(middle, first, last, body)
      if isLast {
        body(ArcCurves.Segment(start: middle.end + last, controls: nil, end: segment.end))
      }
    }
  }

  /// Calls `body` for a segment whose ends are moved, and the legs of its control polygon by `reach`.
  ///
  /// The method is that of W. Tiller and E. Hanson (1984). Of legs that turn sharply, as those of an S do, one cannot be moved with
  /// both others: where that leaves a part of the curve on the wrong side of it, each half is moved.
  private func move(
    _ segment: ArcCurves.Segment, _ a: SIMD2<Float>, _ b: SIMD2<Float>,
    halvings: Int = mostHalvings, _ body: (ArcCurves.Segment) -> Void
  ) {
    var moved = ArcCurves.Segment(start: segment.start + a, controls: nil, end: segment.end + b)
    guard let (c1, c2) = segment.controls else { return body(moved) }
    let (first, last) = (
      Self.normal(segment, atStart: true), Self.normal(segment, atStart: false)
    )
    let leg = c2 - c1
    let middle =
      leg.length > Self.leastArm
      ? Self.right(of: leg) : Self.right(of: segment.end - segment.start)
    moved.controls = (c1 + Self.miter(first, middle).0, c2 + Self.miter(middle, last).1)
    guard halvings > 0, min(first.dot(middle), middle.dot(last)) < Self.mostBackward,
      !Self.isRight(moved, of: segment)
    else { return body(moved) }
    let halves = (segment.part(from: 0, to: 0.5), segment.part(from: 0.5, to: 1))
    let joint = Self.normal(halves.0, atStart: false) * Self.reach
    move(halves.0, a, joint, halvings: halvings - 1, body)
    move(halves.1, joint, b, halvings: halvings - 1, body)
  }

  /// Whether three points within a moved curve are to the right of those of the curve that was moved.
  private static func isRight(
    _ moved: ArcCurves.Segment, of segment: ArcCurves.Segment
  ) -> Bool {
    let parameters: [Float] = [0.25, 0.5, 0.75]
    return parameters.allSatisfy { t in
      let part = segment.part(from: 0, to: t)
      return (moved.part(from: 0, to: t).end - part.end).dot(normal(part, atStart: false)) > 0
    }
  }

  /// How a joint of lines with two normals is moved, from the one line's end and the other's start: in one way, or apart
  /// where they turn sharply.
  private static func miter(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>
  ) -> (SIMD2<Float>, SIMD2<Float>) {
    let sum = a + b
    // For unit vectors that is 1 + a · b, twice the square of the cosine of half the turn.
    let square = sum.squaredLength / 2
    guard square * mostMiter * mostMiter > 2 else { return (a * reach, b * reach) }
    let miter = sum / square * reach
    return (miter, miter)
  }

  /// How the ends of the segments before and after a joint are moved.
  private func joint(before i: Int) -> (before: SIMD2<Float>, after: SIMD2<Float>) {
    let before = edge[(i + edge.count - 1) % edge.count]
    return Self.miter(Self.normal(before, atStart: false), Self.normal(edge[i], atStart: true))
  }

  /// The unit vector to the right of a segment at one of its ends.
  private static func normal(_ segment: ArcCurves.Segment, atStart: Bool) -> SIMD2<Float> {
    let (c1, c2) = segment.controls ?? (segment.end, segment.start)
    let candidates =
      atStart
      ? [c1 - segment.start, c2 - segment.start, segment.end - segment.start]
      : [segment.end - c2, segment.end - c1, segment.end - segment.start]
    return right(of: candidates.first { $0.length > leastArm } ?? candidates[2])
  }

  /// The unit vector to the right of a direction.
  private static func right(of d: SIMD2<Float>) -> SIMD2<Float> {
    let length = d.length
    return length > 0 ? SIMD2(-d.y, d.x) / length : .zero
  }
}
