import Foundation

/// An estimate of how often the strips along an outline cross one another.
struct CrossingEstimate {
  let radius: CGFloat
  private var segmentCount: CGFloat = 0
  /// About how many crossings the strips have that fold over their neighbors.
  private var crossingCount: CGFloat = 0
  // The run in hand.
  private var runStart = CGPoint.zero
  private var runCount = 0
  private var foldCount: CGFloat = 0

  /// Segments of a run over which the advance is measured: teeth may be longer than they are apart.
  private static let runLength = 16

  init(radius: CGFloat) {
    self.radius = radius
  }

  /// Whether uniting strips step by step is faster than resolving all crossings at once, as measured.
  var isDeep: Bool { crossingCount > 5 * segmentCount + 500 }

  /// Counts a segment that begins at `point`.
  mutating func addSegment(at point: CGPoint) {
    segmentCount += 1
    if runCount == Self.runLength {
      // A fold crosses what lies within the distance, but for what piles up in a single place.
      let advance = max((point - runStart).length, radius * 0x1p-6)
      crossingCount += foldCount * min(radius * CGFloat(Self.runLength) / advance, segmentCount)
      runCount = 0
    }
    if runCount == 0 {
      runStart = point
      foldCount = 0
    }
    runCount += 1
  }

  /// Counts a corner or bend too tight for the distance, so that the strips beside it fold over.
  mutating func addFold() {
    foldCount += 1
  }
}
