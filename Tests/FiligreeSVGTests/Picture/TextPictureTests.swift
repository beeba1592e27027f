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
    #expect(tree.warnings.isEmpty)
    let (list, warnings) = SVGDrawing.list(of: tree)
    #expect(warnings.isEmpty)
    let image = try Rasterizer(scale: 2, background: .white).render(list)
    expectPicture(image, named: "text")
  }
}
