import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// A small file may stand for a very large picture: what it would cost is found out before it is spent.
@Suite struct PictureLimitsTests {
  private func error(_ file: [UInt8], _ limits: PictureLimits = .default) -> PictureError? {
    failure { _ = try CGImage(data: Data(file), limits: limits) }
  }

  /// An animated WebP of one pixel, on a canvas of this size.
  private func canvas(_ side: Int) throws -> [UInt8] {
    var file = try fixture("animated.webp")
    let extended = try #require(
      (0..<file.count).first { file[$0...].starts(with: Array("VP8X".utf8)) })
    for (i, size) in [side - 1, side - 1].enumerated() {
      for byte in 0..<3 {
        file[extended + 12 + 3 * i + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte))
      }
    }
    return file
  }

  @Test func aCanvasIsCountedBeforeItIsMade() throws {
    let file = try canvas(16384)
    let refused = try #require(error(file))
    expect(refused.reason == .tooLarge)
    expect(refused.what.hasPrefix("WebP picture of 16384×16384 pixels would take 107"))
    expect(refused.remedy == "at most 900 MB are allowed")
    let small = try canvas(200)
    expect(error(small) == nil)
    expect(error(small, PictureLimits(maximumMemory: 160_000))?.reason == .tooLarge)
  }

  /// What is counted is what there will be: rows, wider pixels, a copy that is turned or converted.
  @Test(arguments: [
    // Depth, type, transparent color, turned; bytes a pixel.
    (1, 0, false, false, 1.125), (8, 0, false, false, 1), (16, 0, false, false, 2),
    (16, 0, true, false, 6), (8, 2, false, false, 3), (16, 2, false, false, 6),
    (8, 2, true, false, 7), (4, 3, false, false, 5.5), (8, 3, false, false, 5),
    (8, 6, false, false, 4), (16, 6, false, false, 8), (8, 2, false, true, 6),
    (16, 6, false, true, 16),
  ])
  func memoryOfPNG(depth: Int, type: Int, key: Bool, isTurned: Bool, perPixel: Double) throws {
    let side = 200
    var builder = PNGBuilder(width: side, height: side, depth: depth, type: type, samples: [])
    builder.samples = [Int](repeating: 0, count: side * side * builder.components)
    if type == 3 { builder.chunks.append(("PLTE", [1, 2, 3])) }
    if key { builder.chunks.append(("tRNS", [UInt8](repeating: 0, count: type == 0 ? 2 : 6))) }
    if isTurned {
      let entry: [UInt8] = [0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0]
      let exif = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0]
      builder.chunks.append(("eXIf", exif))
    }
    let file = builder.bytes
    // The file once, or joined once more while it is unpacked, and the filters.
    let pixels = Int(perPixel * Double(side * side))
    let enough = PictureLimits(maximumMemory: pixels + 2 * file.count + side)
    expect(error(file, enough) == nil)
    let short = error(file, PictureLimits(maximumMemory: pixels + file.count - 1))
    expect(short?.reason == .tooLarge, "\(depth) bits, type \(type)")
  }

  @Test func memoryGrowsWithTheFile() {
    let limits = PictureLimits()
    expect(limits.memory(forFileOf: 100) == 900_000_000)
    expect(limits.memory(forFileOf: 1_000_000) == 900_000_000)
    expect(limits.memory(forFileOf: 10_000_000) == 2_560_000_000)
    expect(limits.memory(forFileOf: .max) == .max)
    expect(PictureLimits(maximumMemory: 5).memory(forFileOf: 1_000_000_000) == 5)
  }

  /// Several scans keep coefficients of two bytes for all numbers.
  @Test func memoryOfJPEG() throws {
    let (plain, progressive) = (try fixture("color.jpg"), try fixture("progressive.jpg"))
    let pixels = 24 * 16
    let limits = PictureLimits(maximumMemory: 2 * plain.count + 3 * pixels)
    expect(error(plain, limits) == nil)
    let less = PictureLimits(maximumMemory: 2 * progressive.count + 3 * pixels)
    expect(error(progressive, less)?.reason == .tooLarge)
    let more = PictureLimits(maximumMemory: 2 * progressive.count + (3 + 6) * 32 * 16)
    expect(error(progressive, more) == nil)
  }

  @Test func memoryOfPNM() {
    let file = Array("P1 20 20\n".utf8) + [UInt8](repeating: 0x31, count: 400)
    expect(error(file, PictureLimits(maximumMemory: file.count + 400)) == nil)
    expect(error(file, PictureLimits(maximumMemory: file.count + 399))?.reason == .tooLarge)
  }

  /// A scan goes over all pixels, and may take ten bytes of the file.
  @Test func scansHaveALimit() throws {
    var file = try fixture("progressive.jpg")
    let scans = JPEGBytes(file).scans
    let first = try #require(scans.first)
    let last = try #require(scans.last)
    let many = 20_000
    // The scans of the last kind, over and over.
    let end = file.count - 2
    let copy = Array(file[last.lowerBound..<end])
    file.insert(contentsOf: (0..<many).flatMap { _ in copy }, at: end)
    let refused = try #require(error(file))
    expect(refused.reason == .tooLarge)
    expect(refused.what == "JPEG of \(many + scans.count) scans for 24×16 pixels")
    expect(first.lowerBound < last.lowerBound)
    // Encoders make ten.
    let whole = try fixture("progressive.jpg")
    let count = scans.count * (1 << 16)
    expect(error(whole, PictureLimits(maximumScannedPixels: count)) == nil)
    expect(error(whole, PictureLimits(maximumScannedPixels: count - 1))?.reason == .tooLarge)
    // One scan is no more than the picture.
    expect(error(try fixture("color.jpg"), PictureLimits(maximumScannedPixels: 1)) == nil)
  }
}
