import FiligreeBase

/// Chooses a palette from the colors of a picture's plateaus.
///
/// Colors are taken by their frequency, each with all colors within a radius of it. For a requested
/// number the palette is then reduced by joining the two nearest colors, where a color's weight counts
/// by its square root: a plateau of a few pixels in a color of its own, such as an eye, survives the
/// halves of a frequent color.
struct PaletteBuilder {
  /// Colors as near as this in OKLab are one; the radius grows with noise.
  static let leastRadius: Float = 0.02
  /// The largest number of colors unless one is requested.
  static let automaticCount = 48
  /// The same for a picture of many colors: colors add fewer segments to a photo than small regions.
  static let manyColorsCount = 96
  /// The number of the most frequent colors that cover a picture without many colors, and the share of it
  /// that they cover.
  private static let frequentCount = 16
  private static let frequentShare = 0.9
  /// The factor by which the radius grows until the colors are few enough.
  private static let radiusGrowth: Float = 1.25
  /// The largest number of colors that are collected with one radius.
  private static let mostLeaders = 768
  /// The smallest number of pixels of a color, in clean pictures and in others.
  private static let leastPixels = 4.0
  /// One color needs a pixel in this many, unless the picture is clean.
  private static let pixelsToAColor = 20_000.0
  /// The squared distance in OKLab from which on a color is unlike all others.
  private static let unlike: Float = 0.01
  /// The squared error of a mixture: twice the tolerance of clean pictures.
  private static let mixtureError: Float = 64

  /// How near to one another colors are one, where neighbors typically differ by `noise` levels.
  static func radius(noise: Int) -> Float { leastRadius * min(max(1, Float(noise) / 4), 2.5) }

  /// A color and all that counts as it.
  private struct Cluster {
    var color: SIMD4<Float>
    var coordinates: SIMD4<Float>
    var weight: Double
  }

  /// The palette of `scan` with at most `count` colors, or as many as there are if nil.
  ///
  /// With `isClean`, a plateau of 2 × 2 pixels is enough for a color that is unlike the others;
  /// otherwise a color needs a share of the picture's `pixels`. A picture has many colors if its most
  /// frequent ones leave much of it to others; where it `isSoft`, without edges, a large number of
  /// colors is enough for that. `lines` and `thin` return the colors of
  /// thin strokes besides those of plateaus; they are called for pictures without many colors.
  static func palette(
    of scan: PlateauScan, count: Int?, isClean: Bool, isSoft: Bool = false, noise: Int, pixels: Int,
    lines: ([SIMD4<Float>]) -> [ThinColors.Found] = { _ in [] },
    thin: ([SIMD4<Float>]) -> [ThinColors.Found] = { _ in [] }
  ) -> (palette: ColorPalette, hasManyColors: Bool) {
    var bins = scan.bins.map {
      Cluster(
        color: $0.mean, coordinates: OKLab.coordinates($0.mean), weight: Double($0.count))
    }
    // Bins are sorted by their keys: equal weights keep that order.
    bins.sort { $0.weight > $1.weight }
    var radius = radius(noise: noise)
    var clusters = leaders(bins, radius, isClean, pixels)
    let hasManyColors = hasManyColors(clusters) || (isSoft && clusters.count > frequentCount)
    let limit = count ?? (hasManyColors ? manyColorsCount : automaticCount)
    let most = count == nil && !hasManyColors ? limit : max(limit, min(4 * limit, 192))
    while clusters.count > most, radius < 1 {
      radius *= radiusGrowth
      clusters = leaders(bins, radius, isClean, pixels)
    }
    if radius > leastRadius || !isClean { refine(&clusters, bins) }
    if !hasManyColors {
      func add(_ found: [ThinColors.Found]) {
        clusters += found.map {
          Cluster(
            color: $0.color, coordinates: OKLab.coordinates($0.color), weight: Double($0.count))
        }
      }
      add(lines(clusters.map(\.color)))
      add(thin(clusters.map(\.color)))
    }
    if count == nil { join(&clusters, to: limit) } else { joinByOpacity(&clusters, to: limit) }
    clusters.sort { $0.weight > $1.weight }
    return (ColorPalette(clusters.map(\.color)), hasManyColors)
  }

  private static func hasManyColors(_ clusters: [Cluster]) -> Bool {
    guard clusters.count > 2 * frequentCount else { return false }
    let weights = clusters.map(\.weight).sorted(by: >)
    return weights.prefix(frequentCount).reduce(0, +) < frequentShare * weights.reduce(0, +)
  }

  /// The bins that are not within `radius` of a more frequent one, with the weights of those that are.
  private static func leaders(
    _ bins: [Cluster], _ radius: Float, _ isClean: Bool, _ pixels: Int
  ) -> [Cluster] {
    var clusters: [Cluster] = []
    var search = ColorSearch()
    let square = radius * radius
    for bin in bins {
      let (nearest, distance) = search.nearest(to: bin.coordinates)
      if distance <= square {
        clusters[nearest].weight += bin.weight
      } else {
        clusters.append(bin)
        search.append(bin.coordinates)
        // Beyond this a larger radius does better.
        if clusters.count > mostLeaders { break }
      }
    }
    guard clusters.count > 1 else { return clusters }
    let least = isClean ? leastPixels : max(leastPixels, Double(pixels) / pixelsToAColor)
    let kept = clusters.enumerated().filter { i, cluster in
      if cluster.weight >= least { return true }
      guard isClean else { return false }
      let isFar = clusters.indices.allSatisfy {
        $0 == i
          || OKLab.squaredDistance(cluster.coordinates, clusters[$0].coordinates) > unlike
      }
      return isFar || !isMixture(cluster.color, of: clusters, least: least)
    }.map(\.element)
    return kept.isEmpty ? [clusters[0]] : kept
  }

