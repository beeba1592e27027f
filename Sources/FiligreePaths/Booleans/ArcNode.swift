/// A part of a piece, with the values that comparing it with others takes.
///
/// The halves of a part are made when they are first needed, and kept: where dozens of pieces run
/// close to one another each is halved once for all of them.
struct ArcNode: BitwiseCopyable {
  let arc: CurveArc
  let fatLine: FatLine
  /// The unit normal of its chord on the left; zero if the chord has no length.
  let normalX: Double
  let normalY: Double
  let minX: Double
  let minY: Double
  let maxX: Double
  let maxY: Double
  /// Its inner control points, along and beside the chord.
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double
  /// Its greatest slope, seen from its chord; infinite where it goes back along the chord.
  let slope: Double
  /// Whether it is a piece or comes from halving one, and is of use for other pairs as well.
  let isKept: Bool
  /// Its two halves, side by side, once they are made.
  var halves: UnsafeMutablePointer<ArcNode>?

  init(_ arc: CurveArc, isKept: Bool) {
    self.arc = arc
    self.isKept = isKept
    fatLine = arc.fatLine()
    let length = fatLine.length
    let (nx, ny) =
      length > 0 ? ((arc.y0 - arc.y3) / length, (arc.x3 - arc.x0) / length) : (0, 0)
    normalX = nx
    normalY = ny
    x1 = ny * (arc.x1 - arc.x0) - nx * (arc.y1 - arc.y0)
    y1 = nx * (arc.x1 - arc.x0) + ny * (arc.y1 - arc.y0)
    x2 = ny * (arc.x2 - arc.x0) - nx * (arc.y2 - arc.y0)
    y2 = nx * (arc.x2 - arc.x0) + ny * (arc.y2 - arc.y0)
    slope =
      x1 > 0 && x2 > x1 && length > x2
      ? max(abs(y1) / x1, max(abs(y2 - y1) / (x2 - x1), abs(y2) / (length - x2))) : .infinity
    minX = arc.minX
    minY = arc.minY
    maxX = arc.maxX
    maxY = arc.maxY
  }

  /// Whether the boxes of two parts are apart, or merely touch, within a grid step: then the parts meet at an
  /// extreme, a vertex.
  @inline(__always) func misses(_ other: UnsafeMutablePointer<ArcNode>) -> Bool {
    other.pointee.maxX - minX < 1 || maxX - other.pointee.minX < 1
      || other.pointee.maxY - minY < 1 || maxY - other.pointee.minY < 1
  }

  /// The signed distance of a point from the line of its chord, positive on the left.
  @inline(__always) func side(_ x: Double, _ y: Double) -> Double {
    normalX * (x - arc.x0) + normalY * (y - arc.y0)
  }

  /// The position of a point along its chord.
  @inline(__always) func along(_ x: Double, _ y: Double) -> Double {
    normalY * (x - arc.x0) - normalX * (y - arc.y0)
  }

  /// Whether a point, `x` along the chord and `y` beside it, is certainly farther from the arc than
  /// `distance`.
  ///
  /// Seen from its chord the arc is the graph of a function if all legs of its control polygon go
  /// ahead, and no steeper than the steepest of them. So what lies above or below it by some height
  /// is away from it by at least that height times the cosine of that slope.
  func isFar(_ x: Double, _ y: Double, _ distance: Double) -> Bool {
    let length = fatLine.length
    guard slope.isFinite, x > 0, x < length else { return false }
    let least = distance * distance * (1 + slope * slope)
    // Two steps of Newton's method find, nearly, where the arc is level with the point.
    var u = x / length
    var round = 0
    while true {
      let s = 1 - u
      let ahead = ((3 * s * x1 + 3 * u * x2) * s + u * u * length) * u - x
      let height = abs(y - (s * y1 + u * y2) * (3 * s * u)) - slope * abs(ahead)
      if height > 0 && height * height > least { return true }
      if round == 2 { return false }
      let speed = 3 * (s * s * x1 + 2 * s * u * (x2 - x1) + u * u * (length - x2))
      u = min(max(u - ahead / speed, 0), 1)
      round += 1
    }
  }
}

/// Memory for parts that only one pair of pieces needs, used again for the next pair.
struct ArcScratch {
  private var chunks: ArenaList<UnsafeMutablePointer<ArcNode>>
  private var used = 0

  /// Nodes per chunk; the addresses of nodes must not change, so chunks do not grow.
  private static let chunkSize = 64

  init(_ arena: inout Arena) { chunks = ArenaList(&arena, capacity: 4) }

  /// Forgets all nodes.
  @inline(__always) mutating func removeAll() { used = 0 }

  /// Returns memory for `count` nodes side by side, at most a chunk.
  mutating func take(_ count: Int, _ arena: inout Arena) -> UnsafeMutablePointer<ArcNode> {
    let rest = ArcScratch.chunkSize - used % ArcScratch.chunkSize
    if count > rest { used += rest }
    let chunk = used / ArcScratch.chunkSize
    if chunk == chunks.count {
      chunks.append(arena.allocate(ArcNode.self, ArcScratch.chunkSize), &arena)
    }
    let result = chunks[chunk] + used % ArcScratch.chunkSize
    used += count
    return result
  }
}
