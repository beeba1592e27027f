import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// Which font helps out where a font lacks a character, and what is drawn where none does.
struct FallbackTests {
  private func layout(
    _ text: String, _ font: FontRequest = FontRequest(size: 10),
    in library: FontLibrary = TestFonts.all
  ) -> TextLayout {
    Paragraph(text, font: font).layout(library: library)
  }

  /// The families of a text's glyphs, in order, neighbors once.
  private func families(_ text: String, _ font: FontRequest = FontRequest(size: 10)) -> [String] {
    var result: [String] = []
    for glyph in layout(text, font).lines[0].glyphs {
      let family = glyph.face.names.family ?? "boxes"
      if result.last != family { result.append(family) }
    }
    return result
  }

  @Test(arguments: [
    ("直", "Noto Sans CJK SC"), ("、", "Noto Sans CJK SC"), ("𠀋", "Noto Sans CJK SC"),
    ("Ａ", "Noto Sans CJK SC"),
    ("かな", "Noto Sans CJK JP"), ("ｶﾅ", "Noto Sans CJK JP"), ("한국", "Noto Sans CJK KR"),
    ("ㄅㄆ", "Noto Sans CJK TC"), ("ไทย", "Noto Looped Thai"), ("العربية", "Noto Sans Arabic"),
    ("שלום", "Noto Sans Hebrew"), ("हिन्दी", "Noto Sans Devanagari"), ("😀", "Noto Color Emoji"),
    ("∯", "DejaVu Sans"),
  ])
  func scripts(text: String, family: String) {
    expect(families(text) == [family])
  }

  /// One code, several forms: the kana, Hangul or Bopomofo beside it tell the language.
  @Test func unifiedCharactersTakeTheTextsLanguage() {
    expect(families("直か") == ["Noto Sans CJK JP"])
    expect(families("直한") == ["Noto Sans CJK KR"])
    expect(families("直ㄅ") == ["Noto Sans CJK TC"])
    let glyphs = ["直", "直か", "直한"].map { layout($0).lines[0].glyphs[0].glyph }
    expect(glyphs[0] != glyphs[1])
  }

  @Test func designsAndWeights() {
    expect(
      families("a直", FontRequest(.system(.serif), size: 10)) == ["Noto Serif", "Noto Serif CJK SC"])
    expect(
      families("a直", FontRequest(.system(.monospaced), size: 10)) == [
        "JetBrains Mono", "Noto Sans CJK SC",
      ])
    let bold = layout("直", FontRequest(size: 10, weight: .heavy)).lines[0].glyphs[0].face
    expect(
      bold.path.hasSuffix("NotoSansCJK-Bold.ttc") || bold.names.postScript == "NotoSansCJKsc-Bold")
  }

  @Test func whatHelpsOutIsNotSlanted() {
    let font = FontRequest(.system(.monospaced), size: 20, isItalic: true)
    let shaped = Paragraph("a日😀", font: font).shaped(in: TestFonts.all)
    expect(shaped.items.map(\.font.skew) == [0, 0, 0])
    expect(
      layout("日", font).drawing().outlines.map(\.path)
        == layout("日", FontRequest(size: 20)).drawing().outlines.map(\.path))
  }

  /// A letter and its marks, an emoji and its parts are of one font, whatever each of them has.
  @Test func noClusterIsSplit() {
    let parts = [
      "a", "V", "日", "か", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "\u{301}", "\u{3099}", "\u{E31}",
      "ก", "ب", "\u{64B}",
      "क", "\u{94D}", "\u{200D}", "👩", "❤", "\u{FE0F}", "\u{FE0E}", "🏽", "🇩", "1", "\u{20E3}",
      "\u{1AB0}", "\u{F0000}", " ",
    ]
    var random = RandomSource(seed: 15)
    for round in 0..<300 {
      let text = (0..<1 + Int(random.next() % 12)).map { _ in
        parts[Int(random.next() % UInt64(parts.count))]
      }.joined()
      let shaped = Paragraph(text, font: FontRequest(size: 10)).shaped(in: TestFonts.all)
      for item in shaped.items {
        let name: Comment = "round \(round): \(text.unicodeScalars.map { $0.value }), \(item.range)"
        expect(shaped.characters.startsGrapheme[item.range.lowerBound], name)
        let isEnd = item.range.upperBound == shaped.characters.scalars.count
        expect(isEnd || shaped.characters.startsGrapheme[item.range.upperBound], name)
      }
    }
  }