  /// Whether a color lies approximately between those of two clusters of at least a weight.
  private static func isMixture(
    _ color: SIMD4<Float>, of clusters: [Cluster], least: Double
  ) -> Bool {
    let others = clusters.filter { $0.weight >= least }.map { $0.color - color }
    for (i, a) in others.enumerated() {
      for b in others[..<i] where a.dot(b) < 0 {
        let span = b - a
        let rest = a - span * (a.dot(span) / span.squaredLength)
        if rest.squaredLength <= mixtureError { return true }
      }
    }
    return false
  }

  /// Moves each color to the mean of the nearest bins, three times: Lloyd's algorithm (1982).
  private static func refine(_ clusters: inout [Cluster], _ bins: [Cluster]) {
    for _ in 0..<3 {
      var sums = [SIMD4<Double>](repeating: .zero, count: clusters.count)
      var weights = [Double](repeating: 0, count: clusters.count)
      var search = ColorSearch()
      for cluster in clusters { search.append(cluster.coordinates) }
      for bin in bins {
        let nearest = search.nearest(to: bin.coordinates).index
        sums[nearest] += SIMD4<Double>(bin.color) * bin.weight
        weights[nearest] += bin.weight
      }
      for i in clusters.indices where weights[i] > 0 {
        clusters[i].color = SIMD4<Float>(sums[i] / weights[i])
        clusters[i].coordinates = OKLab.coordinates(clusters[i].color)
        clusters[i].weight = weights[i]
      }
    }
  }

  /// Joins opaque colors until there are `count`, and likewise translucent ones; transparent is no
  /// color, and stays.
  private static func joinByOpacity(_ clusters: inout [Cluster], to count: Int) {
    var opaque = clusters.filter { $0.color.w >= 254.5 }
    var translucent = clusters.filter { (0.5..<254.5).contains($0.color.w) }
    let transparent = clusters.filter { $0.color.w < 0.5 }.prefix(1)
    join(&opaque, to: min(count, ColorPalette.maximumCount - transparent.count))
    let rest = ColorPalette.maximumCount - transparent.count - opaque.count
    join(&translucent, to: min(count, max(rest, 1)))
    clusters = opaque + translucent.prefix(rest) + transparent
  }

  /// Colors of a list for a picture with transparent or translucent areas: the list's colors, and those
  /// nearest to the picture's translucent plateaus with the plateaus' opacities.
  ///
  /// `scan` gives the picture's colors. A list with a color that is less than opaque is taken as it is.
  static func palette(
    of scan: PlateauScan, list: [SIMD4<Float>]
  ) -> ColorPalette {
    guard list.allSatisfy({ $0.w >= 254.5 }), !list.isEmpty else { return ColorPalette(list) }
    var colors = list.map { ($0, OKLab.coordinates($0)) }
    let bins = scan.bins.sorted { $0.count > $1.count }
    for bin in bins where bin.count >= 4 && bin.mean.w < 254.5 {
      var color = SIMD4<Float>.zero
      if bin.mean.w >= 0.5 {
        let opacity = bin.mean.w / 255
        let own = OKLab.coordinates(bin.mean / opacity)
        // The list is not empty.
        let nearest = list.min {
          OKLab.squaredDistance(OKLab.coordinates($0), own)
            < OKLab.squaredDistance(OKLab.coordinates($1), own)
        }!
        color = nearest * opacity
      }
      let coordinates = OKLab.coordinates(color)
      let square = leastRadius * leastRadius
      if colors.allSatisfy({ OKLab.squaredDistance($0.1, coordinates) > square }) {
        colors.append((color, coordinates))
      }
      if colors.count >= ColorPalette.maximumCount { break }
    }
    return ColorPalette(colors.map(\.0))
  }

  /// Joins the nearest two, keeping the color of the larger weight, until there are `count`.
  private static func join(_ clusters: inout [Cluster], to count: Int) {
    while clusters.count > max(count, 1) {
      var best = Double.infinity
      var pair = (0, 1)
      let roots = clusters.map { $0.weight.squareRoot() }
      for i in clusters.indices {
        for j in clusters.indices.dropFirst(i + 1) {
          let d = Double(
            OKLab.squaredDistance(clusters[i].coordinates, clusters[j].coordinates))
          let (a, b) = (roots[i], roots[j])
          let cost = d * a * b / (a + b)
          if cost < best { (best, pair) = (cost, (i, j)) }
        }
      }
      let (i, j) = pair
      let (kept, lost) = clusters[i].weight >= clusters[j].weight ? (i, j) : (j, i)
      clusters[kept].weight += clusters[lost].weight
      clusters.remove(at: lost)
    }
  }
}
