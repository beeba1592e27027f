import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// The pixel data of a PNG: how it is filtered, packed and cut into chunks, and what is wrong with it.
@Suite struct PNGDataTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static func header(_ width: Int, _ height: Int) -> [UInt8] {
    signature
      + PNGBuilder.chunk(
        "IHDR", PNGBuilder.big(width) + PNGBuilder.big(height) + [8, 2, 0, 0, 0])
  }

  private static func file(_ width: Int, _ height: Int, _ data: [[UInt8]]) -> [UInt8] {
    header(width, height) + data.flatMap { PNGBuilder.chunk("IDAT", $0) }
      + PNGBuilder.chunk("IEND", [])
  }

  /// Rows of RGB, each filtered by one of the five ways (PNG, third edition, 9.2).
  private static func filtered(_ pixels: [UInt8], width: Int, kinds: [UInt8]) -> [UInt8] {
    let row = width * 3
    var result = [UInt8]()
    for (y, kind) in kinds.enumerated() {
      result.append(kind)
      for x in 0..<row {
        let left = x < 3 ? 0 : Int(pixels[y * row + x - 3])
        let above = y == 0 ? 0 : Int(pixels[(y - 1) * row + x])
        let corner = x < 3 || y == 0 ? 0 : Int(pixels[(y - 1) * row + x - 3])
        let guess = left + above - corner
        let paeth = [left, above, corner].min { abs(guess - $0) < abs(guess - $1) }
        let foretold = [0, left, above, (left + above) / 2, paeth ?? 0][Int(kind)]
        result.append(pixels[y * row + x] &- UInt8(foretold))
      }
    }
    return result
  }

  /// `bytes` in chunks of random sizes, none at all among them.
  private static func cut(_ bytes: [UInt8], _ random: inout RandomSource) -> [[UInt8]] {
    var pieces = [[UInt8]]()
    var rest = bytes[...]
    while !rest.isEmpty {
      let most = random.next() % 3 == 0 ? 4 : UInt64(bytes.count)
      let count = min(rest.count, Int(random.next() % (most + 1)))
      pieces.append(Array(rest.prefix(count)))
      rest = rest.dropFirst(count)
    }
    return pieces
  }

  @Test func everyFilterAndEveryCut() throws {
    for seed in UInt64(0)..<60 {
      var random = RandomSource(seed: seed)
      // The last ones take more than one stored block of 65,535 bytes.
      let width = seed < 50 ? 1 + Int(random.next() % 60) : 200 + Int(random.next() % 60)
      let height = seed < 50 ? 1 + Int(random.next() % 30) : 120
      let pixels = (0..<(width * height * 3)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let kinds = (0..<height).map { _ in UInt8(random.next() % 5) }
      let stream = PNGBuilder.zlib(Self.filtered(pixels, width: width, kinds: kinds))
      let file = Self.file(width, height, Self.cut(stream, &random))
      expect(try CGImage(data: Data(file)).bytes == pixels, "seed \(seed)")
    }
  }

  @Test func dataBehindThePixelsIsLeftOut() throws {
    let rows: [UInt8] = [0, 1, 2, 3, 0, 4, 5, 6]
    // More rows, bytes behind the stream, and a chunk of them.
    let more = PNGBuilder.zlib(rows + [0, 7, 8, 9])
    let behind = PNGBuilder.zlib(rows) + [1, 2, 3]
    for data in [[more], [behind], [PNGBuilder.zlib(rows), []]] {
      expect(try CGImage(data: Data(Self.file(1, 2, data))).bytes == [1, 2, 3, 4, 5, 6])
    }
  }

  @Test func damageIsAnError() throws {
    let stream = PNGBuilder.zlib([0, 1, 2, 3, 0, 4, 5, 6])
    func reason(_ file: [UInt8]) -> PictureError.Reason? {
      failure { _ = try CGImage(data: Data(file)) }?.reason
    }
    // A chunk's CRC, the stream's sum, its end, a row too few, a filter that there is not.
    var crc = Self.file(1, 2, [stream])
    crc[Self.header(1, 2).count + 8 + stream.count] ^= 1
    expect(reason(crc) == .corrupt)
    var sum = stream
    sum[sum.count - 1] ^= 1
    expect(reason(Self.file(1, 2, [sum])) == .corrupt)
    expect(reason(Self.file(1, 2, [Array(stream.dropLast(7))])) == .corrupt)
    expect(reason(Self.file(1, 2, [PNGBuilder.zlib([0, 1, 2, 3])])) == .corrupt)
    expect(reason(Self.file(1, 2, [PNGBuilder.zlib([0, 1, 2, 3, 5, 4, 5, 6])])) == .corrupt)
    // Another chunk between the data.
    let parts =
      Self.header(1, 2) + PNGBuilder.chunk("IDAT", Array(stream.prefix(9)))
      + PNGBuilder.chunk("tEXt", [65, 0, 66])
      + PNGBuilder.chunk("IDAT", Array(stream.dropFirst(9))) + PNGBuilder.chunk("IEND", [])
    expect(reason(parts) == .corrupt)
    // A wrong CRC of the end, and no end at all.
    var end = Self.file(1, 2, [stream])
    end[end.count - 1] ^= 1
    expect(reason(end) == .corrupt || reason(end) == .truncated)
    for count in Self.header(1, 2).count..<(end.count - 4) {
      expect(reason(Array(Self.file(1, 2, [stream]).prefix(count))) == .truncated, "\(count)")
    }
  }
}