  /// A box for each cluster, as wide as such characters are, in the place of a letter.
  @Test func boxesStandForClusters() {
    let text = "a日👩‍👩‍👧‍👦한\u{F0000}\u{301}ก้ b"
    let line = layout(text, in: TestFonts.library).lines[0]
    let widths = line.glyphs.filter { $0.face === FontFace.placeholder }.map {
      PlaceholderBox(rawValue: $0.glyph)
    }
    expect(widths == [.wide, .wide, .wide, .narrow, .narrow])
    let drawing = layout("日", FontRequest(size: 100), in: TestFonts.library).drawing()
    expect(drawing.outlines.count == 1)
    let box = drawing.outlines[0].path.boundingRect
    expect(abs(box.width - 88) < 1e-9 && abs(box.height - 88) < 1e-9)
    let all = layout("日 한!", in: TestFonts.none).lines[0].glyphs.map {
      PlaceholderBox(rawValue: $0.glyph)
    }
    expect(all == [.wide, PlaceholderBox.none, .wide, .narrow])
  }

  /// A mark that no font has leaves no box on its letter.
  @Test func partsOfAClusterHaveNoBox() {
    let layout = layout("e\u{1AB0}x", in: TestFonts.library)
    expect(layout.lines[0].glyphs.map(\.glyph).allSatisfy { $0 != 0 })
    expect(layout.lines[0].glyphs.count == 2)
    expect(layout.missing.count == 1)
  }

  @Test func problemsAreSaidOnceForAScript() throws {
    let library = try FontLibrary(files: [
      URL(fileURLWithPath: TestFonts.inter + "Inter-Regular.otf")
    ])
    let first = layout("日本 ก 😀", in: library).missing
    expect(first.count == 3)
    let problems = first.map(\.problem)
    expect(problems[0].contains("'日' (U+65E5)") && problems[0].contains("fonts-noto-cjk"))
    expect(problems[1].contains("(U+0E01)"))
    expect(problems[2].contains("fonts-noto-color-emoji"))
    // Others of the same scripts are the same subjects, with an example of their own.
    let second = layout("語 ข 🎈", in: library).missing
    expect(second.map(\.subject) == first.map(\.subject))
    expect(second[0].problem.contains("'語' (U+8A9E)"))
    expect(layout("abc Ä – ∞", in: library).missing.isEmpty)
  }

  /// Emoji and other scripts do not make lines of the system's font higher; those of a named font they do.
  @Test func lineHeights() {
    func height(_ text: String, _ font: FontRequest) -> Double {
      let line = layout(text, font).lines[0]
      return line.ascent + line.descent
    }
    for design in FontDesign.allCases {
      let font = FontRequest(.system(design), size: 17)
      for text in ["日本語", "😀", "a日", "ไทย", "\u{F0000}"] {
        expect(height(text, font) == height("a", font), "\(design) \(text)")
      }
      // As those of Apple's designs are.
      expect(abs(height("a", font) - height("a", FontRequest(size: 17))) < 1e-9)
    }
    let named = FontRequest(.named("Inter"), size: 17)
    expect(height("a日", named) > height("a", named))
  }

  /// Text in one font opens that one alone; emoji and Chinese open theirs when they come.
  @Test func fontsAreOpenedWhenTheyAreUsed() throws {
    let files = [
      TestFonts.inter + "Inter-Regular.otf", "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    ]
    let library = try FontLibrary(files: files.map { URL(fileURLWithPath: $0) })
    func opened() -> [String] {
      library.openedFonts.map { ($0 as NSString).lastPathComponent }.sorted()
    }
    _ = layout("Latin text, 123 – Ω Д", in: library).drawing()
    expect(opened() == ["Inter-Regular.otf#0"])
    _ = layout("Latin 😀", in: library)
    expect(opened() == ["Inter-Regular.otf#0", "NotoColorEmoji.ttf#0"])
    _ = layout("日", in: library)
    expect(opened().count == 3)
  }

  /// "…" is the run's own, whatever script it stands after, as it would be if it were written.
  @Test func ellipsesAreOfTheRunsFont() throws {
    for text in ["日本語の長い文章です", "👍👍👍👍👍👍", "한국어 텍스트 텍스트"] {
      var paragraph = Paragraph(text, font: FontRequest(size: 20))
      paragraph.lineLimit = 1
      let layout = paragraph.layout(width: 90, library: TestFonts.all)
      let last = try #require(layout.lines[0].glyphs.last)
      expect(layout.isTruncated && last.face.names.family == "Inter", "\(text)")
    }
  }

  @Test func monospacedFontsMakeNoLigatures() {
    let mono = FontRequest(.system(.monospaced), size: 10)
    for text in ["!=", "->", "===", "www", "<|>"] {
      let whole = layout(text, mono).lines[0].glyphs.map(\.glyph)
      let single = text.map { layout(String($0), mono).lines[0].glyphs[0].glyph }
      expect(whole == single, "\(text)")
    }
  }

  @Test(arguments: FontDesign.allCases)
  func monospacedDigits(design: FontDesign) {
    let font = FontRequest(.system(design), size: 10, features: [.monospacedDigits])
    let widths = (0...9).map { layout("\($0)", font).lines[0].width }
    expect(Set(widths).count == 1)
  }
}
