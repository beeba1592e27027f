import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Testing

@testable import FiligreeContours
@testable import FiligreeTracing

/// Bitmaps come to the same as black ink on white paper, point for point.
@Suite struct PackedBitmapTests {
  private typealias Bits = FiligreePixels.Bitmap

  /// A bitmap, and the picture that its file is.
  private func pair(_ bitmap: TestBitmap, _ source: inout RandomSource) throws -> (Bits, CGImage) {
    let row = (bitmap.width + 7) / 8
    // The bits beyond the rows' ends are any.
    var bytes = (0..<row * bitmap.height).map { _ in UInt8.random(in: 0...255, using: &source) }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let bit: UInt8 = 0x80 >> UInt8(x % 8)
        if bitmap.ink[y * bitmap.width + x] {
          bytes[y * row + x / 8] |= bit
        } else {
          bytes[y * row + x / 8] &= ~bit
        }
      }
    }
    let file = Array("P4 \(bitmap.width) \(bitmap.height)\n".utf8) + bytes
    return (
      try Bits(width: bitmap.width, height: bitmap.height, bytes: bytes), try CGImage.decode(file)
    )
  }

  @Test(
    "Contours are the same", arguments: ContourPointStyle.allCases, [false, true])
  func contours(style: ContourPointStyle, isInverted: Bool) throws {
    for seed in 0..<400 {
      var source = RandomSource(seed: UInt64(9000 + seed))
      var bitmap = TestBitmap.random(&source)
      // Wide ones have more than a word in a row, and every count of bits in the last.
      if seed % 4 == 0 {
        let width = Int.random(in: 60...200, using: &source)
        bitmap = TestBitmap(width, 12) { _, _ in Bool.random(using: &source) }
      }
      let (bits, image) = try pair(bitmap, &source)
      let found = try BitmapExtraction(
        bitmap: bits, isInverted: isInverted, pointStyle: style, maximumPoints: 1 << 20
      ).contours()
      var detection = ContourDetection()
      detection.maximumImageDimension = 4096
      detection.pointStyle = style
      detection.detectsDarkOnLight = !isInverted
      let expected = try detection.run(on: image)
      expect(found == expected, "seed \(seed)\n\(bitmap)")
      if found != expected { return }
    }
  }

  @Test(arguments: Tracer.Options.Style.allCases) func tracesAreTheSame(
    _ style: Tracer.Options.Style
  )
    throws
  {
    var source = RandomSource(seed: 77)
    for _ in 0..<40 {
      let (bits, image) = try pair(.random(&source), &source)
      var options = Tracer.Options()
      options.style = style
      options.detectsDarkOnLight = Bool.random(using: &source)
      let tracer = Tracer(options: options)
      let (a, b) = (try tracer.trace(bits), try tracer.trace(image))
      expect(a.path == b.path)
      expect(a.size == b.size)
    }
  }

  @Test func pointsAreBounded() throws {
    // A chequerboard has a corner on each pixel's.
    let bits = try Bits(
      width: 64, height: 64, bytes: (0..<512).map { $0 / 8 % 2 == 0 ? 0xAA : 0x55 })
    var options = Tracer.Options()
    options.maximumPoints = 1000
    #expect(throws: TracerError.self) { try Tracer(options: options).trace(bits) }
  }

  @Test func progressIsTold() throws {
    let bits = try Bits(width: 64, height: 1, bytes: Array(repeating: 0xF0, count: 8))
    var told: [Double] = []
    _ = try Tracer().trace(bits) { told.append($0) }
    expect(told.first == 0.1 && told.last == 1)
    struct Stop: Error {}
    #expect(throws: Stop.self) { try Tracer().trace(bits) { _ in throw Stop() } }
  }
}
