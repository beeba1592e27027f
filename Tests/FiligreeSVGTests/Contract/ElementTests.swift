import FiligreeDrawing
import FiligreePaths
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

@Suite struct ElementTests {
  /// SVG 2, section 2.3: what is not known is not drawn, nor is what is in it.
  @Test func `elements that are not known are said once`() throws {
    let tree = try tree(
      """
      <flowRoot><rect width="9" height="9"/><flowPara/></flowRoot><flowRoot/><g><cirle r="9"/></g>
      <metadata><rdf><work/></rdf></metadata><view/><x:namedview xmlns:x="x"><x:grid/><grid/></x:namedview>
      <defs><hatch/></defs><text>a<tspam>b</tspam></text>
      """)
    expect(
      tree.warnings.map { $0.description.prefix { $0 != " " } } == [
        "flowRoot", "cirle", "hatch", "tspam", "text",
      ])
    expect(TextDocuments.shapes(of: .group(tree.root)).isEmpty)
  }

  private func close(_ a: CGRect, _ x: Double, _ y: Double, _ w: Double, _ h: Double) -> Bool {
    abs(a.minX - x) < 1e-9 && abs(a.minY - y) < 1e-9 && abs(a.width - w) < 1e-9
      && abs(a.height - h) < 1e-9
  }

  @Test func `outlines of shapes`() throws {
    expect(close(try boxes("<circle cx='8' cy='7' r='5'/>")[0], 3, 2, 10, 10))
    expect(close(try boxes("<ellipse cx='8' cy='8' rx='6'/>")[0], 2, 2, 12, 12))
    expect(close(try boxes("<line x2='4' y2='5' stroke='red'/>")[0], 0, 0, 4, 5))
    expect(close(try boxes("<polygon points='1,2 9 2, 9,6 7'/>")[0], 1, 2, 8, 4))
    expect(close(try boxes("<path d='M1 1h5v5h-5z M 9'/>")[0], 1, 1, 5, 5))
    expect(close(try boxes("<rect x='10%' width='50%' height='5'/>")[0], 10, 0, 50, 5))
    // A radius beyond half of a side is half of it (SVG 2, section 10.2).
    let round = try shapes("<rect width='8' height='4' rx='99' ry='99'/>")[0].path
    expect(abs(abs(round.signedArea) - .pi * 8) < 0.02)
    for nothing in [
      "<circle r='-1'/>", "<rect width='0' height='5'/>", "<polyline points='1'/>", "<path/>",
      "<defs><rect width='5' height='5'/></defs>", "<g display='none'><circle r='5'/></g>",
      "<unknown><circle r='5'/></unknown>", "<symbol><circle r='5'/></symbol>",
      "<circle r='5' requiredExtensions='x'/>", "<circle r='5' systemLanguage='de'/>",
    ] {
      expect(try boxes(nothing).isEmpty, "\(nothing)")
    }
  }

  @Test func `an error in path data ends the path, and is said`() throws {
    let tree = try tree("<path d='M0 0H5V5 foo L 9 9'/>")
    expect(tree.root.box == CGRect(x: 0, y: 0, width: 5, height: 5))
    expect(tree.warnings.first?.description.hasPrefix("path data, byte 9: found 'f'") == true)
  }

  @Test func `use brings an element along`() throws {
    let defs = "<defs><rect id='a' width='5' height='5' fill='inherit'/></defs>"
    let used = try shapes(defs + "<use href='#a' x='10' y='20' fill='red'/>")
    expect(used[0].path.boundingRect == CGRect(x: 10, y: 20, width: 5, height: 5))
    expect(try fill(defs + "<use href='#a' fill='red'/>") == [255, 0, 0, 1])
    // A symbol is a viewport of the size that the use says.
    let symbol = "<symbol id='s' viewBox='0 0 10 10'><rect width='10' height='10'/></symbol>"
    expect(
      close(try boxes(symbol + "<use href='#s' x='5' width='20' height='40'/>")[0], 5, 10, 20, 20))
    expect(try boxes("<use href='#none'/>").isEmpty)
    expect(try boxes("<g id='g'><use href='#g'/></g>").isEmpty)
  }

  @Test func `a nested document is clipped to its viewport`() throws {
    let inner = """
      <svg id='s' x='10' y='10' width='20' height='20' viewBox='0 0 10 10'>
      <circle r='5'/></svg>
      """
    let tree = try FiligreeSVGTests.tree(inner)
    expect(tree.root.box == CGRect(x: 0, y: 0, width: 20, height: 20))
    func clips(_ group: SVGGroup) -> Int {
      group.children.reduce(group.clip == nil ? 0 : 1) { sum, node in
        if case .group(let child) = node { sum + clips(child) } else { sum }
      }
    }
    expect(clips(tree.root) == 1)
    let visible = inner.replacingOccurrences(of: "<svg", with: "<svg overflow='visible'")
    expect(clips(try FiligreeSVGTests.tree(visible).root) == 0)
  }

