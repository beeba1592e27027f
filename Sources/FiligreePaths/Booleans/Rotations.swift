/// The half-edges that leave each node, in counterclockwise order by angle: a rotation system.
///
/// No two of a node have the same direction: of chains that coincide, one represents all.
struct Rotations {
  /// Those of all nodes, one node after the other.
  private let halfEdges: UnsafeMutablePointer<HalfEdge>
  /// The start of each node's half-edges, and the end of the last one's.
  private let starts: UnsafeMutablePointer<Int32>
  /// By half-edge, its index in `halfEdges`.
  private let positions: UnsafeMutablePointer<Int32>

  /// The half-edges that leave a node, as indices for the subscript.
  @inline(__always) func around(_ node: Int32) -> Range<Int> {
    Int(starts[Int(node)])..<Int(starts[Int(node) &+ 1])
  }

  @inline(__always) subscript(index: Int) -> HalfEdge { halfEdges[index] }

  /// The index of a half-edge; of one that is represented by another, the index of that one.
  @inline(__always) func position(of edge: HalfEdge) -> Int { Int(positions[edge.index]) }

  /// Sorts the half-edges around each node, and merges those that coincide.
  init(_ chains: Chains, _ planar: Planarization, _ merged: inout MergedChains, _ arena: inout Arena)
  {
    let list = chains.list.base
    let nodeCount = planar.nodes.count
    let count = 2 * chains.list.count
    positions = arena.allocate(Int32.self, count)
    // Counting sort by nodes.
    starts = arena.allocate(Int32.self, nodeCount + 1)
    starts.update(repeating: 0, count: nodeCount + 1)
    var c = 0
    while c < chains.list.count {
      starts[Int(list[c].startNode)] &+= 1
      starts[Int(list[c].endNode)] &+= 1
      c &+= 1
    }
    var sum: Int32 = 0
    var most: Int32 = 0
    var node = 0
    while node < nodeCount {
      most = max(most, starts[node])
      sum &+= starts[node]
      // The node's end; placing the half-edges moves it down to the start.
      starts[node] = sum
      node &+= 1
    }
    starts[nodeCount] = sum
    halfEdges = arena.allocate(HalfEdge.self, count)
    while c > 0 {
      c &-= 1
      place(HalfEdge(chain: c, isForward: false), Int(list[c].endNode))
      place(HalfEdge(chain: c, isForward: true), Int(list[c].startNode))
    }
    let entries = arena.allocate(Direction.self, Int(most))
    var kept = 0
    node = 0
    while node < nodeCount {
      let (from, end) = (Int(starts[node]), Int(starts[node &+ 1]))
      starts[node] = Int32(truncatingIfNeeded: kept)
      sort(from, end, planar.nodes.points[node], chains, planar, entries)
      merge(entries, end &- from, &kept, &merged)
      node &+= 1
    }
    starts[nodeCount] = Int32(truncatingIfNeeded: kept)
  }

  @inline(__always) private func place(_ edge: HalfEdge, _ node: Int) {
    starts[node] &-= 1
    halfEdges[Int(starts[node])] = edge
  }

  /// Fills `entries` with the half-edges from `from` up to `end`, which leave one node, by angle.
  @inline(__always) private func sort(
    _ from: Int, _ end: Int, _ center: GridPoint, _ chains: Chains, _ planar: Planarization,
    _ entries: UnsafeMutablePointer<Direction>
  ) {
    var i = from
    while i < end {
      let target = Rotations.target(of: halfEdges[i], chains, planar)
      entries[i &- from] = Direction(halfEdges[i], center, target)
      i &+= 1
    }
    SmallSort.sort(entries, end &- from) { $0 < $1 }
  }

  /// The grid point to which a half-edge leads first.
  @inline(__always) private static func target(
    of edge: HalfEdge, _ chains: Chains, _ planar: Planarization
  ) -> GridPoint {
    let chain = chains.list[edge.chain]
    if chain.vertexCount == 0 {
      return planar.nodes.points[Int(edge.isForward ? chain.endNode : chain.startNode)]
    }
    let ring = planar.outlines.rings[Int(chain.ring)]
    return planar.outlines.points[
      chains.vertex(edge.isForward ? 0 : chain.vertexCount &- 1, of: chain, ring)]
  }

