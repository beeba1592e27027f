import FiligreePixels

/// The pixels of a picture as indices of colors; all colors are kept where they are few.
///
/// Unlike a palette of plateaus, this one holds colors of single pixels, and never a mean: where there
/// are more colors than requested, the remaining ones are the picture's own.
struct CellColors {
  /// The default limit of colors: as many as a GIF or a PNG with a palette has.
  static let automaticCount = 256
  /// With more colors than this those with equal upper bits are joined first: comparing all would take long.
  private static let mostEntries = 4096
  /// The first radius in OKLab within which colors are joined, and the factor by which it grows.
  private static let (leastRadius, radiusGrowth): (Float, Float) = (0.005, 1.25)
  /// The number of a pixel without color.
  static let clear = UInt16.max

  /// Straight sRGB, red in the lowest byte and opacity in the highest; the most frequent first.
  private(set) var colors: [UInt32] = []
  /// The number of each pixel's color, row by row.
  var numbers: [UInt16] = []

  /// A color and how often it is there.
  private struct Entry {
    var color: UInt32
    var coordinates: SIMD4<Float>
    var weight: Int
  }

  /// Reads a picture.
  init(_ image: CGImage, _ requested: ColorTracer.Colors, step: () throws -> Void) throws {
    let pixels = Self.pixels(of: image)
    var entries: [Entry] = []
    var indices: [UInt32: Int32] = [:]
    var found = [Int32](repeating: -1, count: pixels.count)
    var last: (color: UInt32, index: Int32) = (0, -1)
    for (i, color) in pixels.enumerated() where color >> 24 != 0 {
      if i & 0xF_FFFF == 0 { try step() }
      if color != last.color {
        if let index = indices[color] {
          last = (color, index)
        } else {
          last = (color, Int32(entries.count))
          indices[color] = last.index
          entries.append(
            Entry(color: color, coordinates: Self.coordinates(color), weight: 0))
        }
      }
      entries[Int(last.index)].weight += 1
      found[i] = last.index
    }
    let kept: [Entry]
    switch requested {
    case .automatic: kept = try Self.fewer(entries, Self.automaticCount, step)
    case .count(let count):
      kept = try Self.fewer(entries, min(max(count, 1), ColorPalette.maximumCount), step)
    case .list(let list):
      kept = list.prefix(ColorPalette.maximumCount).map {
        let color = Self.packed($0)
        return Entry(color: color, coordinates: Self.coordinates(color), weight: 0)
      }
    }
    try step()
    colors = kept.map(\.color)
    // The nearest of the kept colors, the first one of equally near ones.
    var own: [UInt32: UInt16] = [:]
    for (number, entry) in kept.enumerated() where own[entry.color] == nil {
      own[entry.color] = UInt16(number)
    }
    let numbersOfEntries = entries.map { entry -> UInt16 in
      if let number = own[entry.color] { return number }
      var best = (number: Self.clear, distance: Float.infinity)
      for (number, other) in kept.enumerated() {
        let distance = OKLab.squaredDistance(entry.coordinates, other.coordinates)
        if distance < best.distance { best = (UInt16(number), distance) }
      }
      return best.number
    }
    try step()
    numbers = found.map { $0 < 0 ? Self.clear : numbersOfEntries[Int($0)] }
  }

  /// Repaints colors; those that become equal are merged.
  mutating func recolor(_ recolorings: [ColorTracer.Recoloring]) {
    guard !recolorings.isEmpty else { return }
    var replacements: [UInt32: UInt32] = [:]
    for recoloring in recolorings {
      replacements[Self.packed(recoloring.color)] = Self.packed(recoloring.replacement)
    }
    var first: [UInt32: UInt16] = [:]
    var newNumbers = [UInt16](repeating: 0, count: colors.count)
    for number in colors.indices {
      colors[number] = replacements[colors[number]] ?? colors[number]
      newNumbers[number] = first[colors[number], default: UInt16(number)]
      first[colors[number]] = newNumbers[number]
    }
    for i in numbers.indices where numbers[i] != Self.clear {
      numbers[i] = newNumbers[Int(numbers[i])]
    }
  }

