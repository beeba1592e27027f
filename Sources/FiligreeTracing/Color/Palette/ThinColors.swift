/// Finds colors that a picture shows only in thin strokes and small dots, which have no plateau.
///
/// An anti-aliased edge is a mixture of the colors beside it. So a pixel that is no mixture of the
/// plateaus around it shows a color of its own, or a mixture with a nearby one: with the middle of its
/// stroke, where the stroke's color is as pure as anywhere. Such a middle is an extreme: it lies
/// between no two of its neighbors' colors. The color of extremes that explains the most pixels is
/// taken, then the one that explains the most of the rest, and so on.
///
/// Unless the picture is clean, noise and the ripples of compression beside edges are extremes as well: there a color has to be
/// frequent, and far from all others.
struct ThinColors {
  /// A color that was found, and the number of its pixels.
  struct Found {
    var color: SIMD4<Float>
    var count: Int
  }

  /// A color of extremes, which may be one of the picture's.
  private struct Candidate {
    let color: SIMD4<Float>
    /// The number of unexplained extremes that show it.
    var count = 0
    /// The pixels of the sample that it explains, a bit each; empty until computed.
    var explained: [UInt64] = []
    /// Whether it was accepted or rejected.
    var isDone = false
  }

  /// The smallest number of extremes of a color, in clean pictures and in others.
  private static let (leastCount, leastNoisyCount) = (3, 20)
  /// How far a color is from all others in pictures that are not clean: in levels, and squared in OKLab.
  ///
  /// Beside the edges of flags as JPEG of quality 20 there are lines up to 70 levels, and 0.14, from their areas' colors.
  private static let (leastLevels, leastDistance): (Float, Float) = (70, 0.0225)
  /// The largest number of candidates, and of those that are compared at once.
  private static let (mostCandidates, mostCompared) = (1024, 256)
  /// The number of the most frequent shades of extremes that become candidates.
  private static let mostShades = 1 << 14
  /// The size of the sample that decides which candidate explains the most.
  private static let sampleCount = 4096
  /// The number of a candidate's pixels that decide whether it lies beneath others.
  private static let witnesses = 256
  /// The smallest number of pixels along rows, and along columns, where the color could be a mixture of
  /// others.
  private static let leastPeak = 12
  /// The largest share of what lies beneath two adjacent shapes, with a margin for rounding.
  static let mostBeneath: Float = 0.27

  private let view: ColorView
  private let tolerance: Float
  private let mixtures: ColorMixtures
  private let isClean: Bool
  private var thin: ThinPixels
  private var candidates: [Candidate] = []
  /// The candidate of each pixel; −1 for none.
  private var candidateOfPixel: [Int32] = []
  /// A sample of the pixels.
  private var sample: [Int] = []

  /// Examines the pixels with the mark 0 that are not yet `explained`; `tolerance` is the largest error of a component, 0…255.
  ///
  /// Unless the picture is clean, those that have one of the `known` colors, or nearly so, are not examined.
  init(
    _ view: ColorView, tolerance: Int, isClean: Bool, marks: UnsafePointer<UInt8>,
    explained: Set<Int> = [], known: [SIMD4<Float>]
  ) {
    self.view = view
    self.isClean = isClean
    self.tolerance = Float(tolerance)
    mixtures = ColorMixtures(tolerance: self.tolerance)
    thin = ThinPixels(
      view, mixtures, marks: marks, explained: explained, unlike: isClean ? [] : known,
      levels: Self.leastLevels)
  }

  /// The colors that are not among those of the plateaus.
  mutating func find(known: [SIMD4<Float>]) -> [Found] {
    var known = known
    for color in known { thin.learn(color) }
    findCandidates()
    takeSample()
    var found: [Found] = []
    // Every turn accepts or rejects a candidate, or ends.
    while known.count < ColorPalette.maximumCount, let best = best() {
      candidates[best].isDone = true
      let candidate = Found(color: candidates[best].color, count: candidates[best].count)
      guard isClean || isFar(candidate.color, from: known) else { continue }
      let own = thin.pixels.indices.filter {
        thin.pixels[$0].state == .unexplained
          && mixtures.isAlike(thin.pixels[$0].color, candidate.color)
      }
      if isMixed(candidate.color, known, own) || isBeneath(candidate.color, known, own) {
        continue
      }
      found.append(candidate)
      known.append(candidate.color)
      thin.learn(candidate.color)
    }
    return found
  }

  // MARK: - Candidates

  /// Groups the shades of extremes into candidates, the most frequent first.
  private mutating func findCandidates() {
    var counts: [UInt32: Int] = [:]
    let extremes = thin.pixels.indices.filter {
      thin.pixels[$0].isExtreme && thin.pixels[$0].state == .unexplained
    }
    func shade(_ i: Int) -> UInt32 {
      view.packed(view.base + thin.pixels[i].index * view.stride)
    }
    for i in extremes { counts[shade(i), default: 0] += 1 }
    let sorted = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
    var candidateOfShade: [UInt32: Int32] = [:]
    for (shade, _) in sorted.prefix(Self.mostShades) {
      let color = PaletteLookup.unpacked(shade)
      let near = candidates.firstIndex {
        let d = $0.color - color
        return (d * d).max() <= tolerance * tolerance
      }
      if near == nil {
        guard candidates.count < Self.mostCandidates else { continue }
        candidates.append(Candidate(color: color))
      }
      candidateOfShade[shade] = Int32(near ?? candidates.count - 1)
    }
    candidateOfPixel = [Int32](repeating: -1, count: thin.pixels.count)
    for i in extremes { candidateOfPixel[i] = candidateOfShade[shade(i)] ?? -1 }
  }

