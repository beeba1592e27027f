import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// The classes of Vision around a request: sequences, copies, archives, progress, vectors.
struct VisionClassTests {
  private func disc() -> CGImage {
    var drawing = GrayDrawing(100, 80)
    drawing.disc(50, 40, 25)
    return drawing.image()
  }

  @Test func sequencesTakeAnyPicture() throws {
    let handler = VNSequenceRequestHandler()
    let request = VNDetectContoursRequest()
    let image = disc()
    let data = try image.pngData()
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-\(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let ways: [() throws -> Void] = [
      { try handler.perform([request], on: image) },
      { try handler.perform([request], on: CIImage(cgImage: image)) },
      { try handler.perform([request], onImageData: data) },
      { try handler.perform([request], onImageURL: url) },
      { try handler.perform([request], on: image, orientation: .right) },
      { try handler.perform([request], on: CIImage(cgImage: image), orientation: .right) },
      { try handler.perform([request], onImageData: data, orientation: .right) },
      { try handler.perform([request], onImageURL: url, orientation: .right) },
    ]
    for (i, way) in ways.enumerated() {
      try way()
      let ratio = try #require(request.results?.first).contour(at: 0).aspectRatio
      expect(ratio == (i < 4 ? 1.25 : 0.8))
    }
  }

  @Test func copiesHaveTheSettings() throws {
    var calls = 0
    let request = VNDetectContoursRequest { _, _ in calls += 1 }
    request.contrastAdjustment = 1.5
    request.contrastPivot = nil
    request.detectsDarkOnLight = false
    request.maximumImageDimension = 99
    request.regionOfInterest = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    request.pointStyle = .pixelCenters
    request.includesImageFrame = true
    request.preferBackgroundProcessing = true
    let copy = try #require(request.copy() as? VNDetectContoursRequest)
    expect(copy.contrastAdjustment == 1.5 && copy.contrastPivot == nil)
    expect(!copy.detectsDarkOnLight && copy.maximumImageDimension == 99)
    expect(copy.regionOfInterest.width == 0.5 && copy.pointStyle == .pixelCenters)
    expect(copy.includesImageFrame && copy.preferBackgroundProcessing)
    try VNImageRequestHandler(cgImage: disc()).perform([copy])
    expect(calls == 1 && request.results == nil && copy.results?.count == 1)
    let contour = try #require(copy.results?.first).contour(at: 0)
    expect(contour.copy() as? VNContour == contour && contour.requestRevision == 1)
  }

  @Test func theFrameIsAContourIfAskedFor() throws {
    let request = VNDetectContoursRequest()
    try VNImageRequestHandler(cgImage: disc()).perform([request])
    let plain = try #require(request.results?.first)
    request.includesImageFrame = true
    try VNImageRequestHandler(cgImage: disc()).perform([request])
    let framed = try #require(request.results?.first)
    expect(framed.contourCount == plain.contourCount + 2 && framed.topLevelContourCount == 1)
    let frame = try framed.contour(at: 0)
    expect(frame.normalizedPoints == [[0, 1], [0, 0], [1, 0], [1, 1]])
    expect(frame.childContourCount == 1)
    let inner = try framed.contour(at: [0, 0])
    expect(Set(inner.normalizedPoints) == Set(frame.normalizedPoints))
    expect(inner.childContours.count == plain.topLevelContourCount)
    expect(
      try framed.contour(at: [0, 0, 0]).normalizedPoints == plain.contour(at: 0).normalizedPoints)
    var area = 0.0
    try VNGeometryUtils.calculateArea(&area, for: inner, orientedArea: true)
    expect(area == -1.25)
    // An empty picture has its frame, and nothing in it.
    try VNImageRequestHandler(cgImage: .gray(3, 3, Array(repeating: 255, count: 9)))
      .perform([request])
    expect(request.results?.first?.contourCount == 2)
  }

  @Test func pointStylesAreVisionsExtension() throws {
    let request = VNDetectContoursRequest()
    var counts: [Int] = []
    for style in ContourPointStyle.allCases {
      request.pointStyle = style
      try VNImageRequestHandler(cgImage: disc()).perform([request])
      counts.append(try #require(request.results?.first).contour(at: 0).pointCount)
    }
    expect(Set(counts).count > 1 && counts.allSatisfy { $0 > 20 })
  }

  @Test func progressIsTold() throws {
    var shares: [Double] = []
    var failures = 0
    let request = VNDetectContoursRequest()
    request.progressHandler = { _, share, error in
      shares.append(share)
      if error != nil { failures += 1 }
    }
    expect(!request.indeterminate)
    try VNImageRequestHandler(cgImage: disc()).perform([request])
    expect(shares.first == 0 && shares.last == 1 && shares == shares.sorted())
    request.regionOfInterest = .zero
    #expect(throws: VNError.self) {
      try VNImageRequestHandler(cgImage: disc()).perform([request])
    }
    expect(failures == 1)
  }

  /// Whatever a run fails of, the progress handler hears of it, once, and before the completion handler.
  @Test func progressHandlersHearOfEveryFailure() throws {
    var heard: [String] = []
    func run(
      _ handler: VNImageRequestHandler, _ change: (VNDetectContoursRequest) -> Void = { _ in }
    ) -> [String] {
      heard = []
      let request = VNDetectContoursRequest { _, error in
        heard.append("done \((error as? VNError)?.code.rawValue ?? 0)")
      }
      request.progressHandler = { _, _, error in
        if let error { heard.append("told \((error as? VNError)?.code.rawValue ?? 0)") }
      }
      change(request)
      try? handler.perform([request])
      return heard
    }
    let good = VNImageRequestHandler(cgImage: disc())
    expect(run(good) == ["done 0"])
    expect(run(good) { $0.revision = 2 } == ["told 16", "done 16"])
    expect(run(good) { $0.cancel() } == ["told 1", "done 1"])
    expect(run(good) { $0.regionOfInterest = .zero } == ["told 14", "done 14"])
    expect(run(VNImageRequestHandler(data: Data([1, 2]))) == ["told 13", "done 13"])
    let none = URL(fileURLWithPath: "/does/not/exist")
    expect(run(VNImageRequestHandler(url: none)) == ["told 6", "done 6"])
  }

  @Test func handlersCanBeSubclassed() throws {
    final class Counting: VNImageRequestHandler {
      var count = 0
      override func perform(_ requests: [VNRequest]) throws {
        count += requests.count
        try super.perform(requests)
      }
    }
    let handler = Counting(cgImage: disc(), options: [:])
    let request = VNDetectContoursRequest()
    try handler.perform([request])
    expect(handler.count == 1 && request.results?.count == 1)
    let other = Counting(data: try disc().pngData(), orientation: .left)
    try other.perform([request])
    expect(other.count == 1 && request.results?.first?.contourCount == 1)
  }

  /// Cancelled from its own progress handler, which is in the middle of the work.
  @Test func cancellingInTheMiddleStops() throws {
    var source = RandomSource(seed: 2)
    let samples = (0..<600 * 600).map { _ in source.next() & 1 == 0 ? 0 : 255 as UInt8 }
    let image = CGImage.gray(600, 600, samples)
    for limit in [0.1, 0.65, 0.75] {
      let request = VNDetectContoursRequest()
      request.maximumImageDimension = 600
      var last = 0.0
      request.progressHandler = { request, share, error in
        if error == nil {
          last = share
          if share >= limit { request.cancel() }
        }
      }
      do {
        try VNImageRequestHandler(cgImage: image).perform([request])
        Issue.record("no error")
      } catch {
        expect((error as? VNError)?.code == .requestCancelled)
      }
      expect(last >= limit && last < 1 && request.results == nil)
      request.progressHandler = { _, _, _ in }
      try VNImageRequestHandler(cgImage: image).perform([request])
      expect(request.results?.count == 1)
    }
  }

  @Test func vectors() throws {
    let a = VNVector(xComponent: 3, yComponent: 4)
    let b = VNVector(vectorHead: VNPoint(x: 2, y: 1), tail: VNPoint(x: 1, y: 3))
    expect(a.length == 5 && a.r == 5 && a.squaredLength == 25)
    expect(b == VNVector(xComponent: 1, yComponent: -2) && b.hash == (b.copy() as? VNVector)?.hash)
    expect(VNVector(byAdding: a, to: b) == VNVector(xComponent: 4, yComponent: 2))
    expect(VNVector(bySubtracting: a, from: b) == VNVector(xComponent: -2, yComponent: -6))
    expect(VNVector(byMultiplying: a, byScalar: 2) == VNVector(xComponent: 6, yComponent: 8))
    expect(VNVector.dotProduct(of: a, vector: b) == -5)
    expect(abs(VNVector.unitVector(for: a).length - 1) < 1e-15)
    expect(VNVector.unitVector(for: .zero) == .zero)
    let turned = VNVector(r: 2, theta: .pi / 2)
    expect(abs(turned.x) < 1e-15 && turned.y == 2 && abs(turned.theta - .pi / 2) < 1e-15)
    expect(VNPoint.apply(a, to: VNPoint(x: 1, y: 1)) == VNPoint(x: 4, y: 5))
    expect(VNPoint.distance(VNPoint(x: 1, y: 1), VNPoint(x: 4, y: 5)) == 5)
  }

  /// Squares of these are too large or too small, the numbers themselves are not.
  @Test func lengthsBeyondSquares() throws {
    for scale in [0x1p-1070, 0x1p-1030, 1e-200, 1e-160, 1, 1e150, 1e200, 1e307] {
      let vector = VNVector(xComponent: 3 * scale, yComponent: 4 * scale)
      expect(abs(vector.length / scale - 5) < 0.01, "\(scale)")
      let unit = VNVector.unitVector(for: vector)
      expect(abs(unit.x - 0.6) < 0.01 && abs(unit.y - 0.8) < 0.01, "\(scale)")
      let (a, b) = (VNPoint(x: -scale, y: 0), VNPoint(x: scale, y: 0))
      expect(a.distance(b) == 2 * scale)
      let circle = try VNGeometryUtils.boundingCircle(
        for: [a, b, VNPoint(x: 0, y: scale), VNPoint(x: 0, y: -scale / 2)])
      expect(abs(circle.radius / scale - 1) < 1e-9 && abs(circle.center.x / scale) < 1e-9)
      expect(circle.contains(a) && circle.contains(b))
    }
    let tiny = VNVector.unitVector(for: VNVector(xComponent: 0x1p-1063, yComponent: 0))
    expect(abs(tiny.x - 1) < 1e-15)
    expect(VNPoint(x: 0, y: 0).distance(VNPoint(x: .infinity, y: 0)) == .infinity)
    expect(VNVector(xComponent: .nan, yComponent: 0).length.isNaN)
  }

  @Test func geometryIsArchived() throws {
    func copy<T: NSObject & NSSecureCoding>(_ object: T) throws -> T? {
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: true)
      return try NSKeyedUnarchiver.unarchivedObject(ofClass: T.self, from: data)
    }
    let point = VNPoint(x: 1.5, y: -2)
    expect(try copy(point) == point)
    let vector = VNVector(xComponent: 0.25, yComponent: 8)
    expect(try copy(vector) == vector)
    let circle = VNCircle(center: point, radius: 3)
    expect(try copy(circle) == circle)
  }

