import FiligreePaths
import Foundation

/// The areas of what two polygons fill together, by horizontal slabs.
///
/// Between two neighboring heights at which an edge ends or two edges cross, all edges are in one
/// order from left to right, and what lies between two neighbors is a trapezoid.
struct SlabAreas {
  private(set) var union = 0.0
  private(set) var intersection = 0.0
  private(set) var subtraction = 0.0
  private(set) var difference = 0.0
  /// How far a result on the documented grid may be off.
  private(set) var slack = 0.0

  private struct Edge {
    var x0, y0, x1, y1: Double
    var winding: Int
    var isFirst: Bool

    func x(_ y: Double) -> Double { x0 + (x1 - x0) * ((y - y0) / (y1 - y0)) }
  }

  /// Nil where one of the paths has a curve.
  init?(_ a: Path, _ b: Path, _ rule: CGPathFillRule) {
    var edges: [Edge] = []
    var length = 0.0
    for (path, isFirst) in [(a, true), (b, false)] {
      let segments = PathSegments(path.storage)
      for subpath in segments.subpaths {
        var corners = [subpath.start]
        for i in subpath.range {
          guard segments[i].kind == .line else { return nil }
          corners.append(segments[i].p3)
        }
        for (p, q) in zip(corners, corners.dropFirst() + [subpath.start]) {
          length += hypot(q.x.native - p.x.native, q.y.native - p.y.native)
          if p.y == q.y { continue }
          let isDown = p.y < q.y
          let (top, bottom) = isDown ? (p, q) : (q, p)
          edges.append(
            Edge(
              x0: top.x.native, y0: top.y.native, x1: bottom.x.native, y1: bottom.y.native,
              winding: isDown ? 1 : -1, isFirst: isFirst))
        }
      }
    }
    // What a shift of all outlines by two grid steps changes.
    let box = a.boundingRect.union(b.boundingRect)
    let size = max(box.width.native, box.height.native)
    let far = max(abs(box.minX.native), abs(box.maxX.native), abs(box.minY.native))
    slack = 2 * length * (size * 0x1p-28 + far * 1e-15)

    var heights = edges.flatMap { [$0.y0, $0.y1] }
    for i in edges.indices {
      for j in edges.indices.dropFirst(i + 1) {
        let (e, f) = (edges[i], edges[j])
        let (top, bottom) = (max(e.y0, f.y0), min(e.y1, f.y1))
        if top >= bottom { continue }
        let (before, after) = (e.x(top) - f.x(top), e.x(bottom) - f.x(bottom))
        if before * after < 0 { heights.append(top + (bottom - top) * before / (before - after)) }
      }
    }
    heights = Set(heights).sorted()
    edges.sort { $0.y0 < $1.y0 }
    var next = 0
    var active: [Edge] = []
    for (top, bottom) in zip(heights, heights.dropFirst()) {
      active.removeAll { $0.y1 <= top }
      while next < edges.count, edges[next].y0 <= top {
        active.append(edges[next])
        next += 1
      }
      let middle = top + (bottom - top) / 2
      let ordered = active.map { (x: $0.x(middle), edge: $0) }.sorted { $0.x < $1.x }
      var (windingA, windingB) = (0, 0)
      for (left, right) in zip(ordered, ordered.dropFirst()) {
        if left.edge.isFirst {
          windingA += left.edge.winding
        } else {
          windingB += left.edge.winding
        }
        let inA = rule == .winding ? windingA != 0 : windingA & 1 != 0
        let inB = rule == .winding ? windingB != 0 : windingB & 1 != 0
        let area = (right.x - left.x) * (bottom - top)
        if inA || inB { union += area }
        if inA && inB { intersection += area }
        if inA && !inB { subtraction += area }
        if inA != inB { difference += area }
      }
    }
  }
}
