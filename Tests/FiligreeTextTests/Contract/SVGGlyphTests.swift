import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// Glyphs of OpenType's `SVG ` table.
@Suite struct SVGGlyphTests {
  private static func font(_ documents: [String]) -> TestFont {
    let box = TestFont.Glyph([TestFont.Glyph.box(0...1000, 0...800)])
    var font = TestFont("Filigree Documents", documents.map { _ in box } + [box])
    let (list, text) = (FontBytes().u16(documents.count), FontBytes())
    for (i, document) in documents.enumerated() {
      list.u16(i + 1).u16(i + 1).u32(2 + 12 * documents.count + text.count)
        .u32(document.utf8.count)
      text.append(FontBytes(document.utf8))
    }
    font.tables["SVG "] = FontBytes().u16(0).u32(10).u32(0).append(list).append(text)
    font.tables["CPAL"] = FontBytes().u16(0).u16(2).u16(1).u16(2).u32(14).u16(0).u32(0x0000_FFFF)
      .u32(0xFF00_00FF)
    return font
  }

  private func paint(_ content: String, _ attributes: String = "") throws -> GlyphPaint? {
    let document = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
    return try Self.font([document]).face().paint(of: 1)
  }

  /// Outlines in font units with what fills them, the lowest first.
  private func parts(_ paint: GlyphPaint?) -> [(path: Path, paint: GlyphPaint)] {
    func walk(_ paint: GlyphPaint, _ map: CGAffineTransform) -> [(Path, GlyphPaint)] {
      switch paint {
      case .transformed(let inner, let paint): walk(paint, inner.concatenating(map))
      case .layers(let paints): paints.flatMap { walk($0, map) }
      case .glyph(let path, .layers(let paints)):
        paints.flatMap { walk($0, map) }
          + [(path.applying(map), .none)]
      case .glyph(let path, let inner): [(path.applying(map), inner)]
      case .none, .color, .gradient, .composite: []
      }
    }
    return paint.map { walk($0, .identity) } ?? []
  }

  private func color(_ paint: GlyphPaint?) -> (components: [CGFloat]?, alpha: Double)? {
    guard case .color(let color)? = paint else { return nil }
    return (color.color?.components, color.alpha)
  }