  /// At most `count` of the entries, the most frequent first.
  private static func fewer(
    _ entries: [Entry], _ count: Int, _ step: () throws -> Void
  ) throws -> [Entry] {
    var sorted = entries.sorted { ($1.weight, $0.color) < ($0.weight, $1.color) }
    guard sorted.count > count else { return sorted }
    if sorted.count > Self.mostEntries { sorted = frequent(sorted) }
    // Colors near a more frequent one join it, within a growing radius, until there are about enough.
    var radius = Self.leastRadius
    var kept = sorted
    while kept.count > 2 * count, radius < 4 {
      try step()
      kept.removeAll(keepingCapacity: true)
      for entry in sorted {
        var isNear = false
        for k in kept.indices
        where OKLab.squaredDistance(entry.coordinates, kept[k].coordinates) < radius * radius {
          kept[k].weight += entry.weight
          isNear = true
          break
        }
        if isNear { continue }
        kept.append(entry)
        if kept.count > 2 * count { break }
      }
      radius *= Self.radiusGrowth
    }
    // The rest is joined one by one: rare colors, and colors near another. As in `PaletteBuilder`, a
    // weight counts by its square root, so that an eye of a few pixels survives the shades of a
    // frequent color.
    while kept.count > count {
      var best = (from: 0, to: 0, cost: Float.infinity)
      for i in kept.indices.dropFirst() {
        for j in 0..<i {
          let weight = Float(min(kept[i].weight, kept[j].weight)).squareRoot()
          let cost = weight * OKLab.squaredDistance(kept[i].coordinates, kept[j].coordinates)
          if cost < best.cost { best = (i, j, cost) }
        }
      }
      let isFirst = kept[best.from].weight > kept[best.to].weight
      let (gone, left) = isFirst ? (best.to, best.from) : (best.from, best.to)
      kept[left].weight += kept[gone].weight
      kept.remove(at: gone)
      try step()
    }
    return kept.sorted { ($1.weight, $0.color) < ($0.weight, $1.color) }
  }

  /// The most frequent of those entries that share the upper five bits of each component.
  private static func frequent(_ sorted: [Entry]) -> [Entry] {
    var indices: [UInt32: Int] = [:]
    var result: [Entry] = []
    for entry in sorted {
      let key = entry.color & 0xF8F8_F8F8
      if let index = indices[key] {
        result[index].weight += entry.weight
      } else {
        indices[key] = result.count
        result.append(entry)
      }
    }
    return result.sorted { ($1.weight, $0.color) < ($0.weight, $1.color) }
  }

  // MARK: Pixels

  /// The pixels as straight sRGB; 0 where nothing is seen.
  private static func pixels(of image: CGImage) -> [UInt32] {
    let source = image.straight8()
    let components = source.componentsPerPixel
    let count = image.width * image.height
    if source.colorSpace?.kind == .displayP3 {
      let bytes = image.premultipliedSRGB8()
      return (0..<count).map { i in
        let alpha = UInt32(bytes[4 * i + 3])
        guard alpha > 0 else { return 0 }
        func byte(_ k: Int) -> UInt32 {
          min((UInt32(bytes[4 * i + k]) * 255 + alpha / 2) / alpha, 255)
        }
        return byte(0) | byte(1) << 8 | byte(2) << 16 | alpha << 24
      }
    }
    let bytes = source.bytes
    return (0..<count).map { i in
      let at = i * components
      let alpha = components % 2 == 0 ? UInt32(bytes[at + components - 1]) : 255
      guard alpha > 0 else { return 0 }
      let isGray = components < 3
      let (r, g, b) = (bytes[at], bytes[isGray ? at : at + 1], bytes[isGray ? at : at + 2])
      return UInt32(r) | UInt32(g) << 8 | UInt32(b) << 16 | alpha << 24
    }
  }

  private static func packed(_ color: CGColor) -> UInt32 {
    let parts =
      color.converted(to: .sRGBSpace, intent: .defaultIntent, options: nil)?.components
      ?? [0, 0, 0, 0]
    // Comparisons with NaN are false.
    return parts.prefix(4).enumerated().reduce(0) { sum, part in
      let value = part.element > 0 ? min(part.element, 1) : 0
      return sum | UInt32((value * 255).rounded()) << UInt32(8 * part.offset)
    }
  }

  static func coordinates(_ color: UInt32) -> SIMD4<Float> {
    let straight = SIMD4<Float>(
      Float(color & 255), Float(color >> 8 & 255), Float(color >> 16 & 255), 255)
    return OKLab.coordinates(straight * Float(color >> 24) / 255)
  }
}
