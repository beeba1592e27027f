import FiligreePixels
import FiligreeTestSupport

/// A PNG made by hand, chunk by chunk, of all that the format allows.
///
/// Pixels are stored uncompressed; the code shares nothing with the library.
struct PNGBuilder {
  var width: Int
  var height: Int
  var depth: Int
  var type: Int
  var interlaced = false
  /// Components of all pixels, row by row, each 0 ..< 2^depth.
  var samples: [Int]
  /// Chunks between IHDR and IDAT.
  var chunks: [(String, [UInt8])] = []

  var components: Int { [1, 0, 3, 1, 2, 0, 4][type] }

  static func random(_ random: inout RandomSource, type: Int, depth: Int) -> PNGBuilder {
    var builder = PNGBuilder(
      width: 1 + Int(random.next() % 20), height: 1 + Int(random.next() % 20), depth: depth,
      type: type, interlaced: random.next() % 2 == 0, samples: [])
    let count = builder.width * builder.height * builder.components
    builder.samples = (0..<count).map { _ in Int(random.next() % (1 << UInt64(depth))) }
    return builder
  }

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk(
      "IHDR",
      Self.big(width) + Self.big(height) + [UInt8(depth), UInt8(type), 0, 0, interlaced ? 1 : 0])
    for (name, data) in chunks { file += Self.chunk(name, data) }
    file += Self.chunk("IDAT", Self.zlib(rows))
    return file + Self.chunk("IEND", [])
  }

  /// Filter bytes and packed rows of one pass or Adam7's seven.
  private var rows: [UInt8] {
    let passes =
      interlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var result = [UInt8]()
    for (x0, y0, dx, dy) in passes where x0 < width {
      for y in stride(from: y0, to: height, by: dy) {
        var bits = [Int]()
        for x in stride(from: x0, to: width, by: dx) {
          for component in 0..<components {
            let sample = samples[(y * width + x) * components + component]
            for bit in (0..<depth).reversed() { bits.append(sample >> bit & 1) }
          }
        }
        result.append(0)
        for start in stride(from: 0, to: bits.count, by: 8) {
          var byte: UInt8 = 0
          for i in 0..<8 {
            byte = byte << 1 | UInt8(start + i < bits.count ? bits[start + i] : 0)
          }
          result.append(byte)
        }
      }
    }
    return result
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + data
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in content {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return big(data.count) + content + big(Int(~crc))
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let count = min(65535, data.count - start)
      let isLast: UInt8 = start + count == data.count ? 1 : 0
      let (low, high) = (UInt8(count & 255), UInt8(count >> 8))
      stream += [isLast, low, high, ~low, ~high] + data[start..<(start + count)]
      start += count
    } while start < data.count
    var (a, b) = (1, 0)
    for byte in data {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + big(b << 16 | a)
  }
}