  @Test func `of a switch the first child whose conditions hold is drawn`() throws {
    let content = """
      <switch><rect systemLanguage='de' width='1' height='1'/>
      <rect systemLanguage='en-GB' width='2' height='2'/><rect width='3' height='3'/></switch>
      """
    expect(try boxes(content).map(\.width) == [2])
  }

  @Test func `strokes`() throws {
    let line = """
      <path d='M0 0h9' stroke='red' stroke-width='10%' stroke-linecap='round' stroke-linejoin='bevel'
      stroke-dasharray='1,2 3' stroke-dashoffset='4' stroke-opacity='50%' fill='none'/>
      """
    let shape = try shapes(line)[0]
    let stroke = try #require(shape.stroke)
    expect(shape.fill == nil)
    expect(stroke.style.lineWidth == 10)
    expect(stroke.style.lineCap == .round)
    expect(stroke.style.lineJoin == .bevel)
    expect(stroke.style.miterLimit == 4)
    // An odd number of dashes is said twice.
    expect(stroke.style.dash == [1, 2, 3, 1, 2, 3])
    expect(stroke.style.dashPhase == 4)
    expect(stroke.opacity == 0.5)
    for none in ["stroke='none'", "stroke='red' stroke-width='0'", ""] {
      expect(try shapes("<path d='M0 0h9' \(none)/>")[0].stroke == nil)
    }
  }

  @Test func `the order of painting`() throws {
    func order(_ text: String) throws -> Bool {
      try shapes("<rect width='9' height='9' stroke='red' paint-order='\(text)'/>")[0].strokesFirst
    }
    expect(try order("normal") == false)
    expect(try order("fill") == false)
    expect(try order("stroke") == true)
    expect(try order("markers stroke") == true)
    expect(try order("stroke stroke") == false)
  }

  @Test func `gradients take what they do not say from others`() throws {
    let content = """
      <linearGradient id='b' gradientUnits='userSpaceOnUse' x1='10%' spreadMethod='reflect'>
      <stop offset='20%' stop-color='red'/><stop offset='.1' stop-opacity='.5'/>
      <stop offset='2'/></linearGradient>
      <linearGradient id='a' href='#b' x2='90'/><rect width='9' height='9' fill='url(#a)'/>
      """
    guard case .gradient(let gradient)? = try shapes(content)[0].fill?.paint,
      case .linear(let start, let end) = gradient.geometry
    else {
      Issue.record("no gradient")
      return
    }
    expect(start == CGPoint(x: 10, y: 0))
    expect(end == CGPoint(x: 90, y: 0))
    expect(gradient.spread == .mirror)
    expect(!gradient.isRelative)
    // Places never go back.
    expect(gradient.stops.map(\.location) == [0.2, 0.2, 1])
    expect(gradient.stops[1].color.alpha == 0.5)
  }

  @Test func `what paints nothing is replaced by the color beside it`() throws {
    expect(try fill("<rect width='9' height='9' fill='url(#no) red'/>") == [255, 0, 0, 1])
    expect(
      try fill("<linearGradient id='e'/><rect width='9' height='9' fill='url(#e) red'/>")
        == [255, 0, 0, 1])
    // A line has no box that a gradient could be relative to.
    let gradient = "<linearGradient id='g'><stop/><stop offset='1'/></linearGradient>"
    let line = try shapes(gradient + "<path d='M0 5h9' stroke='url(#g) red'/>")[0]
    guard case .color? = line.stroke?.paint else {
      Issue.record("no color")
      return
    }
    expect(try shapes("<rect width='9' height='9' fill='url(#no)'/>")[0].fill == nil)
  }

  @Test func `markers stand on vertices, along the path`() throws {
    let marker = """
      <marker id='m' markerWidth='2' markerHeight='2' orient='auto' overflow='visible'>
      <path d='M0 0h1v.5z'/></marker>
      """
    // Not where an arc, which is several curves, goes on.
    let path =
      "<path d='M0 50h40v40' fill='none' stroke='red' stroke-width='10' marker-mid='url(#m)'/>"
    let boxes = try boxes(marker + path)
    expect(boxes.count == 2)
    // Halfway between right and down: 45°, ten times as large.
    let expected = Path("M0 0h10v5z")
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
      .applying(CGAffineTransform(translationX: 40, y: 50)).boundingRect
    expect(abs(boxes[1].minX - expected.minX) < 1e-9 && abs(boxes[1].maxY - expected.maxY) < 1e-9)
    let arc = "<path d='M0 50a20 20 0 0 1 40 0' marker-mid='url(#m)'/>"
    expect(try self.boxesCount(marker + arc) == 1)
    let ends = "<path d='M0 0L9 9' marker-start='url(#m)' marker-end='url(#m)'/>"
    expect(try self.boxesCount(marker + ends) == 3)
  }

