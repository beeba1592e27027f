/// A box on the grid, sides included.
struct GridBox: BitwiseCopyable {
  var minX: Int32
  var minY: Int32
  var maxX: Int32
  var maxY: Int32

  /// A box that overlaps none.
  static var empty: GridBox { GridBox(minX: .max, minY: .max, maxX: .min, maxY: .min) }

  @inline(__always) func overlaps(_ other: GridBox) -> Bool {
    // All four at once: each is as likely as not, and would be mispredicted as often.
    let low = SIMD4(minX, minY, other.minX, other.minY)
    let high = SIMD4(other.maxX, other.maxY, maxX, maxY)
    return all(low .<= high)
  }

  @inline(__always) func contains(_ point: GridPoint) -> Bool {
    minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
  }

  @inline(__always) mutating func unite(_ other: GridBox) {
    minX = min(minX, other.minX)
    minY = min(minY, other.minY)
    maxX = max(maxX, other.maxX)
    maxY = max(maxY, other.maxY)
  }
}

extension GridBox {
  /// The box of one point.
  @inline(__always) init(_ p: GridPoint) {
    self.init(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)
  }
}
