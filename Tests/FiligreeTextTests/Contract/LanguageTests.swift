import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Languages of texts: their tags by BCP 47, and the forms of letters that they choose.
@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("ja", "ja"), ("JA-jp", "ja-JP"), ("zh-hant-tw", "zh-Hant-TW"), ("zh_Hans", "zh-Hans"),
      ("sr-Latn-RS-x-private", "sr-Latn-RS"), ("es-419", "es-419"), (" en ", "en"),
      ("zh-yue-HK", "yue-HK"),
      ("", nil), ("x", nil), ("x-klingon", nil), ("1234", nil), ("日本語", nil), ("abcdefgh", nil),
      ("en-", "en"), ("en-日本", "en"),
    ] as [(String, String?)])
  func tags(text: String, expected: String?) {
    expect(TextLanguage(text)?.tag == expected)
  }

  @Test(
    arguments: [
      ("ja", .japanese), ("ko-KR", .korean), ("zh", .simplifiedChinese),
      ("zh-Hant", .traditionalChinese),
      ("zh-TW", .traditionalChinese), ("zh-Hans-HK", .simplifiedChinese),
      ("yue", .traditionalChinese),
      ("en", nil), ("vi", nil),
    ] as [(String, HanLanguage?)])
  func languagesOfChineseCharacters(tag: String, expected: HanLanguage?) throws {
    expect(HanLanguage(try #require(TextLanguage(tag))) == expected)
  }

  /// A language that is said outranks the one that characters tell, in the font of a fallback and in one's own forms.
  @Test func formsOfChineseCharacters() {
    func path(_ text: String, _ font: String, _ tag: String?) -> [String] {
      var request = FontRequest(.named(font), size: 20)
      request.language = tag.flatMap { TextLanguage($0) }
      return Paragraph(text, font: request).layout(library: TestFonts.all).drawing().outlines
        .map { "\($0.path)" }
    }
    for font in ["Inter", "Noto Sans CJK JP"] {
      let forms = ["ja", "zh-Hans", "zh-Hant"].map { path("骨", font, $0) }
      expect(Set(forms).count == 3, "\(font)")
      // Of a language that does not count, the characters tell.
      expect(path("骨", font, "en") == path("骨", font, nil), "\(font)")
    }
  }

  /// Languages that nobody speaks take no time and no memory.
  @Test func manyLanguages() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    for first in letters.prefix(10) {
      for second in letters {
        for third in letters.prefix(8) {
          var request = FontRequest(size: 9)
          request.language = TextLanguage(String([first, second, third]))
          _ = Paragraph("a", font: request).laidOut().size
        }
      }
    }
    expect(Paragraph("a", font: FontRequest(size: 9)).laidOut().size.width > 0)
  }
}
