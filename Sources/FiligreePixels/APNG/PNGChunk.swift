import CFiligreeCodecs

/// The chunks of a PNG as bytes: a length, a name, data and a checksum.
enum PNGChunk {
  /// A whole chunk.
  static func bytes(_ name: StaticString, _ data: some Collection<UInt8>) -> [UInt8] {
    var chunk: [UInt8] = []
    chunk.reserveCapacity(data.count + 12)
    append(data.count, to: &chunk)
    name.withUTF8Buffer { chunk += $0 }
    chunk += data
    let checksum = chunk.withUnsafeBufferPointer { all in
      filigree_crc(UnsafeBufferPointer(rebasing: all[4...]).baseAddress, all.count - 4)
    }
    append(Int(checksum), to: &chunk)
    return chunk
  }

  /// Appends a 32-bit number.
  static func append(_ value: Int, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: value >> shift)) }
  }

  /// The parts of a PNG that our own encoder has written: what comes before the pixel data, and that.
  static func split(_ png: [UInt8]) -> (head: ArraySlice<UInt8>, data: [UInt8]) {
    var at = 8
    var head = 8
    var data: [UInt8] = []
    while at + 12 <= png.count {
      let length = png[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) }
      let type = png[(at + 4)..<(at + 8)].reduce(0) { $0 << 8 | Int($1) }
      let end = at + 12 + length
      if type == PNGHeader.idat {
        data += png[(at + 8)..<(at + 8 + length)]
      } else if data.isEmpty {
        head = end
      }
      at = end
    }
    return (png[..<head], data)
  }
}
