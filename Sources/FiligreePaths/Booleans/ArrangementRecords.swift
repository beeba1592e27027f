// The plain values of which an arrangement's lists consist.

/// Whose outline a ring is.
enum Operand: UInt8 {
  case first
  case second
  /// An outline to be cut, which winds around nothing.
  case line
}

/// A closed run of segments, or an open one among the lines to be cut.
struct Ring: BitwiseCopyable {
  var start: Int32
  /// How many segments.
  var count: Int32
  var operand: Operand
  var isOpen: Bool
  /// Which subpath of the operand it is.
  var subpath: Int32
}

/// A curve of the input, in its own coordinates; a quadratic has `isQuadratic` and three points.
struct SourceCurve: BitwiseCopyable {
  var p0: ExactPoint
  var p1: ExactPoint
  var p2: ExactPoint
  var p3: ExactPoint
  var isQuadratic: Bool
}

/// A node inside a segment; or a crossing, among segments that only cross.
struct Cut: BitwiseCopyable {
  /// The segment in the upper half, and how far along it the node lies in the lower half.
  ///
  /// Of nodes the distance from the segment's start, |dx| + |dy|: nodes on one segment form a
  /// staircase, so that this orders them. Of crossings the fraction of the segment, times 2³².
  var key: UInt64
  /// For crossings twice the crossing's number, and one more for the second segment's cut; among these,
  /// `~node` for knots and `~star` for a segment's passage through a star.
  var node: Int32
  /// The chain that starts here.
  ///
  /// Of crossings twice the ring of the segment that crosses here, and one more where it does so from
  /// the right to the left; passages have numbers after these (`Arrangement.steps`). Of knots `atVertex`
  /// or `inSegment`.
  var chain: Int32 = -1

  static var inSegment: Int32 { -1 }
  static var atVertex: Int32 { -2 }

  @inline(__always) var segment: Int { Int(key >> 32) }

  /// Whether it is a crossing that stands alone, or a passage.
  @inline(__always) var isCrossing: Bool { chain >= 0 }

  /// Whether it is a knot at the segment's start.
  @inline(__always) var isAtVertex: Bool { chain == Cut.atVertex }
}

/// A vertex that something meets, or a segment that passes another one's vertex.
struct Touch: BitwiseCopyable {
  var point: GridPoint
  /// The segment; or `~index` of the vertex.
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
  /// The chain that stands for this one where several coincide; `~c` where it goes the other way.
  var representative: Int32
  /// What crossing from its right to its left adds to the windings around the two operands.
  var deltaFirst: Int32
  var deltaSecond: Int32
  /// The windings on its left.
  var leftFirst: Int32 = 0
  var leftSecond: Int32 = 0
  /// Whether start and end lie inside a segment, not on a vertex.
  var startsInside: Bool
  var endsInside: Bool
  var hasWindings = false
  /// 1: on the result's edge as it is; -1: turned round; 0: not on it.
  var selection: Int8 = 0
  var loop: Int32 = -1
}

/// Segments that cross in one pixel, where nothing else happens.
struct MultiCrossing: BitwiseCopyable {
  var pixel: GridPoint
  /// Where its segments lie in `multiCrossingRuns`, and how many they are.
  var start: Int32
  var count: Int32
}

/// What a half-edge at a knot belongs to, and how the windings there differ.
struct HalfEdge: BitwiseCopyable {
  /// Twice the piece, and one more at the piece's end.
  var edge: Int32
  /// The same of the first piece after the knot before.
  var span: Int32
  var ring: Int32
  /// By how much the windings on the left of its edge exceed those before the knot's first spoke.
  var first: Int32
  var second: Int32
}

/// Pieces that coincide, one of which stands for all, and those after them up to the next knots.
struct MergedPiece: BitwiseCopyable {
  /// As `Chain.representative`.
  var representative: Int32
  /// What crossing all of them adds to the windings; for the one that stands for them.
  var deltaFirst: Int32
  var deltaSecond: Int32
}
