import FiligreeTestSupport
import FiligreePaths
import FiligreePixels
import Foundation
import Testing

@testable import FiligreeContours

/// What programs written for Vision rely on.
struct VisionTests {
  private func observation(
    _ image: CGImage, _ change: (VNDetectContoursRequest) -> Void = { _ in }
  ) throws -> VNContoursObservation {
    let request = VNDetectContoursRequest()
    change(request)
    try VNImageRequestHandler(cgImage: image, options: [:]).perform([request])
    return try #require(request.results?.first)
  }

  /// Rings inside one another: ink, paper, ink, paper, ink.
  private func rings() -> GrayDrawing {
    var drawing = GrayDrawing(200, 100)
    for (depth, radius) in [45.0, 36, 27, 18, 9].enumerated() {
      drawing.disc(60, 50, radius, ink: depth.isMultiple(of: 2) ? 1 : 0)
    }
    drawing.disc(150, 50, 20)
    return drawing
  }

  @Test func defaultsAreVisions() {
    let request = VNDetectContoursRequest()
    expect(request.contrastAdjustment == 2)
    expect(request.contrastPivot == 0.5)
    expect(request.detectsDarkOnLight)
    expect(request.maximumImageDimension == 512)
    expect(request.regionOfInterest == CGRect(x: 0, y: 0, width: 1, height: 1))
    expect(request.revision == VNDetectContourRequestRevision1)
    expect(request.results == nil)
    expect(VNDetectContoursRequest.supportedRevisions == IndexSet(integer: 1))
  }

  @Test func resultsHaveTheNarrowTypeAndTheBaseType() throws {
    let request = VNDetectContoursRequest()
    let handler = VNImageRequestHandler(ciImage: CIImage(cgImage: rings().image()), options: [:])
    try handler.perform([request])
    let base: VNRequest = request
    expect((base.results as? [VNContoursObservation])?.count == 1)
    let path: CGPath? = request.results?.first?.normalizedPath
    expect(path != nil)
    expect(request.results?.first?.confidence == 1)
    expect(request.results?.first?.uuid == base.results?.first?.uuid)
  }

  @Test func ringsNestFiveDeep() throws {
    let found = try observation(rings().image())
    expect(found.contourCount == 6)
    expect(found.topLevelContourCount == 2)
    expect(found.topLevelContours.map(\.indexPath) == [[0], [1]])
    var contour = try found.contour(at: 0)
    for depth in 0..<5 {
      expect(contour.indexPath == IndexPath(indexes: Array(repeating: 0, count: depth + 1)))
      expect(try found.contour(at: depth) == contour)
      expect(try found.contour(at: contour.indexPath) == contour)
      expect(contour.childContourCount == (depth < 4 ? 1 : 0))
      expect(contour.childContours.count == contour.childContourCount)
      if depth < 4 {
        let child = try contour.childContour(at: 0)
        expect(child == contour.childContours[0] && child !== contour.childContours[0])
        contour = child
      }
    }
    expect(try found.contour(at: 5).indexPath == [1])
  }

  @Test func indicesOutOfRangeThrow() throws {
    let found = try observation(rings().image())
    func code(_ body: () throws -> VNContour) -> VNErrorCode? {
      do { _ = try body() } catch { return (error as? VNError)?.code }
      return nil
    }
    for index in [-1, 6, .max, .min] {
      expect(code { try found.contour(at: index) } == .outOfBoundsError)
    }
    for path in [[], [2], [-1], [0, 1], [0, 0, 0, 0, 0, 0], [1, 0]] as [IndexPath] {
      expect(code { try found.contour(at: path) } == .outOfBoundsError)
    }
    let leaf = try found.contour(at: 5)
    expect(code { try leaf.childContour(at: 0) } == .outOfBoundsError)
    for epsilon in [-0.1, .nan, .infinity] as [Float] {
      expect(code { try leaf.polygonApproximation(epsilon: epsilon) } == .invalidArgument)
    }
  }

  @Test func errorsBridgeToNSError() throws {
    do {
      _ = try observation(rings().image()).contour(at: 99)
      Issue.record("no error")
    } catch {
      let bridged = error as NSError
      expect(bridged.domain == VNErrorDomain && bridged.code == 4)
      expect(bridged.domain == "com.apple.Vision")
      expect(error.localizedDescription.contains("contourCount is 6"))
    }
  }

  @Test func coordinatesAreNormalizedFromTheLowerLeft() throws {
    var drawing = GrayDrawing(200, 100)
    drawing.rect(20, 10, 60, 30)
    let contour = try observation(drawing.image()).contour(at: 0)
    expect(
      contour.normalizedPoints
        == [SIMD2(0.1, 0.9), SIMD2(0.1, 0.7), SIMD2(0.3, 0.7), SIMD2(0.3, 0.9)])
    expect(contour.pointCount == 4)
    expect(contour.aspectRatio == 2)
    var elements: [Path.Element] = []
    Path(contour.normalizedPath).forEach { elements.append($0) }
    expect(elements.count == 5 && elements.last == .closeSubpath)
  }

