import Foundation

/// A part of a subpath that comes from one source.
private struct Run: BitwiseCopyable {
  let source: Source
  /// One of its segments.
  let segment: Int
  var start: OutlinePoint
  /// Whether it runs against the source's direction.
  let isReversed: Bool
  /// For curves, the parameters at its start and end.
  var t0: Double
  var t1: Double

  /// Whether another run goes on along the same source where this one ends.
  @inline(__always) func continues(in next: Run) -> Bool {
    source == next.source && isReversed == next.isReversed && (source.isLine || t1 == next.t0)
  }
}

/// Chains recomposed into the lines and curves that they come from, to be written as a subpath.
struct Runs {
  private let arrangement: Arrangement
  private var runs: ArenaList<Run>

  init(_ arrangement: Arrangement, _ arena: inout Arena) {
    self.arrangement = arrangement
    runs = ArenaList(&arena, capacity: 16)
  }

  /// Forgets all chains.
  mutating func removeAll() { runs.count = 0 }

  /// Adds a chain at the end.
  mutating func append(_ edge: HalfEdge, _ arena: inout Arena) {
    let chain = arrangement.chain(edge.chain)
    let outlines = arrangement.outlines
    let count = chain.vertexCount
    runs.reserve(runs.count + Int(count) + 1, &arena)
    var k: Int32 = edge.isForward ? 0 : count
    while k >= 0 && k <= count {
      // Segment k goes from point k of the chain to the next.
      let segment = arrangement.segment(k, of: chain)
      let source = outlines.sources[segment]
      var (t0, t1) = (0.0, 0.0)
      if let curve = source.curve {
        (t0, t1) = arrangement.parameters(k, of: chain, segment, curve)
        if !edge.isForward { swap(&t0, &t1) }
      }
      let start = arrangement.outlinePoint(edge.isForward ? k : k &+ 1, of: chain)
      append(
        Run(
          source: source, segment: segment, start: start, isReversed: !edge.isForward, t0: t0,
          t1: t1), &arena)
      k &+= edge.isForward ? 1 : -1
    }
  }

  @inline(__always) private mutating func append(_ run: Run, _ arena: inout Arena) {
    if runs.count > 0 && runs[runs.count &- 1].continues(in: run) {
      runs.base[runs.count &- 1].t1 = run.t1
    } else {
      runs.append(run, &arena)
    }
  }

  // MARK: Writing

  /// Writes a closed subpath, unless it consists of two lines, which enclose nothing.
  mutating func writeClosed(into storage: inout PathStorage) {
    var start = 0
    // The loop may have started in the middle of a run. A polygon then begins at that run's end, so
    // that closing draws its line; among curves it is written whole, from its start.
    if runs.count > 2 && runs[runs.count &- 1].continues(in: runs[0]) {
      if arrangement.outlines.curves.count == 0 {
        start = 1
      } else {
        runs.base[0].start = runs[runs.count &- 1].start
        runs.base[0].t0 = runs[runs.count &- 1].t0
        runs.count &-= 1
      }
    }
    let count = runs.count &- start
    let last = runs.count &- 1
    if count == 0 || (count <= 2 && runs[start].source.isLine && runs[last].source.isLine) {
      return
    }
    let first = point(at: runs[start], after: runs[last])
    write(start, from: first, to: first, into: &storage)
    storage.close()
  }

  /// Writes an open subpath that ends at a vertex or a node.
  func writeOpen(to end: OutlinePoint, into storage: inout PathStorage) {
    if runs.count == 0 { return }
    var last = runs[runs.count &- 1]
    last.start = end
    last.t0 = last.t1
    write(
      0, from: point(at: runs[0], after: runs[0]), to: point(at: last, after: last),
      into: &storage, isOpen: true)
  }

  /// Writes the runs from `start` on.
  private func write(
    _ start: Int, from first: ExactPoint, to last: ExactPoint, into storage: inout PathStorage,
    isOpen: Bool = false
  ) {
    storage.move(to: CGPoint(x: first.x, y: first.y))
    var from = first
    var i = start
    while i < runs.count {
      let run = runs[i]
      let isLast = i &+ 1 == runs.count
      let to = isLast ? last : point(at: runs[i &+ 1], after: run)
      if let curve = run.source.curve {
        arrangement.outlines.curves[curve].emit(run.t0, run.t1, from: from, to: to, into: &storage)
      } else if isOpen || !isLast {
        // Closing a subpath draws its last line.
        storage.line(to: CGPoint(x: to.x, y: to.y))
      }
      from = to
      i &+= 1
    }
  }

  /// The start of a run in the input's coordinates.
  private func point(at run: Run, after previous: Run) -> ExactPoint {
    switch run.start {
    case .vertex(let vertex): return arrangement.outlines.exact[Int(vertex)]
    case .node(let node):
      if let curve = run.source.curve {
        return arrangement.point(node, near: arrangement.outlines.curves[curve].point(run.t0))
      }
      if let curve = previous.source.curve {
        return arrangement.point(node, near: arrangement.outlines.curves[curve].point(previous.t1))
      }
      return arrangement.corner(node, previous.segment, run.segment)
    }
  }
}

extension Arrangement {
  /// The vertex at point k of a chain, or the node if there is none.
  @inline(__always) func outlinePoint(_ k: Int32, of chain: Chain) -> OutlinePoint {
    if k == 0 { return planar.outlinePoint(of: chain.startNode) }
    if k > chain.vertexCount { return planar.outlinePoint(of: chain.endNode) }
    return .vertex(Int32(truncatingIfNeeded: vertex(k &- 1, of: chain)))
  }

  /// The parameters of a curve at points k and k + 1 of a chain, between which it is the source.
  @inline(__always) func parameters(
    _ k: Int32, of chain: Chain, _ segment: Int, _ curve: Int
  ) -> (Double, Double) {
    var (from, to) = outlines.parameters(ofSegment: segment)
    if k == 0 && chain.startsInside {
      from = outlines.parameter(ofSegment: segment, curve, at: point(ofNode: chain.startNode))
    }
    if k == chain.vertexCount && chain.endsInside {
      to = outlines.parameter(ofSegment: segment, curve, at: point(ofNode: chain.endNode))
    }
    return (from, to)
  }

  /// A node inside segments as the crossing of two lines, in the input's coordinates.
  ///
  /// Where both are the same one, as where an open subpath ends on another outline, another line
  /// through the node takes the place of the first.
  func corner(_ node: Int32, _ before: Int, _ after: Int) -> ExactPoint {
    guard let other = before == after ? segment(at: node, besides: after) : before else {
      return outlines.frame.exact(point(ofNode: node))
    }
    return point(node, near: outlines.lineCrossing(other, after), tolerance: 1)
  }

  /// A line's segment through a node that does not come from the source of the given one, or nil.
  private func segment(at node: Int32, besides segment: Int) -> Int? {
    for i in rotations.around(node) {
      let other = firstSegment(of: rotations[i])
      let source = outlines.sources[other]
      if source.isLine && source != outlines.sources[segment] { return other }
    }
    return nil
  }

  /// A more accurate point for a node, unless it is more than some grid steps away.
  ///
  /// Where lines or curves are almost parallel the rounded point is the more accurate one.
  @inline(__always) func point(
    _ node: Int32, near better: ExactPoint, tolerance: Double = 4
  ) -> ExactPoint {
    let rounded = outlines.frame.exact(point(ofNode: node))
    let limit = tolerance * outlines.frame.unit
    return abs(better.x - rounded.x) <= limit && abs(better.y - rounded.y) <= limit
      ? better : rounded
  }
}
