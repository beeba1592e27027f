/// Reads a QR code from its modules, by ISO/IEC 18004:2015, for tests: no damage is repaired.
struct QRReader {
  /// What the format says: bits of the correction, and the mask.
  let correction: Int
  let mask: Int
  /// Whether counts of characters take more bits: from version 10 on (table 3).
  private let isLarge: Bool
  /// The data words of all blocks, in order, and whether each block's syndromes are zero.
  private(set) var data: [Int] = []
  private(set) var isSound = true
  /// All words in the order in which they are placed.
  private(set) var words: [Int] = []

  /// Blocks of a size: how many, words, data words (table 9).
  typealias Blocks = [(count: Int, words: Int, data: Int)]

  /// Reads rows of modules without a quiet zone; nil where the two formats differ or are none.
  init?(_ rows: [[Bool]], blocks: Blocks) {
    let side = rows.count
    func bits(_ places: [(x: Int, y: Int)]) -> Int {
      places.reduce(0) { $0 << 1 | (rows[$1.y][$1.x] ? 1 : 0) }
    }
    // The highest bit first, figure 25.
    let first = bits(
      (0...5).map { ($0, 8) } + [(7, 8), (8, 8), (8, 7)] + (0...5).reversed().map { (8, $0) })
    let second = bits(
      (0...6).map { (8, side - 1 - $0) } + (0...7).map { (side - 8 + $0, 8) })
    guard first == second, rows[side - 8][8] else { return nil }
    let format = first ^ 0b101_0100_0001_0010
    // Annex C: the remainder by x¹⁰ + x⁸ + x⁵ + x⁴ + x² + x + 1 is zero.
    var rest = format
    for shift in stride(from: 4, through: 0, by: -1) where rest >> (shift + 10) & 1 == 1 {
      rest ^= 0b101_0011_0111 << shift
    }
    guard rest == 0 else { return nil }
    correction = format >> 13
    mask = format >> 10 & 7
    isLarge = side >= 57
    readWords(rows)
    split(blocks)
  }

  private mutating func readWords(_ rows: [[Bool]]) {
    let side = rows.count
    let version = (side - 17) / 4
    var bits: [Bool] = []
    var columns = Array(stride(from: side - 1, to: 6, by: -2))
    columns += [5, 3, 1]
    for (turn, right) in columns.enumerated() {
      let lines = Array(0..<side)
      for y in turn % 2 == 0 ? lines.reversed() : lines {
        for x in [right, right - 1] where !Self.isPattern(x, y, version) {
          bits.append(rows[y][x] != Self.flips(mask, x, y))
        }
      }
    }
    words = stride(from: 0, to: bits.count - 7, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  private static func isPattern(_ x: Int, _ y: Int, _ version: Int) -> Bool {
    let side = version * 4 + 17
    if x == 6 || y == 6 { return true }
    if x < 9 && y < 9 || x < 9 && y >= side - 8 || x >= side - 8 && y < 9 { return true }
    if version >= 7, x < 6 && y >= side - 11 || y < 6 && x >= side - 11 { return true }
    // Annex E.
    let places: [Int: [Int]] = [
      1: [], 2: [6, 18], 5: [6, 30], 7: [6, 22, 38], 10: [6, 28, 50],
      14: [6, 26, 46, 66], 32: [6, 34, 60, 86, 112, 138],
      40: [6, 30, 58, 86, 114, 142, 170],
    ]
    let centers = places[version] ?? []
    for cy in centers {
      for cx in centers {
        let isFinder =
          (cx, cy) == (6, 6) || (cx, cy) == (6, side - 7) || (cx, cy) == (side - 7, 6)
        if !isFinder, abs(x - cx) <= 2, abs(y - cy) <= 2 { return true }
      }
    }
    return false
  }

  /// Table 10; i is the row, j the column.
  private static func flips(_ mask: Int, _ j: Int, _ i: Int) -> Bool {
    let value = [
      (i + j) % 2, i % 2, j % 3, (i + j) % 3, (i / 2 + j / 3) % 2, i * j % 2 + i * j % 3,
      (i * j % 2 + i * j % 3) % 2, ((i + j) % 2 + i * j % 3) % 2,
    ]
    return value[mask] == 0
  }

  private mutating func split(_ blocks: Blocks) {
    var kinds: [(words: Int, data: Int)] = []
    for kind in blocks { kinds += Array(repeating: (kind.words, kind.data), count: kind.count) }
    var contents = kinds.map { _ in [Int]() }
    var next = 0
    for i in 0..<(kinds.map(\.data).max() ?? 0) {
      for (b, kind) in kinds.enumerated() where i < kind.data {
        contents[b].append(words[next])
        next += 1
      }
    }
    data = contents.flatMap { $0 }
    for _ in 0..<kinds[0].words - kinds[0].data {
      for b in kinds.indices {
        contents[b].append(words[next])
        next += 1
      }
    }
    isSound = zip(contents, kinds).allSatisfy { block, kind in
      // The polynomial of the words is zero at 2⁰, 2¹….
      var root = 1
      for _ in 0..<kind.words - kind.data {
        if block.reduce(0, { Self.product($0, root) ^ $1 }) != 0 { return false }
        root = Self.product(root, 2)
      }
      return true
    }
  }

  /// A product in the field of 256 elements, bit by bit.
  private static func product(_ a: Int, _ b: Int) -> Int {
    var (a, b, sum) = (a, b, 0)
    while b > 0 {
      if b & 1 == 1 { sum ^= a }
      a <<= 1
      if a > 255 { a ^= 0x11D }
      b >>= 1
    }
    return sum
  }

  /// The message: one segment of digits, of letters, or of bytes.
  var message: String? {
    var bits = data.flatMap { word in (0..<8).map { (word >> (7 - $0)) & 1 } }[...]
    func take(_ count: Int) -> Int {
      let value = bits.prefix(count).reduce(0) { $0 << 1 | $1 }
      bits = bits.dropFirst(count)
      return value
    }
    switch take(4) {
    case 1:
      var left = take(isLarge ? 12 : 10)
      var digits = ""
      while left > 0 {
        let count = min(left, 3)
        let value = String(take([0, 4, 7, 10][count]))
        digits += String(repeating: "0", count: count - value.count) + value
        left -= count
      }
      return digits
    case 2:
      let letters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
      var left = take(isLarge ? 11 : 9)
      var text = ""
      while left > 1 {
        let pair = take(11)
        text += [letters[pair / 45], letters[pair % 45]]
        left -= 2
      }
      if left == 1 { text.append(letters[take(6)]) }
      return text
    case 4:
      let count = take(isLarge ? 16 : 8)
      return String(decoding: (0..<count).map { _ in UInt8(take(8)) }, as: UTF8.self)
    default: return nil
    }
  }
}
