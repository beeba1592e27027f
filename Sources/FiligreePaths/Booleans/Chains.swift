/// The vertices between two neighboring nodes on a ring.
struct Chain: BitwiseCopyable {
  var startNode: Int32
  var endNode: Int32
  /// The segment on which it starts, and on which it ends.
  var startSegment: Int32
  var endSegment: Int32
  /// The first vertex after the start node, and how many there are up to the end node.
  var firstVertex: Int32
  var vertexCount: Int32
  var ring: Int32
  /// Whether start and end lie inside a segment, not on a vertex.
  var startsInside: Bool
  var endsInside: Bool
  /// Whether it goes out and comes back the same way: nothing winds around it.
  var isSpike = false
}

/// A chain in one of its two directions.
///
/// In a planar arrangement the left side of each half-edge is one face. A half-edge also stands for
/// the end of its chain from which it leaves.
struct HalfEdge: Equatable, BitwiseCopyable {
  /// Twice the chain, and one more for the backward direction.
  private let rawValue: Int32

  @inline(__always) private init(rawValue: Int32) { self.rawValue = rawValue }

  @inline(__always) init(chain: Int, isForward: Bool) {
    rawValue = Int32(truncatingIfNeeded: 2 &* chain) | (isForward ? 0 : 1)
  }

  @inline(__always) var chain: Int { Int(rawValue >> 1) }

  @inline(__always) var isForward: Bool { rawValue & 1 == 0 }

  /// The same chain in the other direction.
  @inline(__always) var twin: HalfEdge { HalfEdge(rawValue: rawValue ^ 1) }

  /// An index in lists that have an entry for each half-edge of each chain.
  @inline(__always) var index: Int { Int(rawValue) }

  /// A total order that depends on nothing but the input.
  @inline(__always) static func < (a: HalfEdge, b: HalfEdge) -> Bool { a.rawValue < b.rawValue }
}

/// Winding numbers around the first and the second operand; or what crossing an edge from its right
/// to its left adds to them.
struct WindingNumbers: Equatable, BitwiseCopyable {
  var first: Int32
  var second: Int32

  static let zero = WindingNumbers(first: 0, second: 0)

  /// What crossing a ring of an operand adds.
  @inline(__always) static func delta(_ operand: Operand) -> WindingNumbers {
    WindingNumbers(first: operand == .first ? 1 : 0, second: operand == .second ? 1 : 0)
  }

  @inline(__always) static func + (a: WindingNumbers, b: WindingNumbers) -> WindingNumbers {
    WindingNumbers(first: a.first &+ b.first, second: a.second &+ b.second)
  }

  @inline(__always) static func - (a: WindingNumbers, b: WindingNumbers) -> WindingNumbers {
    WindingNumbers(first: a.first &- b.first, second: a.second &- b.second)
  }
}

/// The rings of a planarization, cut at their nodes.
struct Chains {
  /// In the order of the rings, and of the segments on each.
  private(set) var list: ArenaList<Chain>
  /// The chain that covers each segment's start.
  let ofSegment: UnsafeMutablePointer<Int32>
  /// The chain that starts at each cut.
  let ofCut: UnsafeMutablePointer<Int32>

  init(_ planar: Planarization, _ arena: inout Arena) {
    var count = planar.cuts.count
    var i = 0
    while i < planar.outlines.points.count {
      count &+= planar.nodeOfVertex[i] < 0 ? 0 : 1
      i &+= 1
    }
    list = ArenaList(&arena, capacity: count)
    ofSegment = arena.allocate(Int32.self, planar.outlines.points.count)
    ofCut = arena.allocate(Int32.self, planar.cuts.count)
    var cut = 0
    for r in 0..<planar.outlines.rings.count { cutRing(r, planar, &cut, &arena) }
  }

  /// Cuts ring `r` into chains; `cut` advances over the cuts, which lie in the order of the rings.
  private mutating func cutRing(
    _ r: Int, _ planar: Planarization, _ cut: inout Int, _ arena: inout Arena
  ) {
    let outlines = planar.outlines
    let ring = outlines.rings[r]
    let (start, end) = (ring.segments.lowerBound, ring.segments.upperBound)
    let first = list.count
    var i = start
    while i < end {
      let node = planar.nodeOfVertex[i]
      if node >= 0 { begin(node, i, isInside: false, first, r, ring, &arena) }
      // Before the first node it is the ring's last chain, which is not known yet.
      ofSegment[i] = Int32(truncatingIfNeeded: list.count &- 1)
      while cut < planar.cuts.count && planar.cuts[cut].segment == Int32(truncatingIfNeeded: i) {
        begin(planar.cuts[cut].node, i, isInside: true, first, r, ring, &arena)
        ofCut[cut] = Int32(truncatingIfNeeded: list.count &- 1)
        cut &+= 1
      }
      i &+= 1
    }
    if ring.isOpen {
      endLast(planar.nodeOfVertex[end], end, isInside: false, wraps: false, ring)
    } else {
      let chain = list[first]
      endLast(
        chain.startNode, Int(chain.startSegment), isInside: chain.startsInside, wraps: true, ring)
      i = start
      while i < end && ofSegment[i] < Int32(truncatingIfNeeded: first) {
        ofSegment[i] = Int32(truncatingIfNeeded: list.count &- 1)
        i &+= 1
      }
    }
    i = first
    while i < list.count {
      let chain = list[i]
      if chain.startNode == chain.endNode && chain.vertexCount > 0 {
        list.base[i].isSpike =
          outlines.points[vertex(0, of: chain, ring)]
          == outlines.points[vertex(chain.vertexCount &- 1, of: chain, ring)]
      }
      i &+= 1
    }
  }

  /// Ends the ring's last chain, if there is one, and begins another.
  @inline(__always) private mutating func begin(
    _ node: Int32, _ segment: Int, isInside: Bool, _ first: Int, _ r: Int, _ ring: Ring,
    _ arena: inout Arena
  ) {
    if list.count > first { endLast(node, segment, isInside: isInside, wraps: false, ring) }
    let next = segment &+ 1
    let closes = !ring.isOpen && next == ring.segments.upperBound
    list.append(
      Chain(
        startNode: node, endNode: node, startSegment: Int32(truncatingIfNeeded: segment),
        endSegment: 0, firstVertex: closes ? ring.start : Int32(truncatingIfNeeded: next),
        vertexCount: 0, ring: Int32(truncatingIfNeeded: r), startsInside: isInside,
        endsInside: false),
      &arena)
  }

  /// Ends the last chain at a node inside a segment, or at the vertex where the segment starts.
  private func endLast(
    _ node: Int32, _ segment: Int, isInside: Bool, wraps: Bool, _ ring: Ring
  ) {
    let chain = list.base + (list.count &- 1)
    chain.pointee.endNode = node
    chain.pointee.endsInside = isInside
    // The segment that arrives.
    let last = isInside ? segment : segment &- 1
    chain.pointee.vertexCount =
      Int32(truncatingIfNeeded: last) &- chain.pointee.startSegment &+ (wraps ? ring.count : 0)
    chain.pointee.endSegment =
      last < ring.segments.lowerBound
      ? ring.start &+ ring.count &- 1 : Int32(truncatingIfNeeded: last)
  }

  /// The vertex `step` vertices after a chain's first one.
  @inline(__always) func vertex(_ step: Int32, of chain: Chain, _ ring: Ring) -> Int {
    let index = chain.firstVertex &+ step
    return Int(index >= ring.start &+ ring.count && !ring.isOpen ? index &- ring.count : index)
  }
}
