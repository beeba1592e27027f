import FiligreeBase
import Foundation

/// Cuts curves finely enough that their chords intersect as the curves do.
///
/// A chord may replace its curve if nothing else reaches into the hull of the two. So each two arcs
/// whose hulls overlap are cut, at their crossing if Newton's method finds one, else in the middle,
/// until hulls no longer overlap or both arcs are nearly straight. Other arcs stay whole: two
/// circles that cross twice come to a dozen chords, not hundreds.
///
/// All this is in floating point and decides only where curves are cut. Where it errs, chords
/// intersect, and `Intersections` decides exactly how.
struct CurveSeparation: ~Copyable {
  /// Arcs that stay this close to one another, in grid steps, count as one.
  static let tolerance = 512.0
  /// Arcs this close to their chords, in grid steps, count as straight.
  ///
  /// Two such arcs and their chords differ by less than the tolerance together.
  static let flatness = 192.0
  /// How far a vertex must lie from a chord, in grid steps, so that rounding cannot move it onto the chord: rounding
  /// moves a vertex and a chord by less than one step each.
  static let clearance = 2.0
  /// Ends of two arcs this close in x and in y, in grid steps, are the same point.
  ///
  /// Each may lie `CurveArc.endReach` from the vertex that both have.
  static var sharedEndReach: Double { 2 * CurveArc.endReach }

  var arena: Arena
  let frame: GridFrame
  var pieces: ArenaList<CurveArc>
  /// Each piece's source.
  var sources: ArenaList<Source>
  var curves: ArenaList<SourceCurve>
  var rings: ArenaList<CurveRing>
  /// The vertices: positions, grid points, and parents in the disjoint sets of united vertices, as `DisjointSets`
  /// has them.
  var positions: ArenaList<ExactPoint>
  var grid: ArenaList<GridPoint>
  var parents: ArenaList<Int32>
  var splits: ArenaList<Split>
  var coincidences: ArenaList<Coincidence>
  var lineCount: Int32 = 0
  /// Pairs of arcs still to be compared.
  var pending: ArenaList<ArcPair>
  /// Arcs that are of use for one pair of pieces alone.
  var scratch: ArcScratch

  struct ArcPair: BitwiseCopyable {
    var p: UnsafeMutablePointer<ArcNode>
    var q: UnsafeMutablePointer<ArcNode>
    /// How many times the pieces were cut to get here.
    var depth: Int
  }

  struct CurveRing: BitwiseCopyable {
    var start: Int32
    var end: Int32
    var operand: Operand
    var isClosed: Bool
    var subpath: Int32
  }

  /// A vertex inside a piece.
  struct Split: BitwiseCopyable {
    var piece: Int32
    var vertex: Int32
    var t: Double
  }

  /// Parts of two pieces that count as the same.
  struct Coincidence: BitwiseCopyable {
    var p: Int32
    var q: Int32
    var p0: Double
    var p1: Double
    var q0: Double
    var q1: Double
  }

  /// Bytes that the lists below take per element or point of the input, and in all besides; further ones are
  /// allocated as needed.
  private static let bytesPerElement = 400
  private static let bytesForItself = 2048

  /// Creates a separation of about `capacity` elements and points.
  init(frame: GridFrame, capacity: Int) {
    arena = Arena(
      capacity: CurveSeparation.bytesForItself + capacity * CurveSeparation.bytesPerElement)
    self.frame = frame
    pieces = ArenaList(&arena, capacity: capacity * 2)
    sources = ArenaList(&arena, capacity: capacity * 2)
    curves = ArenaList(&arena, capacity: capacity / 2)
    rings = ArenaList(&arena, capacity: 8)
    positions = ArenaList(&arena, capacity: capacity * 2)
    grid = ArenaList(&arena, capacity: capacity * 2)
    parents = ArenaList(&arena, capacity: capacity * 2)
    splits = ArenaList(&arena, capacity: capacity)
    coincidences = ArenaList(&arena, capacity: 0)
    pending = ArenaList(&arena, capacity: 32)
    scratch = ArcScratch(&arena)
  }

  // MARK: Vertices

  mutating func addVertex(_ position: ExactPoint) -> Int32 {
    let id = Int32(truncatingIfNeeded: positions.count)
    positions.append(position, &arena)
    grid.append(frame.snap(position.x, position.y), &arena)
    parents.append(-1, &arena)
    return id
  }

  /// The vertex that represents `vertex`.
  @inline(__always) func root(_ vertex: Int32) -> Int32 {
    Int32(truncatingIfNeeded: DisjointSets.root(Int(vertex), in: parents.base))
  }

  /// Unites two vertices, at the position of the older one.
  func unite(_ a: Int32, _ b: Int32) {
    let (a, b) = (root(a), root(b))
    if a != b { parents[Int(max(a, b))] = min(a, b) }
  }

  /// The point of a piece's source at `t`, in the input's coordinates.
  func position(_ piece: Int32, _ t: Double) -> ExactPoint {
    if let curve = sources[Int(piece)].curve { return curves[curve].point(t) }
    let arc = pieces[Int(piece)]
    let a = positions[Int(arc.v0)]
    let b = positions[Int(arc.v1)]
    return ExactPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  mutating func addSplit(_ piece: Int32, _ t: Double, _ vertex: Int32) {
    splits.append(Split(piece: piece, vertex: vertex, t: t), &arena)
  }
}
