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
    for limit in [1000, 500, 100, 37, 8] {
      var factors: [Double] = []
      let found = try SegmentLimit.search(limit: limit, segments: { Int(1000 / $0) }) {
        factor, share in
        #expect(share.begin + share.size <= 1)
        factors.append(factor)
        return factor
      }
      #expect(Int(1000 / found) <= limit && factors.count <= 12, "\(limit): \(factors)")
      // Twice the limit's sixteenth root away at most: four halvings of a factor of two.
      #expect(found <= max(1000 / Double(limit), 1) * 1.06, "\(limit): \(found)")
    }
    let fewest = try SegmentLimit.search(limit: 1, segments: { Int(1000 / $0) }) { factor, _ in
      factor
    }
    #expect(fewest == 128)
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
      #expect(
        try colors.trace(image).segmentCount <= limit, "seed \(seed), \(limit) of \(allColors)")
      let inkLimit = max(Int(Double(allInk) * share), 12)
      ink.options.maximumSegments = inkLimit
      #expect(
        try ink.trace(image).segmentCount <= inkLimit, "seed \(seed), \(inkLimit) of \(allInk)")
    }
    // What has few enough is as it was.
    colors.maximumSegments = allColors
    #expect(try colors.trace(image).segmentCount == allColors)
  }
}
