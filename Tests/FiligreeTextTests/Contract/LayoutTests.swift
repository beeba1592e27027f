import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Line counts, sizes, truncation and shrinking.
struct LayoutTests {
  /// Every letter is 0.602 em wide (1233 of 2048): ten points of a font of 2048 ÷ 123.3 points.
  private let mono = FontRequest(.named("DejaVu Sans Mono"), size: 2048 / 123.3)

  private func paragraph(_ text: String, _ change: (inout Paragraph) -> Void = { _ in })
    -> Paragraph
  {
    var paragraph = Paragraph(text, font: mono)
    change(&paragraph)
    return paragraph
  }

  @Test func breaking() {
    expect(paragraph("aaa bbb ccc").laidOut(70).texts == ["aaa bbb ", "ccc"])
    // The space before the break hangs: 70 points are enough for seven letters.
    expect(paragraph("aaa bbb ccc").laidOut(69).texts == ["aaa ", "bbb ", "ccc"])
    expect(paragraph("aaaaaaa").laidOut(35).texts == ["aaa", "aaa", "a"])
    expect(paragraph("a\nb\r\nc\u{2028}d\n").laidOut().texts == ["a", "b", "c", "d", ""])
    expect(paragraph("abc").laidOut(0).texts == ["a", "b", "c"])
    expect(paragraph("e\u{301}e\u{301}").laidOut(1).lines.count == 2)
    let hyphenated = paragraph("aaa\u{AD}bbb").laidOut(45)
    expect(hyphenated.texts == ["aaa\u{AD}", "bbb"])
    expect(abs(hyphenated.lines[0].width - 40) < 1e-9)
    expect(paragraph("aaa\u{AD}bbb").laidOut(35).lines.count == 2)
  }

  @Test func sizes() {
    let empty = paragraph("").laidOut()
    expect(empty.size == .zero && empty.lines.isEmpty && empty.firstBaseline == 0)
    let one = paragraph("abc").laidOut()
    expect(one.size.width == 30)
    // DejaVu Sans Mono: hhea 1901 and −483.
    let height = (1901 + 483) / 123.3
    expect(Double(one.size.height) == height.rounded(.up))
    expect(Double(paragraph("abc").laidOut(scale: 3).size.height) == (height * 3).rounded(.up) / 3)
    expect(abs(one.firstBaseline - 1901 / 123.3) < 1e-9)
    let two = paragraph("a\nb") { $0.lineSpacing = 5 }.laidOut()
    expect(abs(two.lastBaseline - two.firstBaseline - height - 5) < 1e-9)
    expect(Double(two.size.height) == (2 * height + 5).rounded(.up))
  }

  @Test func reservedSpace() {
    func height(_ text: String, _ reserves: Bool) -> Double {
      Double(
        paragraph(text) {
          $0.lineLimit = 3
          $0.reservesSpace = reserves
        }.laidOut().size.height)
    }
    expect(height("a", true) == height("a\nb\nc", false))
    expect(height("", true) == height("a\nb\nc", false))
  }

  @Test func alignment() {
    func origins(_ alignment: Paragraph.Alignment, _ direction: Paragraph.Direction) -> [Double] {
      paragraph("aaaa\nbb") {
        $0.alignment = alignment
        $0.direction = direction
      }.laidOut().lines.map { Double($0.origin.x).rounded() }
    }
    expect(origins(.leading, .leftToRight) == [0, 0])
    expect(origins(.center, .leftToRight) == [0, 10])
    expect(origins(.trailing, .leftToRight) == [0, 20])
    expect(origins(.leading, .rightToLeft) == [0, 20])
    expect(origins(.trailing, .rightToLeft) == [0, 0])
  }

  /// The glyphs of a line, as the characters of a monospaced font have one each.
  private func shown(_ layout: TextLayout) -> [String] {
    layout.lines.map { line in
      let scalars = layout.shaped.characters.scalars
      return line.segments.flatMap(\.glyphs).map { glyph in
        let ellipsis = line.segments[0].item.font.face.glyph(for: "…")
        if glyph.glyph == ellipsis { return "…" }
        return String(Unicode.Scalar(scalars[glyph.cluster]) ?? "?")
      }.joined()
    }
  }

  @Test func truncation() {
    func set(_ mode: Paragraph.Truncation, _ limit: Int, _ text: String = "abcd efgh ijkl")
      -> [String]
    {
      shown(
        paragraph(text) {
          $0.truncation = mode
          $0.lineLimit = limit
        }.laidOut(80))
    }
    expect(set(.tail, 1) == ["abcd ef…"])
    expect(set(.head, 1) == ["…gh ijkl"])
    expect(set(.middle, 1) == ["abc…ijkl"])
    expect(set(.tail, 2) == ["abcd", "efgh ij…"])
    expect(set(.tail, 3) == ["abcd", "efgh", "ijkl"])
    expect(set(.tail, 0) == set(.tail, 1))
    // What follows a hard line end is announced by "…" too.
    expect(set(.tail, 1, "abc\ndef") == ["abc…"])
    expect(set(.tail, 1, "abcdefgh\ndef") == ["abcdefg…"])
    let short = paragraph("abcdef") { $0.lineLimit = 1 }
    expect(shown(short.laidOut(5)) == ["…"])
    expect(!short.laidOut(60).isTruncated)
    expect(short.laidOut(59).isTruncated)
  }

  @Test func proposedHeight() {
    let text = paragraph("aaa bbb ccc ddd")
    expect(text.laidOut(30).lines.count == 4)
    let height = Double(text.laidOut(30).size.height)
    expect(text.laidOut(30, height).lines.count == 4)
    expect(text.laidOut(30, height / 2 + 0.1).lines.count == 2)
    // At least one line.
    expect(text.laidOut(30, 0).lines.count == 1)
    expect(text.laidOut(30, 0).isTruncated)
  }

  /// The largest 64th at which the text fits: 60 ÷ 100 = 38.4 ÷ 64.
  @Test func minimumScaleFactor() {
    let ten = paragraph("aaaaaaaaaa") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    expect(ten.laidOut(60).scaleFactor == 38.0 / 64)
    expect(!ten.laidOut(60).isTruncated)
    expect(ten.laidOut(100).scaleFactor == 1)
    expect(ten.laidOut(99.9).scaleFactor == 63.0 / 64)
    // Too little room even so: the smallest size, truncated.
    expect(ten.laidOut(40).scaleFactor == 0.5)
    expect(ten.laidOut(40).isTruncated)
    let exact = paragraph("aaaaaaaaaa") {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.6
    }
    expect(exact.laidOut(60).scaleFactor == 0.6)
    expect(exact.laidOut(60).drawing().outlines[0].path.boundingRect.maxX <= 60)
  }

  @Test func stylesAndDecorations() {
    let paragraph = Paragraph([
      TextRun("ab", font: mono, underline: .init(style: 7), style: 3),
      TextRun("cd", font: mono, strikethrough: .init(), style: 1),
    ])
    let drawing = paragraph.laidOut().drawing()
    expect(drawing.outlines.map(\.style) == [1, 3])
    expect(drawing.underlines.map(\.style) == [7])
    expect(drawing.strikethroughs.map(\.style) == [1])
    let rect = drawing.strikethroughs[0].rect
    expect(abs(rect.minX - 20) < 1e-9 && abs(rect.width - 20) < 1e-9)
    let raised = Paragraph([TextRun("a", font: mono, baselineOffset: 10)]).laidOut()
    let plain = Paragraph("a", font: mono).laidOut()
    expect(abs(raised.firstBaseline - plain.firstBaseline - 10) < 1e-9)
  }
}
