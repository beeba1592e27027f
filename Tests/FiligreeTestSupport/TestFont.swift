import Foundation

/// A small TrueType font for tests, written by code: glyphs of straight lines, and any further tables.
///
/// 1000 units per em, ascent 800, descent 200. Glyph 0 is empty.
package struct TestFont {
  /// A glyph of contours of lines, in font units, y up.
  package struct Glyph {
    package var contours: [[(x: Int, y: Int)]]
    package var advance: Int
    /// Whether the font says that contours overlap.
    package var overlaps = false

    package init(_ contours: [[(x: Int, y: Int)]], advance: Int = 1000, overlaps: Bool = false) {
      self.contours = contours
      self.advance = advance
      self.overlaps = overlaps
    }

    /// An upright rectangle, clockwise where y is up, as TrueType has it, or the other way round.
    package static func box(
      _ x: ClosedRange<Int>, _ y: ClosedRange<Int>, isReversed: Bool = false
    ) -> [(x: Int, y: Int)] {
      let points = [
        (x.lowerBound, y.lowerBound), (x.lowerBound, y.upperBound), (x.upperBound, y.upperBound),
        (x.upperBound, y.lowerBound),
      ]
      return isReversed ? points.reversed() : points
    }
  }

  /// An axis from `least` over 0 to `most`, on the scale of its tag.
  package struct Axis {
    package var tag: String
    package var range: (least: Int, normal: Int, most: Int)

    package init(_ tag: String, _ least: Int, _ normal: Int, _ most: Int) {
      self.tag = tag
      range = (least, normal, most)
    }
  }

  package var family: String
  /// The glyphs from number 1 on: the first is that of U+E001, and so on.
  package var glyphs: [Glyph]
  package var axes: [Axis] = []
  /// Further tables by their tags.
  package var tables: [String: FontBytes] = [:]

  package init(_ family: String, _ glyphs: [Glyph]) {
    self.family = family
    self.glyphs = glyphs
  }

  /// The character of a glyph.
  package static func character(_ glyph: Int) -> String {
    Unicode.Scalar(UInt32(0xE000 + glyph)).map { String(Character($0)) } ?? ""
  }

  /// The font file.
  package func data() -> Data {
    var tables = tables
    let all = [Glyph([], advance: 500)] + glyphs
    let (glyf, loca, hmtx) = (FontBytes(), FontBytes(), FontBytes())
    for glyph in all {
      loca.u32(glyf.count)
      glyf.append(Self.outline(glyph))
      let left = glyph.contours.joined().map(\.x).min() ?? 0
      hmtx.u16(glyph.advance).i16(left)
    }
    loca.u32(glyf.count)
    if glyf.count == 0 { glyf.u32(0) }
    (tables["glyf"], tables["loca"], tables["hmtx"]) = (glyf, loca, hmtx)
    tables["head"] = FontBytes().u32(0x10000).u32(0x10000).u32(0).u32(0x5F0F_3CF5).u16(3).u16(1000)
      .u32(0).u32(0).u32(0).u32(0).i16(0).i16(-200).i16(1000).i16(800).u16(0).u16(8).i16(2).i16(1)
      .i16(0)
    tables["hhea"] = FontBytes().u32(0x10000).i16(800).i16(-200).i16(0).u16(1000).i16(0).i16(0)
      .i16(1000).i16(1).i16(0).i16(0).u32(0).u32(0).i16(0).u16(all.count)
    let points = all.map { $0.contours.joined().count }.max() ?? 0
    tables["maxp"] = FontBytes().u32(0x10000).u16(all.count).u16(points)
      .u16(all.map(\.contours.count).max() ?? 0).u16(0).u16(0).u16(2).u32(0).u32(0).u32(0).u32(0)
      .u16(0)
    tables["cmap"] = FontBytes().u16(0).u16(1).u16(3).u16(10).u32(12).u16(12).u16(0).u32(28).u32(0)
      .u32(1).u32(0xE001).u32(0xE000 + max(1, glyphs.count)).u32(1)
    tables["post"] = FontBytes().u32(0x30000).u32(0).i16(-100).i16(50).u32(0).u32(0).u32(0).u32(0)
      .u32(0)
    tables["name"] = names()
    if !axes.isEmpty {
      tables["fvar"] = variations()
      // Without it, outlines are not taken as variable; here none of them varies.
      let start = 20 + 2 * (all.count + 1)
      let gvar = FontBytes().u32(0x10000).u16(axes.count).u16(0).u32(start).u16(all.count).u16(0)
        .u32(start)
      for _ in 0...all.count { gvar.u16(0) }
      tables["gvar"] = gvar
    }
    return Self.file(tables)
  }

  private static func outline(_ glyph: Glyph) -> FontBytes {
    let bytes = FontBytes()
    if glyph.contours.isEmpty { return bytes }
    let points = Array(glyph.contours.joined())
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    bytes.i16(glyph.contours.count).i16(xs.min() ?? 0).i16(ys.min() ?? 0).i16(xs.max() ?? 0)
      .i16(ys.max() ?? 0)
    var end = -1
    for contour in glyph.contours {
      end += contour.count
      bytes.u16(end)
    }
    bytes.u16(0)
    // All on the curve, coordinates of two bytes.
    for i in points.indices { bytes.u8(i == 0 && glyph.overlaps ? 0x41 : 1) }
    for values in [xs, ys] {
      var last = 0
      for value in values {
        bytes.i16(value - last)
        last = value
      }
    }
    bytes.pad(to: 4)
    return bytes
  }

  private func names() -> FontBytes {
    let (bytes, text) = (FontBytes(), FontBytes())
    let names =
      [(1, family), (2, "Regular"), (4, family), (6, family.filter { $0 != " " })]
      + axes.indices.map { (256 + $0, "Axis") }
    bytes.u16(0).u16(names.count).u16(6 + 12 * names.count)
    for (id, name) in names {
      bytes.u16(3).u16(1).u16(0x409).u16(id).u16(2 * name.utf16.count).u16(text.count)
      for unit in name.utf16 { text.u16(Int(unit)) }
    }
    return bytes.append(text)
  }

  private func variations() -> FontBytes {
    let bytes = FontBytes()
    bytes.u16(1).u16(0).u16(16).u16(2).u16(axes.count).u16(20).u16(0).u16(4 + 4 * axes.count)
    for (i, axis) in axes.enumerated() {
      bytes.tag(axis.tag).u32(axis.range.least << 16).u32(axis.range.normal << 16)
        .u32(axis.range.most << 16).u16(0).u16(256 + i)
    }
    return bytes
  }

  private static func file(_ tables: [String: FontBytes]) -> Data {
    let (bytes, body) = (FontBytes(), FontBytes())
    bytes.u32(0x10000).u16(tables.count).u16(0).u16(0).u16(0)
    let start = 12 + 16 * tables.count
    for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
      // Nobody here looks at sums.
      bytes.tag(tag).u32(0).u32(start + body.count).u32(table.count)
      body.append(table)
      body.pad(to: 4)
    }
    return Data(bytes.append(body).bytes)
  }
}
