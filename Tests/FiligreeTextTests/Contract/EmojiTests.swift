import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Emoji: which clusters are pictures, by UTS #51, and that a sequence is one picture.
struct EmojiTests {
  private func presentation(_ text: String) -> EmojiPresentation {
    EmojiPresentation(text.unicodeScalars.map(\.value)[...])
  }

  @Test(arguments: [
    "😀", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "☝🏽", "🇩🇪", "🇩", "👩‍👩‍👧‍👦",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "❤\u{200D}🔥", "⛹🏽\u{200D}♀\u{FE0F}",
    "⌚", "⭐",
  ])
  func pictures(text: String) {
    expect(presentation(text) == .picture)
  }

  @Test(arguments: [
    "a", "1", "#", "1\u{20E3}", "❤\u{FE0E}", "👍\u{FE0E}", "e\u{301}", "日", "→", "★",
  ])
  func texts(text: String) {
    expect(presentation(text) == .text)
  }

  @Test(arguments: ["❤", "☺", "▶", "©", "↔", "☝"])
  func either(text: String) {
    expect(presentation(text) == .either)
  }

  /// What follows a sequence shows that it was taken whole: one picture, as wide as any other.
  @Test(arguments: [
    "👍", "👍🏽", "👩‍👩‍👧‍👦", "🇯🇵", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}", "☝🏽", "❤\u{200D}🔥", "⛹🏽\u{200D}♀\u{FE0F}",
    "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", "☺",
  ])
  func sequencesAreOnePicture(text: String) {
    let layout = Paragraph(text, font: FontRequest(size: 100)).layout(library: TestFonts.all)
    let drawing = layout.drawing()
    expect(drawing.pictures.count + drawing.colorGlyphs.count == 1)
    expect(drawing.outlines.isEmpty)
    // Noto Color Emoji: 2550 of 2048 units; Apple's are 1.25 em wide, too.
    expect(abs(layout.lines[0].width - 124.5) < 1)
    expect(layout.missing.isEmpty)
  }

  /// The text's own font comes first for what need not be a picture; U+FE0E finds a font with letters.
  @Test func textsStayText() {
    for text in ["©", "™", "❤\u{FE0E}", "12", "#"] {
      let drawing = Paragraph(text, font: FontRequest(size: 20)).layout(library: TestFonts.all)
        .drawing()
      expect(drawing.pictures.isEmpty && drawing.outlines.count == 1, "\(text)")
    }
    let named = Paragraph("☺", font: FontRequest(.named("DejaVu Sans"), size: 20))
    expect(named.layout(library: TestFonts.all).drawing().pictures.isEmpty)
    let small = TestFonts.library
    // Without a color font the letters' form will do.
    expect(Paragraph("☺❤", font: FontRequest(size: 20)).layout(library: small).missing.isEmpty)
  }

  /// A picture shrinks with its text, and lies on its line as the font says.
  @Test func picturesLieOnTheLine() throws {
    var paragraph = Paragraph("x😀", font: FontRequest(size: 40))
    let layout = paragraph.layout(library: TestFonts.all)
    let rect = try #require(layout.drawing().pictures.first).rect
    let baseline = layout.firstBaseline
    expect(Double(rect.maxY) > baseline && Double(rect.maxY) < baseline + 12)
    expect(Double(rect.minY) < baseline - 30 && Double(rect.minY) > baseline - 42)
    paragraph.lineLimit = 1
    paragraph.minimumScaleFactor = 0.5
    let small = paragraph.layout(width: 40, library: TestFonts.all)
    let smallRect = try #require(small.drawing().pictures.first).rect
    expect(abs(smallRect.width / rect.width - small.scaleFactor) < 1e-9)
  }
}