  @Test func blackPictureIsItsFrame() throws {
    let contour = try observation(.gray(7, 3, Array(repeating: 0, count: 21))).contour(at: 0)
    expect(
      contour.normalizedPoints == [SIMD2(0, 1), SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1)])
  }

  @Test func observationsPathHasAllContours() throws {
    let found = try observation(rings().image())
    var moves = 0
    var points = 0
    Path(found.normalizedPath).forEach {
      switch $0 {
      case .move: moves += 1; points += 1
      case .line: points += 1
      default: break
      }
    }
    expect(moves == 6)
    expect(try points == (0..<6).reduce(0) { try $0 + found.contour(at: $1).pointCount })
  }

  /// A stored picture and what it must look like upright, for each of the eight orientations.
  @Test(arguments: CGImagePropertyOrientation.allCases)
  func orientationIsApplied(orientation: CGImagePropertyOrientation) throws {
    // Upright: an L, no symmetry, 6 × 4.
    let upright = TestBitmap("......", ".#....", ".####.", "......")
    let stored: TestBitmap
    let (w, h) = (upright.width, upright.height)
    switch orientation {
    case .up: stored = upright
    case .upMirrored: stored = TestBitmap(w, h) { upright.isInk(w - 1 - $0, $1) }
    case .down: stored = TestBitmap(w, h) { upright.isInk(w - 1 - $0, h - 1 - $1) }
    case .downMirrored: stored = TestBitmap(w, h) { upright.isInk($0, h - 1 - $1) }
    case .leftMirrored: stored = TestBitmap(h, w) { upright.isInk($1, $0) }
    case .right: stored = TestBitmap(h, w) { upright.isInk(w - 1 - $1, $0) }
    case .rightMirrored: stored = TestBitmap(h, w) { upright.isInk(w - 1 - $1, h - 1 - $0) }
    case .left: stored = TestBitmap(h, w) { upright.isInk($1, h - 1 - $0) }
    }
    let image = CGImage.gray(stored.width, stored.height, stored.ink.map { $0 ? 0 : 255 })
    let expected = try observation(.gray(w, h, upright.ink.map { $0 ? 0 : 255 }))
    for region in [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0.25, width: 0.5, height: 0.75),
    ] {
      let request = VNDetectContoursRequest()
      request.regionOfInterest = region
      try VNImageRequestHandler(cgImage: image, orientation: orientation).perform([request])
      let found = try #require(request.results?.first).contour(at: 0)
      if region.width == 1 {
        expect(try found.normalizedPoints == expected.contour(at: 0).normalizedPoints)
        expect(found.aspectRatio == 1.5)
      } else {
        let part = try observation(.gray(w, h, upright.ink.map { $0 ? 0 : 255 })) {
          $0.regionOfInterest = region
        }
        expect(try found.normalizedPoints == part.contour(at: 0).normalizedPoints)
        expect(found.aspectRatio == 1)
      }
    }
  }

  @Test func regionOfInterestCutsAndNormalizes() throws {
    var drawing = GrayDrawing(80, 40)
    drawing.rect(50, 10, 70, 20)
    let found = try observation(drawing.image()) {
      $0.regionOfInterest = CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    }
    // The right upper quarter: 40 × 20, in which the rectangle reaches from 10 to 30 and down to 20.
    expect(
      try found.contour(at: 0).normalizedPoints
        == [SIMD2(0.25, 0.5), SIMD2(0.25, 0), SIMD2(0.75, 0), SIMD2(0.75, 0.5)])
  }

  @Test(arguments: [
    CGRect(x: -0.1, y: 0, width: 0.5, height: 0.5), CGRect(x: 0.6, y: 0, width: 0.5, height: 1),
    CGRect(x: 0, y: 0, width: 0, height: 1), CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func regionOutsideFailsOnPerform(region: CGRect) throws {
    let request = VNDetectContoursRequest()
    request.regionOfInterest = region
    let handler = VNImageRequestHandler(cgImage: rings().image())
    do {
      try handler.perform([request])
      Issue.record("no error")
    } catch {
      expect((error as? VNError)?.code == .invalidArgument)
    }
    expect(request.results == nil)
  }

  @Test func settingsOutOfRangeAreClamped() throws {
    let image = rings().image(ink: 60, paper: 200)
    func points(_ change: (VNDetectContoursRequest) -> Void) throws -> [SIMD2<Float>] {
      try observation(image, change).contours.points
    }
    expect(try points { $0.contrastAdjustment = 30 } == points { $0.contrastAdjustment = 3 })
    expect(try points { $0.contrastAdjustment = -1 }.isEmpty)
    expect(try points { $0.contrastAdjustment = .nan } == points { $0.contrastAdjustment = 2 })
    expect(try points { $0.contrastPivot = 7 } == points { $0.contrastPivot = 1 })
    expect(try points { $0.contrastPivot = -7 } == points { $0.contrastPivot = 0 })
    expect(try points { $0.contrastPivot = .init(value: Double.nan) } == points { _ in })
    expect(
      try points { $0.maximumImageDimension = .min } == points { $0.maximumImageDimension = 64 })
    expect(
      try points { $0.maximumImageDimension = .max } == points { $0.maximumImageDimension = 200 })
  }

  @Test func maximumImageDimensionScalesDownOnly() throws {
    var drawing = GrayDrawing(400, 100)
    drawing.rect(100, 25, 300, 75)
    for (maximum, size) in [(512, (400, 100)), (400, (400, 100)), (100, (100, 25)), (1, (64, 16))] {
      let found = try observation(drawing.image()) { $0.maximumImageDimension = maximum }
      expect((found.contours.width, found.contours.height) == size)
      for p in try found.contour(at: 0).normalizedPoints {
        // A side may fall on half a pixel, whose gray is rounded to 8 bits.
        expect(abs(abs(p.x - 0.5) - 0.25) < 1e-4 && abs(abs(p.y - 0.5) - 0.25) < 1e-4)
      }
    }
  }

  @Test func revisionsThatDoNotExistThrow() {
    let request = VNDetectContoursRequest()
    request.revision = 2
    #expect(throws: VNError.self) {
      try VNImageRequestHandler(cgImage: rings().image()).perform([request])
    }
  }

  @Test func cancelledRequestThrowsOnceAndThenRuns() throws {
    let request = VNDetectContoursRequest()
    let handler = VNImageRequestHandler(cgImage: rings().image())
    request.cancel()
    do {
      try handler.perform([request])
      Issue.record("no error")
    } catch {
      expect((error as? VNError)?.code == .requestCancelled)
    }
    try handler.perform([request])
    expect(request.results?.count == 1)
  }

  @Test func completionHandlersHearOfSuccessAndFailure() throws {
    var heard: [String] = []
    let good = VNDetectContoursRequest { request, error in
      heard.append("good \(request.results?.count ?? -1) \(error == nil)")
    }
    let bad = VNDetectContoursRequest { request, error in
      heard.append("bad \(request.results?.count ?? -1) \(error == nil)")
    }
    bad.regionOfInterest = .zero
    let handler = VNImageRequestHandler(cgImage: rings().image())
    #expect(throws: VNError.self) { try handler.perform([bad, good]) }
    expect(heard == ["bad -1 false", "good 1 true"])
  }

  /// A PNG whose EXIF data say that it is to be turned by 90° clockwise.
  @Test func orientationOfAFileCountsUnlessOneIsGiven() throws {
    let stored = TestBitmap("####..", "#.....", "......")
    let image = CGImage.gray(6, 3, stored.ink.map { $0 ? 0 : 255 })
    var png = [UInt8](try image.pngData())
    // A TIFF structure with one tag, 274 (orientation), a short: 6.
    let exif: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
    ]
    let body = Array("eXIf".utf8) + exif
    var crc: UInt32 = .max
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 0 ? 0 : 0xEDB8_8320) }
    }
    func bytes(_ x: UInt32) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: x >> (24 - 8 * $0)) }
    }
    // After the signature and the header chunk.
    png.insert(contentsOf: bytes(UInt32(exif.count)) + body + bytes(~crc), at: 33)
    func points(_ handler: VNImageRequestHandler) throws -> [SIMD2<Float>] {
      let request = VNDetectContoursRequest()
      try handler.perform([request])
      return try #require(request.results?.first).contour(at: 0).normalizedPoints
    }
    let asSeen = try points(VNImageRequestHandler(cgImage: image, orientation: .right))
    let asStored = try points(VNImageRequestHandler(cgImage: image))
    expect(asSeen != asStored)
    let data = Data(png)
    expect(try points(VNImageRequestHandler(data: data)) == asSeen)
    expect(try points(VNImageRequestHandler(data: data, orientation: .up)) == asStored)
    expect(try points(VNImageRequestHandler(data: data, orientation: .right)) == asSeen)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    expect(try points(VNImageRequestHandler(url: url)) == asSeen)
    expect(try points(VNImageRequestHandler(url: url, orientation: .up)) == asStored)
  }

  @Test func filesThatAreNoPicturesThrow() {
    func code(_ handler: VNImageRequestHandler) -> VNErrorCode? {
      do { try handler.perform([VNDetectContoursRequest()]) } catch {
        return (error as? VNError)?.code
      }
      return nil
    }
    expect(code(VNImageRequestHandler(data: Data())) == .invalidImage)
    expect(code(VNImageRequestHandler(data: Data("a text".utf8))) == .invalidImage)
    expect(code(VNImageRequestHandler(url: URL(fileURLWithPath: "/does/not/exist"))) == .ioError)
  }
}
