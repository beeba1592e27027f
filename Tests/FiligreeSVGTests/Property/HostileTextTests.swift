import FiligreeDrawing
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSVG

/// Text with numbers that no text has, and too much of it.
@Suite struct HostileTextTests {
  private func draw(_ body: String) throws {
    let tree = try TextDocuments.tree(body)
    let (list, _) = SVGDrawing.list(of: tree, size: CGSize(width: 20, height: 20))
    _ = try Rasterizer(scale: 1).render(list)
  }

  @Test func numbers() throws {
    let values = [
      "NaN", "1e300", "-1e300", "0", "-1", "1e-300", "inf", "100%", "", "1 1e308 -1e308",
    ]
    let names = [
      "x", "y", "dx", "dy", "rotate", "textLength", "letter-spacing", "word-spacing", "font-size",
      "baseline-shift", "stroke-width", "font-weight", "font-stretch",
    ]
    for name in names {
      for value in values {
        for adjust in ["", "lengthAdjust='spacingAndGlyphs'"] {
          try draw(
            """
            <text x='10' \(name == "x" ? "" : "\(name)='\(value)'") \(adjust) text-anchor='middle' stroke='red' \
            text-decoration='underline'>LL<tspan \(name)='\(value)' \(adjust)>LL</tspan></text>
            """)
        }
      }
    }
  }

  @Test func paths() throws {
    for path in [
      "", "M 0 0", "M 1 1 Z", "M 0 0 L 1e300 0", "M 0 0 L 0 0 0 0", "M 0 0 C 1 1 1 1 0 0",
    ] {
      for offset in ["0", "1e300", "-1e300", "NaN", "100%", "50%"] {
        try draw(
          """
          <path id='p' d='\(path)' pathLength='0'/><text text-decoration='underline'>\
          <textPath href='#p' startOffset='\(offset)'>LLL</textPath>L</text>
          """)
      }
    }
  }

  @Test func textAroundItself() throws {
    try draw(
      """
      <text id='a'><tref href='#a'/>L<textPath href='#a'>L</textPath></text>
      <pattern id='q' width='9' height='9'><text fill='url(#q)'>L</text></pattern>
      <text fill='url(#q)' clip-path='url(#c)'>L</text>
      <clipPath id='c'><text clip-path='url(#c)'>L</text></clipPath>
      """)
  }

  @Test func manyElements() throws {
    let spans = String(repeating: "<tspan/>", count: 100_000)
    expect(try TextDocuments.boxes("<text>L\(spans)L</text>").count == 2)
    let letters = String(repeating: "<tspan>L</tspan>", count: 80_000)
    let tree = try TextDocuments.tree("<text>\(letters)</text>")
    expect(tree.warnings.contains { $0.description.contains("cut") })
  }

  @Test func longTextOfManyUses() throws {
    var uses = "<text id='t0'>\(String(repeating: "L", count: 10_000))</text>"
    for level in 1...6 {
      uses +=
        "<g id='t\(level)'>"
        + String(repeating: "<use href='#t\(level - 1)'/>", count: 10) + "</g>"
    }
    var options = TextDocuments.options
    options.limits.elements = 40_000
    let error = #expect(throws: SVGError.self) {
      try TextDocuments.tree("<defs>\(uses)</defs><use href='#t6'/>", options: options)
    }
    expect(error?.reason == .tooLarge)
  }

  @Test func deepElements() throws {
    let (open, close) = (
      String(repeating: "<tspan dx='1' text-decoration='underline' textLength='9'>L", count: 200),
      String(repeating: "</tspan>", count: 200)
    )
    expect(try TextDocuments.boxes("<text>\(open)\(close)</text>").count > 200)
    let error = #expect(throws: SVGError.self) {
      try TextDocuments.tree("<text>" + open + open + close + close + "</text>")
    }
    expect(error?.reason == .tooLarge)
  }

  @Test func longText() throws {
    let text = String(repeating: "L", count: TextContent.characterLimit + 10)
    let tree = try TextDocuments.tree("<text textLength='900'>\(text)</text>")
    expect(tree.warnings.map(\.description) == ["text is cut after 131072 characters"])
  }

  @Test func randomText() throws {
    var random = RandomSource(seed: 11)
    let pieces = [
      "L", " ", "<tspan x='1 2'>L", "</tspan>", "<tspan dy='5' rotate='1 2 3'>", "</tspan>",
      "&#x301;", "&#x5D0;", "&#x1F468;&#x200D;&#x1F469;", "&#x202E;", "<tspan textLength='50'>LL",
      "</tspan>", "<tspan direction='rtl' unicode-bidi='embed'>", "</tspan>", "\u{FE0F}", "A",
    ]
    for _ in 0..<300 {
      var text = ""
      var open = 0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        if piece == "</tspan>" {
          if open == 0 { continue }
          open -= 1
        } else if piece.hasPrefix("<") {
          open += 1
        }
        text += piece
      }
      text += String(repeating: "</tspan>", count: open)
      let mode = ["", "writing-mode='tb'", "direction='rtl'"][Int.random(in: 0...2, using: &random)]
      do {
        try draw("<text y='50' text-decoration='underline' \(mode)>\(text)</text>")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
  }
}
