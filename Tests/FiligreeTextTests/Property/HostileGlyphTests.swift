import FiligreeDrawing
import FiligreeSVG
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeText

/// SVG documents of fonts that nobody would write.
@Suite struct HostileGlyphTests {
  /// How many commands the first glyphs of a font take that has a document for them.
  private func draw(_ document: [UInt8], glyphs count: Int) throws -> Int {
    let box = TestFont.Glyph([TestFont.Glyph.box(0...1000, 0...800)])
    var font = TestFont("Filigree Hostile", Array(repeating: box, count: count))
    font.tables["SVG "] = FontBytes().u16(0).u32(10).u32(0).u16(1).u16(1).u16(count).u32(14)
      .u32(document.count).append(FontBytes(document))
    let face = try font.face()
    var commands = 0
    for glyph in 1...count {
      guard case .document(let drawn)? = face.paint(of: UInt32(glyph)) else { continue }
      var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
      SVGDrawing.draw(
        drawn.node(foreground: .black), in: &recorder, limits: SVGGlyph.limits)
      commands += recorder.finish().drawnCount
    }
    return commands
  }

  /// Whatever bytes are cut, changed or repeated: a glyph, or none.
  @Test func damagedDocuments() throws {
    let document = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 99 99"><style>.a{fill:var(--b,red);--b:var(--c)}</style>
      <defs><linearGradient id="g"><stop stop-color="currentColor"/></linearGradient><mask id="m"><rect/></mask>
      <pattern id="p" width="9" height="9"><use href="#glyph1"/></pattern><clipPath id="c"><path d="M0 0h9v9z"/>
      </clipPath></defs><g id="glyph1" class="a"><rect width="9" height="9" fill="url(#g)" mask="url(#m)"/></g>
      <path id="glyph2" d="M0 0C1 2 3 4 5 6z" stroke="url(#p)" clip-path="url(#c)" style="--c:var(--b);opacity:.5"/>
      </svg>
      """
    let pieces = [
      "var(", "--b", "url(#p)", "<g>", "</g>", "&", "1e999", "\"", "#glyph2", "/*", "nan",
    ]
    for seed in 0..<150 {
      var random = RandomSource(seed: UInt64(seed))
      var bytes = Array(document.utf8)
      for _ in 0...(seed % 4) {
        let place = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 4 {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.removeSubrange(place..<min(place + 5, bytes.count))
        case 2:
          bytes.insert(
            contentsOf: Array(pieces[Int(random.next() % UInt64(pieces.count))].utf8), at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(place + 40, bytes.count)], at: place)
        }
      }
      // It must end, and draw no more than a glyph may; the seed is enough to do it again.
      let commands = try draw(bytes, glyphs: 2)
      expect(commands <= 8 * ColorTable.paintLimit, "seed \(seed)")
    }
  }

  /// What repeats itself is drawn up to a limit, or leaves the glyph an outline.
  @Test(arguments: [
    (0..<20).map {
      "<mask id='m\($0)'><rect width='9' height='9' mask='url(#m\($0 + 1))'/>"
        + "<rect width='9' height='9' mask='url(#m\($0 + 1))'/></mask>"
    }.joined()
      + "<rect id='glyph1' width='9' height='9' mask='url(#m0)'/>",
    (0..<12).map {
      "<pattern id='p\($0)' width='.1' height='.1'><rect width='9' height='9' fill='url(#p\($0 + 1))'/>"
        + "<rect width='9' height='9' fill='url(#p\($0 + 1))'/></pattern>"
    }.joined()
      + "<rect id='glyph1' width='9' height='9' fill='url(#p0)'/>",
    "<path id='a' d='M0 0\(String(repeating: "L1 2 3 4", count: 20_000))'/><g id='glyph1'>"
      + String(repeating: "<use href='#a'/>", count: 2_000) + "</g>",
    "<g id='glyph1'>" + String(repeating: "<g>", count: 60) + "<rect width='9' height='9'/>"
      + String(repeating: "</g>", count: 60) + "</g>",
    "<filter id='f'>" + String(repeating: "<feGaussianBlur stdDeviation='9'/>", count: 3_000)
      + "</filter><rect id='glyph1' width='9' height='9' filter='url(#f)'/>",
  ])
  func repetitions(content: String) throws {
    let commands = try draw(
      Array("<svg xmlns='http://www.w3.org/2000/svg'>\(content)</svg>".utf8), glyphs: 1)
    expect(commands <= 8 * ColorTable.paintLimit)
  }
}

extension DisplayList {
  /// How many commands its layers have together.
  fileprivate var drawnCount: Int { layers.reduce(root.commands.count) { $0 + $1.commands.count } }
}
