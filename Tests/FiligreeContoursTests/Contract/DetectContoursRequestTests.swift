import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeContours

/// What programs written for Vision's newer API rely on.
struct DetectContoursRequestTests {
  private func rings() -> GrayDrawing {
    var drawing = GrayDrawing(200, 100)
    for (depth, radius) in [45.0, 36, 27].enumerated() {
      drawing.disc(60, 50, radius, ink: depth.isMultiple(of: 2) ? 1 : 0)
    }
    drawing.disc(150, 50, 20)
    return drawing
  }

  @Test func defaultsAreVisions() {
    let request = DetectContoursRequest()
    expect(request.contrastAdjustment == 2 && request.contrastPivot == 0.5)
    expect(request.detectsDarkOnLight && request.maximumImageDimension == 512)
    expect(request.regionOfInterest == .fullImage)
    expect(request.revision == .revision1)
    expect(DetectContoursRequest.supportedRevisions == [.revision1])
    expect(request.descriptor == .detectContoursRequest(.revision1))
    expect(!request.description.isEmpty)
    var other = DetectContoursRequest(.revision1)
    expect(request == other && request.hashValue == other.hashValue)
    other.contrastPivot = nil
    expect(request != other)
  }

  @Test func findsWhatTheClassFinds() async throws {
    let image = rings().image()
    let old = VNDetectContoursRequest()
    old.regionOfInterest = CGRect(x: 0, y: 0, width: 0.75, height: 1)
    try VNImageRequestHandler(cgImage: image, orientation: .down).perform([old])
    var new = DetectContoursRequest()
    new.regionOfInterest = NormalizedRect(x: 0, y: 0, width: 0.75, height: 1)
    let found = try await new.perform(on: image, orientation: .down)
    let expected = ContoursObservation(try #require(old.results?.first))
    expect(found.storage.contours == expected.storage.contours)
    expect(found != expected && found.uuid != expected.uuid)
    expect(found.originatingRequestDescriptor == new.descriptor && found.confidence == 1)
  }

  @Test func contoursByListAndTree() async throws {
    let found = try await DetectContoursRequest().perform(on: CIImage(cgImage: rings().image()))
    expect(found.contourCount == 4 && found.topLevelContours.count == 2)
    expect(found.contourAtIndex(-1) == nil && found.contourAtIndex(4) == nil)
    let outer = try #require(found.contourAtIndex(0))
    expect(outer == found.topLevelContours[0] && outer == found.countourAtIndexPath([0]))
    expect(found.countourAtIndexPath([0, 0, 0]) == found.contourAtIndex(2))
    expect(found.countourAtIndexPath([0, 1]) == nil && found.countourAtIndexPath([]) == nil)
    expect(outer.childContours.map(\.indexPath) == [[0, 0]])
    expect(outer.aspectRatio == 2)
    expect(outer.pointCount == outer.points.count && outer.pointCount > 20)
    expect(outer.points[3].x == CGFloat(outer.normalizedPoints[3].x))
    // A disc of 45 % of the height.
    expect(abs(outer.calculateArea() - .pi * 0.45 * 0.45) < 1e-3)
    expect(outer.calculateArea(useOrientedArea: true) > 0)
    expect(outer.childContours[0].calculateArea(useOrientedArea: true) < 0)
    expect(abs(outer.calculatePerimeter() - 2 * .pi * 0.45) < 0.02)
    let circle = outer.boundingCircle()
    expect(abs(circle.radius - 0.45) < 0.003 && abs(circle.center.x - 0.6) < 0.003)
    let box = outer.boundingBox
    expect(abs(box.origin.x - 0.075) < 0.002 && abs(box.width - 0.45) < 0.003)
    expect(abs(box.height - 0.9) < 0.005)
    let simple = try outer.polygonApproximation(epsilon: 0.01)
    expect(simple.pointCount < outer.pointCount && simple != outer)
    expect(simple.indexPath == outer.indexPath && simple.childContours == outer.childContours)
    #expect(throws: VisionError.self) { try outer.polygonApproximation(epsilon: -1) }
    var moves = 0
    Path(found.normalizedPath).forEach { if case .move = $0 { moves += 1 } }
    expect(moves == 4)
  }

  /// Equal by what a contour itself is, whichever observation it comes from.
  @Test func contoursAreComparedByThemselves() async throws {
    let request = DetectContoursRequest()
    let a = try await request.perform(on: rings().image())
    let b = try await request.perform(on: rings().image())
    func all(_ found: ContoursObservation) -> [ContoursObservation.Contour] {
      (0..<found.contourCount).compactMap { found.contourAtIndex($0) }
    }
    expect(all(a) == all(b) && Set(all(a) + all(b)).count == 4)
    for (x, y) in zip(all(a), all(b)) { expect(x.hashValue == y.hashValue) }
    expect(a.contourAtIndex(0) != b.contourAtIndex(1))
    // The outer ring's hole is elsewhere; the ring itself, and the disc, are what they were.
    var other = GrayDrawing(200, 100)
    other.disc(60, 50, 45)
    other.disc(61, 50, 36, ink: 0)
    other.disc(61, 50, 27)
    other.disc(150, 50, 20)
    let c = try await request.perform(on: other.image())
    expect(c.contourAtIndex(0) == a.contourAtIndex(0))
    expect(c.contourAtIndex(3) == a.contourAtIndex(3))
    expect(c.contourAtIndex(1) != a.contourAtIndex(1))
    let simple = try #require(a.contourAtIndex(0)).polygonApproximation(epsilon: 0.01)
    let same = try #require(b.contourAtIndex(0)).polygonApproximation(epsilon: 0.01)
    expect(simple == same && simple.hashValue == same.hashValue)
    expect(simple != a.contourAtIndex(0) && simple != b.contourAtIndex(0))
  }

  @Test func regionsAreContours() async throws {
    let found = try await DetectContoursRequest().perform(on: rings().image())
    let region: NormalizedRegion = try #require(found.contourAtIndex(0))
    func box(_ quad: some QuadrilateralProviding) -> NormalizedRect { quad.boundingBox }
    func points(_ thing: any BoundingRegionProviding) -> [NormalizedPoint] {
      thing.boundingRegion.points
    }
    let quad = region.boundingQuad
    let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
    expect(box(quad) == quad.boundingBox)
    for (p, q) in zip(points(quad), corners) {
      expect(abs(p.x - q.x) < 1e-6 && abs(p.y - q.y) < 1e-6)
    }
    let outline = quad.boundingRegion
    expect(outline.pointCount == 4 && outline.childContours.isEmpty && outline.indexPath == [0])
    expect(outline == quad.boundingRegion && outline.aspectRatio == 1)
  }

  @Test func boundingQuadIsTheSmallestRectangle() async throws {
    // A square of 40 pixels, turned by about 27 degrees.
    var drawing = GrayDrawing(120, 120)
    let (c, s) = (2 / 5.0.squareRoot(), 1 / 5.0.squareRoot())
    drawing.paint(x: 20...100, y: 20...100) { x, y in
      let (u, v) = ((x - 60) * c + (y - 60) * s, (y - 60) * c - (x - 60) * s)
      return abs(u) <= 20 && abs(v) <= 20
    }
    let found = try await DetectContoursRequest().perform(on: drawing.image())
    let quad = try #require(found.contourAtIndex(0)).boundingQuad
    let corners = [quad.topLeft, quad.topRight, quad.bottomRight, quad.bottomLeft]
    for (i, corner) in corners.enumerated() {
      let next = corners[(i + 1) % 4]
      let (dx, dy) = ((next.x - corner.x) * 120, (next.y - corner.y) * 120)
      expect(abs((dx * dx + dy * dy).squareRoot() - 40) < 0.5)
    }
    expect(quad.topLeft.y > quad.bottomLeft.y && quad.topRight.x > quad.topLeft.x)
    expect(quad.boundingBox.width > 0.4)
  }

  @Test func archivesComeBackEqual() async throws {
    let found = try await DetectContoursRequest().perform(on: rings().image())
    let data = try JSONEncoder().encode(found)
    let copy = try JSONDecoder().decode(ContoursObservation.self, from: data)
    expect(copy == found && copy.hashValue == found.hashValue)
    expect(copy.contourAtIndex(1) == found.contourAtIndex(1))
    let request = VNDetectContoursRequest()
    try VNImageRequestHandler(cgImage: rings().image()).perform([request])
    let old = try #require(request.results?.first)
    let archive = try NSKeyedArchiver.archivedData(
      withRootObject: old, requiringSecureCoding: true)
    let back = try #require(
      try NSKeyedUnarchiver.unarchivedObject(ofClass: VNContoursObservation.self, from: archive))
    expect(back == old && back.contours == old.contours && back.confidence == 1)
    expect(old.copy() as? VNContoursObservation === old)
    // Without contours it is none.
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(UUID().uuidString as NSString, forKey: "uuid")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    expect(VNContoursObservation(coder: reader) == nil)
  }

