import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// The contrast formula: where the threshold lies, and which regions are strong enough.
struct ContrastTests {
  /// Whether a square of gray `ink` on `paper` has a contour.
  private func finds(
    _ ink: UInt8, on paper: UInt8, contrast: Double, pivot: Double?, darkOnLight: Bool = true
  ) throws -> Bool {
    let bitmap = TestBitmap(12, 12) { x, y in (3..<9).contains(x) && (3..<9).contains(y) }
    var detection = ContourDetection()
    detection.contrastAdjustment = contrast
    detection.contrastPivot = pivot
    detection.detectsDarkOnLight = darkOnLight
    let set = try detection.contours(in: .init(plane: bitmap.plane(ink: ink, paper: paper)))
    return set.count == 1 && set.area(of: 0) == 36
  }

  /// c, p, and the grays just dark enough and just not, on white paper: v ≤ 0.4 is dark enough.
  @Test(arguments: [
    (1.0, 0.5, 102), (2.0, 0.5, 114), (3.0, 0.5, 119), (0.5, 0.5, 76), (2.0, 0.2, 76),
    (2.0, 0.8, 153), (3.0, 0.2, 68), (1.0, 0.2, 102), (0.25, 0.5, 25),
  ])
  func darkestGraysThatCount(contrast: Double, pivot: Double, gray: Int) throws {
    expect(Double(gray) / 255 <= pivot + (0.4 - pivot) / contrast + 1e-9)
    expect(Double(gray + 1) / 255 > pivot + (0.4 - pivot) / contrast + 1e-9)
    expect(try finds(UInt8(gray), on: 255, contrast: contrast, pivot: pivot))
    expect(try !finds(UInt8(gray + 1), on: 255, contrast: contrast, pivot: pivot))
    // Light on dark is the negative, with the pivot's negative.
    let (ink, weak) = (UInt8(255 - gray), UInt8(254 - gray))
    expect(try finds(ink, on: 0, contrast: contrast, pivot: 1 - pivot, darkOnLight: false))
    expect(try !finds(weak, on: 0, contrast: contrast, pivot: 1 - pivot, darkOnLight: false))
  }

  @Test func withoutContrastThereIsNothing() throws {
    for pivot in [0, 0.3, 0.5, 0.7, 1] {
      expect(try !finds(0, on: 255, contrast: 0, pivot: pivot))
      expect(try !finds(0, on: 255, contrast: 0.1, pivot: 0.5))
    }
  }

  @Test func automaticPivotIsTheMean() throws {
    // The mean is 0.25 · 100 + 0.75 · 120 = 115 of 255, the threshold half-way from there to 127.5:
    // all is ink. With more contrast the threshold nears the mean.
    expect(try !finds(100, on: 120, contrast: 1, pivot: nil))
    let plane = LumaPlane(width: 4, height: 1, samples: [100, 120, 120, 120] as [UInt8])
    expect(plane.mean == 115.0 / 255)
    expect(LumaPlane(width: 2, height: 1, samples: [0, 65535] as [UInt16]).mean == 0.5)
    expect(try finds(0, on: 120, contrast: 3, pivot: nil))
    expect(try !finds(0, on: 120, contrast: 3, pivot: 0.5))
  }

  @Test func middleGrayIsBackground() {
    // 16 bits can be at 0.5 of an odd white only nearly; a pivot makes the tie exact.
    let levels = ContrastCurve(contrast: 2, pivot: 51.0 / 255).levels(
      white: 255, detectsDarkOnLight: true)
    // t = 0.2 + 0.3 / 2 = 0.35, 89.25 of 255.
    expect(levels?.foregroundBelow == 90)
    let tie = ContrastCurve(contrast: 3, pivot: 0.2).levels(white: 255, detectsDarkOnLight: true)
    // t = 0.3, 76.5.
    expect(tie?.foregroundBelow == 77)
    let exact = ContrastCurve(contrast: 1.5, pivot: 0.8).levels(
      white: 255, detectsDarkOnLight: true)
    // t = 0.6, 153 exactly: 153 itself is paper, for light ink as well.
    expect(exact?.foregroundBelow == 153)
    let light = ContrastCurve(contrast: 1.5, pivot: 0.8).levels(
      white: 255, detectsDarkOnLight: false)
    // 255 − 153 = 102 in the negative.
    expect(light?.foregroundBelow == 102)
  }

  @Test func strongPixelMayLieAnywhereInTheRegion() throws {
    // A dark spot in a wide, weak halo: nothing beside the outline is strong.
    var samples = [UInt8](repeating: 140, count: 400)
    for y in 4..<16 { for x in 4..<16 { samples[y * 20 + x] = 122 } }
    func count(_ samples: [UInt8]) throws -> Int {
      try ContourDetection().contours(
        in: .init(plane: LumaPlane(width: 20, height: 20, samples: samples))
      )
      .count
    }
    expect(try count(samples) == 0)
    samples[10 * 20 + 10] = 0
    expect(try count(samples) == 1)
  }

  @Test func whatLiesInsideAWeakRegionMovesUp() throws {
    // Weak ink around strong paper around strong ink: the weak ring and its hole go.
    var samples = [UInt8](repeating: 255, count: 400)
    for y in 2..<18 { for x in 2..<18 { samples[y * 20 + x] = 122 } }
    for y in 5..<15 { for x in 5..<15 { samples[y * 20 + x] = 255 } }
    for y in 8..<12 { for x in 8..<12 { samples[y * 20 + x] = 0 } }
    let set = try ContourDetection().contours(
      in: .init(plane: LumaPlane(width: 20, height: 20, samples: samples)))
    expect(set.parents == [-1])
    expect(set.area(of: 0) == 16)
  }
}
