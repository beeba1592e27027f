/// The colors of a picture that has a few alone, each of them in many pixels, as icons and sprites that
/// were drawn pixel by pixel have.
struct ExactColors {
  /// The colors, the most frequent first, and how many pixels have them.
  let found: [ThinColors.Found]

  /// Pictures with more colors have anti-aliased edges.
  private static let most = 32
  /// So have those that have a color for fewer pixels.
  private static let leastPixels = 32

  /// Counts a picture's colors; nil if they are too many.
  init?(_ view: ColorView) {
    let pixels = view.width * view.height
    let most = min(Self.most, pixels / Self.leastPixels)
    var colors: [(color: UInt32, count: Int)] = []
    var last = 0
    for i in 0..<pixels {
      let color = view.packed(view.base + i * view.stride)
      if last < colors.count, colors[last].color == color {
        colors[last].count += 1
        continue
      }
      if let known = colors.firstIndex(where: { $0.color == color }) {
        last = known
        colors[known].count += 1
      } else {
        guard colors.count < most else { return nil }
        last = colors.count
        colors.append((color, 1))
      }
    }
    colors.sort { ($0.count, $1.color) > ($1.count, $0.color) }
    found = colors.map {
      ThinColors.Found(color: PaletteLookup.unpacked($0.color), count: $0.count)
    }
  }

  /// Those of four pixels or more that look like none of some others, and like none before them.
  func others(than known: [SIMD4<Float>]) -> [ThinColors.Found] {
    var seen = known.map(OKLab.coordinates)
    let square = PaletteBuilder.leastRadius * PaletteBuilder.leastRadius
    return found.filter { color in
      let own = OKLab.coordinates(color.color)
      guard color.count >= 4, seen.allSatisfy({ OKLab.squaredDistance($0, own) > square }) else {
        return false
      }
      seen.append(own)
      return true
    }
  }
}
