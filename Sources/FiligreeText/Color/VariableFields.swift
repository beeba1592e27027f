/// The numbers of a record of the `COLR` table, as they are at the font's point of its axes.
///
/// Numbers that vary follow one another, of two bytes each; the record says where the delta of the first
/// one is, and those of the others follow it.
struct VariableFields {
  private let table: FontTable
  private let variations: ItemVariations?
  private let at: Int
  /// The place of the first number that varies.
  private let first: Int
  /// The delta of the first number; nil where nothing varies.
  private let base: Int?

  /// Nil if the record goes beyond the table's end.
  ///
  /// - Parameters:
  ///   - colors: The table.
  ///   - at: Where the record is.
  ///   - first: The place in it of the first number that varies.
  ///   - base: The place in it of the number of the first delta; nil for a record that does not vary.
  init?(_ colors: ColorTable, _ at: Int, first: Int, base: Int?) {
    table = colors.table
    self.at = at
    self.first = first
    guard let base else {
      (self.base, variations) = (nil, nil)
      return
    }
    guard let index = table.uint32(at + base) else { return nil }
    self.base = index == ItemVariations.none ? nil : index
    variations = self.base == nil ? nil : colors.variations
  }

  /// A coordinate, in font units.
  func coordinate(_ place: Int) -> Double? {
    table.int16(at + place).map { $0 + delta(place, 2) }
  }

  /// A length, in font units.
  func length(_ place: Int) -> Double? {
    table.uint16(at + place).map { max(0, Double($0) + delta(place, 2)) }
  }

  /// A fraction with 14 bits after the point; `delta` says where its delta is among the record's, if it
  /// is elsewhere than its place says.
  func fraction(_ place: Int, delta index: Int? = nil) -> Double? {
    table.fraction(at + place).map {
      $0 + delta(index.map { first + 2 * $0 } ?? place, 2) / 16384
    }
  }

  /// A number with 16 bits after the point, in a record of such.
  func fixed(_ place: Int) -> Double? {
    table.fixed(at + place).map { $0 + delta(place, 4) / 65536 }
  }

  private func delta(_ place: Int, _ size: Int) -> Double {
    guard let variations, let base else { return 0 }
    return variations.delta(base + (place - first) / size)
  }
}
