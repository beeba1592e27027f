import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSymbols

@Suite struct IconReaderTests {
  @Test func `the box is scaled to sixteen units of height, its corner to the origin`() throws {
    let bounds = try ink("<rect x='12' y='24' width='6' height='3'/>", "viewBox='10 20 24 12'")
    expect(bounds.isClose(to: CGRect(x: 8.0 / 3, y: 16.0 / 3, width: 8, height: 4)))
    expect(
      try ink("<rect width='6' height='3'/>", "width='24px' height='12'")
        .isClose(to: CGRect(x: 0, y: 0, width: 8, height: 4)))
  }

  @Test func `shapes`() throws {
    expect(try ink("<circle cx='8' cy='7' r='5'/>") == CGRect(x: 3, y: 2, width: 10, height: 10))
    expect(
      try ink("<ellipse cx='8' cy='8' rx='6' ry='2'/>")
        == CGRect(x: 2, y: 6, width: 12, height: 4))
    expect(try ink("<polygon points='1,2 9 2, 9,6'/>") == CGRect(x: 1, y: 2, width: 8, height: 4))
    expect(
      try ink("<rect x='1' y='2' width='6' height='4' rx='1'/>")
        .isClose(to: CGRect(x: 1, y: 2, width: 6, height: 4)))
    // A radius beyond half of a side is half of it (SVG 2, 10.2): the ink is an ellipse.
    let round = try IconReader.read(svg("<rect width='8' height='4' rx='99' ry='99'/>"))
    expect(abs(round.path.signedArea - .pi * 8) < 0.02)
  }

  @Test func `strokes become ink`() throws {
    let line = "<path d='M4 8h8'/>"
    let attributes = "viewBox='0 0 16 16' fill='none' stroke='currentColor' stroke-width='2'"
    expect(try ink(line, attributes).isClose(to: CGRect(x: 4, y: 7, width: 8, height: 2)))
    let round = attributes + " stroke-linecap='round'"
    expect(
      try ink(line, round).isClose(to: CGRect(x: 3, y: 7, width: 10, height: 2), tolerance: 0.01))
    let style = "<path d='M4 8h8' style='stroke: black; stroke-width:4px;stroke-linecap:square'/>"
    expect(try ink(style).isClose(to: CGRect(x: 2, y: 6, width: 12, height: 4)))
  }

  @Test func `transforms apply from the inside out`() throws {
    let bounds = try ink(
      """
      <g transform='translate(8 8) scale(2)'>
        <rect width='2' height='1' transform='rotate(90)'/>
      </g>
      """)
    expect(bounds.isClose(to: CGRect(x: 6, y: 8, width: 2, height: 4)))
    expect(
      try ink("<rect width='2' height='1' transform='matrix(1 0 0 -1 6 15)'/>")
        .isClose(to: CGRect(x: 6, y: 14, width: 2, height: 1)))
    expect(
      try ink("<rect x='8' y='8' width='2' height='1' transform='rotate(180 8 8)'/>")
        .isClose(to: CGRect(x: 6, y: 7, width: 2, height: 1)))
  }

  @Test func `the even-odd rule makes holes that the non-zero rule keeps`() throws {
    let squares = "M0 0h16v16h-16zM4 4h8v8h-8z"
    let hole = try IconReader.read(svg("<path fill-rule='evenodd' d='\(squares)'/>"))
    expect(abs(abs(hole.path.signedArea) - (256 - 64)) < 1e-6)
    expect(!hole.path.contains(CGPoint(x: 8, y: 8)))
    expect(try IconReader.read(svg("<path d='\(squares)'/>")).path.contains(CGPoint(x: 8, y: 8)))
  }

  @Test func `shapes of opposite direction do not cancel`() throws {
    let drawing = try IconReader.read(
      svg("<path d='M0 0h10v10h-10z'/><path d='M5 5v10h10v-10z'/>"))
    expect(drawing.path.contains(CGPoint(x: 7, y: 7)))
    expect(abs(abs(drawing.path.signedArea) - 175) < 1e-6)
  }

