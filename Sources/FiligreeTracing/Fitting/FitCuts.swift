import CFiligreeTracing

/// The cuts of a chain as the kernels of the search for pieces read them.
struct FitCuts {
  let chain: FitChain
  private let cuts: FitBuffer<filigree_cut>
  private let tolerance: Double
  private let scale: Double
  private let hasSteps: Bool

  /// The share of the tolerance that samples keep: they miss what lies between them.
  private static let share = 0.88
  /// The same for what lies half-way between them.
  ///
  /// Fitted once more, to more samples, it comes nearer. Of the steps of pixels those hit the worst.
  private static let middleShare = 1.25
  private static let steppedMiddleShare = 0.9

  /// Cubics that bulge by no more than this share of the tolerance are lines where a line will do.
  private static let flat = 0.3
  /// The same between two corners.
  ///
  /// Corners that the tolerance holds back from their tips lie inside of the sides' lines: between two
  /// of them a cubic would bulge to make up for it.
  private static let freeFlat = 0.45

  /// What a cubic between two corners costs more that bends both ways: beside a tip that pixels cut off it
  /// would win over the side's line.
  private static let waveCost = 0.05

  /// The memory that kernels read; it must not be kept.
  struct Memory {
    let search: UnsafePointer<filigree_search>
    /// The cuts of each place, the first and the one after the last; nil where there are none.
    let ranges: UnsafePointer<Int32>?
  }

  /// - Parameters:
  ///   - places: All places.
  ///   - chain: The chain.
  ///   - tolerance: How far pieces may be from it.
  ///   - scale: What a unit of the integral of squared distances costs.
  ///   - hasSteps: Whether the chain runs along the edges of pixels.
  init(
    _ places: FitPlaces, chain: FitChain, tolerance: Double, scale: Double, hasSteps: Bool
  ) {
    self.chain = chain
    self.tolerance = tolerance
    self.scale = scale
    self.hasSteps = hasSteps
    cuts = chain.memory.room(for: places.cuts.count, of: filigree_cut.self)
    for i in cuts.indices {
      let cut = places.cuts[i]
      let moments = chain.moments(at: cut.index)
      let direction = cut.direction ?? .zero
      cuts[i] = filigree_cut(
        length: moments.length, position: (cut.position.x, cut.position.y),
        direction: (direction.x, direction.y),
        moments: (moments.x, moments.y, moments.xx, moments.yy, moments.xy))
    }
  }

  /// The length of the chain up to a cut.
  func length(at cut: Int) -> Double { cuts[cut].length }

  /// Hands over what kernels read; `longest` says how many times longer than its chord what a cubic replaces
  /// may be.
  func withMemory<Result>(
    _ places: FitPlaces, longest: Double = .infinity, _ body: (Memory) -> Result
  ) -> Result {
    chain.withSamples { samples in
      cuts.withElements { cuts in
        places.withRanges { ranges in
          let limit = FitCuts.share * tolerance
          let middle =
            (hasSteps ? FitCuts.steppedMiddleShare : FitCuts.middleShare) * tolerance
          let search = filigree_search(
            samples: samples, origin: (chain.points[0].x, chain.points[0].y),
            cuts: UnsafePointer(cuts.baseAddress), limit: limit * limit,
            middle_limit: middle * middle, scale: scale, flat: FitCuts.flat * tolerance,
            free_flat: FitCuts.freeFlat * tolerance, wave_cost: FitCuts.waveCost,
            longest: longest)
          return withUnsafePointer(to: search) { body(Memory(search: $0, ranges: ranges)) }
        }
      }
    }
  }
}
