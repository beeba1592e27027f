/// The texts of the small numbers that paths are full of: the hundredths from 0 to 40.95.
///
/// Most commands are relative, and most segments short. A text has up to five bytes, the first one lowest; in
/// the highest byte is how many they are, and what the next number must know.
enum SVGShortTexts {
  /// How many numbers there are.
  static let count = 4096
  /// Where in the highest byte it says that there is a point, and that the text begins with it.
  static let hasPoint: UInt64 = 1 << 60
  static let beginsWithPoint: UInt64 = 1 << 61

  /// By the number of hundredths.
  static let hundredths: [UInt64] = withUnsafeTemporaryAllocation(
    of: UInt8.self, capacity: DecimalText.capacity
  ) { room in
    (0..<Int64(count)).map { units in
      let end = room.baseAddress! + DecimalText.capacity
      let text = DecimalText.write(
        DecimalNumber(units: units, exponent: -2), leadingZero: false, exponent: true,
        endingAt: end)
      let bytes = UnsafeBufferPointer(start: text, count: end - text)
      var packed = UInt64(bytes.count) << 56
      for (i, byte) in bytes.enumerated() { packed |= UInt64(byte) << UInt64(8 * i) }
      if bytes.contains(UInt8(ascii: ".")) { packed |= hasPoint }
      if bytes.first == UInt8(ascii: ".") { packed |= beginsWithPoint }
      return packed
    }
  }
}