  /// SVG 2, section 9.6.1.
  @Test func `dashes are in the author's measure`() throws {
    func dash(_ attributes: String, _ shape: String = "path d='M0 0h50'") throws -> [CGFloat]? {
      try shapes("<\(shape) stroke='red' \(attributes)/>")[0].stroke?.style.dash
    }
    expect(try dash("stroke-dasharray='1 2' pathLength='10'") == [5, 10])
    expect(try dash("stroke-dasharray='1 2'") == [1, 2])
    expect(try dash("stroke-dasharray='1 2' pathLength='0'") == [])
    expect(try dash("stroke-dasharray='1 2' pathLength='-1'") == [1, 2])
    expect(try dash("stroke-dasharray='1 2' pathLength='x'") == [1, 2])
    let line = try shapes(
      "<line x2='30' stroke='red' stroke-dasharray='1' stroke-dashoffset='2' pathLength='3'/>")
    expect(line[0].stroke?.style.dashPhase == 20)
    // From the end of the upper left corner on, clockwise.
    let rect = try shapes("<rect x='1' y='2' width='30' height='20' rx='4'/>")[0].path
    expect(rect.storage.points.first == CGPoint(x: 5, y: 2))
  }

  @Test func `the page may have a color`() throws {
    func page(_ style: String) throws -> [SVGShape] {
      try shapes("<circle r='5'/>", "viewBox='0 0 100 50' style='\(style)'")
    }
    expect(try page("").count == 1)
    for style in [
      "background:#def", "background-color:#def", "background: url(a.png) no-repeat #def",
      "background:red;background-color:#def",
    ] {
      let shapes = try page(style)
      expect(shapes.count == 2, "\(style)")
      expect(shapes[0].path.boundingRect == CGRect(x: 0, y: 0, width: 100, height: 50))
      guard case .color(let color)? = shapes[0].fill?.paint else { continue }
      expect(abs((color.components?[0] ?? 0) - 13 / 15) < 1e-9, "\(style)")
    }
    for style in ["background:transparent", "background:none", "background-color:nothing(1)"] {
      expect(try page(style).count == 1, "\(style)")
    }
    expect(try shapes("<g style='background:red'><circle r='5'/></g>").count == 1)
  }

  @Test func `symbols have places and sizes`() throws {
    let symbol = """
      <symbol id='s' viewBox='0 0 10 10' x='5' y='6' width='30' height='20' preserveAspectRatio='none'>
      <rect width='10' height='10'/></symbol>
      """
    expect(
      try boxes(symbol + "<use href='#s' x='1'/>") == [CGRect(x: 6, y: 6, width: 30, height: 20)])
    expect(
      try boxes(symbol + "<use href='#s' width='40'/>")
        == [CGRect(x: 5, y: 6, width: 40, height: 20)])
  }

  @Test func `sheets have media`() throws {
    let rule = "rect{fill:red}</style><rect width='9' height='9'/>"
    expect(try fill("<style media='screen'>" + rule) == [255, 0, 0, 1])
    expect(try fill("<style media='print'>" + rule) == [0, 0, 0, 1])
  }

  @Test func `a switch passes over what cannot be drawn`() throws {
    let body = """
      <switch><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>
      <rect width="9" height="9"/><circle r="5"/></switch>
      """
    expect(try boxes(body) == [CGRect(x: 0, y: 0, width: 9, height: 9)])
  }

  private func boxesCount(_ content: String) throws -> Int { try boxes(content).count }

  @Test(arguments: [
    "<foreignObject><p/></foreignObject>", "<script>x</script>", "<rect><animate/></rect>",
    "<g><set/></g>", "<filter id='f'><feConvolveMatrix kernelUnitLength='1'/></filter>",
    "<style>@media (prefers-color-scheme: ) and foo { a { b: c } }</style>",
    "<style>@container a { b { c: d } }</style>", "<style>a$b { c: d }</style>",
    "<style>rect { fill: red; fill: rgb(x) }</style>", "<g style='opacity: much'/>",
    "<style>@font-face { src: url(a) }</style>", "<style>@import url(a);</style>",
    "<rect width='9' height='9' clip-path='shape(5px)'/>",
    "<filter id='f'><feGaussianBlur edgeMode='wrap'/></filter><rect width='9' height='9' filter='url(#f)'/>",
    "<rect width='9' height='9' mask='url(a.png)'/>",
    "<style>g { rect { fill: red } a:hover { fill: blue } }</style>",
    "<style>g:has(rect) { fill: red }</style>", "<g style='rotate: 20deg'/>",
  ]) func `what is passed over is said once`(_ content: String) throws {
    let warnings = try tree(content).warnings
    expect(warnings.count == 1, "\(warnings)")
  }

  @Test func `links to files are read where that is allowed`() throws {
    let image = "<image width='10' height='10' href='inner.svg'/>"
    let closed = try tree(image)
    expect(closed.root.box.isNull)
    expect(closed.warnings.count == 1)
    let open = try tree(image, "viewBox='0 0 100 100'") { options in
      options.resource = { link in
        link == "inner.svg" ? document("<rect width='100' height='50'/>") : nil
      }
    }
    expect(open.root.box == CGRect(x: 0, y: 0, width: 10, height: 5))
    expect(open.warnings.isEmpty)
  }
}

extension Path {
  /// The path of path data that is right.
  fileprivate init(_ data: String) {
    self = (try? Path(svg: data)) ?? Path()
  }
}
