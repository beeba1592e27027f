/// The points at which segments meet.
///
/// Numbers go by place (`Arrangement.gatherNodes`), so that they depend on the input alone.
struct NodeTable {
  private(set) var points: ArenaList<GridPoint>
  /// For each node the first vertex that lies there, or -1.
  private(set) var vertices: ArenaList<Int32>

  /// Creates an empty table with room for `capacity` nodes.
  init(_ arena: inout Arena, capacity: Int) {
    points = ArenaList(&arena, capacity: capacity)
    vertices = ArenaList(&arena, capacity: capacity)
  }

  @inline(__always) var count: Int { points.count }

  /// Adds a node at a point where there is none; returns its number.
  @inline(__always) mutating func add(_ point: GridPoint, _ arena: inout Arena) -> Int32 {
    let id = Int32(truncatingIfNeeded: points.count)
    points.append(point, &arena)
    vertices.append(-1, &arena)
    return id
  }

  /// Remembers that `vertex` lies at `node`.
  @inline(__always) func assign(_ vertex: Int, to node: Int32) {
    let known = vertices[Int(node)]
    if known < 0 || vertex < Int(known) {
      vertices[Int(node)] = Int32(truncatingIfNeeded: vertex)
    }
  }
}
