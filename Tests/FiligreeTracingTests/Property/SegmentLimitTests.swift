import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Drawings that may have so many segments.
@Suite struct SegmentLimitTests {
  /// The first factor counts where it is enough, and otherwise the smallest of those tried that is.
  @Test func theLeastSimplificationIsFound() throws {
    func segments(_ factors: SegmentLimit.Factors) -> Int {
      Int(1000 / max(factors.curves, factors.shapes))
    }
    for limit in [1000, 500, 100, 37, 8] {
      var count = 0
      let found = try SegmentLimit.search(limit: limit, segments: segments) { factors, share in
        expect(share.begin + share.size <= 1)
        count += 1
        return factors
      }
      expect(segments(found) <= limit && count <= 17, "\(limit): \(count)")
      // Twice the limit's sixteenth root away at most: four halvings of a factor of two.
      expect(found.shapes <= max(1000 / Double(limit), 1) * 1.06, "\(limit): \(found)")
    }
    let fewest = try SegmentLimit.search(limit: 1, segments: segments) { factors, _ in factors }
    expect(fewest == .init(curves: 128, shapes: 128))
  }

  /// A shape that vanishes leaves segments to the curves of those that stay.
  @Test func curvesTakeWhatShapesLeave() throws {
    let limit = 55
    let found = try SegmentLimit.search(limit: limit, segments: { $0.segments }) { factors, _ in
      // Fifty segments each of two shapes, one of which vanishes at thrice its size.
      let shapes = factors.shapes < 3 ? 2.0 : 1
      return (segments: Int(shapes * 50 / factors.curves.squareRoot()), factors: factors)
    }
    expect(found.segments == 50 && found.factors.curves == 1 && found.factors.shapes < 3.2)
  }

  @Test(arguments: 1...4)
  func colorsAndInkKeepToTheLimit(seed: UInt64) throws {
    var source = RandomSource(seed: seed)
    let image = Painting.flatArt(&source, width: 160, height: 120, count: 14).image()
    var colors = ColorTracer()
    var ink = Tracer()
    ink.options.threshold = .value(0.5)
    let (allColors, allInk) = (
      try colors.trace(image).segmentCount, try ink.trace(image).segmentCount
    )
    for share in [0.7, 0.4, 0.2] {
      let limit = max(Int(Double(allColors) * share), 12)
      colors.maximumSegments = limit
      expect(
        try colors.trace(image).segmentCount <= limit, "seed \(seed), \(limit) of \(allColors)")
      let inkLimit = max(Int(Double(allInk) * share), 12)
      ink.options.maximumSegments = inkLimit
      expect(
        try ink.trace(image).segmentCount <= inkLimit, "seed \(seed), \(inkLimit) of \(allInk)")
    }
    // What has few enough is as it was.
    colors.maximumSegments = allColors
    expect(try colors.trace(image).segmentCount == allColors)
  }
}
