/// Candidate segments as the edges of a graph: linked lists of those that leave each node.
struct CandidateSegments {
  /// The kind of a segment.
  enum Kind: UInt8 {
    case line, cubic
    /// The polyline's own lines.
    case polyline
  }

  /// The part of a segment that the search for a path reads.
  struct Edge {
    /// The edge added before this one to the same node, or -1.
    let next: Int32
    /// The nodes that it leaves and leads to.
    let origin: Int32
    let target: Int32
    var cost: Float
  }

  /// The shape of a segment.
  struct Shape {
    var kind: Kind
    /// Whether it has been proven to be near the polyline.
    var isProven: Bool
    /// A cubic's control points, the first from its start and the second from its end.
    var arms: SIMD4<Float>
  }

  /// The segments that leave a node.
  struct Outgoing {
    /// The edge that was added last, or -1.
    var head: Int32 = -1
    /// The farthest node that any of them has led to, or 0.
    var farthest: Int32 = 0
  }

  private(set) var outgoing: [Outgoing] = []
  /// The segments: their edges, and their shapes at the same indices.
  var edges: [Edge] = []
  var shapes: [Shape] = []

  /// Removes all segments and keeps the memory.
  mutating func removeAll(nodeCount: Int) {
    outgoing.removeAll(keepingCapacity: true)
    outgoing.append(contentsOf: repeatElement(Outgoing(), count: nodeCount))
    edges.removeAll(keepingCapacity: true)
    shapes.removeAll(keepingCapacity: true)
    edges.reserveCapacity(4 * nodeCount)
    shapes.reserveCapacity(4 * nodeCount)
  }

  mutating func append(from origin: Int, to target: Int, cost: Float, _ shape: Shape) {
    let node = outgoing[origin]
    let (next, target) = (node.head, Int32(truncatingIfNeeded: target))
    outgoing[origin] = Outgoing(
      head: Int32(truncatingIfNeeded: edges.count), farthest: max(node.farthest, target))
    edges.append(
      Edge(next: next, origin: Int32(truncatingIfNeeded: origin), target: target, cost: cost))
    shapes.append(shape)
  }
}
