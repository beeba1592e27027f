import FiligreePaths
import FiligreePixels
import FiligreeSVG
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// Glyphs of OpenType's `SVG ` table.
@Suite struct SVGGlyphTests {
  private static func font(_ documents: [String]) -> TestFont {
    font(bytes: documents.map { Array($0.utf8) })
  }

  private static func font(bytes documents: [[UInt8]]) -> TestFont {
    let box = TestFont.Glyph([TestFont.Glyph.box(0...1000, 0...800)])
    var font = TestFont("Filigree Documents", documents.map { _ in box } + [box])
    let (list, text) = (FontBytes().u16(documents.count), FontBytes())
    for (i, document) in documents.enumerated() {
      list.u16(i + 1).u16(i + 1).u32(2 + 12 * documents.count + text.count)
        .u32(document.count)
      text.append(FontBytes(document))
    }
    font.tables["SVG "] = FontBytes().u16(0).u32(10).u32(0).append(list).append(text)
    font.tables["CPAL"] = FontBytes().u16(0).u16(2).u16(1).u16(2).u32(14).u16(0).u32(0x0000_FFFF)
      .u32(0xFF00_00FF)
    return font
  }

  /// The color of the text that glyphs are drawn in.
  private static let foreground = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1)

  private static func document(_ content: String, _ attributes: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>"
  }

  private func paint(_ content: String, _ attributes: String = "") throws -> GlyphPaint? {
    try Self.font([Self.document(content, attributes)]).face().paint(of: 1)
  }

  /// What a glyph draws, in font units, y up.
  private func node(_ paint: GlyphPaint?, _ foreground: CGColor = foreground) -> SVGNode? {
    guard case .document(let glyph)? = paint else { return nil }
    return glyph.node(foreground: foreground)
  }

  /// A painted outline in font units.
  private struct Part {
    var path: Path
    var paint: SVGPaint
    var opacity: Double
    var isEvenOdd = false
    /// Components of its color.
    var color: [CGFloat]? {
      guard case .color(let color) = paint else { return nil }
      return color.components.map { $0.dropLast() + [$0[$0.count - 1] * CGFloat(opacity)] }
    }
  }

  /// Outlines in font units with what paints them, the lowest first; strokes by their outlines.
  private func parts(_ paint: GlyphPaint?, _ foreground: CGColor = foreground) -> [Part] {
    func walk(_ node: SVGNode, _ map: CGAffineTransform) -> [Part] {
      switch node {
      case .group(let group):
        return group.children.flatMap { walk($0, group.transform.concatenating(map)) }
      case .shape(let shape):
        let fill = shape.fill.map {
          Part(
            path: shape.path.applying(map), paint: $0.paint, opacity: $0.opacity,
            isEvenOdd: $0.isEvenOdd)
        }
        let stroke = shape.stroke.map {
          Part(
            path: shape.path.strokedPath($0.style).applying(map), paint: $0.paint,
            opacity: $0.opacity)
        }
        return [fill, stroke].compactMap { $0 }
      case .picture: return []
      }
    }
    return node(paint, foreground).map { walk($0, .identity) } ?? []
  }

  /// All groups of a glyph, outer ones first.
  private func groups(_ paint: GlyphPaint?) -> [SVGGroup] {
    func walk(_ node: SVGNode) -> [SVGGroup] {
      guard case .group(let group) = node else { return [] }
      return [group] + group.children.flatMap(walk)
    }
    return node(paint).map(walk) ?? []
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
    expect(found.count == boxes.count)
    for (part, box) in zip(found, boxes) {
      let b = part.path.boundingRect
      expect(
        abs(b.minX - box.minX) + abs(b.minY - box.minY) + abs(b.maxX - box.maxX)
          + abs(b.maxY - box.maxY) < 0.01, "\(b), not \(box)")
    }
    expect(found[0].color == [1, 0, 0, 1])
    // Without a color: that of the text.
    expect(found[1].color == Self.foreground.components)
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
  func colors(text: String, expected: [CGFloat]) throws {
    for content in [
      "<rect width='9' height='9' fill='\(text)'/>",
      "<g style='fill: \(text); stroke: none'><rect width='9' height='9'/></g>",
      "<g color='\(text)'><rect width='9' height='9' fill='currentColor'/></g>",
    ] {
      let found = try #require(parts(try paint(content)).first?.color)
      expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(content): \(found)")
    }
  }

  /// SVG 2, section 5.9: glyphs are filled as their text is, and `context-fill` and `context-stroke` name its paint.
  @Test(
    arguments: [
      "<rect width='9' height='9'/>", "<rect width='9' height='9' fill='currentColor'/>",
      "<rect width='9' height='9' fill='context-fill'/>",
      "<rect width='9' height='9' fill='context-stroke'/>",
      "<g fill='context-fill'><use href='#r'/></g><defs><rect id='r' width='9' height='9'/></defs>",
      "<use href='#r' fill='red'/><defs><rect id='r' width='9' height='9' fill='currentColor'/></defs>",
      "<marker id='m' overflow='visible' markerUnits='userSpaceOnUse'><rect width='9' height='9'/></marker>"
        + "<path d='M0 0h9' fill='none' marker-start='url(#m)'/>",
      "<rect width='9' height='9' style='fill: var(--text, currentColor)'/>",
      "<style>rect { fill: context-fill }</style><rect width='9' height='9'/>",
    ])
  func colorsOfTheText(content: String) throws {
    let paint = try paint(content)
    for color in [
      Self.foreground, CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1),
    ] {
      expect(parts(paint, color).map(\.color) == [color.components], "\(content)")
    }
    let half = try self.paint("<rect width='9' height='9' fill='context-fill' fill-opacity='.5'/>")
    expect(parts(half).first?.color == [0.25, 0.5, 0.75, 0.5])
    let stops = try self.paint(
      "<linearGradient id='g' color='context-fill'><stop stop-color='currentColor'/><stop offset='1'/>"
        + "</linearGradient><rect width='9' height='9' fill='url(#g)'/>")
    guard case .gradient(let gradient)? = parts(stops).first?.paint else {
      Issue.record("another paint")
      return
    }
    expect(gradient.stops.map(\.color.components) == [Self.foreground.components, [0, 0, 0, 1]])
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
    expect(found.count == 3)
    for (part, box) in zip(found, boxes) {
      let b = part.path.boundingRect
      expect(
        abs(b.minX - box.minX) + abs(b.minY - box.minY) + abs(b.maxX - box.maxX) < 1e-6,
        "\(b), not \(box)")
    }
  }

  /// The viewport is a square of an em, and `viewBox` is fitted into its middle.
  @Test func viewBoxes() throws {
    let rect = "<rect width='50' height='50' y='50'/>"
    let found = parts(try paint(rect, "viewBox='0 100 100 100'"))
    expect(found.first?.path.boundingRect == CGRect(x: 0, y: 0, width: 500, height: 500))
    let wide = parts(try paint(rect, "viewBox='0 100 200 100'"))
    expect(wide.first?.path.boundingRect == CGRect(x: 0, y: -250, width: 250, height: 250))
    let none = parts(try paint(rect, "viewBox='0 0 0 100'"))
    expect(none.first?.path.boundingRect == CGRect(x: 0, y: -100, width: 50, height: 50))
  }

  @Test func strokesAndRules() throws {
    let stroked = parts(
      try paint("<line x2='100' stroke='blue' stroke-width='20' fill='none'/>"))
    expect(stroked.first?.path.boundingRect == CGRect(x: 0, y: -10, width: 100, height: 20))
    let both = parts(
      try paint("<rect width='100' height='100' fill='red' stroke='blue' stroke-width='4'/>"))
    expect(both.count == 2 && both[1].color == [0, 0, 1, 1])
    let ring = "<path d='M0 0H100V100H0ZM25 25H75V75H25Z'"
    let hole = parts(try paint(ring + " fill-rule='evenodd'/>"))
    expect(hole.first?.isEvenOdd == true)
    expect(parts(try paint(ring + " display='none'/>")).isEmpty)
    expect(parts(try paint(ring + " visibility='hidden'/>")).isEmpty)
  }

  @Test func gradients() throws {
    let stops = """
      <stop offset="20%" stop-color="red"/><stop offset="0.8" stop-color="var(--color1)" stop-opacity=".5"/>
      """
    let found = parts(
      try paint(
        """
        <defs><radialGradient id="g" href="#s" gradientUnits="userSpaceOnUse" cx="10" cy="20" r="30" fx="12"/>
        <linearGradient id="s" spreadMethod="reflect">\(stops)</linearGradient></defs>
        <rect width="100" height="50" fill="url(#g)"/>
        """))
    guard case .gradient(let gradient)? = found.first?.paint,
      case .radial(let focus, 0, let center, 30) = gradient.geometry
    else {
      Issue.record("another paint")
      return
    }
    expect(focus == CGPoint(x: 12, y: 20) && center == CGPoint(x: 10, y: 20))
    expect(gradient.spread == .mirror && gradient.stops.map(\.location) == [0.2, 0.8])
    expect(gradient.stops[1].color == CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.5))
    // A gradient that is not there, and circles of references.
    let none = parts(try paint("<rect width='9' height='9' fill='url(#none) red'/>"))
    expect(none.first?.color == [1, 0, 0, 1])
    expect(
      parts(
        try paint("<linearGradient id='g' href='#g'/><rect width='9' height='9' fill='url(#g)'/>")
      ).isEmpty)
  }

  @Test func wholes() throws {
    expect(
      groups(try paint("<g opacity='0.25'><rect width='9' height='9'/></g>"))
        .contains { $0.opacity == 0.25 })
    let clipped = groups(
      try paint(
        """
        <clipPath id="c"><rect width="5" height="7"/></clipPath>
        <rect clip-path="url(#c)" width="90" height="90"/>
        """))
    let clip = try #require(clipped.compactMap(\.clip).first)
    expect(clip.content.box == CGRect(x: 0, y: 0, width: 5, height: 7))
    let masked = groups(
      try paint(
        "<mask id='m'><rect width='9' height='9'/></mask><rect mask='url(#m)' width='9' height='9'/>"
      ))
    expect(masked.contains { $0.mask != nil })
    let blurred = groups(try paint("<rect filter='blur(3px)' width='9' height='9'/>"))
    expect(blurred.contains { !$0.filters.isEmpty })
    let pattern = parts(
      try paint(
        "<pattern id='p' width='1' height='1'><rect width='9' height='9'/></pattern>"
          + "<rect fill='url(#p)' width='9' height='9'/>"))
    if case .pattern? = pattern.first?.paint { return }
    Issue.record("another paint")
  }

  /// A document of several glyphs, of which each has an element of its name.
  @Test func glyphsByTheirNames() throws {
    let content = """
      <svg xmlns="http://www.w3.org/2000/svg" fill="blue"><g id="glyph1"><rect width="1" height="1"/></g>
      <g id="glyph2" transform="translate(5)"><rect width="2" height="2"/></g></svg>
      """
    let face = try Self.font([content, content, content]).face()
    let found = parts(face.paint(of: 2))
    expect(found.first?.path.boundingRect == CGRect(x: 5, y: -2, width: 2, height: 2))
    expect(found.first?.color == [0, 0, 1, 1] && found.count == 1)
    expect(parts(face.paint(of: 1)).count == 1)
    // A glyph without a document, or without an element in one of others, is plain.
    expect(face.paint(of: 3) == nil && !face.outline(of: 3).isEmpty)
    expect(face.paint(of: 4) == nil && !face.outline(of: 4).isEmpty)
  }

  /// What is around a glyph's element counts for it; what is beside it is not drawn.
  @Test func elementsAroundAGlyph() throws {
    let paint = try paint(
      """
      <defs><rect id="r" width="2" height="2"/></defs><rect width="50" height="50"/>
      <g transform="translate(10 0)" opacity=".5" style="--c: lime"><rect width="60" height="60"/>
      <svg x="5" width="40" height="40" viewBox="0 0 20 20" overflow="visible" fill="var(--c)">
      <g id="glyph1" transform="scale(2)"><use href="#r" x="1"/></g><rect width="70" height="70"/></svg></g>
      """, "viewBox='0 0 500 500'")
    let found = parts(paint)
    // The em of 1000 units is the box of 500, and 20 units of the inner box are 40 around it.
    expect(found.map(\.path.boundingRect) == [CGRect(x: 38, y: -16, width: 16, height: 16)])
    expect(found.first?.color == [0, 1, 0, 1])
    expect(groups(paint).contains { $0.opacity == 0.5 })
    let hidden = try self.paint(
      "<g display='none'><rect id='glyph1' width='9' height='9'/></g>")
    expect(parts(hidden).isEmpty)
  }

  /// Documents may be packed by gzip (OpenType 1.9, "SVG — The SVG (Scalable Vector Graphics) Table").
  @Test func packedDocuments() throws {
    // `<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9"/></svg>`
    let packed = try #require(
      Data(
        base64Encoded: """
          H4sIAAAAAAACA7MpLktXqMjNySu2VcooKSmw0tcvLy/XKzfWyy9K1zcyMDDQB6pQsrMpSk0uUSjPTCnJsFWyVFLISM
          1MzygBMfXtbEBK7ABR2/EfSgAAAA==
          """, options: .ignoreUnknownCharacters))
    let face = try Self.font(bytes: [Array(packed)]).face()
    expect(
      parts(face.paint(of: 1)).first?.path.boundingRect
        == CGRect(x: 0, y: -9, width: 9, height: 9))
    let cut = try Self.font(bytes: [Array(packed.dropLast(12))]).face()
    expect(cut.paint(of: 1) == nil)
  }

  /// Whatever the document says: a glyph, or none, soon.
  @Test func badDocuments() throws {
    let many = String(repeating: "<rect width='1' height='1'/>", count: 5000)
    let deep = String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70)
    let twice = (0..<20).map {
      "<g id='a\($0 + 1)'><use href='#a\($0)'/><use href='#a\($0)'/></g>"
    }
    for content in [
      many, deep, "<g", String(repeating: "<g>", count: 20_000), "<use id='u' href='#u'/>",
      "<g id='g'><use href='#g'/></g>",
      "<defs><rect id='a0' width='1' height='1'/>" + twice.joined() + "</defs><use href='#a20'/>",
      "<path d='M0 0L1e999 5'/>", "<path d='nothing'/>", "<rect width='nan' height='1'/>",
      "<g transform='scale(1e300) scale(1e300)'><rect width='1' height='1'/></g>",
      "<line x2='1e9' stroke='red' stroke-dasharray='1e-9'/>",
      "<rect width='9' height='9' transform='rotate(1' fill='#12'/>", "&nothing;",
      "<style>*{--a:var(--b)var(--b);--b:var(--a)}</style><rect width='9' height='9' fill='var(--a)'/>",
      "<style>*{--a0:red;" + (0..<40).map { "--a\($0 + 1):var(--a\($0))var(--a\($0));" }.joined()
        + "}</style><rect width='9' height='9' fill='var(--a40)'/>",
      "<image width='9' height='9' href='data:image/png;base64,AAAA'/>",
      "<image width='9' height='9' href='file:///etc/passwd'/>",
    ] {
      let paint = try paint(content)
      expect(paint.map { $0.cost.paints <= 8 * ColorTable.paintLimit } ?? true, "\(content)")
    }
    expect(try Self.font([""]).face().paint(of: 1) == nil)
    expect(try Self.font(["<rect width='1'/>"]).face().paint(of: 1) == nil)
  }
}
