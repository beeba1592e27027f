import Foundation

/// All that is within the distance of an outline, put together from short stretches of it.
///
/// Where an outline turns many times within the distance, the strips along it lie over one another many
/// times deep, and each crosses all others: n segments have n² crossings. But the strip of a stretch,
/// once it is one area, has an edge of no more pieces than the stretch has segments, and the edges of
/// two such areas cross no more often than that (K. Kedem, R. Livne, J. Pach, M. Sharir 1986). So
/// stretches are united by eights, and what comes out by eights again: n log² n.
///
/// The strips go to both sides of the outline. On the far side that changes nothing, because there all
/// points are inside already (or outside, when the area shrinks), and areas without the outline itself
/// for an edge become simpler with every step.
struct OffsetStrips {
  private let pen: StrokePen
  private let bevelPen: StrokePen
  private let isOutward: Bool
  private var strips: [PathStorage] = []

  /// Segments of one stretch.
  private static let stretch = 8
  /// Areas united at a time.
  private static let degree = 8

  /// Cuts the outline of `area` into stretches.
  init(_ offset: PathOffset) {
    pen = offset.pen
    // Corners on the far side must not reach further than the distance.
    bevelPen = pen.beveled
    isOutward = offset.isOutward
    let table = PathSegments(offset.area)
    for subpath in table.subpaths {
      // Closing lines may have no length, and then no direction either.
      let segments = subpath.range.lazy.map { table[$0] }.filter { $0.direction(at: 0) != nil }
      let loop = Array(segments)
      if loop.count <= Self.stretch {
        add(loop[...], next: nil)
        continue
      }
      // Stretches of the same length, but for one segment.
      let stretches = (loop.count + Self.stretch - 1) / Self.stretch
      for k in 0..<stretches {
        let to = loop.count * (k + 1) / stretches
        add(loop[loop.count * k / stretches..<to], next: loop[to < loop.count ? to : 0])
      }
    }
  }

  /// The strips united.
  func united() -> PathStorage {
    var areas = strips.map { PathOffset.resolved($0, .positive, slivers: nil) }
    while areas.count > 1 {
      var next: [PathStorage] = []
      for i in stride(from: 0, to: areas.count, by: Self.degree) {
        var all = PathStorage()
        for area in areas[i..<min(i + Self.degree, areas.count)] { all.append(area) }
        next.append(PathOffset.resolved(all, .positive, slivers: nil))
      }
      areas = next
    }
    return areas.first ?? PathStorage()
  }

  /// Adds the strip along some segments: of a closed line where `next` is nil, else of an open one and
  /// of the joint to the segment `next`.
  ///
  /// An open strip ends in a point, so that it overlaps the one after it: rounding might part what only
  /// abuts, and the slit would reach from the edge to the outline.
  ///
  ///     ─────────┐╮
  ///              │ ╲
  ///     ─ ─ ─ ─ ─│─ ▷─ ─ next
  ///              │ ╱
  ///     ─────────┘╯
  private mutating func add(_ segments: ArraySlice<PathSegment>, next: PathSegment?) {
    guard let first = segments.first else { return }
    let turn = next.flatMap { $0.kind == .line ? ($0.p3 - $0.p0).unit : $0.direction(at: 0) }
    var line = PathStorage()
    line.move(to: first.p0)
    for segment in segments { line.append(segment) }
    if turn == nil { line.close() }
    var right = OffsetOutliner(pen: isOutward ? pen : bevelPen, sign: -1, turn: turn)
    var left = OffsetOutliner(pen: isOutward ? bevelPen : pen, sign: 1, turn: turn)
    line.lead(&right)
    line.lead(&left)
    var strip = PathStorage()
    guard let start = right.side.start, let end = left.side.end else { return }
    strip.move(to: start)
    strip.appendSegments(right.side)
    if turn == nil {
      strip.closeWithoutRepeat()
      strip.move(to: end)
    } else {
      if let next, let turn {
        let reach = min(0.25 * pen.radius, (next.p3 - next.p0).length)
        strip.line(to: next.p0 + turn * reach)
      }
      strip.line(to: end)
    }
    strip.appendSegments(left.side, isReversed: true)
    strip.closeWithoutRepeat()
    strips.append(strip)
  }
}

extension StrokePen {
  /// The pen with bevels for joints.
  fileprivate var beveled: StrokePen {
    StrokePen(StrokeStyle(lineWidth: 2 * radius, lineJoin: .bevel), tolerance: tolerance) ?? self
  }
}
