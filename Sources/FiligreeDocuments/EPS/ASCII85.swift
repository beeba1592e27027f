/// Bytes as ASCII: five characters for each four (PostScript Language Reference, 3.13.3).
enum ASCII85 {
  /// Appends bytes in lines, with `~>` at the end.
  static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + data.count / 4 * 5 + data.count / 48 + 16)
    var column = 0
    func put(_ byte: UInt8, _ bytes: inout [UInt8]) {
      // A line that begins with % would look like a comment.
      if column == 0, byte == UInt8(ascii: "%") { bytes.append(UInt8(ascii: " ")) }
      bytes.append(byte)
      column += 1
      if column == 75 {
        bytes.append(UInt8(ascii: "\n"))
        column = 0
      }
    }
    var at = 0
    while at < data.count {
      let count = min(4, data.count - at)
      var word: UInt32 = 0
      for i in 0..<4 { word = word << 8 | (i < count ? UInt32(data[at + i]) : 0) }
      at += 4
      if word == 0, count == 4 {
        put(UInt8(ascii: "z"), &bytes)
        continue
      }
      var digits: (UInt8, UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0, 0)
      func next() -> UInt8 {
        defer { word /= 85 }
        return UInt8(truncatingIfNeeded: 33 + word % 85)
      }
      digits.4 = next()
      digits.3 = next()
      digits.2 = next()
      digits.1 = next()
      digits.0 = next()
      // Of fewer than four bytes, one digit more than there are bytes.
      let all = [digits.0, digits.1, digits.2, digits.3, digits.4]
      for digit in all.prefix(count + 1) { put(digit, &bytes) }
    }
    bytes.append(literal: "~>\n")
  }
}
