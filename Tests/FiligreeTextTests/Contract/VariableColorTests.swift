import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// The paints of `COLR` that vary along a font's axes.
@Suite struct VariableColorTests {
  /// A record: numbers, and records that it points to.
  private indirect enum Part {
    case u8(Int)
    case u16(Int)
    case i16(Int)
    case u32(Int)
    case fraction(Double)
    case fixed(Double)
    case child([Part])
  }

  private static func record(_ parts: [Part]) -> FontBytes {
    let (own, children) = (FontBytes(), FontBytes())
    let size = parts.reduce(0) { size, part in
      switch part {
      case .u8: size + 1
      case .u16, .i16, .fraction: size + 2
      case .child: size + 3
      case .u32, .fixed: size + 4
      }
    }
    for part in parts {
      switch part {
      case .u8(let value): own.u8(value)
      case .u16(let value), .i16(let value): own.u16(value)
      case .u32(let value): own.u32(value)
      case .fraction(let value): own.fraction(value)
      case .fixed(let value): own.fixed(value)
      case .child(let parts):
        own.u24(size + children.count)
        children.append(record(parts))
      }
    }
    return own.append(children)
  }

  /// A font with one colored glyph, and an axis of weight along which number `i` changes by `deltas[i]`
  /// in units of its field at 900, and by half of it at 650.
  private static func font(
    _ paint: [Part], deltas: [Int], map: [Int]? = nil, clip: [Part]? = nil, isLong: Bool = false,
    bytes change: ((FontBytes) -> FontBytes)? = nil
  ) -> TestFont {
    var font = TestFont(
      "Filigree Varied", [TestFont.Glyph([TestFont.Glyph.box(0...1000, 0...800)])])
    font.axes = [TestFont.Axis("wght", 100, 400, 900)]
    let root = record(paint)
    let store = FontBytes()
    // One region, from the default to the end.
    store.u16(1).u32(12).u16(1).u32(22).u16(1).u16(1).fraction(0).fraction(1).fraction(1)
    let data = FontBytes().u16(deltas.count).u16(isLong ? 0x8001 : 1).u16(1).u16(0)
    for delta in deltas {
      if isLong { data.u32(delta) } else { data.i16(delta) }
    }
    store.append(data)
    let table = FontBytes().u16(1).u16(0).u32(0).u32(0).u16(0)
    let clips = FontBytes()
    if let clip { clips.u8(1).u32(1).u16(1).u16(1).u24(12).append(record(clip)) }
    let maps = FontBytes()
    if let map {
      maps.u8(0).u8(0x00 | 0x0F).u16(map.count)
      // One byte, all bits of the row.
      for entry in map { maps.u8(entry) }
    }
    let list = 34
    let clipList = list + 10 + root.count
    let mapList = clipList + clips.count
    table.u32(list).u32(0).u32(clip == nil ? 0 : clipList).u32(map == nil ? 0 : mapList)
      .u32(mapList + maps.count)
    table.u32(1).u16(1).u32(10).append(root).append(clips).append(maps).append(store)
    font.tables["COLR"] = change?(table) ?? table
    // Blue, green, red, opacity.
    font.tables["CPAL"] = FontBytes().u16(0).u16(2).u16(1).u16(2).u32(14).u16(0).u32(0x0000_FFFF)
      .u32(0xFF00_00FF)
    return font
  }

  private func paint(_ font: TestFont, _ weight: Double) throws -> GlyphPaint {
    try #require(try font.face(FontWeight(weight)).paint(of: 1))
  }

  private static let red: [Part] = [.u8(2), .u16(0), .fraction(1)]

  private static func glyph(_ paint: [Part]) -> [Part] { [.u8(10), .child(paint), .u16(1)] }

  /// The weights that are asked for, and how far along the axis they are.
  private static let places: [(weight: Double, part: Double)] = [
    (100, 0), (400, 0), (650, 0.5), (900, 1),
  ]

