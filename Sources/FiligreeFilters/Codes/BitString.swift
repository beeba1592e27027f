/// Bits in a row, the first one first.
struct BitString {
  private(set) var bits: [Bool] = []

  var count: Int { bits.count }

  /// Appends the lowest `count` bits of a number, the highest of them first.
  mutating func append(_ value: Int, _ count: Int) {
    for i in stride(from: count - 1, through: 0, by: -1) { bits.append((value >> i) & 1 == 1) }
  }

  /// Words of `size` bits; a last one that is not full is filled with zeros.
  func words(of size: Int) -> [Int] {
    stride(from: 0, to: bits.count, by: size).map { start in
      (0..<size).reduce(0) { word, i in
        word << 1 | (start + i < bits.count && bits[start + i] ? 1 : 0)
      }
    }
  }
}
