import FiligreePixels
import FiligreeText
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments
@testable import FiligreeSVG

/// How text is painted: boxes of paints, lines along it, and clips.
@Suite struct TextPaintTests {
  private func shapes(_ body: String) throws -> [SVGShape] {
    TextDocuments.shapes(of: .group(try TextDocuments.tree(body).root)).map(\.0)
  }

  @Test func paintsAreRelativeToTheWholeText() throws {
    let shapes = try shapes(
      "<text y='100' fill='url(#g)'>L<tspan fill='red'>L</tspan></text>"
        + "<linearGradient id='g'><stop/><stop offset='1' stop-color='red'/></linearGradient>")
    expect(shapes.count == 2)
    for shape in shapes { expect(shape.paintBox == CGRect(x: 0, y: 20, width: 120, height: 100)) }
    let tree = try TextDocuments.tree("<text y='100'>LL</text>")
    expect(tree.root.box == CGRect(x: 0, y: 20, width: 120, height: 100))
  }

  @Test func linesAlongText() throws {
    // The font has its line from 100 to 150 below the baseline; one above is as thick, about the ascent.
    expect(
      try TextDocuments.boxes("<text text-decoration='underline overline'>LL</text>") == [
        [0, 10, 120, 5], [0, -82.5, 120, 5], [10, -70, 40, 70], [70, -70, 40, 70],
      ])
    // Half the x-height, above the letters.
    expect(
      try TextDocuments.boxes("<text text-decoration='line-through'>L</text>") == [
        [10, -70, 40, 70], [0, -27.5, 60, 5],
      ])
  }

  @Test func linesBelongToTheElementThatHasThem() throws {
    let shapes = try shapes(
      "<text fill='red' text-decoration='underline'>L"
        + "<tspan fill='lime' font-size='50'>L</tspan></text>")
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    guard case .color(let color)? = shapes.first?.fill?.paint else {
      Issue.record("no line")
      return
    }
    expect(
      color == red && shapes[0].path.boundingRect == CGRect(x: 0, y: 10, width: 90, height: 5))
    // Around the text, and with a color of its own.
    let outer = try self.shapes(
      "<g text-decoration='underline'><text fill='red'>L</text></g>")
    expect(outer.count == 2)
    let colored = try self.shapes(
      "<text style='text-decoration:underline;text-decoration-color:red'>L</text>")
    if case .color(let color)? = colored.first?.fill?.paint { expect(color == red) }
  }

  @Test func linesBreakOffWhereTextDoes() throws {
    expect(
      try TextDocuments.boxes("<text text-decoration='underline' dy='0 10'>LL</text>").prefix(2)
        == [[0, 10, 60, 5], [60, 20, 60, 5]])
  }

  @Test func textIsAClip() throws {
    let tree = try TextDocuments.tree(
      "<clipPath id='c'><text y='100' stroke='red' fill='none'>L</text></clipPath>"
        + "<rect width='200' height='200' clip-path='url(#c)'/>")
    let clipped = try #require(tree.root.firstClip)
    let shapes = TextDocuments.shapes(of: .group(clipped.content)).map(\.0)
    expect(shapes.count == 1 && shapes[0].stroke == nil && shapes[0].fill != nil)
  }

  @Test func noFontsAreLookedForWithoutText() throws {
    final class Setter: SVGTextSetter {
      func set(_ text: SVGTextRequest) -> SVGSetText {
        Issue.record("no text was there")
        return SVGSetText(chunks: [], metrics: [])
      }
    }
    var options = SVGOptions()
    options.textSetter = Setter()
    let tree = try TextDocuments.tree(
      "<rect width='9' height='9'/><text/><text> </text>", options: options)
    expect(tree.warnings.isEmpty)
    expect(try TextDocuments.tree("<text>L</text>", options: SVGOptions()).warnings.count == 1)
  }

  @Test func fonts() throws {
    var style = SVGStyle()
    func font(_ attributes: String) throws -> SVGFont {
      let bytes = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8)
      var tree = try bytes.withUnsafeBufferPointer {
        try XMLTreeBuilder.tree(of: $0, limits: SVGLimits())
      }
      var warnings: [SVGWarning] = []
      try Cascade.apply(to: &tree, limits: SVGLimits(), warnings: &warnings)
      let resolver = Resolver(tree, SVGOptions(), warnings: [])
      style = resolver.inherit(
        SVGStyle(), 0, LengthSpace(viewport: CGSize(width: 100, height: 100), fontSize: 16))
      return style.font.font
    }
    expect(
      try font("font-family=\"'A  B' , Serif,  C   d\"").families
        == [.named("A  B"), .generic("serif"), .named("C d")])
    expect(try font("font-weight='bolder'").weight == 700)
    expect(try font("font-weight='lighter'").weight == 100)
    expect(try font("font-weight='650'").weight == 650)
    expect(try font("font-weight='0'").weight == 400)
    expect(try font("font-stretch='condensed'").stretch == 75)
    expect(try font("font-style='oblique 10deg'").isItalic)
    expect(try font("font-variant='small-caps'").isSmallCaps)
    expect(
      try font(
        "style='font-variation-settings: &quot;wght&quot; 300, \"GRAD\" -1'"
          .replacing("\"", with: "&quot;")
      ).variations == ["wght": 300, "GRAD": -1])
    expect(try font("style='font: italic bold 20px/2 X, serif'").size == 20)
    expect(try font("font-size='2em'").size == 32)
    expect(try font("font-size='larger'").size == 16 * 1.2)
    expect(try font("font-size='-1'").size == 16)
  }
}

extension SVGGroup {
  /// The first clip in the group.
  fileprivate var firstClip: SVGClip? {
    if let clip { return clip }
    for case .group(let group) in children {
      if let clip = group.firstClip { return clip }
    }
    return nil
  }
}
