import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// What is found in a region of interest lies where it lies in the whole picture, wherever the region's
/// sides are between the pixels.
struct RegionOfInterestTests {
  private func observation(
    _ image: CGImage, _ region: CGRect, _ change: (VNDetectContoursRequest) -> Void = { _ in }
  ) throws -> VNContoursObservation {
    let request = VNDetectContoursRequest()
    request.regionOfInterest = region
    change(request)
    try VNImageRequestHandler(cgImage: image).perform([request])
    return try #require(request.results?.first)
  }

  /// A contour's points in pixels of the whole picture, as Vision's own function gives them, y down.
  private func pixels(
    _ contour: VNContour, _ image: CGImage, _ region: CGRect
  ) -> [SIMD2<Double>] {
    contour.normalizedPoints.map {
      let p = VNImagePointForNormalizedPointUsingRegionOfInterest(
        CGPoint(x: CGFloat($0.x), y: CGFloat($0.y)), image.width, image.height, region)
      return SIMD2(Double(p.x), Double(image.height) - Double(p.y))
    }
  }

  private func box(_ points: [SIMD2<Double>]) -> SIMD4<Double> {
    points.reduce(SIMD4(.infinity, .infinity, -.infinity, -.infinity)) {
      SIMD4(lowHalf: pointwiseMin($0.lowHalf, $1), highHalf: pointwiseMax($0.highHalf, $1))
    }
  }

  private func area(_ points: [SIMD2<Double>]) -> Double {
    // y points down.
    -VNGeometryUtils.area(points)
  }

  /// A region with its sides in pixels from the upper left.
  private func region(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, in image: CGImage
  ) -> CGRect {
    let (w, h) = (Double(image.width), Double(image.height))
    return CGRect(
      x: left / w, y: 1 - bottom / h, width: (right - left) / w, height: (bottom - top) / h)
  }

  @Test func mapsBackToThePixels() throws {
    let image = CGImage.gray(10, 10, (0..<100).map { (4..<6).contains($0 % 10) ? 0 : 255 })
    for (x, width, expected) in [
      (0.26, 0.38, 4.0...6), (0.35, 0.3, 4...6), (0.41, 0.02, 4.1...4.3), (0.45, 0.3, 4.5...6),
    ] {
      let region = CGRect(x: x, y: 0, width: width, height: 1)
      let contour = try observation(image, region).contour(at: 0)
      let found = box(pixels(contour, image, region))
      expect(abs(found.x - expected.lowerBound) < 1e-5 && found.y == 0, "\(region)")
      expect(abs(found.z - expected.upperBound) < 1e-5 && found.w == 10, "\(region)")
      expect(abs(contour.aspectRatio - Float(width)) < 1e-6)
    }
  }

