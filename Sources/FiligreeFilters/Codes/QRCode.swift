/// The modules of a QR code (ISO/IEC 18004:2015).
struct QRCode {
  /// What is dark, without a quiet zone; rows from the top.
  let modules: ModuleGrid

  /// Encodes a message by the mask that the standard prefers; nil for a message that is too long.
  init?(_ message: [UInt8], correction: QRCorrection) {
    guard let message = QRMessage(message, correction: correction) else { return nil }
    let layout = QRLayout(message.version)
    // 7.8.3: the mask of the lowest penalty, the first of them.
    let codes = QRMask.allCases.map { mask in
      Self.modules(layout, words: message.words, mask, correction)
    }
    let penalties = codes.map(\.qrPenalty)
    guard let best = penalties.indices.min(by: { penalties[$0] < penalties[$1] }) else {
      return nil
    }
    modules = codes[best]
  }

  private static func modules(
    _ layout: QRLayout, words: [UInt8], _ mask: QRMask, _ correction: QRCorrection
  ) -> ModuleGrid {
    var result = layout.patterns
    let bits = words.lazy.flatMap { word in (0..<8).map { word << $0 & 0x80 != 0 } }
    // Places that no word fills are zeros (7.7.3).
    var next = bits.makeIterator()
    for cell in layout.path {
      let isDark = next.next() ?? false
      result[cell.column, cell.row] = isDark != mask.inverts(row: cell.row, column: cell.column)
    }
    let format = mask.format(correction)
    for cells in layout.formatCells {
      for (cell, shift) in zip(cells, (0..<cells.count).reversed()) {
        result[cell.column, cell.row] = (format >> shift) & 1 == 1
      }
    }
    return result
  }
}

/// A square of modules, dark or light; rows from the top.
struct ModuleGrid: Hashable, Sendable {
  let side: Int
  private var dark: [Bool]

  /// Creates a square of light modules.
  init(side: Int) {
    self.side = side
    dark = Array(repeating: false, count: side * side)
  }

  /// Whether a module is dark.
  subscript(x: Int, y: Int) -> Bool {
    get { dark[y * side + x] }
    set { dark[y * side + x] = newValue }
  }
}
