import Foundation

/// Whose outline a ring is.
enum Operand: UInt8 {
  case first
  case second
  /// An outline to be cut, which winds around nothing.
  case line
}

/// A closed sequence of segments, or an open one among the lines to be cut.
struct Ring: BitwiseCopyable {
  /// The first vertex, and the first segment.
  var start: Int32
  /// The number of segments.
  var count: Int32
  var operand: Operand
  var isOpen: Bool
  /// The index of its subpath in the operand.
  var subpath: Int32

  /// The segments; the vertices, too, but for the last one of an open ring.
  @inline(__always) var segments: Range<Int> { Int(start)..<Int(start &+ count) }
}

/// Where the segment that starts at a vertex comes from.
enum Source: Equatable, BitwiseCopyable {
  /// A line; no two lines of the input have the same number.
  case line(Int32)
  /// A curve, by its index in `Outlines.curves`.
  case curve(Int32)
  /// Nowhere: the entry repeats the first vertex of its ring.
  case repeated(first: Int32)
  /// Nowhere: the vertex ends an open ring.
  case end

  /// The index of the curve, or nil.
  @inline(__always) var curve: Int? {
    if case .curve(let index) = self { return Int(index) }
    return nil
  }

  @inline(__always) var isLine: Bool {
    if case .line = self { return true }
    return false
  }
}

/// The outlines of all operands, as segments between points of a grid.
///
/// There is one entry for each vertex. The segment of the same index goes from it to the next entry.
/// Each closed ring ends with an entry that repeats its first vertex and starts no segment.
struct Outlines {
  let frame: GridFrame
  /// Vertices on the grid.
  private(set) var points: ArenaList<GridPoint>
  /// The same vertices in the input's coordinates.
  private(set) var exact: ArenaList<ExactPoint>
  private(set) var sources: ArenaList<Source>
  /// For curves, the parameter at the segment's start; empty when there are no curves.
  private(set) var parameters = ArenaList<Double>()
  private(set) var curves = ArenaList<SourceCurve>()
  private(set) var rings: ArenaList<Ring>

  /// Creates outlines without rings, with capacity for about `capacity` segments.
  init(frame: GridFrame, capacity: Int, _ arena: inout Arena) {
    self.frame = frame
    points = ArenaList(&arena, capacity: capacity)
    exact = ArenaList(&arena, capacity: capacity)
    sources = ArenaList(&arena, capacity: capacity)
    rings = ArenaList(&arena, capacity: 4)
  }

  /// Creates outlines without rings, whose segments are chords of curves, and lines.
  init(
    frame: GridFrame, curves: ArenaList<SourceCurve>, capacity: Int, _ arena: inout Arena
  ) {
    self.init(frame: frame, capacity: capacity, &arena)
    parameters = ArenaList(&arena, capacity: capacity)
    self.curves = ArenaList(copying: curves, &arena)
  }

  // MARK: Reading

  /// Adds the subpaths of a path that has lines only.
  mutating func read(_ path: PathStorage, _ operand: Operand, _ arena: inout Arena) {
    // The closing verb counts for the vertex that repeats the first one.
    let capacity = points.count + path.verbs.count + 2
    points.reserve(capacity, &arena)
    exact.reserve(capacity, &arena)
    sources.reserve(capacity, &arena)
    path.verbs.withUnsafeBufferPointer { verbs in
      path.points.withUnsafeBufferPointer { path in
        var next = 0
        var start = points.count
        var isClosed = false
        var subpath: Int32 = -1
        var i = 0
        while i < verbs.count {
          let verb = verbs[i]
          if verb == .close {
            isClosed = true
          } else {
            if verb == .move {
              if subpath >= 0 { endRing(start, operand, isClosed: isClosed, subpath, &arena) }
              start = points.count
              isClosed = false
              subpath &+= 1
            }
            addVertex(ExactPoint(x: path[next].x.native, y: path[next].y.native), start, &arena)
            next &+= 1
          }
          i &+= 1
        }
        if subpath >= 0 { endRing(start, operand, isClosed: isClosed, subpath, &arena) }
      }
    }
  }

  @inline(__always) private mutating func addVertex(
    _ position: ExactPoint, _ start: Int, _ arena: inout Arena
  ) {
    let p = frame.snap(position.x, position.y)
    let count = points.count
    if count > start && points[count &- 1] == p { return }
    points.append(p, &arena)
    exact.append(position, &arena)
    sources.append(.line(Int32(truncatingIfNeeded: count)), &arena)
  }

