/// The planar arrangement of the outlines of all operands: the data structure behind every path
/// boolean.
///
/// # Design: grid topology, curve geometry
///
/// Whether two outlines cross, touch or coincide is decided once, on an integer grid, by exact
/// arithmetic. The geometry of the pieces is stored beside it, so that curves come back as curves
/// and untouched points come back bit for bit.
///
/// Each stage is a value made from the one before. All lie in the memory of one `Arena`, which must
/// outlive them.
///
/// 1. *Read* (`Outlines`, `CurveSeparation`). Points are rounded to a grid of at least 2²⁹ steps over
///    the drawing (`GridFrame`). Curves are cut into monotone arcs, and arcs further only where
///    another outline comes so close that an arc and its chord could be told apart by it. Each chord
///    keeps its source: the curve and the range of its parameter.
/// 2. *Planarize* (`Intersections`, `Planarization`). Snap rounding (Hobby 1999): every end point
///    that meets something and every crossing, rounded, makes its pixel hot; every segment that
///    passes through a hot pixel is routed through its center. Afterwards segments meet in end
///    points only, or are the same segment.
/// 3. *Arrange* (`Chains`, `Rotations`). Only points where segments meet become nodes. A chain runs
///    between two nodes and has one pair of winding numbers, however many vertices it has. Coincident
///    chains are merged, their windings added.
/// 4. *Wind* (`Windings`). Winding numbers spread from chain to chain around the nodes. Each
///    connected component starts from the face around it, which a ray cast to the left from its
///    leftmost point finds (`PointLocation`).
/// 5. *Select* (`FaceSelector`, `Boundary`). A `BooleanOperation` and a `WindingTest` for each
///    operand say which faces belong to the result. A half-edge is on the boundary of the result
///    where only its left side is inside.
/// 6. *Trace* (`Loops`). The boundary is walked along, with the inside on the left.
/// 7. *Write* (`LoopWriter`, `LineWriter`). Neighboring pieces of one source become one line or one
///    sub-curve (`Runs`).
///
/// # Curves that touch
///
/// There is no case for curves that touch without crossing. Their hulls overlap there however finely
/// they are cut, so they are cut until arcs count as straight (`CurveSeparation.flatness`), or stay
/// so close for so long that they count as one (`coincide`). Their chords then meet in a hot pixel,
/// cross twice, or miss one another by a few steps, and the grid decides which. A node where they
/// meet changes no winding number. Faces that meet in it alone become loops of their own (`Loops`),
/// and what seems to lie between two crossings is thinner than `CurveSeparation.tolerance`.
///
/// # Terms
///
/// - A *ring* is a closed subpath, or an open one to be cut. A *cut* is a node inside one of its
///   segments.
/// - A *chain* is the part of a ring between two neighboring nodes, a *half-edge* a chain in one of
///   its directions. The *rotation* of a node is the cyclic order of the half-edges that leave it, as
///   in a rotation system.
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
struct Arrangement {
  let planar: Planarization
  private let chains: Chains
  let merged: MergedChains
  let rotations: Rotations

  init(_ planar: Planarization, _ arena: inout Arena) {
    self.planar = planar
    chains = Chains(planar, &arena)
    var merged = MergedChains(chains, planar.outlines.rings, &arena)
    rotations = Rotations(chains, planar, &merged, &arena)
    self.merged = merged
  }

  /// Arranges outlines in the plane.
  init(_ outlines: Outlines, _ arena: inout Arena) {
    self.init(Planarization(Intersections(outlines, &arena), &arena), &arena)
  }

  @inline(__always) var outlines: Outlines { planar.outlines }

  @inline(__always) var chainCount: Int { chains.list.count }

  @inline(__always) func chain(_ index: Int) -> Chain { chains.list[index] }

  /// The chain that covers a segment's start.
  @inline(__always) func chain(ofSegment segment: Int) -> Int { Int(chains.ofSegment[segment]) }

  /// The chain that starts at a cut.
  @inline(__always) func chain(ofCut cut: Int) -> Int { Int(chains.ofCut[cut]) }

  // MARK: Points

  @inline(__always) func point(ofNode node: Int32) -> GridPoint { planar.nodes.points[Int(node)] }

  /// The vertex `step` vertices after a chain's first one.
  @inline(__always) func vertex(_ step: Int32, of chain: Chain) -> Int {
    chains.vertex(step, of: chain, planar.outlines.rings[Int(chain.ring)])
  }

  /// Point k of a chain: the start node, the vertices from 1 on, the end node.
  @inline(__always) func point(_ k: Int32, of chain: Chain) -> GridPoint {
    if k == 0 { return point(ofNode: chain.startNode) }
    if k > chain.vertexCount { return point(ofNode: chain.endNode) }
    return planar.outlines.points[vertex(k &- 1, of: chain)]
  }

  /// The segment on which a chain goes from its point k to the next.
  @inline(__always) func segment(_ k: Int32, of chain: Chain) -> Int {
    k == 0 ? Int(chain.startSegment) : vertex(k &- 1, of: chain)
  }

  // MARK: Half-edges

  /// The node that a half-edge leaves.
  @inline(__always) func origin(of edge: HalfEdge) -> Int32 { rotations.origin(of: edge) }

  /// The segment on which a half-edge leaves its node.
  @inline(__always) func firstSegment(of edge: HalfEdge) -> Int {
    Int(edge.isForward ? chains.list[edge.chain].startSegment : chains.list[edge.chain].endSegment)
  }
}
