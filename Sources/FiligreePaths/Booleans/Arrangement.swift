import Foundation

/// The planar arrangement of the outlines of all operands: the data structure behind every path
/// boolean.
///
/// # Design: grid topology, curve geometry
///
/// Whether two outlines cross, touch or coincide is decided once, on an integer grid, by exact
/// arithmetic. The geometry of the pieces is stored beside it, so that curves come back as curves
/// and untouched points come back bit for bit.
///
/// 1. *Read* (`+Reading`, `CurveSeparation`). Points are rounded to a grid of at least 2²⁹ steps
///    over the drawing (`GridFrame`). Curves are cut into monotone arcs, and arcs further only
///    where another outline comes so close that an arc and its chord could be told apart by it.
///    Each chord keeps its source: the curve and the range of its parameter.
/// 2. *Planarize* (`+Planarizing`). Snap rounding (Hobby 1999): every end point and every crossing,
///    rounded, makes its pixel hot; every segment that passes through a hot pixel is routed through
///    its center. Afterwards segments meet in end points only, or are the same segment.
/// 3. *Chain* (`+Chains`). Only points where segments meet become nodes. A chain runs between two
///    nodes and has one pair of winding numbers, however many vertices it has. Coincident chains
///    are merged, their windings added.
/// 4. *Wind* (`+Windings`). Winding numbers spread from chain to chain around the nodes. Each
///    connected component starts from the face around it, which a ray cast to the left from its
///    leftmost point finds (`+PointLocation`).
/// 5. *Trace* (`+Tracing`). A chain is on the boundary of the result where exactly one of its sides
///    is inside. Edges are walked with the inside on their left.
/// 6. *Recompose* (`+Emitting`). Neighboring pieces of one source become one line or one sub-curve.
///
/// # Terms
///
/// - A *ring* is a closed subpath, or an open one to be cut. A *cut* is a node or crossing on one
///   of its segments, a *piece* the part of a ring from one cut to the next.
/// - A *half-edge* is one end of a chain or piece at a node. The *rotation* of a node is the cyclic
///   order of its half-edges by angle, as in a rotation system.
/// - The *windings* of a face are its two winding numbers, around the first and around the second
///   operand.
///
/// # Invariants
///
/// - All topology is decided by `Int64` arithmetic without overflow (`GridPoint`). Floating point
///   decides how finely curves are cut and where a curve's point is rounded, never an order or a
///   side.
/// - After step 2 no two segments cross, and no vertex lies inside another segment (Hobby's
///   theorem; the fuzz harness checks it by planarizing results again).
/// - At each node the windings sum to zero: inputs are closed, and snapping keeps them closed.
/// - The result's edges bound its inside, inside on the left. So it winds once around its inside
///   and not at all around its outside, and both fill rules agree.
/// - Every step is bounded by the number of segments and intersections; no loop runs until it
///   converges.
///
/// # Accuracy
///
/// For lines a result is off by at most two grid steps, 2⁻²⁸ of the drawing's longer side: one at a
/// vertex, and one where a segment is routed through a hot pixel. Curves that run closer to one
/// another than `CurveSeparation.tolerance`, 2⁻²⁰ of it, may count as one, and sequences of two of
/// these are off by twice as much.
struct Arrangement: ~Copyable {
  var arena: Arena
  var frame: GridFrame

  // One entry for each vertex. The segment of the same index goes from it to the next entry; each
  // ring ends with an entry that repeats its first vertex and starts no segment.

  /// Vertices on the grid.
  var points: ArenaList<GridPoint>
  /// The same vertices in the input's coordinates.
  var exact: ArenaList<ExactPoint>
  /// Where the segment comes from: the index of a curve, or `~id` of a line.
  ///
  /// In a ring's last entry: the index of the ring's first vertex.
  var sources: ArenaList<Int32>
  /// For curves, the parameter at the segment's start; empty when there are no curves.
  var parameters: ArenaList<Double>
  var curves: ArenaList<SourceCurve>
  var rings: ArenaList<Ring>
  var lineCount: Int32 = 0

  // What planarizing finds.

  /// The node at each vertex, or -1.
  var nodeOfVertex: ArenaList<Int32>
  var nodes: NodeTable
  /// Nodes inside segments, sorted by segment and by distance from its start.
  var cuts: ArenaList<Cut>
  /// Points in whose pixels segments meet, with repetitions.
  var hot: ArenaList<GridPoint>
  /// Those in which segments cross.
  var hotCrossings: ArenaList<GridPoint>
  /// The vertices and segments that are known to meet in the others.
  var touches: ArenaList<Touch>
  var tree: BoxTree

  // What chaining and winding find.

  var chains: ArenaList<Chain>
  /// The chain that covers each segment's start.
  var chainOfSegment: ArenaList<Int32>
  /// The grid point after a half-edge's node; half-edge 2c starts chain c, 2c + 1 ends it.
  var targets: ArenaList<GridPoint>
  /// The direction from the node to the target, approximately.
  var angles: UnsafeMutablePointer<Double>
  /// Half-edges of all nodes, those of each node in counterclockwise order by angle: its rotation.
  var rotations: ArenaList<Int32>
  /// The start and length of each node's rotation in `rotations`.
  var rotationStart: ArenaList<Int32>
  var rotationCount: ArenaList<Int32>
  /// The position of each half-edge in its node's rotation.
  var rotationPosition: ArenaList<Int32>

  // What tracing finds.

  /// Chains of all loops; the sign tells the direction (`~c`: backwards).
  var loopChains: ArenaList<Int32>
  /// Where each loop ends in `loopChains`.
  var loopEnds: ArenaList<Int32>
  var runs: ArenaList<Run>

  /// Creates an empty arrangement with capacity for about `capacity` segments.
  init(frame: GridFrame, capacity: Int) {
    arena = Arena(capacity: 4096 + capacity * 128)
    self.frame = frame
    points = ArenaList(&arena, capacity: capacity)
    exact = ArenaList(&arena, capacity: capacity)
    sources = ArenaList(&arena, capacity: capacity)
    parameters = ArenaList()
    curves = ArenaList()
    rings = ArenaList(&arena, capacity: 4)
    nodeOfVertex = ArenaList()
    nodes = NodeTable(&arena, capacity: 16)
    cuts = ArenaList(&arena, capacity: 16)
    hot = ArenaList(&arena, capacity: 8)
    hotCrossings = ArenaList(&arena, capacity: 8)
    touches = ArenaList(&arena, capacity: 8)
    tree = BoxTree()
    chains = ArenaList(&arena, capacity: 16)
    chainOfSegment = ArenaList()
    targets = ArenaList()
    angles = .dangling
    rotations = ArenaList()
    rotationStart = ArenaList()
    rotationCount = ArenaList()
    rotationPosition = ArenaList()
    loopChains = ArenaList(&arena, capacity: 16)
    loopEnds = ArenaList(&arena, capacity: 4)
    runs = ArenaList(&arena, capacity: 16)
  }
}
