import FiligreeBase

/// Chooses a palette for a picture so small that hardly a pixel is beside alike ones.
///
/// There are no plateaus to take colors from. A pixel that is a mixture of its neighbors probably lies on an
/// anti-aliased edge, and counts for little; every other one shows a color that was painted. Colors are taken
/// one by one: always the one that leaves the smallest sum of squared distances, as long as it makes that smaller
/// by more than a color costs. What a color would have gained before is a bound on what it gains now, so that few are asked again
/// (M. Minoux, Accelerated greedy algorithms, 1978). Then they are moved to the means of the pixels that are nearest to them.
///
/// In a symbol, which has one color on nothing, mixtures of both are its edges, and are no colors of their own.
struct IconPalette {
  /// What a color has to be worth, in squared distances of pixels in OKLab: a pixel that is unlike all others.
  private static let colorPrice: Float = 0.02
  /// How much a mixture counts, against 1.
  private static let mixtureWeight: Float = 0.15
  /// The squared distance up to which colors are the same one, or a mixture of it with nothing, in squared levels.
  private static let mostUnlike: Float = 64
  /// How many colors compete to be the next.
  private static let mostCandidates = 48
  /// How often colors are moved.
  private static let rounds = 3

  /// Pixels of almost the same color.
  private struct Shade {
    var color: SIMD4<Float>
    var coordinates: SIMD4<Float>
    var weight: Float
    /// Whether all its pixels are mixtures of their neighbors.
    var isMixed: Bool
    /// The squared distance from the nearest color of the palette.
    var error = Float.infinity
    /// What it gained as a color when that was last asked for: it gains no more once there are more colors.
    var mostGain = Float.infinity
  }

  /// What is limited apart.
  private enum Opacity: Int, CaseIterable {
    case transparent, translucent, opaque

    init(_ color: SIMD4<Float>) {
      self = color.w < 0.5 ? .transparent : color.w < 254.5 ? .translucent : .opaque
    }
  }

  /// Eight shades side by side, to be summed over at once; those that are missing weigh nothing.
  private struct Octet {
    var (x, y, z, w) = (SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero, SIMD8<Float>.zero)
    var weight = SIMD8<Float>.zero
    /// The errors; those of the first color are from nothing that a picture shows, and count as 4.
    var error = SIMD8<Float>(repeating: 4)
  }

  private var shades: [Shade] = []
  private var octets: [Octet] = []
  private var colors: [SIMD4<Float>] = []

  /// The palette of at most `count` opaque colors, and as many translucent ones; pixels with the mark of a ramp are left out.
  static func palette(
    of view: ColorView, tolerance: Float, count: Int, marks: UnsafePointer<UInt8>
  ) -> ColorPalette {
    var builder = IconPalette(view, tolerance: tolerance, marks)
    builder.choose(count)
    for _ in 0..<rounds { builder.refine() }
    return ColorPalette(builder.colors)
  }

  private init(_ view: ColorView, tolerance: Float, _ marks: UnsafePointer<UInt8>) {
    let mixtures = ColorMixtures(tolerance: tolerance)
    var indices: [UInt32: Int] = [:]
    for y in 0..<view.height {
      for x in 0..<view.width where marks[y * view.width + x] < FaceColors.firstRamp {
        let isMixed = !mixtures.isExtreme(x, y, view)
        let weight = isMixed ? Self.mixtureWeight : 1
        // Four levels of a component are no difference that is worth a color.
        let key = view.packed(view.row(y) + x * view.stride) & 0xFCFC_FCFC
        if let index = indices[key] {
          shades[index].weight += weight
          if !isMixed { shades[index].isMixed = false }
        } else {
          indices[key] = shades.count
          let color = view.color(x, y)
          shades.append(
            Shade(
              color: color, coordinates: OKLab.coordinates(color), weight: weight, isMixed: isMixed)
          )
        }
      }
    }
  }

