/// The half-edges that leave each node, in counterclockwise order by angle: a rotation system.
///
/// No two of a node have the same direction: of chains that coincide, one represents all.
struct Rotations {
  /// Those of all nodes, one node after the other.
  private let halfEdges: UnsafeMutablePointer<HalfEdge>
  /// The start of each node's half-edges, and the end of the last one's.
  private let starts: UnsafeMutablePointer<Int32>
  /// By half-edge, its index in `halfEdges`, where more than `searchLimit` leave the node.
  private let positions: UnsafeMutablePointer<Int32>
  /// By half-edge, the node that it leaves.
  private let origins: UnsafeMutablePointer<Int32>

  /// The half-edges that leave a node, as indices for the subscript.
  @inline(__always) func around(_ node: Int32) -> Range<Int> {
    Int(starts[Int(node)])..<Int(starts[Int(node) &+ 1])
  }

  @inline(__always) subscript(index: Int) -> HalfEdge { halfEdges[index] }

  /// Up to this many half-edges around a node are searched for one: to record their positions would
  /// take longer, as memory goes.
  private static var searchLimit: Int { 16 }

  /// The index of a half-edge that represents itself; of a spike's end, the index of its start.
  @inline(__always) func position(of edge: HalfEdge) -> Int {
    let range = around(origin(of: edge))
    if range.count > Rotations.searchLimit { return Int(positions[edge.index]) }
    var spike = range.lowerBound
    var i = range.lowerBound
    while i < range.upperBound {
      if halfEdges[i] == edge { return i }
      if halfEdges[i].chain == edge.chain { spike = i }
      i &+= 1
    }
    return spike
  }

  /// The node that a half-edge leaves.
  @inline(__always) func origin(of edge: HalfEdge) -> Int32 { origins[edge.index] }

  /// Sorts the half-edges around each node, and merges those that coincide.
  init(
    _ chains: Chains, _ planar: Planarization, _ merged: inout MergedChains, _ arena: inout Arena
  ) {
    let nodeCount = planar.nodes.count
    let count = 2 * chains.list.count
    positions = arena.allocate(Int32.self, count)
    origins = arena.allocate(Int32.self, count)
    halfEdges = arena.allocate(HalfEdge.self, count)
    // Counting sort by nodes.
    starts = arena.allocate(Int32.self, nodeCount + 1)
    starts.update(repeating: 0, count: nodeCount + 1)
    var c = 0
    while c < chains.list.count {
      let chain = chains.list.base + c
      origins[2 &* c] = chain.pointee.startNode
      origins[2 &* c &+ 1] = chain.pointee.endNode
      starts[Int(chain.pointee.startNode)] &+= 1
      starts[Int(chain.pointee.endNode)] &+= 1
      c &+= 1
    }
    var sum: Int32 = 0
    var node = 0
    while node < nodeCount {
      sum &+= starts[node]
      // The node's end; placing the half-edges moves it down to the start.
      starts[node] = sum
      node &+= 1
    }
    starts[nodeCount] = sum
    let directions = arena.allocate(Direction.self, count)
    while c > 0 {
      c &-= 1
      place(HalfEdge(chain: c, isForward: false), chains, planar, directions)
      place(HalfEdge(chain: c, isForward: true), chains, planar, directions)
    }
    var kept = 0
    node = 0
    while node < nodeCount {
      let (from, end) = (Int(starts[node]), Int(starts[node &+ 1]))
      starts[node] = Int32(truncatingIfNeeded: kept)
      let center = planar.nodes.points[node]
      // Mostly two segments cross.
      if end &- from != 4 || !Direction.sortFour(directions + from) {
        SmallSort.sort(directions + from, end &- from) {
          Rotations.precedes($0, $1, center, chains, planar)
        }
      }
      merge(directions + from, end &- from, &kept, &merged) {
        Rotations.precedes($0, $1, center, chains, planar)
      }
      node &+= 1
    }
    starts[nodeCount] = Int32(truncatingIfNeeded: kept)
  }

  @inline(__always) private func place(
    _ edge: HalfEdge, _ chains: Chains, _ planar: Planarization,
    _ directions: UnsafeMutablePointer<Direction>
  ) {
    let node = Int(origins[edge.index])
    let target = Rotations.target(of: edge, chains, planar)
    starts[node] &-= 1
    directions[Int(starts[node])] = Direction(edge, planar.nodes.points[node], target)
  }

