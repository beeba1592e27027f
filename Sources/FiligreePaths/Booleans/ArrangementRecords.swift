// The values of which an arrangement's lists consist.

/// Whose outline a ring is.
enum Operand: UInt8 {
  case first
  case second
  /// An outline to be cut, which winds around nothing.
  case line
}

/// A closed sequence of segments, or an open one among the lines to be cut.
struct Ring: BitwiseCopyable {
  var start: Int32
  /// The number of segments.
  var count: Int32
  var operand: Operand
  var isOpen: Bool
  /// The index of its subpath in the operand.
  var subpath: Int32
}

/// A node inside a segment.
struct Cut: BitwiseCopyable {
  /// The segment in the upper half, and in the lower half the distance from its start, |dx| + |dy|:
  /// nodes on one segment form a staircase, so that this orders them.
  var key: UInt64
  var node: Int32
  /// The chain that starts here.
  var chain: Int32 = -1

  @inline(__always) var segment: Int { Int(key >> 32) }
}

/// A vertex that another vertex or segment meets, or a segment that passes a vertex.
struct Touch: BitwiseCopyable {
  var point: GridPoint
  /// The segment; or `~vertex`.
  var index: Int32
}

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
  /// The chain that represents this one where several coincide; `~c` where that goes the other way.
  var representative: Int32
  /// What crossing it from its right to its left adds to the windings around the two operands.
  var deltaFirst: Int32
  var deltaSecond: Int32
  /// The windings on its left.
  var leftFirst: Int32 = 0
  var leftSecond: Int32 = 0
  /// Whether start and end lie inside a segment, not on a vertex.
  var startsInside: Bool
  var endsInside: Bool
  var hasWindings = false
  /// 1: on the result's boundary as it is; -1: reversed; 0: not on it.
  var selection: Int8 = 0
  var loop: Int32 = -1
}
