/// One of the 40 sizes of a QR code, and what it holds (ISO/IEC 18004:2015).
struct QRVersion: Hashable, Sendable {
  /// 1…40.
  let number: Int

  /// All of them, the smallest first.
  static let all = (1...40).map(QRVersion.init)

  /// Modules along a side (table 1).
  var side: Int { 4 * number + 17 }

  /// The rows, and the columns, on which the middles of the alignment patterns lie (table E.1).
  var alignmentCenters: [Int] { Self.alignmentCenters[number - 1] }

  /// The blocks that the words of a code are split into, those with fewer data words first (table 9).
  func blocks(_ correction: QRCorrection) -> [QRBlock] {
    let entry = Self.blocks[number - 1][4 * correction.row..<4 * correction.row + 4]
    let numbers = Array(entry)
    let block = QRBlock(total: numbers[2], data: numbers[3])
    let longer = QRBlock(total: numbers[2] + 1, data: numbers[3] + 1)
    return Array(repeating: block, count: numbers[0])
      + Array(repeating: longer, count: numbers[1])
  }
}

/// How many words a block of a QR code has.
struct QRBlock: Hashable, Sendable {
  /// Those of data and of correction.
  let total: Int
  /// Those of data.
  let data: Int
}

/// How much of a QR code may be damaged.
enum QRCorrection: String, CaseIterable, Sendable {
  // The letters that `inputCorrectionLevel` takes.
  case low = "L"
  case medium = "M"
  case quartile = "Q"
  case high = "H"

  /// The row of the level among the four of a version in table 9.
  fileprivate var row: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .quartile: 2
    case .high: 3
    }
  }

  /// What a code's format says (table 12).
  var indicator: Int {
    switch self {
    case .low: 0b01
    case .medium: 0b00
    case .quartile: 0b11
    case .high: 0b10
    }
  }
}

extension QRVersion {
  /// Table E.1, a version a line.
  private static let alignmentCenters = [
    [],
    [6, 18],
    [6, 22],
    [6, 26],
    [6, 30],
    [6, 34],
    [6, 22, 38],
    [6, 24, 42],
    [6, 26, 46],
    [6, 28, 50],
    [6, 30, 54],
    [6, 32, 58],
    [6, 34, 62],
    [6, 26, 46, 66],
    [6, 26, 48, 70],
    [6, 26, 50, 74],
    [6, 30, 54, 78],
    [6, 30, 56, 82],
    [6, 30, 58, 86],
    [6, 34, 62, 90],
    [6, 28, 50, 72, 94],
    [6, 26, 50, 74, 98],
    [6, 30, 54, 78, 102],
    [6, 28, 54, 80, 106],
    [6, 32, 58, 84, 110],
    [6, 30, 58, 86, 114],
    [6, 34, 62, 90, 118],
    [6, 26, 50, 74, 98, 122],
    [6, 30, 54, 78, 102, 126],
    [6, 26, 52, 78, 104, 130],
    [6, 30, 56, 82, 108, 134],
    [6, 34, 60, 86, 112, 138],
    [6, 30, 58, 86, 114, 142],
    [6, 34, 62, 90, 118, 146],
    [6, 30, 54, 78, 102, 126, 150],
    [6, 24, 50, 76, 102, 128, 154],
    [6, 28, 54, 80, 106, 132, 158],
    [6, 32, 58, 84, 110, 136, 162],
    [6, 26, 54, 82, 110, 138, 166],
    [6, 30, 58, 86, 114, 142, 170],
  ]