  private mutating func takeSample() {
    let left = thin.pixels.indices.filter { thin.pixels[$0].state == .unexplained }
    let step = max(left.count / Self.sampleCount, 1)
    sample = stride(from: 0, to: left.count, by: step).map { left[$0] }
    for i in candidates.indices { candidates[i].explained = [] }
  }

  /// The candidate that explains the most unexplained pixels; nil if there is none.
  private mutating func best() -> Int? {
    for i in candidates.indices { candidates[i].count = 0 }
    var unexplained = 0
    for (i, pixel) in thin.pixels.enumerated() where pixel.state == .unexplained {
      unexplained += 1
      if candidateOfPixel[i] >= 0 { candidates[Int(candidateOfPixel[i])].count += 1 }
    }
    var isLeft = leftOfSample()
    let count = isLeft.reduce(0) { $0 + $1.nonzeroBitCount }
    if count < unexplained, 2 * count < sample.count {
      takeSample()
      isLeft = leftOfSample()
    }
    let least = isClean ? Self.leastCount : Self.leastNoisyCount
    let compared = candidates.indices
      .filter { !candidates[$0].isDone && candidates[$0].count >= least }
      .sorted { (candidates[$0].count, $1) > (candidates[$1].count, $0) }
      .prefix(Self.mostCompared)
    var best: (candidate: Int, score: Int)?
    for i in compared {
      if candidates[i].explained.isEmpty {
        candidates[i].explained = explained(by: candidates[i].color)
      }
      let score = zip(candidates[i].explained, isLeft).reduce(0) {
        $0 + ($1.0 & $1.1).nonzeroBitCount
      }
      if let best, score <= best.score { continue }
      best = (i, score)
    }
    return best?.candidate
  }

  /// The pixels of the sample that are unexplained, a bit each.
  private func leftOfSample() -> [UInt64] {
    bits { thin.pixels[$0].state == .unexplained }
  }

  /// The pixels of the sample that have a color, or a mixture of it and one of their grounds, a bit
  /// each.
  private func explained(by color: SIMD4<Float>) -> [UInt64] {
    bits {
      let pixel = thin.pixels[$0]
      return mixtures.isAlike(pixel.color, color)
        || pixel.grounds.contains {
          mixtures.isBetween(pixel.color, thin.grounds[$0], color)
        }
    }
  }

  private func bits(_ isSet: (Int) -> Bool) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: (sample.count + 63) / 64)
    for (i, pixel) in sample.enumerated() where isSet(pixel) { bits[i / 64] |= 1 << UInt64(i % 64) }
    return bits
  }

  // MARK: - What is no color

  /// Whether a color is none of the known ones that compression has changed.
  private func isFar(_ color: SIMD4<Float>, from known: [SIMD4<Float>]) -> Bool {
    let own = OKLab.coordinates(color)
    return known.allSatisfy {
      ($0 - color).squaredLength >= Self.leastLevels * Self.leastLevels
        && OKLab.squaredDistance(OKLab.coordinates($0), own) >= Self.leastDistance
    }
  }

  /// Whether a candidate may be a mixture of a known color and a ground, seen where strokes are
  /// thinnest; `own` are the pixels that show it.
  ///
  /// A stroke of less than a pixel has one shade along its length if it runs along a row, and another
  /// if it runs down a column: a shade that both have is a color.
  private func isMixed(_ color: SIMD4<Float>, _ known: [SIMD4<Float>], _ own: [Int]) -> Bool {
    var grounds: [SIMD4<Float>] = []
    for i in own {
      for ground in thin.grounds[thin.pixels[i].grounds]
      where !grounds.contains(ground) && grounds.count < Self.witnesses {
        grounds.append(ground)
      }
    }
    let isMixture = known.contains { other in
      grounds.contains {
        !mixtures.isAlike($0, other)
          && mixtures.isBetween(color, $0, other, within: tolerance * tolerance)
      }
    }
    guard isMixture else { return false }
    let across = own.count { goesOn($0, 1) }
    let down = own.count { goesOn($0, view.width) }
    return min(across, down) < Self.leastPeak
  }

  /// Whether a candidate may show what lies beneath two adjacent shapes: of an edge that they cover by
  /// shares that add up to 1, up to a quarter is left to what was painted before them.
  private func isBeneath(_ color: SIMD4<Float>, _ known: [SIMD4<Float>], _ own: [Int]) -> Bool {
    let step = max(own.count / Self.witnesses, 1)
    let sampled = stride(from: 0, to: own.count, by: step).map { own[$0] }
    let count = sampled.count { i in
      let grounds = thin.grounds[thin.pixels[i].grounds]
      return grounds.indices.contains { i in
        grounds[..<i].contains { other in
          known.contains {
            mixtures.isWithin(color, grounds[i], other, $0, most: Self.mostBeneath)
          }
        }
      }
    }
    return 2 * count > sampled.count
  }

  /// Whether a pixel is like those before and after it, `step` pixels away.
  private func goesOn(_ i: Int, _ step: Int) -> Bool {
    let index = thin.pixels[i].index
    let (x, last) =
      step == 1
      ? (index % view.width, view.width - 1) : (index / view.width, view.height - 1)
    guard x > 0, x < last else { return false }
    let p = view.base + index * view.stride
    let color = view.color(at: p)
    return mixtures.isAlike(color, view.color(at: p - step * view.stride))
      && mixtures.isAlike(color, view.color(at: p + step * view.stride))
  }
}
