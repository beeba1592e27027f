import CFiligreePaths

/// The positions of crossings on the grid and along their segments.
struct CrossingPositions {
  let positions: FiligreePositions

  /// No positions.
  init() {
    positions = FiligreePositions(
      along: .dangling, across: .dangling, x: .dangling, y: .dangling, kind: .dangling)
  }

  /// Locates `crossings` of segments between `points`; registers hold at most `width` numbers.
  init(
    _ crossings: ArenaList<SegmentCrossing>, _ points: ArenaList<GridPoint>, width: Int32 = 8,
    _ arena: inout Arena
  ) {
    let count = crossings.count
    let capacity = (count &+ 7) & ~7
    let words = arena.allocate(UInt32.self, 5 &* capacity)
    let numbers = UnsafeMutableRawPointer(words).assumingMemoryBound(to: Int32.self)
    positions = FiligreePositions(
      along: words, across: words + capacity, x: numbers + 2 &* capacity,
      y: numbers + 3 &* capacity,
      kind: words + 4 &* capacity)
    // A point is a pair of 32-bit integers, a crossing four of them.
    filigree_crossings(
      UnsafeRawPointer(points.base).assumingMemoryBound(to: Int32.self),
      UnsafeRawPointer(crossings.base).assumingMemoryBound(to: FiligreeCrossing.self),
      Int32(truncatingIfNeeded: count), width, positions)
  }

  /// The fraction of the first segment before a crossing, times 2³² - 1; the error is below one.
  @inline(__always) func along(_ id: Int) -> UInt32 { positions.along[id] }

  /// The fraction of the second segment before a crossing, likewise.
  @inline(__always) func across(_ id: Int) -> UInt32 { positions.across[id] }

  /// The nearest grid point; for unclear ones perhaps the next.
  @inline(__always) func pixel(_ id: Int) -> GridPoint {
    GridPoint(x: positions.x[id], y: positions.y[id])
  }

  /// Whether doubles cannot tell which grid point is the nearest.
  @inline(__always) func isUnclear(_ id: Int) -> Bool { bits(id) & FILIGREE_UNCLEAR != 0 }

  /// Whether the sine of the angle between the segments may be below 1/64.
  @inline(__always) func isFlat(_ id: Int) -> Bool { bits(id) & FILIGREE_FLAT != 0 }

  /// Whether it may be below 1/16.
  @inline(__always) func isSlanted(_ id: Int) -> Bool { bits(id) & FILIGREE_SLANTED != 0 }

  /// 1 if the second segment goes from the right of the first to its left, otherwise 0.
  @inline(__always) func goesLeft(_ id: Int) -> Int32 {
    Int32(truncatingIfNeeded: bits(id) & FILIGREE_GOES_LEFT)
  }

  @inline(__always) private func bits(_ id: Int) -> Int { Int(positions.kind[id]) }
}
