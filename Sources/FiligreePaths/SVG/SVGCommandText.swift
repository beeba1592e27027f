import FiligreeBase

/// The text of one path command in the making: letter, numbers, and only the separators needed.
struct SVGCommandText {
  /// What text ends in: it decides whether the next number needs a separator.
  enum Tail {
    case letter
    case number
    case numberWithPoint
  }

  /// Room for a letter, six numbers and their separators.
  static let capacity = 1 + 7 * (DecimalText.capacity + 1)

  let bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var tail = Tail.letter

  /// Builds text at `bytes`, where there must be `capacity` bytes of room.
  init(_ bytes: UnsafeMutablePointer<UInt8>) {
    self.bytes = bytes
  }

  /// Begins a command that follows on text with the given end; nil for a letter that is implied.
  mutating func begin(_ letter: UInt8?, after tail: Tail) {
    count = 0
    self.tail = tail
    if let letter {
      bytes[0] = letter
      count = 1
      self.tail = .letter
    }
  }

  @inline(__always)
  mutating func append(_ number: DecimalNumber) {
    if let short = ShortDecimal(number) {
      append(short, isNegative: number.isNegative)
    } else {
      appendLong(number)
    }
  }

  /// Appends a number without a branch: which digits it has, a processor cannot foresee.
  @inline(__always)
  private mutating func append(_ number: ShortDecimal, isNegative: Bool) {
    let beginsWithPoint = number.wholeCount == 0
    let isSeparate =
      tail == .letter || isNegative || (tail == .numberWithPoint && beginsWithPoint)
    let bytes = UnsafeMutableRawPointer(bytes)
    bytes.storeBytes(of: UInt8(ascii: " "), toByteOffset: count, as: UInt8.self)
    count &+= isSeparate ? 0 : 1
    bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: count, as: UInt8.self)
    count &+= isNegative ? 1 : 0
    bytes.storeBytes(of: number.whole.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= number.wholeCount
    bytes.storeBytes(of: number.part.littleEndian, toByteOffset: count, as: UInt32.self)
    count &+= number.partCount
    tail = number.partCount > 0 ? .numberWithPoint : .number
  }

  private mutating func appendLong(_ number: DecimalNumber) {
    // Written against the far end of its room first, since numbers grow leftwards.
    let room = bytes + count + 1
    let end = room + DecimalText.capacity
    let text = DecimalText.write(number, leadingZero: false, exponent: true, endingAt: end)
    let length = end - text
    switch (tail, text[0]) {
    case (.letter, _), (_, UInt8(ascii: "-")), (.numberWithPoint, UInt8(ascii: ".")): break
    default:
      bytes[count] = UInt8(ascii: " ")
      count += 1
    }
    tail = .number
    for i in 0..<length {
      let byte = text[i]
      bytes[count + i] = byte
      if byte == UInt8(ascii: ".") { tail = .numberWithPoint }
    }
    count += length
  }
}
