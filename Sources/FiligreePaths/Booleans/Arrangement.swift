import Foundation

/// The plane divided by the outlines of all operands: the one data structure behind every path boolean.
///
/// # Design: grid topology, curve geometry
///
/// Whether two outlines cross, touch or coincide is decided once, on an integer grid, by exact
/// arithmetic. What the pieces look like is remembered beside it, so that curves come back as curves
/// and untouched points come back bit for bit.
///
/// 1. *Read* (`+Reading`, `CurveSeparation`). Points are rounded to a grid of at least 2²⁹ steps over
///    the drawing (`GridFrame`). Curves are cut into monotone arcs, and arcs further only where
///    something else comes so close that an arc and its chord could be told apart by it. Each chord
///    keeps its provenance: the curve and the range of its parameter.
/// 2. *Planarize* (`+Planarizing`). Snap rounding (Hobby 1999): every end point and every crossing,
///    rounded, makes its pixel hot; every segment that passes through a hot pixel is led through its
///    center. Afterwards segments meet in end points only, or are the same segment.
/// 3. *Chain* (`+Chains`). Only points where something happens become nodes. What lies between two
///    nodes is one chain with one pair of winding numbers, however many vertices it has. Coincident
///    chains are merged, their windings added.
/// 4. *Wind* (`+Windings`). Winding numbers spread from chain to chain around the nodes. Each connected
///    component starts from the face around it, which its leftmost point finds by looking left.
/// 5. *Trace* (`+Tracing`). A chain is on the result's edge where exactly one of its sides is inside.
///    Edges are walked with the inside on their left.
/// 6. *Recompose* (`+Emitting`). Neighboring pieces of one source become one line or one sub-curve.
///
/// Where lines mostly just cross, there is a shorter way after the pairs are found (`+Plain`): their
/// order along each ring is decided exactly, windings spread along the rings from crossing to crossing,
/// and there are no chains. Nodes and fans there are only where ends meet, or several segments in one
/// place, the knots (`+Knots`); crossings that stand alone (`+Crowding`) need neither, nor do stars, where
/// several segments cross in one place and nothing else is (`+Stars`). The results are the same to the bit.
///
/// # Invariants
///
/// - All topology is decided by `Int64` arithmetic without overflow (`GridPoint`). Floating point
///   decides how finely curves are cut and where a curve's point is rounded, never an order or a side.
/// - After step 2 no two segments cross, and no vertex lies on another segment's inside (Hobby's
///   theorem; the fuzz harness checks it by planarizing results again).
/// - At each node the windings sum to zero: inputs are closed, and snapping keeps them closed.
/// - The result's edges bound its inside, inside on the left. So it winds once around its inside and
///   not at all around its outside, and both fill rules agree.
/// - Every step is bounded by the number of segments and meetings; nothing iterates until it is content.
///
/// # Accuracy
///
/// For lines a result is off by at most two grid steps, 2⁻²⁸ of the drawing's longer side: one at a
/// vertex, and one where a segment is led through a hot pixel. Curves that run closer to one another
/// than `CurveSeparation.tolerance`, 2⁻²⁰ of it, may count as one, and chains of two of these are off
/// by twice as much.
struct Arrangement: ~Copyable {
  var arena: Arena
  var frame: GridFrame

  // One entry a vertex. The segment of the same index goes from it to the next entry; each ring ends
  // with an entry that repeats its first vertex and starts no segment.

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
  /// Points in whose pixels segments meet, some of them several times.
  var hot: ArenaList<GridPoint>
  /// Those of them in which segments cross.
  var hotCrossings: ArenaList<GridPoint>
  /// What is known to meet in the others.
  var touches: ArenaList<Touch>
  var tree: BoxTree

  // Where segments mostly just cross (`+Plain`): instead of chains.

  var crossings: ArenaList<SegmentCrossing>
  var crossingPositions: CrossingPositions
  /// Whether the shorter way is taken: segments share vertices of their ring and cross, and meet in no
  /// other way but at knots.
  var isChainless = false
  /// What follows each cut on its ring.
  var pieces: RingPieces
  /// Where the cuts of each crossing lie, by `Cut.node`.
  var cutIndices: UnsafeMutablePointer<Int32>
  /// What is known of each ring.
  var ringStates: ArenaList<RingState>
  /// Whether among segments that mostly just cross there are nodes where more happens (`+Knots`).
  var hasJunctions = false
  /// Whether vertices are so many that they may lie close together (`+Crowding`).
  var isDense = false
  /// What is known of the half-edges at knots; 2k leaves cut k, 2k + 1 arrives there.
  var halfEdges: UnsafeMutablePointer<HalfEdge>
  /// By pieces, for those that start at knots.
  var mergedPieces: UnsafeMutablePointer<MergedPiece>
  var junctionIsVisited: UnsafeMutablePointer<Bool>
  /// The cuts at knots.
  var junctionCuts: ArenaList<Int32>
  /// The cuts of all crossings, before knots were put among them.
  var crossingCuts: ArenaList<Cut>
  var multiCrossings: ArenaList<MultiCrossing>
  /// For each segment of a star where its cuts there begin in `crossingCuts`.
  var multiCrossingRuns: ArenaList<Int32>
  /// Room to sort a star's half-edges in.
  var multiCrossingRotation: UnsafeMutablePointer<Int32>
  /// What passing a crossing or a star adds to the windings on the left, by `Cut.chain`.
  var steps: UnsafeMutablePointer<SIMD2<Int32>>
  /// How many rings have not been reached yet.
  var ringsToVisit = 0

  // What chaining and winding find.

  var chains: ArenaList<Chain>
  /// The chain that covers each segment's start.
  var chainOfSegment: ArenaList<Int32>
  /// The grid point after a half-edge's node; half-edge 2c starts chain c, 2c + 1 ends it.
  var targets: ArenaList<GridPoint>
  /// The direction in which it lies from there, roughly.
  var angles: UnsafeMutablePointer<Double>
  /// Half-edges of all nodes, around each node by angle.
  var rotations: ArenaList<Int32>
  /// Where each node's half-edges start in `fans`, and how many there are.
  var rotationStart: ArenaList<Int32>
  var rotationCount: ArenaList<Int32>
  /// Where each half-edge lies in `fans`.
  var rotationPosition: ArenaList<Int32>

  // What tracing finds.

  /// Chains of all loops; the sign tells the direction (`~c`: backwards).
  var loopChains: ArenaList<Int32>
  /// Where each loop ends in `loopChains`.
  var loopEnds: ArenaList<Int32>
  var runs: ArenaList<Run>

  /// Creates an empty arrangement with room for about `capacity` segments.
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
    crossings = ArenaList(&arena, capacity: 8)
    crossingPositions = CrossingPositions()
    tree = BoxTree()
    pieces = RingPieces()
    cutIndices = .dangling
    ringStates = ArenaList()
    halfEdges = .dangling
    mergedPieces = .dangling
    junctionIsVisited = .dangling
    junctionCuts = ArenaList()
    crossingCuts = ArenaList()
    multiCrossings = ArenaList()
    multiCrossingRuns = ArenaList()
    multiCrossingRotation = .dangling
    steps = .dangling
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
