import Foundation

/// PNG files put together by hand, for claims that no encoder makes.
enum PNGBytes {
  /// A file of a signature, a header, `chunks`, an empty IDAT and an end.
  static func file(
    width: Int, height: Int, depth: UInt8, colorType: UInt8, chunks: [(String, [UInt8])]
  ) -> Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    data.append(
      chunk("IHDR", bigEndian(width) + bigEndian(height) + [depth, colorType, 0, 0, 0]))
    for (name, body) in chunks {
      data.append(chunk(name, body))
    }
    data.append(chunk("IDAT", [0x78, 0x9C, 0x03, 0x00, 0x00, 0x00, 0x00, 0x01]))
    data.append(chunk("IEND", []))
    return data
  }

  private static func chunk(_ name: String, _ body: [UInt8]) -> Data {
    let content = Array(name.utf8) + body
    return Data(bigEndian(body.count) + content + bigEndian(Int(checksum(content))))
  }

  private static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32 as PNG (ISO/IEC 15948, annex D) has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
      }
    }
    return ~remainder
  }
}
