import FiligreeDocuments
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import FiligreeText
import Foundation
import Testing

@testable import FiligreeSVG

/// A page of text in the fonts that `scripts/setup` installs, looked at before it became the golden one.
@Suite struct TextPictureTests {
  private static let library: FontLibrary = {
    let files =
      ["Regular", "Bold", "Italic"].map { "/usr/share/fonts/opentype/inter/Inter-\($0).otf" }
      + ["Serif-Regular", "SansHebrew-Regular", "SansArabic-Regular", "ColorEmoji"].map {
        "/usr/share/fonts/truetype/noto/Noto\($0).ttf"
      } + ["/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"]
    do {
      return try FontLibrary(files: files.map { URL(fileURLWithPath: $0) })
    } catch {
      fatalError("run scripts/setup: \(error)")
    }
  }()

  /// Glyphs that are elements of an SVG document, in texts of three colors.
  private static let glyphs = #"""
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
      <style>.leaf { fill: var(--color1, red) } .stem { stroke: var(--color0); stroke-width: 6; fill: none }</style>
      <defs>
        <pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="10" cy="10" r="6"/></pattern>
        <linearGradient id="fade"><stop stop-color="white"/><stop offset="1"/></linearGradient>
        <mask id="faded"><rect y="-100" width="100" height="100" fill="url(#fade)"/></mask>
        <radialGradient id="ball" fx=".3" fy=".3"><stop stop-color="white"/>
          <stop offset="1" stop-color="currentColor"/></radialGradient>
        <path id="petal" class="leaf" d="M50 -50C30 -70 40 -95 50 -95S70 -70 50 -50"/>
        <marker id="tip" orient="auto" markerWidth="4" markerHeight="4" refX="2" refY="2" viewBox="0 0 4 4">
          <path d="M0 0L4 2L0 4z" fill="context-stroke"/></marker>
      </defs>
      <rect id="glyph1" x="5" y="-90" width="85" height="85" rx="16" fill="url(#dots)"
        stroke="currentColor" stroke-width="5"/>
      <rect id="glyph2" x="5" y="-90" width="85" height="85" mask="url(#faded)"/>
      <circle id="glyph3" cx="50" cy="-45" r="42" fill="url(#ball)"/>
      <g id="glyph4"><path class="stem" d="M50 0V-50"/><g><use href="#petal"/>
        <use href="#petal" transform="rotate(72 50 -50)"/><use href="#petal" transform="rotate(144 50 -50)"/>
        <use href="#petal" transform="rotate(216 50 -50)" style="--color1: gold"/>
        <use href="#petal" transform="rotate(288 50 -50)" style="--color1: gold"/></g>
        <circle cx="50" cy="-50" r="9" fill="context-fill"/></g>
      <g id="glyph5" opacity=".6"><rect x="5" y="-90" width="55" height="55"/>
        <circle cx="60" cy="-35" r="32" fill="var(--color1)"/></g>
      <path id="glyph6" d="M10 -20C30 -90 60 -90 80 -30" fill="none" stroke="context-fill" stroke-width="8"
        marker-end="url(#tip)"/>
      <circle id="glyph7" cx="50" cy="-45" r="30" style="filter: drop-shadow(8px 8px 4px currentColor)"
        fill="white"/>
      <image id="glyph8" x="10" y="-80" width="70" height="70" style="image-rendering: pixelated"
        href="data:image/png;base64,PICTURE"/>
    </svg>
    """#

  @Test func glyphsOfDocuments() throws {
    let box = TestFont.Glyph([TestFont.Glyph.box(0...1000, 0...800)])
    var font = TestFont("Signs", Array(repeating: box, count: 8))
    // Two by two pixels, red, green, blue and clear.
    let picture = CGImage(
      width: 2, height: 2, components: 4, depth: 8,
      bytes: [255, 0, 0, 255, 0, 160, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    let link = Data(try picture.encoded(as: .png)).base64EncodedString()
    let document = Self.glyphs.replacing("PICTURE", with: link)
    font.tables["SVG "] = FontBytes().u16(0).u32(10).u32(0).u16(1).u16(1).u16(8).u32(14)
      .u32(document.utf8.count).append(FontBytes(document.utf8))
    font.tables["CPAL"] = FontBytes().u16(0).u16(2).u16(1).u16(2).u32(14).u16(0)
      .u32(0x3070_20FF).u32(0xC040_FFFF)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("signs-\(UUID().uuidString).ttf")
    try font.data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = (1...8).map(TestFont.character).joined()
    let page = """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="190" font-family="Signs" font-size="48">
      <text x="8" y="52">\(text)</text><text x="8" y="112" fill="#e0407a">\(text)</text>
      <text x="8" y="176" fill="teal" font-style="italic" rotate="10">\(text)</text></svg>
      """
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(library: try FontLibrary(files: [url]))
    let tree = try SVGReader.tree(of: Array(page.utf8), options)
    expect(tree.warnings.isEmpty)
    let image = try Rasterizer(scale: 2, background: .white)
      .render(SVGDrawing.list(of: tree).list)
    expectPicture(image, named: "glyphs")
  }

  /// Forms of Chinese characters by language, and letters whose family has no bold and no italic font.
  @Test func languagesAndMissingFaces() throws {
    let lines = ["ja", "zh-Hans", "zh-Hant", "ko"].enumerated().map { index, language in
      "<text x='10' y='\(34 + 36 * index)' lang='\(language)'>骨直曜海 <tspan font-size='14'>\(language)</tspan></text>"
    }
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="160" font-family="Inter" font-size="30">
      \(lines.joined())<g font-family="Noto Serif" font-size="26"><text x="210" y="34">Regular</text>
      <text x="210" y="70" font-weight="bold">Bold &amp; 89</text><text x="210" y="106" font-style="italic">Italic</text>
      <text x="210" y="142" font-style="italic" font-weight="bold">Both 骨</text></g></svg>
      """
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(library: Self.library)
    let tree = try SVGReader.tree(of: Array(document.utf8), options)
    expect(tree.warnings.isEmpty)
    let image = try Rasterizer(scale: 2, background: .white)
      .render(SVGDrawing.list(of: tree).list)
    expectPicture(image, named: "languages")
  }

  @Test func text() throws {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" font-family="Inter" font-size="20">
        <defs>
          <linearGradient id="g"><stop stop-color="#0af"/><stop offset="1" stop-color="#f06"/></linearGradient>
          <pattern id="q" width="6" height="6" patternUnits="userSpaceOnUse">
            <rect width="6" height="6" fill="#fd0"/><circle cx="3" cy="3" r="2" fill="#083"/>
          </pattern>
          <path id="p" d="M 20 164 C 80 94 140 94 200 164 S 320 234 380 164"/>
          <clipPath id="c"><text x="210" y="300" font-size="44" font-weight="bold">Clip</text></clipPath>
        </defs>
        <path d="M 200 10 V 74" stroke="#bbb"/>
        <text x="200" y="26">start</text>
        <text x="200" y="48" text-anchor="middle">middle</text>
        <text x="200" y="70" text-anchor="end">end</text>
        <text x="10" y="40" font-size="32" font-weight="bold" fill="url(#g)">Gradient</text>
        <text x="280" y="44" font-size="34" font-weight="bold" fill="url(#q)" stroke="#083">Tiles</text>
        <text x="10" y="92">An <tspan font-weight="bold">inner <tspan fill="#c00"
          font-style="italic">element</tspan></tspan>, x<tspan baseline-shift="super"
          font-size="12">2</tspan> and H<tspan baseline-shift="sub" font-size="12">2</tspan>O</text>
        <use href="#p" fill="none" stroke="#ccc"/>
        <text fill="#036"><textPath href="#p" startOffset="50%" text-anchor="middle"
          letter-spacing="1">Text on a path that goes up and down</textPath></text>
        <text x="10" y="246" text-decoration="underline" fill="#060">under
          <tspan text-decoration="line-through" fill="#c00">through</tspan> under</text>
        <text x="250" y="252" textLength="140" lengthAdjust="spacingAndGlyphs">wide</text>
        <text x="10" y="290" rotate="-20 0 20 40" dx="0 6" dy="0 6 -6 6">Turned</text>
        <g clip-path="url(#c)"><rect x="200" y="250" width="110" height="70" fill="url(#g)"/></g>
        <text x="10" y="330" font-family="Noto Serif" font-variant="small-caps">Small Capitals</text>
        <text x="10" y="360">שלום and مرحبا, 😀 ❤️</text>
        <text x="390" y="390" text-anchor="end" opacity="0.4">half seen</text>
        <text x="350" y="270" writing-mode="vertical-rl">縦書き abc</text>
        <text x="10" y="382" font-size="14" dominant-baseline="middle">middle
          <tspan dominant-baseline="hanging" fill="#c0c">hanging</tspan></text>
      </svg>
      """
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(library: Self.library)
    let tree = try SVGReader.tree(of: Array(document.utf8), options)
    expect(tree.warnings.isEmpty)
    let (list, warnings) = SVGDrawing.list(of: tree)
    expect(warnings.isEmpty)
    let image = try Rasterizer(scale: 2, background: .white).render(list)
    expectPicture(image, named: "text")
  }
}
