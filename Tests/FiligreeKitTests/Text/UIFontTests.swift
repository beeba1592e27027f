import FiligreeKit
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct UIFontTests {
  @Test func `measures belong together`() {
    for font in [
      UIFont.systemFont(ofSize: 20), .boldSystemFont(ofSize: 20), .italicSystemFont(ofSize: 20),
      .monospacedSystemFont(ofSize: 20, weight: .bold),
      .monospacedDigitSystemFont(ofSize: 20, weight: .regular),
    ] {
      expect(font.pointSize == 20)
      expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
      expect(font.descender < 0)
      expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
      let twice = font.withSize(40)
      expect(abs(twice.ascender - 2 * font.ascender) < 1e-9)
      expect(abs(twice.capHeight - 2 * font.capHeight) < 1e-9)
      expect(twice.fontName == font.fontName && !font.familyName.isEmpty)
    }
  }

  /// The numbers of DejaVu Sans's `hhea`, `OS/2` and `name` tables, in its 2048 units per em.
  @Test func `a font by its name`() throws {
    let font = try #require(UIFont(name: "dejavu sans", size: 2048))
    expect(font.ascender == 1901 && font.descender == -483 && font.leading == 0)
    expect(font.capHeight == 1493 && font.xHeight == 1120)
    expect(font.familyName == "DejaVu Sans" && font.fontName == "DejaVuSans")
    expect(UIFont(name: "DejaVuSans-Bold", size: 10)?.fontName == "DejaVuSans-Bold")
    expect(UIFont(name: "No Such Font", size: 10) == nil)
    expect(UIFont(name: "", size: 10) == nil)
  }

  @Test func `sizes that are none`() {
    for size in [0, -5, CGFloat.nan, .infinity] {
      expect(UIFont.systemFont(ofSize: size).pointSize == 12)
      expect(UIFont.systemFont(ofSize: 30).withSize(size).pointSize == 12)
    }
  }

  @Test func `weights and styles`() {
    func width(_ font: UIFont) -> CGFloat {
      "hamburgefonstiv".size(withAttributes: [.font: font]).width
    }
    expect(width(.boldSystemFont(ofSize: 20)) > width(.systemFont(ofSize: 20)))
    expect(UIFont.boldSystemFont(ofSize: 20) == .systemFont(ofSize: 20, weight: .bold))
    expect(UIFont.boldSystemFont(ofSize: 20) != .systemFont(ofSize: 20))
    for weight in [CGFloat.nan, -9, 9] {
      expect(width(.systemFont(ofSize: 20, weight: UIFont.Weight(weight))) > 0)
    }
    let mono = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    expect("iii".size(withAttributes: [.font: mono]) == "WWW".size(withAttributes: [.font: mono]))
    expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "?")).pointSize == 17)
  }

  @Test func `fonts of files`() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    if FileManager.default.fileExists(atPath: url.path) {
      expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
      expect(UIFont(name: "DejaVu Sans", size: 12)?.fontName == "DejaVuSans")
    }
    var error: Unmanaged<CFError>?
    let missing = URL(fileURLWithPath: "/no/such.ttf")
    expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
    let found = try #require(error?.takeRetainedValue())
    expect(found.code == 101 && found.localizedDescription.contains("/no/such.ttf"))
    error = nil
    expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: #filePath), .process, &error))
    expect(error?.takeRetainedValue().code == 104)
  }
}
