import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Advances, kerning, ligatures and outlines against the font's own numbers.
struct ShapingTests {
  private let sans = FontRequest(.named("DejaVu Sans"), size: 20)

  private func width(_ string: String, _ font: FontRequest) -> Double {
    Paragraph(string, font: font).laidOut().lines.first?.width ?? 0
  }

  /// FreeType's unscaled advance × size ÷ units per em.
  @Test(arguments: ["H", "i", "m", "é", "0", "Ж", "∀"])
  func advances(character: String) throws {
    for font in [sans, FontRequest(size: 17), FontRequest(.system(.monospaced), size: 13.3)] {
      let layout = Paragraph(character, font: font).laidOut()
      let placed = try #require(layout.lines.first?.glyphs.first)
      let size = font.size
      let unscaled = try #require(placed.face.unscaledAdvance(of: placed.glyph))
      expect(layout.lines[0].width == unscaled * (size / placed.face.unitsPerEm))
    }
  }

  @Test func kerning() {
    for font in [sans, FontRequest(size: 20)] {
      expect(width("AV", font) < width("A", font) + width("V", font) - 0.5)
      var plain = font
      plain.features = [FontFeature("kern", 0)]
      expect(abs(width("AV", plain) - width("A", font) - width("V", font)) < 1e-9)
    }
  }

  /// DejaVu Sans has a ligature for "fi"; tracking breaks it up, kerning does not.
  @Test func ligatures() {
    func count(_ run: TextRun) -> Int {
      Paragraph([run]).laidOut().lines[0].glyphs.count
    }
    expect(count(TextRun("fi", font: sans)) == 1)
    expect(count(TextRun("fi", font: sans, kerning: 1)) == 1)
    expect(count(TextRun("fi", font: sans, tracking: 1)) == 2)
  }

  @Test func spacing() {
    let plain = width("abc", sans)
    func spaced(_ run: TextRun) -> Double { Paragraph([run]).laidOut().lines[0].width }
    expect(abs(spaced(TextRun("abc", font: sans, kerning: 2)) - plain - 6) < 1e-9)
    // Tracking counts where both are given.
    expect(abs(spaced(TextRun("abc", font: sans, kerning: 9, tracking: 1)) - plain - 3) < 1e-9)
    expect(spaced(TextRun("abc", font: sans, kerning: .nan, tracking: .nan)) == plain)
  }

  @Test func features() {
    let inter = FontRequest(size: 20)
    var figures = inter
    figures.features = [.monospacedDigits]
    expect(width("1111", inter) < width("0000", inter))
    expect(width("1111", figures) == width("0000", figures))
  }

  /// TrueType's quadratic curves stay quadratic, CFF's cubic ones cubic; y points down.
  @Test func outlines() throws {
    func kinds(_ font: FontRequest) throws -> Set<PathVerb> {
      let drawing = Paragraph("o", font: font).laidOut().drawing()
      return Set(try #require(drawing.outlines.first).path.storage.verbs)
    }
    expect(try kinds(sans).contains(.quad))
    expect(try !kinds(sans).contains(.cubic))
    expect(try kinds(FontRequest(size: 20)).contains(.cubic))
    // DejaVu Sans' H: from 201 to 1493 high of 2048, standing on the baseline.
    let layout = Paragraph("H", font: FontRequest(.named("DejaVu Sans"), size: 2048)).laidOut()
    let bounds = layout.drawing().outlines[0].path.boundingRect
    expect(bounds.maxY == 1901)
    expect(abs(bounds.minY - 408) < 1e-9)
    expect(bounds.minX == 201)
  }

  @Test func invisibleCharacters() {
    let plain = width("ab", sans)
    for invisible in ["\u{200B}", "\u{AD}", "\u{0}", "\u{7}", "\u{2060}", "\u{FEFF}", "\u{200D}"] {
      expect(width("a\(invisible)b", sans) == plain, "\(invisible.unicodeScalars.first!.value)")
    }
    expect(abs(width("a\tb", sans) - width("a    b", sans)) < 1e-9)
  }

  @Test func fallback() {
    let layout = Paragraph("aאb", font: FontRequest(size: 20)).laidOut()
    let files = layout.lines[0].glyphs.map { URL(fileURLWithPath: $0.face.path).lastPathComponent }
    expect(files == ["Inter-Regular.otf", "DejaVuSans.ttf", "Inter-Regular.otf"])
    // A letter with a mark is one glyph where the font has it, and stays in the font.
    let composed = Paragraph("e\u{301}", font: FontRequest(size: 20)).laidOut()
    expect(composed.lines[0].glyphs.count == 1)
  }

  @Test func noFontAtAll() {
    let layout = Paragraph("ab c", font: FontRequest(size: 10)).layout(library: TestFonts.none)
    expect(layout.lines[0].width == 6 + 6 + 3 + 6)
    expect(layout.drawing().outlines[0].path.storage.verbs.filter { $0 == .move }.count == 6)
  }
}
