import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// A sweep against as many requests.
struct SweepTests {
  /// Discs of many grays, and noise.
  private func picture(_ seed: UInt64) -> CGImage {
    var source = RandomSource(seed: seed)
    var drawing = GrayDrawing(120, 90)
    for _ in 0..<14 {
      drawing.disc(
        source.number(in: 0...120), source.number(in: 0...90), source.number(in: 2...18),
        ink: source.number(in: 0...1))
    }
    let samples = drawing.samples().map {
      UInt8(clamping: Int($0) + Int.random(in: -4...4, using: &source))
    }
    return .gray(120, 90, samples)
  }

  private let pivots = Array(stride(from: 0.2, to: 0.7, by: 0.1))
  private let adjustments = Array(stride(from: 0.5, to: 3, by: 0.2))

  private func requests(
    _ image: CGImage, _ change: (VNDetectContoursRequest) -> Void = { _ in }
  ) throws -> [VNContoursObservation] {
    let request = VNDetectContoursRequest()
    change(request)
    return try pivots.flatMap { pivot in
      try adjustments.flatMap { adjustment in
        request.contrastPivot = NSNumber(value: pivot)
        request.contrastAdjustment = Float(adjustment)
        try VNImageRequestHandler(cgImage: image).perform([request])
        return request.results ?? []
      }
    }
  }

