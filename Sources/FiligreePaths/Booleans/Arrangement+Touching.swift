// What two segments have in common: a crossing, or contacts with vertices.

extension Arrangement {
  /// Records a crossing inside both segments.
  @inline(__always) mutating func cross(_ i: Int, _ j: Int) {
    makeHot(crossingPixel(points[i], points[i &+ 1], points[j], points[j &+ 1]))
  }

  /// Makes the pixel of a crossing hot.
  @inline(__always) mutating func makeHot(_ p: GridPoint) {
    hot.append(p, &arena)
    hotCrossings.append(p, &arena)
  }

  /// Records a crossing, or makes pixels hot in which an end of one segment meets the other.
  mutating func touch(_ i: Int, _ j: Int) {
    let (a, b, c, d) = (points[i], points[i &+ 1], points[j], points[j &+ 1])
    let abc = orientation(a, b, c)
    let abd = orientation(a, b, d)
    // Both ends on one side, more than a pixel away from the line.
    let reachAB = SegmentIntersections.reach(a, b)
    let clearAB = abc.magnitude > reachAB && abd.magnitude > reachAB
    if clearAB && (abc < 0) == (abd < 0) { return }
    let cda = orientation(c, d, a)
    let cdb = orientation(c, d, b)
    let reachCD = SegmentIntersections.reach(c, d)
    let clearCD = cda.magnitude > reachCD && cdb.magnitude > reachCD
    if clearCD && (cda < 0) == (cdb < 0) { return }
    if clearAB && clearCD {
      cross(i, j)
      return
    }
    let meetsC = meets(c, j, abc, i, a, b)
    let meetsD = meets(d, j &+ 1, abd, i, a, b)
    let meetsA = a != c && a != d && passesPixel(c, d, a, cross: cda)
    let meetsB = b != c && b != d && passesPixel(c, d, b, cross: cdb)
    let crosses =
      (abc < 0) != (abd < 0) && (cda < 0) != (cdb < 0) && abc != 0 && abd != 0 && cda != 0
      && cdb != 0
    if meetsC { touch(c, j, i, a, b) }
    if meetsD { touch(d, j &+ 1, i, a, b) }
    if meetsA { touch(a, i, j, c, d) }
    if meetsB { touch(b, i &+ 1, j, c, d) }
    if crosses { cross(i, j) }
  }

  /// Records that segment `i` from a to b passes the vertex `index` at `p`, or begins or ends
  /// there.
  private mutating func touch(
    _ p: GridPoint, _ index: Int, _ i: Int, _ a: GridPoint, _ b: GridPoint
  ) {
    makeHot(vertex(index))
    if p == a || p == b {
      makeHot(vertex(p == a ? i : i &+ 1))
    } else {
      touches.append(Touch(point: p, index: Int32(truncatingIfNeeded: i)), &arena)
    }
  }

  /// Records that two vertices lie at one point, unless they are the same vertex.
  mutating func joinVertices(_ i: Int, _ j: Int) {
    let (v, w) = (vertex(i), vertex(j))
    if v == w { return }
    makeHot(v)
    makeHot(w)
  }

  /// Makes the pixel of a vertex hot, once.
  @inline(__always) private mutating func makeHot(_ vertex: Int) {
    if nodeOfVertex[vertex] != Arrangement.hotMark {
      nodeOfVertex[vertex] = Arrangement.hotMark
      hot.append(points[vertex], &arena)
      touches.append(
        Touch(point: points[vertex], index: ~Int32(truncatingIfNeeded: vertex)), &arena)
    }
  }

  /// In `nodeOfVertex`, a node that has no index yet.
  static var hotMark: Int32 { -2 }

  /// Whether the vertex `index` at `p` lies on segment `i` from a to b, in snap rounding's sense.
  ///
  /// Neighbors share a vertex, which alone is no intersection.
  @inline(__always) private func meets(
    _ p: GridPoint, _ index: Int, _ cross: Int64, _ i: Int, _ a: GridPoint, _ b: GridPoint
  ) -> Bool {
    if p == a || p == b { return vertex(p == a ? i : i &+ 1) != vertex(index) }
    return passesPixel(a, b, p, cross: cross)
  }

  /// The vertex itself, or the first of the ring for the entry that repeats it.
  @inline(__always) func vertex(_ index: Int) -> Int {
    isRepeat(index) ? Int(sources[index] & ~Arrangement.repeatMark) : index
  }

  /// Marks in `sources` an entry that repeats a ring's first vertex; the bits below are that
  /// vertex.
  static var repeatMark: Int32 { 1 << 30 }

  /// Whether the entry repeats the first vertex of a closed ring.
  @inline(__always) func isRepeat(_ index: Int) -> Bool {
    sources[index] >= 0 && sources[index] & Arrangement.repeatMark != 0
  }
}