  @Test func shapes() throws {
    let found = parts(
      try paint(
        """
        <rect x="10" y="-100" width="200" height="80" fill="red"/>
        <circle cx="100" cy="-100" r="50"/><ellipse cx="0" cy="0" rx="20" ry="10"/>
        <polygon points="0,0 100,0 50,-100"/><polyline points="0 0 100 0 50 -100"/>
        <path d="M0 0H300V-400H0Z"/><rect width="100" height="60" rx="10"/>
        """))
    let boxes = [
      CGRect(x: 10, y: 20, width: 200, height: 80), CGRect(x: 50, y: 50, width: 100, height: 100),
      CGRect(x: -20, y: -10, width: 40, height: 20), CGRect(x: 0, y: 0, width: 100, height: 100),
      CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 300, height: 400),
      CGRect(x: 0, y: -60, width: 100, height: 60),
    ]
    #expect(found.count == boxes.count)
    for (part, box) in zip(found, boxes) {
      let b = part.path.boundingRect
      #expect(
        abs(b.minX - box.minX) + abs(b.minY - box.minY) + abs(b.maxX - box.maxX)
          + abs(b.maxY - box.maxY) < 0.01, "\(b), not \(box)")
    }
    #expect(color(found[0].paint)?.components == [1, 0, 0, 1])
    // Without a colour: that of the text.
    #expect(color(found[1].paint).map { $0.components == nil && $0.alpha == 1 } ?? false)
  }

  @Test(
    arguments: [
      ("#f00", [1, 0, 0, 1]), ("#00ff0080", [0, 1, 0, 128 / 255.0]),
      ("rgb(0,0,255)", [0, 0, 1, 1]),
      ("rgb(100%, 0%, 50%)", [1, 0, 0.5, 1]), ("rgba(255,0,0,0.5)", [1, 0, 0, 0.5]),
      ("LIME", [0, 1, 0, 1]), ("var(--color0, blue)", [1, 0, 0, 1]),
      ("var(--color1)", [0, 0, 1, 1]), ("var(--color9, #00f)", [0, 0, 1, 1]),
      ("transparent", [0, 0, 0, 0]),
    ] as [(String, [CGFloat])])
  func colours(text: String, expected: [CGFloat]) throws {
    for content in [
      "<rect width='9' height='9' fill='\(text)'/>",
      "<g style='fill: \(text); stroke: none'><rect width='9' height='9'/></g>",
      "<g color='\(text)'><rect width='9' height='9' fill='currentColor'/></g>",
    ] {
      let found = color(parts(try paint(content)).first?.paint)?.components
      #expect(found == expected, "\(content)")
    }
    #expect(
      color(
        parts(try paint("<rect width='9' height='9' fill='context-fill' fill-opacity='.5'/>"))
          .first?
          .paint
      ).map { $0.components == nil && $0.alpha == 0.5 } ?? false)
  }

  @Test func transformsAndReferences() throws {
    let found = parts(
      try paint(
        """
        <defs><rect id="box" width="10" height="10"/>
        <symbol id="sign"><rect width="20" height="20"/></symbol></defs>
        <g transform="translate(100 -50) scale(2)"><use href="#box" x="5" y="5"/></g>
        <use xlink:href="#sign" transform="rotate(90 10 10)"/>
        <g transform="matrix(1 0 0 1 7 0),skewX(45)"><use href="#box"/></g>
        <use href="#none"/><text>x</text>
        """, "xmlns:xlink=\"http://www.w3.org/1999/xlink\""))
    let boxes = [
      CGRect(x: 110, y: 20, width: 20, height: 20), CGRect(x: 0, y: -20, width: 20, height: 20),
      CGRect(x: 7, y: -10, width: 20, height: 10),
    ]
    #expect(found.count == 3)
    for (part, box) in zip(found, boxes) {
      let b = part.path.boundingRect
      #expect(
        abs(b.minX - box.minX) + abs(b.minY - box.minY) + abs(b.maxX - box.maxX) < 1e-6,
        "\(b), not \(box)")
    }
  }

  /// The viewport is a square of an em, and `viewBox` is fitted into its middle.
  @Test func viewBoxes() throws {
    let rect = "<rect width='50' height='50' y='50'/>"
    let found = parts(try paint(rect, "viewBox='0 100 100 100'"))
    #expect(found.first?.path.boundingRect == CGRect(x: 0, y: 0, width: 500, height: 500))
    let wide = parts(try paint(rect, "viewBox='0 100 200 100'"))
    #expect(wide.first?.path.boundingRect == CGRect(x: 0, y: -250, width: 250, height: 250))
    let none = parts(try paint(rect, "viewBox='0 0 0 100'"))
    #expect(none.first?.path.boundingRect == CGRect(x: 0, y: -100, width: 50, height: 50))
  }

  @Test func strokesAndRules() throws {
    let stroked = parts(
      try paint("<line x2='100' stroke='blue' stroke-width='20' fill='none'/>"))
    #expect(stroked.first?.path.boundingRect == CGRect(x: 0, y: -10, width: 100, height: 20))
    let both = parts(
      try paint("<rect width='100' height='100' fill='red' stroke='blue' stroke-width='4'/>"))
    #expect(both.count == 2 && color(both[1].paint)?.components == [0, 0, 1, 1])
    let ring = "<path d='M0 0H100V100H0ZM25 25H75V75H25Z'"
    let hole = parts(try paint(ring + " fill-rule='evenodd'/>"))
    #expect(abs(abs(try #require(hole.first).path.signedArea) - 7500) < 1e-3)
    #expect(parts(try paint(ring + " display='none'/>")).isEmpty)
    #expect(parts(try paint(ring + " visibility='hidden'/>")).isEmpty)
  }

  @Test func gradients() throws {
    func gradient(_ content: String) throws -> (CGAffineTransform, GlyphGradient)? {
      let found = parts(
        try paint(
          "<defs>\(content)</defs><rect width='100' height='50' fill='url(#g) red'/>"))
      guard case .transformed(let map, .gradient(let gradient))? = found.first?.paint else {
        return nil
      }
      return (map, gradient)
    }
    let stops = """
      <stop offset="20%" stop-color="red"/><stop offset="0.8" stop-color="blue" stop-opacity=".5"/>
      """
    let (map, linear) = try #require(
      try gradient("<linearGradient id='g' spreadMethod='reflect'>\(stops)</linearGradient>"))
    #expect(map == CGAffineTransform(a: 100, b: 0, c: 0, d: 50, tx: 0, ty: 0))
    #expect(linear.extend == .reflect && linear.stops.map(\.location) == [0, 0.2, 0.8, 1])
    #expect(linear.stops[3].color.alpha == 0.5)
    if case .linear(let a, let b) = linear.shape {
      #expect(a == .zero && b == CGPoint(x: 1, y: 0))
    } else {
      Issue.record("another shape")
    }
    let (_, radial) = try #require(
      try gradient(
        """
        <linearGradient id="s">\(stops)</linearGradient>
        <radialGradient id="g" href="#s" gradientUnits="userSpaceOnUse" cx="10" cy="20" r="30"
        fx="12"/>
        """))
    #expect(radial.stops.count == 4)
    if case .radial(let a, let r, let b, let s) = radial.shape {
      #expect(a == CGPoint(x: 12, y: 20) && r == 0 && b == CGPoint(x: 10, y: 20) && s == 30)
    } else {
      Issue.record("another shape")
    }
    // A gradient that is not there, and circles of references.
    let none = parts(try paint("<rect width='9' height='9' fill='url(#none) red'/>"))
    #expect(color(none.first?.paint)?.components == [1, 0, 0, 1])
    #expect(try gradient("<linearGradient id='g' href='#g'/>") == nil)
  }

  @Test func groupsAndClips() throws {
    let veiled = try paint("<g opacity='0.25'><rect width='9' height='9'/></g>")
    guard case .transformed(_, .layers(let layers))? = veiled, layers.count == 1,
      case .glyph(_, .composite(_, .sourceIn, over: .color(let veil))) = layers[0]
    else {
      Issue.record("other paints")
      return
    }
    #expect(veil.alpha == 0.25)
    let clipped = try paint(
      """
      <clipPath id="c"><rect width="5" height="7"/></clipPath>
      <rect clip-path="url(#c)" width="90" height="90"/>
      """)
    guard case .transformed(_, .layers(let parts))? = clipped,
      case .glyph(let clip, .glyph)? = parts.first
    else {
      Issue.record("other paints")
      return
    }
    #expect(clip.boundingRect == CGRect(x: 0, y: 0, width: 5, height: 7))
  }

  /// A document of several glyphs, of which each has an element of its name.
  @Test func glyphsByTheirNames() throws {
    let content = """
      <svg xmlns="http://www.w3.org/2000/svg" fill="blue"><g id="glyph1"><rect width="1" height="1"/></g>
      <g id="glyph2" transform="translate(5)"><rect width="2" height="2"/></g></svg>
      """
    let face = try Self.font([content, content]).face()
    let found = parts(face.paint(of: 2))
    #expect(found.first?.path.boundingRect == CGRect(x: 5, y: -2, width: 2, height: 2))
    #expect(color(found.first?.paint)?.components == [0, 0, 1, 1] && found.count == 1)
    #expect(parts(face.paint(of: 1)).count == 1)
    // A glyph without a document is plain.
    #expect(face.paint(of: 3) == nil && !face.outline(of: 3).isEmpty)
  }

  /// Whatever the document says: a glyph, or none, soon.
  @Test func badDocuments() throws {
    let many = String(repeating: "<rect width='1' height='1'/>", count: 5000)
    let deep = String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70)
    let twice = (0..<20).map {
      "<g id='a\($0 + 1)'><use href='#a\($0)'/><use href='#a\($0)'/></g>"
    }
    for content in [
      many, deep, "<g", "<use id='u' href='#u'/>", "<g id='g'><use href='#g'/></g>",
      "<defs><rect id='a0' width='1' height='1'/>" + twice.joined() + "</defs><use href='#a20'/>",
      "<path d='M0 0L1e999 5'/>", "<path d='nothing'/>", "<rect width='nan' height='1'/>",
      "<g transform='scale(1e300) scale(1e300)'><rect width='1' height='1'/></g>",
      "<line x2='1e9' stroke='red' stroke-dasharray='1e-9'/>",
      "<rect width='9' height='9' transform='rotate(1' fill='#12'/>", "&nothing;",
    ] {
      let paint = try paint(content)
      #expect(paint.map { $0.cost.paints <= 8 * ColourTable.paintLimit } ?? true, "\(content)")
    }
    #expect(try Self.font([""]).face().paint(of: 1) == nil)
    #expect(try Self.font(["<rect width='1'/>"]).face().paint(of: 1) == nil)
  }
}