  /// Adds a vertex of a path with curves; the segment that starts there comes from `source` at `t`.
  mutating func addVertex(
    _ p: GridPoint, _ position: ExactPoint, _ source: Source, _ t: Double, _ start: Int,
    _ arena: inout Arena
  ) {
    let count = points.count
    if count > start && points[count &- 1] == p {
      // The segment before has no length: this one takes its vertex.
      sources[count &- 1] = source
      parameters[count &- 1] = t
      return
    }
    points.append(p, &arena)
    exact.append(position, &arena)
    sources.append(source, &arena)
    parameters.append(t, &arena)
  }

  /// Ends the ring whose vertices begin at `start`; drops it if it is degenerate.
  mutating func endRing(
    _ start: Int, _ operand: Operand, isClosed: Bool, _ subpath: Int32, _ arena: inout Arena
  ) {
    let isOpen = operand == .line && !isClosed
    var end = points.count
    while !isOpen && end &- start > 1 && points[end &- 1] == points[start] { end &-= 1 }
    let count = isOpen ? end &- start &- 1 : end &- start
    if count < (operand == .line ? (isOpen ? 1 : 2) : 3) {
      truncate(start)
      return
    }
    truncate(end)
    if isOpen {
      sources[end &- 1] = .end
    } else {
      points.append(points[start], &arena)
      exact.append(exact[start], &arena)
      sources.append(.repeated(first: Int32(truncatingIfNeeded: start)), &arena)
      if curves.count > 0 { parameters.append(0, &arena) }
    }
    rings.append(
      Ring(
        start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: count),
        operand: operand, isOpen: isOpen, subpath: subpath), &arena)
  }

  private mutating func truncate(_ count: Int) {
    points.count = count
    exact.count = count
    sources.count = count
    parameters.count = min(parameters.count, count)
  }

  // MARK: Vertices

  /// The vertex itself, or the first one of the ring for the entry that repeats it.
  @inline(__always) func vertex(_ index: Int) -> Int {
    if case .repeated(let first) = sources[index] { return Int(first) }
    return index
  }

  /// Whether a ring's vertices include that at the end of its last segment: an open ring's do.
  @inline(__always) func isOpenEnd(_ index: Int) -> Bool { sources[index] == .end }

  /// The leftmost vertex of a ring, the lowest of several.
  func leftmostVertex(_ ring: Ring) -> Int {
    var best = Int(ring.start)
    var key = points[best].key
    var i = best &+ 1
    let end = Int(ring.start &+ ring.count) &+ (ring.isOpen ? 1 : 0)
    while i < end {
      let other = points[i].key
      if other < key {
        key = other
        best = i
      }
      i &+= 1
    }
    return best
  }

  // MARK: Curves

  /// The parameters of a curve's segment at its start and its end.
  @inline(__always) func parameters(ofSegment segment: Int) -> (from: Double, to: Double) {
    let to = sources[segment &+ 1] == sources[segment] ? parameters[segment &+ 1] : 1
    return (parameters[segment], to)
  }

  /// The parameter at a grid point on the chord of a curve's segment: where the curve is level with
  /// it.
  func parameter(ofSegment segment: Int, _ curve: Int, at p: GridPoint) -> Double {
    let (from, to) = parameters(ofSegment: segment)
    let a = points[segment]
    let b = points[segment &+ 1]
    let dx = Double(b.x) - Double(a.x)
    let dy = Double(b.y) - Double(a.y)
    let u =
      ((Double(p.x) - Double(a.x)) * dx + (Double(p.y) - Double(a.y)) * dy) / (dx * dx + dy * dy)
    return curves[curve].level(
      with: frame.exact(p), from: from, to: to, guess: from + (to - from) * u)
  }

  // MARK: Lines

  /// Where the lines of two segments cross, in doubles; exact along axes.
  @inline(__always) func lineCrossing(_ i: Int, _ j: Int) -> ExactPoint {
    let a = exact[i]
    let b = exact[i &+ 1]
    let c = exact[j]
    let d = exact[j &+ 1]
    let dx = b.x - a.x
    let dy = b.y - a.y
    let ex = d.x - c.x
    let ey = d.y - c.y
    let fraction = ((c.x - a.x) * ey - (c.y - a.y) * ex) / (dx * ey - dy * ex)
    return ExactPoint(
      x: ex == 0 ? c.x : a.x + dx * fraction, y: ey == 0 ? c.y : a.y + dy * fraction)
  }
}
