/// A message in the bits of a QR code, and the words that carry them (ISO/IEC 18004:2015, 7.4 to 7.6).
struct QRMessage {
  /// The smallest that holds the message.
  let version: QRVersion
  /// The words in the order in which they are placed.
  let words: [UInt8]

  /// How characters are written: the one that takes the fewest bits for the whole message.
  private enum Mode {
    case numeric
    case alphanumeric
    case bytes

    init(_ message: [UInt8]) {
      if message.allSatisfy({ (48...57).contains($0) }), !message.isEmpty {
        self = .numeric
      } else if message.allSatisfy({ QRMessage.letters.contains($0) }), !message.isEmpty {
        self = .alphanumeric
      } else {
        self = .bytes
      }
    }

    /// Four bits (table 2).
    var indicator: Int {
      switch self {
      case .numeric: 1
      case .alphanumeric: 2
      case .bytes: 4
      }
    }

    /// Bits of the number of characters (table 3).
    func countBits(_ version: QRVersion) -> Int {
      let range = version.number < 10 ? 0 : version.number < 27 ? 1 : 2
      return switch self {
      case .numeric: [10, 12, 14][range]
      case .alphanumeric: [9, 11, 13][range]
      case .bytes: [8, 16, 16][range]
      }
    }

    /// Bits of so many characters (7.4.3 to 7.4.5).
    func bodyBits(_ count: Int) -> Int {
      switch self {
      case .numeric: count / 3 * 10 + [0, 4, 7][count % 3]
      case .alphanumeric: count / 2 * 11 + count % 2 * 6
      case .bytes: count * 8
      }
    }
  }

  private static let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:".utf8)

  /// The most characters of any mode: digits of version 40-L (table 7).
  private static let longest = 7089

  /// Encodes a message; nil for one that no version holds.
  init?(_ message: [UInt8], correction: QRCorrection) {
    guard message.count <= Self.longest else { return nil }
    let mode = Mode(message)
    func capacity(_ version: QRVersion) -> Int {
      version.blocks(correction).reduce(0) { $0 + $1.data }
    }
    let bitCount = mode.bodyBits(message.count)
    guard
      let version = QRVersion.all.first(where: { version in
        let countBits = mode.countBits(version)
        return message.count < 1 << countBits && 4 + countBits + bitCount <= capacity(version) * 8
      })
    else { return nil }
    self.version = version
    var bits = BitString()
    bits.append(mode.indicator, 4)
    bits.append(message.count, mode.countBits(version))
    Self.write(message, mode, to: &bits)
    let capacity = capacity(version)
    // The terminator, as much of it as there is room for.
    bits.append(0, min(4, capacity * 8 - bits.count))
    var data = bits.words(of: 8).map { UInt8($0) }
    // Two words by turns (7.4.10).
    let fill: [UInt8] = [0b1110_1100, 0b0001_0001]
    data += (0..<capacity - data.count).map { fill[$0 % 2] }
    words = Self.interleaved(data, version.blocks(correction))
  }

  private static func write(_ message: [UInt8], _ mode: Mode, to bits: inout BitString) {
    switch mode {
    case .bytes:
      for byte in message { bits.append(Int(byte), 8) }
    case .numeric:
      for start in stride(from: 0, to: message.count, by: 3) {
        let digits = message[start..<min(start + 3, message.count)]
        bits.append(digits.reduce(0) { $0 * 10 + Int($1) - 48 }, mode.bodyBits(digits.count))
      }
    case .alphanumeric:
      for start in stride(from: 0, to: message.count, by: 2) {
        let pair = message[start..<min(start + 2, message.count)]
        let value = pair.reduce(0) { $0 * 45 + (letters.firstIndex(of: $1) ?? 0) }
        bits.append(value, mode.bodyBits(pair.count))
      }
    }
  }

  /// Words of all blocks by turns: those of data, then those of correction (7.6).
  private static func interleaved(_ data: [UInt8], _ blocks: [QRBlock]) -> [UInt8] {
    var rest = data[...]
    let parts = blocks.map { block in
      defer { rest = rest.dropFirst(block.data) }
      return Array(rest.prefix(block.data))
    }
    // All blocks of a code have as many words of correction.
    let code = ReedSolomon(count: blocks[0].total - blocks[0].data)
    return columns(parts) + columns(parts.map(code.correction))
  }

  /// The first elements of all rows, then the second ones; those of rows that have as many.
  private static func columns(_ rows: [[UInt8]]) -> [UInt8] {
    let width = rows.map(\.count).max() ?? 0
    return (0..<width).flatMap { column in
      rows.compactMap { $0.indices.contains(column) ? $0[column] : nil }
    }
  }
}
