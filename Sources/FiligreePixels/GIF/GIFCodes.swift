/// Indices of colors → the codes of GIF's compression (GIF89a, Appendix F: Lempel, Ziv and Welch's with codes of growing
/// length).
enum GIFCodes {
  /// The most codes: of 12 bits.
  private static let most = 4096

  /// Encodes the indices of an image.
  ///
  /// - Parameters:
  ///   - indices: The indices, each less than 2 to the power of `bits`.
  ///   - bits: 2 to 8.
  /// - Returns: The code size in a byte, and the codes in blocks, with the empty one at the end.
  static func encode(_ indices: [UInt8], bits: Int) -> [UInt8] {
    let clear = 1 << bits
    var output: [UInt8] = [UInt8(bits)]
    var block: [UInt8] = []
    var buffer = 0
    var filled = 0
    var size = bits + 1
    // The code of a code followed by an index; 0 for none, for no code of two is 0.
    var table = [UInt16](repeating: 0, count: most << 8)
    var used: [Int] = []
    var next = clear + 2
    func put(_ code: Int) {
      buffer |= code << filled
      filled += size
      while filled >= 8 {
        block.append(UInt8(buffer & 255))
        buffer >>= 8
        filled -= 8
        if block.count == 255 {
          output.append(255)
          output += block
          block.removeAll(keepingCapacity: true)
        }
      }
    }
    put(clear)
    var prefix = -1
    for index in indices {
      guard prefix >= 0 else {
        prefix = Int(index)
        continue
      }
      let key = prefix << 8 | Int(index)
      if table[key] != 0 {
        prefix = Int(table[key])
        continue
      }
      put(prefix)
      if next < most {
        table[key] = UInt16(next)
        used.append(key)
        // The reader knows a code one step later.
        if next == 1 << size, size < 12 { size += 1 }
        next += 1
      } else {
        put(clear)
        for key in used { table[key] = 0 }
        used.removeAll(keepingCapacity: true)
        (size, next) = (bits + 1, clear + 2)
      }
      prefix = Int(index)
    }
    if prefix >= 0 {
      put(prefix)
      // The reader makes its last code of this one.
      if next == 1 << size, size < 12 { size += 1 }
    }
    put(clear + 1)
    if filled > 0 { block.append(UInt8(buffer & 255)) }
    if block.count > 255 {
      output.append(255)
      output += block.prefix(255)
      block.removeFirst(255)
    }
    if !block.isEmpty {
      output.append(UInt8(block.count))
      output += block
    }
    output.append(0)
    return output
  }
}
