import CHarfBuzz
import FiligreePaths
import FiligreePixels
import Foundation

/// The colored glyphs of a font: the `COLR` and `CPAL` tables of OpenType 1.9, in both versions of `COLR`.
///
/// Colors are those of the font's first palette. In variable fonts outlines, coordinates and opacities are
/// those of the font's point of its axes. Whatever a damaged table says, a glyph has at most 4096
/// paints, 32 in one another; more make it no colored glyph.
struct ColorTable: Sendable {
  /// Paints of a glyph.
  static let paintLimit = 4096
  /// Colors of a glyph's gradients, and terms of the deltas of its numbers.
  static let workLimit = 1 << 22
  /// Paints in one another.
  static let depthLimit = 32

  let table: FontTable
  /// How numbers vary; nil if they do not.
  let variations: ItemVariations?
  private let palette: [CGColor]

  /// Nil if the face has no colored outlines.
  ///
  /// `coordinates` are the normalized ones of a variable font, in 1/16384.
  init?(_ face: OpaquePointer, coordinates: [Int32]) {
    guard let table = FontTable(face, "COLR"), let colors = FontTable(face, "CPAL"),
      let palette = Self.palette(colors)
    else { return nil }
    self.table = table
    self.palette = palette
    let isFirst = table.uint16(0) == 0
    let (map, store) = isFirst ? (nil, nil) : (table.uint32(26), table.uint32(30))
    variations = store.flatMap { store in
      ItemVariations(
        table, store: store, map: map.flatMap { $0 > 0 ? $0 : nil }, coordinates: coordinates)
    }
  }

  /// The colors of the first palette.
  static func palette(_ table: FontTable) -> [CGColor]? {
    guard let entries = table.uint16(2), let palettes = table.uint16(4), palettes > 0,
      let start = table.uint32(8), let first = table.uint16(12)
    else { return nil }
    return (0..<entries).map { i in
      let at = start + 4 * (first + i)
      // Blue, green, red, opacity.
      guard let b = table.uint8(at), let g = table.uint8(at + 1), let r = table.uint8(at + 2),
        let a = table.uint8(at + 3)
      else { return CGColor.black }
      return CGColor(
        srgbRed: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255,
        alpha: CGFloat(a) / 255)
    }
  }

  /// The palette's color of a number, nil for a number that it has not; 0xFFFF is the text's color.
  func color(_ index: Int, alpha: Double = 1) -> GlyphColor? {
    let alpha = alpha.clamped(to: 0...1, nan: 0)
    if index == 0xFFFF { return GlyphColor(color: nil, alpha: alpha) }
    guard index < palette.count else { return nil }
    return GlyphColor(color: palette[index], alpha: alpha)
  }

  /// What a glyph is drawn with; nil if it is not colored, or if the table is damaged there.
  ///
  /// `outline` gives the outlines of the font's glyphs.
  func paint(of glyph: UInt32, _ outline: @escaping (UInt32) -> Path) -> GlyphPaint? {
    if let place = root(of: Int(glyph)) {
      var reader = GlyphPaintReader(self, outline)
      guard let paint = reader.paint(at: place, depth: 0) else { return nil }
      if let box = clipBox(of: Int(glyph)) { return .glyph(Path(box), paint) }
      return paint.isBounded ? paint : nil
    }
    return layers(of: Int(glyph), outline)
  }

  // MARK: Version 0

  private func layers(of glyph: Int, _ outline: (UInt32) -> Path) -> GlyphPaint? {
    guard let count = table.uint16(2), let start = table.uint32(4), let layers = table.uint32(8),
      let at = search(glyph, count: count, size: 6, from: start),
      let first = table.uint16(at + 2), let number = table.uint16(at + 4),
      number <= Self.paintLimit
    else { return nil }
    var paints: [GlyphPaint] = []
    for i in first..<(first + number) {
      let place = layers + 4 * i
      guard let part = table.uint16(place), let index = table.uint16(place + 2),
        let color = color(index)
      else { return nil }
      paints.append(.glyph(outline(UInt32(part)), .color(color)))
    }
    return .layers(paints)
  }

  // MARK: Version 1

  /// Where the paint of a glyph is.
  func root(of glyph: Int) -> Int? {
    guard let version = table.uint16(0), version >= 1, let list = table.uint32(14), list > 0,
      let count = table.uint32(list),
      let at = search(glyph, count: count, size: 6, from: list + 4),
      let offset = table.uint32(at + 2)
    else { return nil }
    return list + offset
  }

  /// Where the paint of a layer is.
  func layer(_ index: Int) -> Int? {
    guard let list = table.uint32(18), list > 0, let count = table.uint32(list), index < count,
      let offset = table.uint32(list + 4 + 4 * index)
    else { return nil }
    return list + offset
  }

  /// The box that nothing of a glyph lies outside of.
  func clipBox(of glyph: Int) -> CGRect? {
    guard let list = table.uint32(22), list > 0, table.uint8(list) == 1,
      let count = table.uint32(list + 1)
    else { return nil }
    // Ranges by rising first glyphs.
    var (low, high) = (0, min(count, 0x10000))
    while low < high {
      let middle = (low + high) / 2
      let at = list + 5 + 7 * middle
      guard let first = table.uint16(at), let last = table.uint16(at + 2),
        let offset = table.uint24(at + 4)
      else { return nil }
      if glyph < first {
        high = middle
      } else if glyph > last {
        low = middle + 1
      } else {
        let box = list + offset
        let isVariable = table.uint8(box) == 2
        guard let fields = VariableFields(self, box, first: 1, base: isVariable ? 9 : nil),
          let left = fields.coordinate(1), let bottom = fields.coordinate(3),
          let right = fields.coordinate(5), let top = fields.coordinate(7), left < right,
          bottom < top
        else { return nil }
        return CGRect(x: left, y: bottom, width: right - left, height: top - bottom)
      }
    }
    return nil
  }

  /// Where the record of a glyph is, in a list by rising glyphs.
  private func search(_ glyph: Int, count: Int, size: Int, from start: Int) -> Int? {
    // There are 65,536 glyphs at most.
    var (low, high) = (0, min(count, 0x10000))
    while low < high {
      let middle = (low + high) / 2
      guard let found = table.uint16(start + size * middle) else { return nil }
      if found == glyph { return start + size * middle }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