  @Test func opacities() throws {
    let font = Self.font(
      Self.glyph([.u8(3), .u16(0), .fraction(1), .u32(0)]), deltas: [-8192])
    for (weight, part) in Self.places {
      guard case .glyph(_, .color(let color)) = try paint(font, weight) else {
        Issue.record("another paint")
        return
      }
      expect(abs(color.alpha - (1 - 0.5 * part)) < 1e-9, "\(weight)")
    }
  }

  /// All transforms: what becomes of a point, by the formats that do not vary.
  @Test(arguments: [13, 15, 17, 19, 21, 23, 25, 27, 29, 31]) func transforms(format: Int) throws {
    let fields: [Int: [(value: Double, delta: Double, isFraction: Bool)]] = [
      13: [], 15: [(10, 100, false), (20, -60, false)],
      17: [(1, 0.5, true), (0.5, 0.25, true)],
      19: [(1, 0.5, true), (0.5, 0.25, true), (30, 40, false), (50, -10, false)],
      21: [(0.5, 1, true)], 23: [(0.5, 1, true), (30, 40, false), (50, -10, false)],
      25: [(0.25, 0.25, true)], 27: [(0.25, 0.25, true), (30, 40, false), (50, -10, false)],
      29: [(0.1, 0.1, true), (0, 0.05, true)],
      31: [(0.1, 0.1, true), (0, 0.05, true), (30, 40, false), (50, -10, false)],
    ]
    let matrix: [(Double, Double)] = [
      (1, 0.5), (0.25, -0.125), (0, 0.5), (1, 1), (10, 100), (0, -50),
    ]
    func record(_ part: Double?, _ format: Int) -> [Part] {
      let inner = Self.glyph(Self.red)
      if format & ~1 == 12 {
        let values = matrix.map { Part.fixed($0 + (part ?? 0) * $1) }
        return [.u8(format), .child(inner), .child(values + (part == nil ? [.u32(0)] : []))]
      }
      let values = (fields[format | 1] ?? []).map { field -> Part in
        let value = field.value + (part ?? 0) * field.delta
        return field.isFraction ? .fraction(value) : .i16(Int(value))
      }
      return [.u8(format), .child(inner)] + values + (part == nil ? [.u32(0)] : [])
    }
    let deltas =
      format == 13
      ? matrix.map { Int($0.1 * 65536) }
      : (fields[format] ?? []).map { Int($0.isFraction ? $0.delta * 16384 : $0.delta) }
    let varied = Self.font(record(nil, format), deltas: deltas, isLong: true)
    for (weight, part) in Self.places {
      let fixed = Self.font(record(part, format - 1), deltas: [0])
      guard case .transformed(let map, .glyph) = try paint(varied, weight),
        case .transformed(let expected, .glyph) = try paint(fixed, 400)
      else {
        Issue.record("another paint")
        return
      }
      for (a, b) in [
        (map.a, expected.a), (map.b, expected.b), (map.c, expected.c), (map.d, expected.d),
        (map.tx, expected.tx), (map.ty, expected.ty),
      ] {
        expect(abs(a - b) < 0.02, "format \(format), \(weight): \(map), not \(expected)")
      }
    }
  }

  private func expectGradient(
    _ varied: [Part], _ deltas: [Int], _ fixed: (Double) -> [Part],
    _ numbers: (GlyphGradient.Shape) -> [CGFloat]
  ) throws {
    let font = Self.font(Self.glyph(varied), deltas: deltas)
    for (weight, part) in Self.places {
      guard case .glyph(_, .gradient(let found)) = try paint(font, weight),
        case .glyph(_, .gradient(let expected)) = try paint(
          Self.font(Self.glyph(fixed(part)), deltas: [0]), 400)
      else {
        Issue.record("another paint")
        return
      }
      for (a, b) in zip(numbers(found.shape), numbers(expected.shape)) {
        expect(abs(a - b) < 0.05, "\(weight): \(found.shape), not \(expected.shape)")
      }
      expect(found.stops.count == expected.stops.count)
      for (a, b) in zip(found.stops, expected.stops) {
        expect(abs(a.location - b.location) < 1e-3 && abs(a.color.alpha - b.color.alpha) < 1e-3)
      }
    }
  }

