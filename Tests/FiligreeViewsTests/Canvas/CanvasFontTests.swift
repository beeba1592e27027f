import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeText
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// Texts in the project's own fonts, whose numbers no machine's fonts decide.
@Suite("Fonts of texts")
@MainActor
struct CanvasFontTests {
  init() {
    for name in ["FiligreeVariable", "FiligreeColour"] {
      let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../FiligreeTextTests/Fixtures/\(name).ttf").standardizedFileURL
      CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
    }
  }

  /// The size of a text, its two baselines, and a box around its letters.
  private func measures(
    _ text: Text
  ) -> (size: CGSize, first: CGFloat, last: CGFloat, box: CGRect) {
    var size = CGSize.zero
    var baselines: [CGFloat] = []
    let list = drawing(400, 400) { context, _ in
      let resolved = context.resolve(text)
      let room = CGSize(width: 400, height: 400)
      size = resolved.measure(in: room)
      baselines = [resolved.firstBaseline(in: room), resolved.lastBaseline(in: room)]
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    return (size, baselines[0], baselines[1], list.commands.first.map(list.box) ?? .null)
  }

  /// "I" is a box 700 high of 1000 units per em, 100 from the left and as far from the right: 40 wide in the
  /// lightest weight, 100 in the regular one, 200 in the boldest.
  @Test func weightsAreAnAxis() {
    let text = Text("I")
    let font = Font.custom("Filigree Variable", size: 100)
    let cases: [(Font.Weight, CGFloat)] = [
      (.ultraLight, 4), (.regular, 10), (.semibold, 14), (.bold, 16), (.black, 20),
    ]
    for (weight, stem) in cases {
      for styled in [text.font(font.weight(weight)), text.font(font).fontWeight(weight)] {
        let found = measures(styled)
        expect(abs(found.size.width - stem - 20) < 0.6, "\(weight)")
        expect(abs(found.box.width - stem) < 0.1 && abs(found.box.minX - 10) < 0.1, "\(weight)")
        // The baseline is 80 below the top.
        expect(abs(found.box.maxY - 80) < 0.1 && abs(found.box.height - 70) < 0.1)
      }
    }
    expect(abs(measures(text.font(font).bold()).box.width - 16) < 0.1)
    // Slanted, as the font has no axis for it.
    expect(measures(text.font(font).italic()).box.width > 20)
  }

  @Test func measuresAndBaselines() {
    let font = Font.custom("Filigree Variable", size: 50)
    let one = measures(Text("I").font(font))
    expect(one.size.height == 50 && one.first == 40 && one.last == 40)
    let three = measures(Text("I\nI\nI").font(font))
    expect(three.size.height == 150 && three.first == 40 && three.last == 140)
    expect(three.size.width == one.size.width)
    // Runs of two sizes share a baseline, that of the larger one.
    let large = Text("I").font(.custom("Filigree Variable", size: 100))
    let mixed = measures(Text("I").font(font) + large)
    expect(mixed.first == 80 && mixed.size.height == 100)
    expect(measures(Text("").font(font)).size.width == 0)
  }

  /// A glyph in colors of its own, also where the text's font does not have it, in views and in canvases.
  @Test func coloredGlyphs() throws {
    let glyph = Text("\u{1F600}").font(.custom("Filigree Colour", size: 40))
    let image = try picture(60, 60, scale: 1) { context, _ in
      context.draw(glyph.foregroundStyle(.blue), at: CGPoint(x: 30, y: 30))
    }
    // Half of it is the text's color.
    let blue = Color.blue.resolve(in: EnvironmentValues())
    let expected = [blue.red, blue.green, blue.blue].map { Int(($0 * 255).rounded()) } + [255]
    for (a, b) in zip(pixel(image, 20, 30), expected) { expect(abs(a - b) <= 1) }
    expect(pixel(image, 40, 30) == [255, 0, 0, 255])
    expect(pixel(image, 5, 30) == [255, 255, 255, 255])
    let session = ViewSession(size: CGSize(width: 60, height: 60), scale: 1) {
      glyph.foregroundStyle(.black).opacity(0.5)
    }
    session.background = .white
    let faint = try session.image()
    for (a, b) in zip(pixel(faint, 40, 30), [255, 128, 128, 255]) { expect(abs(a - b) <= 1) }
    let beside = measures(Text("I\u{1F603}").font(.custom("Filigree Variable", size: 100)))
    expect(abs(beside.size.width - 130) < 0.6)
  }

  @Test func designsAndSizesOfTheSystem() {
    func width(_ string: String, _ font: Font) -> CGFloat {
      measures(Text(string).font(font)).size.width
    }
    let mono = Font.system(size: 20, weight: .regular, design: .monospaced)
    expect(width("iii", mono) == width("WWW", mono))
    expect(width("iii", .system(size: 20)) < width("WWW", .system(size: 20)))
    let bold = Font.system(size: 20, weight: .bold)
    expect(width("hamburg", bold) > width("hamburg", .system(size: 20)))
    expect(
      width("hamburg", .system(size: 20, design: .serif))
        != width("hamburg", .system(size: 20, design: .default)))
    expect(abs(width("hamburg", .system(size: 40)) - 2 * width("hamburg", .system(size: 20))) < 1)
    expect(width("hamburg", .body) == width("hamburg", .system(size: 17)))
    let digits = Font.system(size: 20).monospacedDigit()
    expect(width("111", digits) == width("888", digits))
  }

  /// A font that is not there is the system's; odd sizes are some size.
  @Test func fontsThatAreNotThere() {
    let text = Text("hamburg")
    expect(
      measures(text.font(.custom("No Such Font", size: 20))).size
        == measures(text.font(.system(size: 20))).size)
    for size in [CGFloat.nan, .infinity, -3, 0, 1e300] {
      let found = measures(text.font(.custom("Filigree Variable", size: size))).size
      expect(found.width.isFinite && found.height.isFinite, "\(size)")
    }
  }
}
