import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Lines under text matrices, and glyphs of a font that the test writes: of parts, and of an SVG document.
@Suite struct GlyphPictureTests {
  private static let document = """
    <svg xmlns="http://www.w3.org/2000/svg">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#0af"/>
    <stop offset="1" stop-color="white"/></linearGradient>
    <clipPath id="frame"><circle cx="500" cy="-400" r="380"/></clipPath>
    <path id="hill" d="M0 0C200 -300 400 -300 600 0Z"/></defs>
    <g clip-path="url(#frame)"><rect y="-800" width="1000" height="900" fill="url(#sky)"/>
    <circle cx="680" cy="-560" r="90" fill="orange"/>
    <use href="#hill" x="-50" y="-60" fill="green"/>
    <g opacity="0.6"><use href="#hill" x="380" fill="context-fill"/>
    <rect x="300" y="-130" width="500" height="200" fill="teal"/></g></g>
    <circle cx="500" cy="-400" r="380" fill="none" stroke="black" stroke-width="40"
    stroke-dasharray="60 30" stroke-linecap="round"/></svg>
    """

  private func font() throws -> UIFont {
    typealias Glyph = TestFont.Glyph
    var font = TestFont(
      "Filigree Signs",
      [
        Glyph([Glyph.box(0...1000, 0...800)]),
        // Boxes that abut, in turns clockwise and not.
        Glyph(
          (0..<6).map { i in
            Glyph.box((40 + 153 * i)...(193 + 153 * i), 0...(300 + 80 * i), isReversed: i % 2 == 1)
          }),
        // Bars that overlap, with a common upper side.
        Glyph([Glyph.box(100...250, 0...705), Glyph.box(100...600, 555...705)]),
      ])
    font.tables["SVG "] = FontBytes().u16(0).u32(10).u32(0).u16(1).u16(1).u16(1).u32(14)
      .u32(Self.document.utf8.count).append(FontBytes(Self.document.utf8))
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("signs-\(UUID().uuidString).ttf")
    try font.data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    expect(CTFontManagerRegisterFontsForURL(url, .process, nil))
    return try #require(UIFont(name: "Filigree Signs", size: 60))
  }

  @Test func `glyphs and matrices`() throws {
    let signs = try font()
    let letters = UIFont(name: "DejaVu Serif Bold", size: 24) ?? .systemFont(ofSize: 24)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let bounds = CGRect(x: 0, y: 0, width: 250, height: 190)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      let cg = context.cgContext
      UIColor.white.setFill()
      context.fill(bounds)
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(
          string: "Matrix",
          attributes: [.font: letters, .foregroundColor: UIColor.systemIndigo]))
      let maps = [
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 8, ty: 30),
        CGAffineTransform(a: 1, b: 0, c: 0.4, d: -1, tx: 125, ty: 30),
        CGAffineTransform(a: 1.2, b: 0.35, c: 0.35, d: -1, tx: 8, ty: 55),
        CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 125, ty: 50),
        CGAffineTransform(a: 0, b: -0.7, c: -0.7, d: 0, tx: 240, ty: 110),
      ]
      for map in maps {
        cg.textMatrix = map
        CTLineDraw(line, cg)
      }
      UIColor.systemPink.setFill()
      cg.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 8.3, ty: 175.4)
      CTFontDrawGlyphs(
        signs, [1, 2, 3], [.zero, CGPoint(x: 66, y: 0), CGPoint(x: 135, y: 0)], 3, cg)
      cg.textMatrix = CGAffineTransform(a: 0.6, b: -0.2, c: -0.1, d: -0.6, tx: 190, ty: 170)
      CTFontDrawGlyphs(signs, [1], [.zero], 1, cg)
    }
    expectPicture(try #require(image.cgImage), named: "glyphs-and-matrices")
  }
}