  @Test func `what is not drawn leaves no ink`() throws {
    let square = "<path d='M1 1h2v2h-2z'/>"
    for silent in [
      "<title>a &amp; b</title>", "<defs><g><rect width='9' height='9'/></g></defs>",
      "<metadata><x:a xmlns:x='y'><rect width='9' height='9'/></x:a></metadata>",
      "<rect width='9' height='9' fill='none'/>", "<rect width='9' height='9' display='none'/>",
      "<g style='display:none'><rect width='9' height='9'/></g>", "<!-- <rect> -->",
      "<![CDATA[<rect>]]>", "<rect width='0' height='9'/>", "<path/>", "<circle/>",
    ] {
      expect(try ink(silent + square) == CGRect(x: 1, y: 1, width: 2, height: 2), "\(silent)")
    }
  }

  @Test func `headers of files are passed over`() throws {
    let file = """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">
      <svg viewBox="0 0 16 16"><path d="M1 1h2v2h-2z"/></svg>

      """
    expect(failure(Array(file.utf8)) == nil)
  }

  @Test(arguments: [
    ("<path d='M1 1h2v2h-2z'>", SymbolError.Reason.corrupt, "</path> was expected"),
    ("<path d='M1 1h2v2h-2z' d=''/>", .corrupt, "the attribute d is there twice"),
    ("<path d='M1 1x'/>", .unsupported, "path data, byte 4"),
    ("<path d='M1e9 1h2v2h-2z'/>", .corrupt, "beyond 1000000"),
    ("<rect width='nan' height='1'/>", .unsupported, "width: nan is no length"),
    ("<rect width='0x10' height='1'/>", .unsupported, "width: 0x10 is no length"),
    ("<g transform='skewed(3)'><rect/></g>", .unsupported, "a transform that is not understood"),
    ("<use href='#a'/>", .unsupported, "use of #a: not there"),
    ("<text>a</text>", .unsupported, "text is not drawn"),
    ("<path clip-path='url(#a)' d='M0 0h1v1z'/>", .unsupported, "clipPath #a is not there"),
    ("<mask id='m'/><path mask='url(#m)' d='M0 0h1v1z'/>", .unsupported, "masks and filters"),
    ("<a b=<c/>", .corrupt, "a quotation mark"), ("", .empty, "no ink"),
    ("<path d='M0 0'/>", .empty, "no ink"),
  ]) func `wrong files give errors`(_ content: String, _ reason: SymbolError.Reason, _ what: String)
  {
    let error = failure(svg(content))
    expect(error?.reason == reason)
    expect(error?.description.contains(what) == true, "\(error?.description ?? "none")")
  }

  @Test func `style sheets, uses and clips are read as in any drawing`() throws {
    let sheet = "<style>.a{fill:none;stroke:red;stroke-width:2}</style><path class='a' d='M4 8h8'/>"
    expect(try ink(sheet).isClose(to: CGRect(x: 4, y: 7, width: 8, height: 2)))
    let use = "<defs><rect id='r' width='2' height='3'/></defs><use href='#r' x='5'/>"
    expect(try ink(use).isClose(to: CGRect(x: 5, y: 0, width: 2, height: 3)))
    let clip =
      "<clipPath id='c'><rect width='4' height='16'/></clipPath><circle cx='4' cy='8' r='4' "
      + "clip-path='url(#c)'/>"
    expect(try ink(clip).isClose(to: CGRect(x: 0, y: 4, width: 4, height: 8), tolerance: 1e-3))
  }

  @Test func `without a box it is the ink's own`() throws {
    for box in ["", "viewBox='0 0 16'", "viewBox='0 0 0 16'", "viewBox='0 0 16 -1'"] {
      expect(
        try ink("<path d='M0 0h4v8z'/>", box).isClose(to: CGRect(x: 0, y: 0, width: 8, height: 16)),
        "\(box)")
    }
  }
}
