import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Filtered rows of whole bytes, as every encoder writes them; the filters here are the specification's
/// formulas (PNG, third edition, 9.2), byte by byte.
@Suite struct PNGRowTests {
  private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
    let p = a + b - c
    let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
    return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
  }

  /// Rows with a filter each, `size` bytes to a pixel.
  private func filtered(_ pixels: [UInt8], rowBytes: Int, size: Int, _ filters: [UInt8]) -> [UInt8]
  {
    var result: [UInt8] = []
    for (y, filter) in filters.enumerated() {
      result.append(filter)
      for i in 0..<rowBytes {
        let at = y * rowBytes + i
        let a = i >= size ? Int(pixels[at - size]) : 0
        let b = y > 0 ? Int(pixels[at - rowBytes]) : 0
        let c = i >= size && y > 0 ? Int(pixels[at - rowBytes - size]) : 0
        let guess = [0, a, b, (a + b) / 2, paeth(a, b, c)][min(Int(filter), 4)]
        result.append(UInt8(truncatingIfNeeded: Int(pixels[at]) - guess))
      }
    }
    return result
  }

  private func file(
    type: Int, width: Int, height: Int, _ data: [[UInt8]], between: [UInt8] = []
  ) -> Data {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += PNGBuilder.chunk(
      "IHDR", PNGBuilder.big(width) + PNGBuilder.big(height) + [8, UInt8(type), 0, 0, 0])
    for part in data { file += PNGBuilder.chunk("IDAT", part) + between }
    return Data(file + PNGBuilder.chunk("IEND", []))
  }

  @Test(arguments: [(0, 1), (4, 2), (2, 3), (6, 4)])
  func everyFilterIsUndone(type: Int, size: Int) throws {
    for seed in UInt64(0)..<60 {
      var random = RandomSource(seed: seed)
      // Some with more rows than are inflated at a time.
      let isLarge = seed % 20 == 0
      let width = 1 + Int(random.next() % (isLarge ? 900 : 9))
      let height = 1 + Int(random.next() % (isLarge ? 700 : 9))
      // Few values: where guesses are equally near, their order counts.
      let most = seed % 3 == 0 ? UInt64(4) : 256
      let pixels = (0..<(width * height * size)).map { _ in
        UInt8(truncatingIfNeeded: random.next() % most)
      }
      let filters = (0..<height).map { _ in UInt8(random.next() % 5) }
      let stream = PNGBuilder.zlib(
        filtered(pixels, rowBytes: width * size, size: size, filters))
      // In chunks of any length, none of it, too.
      var parts: [[UInt8]] = []
      var rest = stream[...]
      while !rest.isEmpty {
        let count = min(Int(random.next() % (isLarge ? 90_000 : 40)), rest.count)
        parts.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      let image = try CGImage(data: file(type: type, width: width, height: height, parts))
      #expect(
        image.bytes == pixels, "seed \(seed), type \(type), \(width) × \(height), \(filters)")
    }
  }

  @Test func whatIsUnusualIsReadOrRefusedAsBefore() throws {
    let pixels = [UInt8](1...36)
    let rows = filtered(pixels, rowBytes: 12, size: 3, [4, 3, 1])
    let stream = PNGBuilder.zlib(rows)
    // Behind the stream there is more: that harms nobody.
    let longer = file(type: 2, width: 4, height: 3, [stream + [1, 2, 3]])
    #expect(try CGImage(data: longer).bytes == pixels)
    // So do chunks of one's own after the pixels.
    let extra = PNGBuilder.chunk("fiLi", [1, 2, 3])
    #expect(
      try CGImage(data: file(type: 2, width: 4, height: 3, [stream], between: extra)).bytes
        == pixels)
    // A row of a filter that there is not, a row too few, and a stream that is cut.
    var wrong = rows
    wrong[0] = 5
    let bad = [PNGBuilder.zlib(wrong), PNGBuilder.zlib(Array(rows.dropLast(13)))]
    for stream in bad + [Array(stream.dropLast(20))] {
      #expect(
        failure { _ = try CGImage(data: file(type: 2, width: 4, height: 3, [stream])) } != nil)
    }
    // A byte of the pixels that is not what its chunk's checksum says.
    var damaged = file(type: 2, width: 4, height: 3, [stream])
    damaged[damaged.count - 30] ^= 1
    #expect(failure { _ = try CGImage(data: damaged) }?.reason == .corrupt)
  }
}