  /// The grid point to which a half-edge leads first.
  @inline(__always) private static func target(
    of edge: HalfEdge, _ chains: Chains, _ planar: Planarization
  ) -> GridPoint {
    let chain = chains.list.base + edge.chain
    let count = chain.pointee.vertexCount
    if count == 0 {
      let node = edge.isForward ? chain.pointee.endNode : chain.pointee.startNode
      return planar.nodes.points[Int(node)]
    }
    let ring = planar.outlines.rings[Int(chain.pointee.ring)]
    return planar.outlines.points[
      chains.vertex(edge.isForward ? 0 : count &- 1, of: chain.pointee, ring)]
  }

  /// Whether a half-edge comes before another one around their node; neither does if they have the
  /// same direction.
  @inline(__always) private static func precedes(
    _ a: Direction, _ b: Direction, _ center: GridPoint, _ chains: Chains, _ planar: Planarization
  ) -> Bool {
    let difference = a.angle - b.angle
    if abs(difference) > Direction.clearAngle { return difference < 0 }
    return Direction.precedes(
      target(of: a.edge, chains, planar), target(of: b.edge, chains, planar), around: center)
  }

  /// Appends one of each group of half-edges with the same direction, which represents all of them.
  ///
  /// They leave their node in the same direction, and since segments meet in nodes only, they are
  /// one and the same segment.
  @inline(__always) private func merge(
    _ directions: UnsafeMutablePointer<Direction>, _ count: Int, _ kept: inout Int,
    _ merged: inout MergedChains, by precedes: (Direction, Direction) -> Bool
  ) {
    var i = 0
    while i < count {
      var best = directions[i].edge
      var group = i &+ 1
      while group < count && !precedes(directions[i], directions[group]) {
        if directions[group].edge < best { best = directions[group].edge }
        group &+= 1
      }
      while i < group {
        let edge = directions[i].edge
        if edge != best { merged.merge(edge, into: best) }
        // Both ends of a spike lie here, and only one stays.
        if count > Rotations.searchLimit {
          positions[edge.index] = Int32(truncatingIfNeeded: kept)
        }
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
  /// The error is below 2⁻²³ after the last rounding.
  let angle: Float
  let edge: HalfEdge

  /// Directions whose angles differ by more than this are in the right order.
  static var clearAngle: Float { 0x1p-21 }

  @inline(__always) init(_ edge: HalfEdge, _ center: GridPoint, _ target: GridPoint) {
    self.edge = edge
    let x = Double(target.x) - Double(center.x)
    let y = Double(target.y) - Double(center.y)
    let ratio = x / (abs(x) + abs(y))
    angle = Float(y < 0 ? ratio - 1 : 1 - ratio)
  }

  /// Sorts four directions if all are clearly different; otherwise returns false.
  ///
  /// There are no branches, half of which would be mispredicted.
  @inline(__always) static func sortFour(_ directions: UnsafeMutablePointer<Direction>) -> Bool {
    let (a, b, c, d) = (directions[0], directions[1], directions[2], directions[3])
    let (ab, ac, ad) = (b.angle - a.angle, c.angle - a.angle, d.angle - a.angle)
    let (bc, bd, cd) = (c.angle - b.angle, d.angle - b.angle, d.angle - c.angle)
    let least = min(min(min(abs(ab), abs(ac)), min(abs(ad), abs(bc))), min(abs(bd), abs(cd)))
    if least <= clearAngle { return false }
    let (isAB, isAC, isAD) = (ab > 0 ? 1 : 0, ac > 0 ? 1 : 0, ad > 0 ? 1 : 0)
    let (isBC, isBD, isCD) = (bc > 0 ? 1 : 0, bd > 0 ? 1 : 0, cd > 0 ? 1 : 0)
    directions[3 &- isAB &- isAC &- isAD] = a
    directions[2 &+ isAB &- isBC &- isBD] = b
    directions[1 &+ isAC &+ isBC &- isCD] = c
    directions[isAD &+ isBD &+ isCD] = d
    return true
  }

  /// Whether the direction to `a` comes before that to `b`, by angle from -π to π, exactly.
  @inline(never) static func precedes(
    _ a: GridPoint, _ b: GridPoint, around center: GridPoint
  ) -> Bool {
    let (sectorA, sectorB) = (sector(a, center), sector(b, center))
    return sectorA != sectorB ? sectorA < sectorB : orientation(center, a, b) > 0
  }

  /// 0 below the x axis, 1 on or above it, 2 on its left half.
  private static func sector(_ p: GridPoint, _ center: GridPoint) -> Int {
    p.y < center.y ? 0 : p.y == center.y && p.x < center.x ? 2 : 1
  }
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
    for c in 0..<chains.list.count {
      let chain = chains.list[c]
      representatives[c] = HalfEdge(chain: c, isForward: true)
      deltas[c] = chain.isSpike ? .zero : .delta(rings[Int(chain.ring)].operand)
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
