import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Where carets stand, which place a point means, and what lies behind a selection.
struct CaretTests {
  /// Every letter is 0.602 em wide (1233 of 2048): ten points of a font of 2048 ÷ 123.3 points.
  private let mono = FontRequest(.named("DejaVu Sans Mono"), size: 2048 / 123.3)

  private func layout(
    _ text: String, width: Double? = nil, _ change: (inout Paragraph) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = Paragraph(text, font: mono)
    change(&paragraph)
    return paragraph.layout(width: width)
  }

  private func x(_ offset: Int, _ layout: TextLayout, isUpstream: Bool = false) -> Double? {
    layout.caret(at: CaretPlace(offset, isUpstream: isUpstream)).map { Double($0.x) }
  }

  @Test func leftToRight() {
    let layout = layout("abc ")
    for (offset, expected) in [(0, 0.0), (1, 10), (3, 30), (4, 40)] {
      expect(abs((x(offset, layout) ?? -1) - expected) < 1e-9)
    }
    for (point, offset) in [(-5.0, 0), (4, 0), (6, 1), (14, 1), (16, 2), (36, 4), (900, 4)] {
      expect(layout.place(at: CGPoint(x: point, y: 5)).offset == offset)
    }
  }

  @Test func clusters() {
    // A letter with its mark is one place, the letters of a ligature are two.
    let marked = layout("e\u{301}x")
    expect(marked.place(at: CGPoint(x: 6, y: 5)).offset == 2)
    expect(abs((x(2, marked) ?? -1) - 10) < 1e-9)
    let ligature = Paragraph("fi", font: FontRequest(.named("DejaVu Sans"), size: 100)).layout()
    let middle = ligature.caret(at: CaretPlace(1)).map { Double($0.x) } ?? 0
    expect(middle > 20 && middle < Double(ligature.size.width) - 20)
  }

  @Test func softLines() {
    let layout = layout("aaa bbb\n\ncc", width: 45)
    expect(layout.lines.count == 4)
    expect(layout.endsSoftly(0) && !layout.endsSoftly(1))
    let (begin, end) = (CaretPlace(4), CaretPlace(4, isUpstream: true))
    expect(layout.lineIndex(of: begin) == 1 && layout.lineIndex(of: end) == 0)
    expect(x(4, layout) == 0)
    expect(abs((x(4, layout, isUpstream: true) ?? -1) - 40) < 1e-9)
    expect(layout.place(atX: 900, inLine: 0) == end)
    expect(layout.place(atX: 900, inLine: 1) == CaretPlace(7))
    expect(layout.place(atX: 5, inLine: 2) == CaretPlace(8))
    expect(layout.caret(at: CaretPlace(8))?.line == 2)
    expect(layout.stops(inLine: 0).map(\.offset) == [0, 1, 2, 3])
    expect(layout.stops(inLine: 1).map(\.offset) == [4, 5, 6, 7])
    expect(layout.stops(inLine: 2).map(\.offset) == [8])
  }

  @Test func rightToLeft() throws {
    let layout = layout("אבג ")
    let width = Double(layout.lines[0].width)
    expect(abs(try #require(x(0, layout)) - width) < 1e-9)
    expect(abs(try #require(x(3, layout))) < 1e-9)
    // The space at the end hangs over the left.
    expect(try #require(x(4, layout)) < -1)
    expect(layout.place(at: CGPoint(x: width + 10, y: 5)).offset == 0)
    expect(layout.place(at: CGPoint(x: -100, y: 5)).offset == 4)
    expect(layout.runsRightToLeft(line: 0))
    expect(layout.stops(inLine: 0).map(\.offset) == [4, 3, 2, 1, 0])
  }

  @Test func bothDirections() throws {
    // Seen as a b ג ב א: the end of the text is at the left of its last letter.
    let layout = layout("abאבג")
    expect(abs(try #require(x(5, layout)) - 20) < 1e-9)
    expect(abs(try #require(x(2, layout)) - layout.lines[0].width) < 1e-9)
    let right = layout.selectionRects(1..<3)
    expect(right.count == 2)
    expect(abs(Double(right[0].minX) - 10) < 1e-9 && abs(Double(right[0].maxX) - 20) < 1e-9)
    expect(abs(Double(right[1].maxX) - layout.lines[0].width) < 1e-9)
    expect(layout.selectionRects(0..<5).count == 1)
  }

  @Test func selections() {
    let layout = layout("aaa bbb\n\ncc", width: 45)
    let rects = layout.selectionRects(1..<10, extent: 0...45)
    expect(rects.map { Double($0.minX) } == [10, 0, 0, 0])
    expect(rects.map { Double($0.maxX).rounded() } == [45, 45, 45, 10])
    expect(layout.selectionRects(1..<1).isEmpty)
    expect(layout.selectionRects(0..<2).map { Double($0.width) } == [20])
  }

  @Test func badInput() {
    let empty = layout("")
    expect(empty.caret(at: CaretPlace(0)) == nil)
    expect(empty.place(at: CGPoint(x: CGFloat.nan, y: .infinity)).offset == 0)
    expect(empty.selectionRects(0..<9).isEmpty && empty.stops(inLine: 3).isEmpty)
    let one = layout("ab")
    expect(one.caret(at: CaretPlace(99)) != nil && one.caret(at: CaretPlace(-1)) != nil)
    expect(one.place(at: CGPoint(x: CGFloat.nan, y: .nan)).offset <= 2)
    expect(one.place(atX: 0, inLine: 9) == CaretPlace(0))
    expect(one.selectionRects(-5..<99, extent: 0...5).count >= 1)
  }
}