  /// Each point of a shape inside the region is the one that it has without a region.
  @Test func shapesInsideAreThoseOfTheWholePicture() throws {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      var drawing = GrayDrawing(120, 90)
      let center = SIMD2(source.number(in: 45...75), source.number(in: 35...55))
      drawing.disc(center.x, center.y, source.number(in: 9...14))
      drawing.disc(center.x, center.y, source.number(in: 2...5), ink: 0)
      let image = drawing.image()
      // Three pixels beside an edge have a say in where it is.
      let cut = region(
        center.x - source.number(in: 18...40), center.y - source.number(in: 18...30),
        center.x + source.number(in: 18...40), center.y + source.number(in: 18...30), in: image)
      for style in ContourPointStyle.allCases {
        let whole = try observation(image, VNNormalizedIdentityRect) { $0.pointStyle = style }
        let part = try observation(image, cut) { $0.pointStyle = style }
        try #require(part.contourCount == whole.contourCount, "seed \(seed)")
        for i in 0..<whole.contourCount {
          let expected = pixels(try whole.contour(at: i), image, VNNormalizedIdentityRect)
          let found = pixels(try part.contour(at: i), image, cut)
          try #require(found.count == expected.count, "seed \(seed) \(style)")
          for (p, q) in zip(found, expected) {
            // Single precision has that many digits at 120 pixels.
            let off = max(abs(p.x - q.x), abs(p.y - q.y))
            expect(off < 3e-5, "seed \(seed) \(style): \(p), not \(q)")
          }
        }
      }
    }
  }

  /// Rectangles on whole pixels, anywhere: what is left is the rectangle cut to the region, or nothing.
  @Test func rectanglesAreCutToTheRegion() throws {
    for seed in 0..<300 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      func sides(_ limit: Int) -> (Double, Double) {
        let a = Int.random(in: 0..<limit, using: &source)
        return (Double(a), Double(Int.random(in: a + 1...limit, using: &source)))
      }
      let (left, right) = sides(40)
      let (top, bottom) = sides(30)
      var drawing = GrayDrawing(40, 30)
      drawing.rect(left, top, right, bottom)
      let image = drawing.image()
      let (x, y) = (source.number(in: 0...38), source.number(in: 0...28))
      let (w, h) = (source.number(in: 0.01...(40 - x)), source.number(in: 0.01...(30 - y)))
      let cut = region(x, y, x + w, y + h, in: image)
      let found = try observation(image, cut) {
        $0.pointStyle = seed % 2 == 0 ? .subpixel : .pixelEdges
      }
      let low = SIMD2(max(x, left), max(y, top))
      let high = SIMD2(min(x + w, right), min(y + h, bottom))
      guard low.x < high.x, low.y < high.y else {
        expect(found.contourCount == 0, "seed \(seed)")
        continue
      }
      try #require(found.contourCount == 1, "seed \(seed)")
      let points = pixels(try found.contour(at: 0), image, cut)
      let expected = SIMD4(lowHalf: low, highHalf: high)
      let off = box(points) - expected
      expect(max(off.max(), -off.min()) < 1.1e-3, "seed \(seed): \(box(points)), not \(expected)")
      let size = high - low
      expect(abs(area(points) - size.x * size.y) < 0.1, "seed \(seed)")
    }
  }

  /// Discs that a side of the region cuts: the area is that of the whole contour's part.
  @Test func slantedOutlinesAreCutWhereTheyCross() throws {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      var drawing = GrayDrawing(80, 80)
      drawing.disc(40, 40, 25)
      let image = drawing.image()
      let whole = pixels(
        try observation(image, VNNormalizedIdentityRect).contour(at: 0), image,
        VNNormalizedIdentityRect)
      let x = source.number(in: 20...60)
      let cut = region(x, 0, 80, 80, in: image)
      let found = pixels(try observation(image, cut).contour(at: 0), image, cut)
      // By trapezia under each side of the outline, which the cut makes no new ones of.
      var expected = 0.0
      for (i, p) in whole.enumerated() {
        let q = whole[(i + 1) % whole.count]
        let (a, b) = (max(p.x - x, 0), max(q.x - x, 0))
        let crosses = (p.x < x) != (q.x < x)
        let share = crosses ? max(p.x - x, q.x - x) / abs(q.x - p.x) : 1
        expected += (a + b) / 2 * (p.y - q.y) * share
      }
      expect(abs(area(found) - expected) < 0.3, "seed \(seed): \(area(found)), not \(expected)")
      expect(found.allSatisfy { $0.x >= x - 1e-4 }, "seed \(seed)")
    }
  }

  /// A region on pixel edges, however its sides were reckoned, is a picture of its own.
  @Test func regionsOnPixelEdgesAreThePixels() throws {
    for seed in 0..<60 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let bitmap = TestBitmap.random(&source)
      let (w, h) = (bitmap.width, bitmap.height)
      let image = CGImage.gray(w, h, bitmap.ink.map { $0 ? 0 : 255 })
      let (x, y) = (Int.random(in: 0..<w, using: &source), Int.random(in: 0..<h, using: &source))
      let right = Int.random(in: x + 1...w, using: &source)
      let bottom = Int.random(in: y + 1...h, using: &source)
      let part = TestBitmap(right - x, bottom - y) { bitmap.isInk(x + $0, y + $1) }
      let expected = try ContourDetection().contours(in: .init(plane: part.plane()))
      var cut = region(Double(x), Double(y), Double(right), Double(bottom), in: image)
      if seed % 2 == 0 {
        func single(_ value: CGFloat) -> CGFloat { CGFloat(Float(value)) }
        cut = CGRect(
          x: single(cut.minX), y: single(cut.minY), width: single(cut.width),
          height: single(cut.height))
        if cut.maxX > 1 { cut.size.width = 1 - cut.minX }
        if cut.maxY > 1 { cut.size.height = 1 - cut.minY }
      }
      let found = try observation(image, cut).contours
      expect(found.region.isExact && found.points == expected.points, "seed \(seed)")
      expect(found.parents == expected.parents && found.width == part.width, "seed \(seed)")
    }
  }

  /// An outline that only comes into a pixel's part outside the region is not in the region.
  @Test func whatIsNotInTheRegionIsDropped() throws {
    var drawing = GrayDrawing(20, 10)
    // From 0 to 9.6; in it, a hole that ends at 6.3.
    drawing.rect(0, 1, 9.6, 9)
    drawing.rect(1, 3, 6.3, 6, ink: 0)
    drawing.rect(12, 2, 16, 5)
    let image = drawing.image()
    func found(from left: Double) throws -> VNContoursObservation {
      // Grays between ink and paper are shares of a pixel as long as contrast does not move them.
      try observation(image, region(left, 0, 20, 10, in: image)) {
        $0.contrastAdjustment = 1
        $0.pointStyle = .subpixel
      }
    }
    let inside = try found(from: 6.1)
    let half = try found(from: 6.4)
    // A hole that a side cuts is a notch.
    expect(inside.contourCount == 2 && inside.topLevelContourCount == 2)
    expect(try inside.contour(at: 0).pointCount > half.contour(at: 0).pointCount)
    expect(half.contourCount == 2 && half.topLevelContourCount == 2)
    let outside = try found(from: 9.8)
    expect(outside.contourCount == 1)
    expect(try outside.contour(at: 0).indexPath == [0])
  }

  /// A frame of ink around the region, no more than a part of a pixel away: a line to and fro is no contour.
  @Test func whatGoesAroundTheRegionIsDropped() throws {
    var drawing = GrayDrawing(12, 12)
    drawing.rect(0, 0, 12, 12)
    drawing.rect(1.6, 1.6, 12, 10.4, ink: 0)
    let image = drawing.image()
    func count(from left: Double) throws -> Int {
      try observation(image, region(left, 1.7, 12, 10.3, in: image)) {
        $0.contrastAdjustment = 1
        $0.pointStyle = .subpixel
      }.contourCount
    }
    expect(try count(from: 1.7) == 0)
    expect(try count(from: 1.5) == 1)
  }

  @Test func scaledRegionsMapBackToo() throws {
    var drawing = GrayDrawing(300, 200)
    drawing.disc(150, 100, 60)
    let image = drawing.image()
    for seed in 0..<20 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let cut = region(
        source.number(in: 0...60), source.number(in: 0...30), source.number(in: 240...300),
        source.number(in: 170...200), in: image)
      let found = try observation(image, cut) { $0.maximumImageDimension = 100 }
      expect(found.contours.width <= 102)
      let points = pixels(try found.contour(at: 0), image, cut)
      for p in points {
        let d = p - SIMD2(150, 100)
        expect(abs((d * d).sum().squareRoot() - 60) < 0.4, "seed \(seed)")
      }
    }
    // A region that fits is not scaled because pixels stick out of it.
    let found = try observation(image, region(100.5, 50, 164.5, 114, in: image)) {
      $0.maximumImageDimension = 64
    }
    expect(found.contours.width == 67 && found.contours.height == 64)
  }

  @Test func theFrameIsTheRegions() throws {
    var drawing = GrayDrawing(20, 10)
    drawing.rect(5, 2, 9, 7)
    let image = drawing.image()
    let found = try observation(image, region(0.3, 0.6, 12.4, 9.7, in: image)) {
      $0.includesImageFrame = true
    }
    expect(found.contourCount == 3)
    expect(try found.contour(at: 0).normalizedPoints == [[0, 1], [0, 0], [1, 0], [1, 1]])
    expect(try abs(found.contour(at: 2).aspectRatio - 12.1 / 9.1) < 1e-6)
  }

  /// However small a region is, its points are numbers of 0…1; and its archive comes back.
  @Test func tinyRegions() throws {
    var drawing = GrayDrawing(70, 50)
    drawing.disc(35, 25, 20)
    let image = drawing.image()
    for seed in 0..<200 as Range<UInt64> {
      var source = RandomSource(seed: seed)
      let exponent = source.number(in: -320...0)
      let size = seed % 3 == 0 ? .leastNonzeroMagnitude : pow(10, exponent)
      let x = seed % 2 == 0 ? 0 : source.number(in: 0...1) * (1 - size)
      let cut = CGRect(x: x, y: x, width: max(size, x.ulp), height: max(size, x.ulp))
      let found = try observation(image, cut)
      for p in found.topLevelContours.flatMap(\.normalizedPoints) {
        expect((0...1).contains(p.x) && (0...1).contains(p.y), "seed \(seed)")
      }
      expect(ContourSet(archive: found.contours.archive) == found.contours, "seed \(seed)")
    }
  }

  @Test func sweepsFindTheSame() throws {
    var drawing = GrayDrawing(90, 60)
    drawing.disc(30, 30, 17)
    drawing.disc(60, 25, 12)
    let image = drawing.image(ink: 40, paper: 220)
    var sweep = ContourSweep(contrastPivots: [0.3, 0.6], contrastAdjustments: [1, 2.5])
    sweep.regionOfInterest = region(20.3, 11.7, 66.6, 48.2, in: image)
    let thinned = try sweep.contours(of: image, epsilon: 0.002, removingNearDuplicates: 0.9)
    let plain = try sweep.contours(of: image, epsilon: 0.002).removingNearDuplicates(iou: 0.9)
    expect(!plain.isEmpty && thinned.map(\.normalizedPoints) == plain.map(\.normalizedPoints))
    let observations = try sweep.observations(of: image)
    let request = VNDetectContoursRequest()
    request.regionOfInterest = sweep.regionOfInterest
    request.contrastPivot = 0.3
    request.contrastAdjustment = 2.5
    try VNImageRequestHandler(cgImage: image).perform([request])
    expect(observations[1].contours == request.results?.first?.contours)
  }
}