  /// Whatever is done to the bytes, they give contours that hold together, or none.
  @Test func damagedArchivesAreRefused() throws {
    let set = try ContourDetection().contours(
      in: .init(plane: TestBitmap(9, 9) { ($0 + $1) % 3 != 0 }.plane()))
    let archive = set.archive
    expect(ContourSet(archive: archive) == set)
    for length in 0..<archive.count {
      expect(ContourSet(archive: archive.prefix(length)) == nil)
    }
    var source = RandomSource(seed: 4)
    for _ in 0..<2000 {
      var bytes = archive
      for _ in 0..<Int.random(in: 1...3, using: &source) {
        bytes[Int.random(in: 0..<bytes.count, using: &source)] = UInt8(source.next() & 255)
      }
      guard let other = ContourSet(archive: bytes) else { continue }
      for i in 0..<other.count {
        expect(other.pointRange(i).upperBound <= other.points.count)
        expect(other.depth(of: i) <= other.count)
        _ = other.children(of: i)
      }
    }
  }

  @Test func errorsAreVisionErrors() async throws {
    func error(_ body: () async throws -> Void) async -> VisionError? {
      do { try await body() } catch { return error as? VisionError }
      return nil
    }
    var request = DetectContoursRequest()
    request.regionOfInterest = NormalizedRect(x: 0.5, y: 0, width: 1, height: 1)
    let image = rings().image()
    if case .invalidArgument? = await error({ _ = try await request.perform(on: image) }) {
    } else {
      Issue.record("a region outside must be an invalid argument")
    }
    let plain = DetectContoursRequest()
    if case .invalidImage? = await error({ _ = try await plain.perform(on: Data([1, 2])) }) {
    } else {
      Issue.record("two bytes must be no picture")
    }
    let file = URL(fileURLWithPath: "/does/not/exist")
    if case .ioError(let message)? = await error({ _ = try await plain.perform(on: file) }) {
      expect(!message.contains("\n"))
    } else {
      Issue.record("a missing file must be an error of reading")
    }
  }

