/// The patterns that break up areas of a QR code (ISO/IEC 18004:2015, 7.8).
enum QRMask: Int, CaseIterable {
  // Their raw values are the references of table 10.
  case checks = 0
  case rows
  case columns
  case diagonals
  case blocks
  case stars
  case diamonds
  case weave

  /// Whether a module is inverted: the conditions of table 10.
  func inverts(row i: Int, column j: Int) -> Bool {
    let value =
      switch self {
      case .checks: (i + j) % 2
      case .rows: i % 2
      case .columns: j % 3
      case .diagonals: (i + j) % 3
      case .blocks: (i / 2 + j / 3) % 2
      case .stars: (i * j) % 2 + (i * j) % 3
      case .diamonds: ((i * j) % 2 + (i * j) % 3) % 2
      case .weave: ((i + j) % 2 + (i * j) % 3) % 2
      }
    return value == 0
  }

  /// The format of 15 bits: the level, the mask, ten bits of a code of Bose, Chaudhuri and Hocquenghem, and a pattern
  /// that keeps it from being all zeros (7.9.1, annex C).
  func format(_ correction: QRCorrection) -> Int {
    let data = BinaryPolynomial(correction.indicator << 3 | rawValue)
    return data.encoded(by: BinaryPolynomial(0b101_0011_0111)) ^ 0b101_0100_0001_0010
  }
}
