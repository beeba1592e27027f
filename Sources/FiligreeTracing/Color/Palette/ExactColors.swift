/// The colors of a picture that has only a few, each in many pixels, like icons and sprites that were
/// drawn pixel by pixel.
struct ExactColors {
  /// The colors, the most frequent first, with their numbers of pixels.
  let found: [ThinColors.Found]

  /// Pictures with more colors have anti-aliased edges.
  private static let most = 32
  /// The smallest average number of pixels for each color: pictures with fewer have anti-aliased edges.
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

  /// The colors of at least four pixels that are unlike some others, and unlike those before them.
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
