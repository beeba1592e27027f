/// Reads numbers from bytes, and throws where they end.
///
/// Offsets count from the start of the file, so that errors can name the place.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  /// The next byte to read.
  var offset: Int
  /// The first byte that may not be read any more.
  let end: Int
  /// What is being read, for errors.
  let name: String

  init(_ bytes: [UInt8], name: String) {
    self.init(bytes[...], name: name)
  }

  init(_ bytes: ArraySlice<UInt8>, name: String) {
    self.bytes = bytes
    self.name = name
    offset = bytes.startIndex
    end = bytes.endIndex
  }

  /// Bytes left.
  var remaining: Int { end - offset }

  /// Throws unless `count` bytes are left.
  func need(_ count: Int) throws(PictureError) {
    guard count >= 0, count <= remaining else {
      throw PictureError(
        .truncated, "\(name) ends too early", offset: end, remedy: "the file is not complete")
    }
  }

  mutating func skip(_ count: Int) throws(PictureError) {
    try need(count)
    offset += count
  }

  mutating func byte() throws(PictureError) -> UInt8 {
    try need(1)
    offset += 1
    return bytes[offset - 1]
  }

  mutating func slice(_ count: Int) throws(PictureError) -> ArraySlice<UInt8> {
    try need(count)
    offset += count
    return bytes[(offset - count)..<offset]
  }

  /// A big-endian number of `count` bytes, at most 4.
  mutating func big(_ count: Int) throws(PictureError) -> Int {
    try need(count)
    var value = 0
    for _ in 0..<count {
      value = value << 8 | Int(bytes[offset])
      offset += 1
    }
    return value
  }

  /// A little-endian number of `count` bytes, at most 4.
  mutating func little(_ count: Int) throws(PictureError) -> Int {
    try need(count)
    var value = 0
    for i in 0..<count {
      value |= Int(bytes[offset]) << (8 * i)
      offset += 1
    }
    return value
  }

  /// A big-endian signed 32-bit number in 1/65536 (ICC's s15Fixed16Number).
  mutating func fixed16() throws(PictureError) -> Double {
    Double(Int32(truncatingIfNeeded: try big(4))) / 65536
  }

  /// Whether the next bytes are this ASCII text; moves on if so.
  mutating func take(_ text: StaticString) -> Bool {
    guard text.utf8CodeUnitCount <= remaining else { return false }
    for i in 0..<text.utf8CodeUnitCount where bytes[offset + i] != text.utf8Start[i] {
      return false
    }
    offset += text.utf8CodeUnitCount
    return true
  }
}
