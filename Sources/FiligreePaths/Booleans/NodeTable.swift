import CFiligreePaths

/// The points at which segments meet.
///
/// Indices go by position (`Arrangement.gatherNodes`), so that they depend on the input alone.
struct NodeTable {
  private(set) var points: ArenaList<GridPoint>
  /// For each node the first vertex that lies there, or -1.
  private(set) var vertices: ArenaList<Int32>

  /// Creates an empty table with capacity for `capacity` nodes.
  init(_ arena: inout Arena, capacity: Int) {
    points = ArenaList(&arena, capacity: capacity)
    vertices = ArenaList(&arena, capacity: capacity)
  }

  @inline(__always) var count: Int { points.count }

  /// Adds a node at a point where there is none; returns its index.
  @inline(__always) mutating func add(_ point: GridPoint, _ arena: inout Arena) -> Int32 {
    let id = Int32(truncatingIfNeeded: points.count)
    points.append(point, &arena)
    vertices.append(-1, &arena)
    return id
  }

  /// Records that `vertex` lies at `node`.
  @inline(__always) func assign(_ vertex: Int, to node: Int32) {
    let known = vertices[Int(node)]
    if known < 0 || vertex < Int(known) {
      vertices[Int(node)] = Int32(truncatingIfNeeded: vertex)
    }
  }
}

/// Square cells over the nodes, which are sorted by cells: row by row, and in a row from left to
/// right.
struct NodeCells {
  /// Up to this many nodes, there is one cell per row.
  static let rowLimit = 1024

  var minX = 0
  var minY = 0
  /// The size of a cell as a power of two.
  var shift = 0
  var columns = 1
  var rows = 1
  /// The start of each cell's nodes, and the end of the last one's.
  var starts: UnsafeMutablePointer<Int32>
  /// The nodes' coordinates.
  var x: UnsafeMutablePointer<Double>
  var y: UnsafeMutablePointer<Double>

  @inline(__always) func column(_ x: Int) -> Int {
    max(0, min(columns &- 1, (x &- minX) >> shift))
  }

  @inline(__always) func row(_ y: Int) -> Int {
    max(0, min(rows &- 1, (y &- minY) >> shift))
  }

  /// The node at a point that is one.
  ///
  /// That is so for each crossing and for each vertex that another vertex or segment touches: they
  /// all were made hot, and `gatherNodes` makes nodes of all hot pixels. A cell's nodes are in the
  /// order of `GridPoint.key`.
  func node(at p: GridPoint) -> Int32 {
    let (px, py) = (Double(p.x), Double(p.y))
    let cell = cell(p)
    var low = Int(starts[cell])
    var high = Int(starts[cell &+ 1])
    while low &+ 1 < high {
      let middle = (low &+ high) >> 1
      if x[middle] < px || (x[middle] == px && y[middle] <= py) {
        low = middle
      } else {
        high = middle
      }
    }
    return Int32(truncatingIfNeeded: low)
  }

  @inline(__always) func cell(_ p: GridPoint) -> Int {
    row(Int(p.y)) &* columns &+ column(Int(p.x))
  }

  /// A line through a point, and the greatest orientation towards it of points that count as near.
  typealias Line = FiligreeLine

  /// Collects the nodes from `start` up to `end` near a line, in order; returns how many.
  ///
  /// `result` must have capacity for eight more. Registers hold at most `width` numbers.
  @inline(__always) func collect(
    near line: Line, from start: Int32, to end: Int32, width: Int32 = 8,
    into result: UnsafeMutablePointer<Int32>
  ) -> Int {
    Int(filigree_near(x, y, start, end, line, width, result))
  }
}
