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

    /// Points nearer than this to its nodes say nothing; a short arc keeps its shape.
    var gap: Float { cracks > 6 ? 1.5 : 0.75 }
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

  /// Two arcs that are one edge, which passes a node where a third one ends.
  struct Passage {
    /// The sides of the two that leave the node.
    var sides: (Int32, Int32)
    /// Whether the node's position is where the points on both sides put the edge.
    var isMeasured: Bool
  }

  /// The faces' labels.
  var labels: [UInt8]
  /// The faces' numbers of pixels.
  var sizes: [Int32]
  /// The arcs.
  var arcs: [Arc] = []
  /// The nodes, by rows.
  var nodes: [Node] = []
  /// The passages of the nodes, where there are any; or none, if that was not asked.
  var passages: [Passage?] = []
  /// The sub-pixel points of all arcs.
  var points: [SIMD2<Float>] = []
  /// Pixels in a row.
  private(set) var width: Int
  /// Number of rows.
  private(set) var height: Int
  /// How many pixels across and down were one when the graph was made.
  private(set) var scale = 1

  init(labels: [UInt8], sizes: [Int32], width: Int, height: Int) {
    self.labels = labels
    self.sizes = sizes
    self.width = width
    self.height = height
  }

  /// Makes the graph of means of pixels that of the picture, of `width` by `height` pixels.
  mutating func enlarge(by scale: Int, width: Int, height: Int) {
    let limit = SIMD2(Float(width), Float(height))
    // The last means may be of fewer pixels.
    func enlarged(_ p: SIMD2<Float>) -> SIMD2<Float> {
      (p * Float(scale)).clamped(lowerBound: .zero, upperBound: limit)
    }
    for i in points.indices { points[i] = enlarged(points[i]) }
    for i in nodes.indices { nodes[i].position = enlarged(nodes[i].position) }
    (self.width, self.height, self.scale) = (width, height, scale)
  }

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
