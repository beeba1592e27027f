import CFiligreeTracing

/// The colors that a picture is traced in, the most frequent first.
struct ColorPalette {
  /// At most this many colors; labels beyond stand for ramps.
  static let maximumCount = 128

  /// Premultiplied sRGB with the opacity last, 0…255 each, whole numbers.
  private(set) var colors: [SIMD4<Float>] = []
  /// The same in OKLab.
  private var search = ColorSearch()

  /// How many colors there are.
  var count: Int { colors.count }

  /// Creates a palette; colors beyond the maximum are left out.
  init(_ colors: some Sequence<SIMD4<Float>>) {
    for color in colors { append(color) }
  }

  /// Adds a color, rounded; not beyond the maximum.
  mutating func append(_ color: SIMD4<Float>) {
    guard count < Self.maximumCount else { return }
    let rounded = color.rounded(.toNearestOrAwayFromZero)
    colors.append(rounded)
    search.append(OKLab.coordinates(rounded))
  }

  /// The index of the nearest color in OKLab, the first of those that are equally near; 0 without colors.
  func nearest(to c: SIMD4<Float>) -> Int { search.nearest(to: c).index }
}

/// Coordinates of colors in a layout for searching sixteen at a time.
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

  /// The nearest color, the first one of equally near ones, and its squared distance; 0 and infinity if
  /// there is none.
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
