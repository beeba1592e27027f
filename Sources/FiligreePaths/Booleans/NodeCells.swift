import CFiligreePaths

/// Square cells over the nodes, which lie in the order of their cells: row by row, and in a row from
/// left to right.
struct NodeCells {
  /// Up to this many nodes, there is one cell a row.
  static let rowLimit = 1024

  var minX = 0
  var minY = 0
  /// The size of a cell as a power of two.
  var shift = 0
  var columns = 1
  var rows = 1
  /// Where each cell's nodes start, and after the last one where they end.
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

  /// The node at a point, of which one has been made.
  ///
  /// That is so for each crossing and for each vertex that something touches: they all were made hot, and
  /// `gatherNodes` makes nodes of all that is. A cell's nodes are in the order of `GridPoint.key`.
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

  /// A line through a point, and how far from zero a point's orientation towards it may be.
  typealias Line = FiligreeLine

  /// Collects the nodes from `start` up to `end` near a line, in order; returns how many.
  ///
  /// There must be room for eight more. Registers of more than `width` numbers are not used.
  @inline(__always) func collect(
    near line: Line, from start: Int32, to end: Int32, width: Int32 = 8,
    into result: UnsafeMutablePointer<Int32>
  ) -> Int {
    Int(filigree_near(x, y, start, end, line, width, result))
  }
}