  /// Two colors: the first one moves by 0.25, and loses half of its opacity.
  private func line(_ part: Double?) -> [Part] {
    let moved = part ?? 0
    let end: [Part] = part == nil ? [.u32(0)] : []
    let none: [Part] = part == nil ? [.u32(ItemVariations.none)] : []
    return [
      .u8(0), .u16(2), .fraction(0.25 * moved), .u16(0), .fraction(1 - 0.5 * moved),
    ] + end + [.fraction(1), .u16(1), .fraction(1)] + none
  }

  private static let lineDeltas = [4096, -8192]

  @Test func linearGradients() throws {
    func paint(_ part: Double?) -> [Part] {
      let moved = (part ?? 0) * 100
      let points = [0, 10, 500 + moved, 20, 30 - moved, 600].map { Part.i16(Int($0)) }
      return [.u8(part == nil ? 5 : 4), .child(line(part))] + points
        + (part == nil ? [.u32(2)] : [])
    }
    try expectGradient(
      paint(nil), Self.lineDeltas + [0, 0, 100, 0, -100, 0], { paint($0) },
      { shape in
        guard case .linear(let a, let b) = shape else { return [] }
        return [a.x, a.y, b.x, b.y]
      })
  }

  @Test func radialGradients() throws {
    func paint(_ part: Double?) -> [Part] {
      let moved = (part ?? 0) * 100
      let numbers = [100 + moved, 10, 20, 300, 20, 300 - moved].map { Part.i16(Int($0)) }
      return [.u8(part == nil ? 7 : 6), .child(line(part))] + numbers
        + (part == nil ? [.u32(2)] : [])
    }
    try expectGradient(
      paint(nil), Self.lineDeltas + [100, 0, 0, 0, 0, -100], { paint($0) },
      { shape in
        guard case .radial(let a, let r, let b, let s) = shape else { return [] }
        return [a.x, a.y, r, b.x, b.y, s]
      })
  }

  @Test func sweepGradients() throws {
    func paint(_ part: Double?) -> [Part] {
      let moved = part ?? 0
      return [
        .u8(part == nil ? 9 : 8), .child(line(part)), .i16(Int(100 + 100 * moved)), .i16(50),
        .fraction(-1), .fraction(0.5 * moved),
      ] + (part == nil ? [.u32(2)] : [])
    }
    try expectGradient(
      paint(nil), Self.lineDeltas + [100, 0, 0, 8192], { paint($0) },
      { shape in
        guard case .sweep(let a, let from, let to) = shape else { return [] }
        return [a.x, a.y, from * 1000, to * 1000]
      })
  }

  @Test func clipBoxes() throws {
    let box: [Part] = [.u8(2), .i16(0), .i16(-100), .i16(500), .i16(600), .u32(0)]
    let font = Self.font(Self.glyph(Self.red), deltas: [0, 0, 200, -300], clip: box)
    for (weight, part) in Self.places {
      guard case .glyph(let path, .glyph) = try paint(font, weight) else {
        Issue.record("another paint")
        return
      }
      let expected = CGRect(x: 0, y: -100, width: 500 + 200 * part, height: 700 - 300 * part)
      expect(path.boundingRect == expected)
    }
  }

  /// A map says where the deltas are; the last entry counts for all beyond it.
  @Test func maps() throws {
    let move: [Part] = [.u8(15), .child(Self.glyph(Self.red)), .i16(0), .i16(0), .u32(7)]
    let font = Self.font(move, deltas: [1, 20, 300], map: [0, 0, 0, 0, 0, 0, 0, 2, 1])
    guard case .transformed(let map, _) = try paint(font, 900) else {
      Issue.record("another paint")
      return
    }
    expect(map.tx == 300 && map.ty == 20)
    let beyond: [Part] = [.u8(15), .child(Self.glyph(Self.red)), .i16(0), .i16(0), .u32(8)]
    guard
      case .transformed(let last, _) = try paint(
        Self.font(beyond, deltas: [1, 20, 300], map: [0, 0, 0, 0, 0, 0, 0, 2, 1]), 900)
    else {
      Issue.record("another paint")
      return
    }
    expect(last.tx == 20 && last.ty == 20)
  }

