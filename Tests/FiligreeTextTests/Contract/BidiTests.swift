import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Levels by UAX #9, worked out by hand from its rules.
struct BidiTests {
  /// Levels of `text`, in which small letters run from left to right, and capitals stand for Hebrew.
  private func levels(_ text: String, rightToLeft: Bool = false) -> String {
    let scalars = text.unicodeScalars.map { scalar -> UInt32 in
      (0x41...0x5A).contains(scalar.value) ? 0x05D0 + scalar.value - 0x41 : scalar.value
    }
    return Bidi(scalars, isRightToLeftByDefault: rightToLeft).levels.map(String.init).joined()
  }

  @Test func strongAndNeutral() {
    expect(levels("car is") == "000000")
    expect(levels("car AB C e") == "0000111100")
    expect(levels("AB car") == "111222")
    expect(levels("!!", rightToLeft: true) == "11")
    expect(levels("!!") == "00")
  }

  @Test func numbers() {
    // W2–W7: digits run from left to right inside of Hebrew, with their separators.
    expect(levels("AB 1.5 C") == "11122211")
    expect(levels("a AB 12") == "0011122")
    // W2: after an Arabic letter digits are Arabic, whose separators are not.
    expect(levels("\u{627}1+2") == "1212")
    expect(levels("A 5%") == "1122")
  }

  @Test func brackets() {
    // N0: the pair goes with the paragraph, as it holds a letter of its direction.
    expect(levels("a (b C) d") == "000001000")
    // N0c: opposite letters inside and before.
    expect(levels("a B(C)d") == "0011110")
    expect(levels("a(B)c") == "00100")
  }

  @Test func explicitControls() {
    // RLE … PDF, RLI … PDI, RLO … PDF; what rule X9 removes has the level of what stands before it.
    expect(levels("a\u{202B}b\u{202C}c") == "00220")
    expect(levels("a\u{2067}b\u{2069}c") == "00200")
    expect(levels("a\u{202E}b\u{202C}c") == "00110")
    // An isolate does not reach its surroundings: the digit after it follows the letter before it.
    expect(levels("a\u{2067}A\u{2069}1") == "00100")
    expect(levels("\u{2068}A\u{2069}a") == "0100")
  }

  @Test func visualOrder() {
    expect(Bidi.visualOrder([0, 1, 0]) == [0, 1, 2])
    expect(Bidi.visualOrder([0, 1, 1, 0]) == [0, 2, 1, 3])
    expect(Bidi.visualOrder([1, 2, 1]) == [2, 1, 0])
    expect(Bidi.visualOrder([1, 2, 2, 1]) == [3, 1, 2, 0])
    expect(Bidi.visualOrder([]) == [])
  }

  @Test func glyphsRunFromRightToLeft() {
    let font = FontRequest(.named("DejaVu Sans"), size: 20)
    func glyphs(_ text: String) -> [UInt32] {
      Paragraph(text, font: font).laidOut().lines[0].glyphs.map(\.glyph)
    }
    let (alef, bet) = (glyphs("א")[0], glyphs("ב")[0])
    expect(glyphs("אב") == [bet, alef])
    let (open, close) = (glyphs("(")[0], glyphs(")")[0])
    // Mirrored: what opens stands at the right.
    expect(glyphs("א(ב)") == [open, bet, close, alef])
    // Joined Arabic letters have other shapes than lone ones.
    expect(Set(glyphs("بب")) != Set(glyphs("ب")))
  }
}
