import FiligreePaths
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// What holds for any text and any proposal.
struct HostileTextTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -1, 1e300, -1e300, 1e-300, 1, 17, 1e6,
  ]

  private func check(_ paragraph: Paragraph, _ width: Double?, _ height: Double?, _ scale: Double) {
    let layout = paragraph.layout(
      width: width, height: height, displayScale: scale, library: TestFonts.library)
    let size = layout.size
    expect(size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0)
    for line in layout.lines {
      expect(line.origin.x.isFinite && line.origin.y.isFinite && line.width.isFinite)
    }
    for outline in layout.drawing().outlines { expect(outline.path.storage.isFinite) }
  }

  @Test func numbers() {
    for number in Self.numbers {
      for text in ["", "ab c", "א1", "\n"] {
        check(Paragraph(text, font: FontRequest(size: number)), 100, nil, 1)
        var paragraph = Paragraph([
          TextRun(
            text, font: FontRequest(size: 12, weight: FontWeight(number)), kerning: number,
            tracking: number, baselineOffset: number, underline: .init())
        ])
        paragraph.lineSpacing = number
        paragraph.minimumScaleFactor = number
        paragraph.lineLimit = 2
        paragraph.reservesSpace = true
        check(paragraph, number, number, number)
        check(Paragraph(text, font: FontRequest(size: 12)), number, number, 2)
      }
    }
    var paragraph = Paragraph("a b c", font: FontRequest(size: 12))
    for limit in [Int.min, -1, 0, Int.max] {
      paragraph.lineLimit = limit
      paragraph.reservesSpace = true
      check(paragraph, 1, nil, 1)
    }
    check(Paragraph([]), 10, 10, 1)
  }

  private static let alphabet: [String] = [
    "a", "V", "fi", " ", "  ", "\n", "\r\n", "-", "\u{AD}", "\u{A0}", "\u{200B}", "\u{200D}",
    "\u{301}", "\u{FE0F}", "א", "ب", "ة", "1", ".", "(", ")", "日", "한", "👨‍👩‍👧", "🇩🇪", "\u{0}",
    "\u{202E}", "\u{202C}", "\u{2067}", "\u{2068}", "\u{2069}", "\t", "ก", "क्ष", "\u{10FFFF}",
    "\u{FFFE}",
  ]

  /// Lines cover the text in order, fit the width where there is a break, and the size, proposed
  /// again, gives the same lines.
  @Test func randomTexts() {
    var random = RandomSource(seed: 20)
    for round in 0..<150 {
      let text = (0..<Int(random.next() % 24)).map { _ in
        Self.alphabet[Int(random.next() % UInt64(Self.alphabet.count))]
      }.joined()
      var paragraph = Paragraph(text, font: FontRequest(size: random.number(in: 5...30)))
      paragraph.direction = random.next() & 1 == 0 ? .leftToRight : .rightToLeft
      let width = random.number(in: 0...200)
      let name: Comment = "round \(round): \(text.unicodeScalars.map { $0.value }), \(width)"
      let shaped = paragraph.shaped(in: TestFonts.library)
      let layout = shaped.layout(width: width, displayScale: 2)
      var end = 0
      for line in layout.lines {
        expect(line.range.lowerBound >= end, name)
        end = line.range.upperBound
        let letters = line.range.filter { shaped.characters.startsGrapheme[$0] }.count
        expect(line.width <= width + 1e-6 || letters <= 1, name)
      }
      if Double(layout.size.width) <= width {
        let again = shaped.layout(
          width: Double(layout.size.width), height: Double(layout.size.height), displayScale: 2)
        expect(again.lines.map(\.range) == layout.lines.map(\.range), name)
        expect(again.size == layout.size, name)
      }
      for mode in Paragraph.Truncation.allCases {
        paragraph.truncation = mode
        paragraph.lineLimit = 1
        let cut = paragraph.laidOut(width)
        expect(cut.lines.count <= 1, name)
        if width > 60, cut.isTruncated { expect(Double(cut.lines[0].width) <= width + 1e-6, name) }
      }
    }
  }

  /// A larger factor never fits where a smaller one does not, so that halving finds the largest.
  @Test func shrinkingFindsTheLargestFactor() {
    var random = RandomSource(seed: 5)
    for round in 0..<12 {
      var paragraph = Paragraph(
        "The quick brown fox jumps over the lazy dog", font: FontRequest(size: 20))
      paragraph.minimumScaleFactor = 0.25
      let (width, height) = (random.number(in: 40...300), random.number(in: 20...90))
      let shaped = paragraph.shaped(in: TestFonts.library)
      let found = shaped.layout(width: width, height: height)
      guard !found.isTruncated, found.scaleFactor < 1 else { continue }
      paragraph.minimumScaleFactor = 1
      // The next 64th does not fit.
      let next = found.scaleFactor + 1.0 / 64
      paragraph.runs[0].font.size = 20 * next
      expect(
        next == 1 || paragraph.laidOut(width, height).isTruncated,
        "round \(round): \(width)×\(height), \(found.scaleFactor)")
    }
  }

  /// More characters than are set, in shapes that are hard in one way or another.
  @Test func longTexts() {
    let count = Paragraph.characterLimit
    for (text, width) in [
      ("a" + String(repeating: "\u{301}", count: 300_000), 100.0),
      (String(repeating: "\n", count: count / 64), 100),
      (String(repeating: "\u{2068}", count: count / 16), 0),
      (String(repeating: "x", count: 8000), 300), (String(repeating: "א(", count: 4000), 300),
      (String(repeating: "\u{202B}", count: 20_000) + "x", 100),
      (String(repeating: "\u{2067}א", count: 8000), 100),
      (String(repeating: "👩\u{200D}", count: 8000), 100),
      (String(repeating: "日a", count: 4000), 100),
      (String(repeating: "\u{F0000}", count: 8000), 300),
    ] {
      var paragraph = Paragraph(text, font: FontRequest(size: 12))
      paragraph.lineLimit = 100
      let layout = paragraph.laidOut(width)
      expect(layout.lines.count <= 100)
      expect(layout.shaped.characters.scalars.count <= count)
    }
  }

  @Test func cachesAreBounded() {
    var cache = BoundedCache<Int, Int>(limit: 100)
    for i in 0..<10_000 {
      cache.insert(i, for: i % 777, cost: i % 7)
      expect(cache.cost <= 106)
      _ = cache.value(for: i % 13)
    }
    cache.insert(1, for: 1, cost: 1000)
    expect(cache.cost <= 106)
    cache.removeAll()
    expect(cache.cost == 0)
    expect(cache.value(for: 1) == nil)
  }

  @Test func threadsAgree() async {
    let expected = Paragraph("Threads: AVfi مرحبا 日本", font: FontRequest(size: 19)).laidOut(70)
    let paths = expected.drawing().outlines.map(\.path)
    await withTaskGroup(of: Bool.self) { group in
      for i in 0..<16 {
        group.addTask {
          var size = FontRequest(size: 19)
          if i & 1 == 1 { size.weight = FontWeight(Double(i) * 60) }
          _ = Paragraph("Threads \(i)", font: size).laidOut(40).drawing()
          let layout = Paragraph("Threads: AVfi مرحبا 日本", font: FontRequest(size: 19)).laidOut(70)
          return layout.drawing().outlines.map(\.path) == paths
        }
      }
      for await same in group { expect(same) }
    }
  }
}