  @Test func equalsTheRequests() throws {
    for seed in 0..<2 as Range<UInt64> {
      let image = picture(seed)
      let sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: adjustments)
      let found = try sweep.observations(of: image).map(\.contours)
      let expected = try requests(image).map(\.contours)
      expect(found == expected && found.count == 65)
      // Settings that come to the same share what they found.
      let different = Set(found.map { $0.points.map(\.x) }).count
      expect(different < 65 && different > 20)
    }
  }

  @Test func settingsOfTheSweepCount() throws {
    let image = picture(5)
    var sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: adjustments)
    sweep.detectsDarkOnLight = false
    sweep.maximumImageDimension = 80
    sweep.regionOfInterest = CGRect(x: 0, y: 0.25, width: 0.9, height: 0.75)
    sweep.pointStyle = .pixelEdges
    sweep.includesImageFrame = true
    let expected = try requests(image) {
      $0.detectsDarkOnLight = false
      $0.maximumImageDimension = 80
      $0.regionOfInterest = CGRect(x: 0, y: 0.25, width: 0.9, height: 0.75)
      $0.pointStyle = .pixelEdges
      $0.includesImageFrame = true
    }
    expect(try sweep.observations(of: image).map(\.contours) == expected.map(\.contours))
  }

  /// The tutorial's whole way: sweep, simplify, thin.
  @Test func contoursAreThoseOfTheLoop() throws {
    let image = picture(3)
    let sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: adjustments)
    let all = try sweep.contours(of: image, epsilon: 0.001)
    let expected = try requests(image).flatMap { observation in
      try (0..<observation.contourCount).map {
        try observation.contour(at: $0).polygonApproximation(epsilon: 0.001)
      }
    }
    expect(all.map(\.normalizedPoints) == expected.map(\.normalizedPoints))
    expect(all.map(\.indexPath) == expected.map(\.indexPath))
    let thinned = all.removingNearDuplicates(iou: 0.85)
    expect(thinned.count > 5 && thinned.count < all.count / 4)
    let plain = try sweep.contours(of: image)
    expect(plain.count == all.count && plain[0].pointCount >= all[0].pointCount)
  }

  /// Thinning while sweeping leaves what thinning afterwards leaves.
  @Test func thinningOnTheWayEqualsThinningAfterwards() throws {
    for seed in 0..<6 as Range<UInt64> {
      var sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: [0.5, 1, 1.7, 2.9])
      sweep.pointStyle = ContourPointStyle.allCases[Int(seed % 3)]
      sweep.includesImageFrame = seed == 5
      let image = picture(seed + 20)
      for iou in [0.85, 0.5, 0.97, 0.2, 1, 0, 1.5] {
        for epsilon in [nil, 0.001, 0.01] as [Float?] {
          let expected = try sweep.contours(of: image, epsilon: epsilon)
            .removingNearDuplicates(iou: iou)
          let found = try sweep.contours(
            of: image, epsilon: epsilon, removingNearDuplicates: iou)
          let isEqual =
            found.map(\.normalizedPoints) == expected.map(\.normalizedPoints)
            && found.map(\.indexPath) == expected.map(\.indexPath)
            && found.map(\.childContourCount) == expected.map(\.childContourCount)
          expect(isEqual, "seed \(seed), share \(iou), epsilon \(String(describing: epsilon))")
        }
      }
    }
  }

  /// The box that is known beforehand is the box around the points.
  @Test func boxesAreKnownBeforehand() throws {
    for seed in 0..<12 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let bitmap = TestBitmap.random(&source)
      let samples = bitmap.ink.map {
        UInt8(clamping: ($0 ? 60 : 190) + Int.random(in: -60...60, using: &source))
      }
      var detection = ContourDetection()
      detection.pointStyle = ContourPointStyle.allCases[Int(seed % 3)]
      let plane = LumaPlane(width: bitmap.width, height: bitmap.height, samples: samples)
      let settings: [(pivot: Double?, contrast: Double)] = [(0.5, 2), (nil, 1.3), (0.3, 3)]
      let (sets, places) = try detection.contours(in: .init(plane: plane), settings: settings)
      try detection.forEachSetting(in: .init(plane: plane), settings: settings) { i, outlines in
        let set = sets[places[i]]
        expect(outlines.boxes.count == set.count)
        for k in 0..<min(set.count, outlines.boxes.count) {
          var (low, high) = (set[k].first ?? .zero, set[k].first ?? .zero)
          for point in set[k] {
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
          }
          expect(outlines.boxes[k] == SIMD4(low.x, low.y, high.x, high.y), "seed \(seed)")
          expect(outlines.points(k) == Array(set[k]), "seed \(seed)")
        }
      }
    }
  }

  @Test func theMeanIsAPivot() throws {
    let image = picture(7)
    var sweep = ContourSweep(contrastPivots: [0.5], contrastAdjustments: [2])
    sweep.contrastPivots = [nil]
    let request = VNDetectContoursRequest()
    request.contrastPivot = nil
    try VNImageRequestHandler(cgImage: image).perform([request])
    expect(
      try sweep.observations(of: image)[0].contours == #require(request.results?.first).contours)
  }

  @Test func badSettings() throws {
    let image = picture(1)
    func code(_ body: () throws -> Void) -> VNErrorCode? {
      do { try body() } catch { return (error as? VNError)?.code }
      return nil
    }
    var sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: adjustments)
    for epsilon in [-1, .nan, .infinity] as [Float] {
      expect(code { _ = try sweep.contours(of: image, epsilon: epsilon) } == .invalidArgument)
    }
    expect(code { _ = try sweep.observations(of: .gray(0, 0, [])) } == .invalidImage)
    sweep.regionOfInterest = CGRect(x: 0.5, y: 0, width: 1, height: 1)
    expect(code { _ = try sweep.observations(of: image) } == .invalidArgument)
    // Out of range is as the nearest value in range; nothing asked for is nothing found.
    let odd = ContourSweep(
      contrastPivots: [-3, .nan, 9], contrastAdjustments: [-1, .nan, .infinity])
    expect(try odd.observations(of: image).count == 9)
    expect(
      try ContourSweep(contrastPivots: [], contrastAdjustments: [1]).contours(of: image).isEmpty)
  }

  @Test func progressRisesAndCancels() throws {
    let image = picture(2)
    let sweep = ContourSweep(contrastPivots: pivots, contrastAdjustments: adjustments)
    let heard = Heard()
    _ = try sweep.contours(of: image, epsilon: 0.001) {
      heard.add($0)
      return true
    }
    expect(heard.shares == heard.shares.sorted() && heard.shares.last == 1)
    expect(heard.shares.count > 20)
    #expect(throws: VNError.self) {
      try sweep.observations(of: image) { $0 < 0.3 }
    }
    let thinning = Heard()
    _ = try sweep.contours(of: image, epsilon: 0.001, removingNearDuplicates: 0.85) {
      thinning.add($0)
      return true
    }
    expect(thinning.shares == thinning.shares.sorted() && thinning.shares.last == 1)
    #expect(throws: VNError.self) {
      try sweep.contours(of: image, removingNearDuplicates: 0.85) { $0 < 0.3 }
    }
  }
}

/// Shares that were heard; unchecked, but safe: a sweep calls on one thread.
final class Heard: @unchecked Sendable {
  private(set) var shares: [Double] = []
  func add(_ share: Double) { shares.append(share) }
}