  @Test func cancelledTasksStop() async {
    let image = rings().image()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await DetectContoursRequest().perform(on: image)
    }
    task.cancel()
    do {
      _ = try await task.value
      Issue.record("no error")
    } catch {
      guard case .requestCancelled? = error as? VisionError else {
        Issue.record("\(error) is another error")
        return
      }
    }
  }

  @Test func handlersPerformSeveralRequests() async throws {
    let handler = ImageRequestHandler(rings().image())
    let plain = DetectContoursRequest()
    var light = plain
    light.detectsDarkOnLight = false
    expect(try await handler.perform(plain).contourCount == 4)
    let (a, b) = try await handler.perform(plain, light)
    expect(a.contourCount == 4 && b.contourCount != 4)
    var bad = plain
    bad.regionOfInterest = NormalizedRect(x: 2, y: 0, width: 1, height: 1)
    var heard: [String] = []
    for await result in handler.performAll([plain, bad, light]) {
      switch result {
      case .detectContours(let request, let found):
        heard.append("\(request == plain) \(found.contourCount == 4)")
      case .error: heard.append("error")
      }
    }
    expect(heard == ["true true", "error", "false false"])
  }

  @Test func normalizedCoordinates() throws {
    let size = CGSize(width: 200, height: 100)
    let point = NormalizedPoint(x: 0.25, y: 0.75)
    expect(point.toImageCoordinates(size) == CGPoint(x: 50, y: 75))
    expect(point.toImageCoordinates(size, origin: .upperLeft) == CGPoint(x: 50, y: 25))
    expect(NormalizedPoint(imagePoint: CGPoint(x: 50, y: 75), in: size) == point)
    expect(point.verticallyFlipped() == NormalizedPoint(x: 0.25, y: 0.25))
    let half = NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
    let inHalf = point.toImageCoordinates(from: half, imageSize: size)
    expect(inHalf == CGPoint(x: 125, y: 87.5))
    expect(NormalizedPoint(imagePoint: inHalf, in: size, normalizedTo: half) == point)
    expect(
      point.toImageCoordinates(from: half, imageSize: size, origin: .upperLeft)
        == CGPoint(x: 125, y: 12.5))
    expect(half.verticallyFlipped() == NormalizedRect(x: 0.5, y: 0, width: 0.5, height: 0.5))
    expect(
      half.toImageCoordinates(size, origin: .upperLeft)
        == CGRect(x: 100, y: 0, width: 100, height: 50))
    let part = half.toImageCoordinates(from: half, imageSize: size)
    expect(part == CGRect(x: 150, y: 75, width: 50, height: 25))
    expect(NormalizedRect(imageRect: part, in: size, normalizedTo: half) == half)
    expect(NormalizedRect.fullImage.cgRect == VNNormalizedIdentityRect)
    let circle = NormalizedCircle(center: point, radius: 0.5)
    expect(circle.contains(NormalizedPoint(x: 0.75, y: 0.75)))
    expect(!circle.contains(NormalizedPoint(x: 0.76, y: 0.75)))
    expect(
      circle.contains(NormalizedPoint(x: 0.8, y: 0.75), inCircumferentialRingOfWidth: 0.11))
    expect(NormalizedCircle.boundingCircle(for: []) == .zero)
    expect(
      NormalizedCircle.boundingCircle(for: [point, .zero]).center
        == NormalizedPoint(x: 0.125, y: 0.375))
    for value in [circle] {
      let data = try JSONEncoder().encode(value)
      expect(try JSONDecoder().decode(NormalizedCircle.self, from: data) == value)
    }
  }
}
