/// A picture's faces, the arcs that separate them, and the nodes where arcs meet.
///
/// Each arc separates the same two faces along its whole length, and is stored once: both faces'
/// outlines share it, so that they cannot differ. It runs from node to node, or is a loop without
/// nodes. Coordinates are pixels, y down; pixel (0, 0) covers 0…1.
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
    /// The range of its points in `points`, without those at nodes.
    var points: Range<Int32>
    /// The number of its cracks.
    var cracks: Int32
    /// The integral of x dy along its cracks.
    var sweep: Int64
    /// Whether its points are the corners of a polygon, and no measured ones.
    var isPolygon = false
    /// Whether hardly anything is to be seen of it, so that pixels do not tell where it is.
    var isFaint = false

    /// Points nearer to its nodes than this are not used, in pixels; a short arc keeps its shape.
    var gap: Float { cracks > Self.mostShortCracks ? 1.5 : 0.75 }

    /// The largest number of cracks of a short arc.
    private static let mostShortCracks = 6
  }

  /// A point where arcs meet, or a corner of the picture.
  struct Node {
    /// The position.
    var position: SIMD2<Float>
    /// The corner of pixels that it came from.
    var corner: SIMD2<Int32>
    /// The sides of arcs that leave it, by `Heading`: twice the arc's index, plus one if the arc ends
    /// here; −1 for none.
    var arcs = SIMD4<Int32>(repeating: -1)
  }

  /// Two arcs that are one edge, which passes through a node where a third one ends.
  struct ThroughEdge {
    /// The sides of the two arcs that leave the node.
    var sides: (Int32, Int32)
    /// Whether the node's position was computed from the points on both sides.
    var isMeasured: Bool
  }

  /// The faces' labels.
  var labels: [UInt8]
  /// The number of pixels of each face.
  var sizes: [Int32]
  /// The arcs.
  var arcs: [Arc] = []
  /// The nodes, by rows.
  var nodes: [Node] = []
  /// The through-edges of the nodes, where there are any; empty if they have not been searched for.
  var throughEdges: [ThroughEdge?] = []
  /// The sub-pixel points of all arcs.
  var points: [SIMD2<Float>] = []
  /// Pixels in a row.
  private(set) var width: Int
  /// Number of rows.
  private(set) var height: Int
  /// The number of pixels across and down that were one when the graph was made.
  private(set) var scale = 1

  init(labels: [UInt8], sizes: [Int32], width: Int, height: Int) {
    self.labels = labels
    self.sizes = sizes
    self.width = width
    self.height = height
  }

  /// Scales a graph of means of pixels to the picture of `width` by `height` pixels.
  mutating func enlarge(by scale: Int, width: Int, height: Int) {
    let limit = SIMD2(Float(width), Float(height))
    // The last means may cover fewer pixels.
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
    /// Twice the index of each arc, plus one where it is traversed backwards.
    var arcs: Range<Int32>
    /// Whether it goes around the face, and not around a hole in it.
    var isOuter: Bool
  }
}

extension ArcGraph {
  /// The node that a side leads to, or −1.
  func end(of side: Int32) -> Int32 {
    let arc = arcs[Int(side) >> 1]
    return side & 1 == 0 ? arc.end : arc.start
  }

  /// The points of a side without its nodes, in its order.
  func points(of side: Int32, _ body: (SIMD2<Float>) -> Void) {
    let range = arcs[Int(side) >> 1].points
    if side & 1 == 0 {
      for i in range { body(points[Int(i)]) }
    } else {
      for i in range.reversed() { body(points[Int(i)]) }
    }
  }

  /// Whether an edge passes through a node.
  func hasThroughEdge(_ node: Int) -> Bool { !throughEdges.isEmpty && throughEdges[node] != nil }
}

extension ArcGraph {
  /// The share of points off straight sides that lie on pixels' edges where a picture has steps: it is 0.43 and more in
  /// pictures without anti-aliasing, and in others 0.41 and less, mostly below 0.1.
  private static let leastSteps = 0.45
  /// With fewer points off straight sides there is nothing to tell by.
  private static let fewestTurns = 16

  /// Whether arcs run along the edges of pixels, as in pictures without anti-aliasing.
  ///
  /// Sides along rows and columns are not looked at: they lie there in other pictures as well.
  var hasSteps: Bool {
    var (turns, steps) = (0, 0)
    for arc in arcs
    where arc.left >= 0 && arc.right >= 0 && arc.points.count > 2 && !arc.isPolygon && !arc.isFaint
    {
      for i in Int(arc.points.lowerBound) + 1..<Int(arc.points.upperBound) - 1 {
        let along = points[i + 1] - points[i - 1]
        guard along.x.magnitude > 0.25, along.y.magnitude > 0.25 else { continue }
        turns += 1
        let twice = points[i] * 2
        if twice.x.rounded() == twice.x, twice.y.rounded() == twice.y { steps += 1 }
      }
    }
    return turns >= Self.fewestTurns && Double(steps) >= Self.leastSteps * Double(turns)
  }
}

extension ArcGraph {
  /// The outlines of all faces, grouped by face, the outer one first.
  ///
  /// An arc gives each of its two faces a side. At a node, the outline of the face on the left
  /// continues with the arc that turns left the most.
  func loops() -> (loops: [Loop], sides: [Int32]) {
    var loops: [Loop] = []
    var sides: [Int32] = []
    sides.reserveCapacity(2 * arcs.count)
    var isUsed = [Bool](repeating: false, count: 2 * arcs.count)
    for first in 0..<(2 * arcs.count) where !isUsed[first] {
      let face = first & 1 == 0 ? arcs[first >> 1].left : arcs[first >> 1].right
      let begin = Int32(truncatingIfNeeded: sides.count)
      var side = first
      var area: Int64 = 0
      repeat {
        isUsed[side] = true
        sides.append(Int32(truncatingIfNeeded: side))
        let arc = arcs[side >> 1]
        area += side & 1 == 0 ? arc.sweep : -arc.sweep
        side = next(side)
      } while side != first
      // Y points down: with the face on the left, the outer outline runs counter-clockwise as seen, for
      // which the integral of x dy is negative. The outline of the outside is left out.
      let end = Int32(truncatingIfNeeded: sides.count)
      if face >= 0 { loops.append(Loop(face: face, arcs: begin..<end, isOuter: area < 0)) }
    }
    // By face, the outer outline first; otherwise in the order in which they were found.
    let order = loops.indices.sorted {
      let (a, b) = (loops[$0], loops[$1])
      if a.face != b.face { return a.face < b.face }
      if a.isOuter != b.isOuter { return a.isOuter }
      return $0 < $1
    }
    return (order.map { loops[$0] }, sides)
  }

  /// The side of an arc that follows `side` around the face on its left.
  func next(_ side: Int) -> Int {
    let end = end(of: Int32(truncatingIfNeeded: side))
    guard end >= 0 else { return side }
    let node = nodes[Int(end)]
    // The arc's other side leaves the node by this heading.
    let back = Int32(truncatingIfNeeded: side ^ 1)
    var heading = 0
    while heading < 3, node.arcs[heading] != back { heading += 1 }
    // Turning right the least from the way back is turning left the most on arrival.
    for turn in 1...3 {
      let candidate = node.arcs[(heading + turn) & 3]
      if candidate >= 0 { return Int(candidate) }
    }
    return side ^ 1
  }
}
