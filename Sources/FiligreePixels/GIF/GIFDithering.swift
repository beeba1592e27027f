/// Draws colors with few others: each pixel takes one of those whose mixture the color is, by where it lies.
///
/// The mixture of a color is built from sixteen: each is the nearest to the color and what those before have missed of it.
/// They are ordered by lightness, and a 4 × 4 Bayer matrix says which a pixel takes (Yliluoma, "Joel Yliluoma's
/// arbitrary-palette positional dithering algorithm", 2011, after Knoll's patent US 6606166, which has run out). A pixel's
/// color depends on its own alone, so that pictures that stand still stay still, which error diffusion does not give; a
/// color that the palette has stays as it is.
struct GIFDithering {
  /// The order of the sixteen pixels of a square (Bayer, "An optimum method for two-level rendition of continuous-tone
  /// pictures", 1973).
  private static let matrix: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

  private let palette: [SIMD3<Int32>]
  /// The palette by rising green, and the entries' numbers.
  private let sorted: [SIMD3<Int32>]
  private let numbers: [UInt8]
  /// The first of the palette with a green of at least the index.
  private let starts: [Int]
  /// Lightness by number.
  private let lightness: [Int32]

  /// The color of a key, 0xRRGGBB.
  static func color(_ key: UInt32) -> SIMD3<Int32> {
    SIMD3(Int32(key >> 16 & 255), Int32(key >> 8 & 255), Int32(key & 255))
  }

  /// Creates dithering with 1…256 colors.
  init(_ palette: [SIMD3<Int32>]) {
    self.palette = palette
    let order = palette.indices.sorted { (palette[$0].y, $0) < (palette[$1].y, $1) }
    sorted = order.map { palette[$0] }
    numbers = order.map { UInt8($0) }
    var starts = [Int](repeating: order.count, count: 256)
    for (place, color) in sorted.enumerated().reversed() { starts[Int(color.y)] = place }
    for green in (0..<255).reversed() { starts[green] = min(starts[green], starts[green + 1]) }
    self.starts = starts
    // Rec. 709, in hundredths.
    lightness = palette.map { 21 * $0.x + 72 * $0.y + 7 * $0.z }
  }

  /// The entry nearest to a color, of those as near the first by green.
  private func nearest(to color: SIMD3<Int32>) -> UInt8 {
    var up = starts[Int(max(0, min(255, color.y)))]
    var down = up - 1
    var best = (distance: Int32.max, place: 0)
    // Outwards, as long as green alone is not farther than the nearest yet.
    while true {
      var goesOn = false
      for place in [up, down] where sorted.indices.contains(place) {
        let difference = sorted[place] &- color
        guard difference.y &* difference.y < best.distance else { continue }
        goesOn = true
        let distance = (difference &* difference).wrappedSum()
        if distance < best.distance { best = (distance, place) }
      }
      guard goesOn else { return numbers[best.place] }
      (up, down) = (up + 1, down - 1)
    }
  }

  /// The sixteen entries that mix a color, from the darkest to the lightest.
  private func mixture(of color: SIMD3<Int32>) -> [UInt8] {
    var missed = SIMD3<Int32>()
    var chosen: [UInt8] = []
    for _ in 0..<16 {
      let index = nearest(
        to: (color &+ missed).clamped(
          lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255)))
      chosen.append(index)
      missed &+= color &- palette[Int(index)]
    }
    return chosen.sorted { (lightness[Int($0)], $0) < (lightness[Int($1)], $1) }
  }

  /// An entry for each pixel of a rectangle.
  ///
  /// - Parameters:
  ///   - keys: The pixels' colors, 0xRRGGBB.
  ///   - none: The key of clear pixels.
  ///   - clear: Their entry.
  ///   - area: Where the rectangle lies in the frame.
  /// - Returns: As many entries as keys.
  func indices(
    of keys: [UInt32], none: UInt32, clear: UInt8, area: FramePixels.Area
  ) -> [UInt8] {
    var mixtures: [UInt32: Int] = [:]
    var entries: [UInt8] = []
    var known: (key: UInt32, start: Int) = (none, 0)
    var indices = [UInt8](repeating: clear, count: keys.count)
    for (place, key) in keys.enumerated() where key != none {
      if key != known.key {
        if let start = mixtures[key] {
          known = (key, start)
        } else {
          known = (key, entries.count)
          mixtures[key] = entries.count
          entries += mixture(of: Self.color(key))
        }
      }
      let (x, y) = (area.x + place % area.width, area.y + place / area.width)
      indices[place] = entries[known.start + Self.matrix[(y & 3) << 2 | x & 3]]
    }
    return indices
  }
}
