/// The windings on both sides of all chains.
struct Windings {
  private let arrangement: Arrangement
  /// By half-edge that represents itself: the windings on its left.
  private let lefts: UnsafeMutablePointer<WindingNumbers>
  /// By chain: whether its windings have been found.
  private let isKnown: UnsafeMutablePointer<Bool>
  private let isVisited: UnsafeMutablePointer<Bool>

  init(_ arrangement: Arrangement, _ arena: inout Arena) {
    self.arrangement = arrangement
    let count = arrangement.chainCount
    lefts = arena.allocate(WindingNumbers.self, 2 * count)
    isKnown = arena.allocate(repeating: false, count)
    isVisited = arena.allocate(repeating: false, arrangement.planar.nodes.count)
    var stack = ArenaList<HalfEdge>(&arena, capacity: 64)
    // The first ring of each component contains the component's leftmost vertex, and left of it lie
    // components that are done.
    let seeds = Windings.leftmostVertices(arrangement.outlines, &arena)
    var k = 0
    while k < seeds.count {
      let v = Int(seeds[k])
      let node = arrangement.planar.nodeOfVertex[v]
      if node >= 0
        ? !isVisited[Int(node)] : !isKnown[arrangement.chain(ofSegment: v)]
      {
        let outside =
          k == 0
          ? .zero
          : PointLocation(arrangement).edge(leftOf: arrangement.outlines.points[v], &arena).map {
            left(of: $0)
          } ?? .zero
        if node >= 0 {
          // All half-edges point to the right, so the first one's right side is the outside.
          turn(
            around: node, from: arrangement.rotations.around(node).lowerBound, outside, &stack,
            &arena)
        } else {
          enter(at: v, outside, &stack, &arena)
        }
        spread(&stack, &arena)
      }
      k &+= 1
    }
  }

  /// The windings on the left of a half-edge.
  @inline(__always) func left(of edge: HalfEdge) -> WindingNumbers {
    lefts[arrangement.merged.representative(of: edge).index]
  }

  /// The leftmost (then lowest) vertices of all rings, from left to right.
  private static func leftmostVertices(
    _ outlines: Outlines, _ arena: inout Arena
  ) -> ArenaList<Int32> {
    var vertices = ArenaList<Int32>(&arena, capacity: outlines.rings.count)
    for ring in outlines.rings {
      vertices.append(Int32(truncatingIfNeeded: outlines.leftmostVertex(ring)), &arena)
    }
    let points = outlines.points.base
    SmallSort.sort(vertices.base, vertices.count) {
      (points[Int($0)].key, $0) < (points[Int($1)].key, $1)
    }
    return vertices
  }

  /// Finds the windings of the chain with a component's leftmost vertex inside, given those outside.
  private func enter(
    at v: Int, _ outside: WindingNumbers, _ stack: inout ArenaList<HalfEdge>,
    _ arena: inout Arena
  ) {
    let c = arrangement.chain(ofSegment: v)
    let chain = arrangement.chain(c)
    var step = Int32(truncatingIfNeeded: v) &- chain.firstVertex
    if step < 0 { step &+= arrangement.outlines.rings[Int(chain.ring)].count }
    let before = arrangement.point(step, of: chain)
    let after = arrangement.point(step &+ 2, of: chain)
    // At its leftmost vertex a ring turns away from the outside.
    let outsideIsRight = orientation(before, arrangement.outlines.points[v], after) > 0
    let forward = HalfEdge(chain: c, isForward: true)
    set(outsideIsRight ? forward.twin : forward, outside)
    stack.append(forward, &arena)
    stack.append(forward.twin, &arena)
  }

  /// The windings on the left of a half-edge that represents itself.
  @inline(__always) func left(ofRepresentative edge: HalfEdge) -> WindingNumbers {
    lefts[edge.index]
  }

  /// Sets the windings on the left of an edge, and on its right.
  @inline(__always) private func set(_ edge: HalfEdge, _ left: WindingNumbers) {
    isKnown[edge.chain] = true
    lefts[edge.index] = left
    lefts[edge.twin.index] = left - arrangement.merged.delta(of: edge)
  }

  /// Finds the windings around the nodes that the half-edges on the stack leave, and so on.
  private func spread(_ stack: inout ArenaList<HalfEdge>, _ arena: inout Arena) {
    while stack.count > 0 {
      stack.count &-= 1
      let edge = stack[stack.count]
      let node = arrangement.origin(of: edge)
      if !isVisited[Int(node)] {
        turn(
          around: node, from: arrangement.rotations.position(of: edge), lefts[edge.twin.index],
          &stack, &arena)
      }
    }
  }

  /// Walks once around a node from the half-edge at `position`, given the windings on its right.
  @inline(__always) private func turn(
    around node: Int32, from position: Int, _ right: WindingNumbers,
    _ stack: inout ArenaList<HalfEdge>, _ arena: inout Arena
  ) {
    isVisited[Int(node)] = true
    let rotation = arrangement.rotations.around(node)
    stack.reserve(stack.count + rotation.count, &arena)
    // The edge that goes straight on comes last, and so is the next one from the stack: the walk
    // follows the rings, along which memory lies.
    let half = rotation.count >> 1
    var straight: HalfEdge?
    var windings = right
    var i = position
    var k = 0
    while k < rotation.count {
      let edge = arrangement.rotations[i]
      windings = windings + arrangement.merged.delta(of: edge)
      // Without a branch, which would be mispredicted half of the time: what is known stays as it
      // is, and what is on top of the stack does not matter.
      let isNew = !isKnown[edge.chain]
      set(edge, windings)
      if k == half && isNew { straight = edge.twin }
      stack.base[stack.count] = edge.twin
      stack.count &+= isNew && k != half ? 1 : 0
      i &+= 1
      if i == rotation.upperBound { i = rotation.lowerBound }
      k &+= 1
    }
    if let straight { stack.append(straight, &arena) }
  }
}

extension Windings {
  /// The sign of the first operand's windings, 0 if it winds around nothing; nil if there are both
  /// signs.
  var sign: Int32? {
    var least: Int32 = 0
    var greatest: Int32 = 0
    for c in 0..<arrangement.chainCount {
      let edge = HalfEdge(chain: c, isForward: true)
      for left in [left(of: edge), left(of: edge.twin)] {
        least = min(least, left.first)
        greatest = max(greatest, left.first)
      }
    }
    if least < 0 && greatest > 0 { return nil }
    return least < 0 ? -1 : greatest > 0 ? 1 : 0
  }
}