  /// Table 9, a version a line; of each level, L, M, Q and H, how many blocks there are, how many with a data word more,
  /// and the words and data words of the former.
  private static let blocks = [
    [1, 0, 26, 19, 1, 0, 26, 16, 1, 0, 26, 13, 1, 0, 26, 9],
    [1, 0, 44, 34, 1, 0, 44, 28, 1, 0, 44, 22, 1, 0, 44, 16],
    [1, 0, 70, 55, 1, 0, 70, 44, 2, 0, 35, 17, 2, 0, 35, 13],
    [1, 0, 100, 80, 2, 0, 50, 32, 2, 0, 50, 24, 4, 0, 25, 9],
    [1, 0, 134, 108, 2, 0, 67, 43, 2, 2, 33, 15, 2, 2, 33, 11],
    [2, 0, 86, 68, 4, 0, 43, 27, 4, 0, 43, 19, 4, 0, 43, 15],
    [2, 0, 98, 78, 4, 0, 49, 31, 2, 4, 32, 14, 4, 1, 39, 13],
    [2, 0, 121, 97, 2, 2, 60, 38, 4, 2, 40, 18, 4, 2, 40, 14],
    [2, 0, 146, 116, 3, 2, 58, 36, 4, 4, 36, 16, 4, 4, 36, 12],
    [2, 2, 86, 68, 4, 1, 69, 43, 6, 2, 43, 19, 6, 2, 43, 15],
    [4, 0, 101, 81, 1, 4, 80, 50, 4, 4, 50, 22, 3, 8, 36, 12],
    [2, 2, 116, 92, 6, 2, 58, 36, 4, 6, 46, 20, 7, 4, 42, 14],
    [4, 0, 133, 107, 8, 1, 59, 37, 8, 4, 44, 20, 12, 4, 33, 11],
    [3, 1, 145, 115, 4, 5, 64, 40, 11, 5, 36, 16, 11, 5, 36, 12],
    [5, 1, 109, 87, 5, 5, 65, 41, 5, 7, 54, 24, 11, 7, 36, 12],
    [5, 1, 122, 98, 7, 3, 73, 45, 15, 2, 43, 19, 3, 13, 45, 15],
    [1, 5, 135, 107, 10, 1, 74, 46, 1, 15, 50, 22, 2, 17, 42, 14],
    [5, 1, 150, 120, 9, 4, 69, 43, 17, 1, 50, 22, 2, 19, 42, 14],
    [3, 4, 141, 113, 3, 11, 70, 44, 17, 4, 47, 21, 9, 16, 39, 13],
    [3, 5, 135, 107, 3, 13, 67, 41, 15, 5, 54, 24, 15, 10, 43, 15],
    [4, 4, 144, 116, 17, 0, 68, 42, 17, 6, 50, 22, 19, 6, 46, 16],
    [2, 7, 139, 111, 17, 0, 74, 46, 7, 16, 54, 24, 34, 0, 37, 13],
    [4, 5, 151, 121, 4, 14, 75, 47, 11, 14, 54, 24, 16, 14, 45, 15],
    [6, 4, 147, 117, 6, 14, 73, 45, 11, 16, 54, 24, 30, 2, 46, 16],
    [8, 4, 132, 106, 8, 13, 75, 47, 7, 22, 54, 24, 22, 13, 45, 15],
    [10, 2, 142, 114, 19, 4, 74, 46, 28, 6, 50, 22, 33, 4, 46, 16],
    [8, 4, 152, 122, 22, 3, 73, 45, 8, 26, 53, 23, 12, 28, 45, 15],
    [3, 10, 147, 117, 3, 23, 73, 45, 4, 31, 54, 24, 11, 31, 45, 15],
    [7, 7, 146, 116, 21, 7, 73, 45, 1, 37, 53, 23, 19, 26, 45, 15],
    [5, 10, 145, 115, 19, 10, 75, 47, 15, 25, 54, 24, 23, 25, 45, 15],
    [13, 3, 145, 115, 2, 29, 74, 46, 42, 1, 54, 24, 23, 28, 45, 15],
    [17, 0, 145, 115, 10, 23, 74, 46, 10, 35, 54, 24, 19, 35, 45, 15],
    [17, 1, 145, 115, 14, 21, 74, 46, 29, 19, 54, 24, 11, 46, 45, 15],
    [13, 6, 145, 115, 14, 23, 74, 46, 44, 7, 54, 24, 59, 1, 46, 16],
    [12, 7, 151, 121, 12, 26, 75, 47, 39, 14, 54, 24, 22, 41, 45, 15],
    [6, 14, 151, 121, 6, 34, 75, 47, 46, 10, 54, 24, 2, 64, 45, 15],
    [17, 4, 152, 122, 29, 14, 74, 46, 49, 10, 54, 24, 24, 46, 45, 15],
    [4, 18, 152, 122, 13, 32, 74, 46, 48, 14, 54, 24, 42, 32, 45, 15],
    [20, 4, 147, 117, 40, 7, 75, 47, 43, 22, 54, 24, 10, 67, 45, 15],
    [19, 6, 148, 118, 18, 31, 75, 47, 34, 34, 54, 24, 20, 61, 45, 15],
  ]
}
