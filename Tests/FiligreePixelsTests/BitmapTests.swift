import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreePixels

@Suite struct BitmapTests {
  @Test func rowsAreBitsFromTheLeft() throws {
    // Ten pixels and three: what lies beyond a row's tenth does not matter.
    let bitmap = try Bitmap(
      width: 10, height: 3, bytes: [0b1000_0001, 0b0111_1111, 0, 0b1000_0000, 0xFF, 0xFF])
    expect(bitmap.bytesPerRow == 2)
    expect((0..<10).map { bitmap[$0, 0] } == (0..<10).map { [0, 7, 9].contains($0) })
    expect((0..<10).map { bitmap[$0, 1] } == (0..<10).map { $0 == 8 })
    expect((0..<10).allSatisfy { bitmap[$0, 2] })
    expect(!bitmap[-1, 0] && !bitmap[10, 2] && !bitmap[0, -1] && !bitmap[0, 3])
    expect(bitmap.bytes == [0b1000_0001, 0b0100_0000, 0, 0b1000_0000, 0xFF, 0b1100_0000])
    let same = try Bitmap(
      width: 10, height: 3, bytes: [0b1000_0001, 0b0100_0000, 0x00, 0b1011_1111, 0xFF, 0xC0])
    expect(bitmap == same)
  }

  @Test(
    "Sizes that are none",
    arguments: [(0, 1, 0), (1, 0, 0), (-8, 1, 1), (8, 2, 1), (9, 2, 2), (1 << 20, 1 << 20, 3)])
  func sizes(width: Int, height: Int, count: Int) {
    let error = #expect(throws: PictureError.self) {
      try Bitmap(width: width, height: height, bytes: Array(repeating: 0, count: count))
    }
    expect(error?.reason == .invalidArgument)
    expect(error?.description.contains("\(width) × \(height)") == true)
  }

  @Test func sidesHaveALimit() {
    let limits = PictureLimits(maximumPixels: .max)
    for (width, height) in [(1 << 29, 1), (1, 1 << 29), (Int(Int32.max), 1)] {
      let file = Array("P4 \(width) \(height)\n".utf8)
      let error = #expect(throws: PictureError.self) { try Bitmap.decode(file, limits: limits) }
      expect(error?.reason == .tooLarge, "\(width) × \(height)")
      let other = #expect(throws: PictureError.self) {
        try Bitmap(width: width, height: height, bytes: [0])
      }
      expect(other?.reason == .tooLarge, "\(width) × \(height)")
    }
  }

  @Test func rawFilesAreDecoded() throws {
    let file = Array("P4\n# two rows\n10 2\n".utf8) + [0x81, 0x40, 0x00, 0x80, 1, 2, 3]
    expect(Bitmap.isFile(file))
    let bitmap = try Bitmap.decode(file)
    expect(bitmap == (try Bitmap(width: 10, height: 2, bytes: [0x81, 0x40, 0x00, 0x80])))
    // Gray where it is ink is black.
    let image = try CGImage.decode(file)
    for y in 0..<2 {
      for x in 0..<10 {
        expect(image.bytes[y * image.bytesPerRow + x] == (bitmap[x, y] ? 0 : 255))
      }
    }
  }

  @Test(
    "Files that are none",
    arguments: [
      ("P1 1 1\n1", PictureError.Reason.unknownFormat), ("P5 1 1 255\n1", .unknownFormat),
      ("P4", .unknownFormat), ("", .unknownFormat), ("P4 9 2\nabc", .truncated),
      ("P4 0 2\n", .corrupt), ("P4 100000 100000\n", .tooLarge),
    ])
  func files(text: String, reason: PictureError.Reason) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("bitmap-\(UUID().uuidString).pbm")
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let error = #expect(throws: PictureError.self) { try Bitmap(contentsOf: url) }
    expect(error?.reason == reason || text.isEmpty && error?.reason == .empty)
    expect(error?.description.contains(url.lastPathComponent) == true)
  }

  @Test func errorsAreThoseOfPictures() {
    // A file too short, and one larger than allowed.
    let short = Array("P4 9 2\nabc".utf8)
    let bitmapError = #expect(throws: PictureError.self) { try Bitmap.decode(short) }
    let imageError = #expect(throws: PictureError.self) { try CGImage.decode(short) }
    expect(bitmapError?.description == imageError?.description)
    let limits = PictureLimits(maximumPixels: 17)
    #expect(throws: PictureError.self) { try Bitmap.decode(short, limits: limits) }
  }

  @Test func bitmapsInFilesAreRead() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("bitmap-\(UUID().uuidString).pbm")
    try Data(Array("P4 8 1\n".utf8) + [0b1010_0000]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let bitmap = try Bitmap(contentsOf: url)
    expect(
      (0..<8).map { bitmap[$0, 0] } == [true, false, true] + [Bool](repeating: false, count: 5))
  }
}
