/// The points at which segments meet: the centers of hot pixels, and a vertex of each other ring.
///
/// Those of hot pixels are sorted by square cells, row by row, and in a cell from left to right, so
/// that indices depend on the input alone.
struct Nodes {
  private(set) var points: ArenaList<GridPoint>
  /// For each node the first vertex that lies there, or -1.
  private var vertices: ArenaList<Int32>

  // The cells.

  private var minX = 0
  private var minY = 0
  /// The size of a cell as a power of two.
  private var shift = 0
  private var columns = 1
  private var rows = 1
  /// The start of each cell's nodes, and the end of the last one's.
  private var starts: UnsafeMutablePointer<Int32>

  /// Up to this many pixels share one cell: to test them all is as fast as to find others.
  private static var cellLimit: Int { 32 }
  /// The most columns, and the most rows.
  private static var sideLimit: Int { 1024 }

  @inline(__always) var count: Int { points.count }

  /// Makes a node of each pixel; several pixels may be the same.
  init(_ pixels: ArenaList<GridPoint>, _ arena: inout Arena) {
    let count = pixels.count
    // A ring has a node more, if it has no other.
    points = ArenaList(&arena, capacity: count + 4)
    vertices = ArenaList(&arena, capacity: count + 4)
    if count <= Nodes.cellLimit {
      starts = arena.allocate(Int32.self, 2)
      starts[0] = 0
      add(pixels.base, count, &arena)
      starts[1] = Int32(truncatingIfNeeded: points.count)
      return
    }
    var box = GridBox.empty
    for pixel in pixels { box.unite(GridBox(pixel)) }
    // About two nodes a cell, however they are spread over their box.
    let width = Int(box.maxX) &- Int(box.minX) &+ 1
    let height = Int(box.maxY) &- Int(box.minY) &+ 1
    let wanted = min(Nodes.sideLimit, Int((Double(count) / 2).squareRoot()))
    while max(width, height) >> shift >= wanted { shift &+= 1 }
    minX = Int(box.minX)
    minY = Int(box.minY)
    columns = width >> shift &+ 1
    rows = height >> shift &+ 1
    starts = arena.allocate(Int32.self, columns * rows + 1)
    let (grouped, ends) = BucketSort.grouped(pixels, bucketCount: columns &* rows, &arena) {
      cell(of: $0)
    }
    var from = 0
    for cell in 0..<columns &* rows {
      starts[cell] = Int32(truncatingIfNeeded: points.count)
      add(grouped.base + from, Int(ends[cell]) &- from, &arena)
      from = Int(ends[cell])
    }
    starts[columns &* rows] = Int32(truncatingIfNeeded: points.count)
  }

  /// Sorts pixels of one cell from left to right, and adds a node for each, one for equal ones.
  @inline(__always) private mutating func add(
    _ pixels: UnsafeMutablePointer<GridPoint>, _ count: Int, _ arena: inout Arena
  ) {
    if count > 1 { SmallSort.sort(pixels, count) { $0.key < $1.key } }
    var i = 0
    while i < count {
      if i == 0 || pixels[i] != pixels[i &- 1] { _ = add(pixels[i], &arena) }
      i &+= 1
    }
  }

  /// Adds a node at a point where there is none; returns its index.
  @inline(__always) mutating func add(_ point: GridPoint, _ arena: inout Arena) -> Int32 {
    let node = Int32(truncatingIfNeeded: points.count)
    points.append(point, &arena)
    vertices.append(-1, &arena)
    return node
  }

  // MARK: Vertices

  /// Records that a vertex lies at a node.
  @inline(__always) func assign(_ vertex: Int, to node: Int32) {
    let known = vertices[Int(node)]
    if known < 0 || vertex < Int(known) {
      vertices[Int(node)] = Int32(truncatingIfNeeded: vertex)
    }
  }

  /// The first vertex that lies at a node, or nil.
  @inline(__always) func vertex(at node: Int32) -> Int? {
    let vertex = vertices[Int(node)]
    return vertex < 0 ? nil : Int(vertex)
  }

  // MARK: Cells

  @inline(__always) private func column(_ x: Int) -> Int {
    max(0, min(columns &- 1, (x &- minX) >> shift))
  }

  @inline(__always) private func row(_ y: Int) -> Int {
    max(0, min(rows &- 1, (y &- minY) >> shift))
  }

  @inline(__always) private func cell(of p: GridPoint) -> Int {
    row(Int(p.y)) &* columns &+ column(Int(p.x))
  }

  /// The node at a point that is one: at each crossing, and at each vertex that another vertex or
  /// segment meets.
  func node(at p: GridPoint) -> Int32 {
    let cell = cell(of: p)
    var low = Int(starts[cell])
    var high = Int(starts[cell &+ 1])
    while low &+ 1 < high {
      let middle = (low &+ high) >> 1
      if points[middle].key <= p.key { low = middle } else { high = middle }
    }
    return Int32(truncatingIfNeeded: low)
  }

  /// Collects the nodes within a pixel or two of the segment from a to b; returns how many others in
  /// the same cells were tested with them.
  ///
  /// They come from a to b, but for some with the same x in one cell. `result` must have capacity
  /// for all nodes and one more.
  @inline(__always) func collect(
    near a: GridPoint, _ b: GridPoint, into result: inout ArenaList<Int32>
  ) -> Int {
    let goesLeft = b.x < a.x || (b.x == a.x && b.y < a.y)
    result.count = 0
    if columns &* rows == 1 {
      collect(from: starts[0], to: starts[1], backwards: goesLeft, near: a, b, into: &result)
      return Int(starts[1])
    }
    let (ax, ay) = (Double(a.x), Double(a.y))
    let (bx, slope) = (Double(b.x), a.y == b.y ? 0 : (Double(b.x) - ax) / (Double(b.y) - ay))
    let (low, high) = (Int(min(a.y, b.y)), Int(max(a.y, b.y)))
    let lastRow = row(Int(b.y))
    var row = row(Int(a.y))
    let step = b.y < a.y ? -1 : 1
    var tested = 0
    while true {
      // The part of the segment in the row, give or take a step.
      let bottom = minY &+ row << shift
      let from = Double(max(low, bottom &- 1))
      let to = Double(min(high, bottom &+ 1 << shift))
      let x0 = a.y == b.y ? ax : ax + (from - ay) * slope
      let x1 = a.y == b.y ? bx : ax + (to - ay) * slope
      let left = column(Int(min(x0, x1)) &- 2)
      let right = column(Int(max(x0, x1)) &+ 2)
      let start = starts[row &* columns &+ left]
      let end = starts[row &* columns &+ right &+ 1]
      collect(from: start, to: end, backwards: goesLeft, near: a, b, into: &result)
      tested &+= Int(end &- start)
      if row == lastRow { return tested }
      row &+= step
    }
  }

  @inline(__always) private func collect(
    from start: Int32, to end: Int32, backwards: Bool, near a: GridPoint, _ b: GridPoint,
    into result: inout ArenaList<Int32>
  ) {
    let (to, points) = (result.base, points.base)
    let reach = SegmentIntersections.reach(a, b)
    let step: Int32 = backwards ? -1 : 1
    var node = backwards ? end &- 1 : start
    var count = result.count
    var left = end &- start
    while left > 0 {
      // Without branches, of which many would be mispredicted.
      to[count] = node
      count &+= orientation(a, b, points[Int(node)]).magnitude <= reach ? 1 : 0
      node &+= step
      left &-= 1
    }
    result.count = count
  }
}
