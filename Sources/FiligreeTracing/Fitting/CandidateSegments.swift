/// Pieces, by the nodes that they leave: the first of each node, and the next one after each segment.
struct CandidateSegments {
  /// What a segment is.
  enum Kind: UInt8 {
    case line, cubic
    /// The polyline's own lines.
    case polyline
  }

  /// What the search for a path reads of a segment.
  struct Edge {
    /// The segment added before this one to the same node, or -1.
    let next: Int32
    /// The node that it leaves, and the one that it leads to.
    let origin: Int32
    let target: Int32
    var cost: Float
  }

  /// A segment as it is drawn.
  struct Shape {
    var kind: Kind
    /// Whether it has been proven to be near enough.
    var isProven: Bool
    /// A cubic's first control, from its start, and its second, from its end.
    var arms: SIMD4<Float>
  }

  /// What is known of the segments that leave a node.
  struct Outgoing {
    /// The one that was added last, or -1.
    var head: Int32 = -1
    /// The farthest node that they have ever led to, or 0.
    var farthest: Int32 = 0
  }

  private(set) var outgoing: [Outgoing] = []
  /// The segments, and how each is drawn.
  var edges: [Edge] = []
  var shapes: [Shape] = []

  /// Begins anew, in the same memory.
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
