import Foundation

extension Arrangement {
  /// Reads a path that has lines only.
  mutating func readLines(_ storage: PathStorage, _ operand: Operand) {
    // The closing verb counts for the vertex that repeats the first one.
    let capacity = points.count + storage.verbs.count + 2
    points.reserve(capacity, &arena)
    exact.reserve(capacity, &arena)
    sources.reserve(capacity, &arena)
    storage.verbs.withUnsafeBufferPointer { verbs in
      storage.points.withUnsafeBufferPointer { path in
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
              if subpath >= 0 { finishRing(start, operand, isClosed: isClosed, subpath) }
              start = points.count
              isClosed = false
              subpath &+= 1
            }
            let p = path[next]
            next &+= 1
            addVertex(p.x.native, p.y.native, start)
          }
          i &+= 1
        }
        if subpath >= 0 { finishRing(start, operand, isClosed: isClosed, subpath) }
      }
    }
  }

  @inline(__always) private mutating func addVertex(_ x: Double, _ y: Double, _ start: Int) {
    let p = frame.snap(x, y)
    let count = points.count
    if count > start && points[count &- 1] == p { return }
    points.append(p, &arena)
    exact.append(ExactPoint(x: x, y: y), &arena)
    lineCount &+= 1
    sources.append(~lineCount, &arena)
  }

  /// Ends the ring whose vertices begin at `start`; drops it if it is degenerate.
  mutating func finishRing(
    _ start: Int, _ operand: Operand, isClosed: Bool, _ subpath: Int32
  ) {
    let isOpen = operand == .line && !isClosed
    var end = points.count
    if !isOpen {
      while end &- start > 1 && points[end &- 1] == points[start] {
        end &-= 1
      }
    }
    let count = isOpen ? end &- start &- 1 : end &- start
    if count < (operand == .line ? (isOpen ? 1 : 2) : 3) {
      truncate(start)
      return
    }
    truncate(end)
    if isOpen {
      // The last vertex starts no segment.
      sources[end &- 1] = .min
    } else {
      points.append(points[start], &arena)
      exact.append(exact[start], &arena)
      sources.append(Int32(truncatingIfNeeded: start) | Arrangement.repeatMark, &arena)
      if parameters.count > 0 { parameters.append(0, &arena) }
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
    if parameters.count > count { parameters.count = count }
  }

  /// Adds a vertex of a path with curves; the segment that starts there comes from `source` at `t`.
  mutating func addVertex(
    _ p: GridPoint, _ position: ExactPoint, _ source: Int32, _ t: Double, _ start: Int
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
}