  /// Regions with a peak within the axis, and rows and subtables that are not there.
  @Test func regions() throws {
    let store = FontBytes().u16(1).u32(12).u16(1).u32(36).u16(1).u16(3)
    for region in [[0, 0.5, 1], [-1, -1, 0], [0, 0.25, 0.5]] {
      for number in region { store.fraction(number) }
    }
    // A word and two bytes.
    store.pad(to: 4)
    expect(store.count == 36)
    store.u16(2).u16(1).u16(3).u16(0).u16(1).u16(2)
    store.i16(1000).u8(100).u8(0xF6).i16(-7).u8(0).u8(0)
    let table = try table(store)
    func delta(_ place: Double, _ index: Int) throws -> Double {
      let coordinates = [Int32(place * 16384)]
      return try #require(
        ItemVariations(table, store: 4, map: nil, coordinates: coordinates)
      ).delta(index)
    }
    expect(try delta(0.5, 0) == 1000 && delta(0.75, 0) == 500 && delta(1, 0) == 0)
    expect(try delta(0.25, 0) == 490 && delta(0.125, 0) == 245)
    expect(try delta(-1, 0) == 100 && delta(-0.5, 0) == 50 && delta(0, 0) == 0)
    expect(try delta(0.5, 1) == -7)
    expect(try delta(0.5, 2) == 0 && delta(0.5, 0x10000) == 0)
    expect(try delta(0.5, ItemVariations.none) == 0)
    expect(ItemVariations(table, store: 4, map: nil, coordinates: []) == nil)
    expect(ItemVariations(table, store: 5, map: nil, coordinates: [0]) == nil)
    expect(ItemVariations(table, store: 400, map: nil, coordinates: [0]) == nil)
  }

  /// A table of a font that begins with four bytes before `bytes`.
  private func table(_ bytes: FontBytes) throws -> FontTable {
    var font = TestFont("Filigree Store", [TestFont.Glyph([])])
    font.tables["TEST"] = FontBytes().u32(0).append(bytes)
    return try font.withFace { try #require(FontTable($0, "TEST")) }
  }

  /// Whatever byte of the table is wrong: a glyph that is drawn, or none.
  @Test func damagedTables() throws {
    let inner: [Part] =
      [.u8(5), .child(line(nil))] + [0, 10, 500, 20, 30, 600].map { .i16($0) }
      + [.u32(0)]
    let whole: [Part] = [
      .u8(23), .child(Self.glyph(inner)), .fraction(1), .i16(5), .i16(6), .u32(1),
    ]
    func font(_ change: @escaping (FontBytes) -> FontBytes) -> TestFont {
      Self.font(
        whole, deltas: [1, 2, 3, 4, 5, 6, 7, 8], map: [1, 2, 3],
        clip: [.u8(2), .i16(0), .i16(0), .i16(500), .i16(600), .u32(0)], bytes: change)
    }
    expect(try font { $0 }.face(.bold).paint(of: 1) != nil)
    let count = try #require(font { $0 }.tables["COLR"]).count
    for place in 0..<count {
      for value in [UInt8(0), 0xFF, 0x40] {
        let damaged = font { table in
          var bytes = table.bytes
          bytes[place] = value
          return FontBytes(bytes)
        }
        let paint = try damaged.face(.bold).paint(of: 1)
        expect(paint?.cost.paints ?? 0 <= ColorTable.paintLimit)
      }
      let cut = font { FontBytes($0.bytes.prefix(place)) }
      _ = try cut.face(.bold).paint(of: 1)
    }
  }
}
