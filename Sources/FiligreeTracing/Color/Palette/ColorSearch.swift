import CFiligreeTracing

/// Colors' coordinates, laid out so that the nearest one is found sixteen at a time.
struct ColorSearch {
  /// Blocks of sixteen colors: their first coordinates, their second ones and so on; infinity where there is
  /// no color.
  private var blocks: [Float] = []
  /// How many colors there are.
  private(set) var count = 0

  /// Adds a color.
  mutating func append(_ color: SIMD4<Float>) {
    if count & 15 == 0 { blocks += [Float](repeating: .infinity, count: 64) }
    count += 1
    self[count - 1] = color
  }

  /// A color's coordinates.
  subscript(_ index: Int) -> SIMD4<Float> {
    get {
      let at = (index & ~15) * 4 + (index & 15)
      return SIMD4(blocks[at], blocks[at + 16], blocks[at + 32], blocks[at + 48])
    }
    set {
      let at = (index & ~15) * 4 + (index & 15)
      for k in 0..<4 { blocks[at + 16 * k] = newValue[k] }
    }
  }

  /// The nearest color, the first of those that are equally near, and the square of its distance; 0 and
  /// infinity if there is none.
  func nearest(to color: SIMD4<Float>) -> (index: Int, distance: Float) {
    var distance = Float.infinity
    guard count > 0 else { return (0, distance) }
    let index = withUnsafeBytes(of: color) { color in
      blocks.withUnsafeBufferPointer { blocks in
        filigree_nearest_color(
          blocks.baseAddress, Int32(truncatingIfNeeded: count),
          color.assumingMemoryBound(to: Float.self).baseAddress, &distance)
      }
    }
    return (Int(index), distance)
  }
}