  /// Appends one of each group of half-edges with the same direction, which represents all of them.
  ///
  /// They leave their node in the same direction, and since segments meet in nodes only, they are
  /// one and the same segment.
  @inline(__always) private func merge(
    _ entries: UnsafeMutablePointer<Direction>, _ count: Int, _ kept: inout Int,
    _ merged: inout MergedChains
  ) {
    var i = 0
    while i < count {
      var best = entries[i].edge
      var group = i &+ 1
      while group < count && !(entries[i] < entries[group]) {
        if entries[group].edge < best { best = entries[group].edge }
        group &+= 1
      }
      while i < group {
        let edge = entries[i].edge
        if edge != best { merged.merge(edge, into: best) }
        // Both ends of a spike lie here, and only one stays.
        positions[edge.index] = Int32(truncatingIfNeeded: kept)
        i &+= 1
      }
      halfEdges[kept] = best
      kept &+= 1
    }
  }
}

/// The direction in which a half-edge leaves its node.
private struct Direction: BitwiseCopyable {
  /// Grows with the angle, from -2 at -π to 2 at π.
  ///
  /// The error is below 10⁻¹⁵: coordinates and their sums are exact, and only a quotient and a
  /// difference are rounded.
  let angle: Double
  /// From the node to the next point.
  let dx: Int32
  let dy: Int32
  let edge: HalfEdge

  /// Directions whose angles differ by more than this are in the right order.
  private static var clearAngle: Double { 1e-14 }

  @inline(__always) init(_ edge: HalfEdge, _ center: GridPoint, _ target: GridPoint) {
    self.edge = edge
    dx = target.x &- center.x
    dy = target.y &- center.y
    let (x, y) = (Double(dx), Double(dy))
    let ratio = x / (abs(x) + abs(y))
    angle = y < 0 ? ratio - 1 : 1 - ratio
  }

  @inline(__always) static func < (a: Direction, b: Direction) -> Bool {
    let difference = a.angle - b.angle
    if abs(difference) > clearAngle { return difference < 0 }
    return precedesExactly(a, b)
  }

  private static func precedesExactly(_ a: Direction, _ b: Direction) -> Bool {
    if a.sector != b.sector { return a.sector < b.sector }
    return Int64(a.dx) &* Int64(b.dy) &- Int64(a.dy) &* Int64(b.dx) > 0
  }

  /// 0 below the x axis, 1 on or above it, 2 on its left half.
  private var sector: Int { dy < 0 ? 0 : dy == 0 && dx < 0 ? 2 : 1 }
}

/// Which chains coincide, and what crossing all of them together adds to the windings.
struct MergedChains {
  /// By chain: the half-edge that represents its forward direction.
  private let representatives: UnsafeMutablePointer<HalfEdge>
  /// By chain that represents itself: what crossing it from the right of its forward direction to
  /// the left adds.
  private let deltas: UnsafeMutablePointer<WindingNumbers>

  /// No chains are merged.
  init(_ chains: Chains, _ rings: ArenaList<Ring>, _ arena: inout Arena) {
    representatives = arena.allocate(HalfEdge.self, chains.list.count)
    deltas = arena.allocate(WindingNumbers.self, chains.list.count)
    var c = 0
    while c < chains.list.count {
      let chain = chains.list[c]
      representatives[c] = HalfEdge(chain: c, isForward: true)
      deltas[c] = chain.isSpike ? .zero : .delta(rings[Int(chain.ring)].operand)
      c &+= 1
    }
  }

  /// The half-edge that represents a half-edge: itself, unless it coincides with others.
  @inline(__always) func representative(of edge: HalfEdge) -> HalfEdge {
    let forward = representatives[edge.chain]
    return edge.isForward ? forward : forward.twin
  }

  /// Whether a chain represents itself.
  @inline(__always) func isRepresentative(_ chain: Int) -> Bool {
    representatives[chain].chain == chain
  }

  /// What crossing a half-edge that represents itself from its right to its left adds to the
  /// windings.
  @inline(__always) func delta(of edge: HalfEdge) -> WindingNumbers {
    edge.isForward ? deltas[edge.chain] : .zero - deltas[edge.chain]
  }

  /// Makes `best` represent an edge that coincides with it, once.
  @inline(never) mutating func merge(_ edge: HalfEdge, into best: HalfEdge) {
    guard edge.chain != best.chain, isRepresentative(edge.chain) else { return }
    let sum = delta(of: best) + delta(of: edge)
    deltas[best.chain] = best.isForward ? sum : .zero - sum
    representatives[edge.chain] = edge.isForward ? best : best.twin
  }
}
