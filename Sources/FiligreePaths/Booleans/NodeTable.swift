/// The points at which segments meet, found again by their coordinates.
///
/// Numbers are given in order of arrival, so that they depend on the input alone.
struct NodeTable {
  private(set) var points: ArenaList<GridPoint>
  private var slots: UnsafeMutablePointer<Int32>
  private var mask: Int
  /// For each node a vertex that lies there, or -1.
  private(set) var vertices: ArenaList<Int32>

  /// Creates an empty table; `capacity` must be a power of two.
  init(_ arena: inout Arena, capacity: Int) {
    points = ArenaList(&arena, capacity: capacity)
    vertices = ArenaList(&arena, capacity: capacity)
    mask = capacity * 2 - 1
    slots = arena.allocate(Int32.self, mask + 1)
    slots.update(repeating: -1, count: mask + 1)
  }

  @inline(__always) var count: Int { points.count }

  @inline(__always) private func slot(_ point: GridPoint) -> Int {
    // Fibonacci hashing (Knuth): the upper half of the product depends on all bits.
    Int(truncatingIfNeeded: (point.key &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
  }

  /// The number of the node at `point`, new if there was none.
  mutating func node(at point: GridPoint, _ arena: inout Arena) -> Int32 {
    var i = slot(point)
    while slots[i] >= 0 {
      if points[Int(slots[i])] == point { return slots[i] }
      i = (i &+ 1) & mask
    }
    let id = Int32(truncatingIfNeeded: points.count)
    slots[i] = id
    points.append(point, &arena)
    vertices.append(-1, &arena)
    if points.count * 2 > mask {
      rehash(&arena)
    }
    return id
  }

  /// Remembers that `vertex` lies at `node`; the first one stays.
  @inline(__always) func place(_ vertex: Int, at node: Int32) {
    if vertices[Int(node)] < 0 {
      vertices[Int(node)] = Int32(truncatingIfNeeded: vertex)
    }
  }

  private mutating func rehash(_ arena: inout Arena) {
    mask = (mask + 1) * 4 - 1
    slots = arena.allocate(Int32.self, mask + 1)
    slots.update(repeating: -1, count: mask + 1)
    var id = 0
    while id < points.count {
      var i = slot(points[id])
      while slots[i] >= 0 {
        i = (i &+ 1) & mask
      }
      slots[i] = Int32(truncatingIfNeeded: id)
      id += 1
    }
  }
}