  /// Takes colors while they are worth it.
  private mutating func choose(_ count: Int) {
    let hasOneColor = hasOneColor
    octets = stride(from: 0, to: shades.count, by: 8).map { first in
      var octet = Octet()
      for (k, shade) in shades[first..<min(first + 8, shades.count)].enumerated() {
        (octet.x[k], octet.y[k]) = (shade.coordinates.x, shade.coordinates.y)
        (octet.z[k], octet.w[k]) = (shade.coordinates.z, shade.coordinates.w)
        octet.weight[k] = shade.weight
      }
      return octet
    }
    while colors.count < ColorPalette.maximumCount {
      let isFull = Opacity.allCases.map { kind in
        kind != .transparent && colors.count { Opacity($0) == kind } >= count
      }
      var best: (index: Int, gain: Float)?
      for i in candidates(isFull) where shades[i].mostGain > best?.gain ?? 0 {
        let gain = gain(of: shades[i].coordinates)
        shades[i].mostGain = gain
        if gain > best?.gain ?? 0 { best = (i, gain) }
      }
      guard let best, colors.isEmpty || best.gain > Self.colorPrice else { return }
      let chosen = shades[best.index]
      colors.append(chosen.color)
      for i in shades.indices {
        shades[i].error = min(
          shades[i].error, OKLab.squaredDistance(shades[i].coordinates, chosen.coordinates))
      }
      if hasOneColor { explainEdges(of: colors.count - 1) }
      for (i, shade) in shades.enumerated() { octets[i / 8].error[i % 8] = shade.error }
    }
  }

  /// Whether all that is more than half opaque has one color, as symbols have.
  private var hasOneColor: Bool {
    let seen = shades.lazy.map(\.color).filter { $0.w >= 128 }
    guard let most = seen.max(by: { $0.w < $1.w }) else { return false }
    return seen.allSatisfy { ($0 - most * ($0.w / most.w)).squaredLength <= Self.mostUnlike }
  }

  /// Leaves no error in mixtures of a color with nothing, if one of both has just been taken and the other one is known: they are
  /// its edges, and rims that are thinner than a pixel.
  private mutating func explainEdges(of new: Int) {
    let isNothing = Opacity(colors[new]) == .transparent
    for color in colors where (Opacity(color) == .transparent) != isNothing {
      // From nothing, where all components are next to zero.
      let span = isNothing ? color : colors[new]
      for i in shades.indices where shades[i].isMixed {
        let share = min(shades[i].color.dot(span) / span.squaredLength, 1)
        let rest = shades[i].color - span * share
        if rest.squaredLength <= Self.mostUnlike { shades[i].error = 0 }
      }
    }
  }

  /// The shades of which the next color is one: what is frequent and far away from all colors, the first first.
  private func candidates(_ isFull: [Bool]) -> [Int] {
    var highest: [(rank: Float, index: Int)] = []
    highest.reserveCapacity(Self.mostCandidates)
    for (i, shade) in shades.enumerated() {
      let rank = shade.weight * min(shade.error, 1)
      if highest.count == Self.mostCandidates, rank <= highest[highest.count - 1].rank { continue }
      guard shade.error > 0, !isFull[Opacity(shade.color).rawValue] else { continue }
      // Before the first lower one.
      var (place, end) = (0, highest.count)
      while place < end {
        let middle = (place + end) / 2
        if highest[middle].rank < rank { end = middle } else { place = middle + 1 }
      }
      if highest.count == Self.mostCandidates { highest.removeLast() }
      highest.insert((rank, i), at: place)
    }
    return highest.map(\.index)
  }

  /// By how much a color makes the sum of squared distances smaller.
  private func gain(of color: SIMD4<Float>) -> Float {
    var sum = SIMD8<Float>.zero
    for octet in octets {
      let (x, y, z, w) = (
        octet.x - color.x, octet.y - color.y, octet.z - color.z, octet.w - color.w
      )
      var gain = octet.error - (x * x + y * y + z * z + w * w)
      gain.replace(with: 0, where: gain .< 0)
      sum += octet.weight * gain
    }
    return sum.sum()
  }

  /// Moves each color to the mean of the shades that are nearest to it: Lloyd's algorithm (1982).
  private mutating func refine() {
    let coordinates = colors.map(OKLab.coordinates)
    var sums = [SIMD4<Float>](repeating: .zero, count: colors.count)
    var weights = [Float](repeating: 0, count: colors.count)
    for shade in shades {
      var (nearest, least) = (0, Float.infinity)
      for (i, color) in coordinates.enumerated() {
        let distance = OKLab.squaredDistance(color, shade.coordinates)
        if distance < least { (nearest, least) = (i, distance) }
      }
      sums[nearest] += shade.color * shade.weight
      weights[nearest] += shade.weight
    }
    for i in colors.indices where weights[i] > 0 { colors[i] = sums[i] / weights[i] }
  }
}
