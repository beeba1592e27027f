/// A picture's faces, the arcs that part them, and the nodes where arcs meet.
///
/// Each arc parts the same two faces all along, and lies in the graph once: both faces' outlines are
/// made of it, so that they cannot differ. It runs from a node to a node, or around without one.
/// Coordinates are pixels, y down; pixel (0, 0) covers 0…1.
struct ArcGraph {
  /// A stretch of border between two faces.
  struct Arc {
    /// The node it begins at, or −1 for a loop without nodes.
    var start: Int32
    /// The node it ends at, or −1.
    var end: Int32
    /// The face on its left, y pointing down; −1 for the outside.
    var left: Int32
    /// The face on its right.
    var right: Int32
    /// Its points in `points`, those at nodes not counted.
    var points: Range<Int32>
    /// How many cracks it is made of.
    var cracks: Int32
    /// The integral of x dy along its cracks.
    var sweep: Int64
  }

  /// A place where arcs meet, or a corner of the picture.
  struct Node {
    /// Where it lies.
    var position: SIMD2<Float>
    /// The corner of pixels that it came from.
    var corner: SIMD2<Int32>
    /// The arcs that leave it by `Heading`: twice the arc's index, plus one if it ends here; −1 for none.
    var arcs = SIMD4<Int32>(repeating: -1)
  }

  /// The faces' labels.
  var labels: [UInt8]
  /// The faces' numbers of pixels.
  var sizes: [Int32]
  /// The arcs.
  var arcs: [Arc] = []
  /// The nodes, by rows.
  var nodes: [Node] = []
  /// The sub-pixel points of all arcs.
  var points: [SIMD2<Float>] = []
  /// Pixels in a row.
  let width: Int
  /// Number of rows.
  let height: Int

  /// An outline of a face: arcs end to end, with the face on their left.
  struct Loop {
    /// The face inside.
    var face: Int32
    /// Twice the index of each arc, plus one where it is gone along backwards.
    var arcs: Range<Int32>
    /// Whether it goes around the face, and not around a hole in it.
    var isOuter: Bool
  }
}
