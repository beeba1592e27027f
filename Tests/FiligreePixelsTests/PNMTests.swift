import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@Suite struct PNMTests {
  private func read(_ text: String, _ raw: [UInt8] = []) throws -> CGImage {
    try CGImage(data: Data(Array(text.utf8) + raw))
  }

  @Test func bitmaps() throws {
    let plain = try read("P1\n# a comment\n3 2\n1 0 1\n0#\n10")
    expect(plain.bytes == [0, 255, 0, 255, 0, 255])
    expect(plain.bitsPerComponent == 8 && plain.colorSpace == CGColorSpaceCreateDeviceGray())
    for width in 1...19 {
      var random = RandomSource(seed: UInt64(width))
      let rows = (width + 7) / 8
      let packed = (0..<(rows * 3)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let raw = try read("P4 \(width) 3\n", packed)
      for y in 0..<3 {
        for x in 0..<width {
          let bit = packed[y * rows + x / 8] >> UInt8(7 - x % 8) & 1
          expect(raw.pixel(x, y) == [bit == 1 ? 0 : 255])
        }
      }
    }
  }

  @Test func grays() throws {
    expect(try read("P2 3 1 10\n0 5 10").bytes == [0, 128, 255])
    expect(try read("P5 3 1 255\n", [0, 7, 255]).bytes == [0, 7, 255])
    expect(try read("P5 3 1 10\n", [0, 5, 10]).bytes == [0, 128, 255])
    let deep = try read("P5 2 1 1000\n", [1, 244, 3, 232])
    expect(deep.bitsPerComponent == 16)
    expect(deep.pixel(0, 0) == [32768] && deep.pixel(1, 0) == [65535])
    expect(try read("P2 1 1 65535 513").pixel(0, 0) == [513])
  }

  @Test func colors() throws {
    expect(try read("P3 1 2 255 1 2 3 4 5 6").bytes == [1, 2, 3, 4, 5, 6])
    expect(try read("P6\n1 2\n255\n", [1, 2, 3, 4, 5, 6]).bytes == [1, 2, 3, 4, 5, 6])
  }

  @Test func damageIsNamed() {
    let bad: [(String, PictureError.Reason)] = [
      ("P4 9 2\nab", .truncated), ("P5 2 2 255\nabc", .truncated),
      ("P2 2 2 255\n1 2 3", .truncated),
      ("P1 2 2\n1 0 2 1", .corrupt), ("P2 1 1 10 11", .corrupt), ("P5 1 1 0\na", .corrupt),
      ("P5 0 1 255\n", .corrupt), ("P5 99999999999 1 255\n", .corrupt), ("P5 1 x\n", .corrupt),
      ("P5 100000 100000 255\n", .tooLarge), ("P5", .unknownFormat), ("P5 ", .truncated),
      ("P5 1 1 10\nz", .corrupt), ("P5 # no end", .truncated), ("P7 1 1", .unknownFormat),
    ]
    for (text, reason) in bad {
      expect(failure { _ = try read(text) }?.reason == reason, "\(text)")
    }
  }
}
