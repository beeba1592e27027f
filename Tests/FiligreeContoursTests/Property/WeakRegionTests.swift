import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// The rule of strong pixels against repainting weak regions one at a time.
struct WeakRegionTests {
  @Test func weakRegionsVanishAsIfRepainted() throws {
    for seed in 0..<150 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let width = Int.random(in: 1...30, using: &source)
      let height = Int.random(in: 1...20, using: &source)
      let spread = source.number(in: 5...127)
      let samples = (0..<width * height).map { _ in
        UInt8(127.5 + source.number(in: -spread...spread))
      }
      var detection = ContourDetection()
      detection.contrastAdjustment = source.number(in: 0.5...3)
      detection.pointStyle = .pixelEdges
      guard
        let levels = ContrastCurve(contrast: detection.contrastAdjustment, pivot: 0.5)
          .levels(white: 255, detectsDarkOnLight: true)
      else { continue }
      var bitmap = TestBitmap(width, height) {
        Int32(samples[$1 * width + $0]) < levels.foregroundBelow
      }
      while let region = weakRegion(bitmap, samples, levels) {
        for i in bitmap.ink.indices where region[i] { bitmap.ink[i].toggle() }
      }
      let found = try detection.contours(
        in: .init(plane: LumaPlane(width: width, height: height, samples: samples)))
      let expected = try detection.contours(in: .init(plane: bitmap.plane()))
      let areas = (0..<found.count).map { found.area(of: $0) }
      let wanted = (0..<expected.count).map { expected.area(of: $0) }
      expect(
        found.parents == expected.parents && areas == wanted, "seed \(seed)\n\(bitmap)")
    }
  }

  /// The pixels of the outermost region without a strong pixel of its own.
  private func weakRegion(_ bitmap: TestBitmap, _ samples: [UInt8], _ levels: ForegroundLevels)
    -> [Bool]?
  {
    let oracle = RegionOracle(bitmap)
    var isStrong = oracle.sizes.map { _ in false }
    isStrong[0] = true
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let value = Int32(samples[y * bitmap.width + x])
        let strong =
          bitmap.isInk(x, y)
          ? value < levels.strongForegroundBelow : value >= levels.strongBackgroundFrom
        if strong { isStrong[oracle.label(x, y)] = true }
      }
    }
    func depth(_ region: Int) -> Int {
      var depth = 0
      var region = region
      while oracle.parents[region] >= 0 {
        depth += 1
        region = oracle.parents[region]
      }
      return depth
    }
    guard let weak = isStrong.indices.filter({ !isStrong[$0] }).min(by: { depth($0) < depth($1) })
    else { return nil }
    return (0..<bitmap.ink.count).map {
      oracle.label($0 % bitmap.width, $0 / bitmap.width) == weak
    }
  }
}
