/// How numbers of a variable font change along its axes: an item variation store of OpenType 1.9, and the
/// map into it, at one point of the axes.
struct ItemVariations: Sendable {
  private let table: FontTable
  /// Where the store is.
  private let store: Int
  /// Where the map is; nil where numbers of deltas are places in the store.
  private let map: Int?
  /// How much each region counts, 0…1.
  private let scalars: [Double]
  /// How many subtables there are.
  private let count: Int
  /// How many regions a delta is a sum over at most.
  let widest: Int

  /// No delta.
  static let none = 0xFFFF_FFFF

  /// Nil if the font is not at a point of axes, or the store is damaged.
  ///
  /// `coordinates` are in 1/16384, normalized.
  init?(_ table: FontTable, store: Int, map: Int?, coordinates: [Int32]) {
    guard !coordinates.isEmpty, store > 0, table.uint16(store) == 1,
      let regions = table.uint32(store + 2), regions > 0, let count = table.uint16(store + 6),
      let axisCount = table.uint16(store + regions),
      let regionCount = table.uint16(store + regions + 2)
    else { return nil }
    var scalars: [Double] = []
    var at = store + regions + 4
    for _ in 0..<regionCount {
      var scalar = 1.0
      for axis in 0..<axisCount {
        guard let start = table.fraction(at), let peak = table.fraction(at + 2),
          let end = table.fraction(at + 4)
        else { return nil }
        at += 6
        // Axes that the font has not are at their defaults.
        let place = axis < coordinates.count ? Double(coordinates[axis]) / 16384 : 0
        scalar *= Self.scalar(place, start, peak, end)
      }
      scalars.append(scalar)
    }
    self.table = table
    self.store = store
    self.map = map
    self.scalars = scalars
    self.count = count
    widest = (0..<count).reduce(0) { widest, i in
      let data = table.uint32(store + 8 + 4 * i).flatMap { table.uint16(store + $0 + 4) }
      return max(widest, data ?? 0)
    }
  }

  /// How much a region counts along one axis: OpenType's "Algorithm for interpolation of instance values".
  private static func scalar(
    _ place: Double, _ start: Double, _ peak: Double, _ end: Double
  ) -> Double {
    if peak == 0 || start > peak || peak > end || (start < 0 && end > 0) { return 1 }
    if place == peak { return 1 }
    if place <= start || place >= end { return 0 }
    return place < peak ? (place - start) / (peak - start) : (end - place) / (end - peak)
  }

  /// The delta of a number, in units of the field that it belongs to; 0 where there is none.
  func delta(_ index: Int) -> Double {
    guard index < Self.none, let (outer, inner) = place(of: index), outer < count,
      let offset = table.uint32(store + 8 + 4 * outer)
    else { return 0 }
    let data = store + offset
    guard let items = table.uint16(data), let words = table.uint16(data + 2),
      let regions = table.uint16(data + 4), inner < items
    else { return 0 }
    // The first ones are of twice the size of the others.
    let (isLong, wide) = (words & 0x8000 != 0, words & 0x7FFF)
    let small = isLong ? 2 : 1
    guard wide <= regions else { return 0 }
    var at = data + 6 + 2 * regions + inner * (regions + wide) * small
    var sum = 0.0
    for i in 0..<regions {
      let size = i < wide ? 2 * small : small
      guard let region = table.uint16(data + 6 + 2 * i), let value = table.signed(at, size) else {
        return 0
      }
      if region < scalars.count { sum += scalars[region] * Double(value) }
      at += size
    }
    return sum
  }

  /// The subtable and the row in it.
  private func place(of index: Int) -> (outer: Int, inner: Int)? {
    guard let map else { return (index >> 16, index & 0xFFFF) }
    guard let format = table.uint8(map), format < 2, let entry = table.uint8(map + 1),
      let count = format == 0 ? table.uint16(map + 2) : table.uint32(map + 2), count > 0
    else { return nil }
    let (size, bits) = (((entry >> 4) & 3) + 1, (entry & 15) + 1)
    // Beyond the last entry that counts.
    let at = map + (format == 0 ? 4 : 6) + min(index, count - 1) * size
    guard let value = table.unsigned(at, size) else { return nil }
    return (value >> bits, value & (1 << bits - 1))
  }
}
