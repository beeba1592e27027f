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

/// A node inside a segment; or, in the way without chains, a crossing or junction on it.
struct Cut: BitwiseCopyable {
  /// The segment in the upper half, and the position along it in the lower half.
  ///
  /// For nodes the position is the distance from the segment's start, |dx| + |dy|: nodes on one
  /// segment form a staircase, so that this orders them. For crossings it is the fraction of the
  /// segment, times 2³².
  var key: UInt64
  /// For crossings twice the crossing's index, and one more for the second segment's cut; `~node`
  /// for junctions; `~index` for multi-crossings, of which each segment has one cut.
  var node: Int32
  /// The chain that starts here.
  ///
  /// In the way without chains, for crossings twice the ring of the segment that crosses here, and
  /// one more where it does so from the right to the left; multi-crossings have indices after these
  /// (`Arrangement.steps`). For junctions `atVertex` or `inSegment`.
  var chain: Int32 = -1

  static var inSegment: Int32 { -1 }
  static var atVertex: Int32 { -2 }

  @inline(__always) var segment: Int { Int(key >> 32) }

  /// Whether it is an isolated crossing or a multi-crossing, not a junction.
  @inline(__always) var isCrossing: Bool { chain >= 0 }

  /// Whether it is a junction at the segment's start.
  @inline(__always) var isAtVertex: Bool { chain == Cut.atVertex }
}

/// A vertex that another vertex or segment meets, or a segment that passes a vertex.
struct Touch: BitwiseCopyable {
  var point: GridPoint
  /// The segment; or `~vertex`.
  var index: Int32
}

/// Two segments that cross inside both, and their rings.
struct SegmentCrossing: BitwiseCopyable {
  var first: Int32
  var second: Int32
  var ring: Int32
  var other: Int32
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

/// Segments that all cross in one pixel, where nothing else is near.
struct MultiCrossing: BitwiseCopyable {
  var pixel: GridPoint
  /// The start and number of its segments in `multiCrossingRuns`.
  var start: Int32
  var count: Int32
}

/// A half-edge at a junction: the piece and ring that it belongs to, and how the windings change
/// there.
struct HalfEdge: BitwiseCopyable {
  /// Twice the piece, and one more at the piece's end.
  var pieceEnd: Int32
  /// The same for the first piece after the previous junction on the ring.
  var span: Int32
  var ring: Int32
  /// By how much the windings on the left of its edge exceed those before the junction's first
  /// half-edge.
  var first: Int32
  var second: Int32
}

/// Of pieces that coincide, together with those after them up to the next junctions, one represents
/// all.
struct MergedPiece: BitwiseCopyable {
  /// As `Chain.representative`.
  var representative: Int32
  /// For the representative, what crossing all of them adds to the windings.
  var deltaFirst: Int32
  var deltaSecond: Int32
}
