import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeContours

/// Pictures that break programs.
struct ExtremePictureTests {
  private func contours(_ bitmap: TestBitmap) throws -> ContourSet {
    var detection = ContourDetection()
    detection.maximumImageDimension = .max
    return try detection.contours(in: .init(plane: bitmap.plane()))
  }

  /// Every pixel has four cracks here: a small file would take all memory.
  @Test func tooBusyPicturesAreRefused() throws {
    let bitmap = TestBitmap(100, 100) { ($0 + $1).isMultiple(of: 2) }
    var detection = ContourDetection()
    detection.maximumPoints = 10_000
    #expect(throws: ContourDetectionError.tooManyPoints(limit: 10_000)) {
      try detection.contours(in: .init(plane: bitmap.plane()))
    }
    // The lowest edge counts, too.
    let square = TestBitmap(10, 10) { _, _ in true }
    detection.maximumPoints = 43
    #expect(throws: ContourDetectionError.tooManyPoints(limit: 43)) {
      try detection.contours(in: .init(plane: square.plane()))
    }
    detection.maximumPoints = 44
    expect(try detection.contours(in: .init(plane: square.plane())).count == 1)
  }

  @Test func checkerboardIsOnePieceOfInkWithHoles() throws {
    for size in [2, 3, 64, 65, 300] {
      let set = try contours(TestBitmap(size, size) { ($0 + $1).isMultiple(of: 2) })
      // Inner paper pixels are holes; those on the rim are open to the outside.
      let inner = max(0, size - 2)
      let holes = (inner * inner) / 2
      expect(set.count == 1 + holes && set.children(of: -1).count == 1, "size \(size)")
    }
  }

  @Test func oneColor() throws {
    expect(try contours(TestBitmap(50, 40) { _, _ in false }).count == 0)
    let black = try contours(TestBitmap(50, 40) { _, _ in true })
    expect(black.count == 1 && black.area(of: 0) == 2000)
  }

  @Test(arguments: [(1, 1), (1, 10_000), (10_000, 1), (64, 1), (1, 64), (65, 2)])
  func smallAndLongPictures(width: Int, height: Int) throws {
    let black = try contours(TestBitmap(width, height) { _, _ in true })
    expect(black.count == 1 && black.area(of: 0) == Double(width * height))
    expect(try contours(TestBitmap(width, height) { _, _ in false }).count == 0)
    let dashes = try contours(TestBitmap(width, height) { ($0 + $1).isMultiple(of: 2) })
    if width == 1 || height == 1 {
      expect(dashes.count == (max(width, height) + 1) / 2)
      expect(dashes.area(of: 0) == 1)
    }
  }

  @Test func longPictureIsScaledWithoutVanishing() throws {
    let image = CGImage.gray(1, 10_000, Array(repeating: 0, count: 10_000))
    let set = try ContourDetection().run(on: image)
    expect(set.width == 1 && set.height == 512 && set.count == 1)
  }

  @Test func emptyPictureIsRefused() {
    #expect(throws: ContourDetectionError.emptyPicture) {
      try ContourDetection().run(on: .gray(0, 0, []))
    }
  }

  @Test func fullyTransparentPictureHasNothing() throws {
    let image = CGImage.layout(
      20, 20, components: 4, alpha: .last, Array(repeating: 0, count: 1600))
    var detection = ContourDetection()
    expect(try detection.run(on: image).count == 0)
    detection.detectsDarkOnLight = false
    expect(try detection.run(on: image).count == 0)
  }

  /// A spiral one pixel wide: one contour that is longer than any straight line through it.
  @Test func spiralIsOneContour() throws {
    let size = 201
    var bitmap = TestBitmap(size, size) { _, _ in false }
    var (x, y, dx, dy) = (0, 0, 1, 0)
    bitmap.ink[0] = true
    while true {
      func free(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && y >= 0 && x < size && y < size && !bitmap.isInk(x, y)
      }
      func canGo() -> Bool {
        free(x + dx, y + dy)
          && (!free(x + 2 * dx, y + 2 * dy) ? !bitmap.isInk(x + 2 * dx, y + 2 * dy) : true)
      }
      if !canGo() {
        (dx, dy) = (-dy, dx)
        if !canGo() { break }
      }
      (x, y) = (x + dx, y + dy)
      bitmap.ink[y * size + x] = true
    }
    let set = try contours(bitmap)
    expect(set.count == 1)
    expect(set.area(of: 0) == Double(bitmap.ink.filter { $0 }.count))
  }

  /// The same bytes in, the same bytes out.
  @Test func runsAreIdentical() throws {
    var source = RandomSource(seed: 9)
    let samples = (0..<100 * 100).map { _ in UInt8.random(in: 0...255, using: &source) }
    let plane = LumaPlane(width: 100, height: 100, samples: samples)
    let a = try ContourDetection().contours(in: .init(plane: plane))
    let b = try ContourDetection().contours(in: .init(plane: plane))
    expect(a.points == b.points && a.parents == b.parents && a.children == b.children)
  }
}
