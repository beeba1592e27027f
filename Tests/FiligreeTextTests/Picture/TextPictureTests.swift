import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// Pictures of set text, each looked at before it became the golden one.
struct TextPictureTests {
  private let paints: [Paint] = [
    .color(.rgb(0.1, 0.12, 0.2)), .color(.rgb(0.8, 0.2, 0.15)), .color(.rgb(0.1, 0.4, 0.75)),
  ]

  private func expectDrawing(
    _ name: String, _ width: Double, _ height: Double, _ draw: (inout DisplayListRecorder) -> Void
  ) throws {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: width, height: height))
    draw(&recorder)
    let image = try Rasterizer(scale: 2, background: .rgb(1, 1, 0.98)).render(recorder.finish())
    expectPicture(image, named: name)
  }

  private func frame(_ recorder: inout DisplayListRecorder, _ rect: CGRect) {
    recorder.fill(Path(rect), with: .color(.rgb(0.9, 0.93, 1)), style: FillStyle())
  }

  @Test func sizesAndStyles() throws {
    try expectDrawing("sizes", 450, 300) {
      var y = 6.0
      for style in TextStyle.allCases {
        let layout = Paragraph("Hamburgefonstiv \(style)", font: FontRequest(style)).laidOut()
        $0.draw(layout, 10, y, paints)
        y += Double(layout.size.height) + 3
      }
    }
  }

  @Test func weights() throws {
    try expectDrawing("weights", 280, 290) {
      for (i, weight) in stride(from: 100.0, through: 900, by: 100).enumerated() {
        let font = FontRequest(size: 20, weight: FontWeight(weight))
        $0.draw(
          Paragraph("Weight \(Int(weight)) AVATAR fi", font: font).laidOut(), 10,
          6 + 25 * Double(i), paints)
      }
      let others = [
        FontRequest(.system(.monospaced), size: 14),
        FontRequest(.system(.serif), size: 14, isItalic: true),
        FontRequest(size: 14, weight: .bold, isItalic: true),
      ]
      for (i, font) in others.enumerated() {
        $0.draw(
          Paragraph("Sphinx 0123", font: font).laidOut(), 10 + 105 * Double(i % 2),
          232 + 22 * Double(i / 2), paints)
      }
    }
  }

  @Test func wrapped() throws {
    let text = """
      The quick brown fox jumps over the lazy dog, and a self\u{AD}explanatory in\u{AD}com\u{AD}pre\
      \u{AD}hen\u{AD}si\u{AD}ble word—then “quotes”, 3.14 % and Donaudampfschifffahrtsgesellschaft.
      """
    try expectDrawing("wrapped", 420, 200) {
      for (i, alignment) in Paragraph.Alignment.allCases.enumerated() {
        var paragraph = Paragraph(text, font: FontRequest(size: 13))
        paragraph.alignment = alignment
        paragraph.lineSpacing = 2
        let layout = paragraph.laidOut(120)
        let x = 10 + 138 * Double(i)
        frame(
          &$0, CGRect(x: x, y: 8, width: 120, height: Double(layout.size.height)))
        $0.draw(layout, x + (120 - Double(layout.size.width)) / 2, 8, paints)
      }
    }
  }

  @Test func bothDirections() throws {
    try expectDrawing("directions", 330, 150) {
      let lines = [
        "Swift قال مرحبا 123 عالم ok", "שלום world (בדיקה) 42!", "العربية: SwiftUI 6.3 (تجربة).",
      ]
      for (i, line) in lines.enumerated() {
        var paragraph = Paragraph(line, font: FontRequest(size: 22))
        paragraph.direction = i == 0 ? .leftToRight : .rightToLeft
        let layout = paragraph.laidOut()
        $0.draw(layout, 10, 8 + 36 * Double(i), paints)
      }
      let mixed = Paragraph("日本 한국 ไทย ∀x∈ℝ: → ☃ e\u{301}", font: FontRequest(size: 22))
      $0.draw(mixed.laidOut(), 10, 116, paints)
    }
  }

  @Test func truncated() throws {
    let text = "A rather long sentence which does not at all fit in the room it gets."
    try expectDrawing("truncated", 230, 225) {
      var y = 8.0
      for mode in Paragraph.Truncation.allCases {
        for limit in [1, 2] {
          var paragraph = Paragraph(text, font: FontRequest(size: 14))
          paragraph.truncation = mode
          paragraph.lineLimit = limit
          let layout = paragraph.laidOut(200)
          frame(&$0, CGRect(x: 10, y: y, width: 200, height: Double(layout.size.height)))
          $0.draw(layout, 10, y, paints)
          y += Double(layout.size.height) + 4
        }
      }
      var paragraph = Paragraph(text, font: FontRequest(size: 14))
      paragraph.lineLimit = 1
      paragraph.minimumScaleFactor = 0.3
      $0.draw(paragraph.laidOut(200), 10, y, paints)
      y += 14
      paragraph.runs[0].string = "مرحبا بالعالم هذا نص طويل لا يتسع في المكان المتاح"
      paragraph.minimumScaleFactor = 1
      paragraph.direction = .rightToLeft
      $0.draw(paragraph.laidOut(200), 10, y, paints)
    }
  }

  @Test func attributes() throws {
    try expectDrawing("attributes", 300, 110) {
      let font = FontRequest(size: 20)
      let paragraph = Paragraph([
        TextRun("Under", font: font, underline: .init()),
        TextRun("lined", font: font, underline: .init(style: 2), style: 1),
        TextRun(" struck", font: font, strikethrough: .init(style: 1)),
        TextRun(" up", font: FontRequest(size: 12), baselineOffset: 8, style: 2),
        TextRun(" big", font: FontRequest(size: 34, weight: .black), style: 1),
        TextRun("\nkerned office", font: font, kerning: 2),
        TextRun(" tracked office", font: FontRequest(size: 15), tracking: 2, style: 2),
      ])
      $0.draw(paragraph.laidOut(), 10, 6, paints)
      let boxes = Paragraph("No font: boxes", font: FontRequest(size: 16))
      $0.draw(boxes.layout(library: TestFonts.none), 10, 82, paints)
    }
  }

  /// Emoji, and scripts whose letters Inter has not.
  @Test func scripts() throws {
    try expectDrawing("scripts", 400, 330) {
      let lines: [(String, FontRequest)] = [
        (
          "Hi 👋🏽👩‍💻🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}🇯🇵1\u{FE0F}\u{20E3} ❤\u{FE0F}❤\u{FE0E} ☺ ©",
          FontRequest(size: 24)
        ),
        ("直骨 日本語、「テスト」。", FontRequest(size: 24)),
        ("直骨 简体中文,测试。", FontRequest(size: 24)),
        ("直骨 한국어 텍스트", FontRequest(size: 24, weight: .bold)),
        ("Serif 直骨 かな 😀", FontRequest(.system(.serif), size: 24)),
        ("ไทย น้ำ العربية שלום हिन्दी", FontRequest(size: 24)),
        ("No font: \u{1F8FF}\u{F0000} \u{13000}\u{12000}", FontRequest(size: 24)),
      ]
      for (i, (text, font)) in lines.enumerated() {
        let layout = Paragraph(text, font: font).layout(library: TestFonts.all)
        let y = 8 + 36 * Double(i)
        frame(&$0, CGRect(x: 10, y: y, width: 380, height: Double(layout.size.height)))
        $0.draw(layout, 10, y, [paints[i % 3]])
      }
      var paragraph = Paragraph(
        "一行に入らない文章は、「禁則」を守って折り返す。👍🏽 The last line is truncated", font: FontRequest(size: 15))
      paragraph.lineLimit = 3
      $0.draw(paragraph.layout(width: 170, library: TestFonts.all), 10, 264, paints)
      paragraph.truncation = .middle
      paragraph.lineLimit = 1
      $0.draw(paragraph.layout(width: 190, library: TestFonts.all), 200, 264, paints)
    }
  }

  /// The system font's designs, from light to bold.
  @Test func designs() throws {
    try expectDrawing("designs", 620, 250) {
      let weights: [FontWeight] = [.thin, .light, .regular, .medium, .semibold, .bold, .black]
      for (column, design) in FontDesign.allCases.enumerated() {
        for (row, weight) in weights.enumerated() {
          let font = FontRequest(.system(design), size: 19, weight: weight)
          let layout = Paragraph("Rag 27° 0148", font: font).layout(library: TestFonts.all)
          $0.draw(layout, 10 + 150 * Double(column), 8 + 27 * Double(row), paints)
        }
        let slanted = FontRequest(.system(design), size: 19, isItalic: true)
        $0.draw(
          Paragraph("Slanted afk", font: slanted).layout(library: TestFonts.all),
          10 + 150 * Double(column), 8 + 27 * 7, [paints[1]])
      }
    }
  }
}