  @Test func conversions() {
    let rect = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)
    expect(
      VNImageRectForNormalizedRect(rect, 200, 100) == CGRect(x: 50, y: 50, width: 100, height: 25))
    expect(
      VNNormalizedRectForImageRect(CGRect(x: 50, y: 50, width: 100, height: 25), 200, 100) == rect)
    let point = CGPoint(x: 0.5, y: 0.25)
    expect(VNImagePointForNormalizedPoint(point, 200, 100) == CGPoint(x: 100, y: 25))
    expect(VNNormalizedPointForImagePoint(CGPoint(x: 100, y: 25), 200, 100) == point)
    let inside = VNImagePointForNormalizedPointUsingRegionOfInterest(point, 200, 100, rect)
    expect(inside == CGPoint(x: 100, y: 56.25))
    expect(
      VNNormalizedPointForImagePointUsingRegionOfInterest(inside, 200, 100, rect) == point)
    let part = VNImageRectForNormalizedRectUsingRegionOfInterest(rect, 200, 100, rect)
    expect(
      VNNormalizedRectForImageRectUsingRegionOfInterest(part, 200, 100, rect) == rect)
    expect(VNNormalizedRectIsIdentityRect(VNNormalizedIdentityRect))
    expect(!VNNormalizedRectIsIdentityRect(rect))
  }
}
