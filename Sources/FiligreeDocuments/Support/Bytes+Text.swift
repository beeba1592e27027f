extension [UInt8] {
  /// Appends the UTF-8 bytes of `text`.
  mutating func append(_ text: String) {
    append(contentsOf: text.utf8)
  }

  /// Appends the bytes of an ASCII literal.
  ///
  /// Nothing is made or retained: this is for the inside of loops.
  mutating func append(literal text: StaticString) {
    append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
