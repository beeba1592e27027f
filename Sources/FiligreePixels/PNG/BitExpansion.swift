import FiligreeBase

/// Turns packed pixels of 1, 2 or 4 bits into bytes, by a table of all 256 packed bytes.
///
/// One store of 8 (4, 2) pixels per packed byte: a bilevel picture of 2048×2048 takes under a
/// millisecond.
struct BitExpansion {
  private let bits: Int
  private let table: [UInt64]

  /// Creates the table; `values[v]` is the byte that a pixel of value `v` becomes.
  init(bits: Int, values: [UInt8]) {
    precondition(bits == 1 || bits == 2 || bits == 4)
    precondition(values.count == 1 << bits)
    self.bits = bits
    let perByte = 8 / bits
    table = (0..<256).map { packed in
      var word: UInt64 = 0
      for pixel in 0..<perByte {
        let value = (packed >> (8 - bits * (pixel + 1))) & (1 << bits - 1)
        word |= UInt64(values[value]) << UInt64(8 * pixel)
      }
      // The first pixel is the first byte in memory.
      return UInt64(littleEndian: word)
    }
  }

  /// Gray levels spread evenly over 0…255, or reversed (0 is white).
  static func levels(bits: Int, inverted: Bool = false) -> [UInt8] {
    let top = 1 << bits - 1
    return (0...top).map { UInt8((inverted ? top - $0 : $0) * 255 / top) }
  }

  /// Expands `height` rows of `width` pixels; `packed` rows start on a byte and follow one another.
  func expand(_ packed: UnsafePointer<UInt8>, width: Int, height: Int) -> [UInt8] {
    let perByte = 8 / bits
    let rowBytes = (width + perByte - 1) / perByte
    let whole = width / perByte
    return [UInt8](unsafeUninitializedCapacity: width * height) { result, count in
      count = width * height
      FreshMemory.willFill(UnsafeMutableRawBufferPointer(result))
      guard let base = result.baseAddress else { return }
      table.withUnsafeBufferPointer { table in
        for y in 0..<height {
          let source = packed + y * rowBytes
          let row = UnsafeMutableRawPointer(base + y * width)
          switch bits {
          case 1:
            for x in 0..<whole {
              row.storeBytes(of: table[Int(source[x])], toByteOffset: x &* 8, as: UInt64.self)
            }
          case 2:
            for x in 0..<whole {
              row.storeBytes(
                of: UInt32(truncatingIfNeeded: table[Int(source[x])].littleEndian).littleEndian,
                toByteOffset: x &* 4, as: UInt32.self)
            }
          default:
            for x in 0..<whole {
              row.storeBytes(
                of: UInt16(truncatingIfNeeded: table[Int(source[x])].littleEndian).littleEndian,
                toByteOffset: x &* 2, as: UInt16.self)
            }
          }
          if whole < rowBytes {
            let word = table[Int(source[whole])].littleEndian
            for x in (whole * perByte)..<width {
              row.storeBytes(
                of: UInt8(truncatingIfNeeded: word >> UInt64(8 * (x - whole * perByte))),
                toByteOffset: x, as: UInt8.self)
            }
          }
        }
      }
    }
  }
}
