import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// Custom properties and `var()`: CSS Custom Properties for Cascading Variables Module Level 1.
@Suite struct VariableTests {
  private let red = [255.0, 0, 0, 1]
  private let blue = [0.0, 0, 255, 1]
  private let square = "width='9' height='9'"

  @Test(arguments: [
    "<g style='--c: red'><rect fill='var(--c)' SQUARE/></g>",
    "<rect style='--c: red; fill: var(--c)' SQUARE/>",
    "<style>:root { --c: red } rect { fill: var(--c) }</style><rect SQUARE/>",
    "<style>svg { --c: blue } g { --c: red }</style><g><rect fill='var( --c )' SQUARE/></g>",
    "<style>rect { --c: red !important; --c: blue; fill: VAR(--c) }</style><rect SQUARE/>",
    "<rect style='fill: var(--none, red)' SQUARE/>",
    "<rect style='fill: var(--none,var(--none2, red))' SQUARE/>",
    "<g style='--a: var(--b); --b: var(--d); --d: red'><rect fill='var(--a)' SQUARE/></g>",
    "<g style='--r: 255; --rest: 0, 0'><rect fill='rgb(var(--r), var(--rest))' SQUARE/></g>",
    "<g style='--r:100%'><rect style='fill: rgb(var(--r) 0% 0%)' SQUARE/></g>",
    // A value of nothing is a value.
    "<g style='--e:;'><rect style='fill: red var(--e, blue)' SQUARE/></g>",
    "<g style='--c: blue'><g style='--c: red'><rect fill='var(--c)' SQUARE/></g></g>",
    "<g style='--c: red'><g style='--c: inherit'><rect fill='var(--c)' SQUARE/></g></g>",
    "<g style='--c: blue'><g style='--c: initial'><rect fill='var(--c, red)' SQUARE/></g></g>",
    // Names have a case.
    "<g style='--c: red; --C: blue'><rect fill='var(--c)' SQUARE/></g>",
    // Without a value, a property that is inherited is.
    "<g fill='red'><rect fill='blue' style='fill: var(--none)' SQUARE/></g>",
    // What `use` brings inherits from the `use`.
    "<defs><rect id='r' fill='var(--c, blue)' SQUARE/></defs><use href='#r' style='--c: red'/>",
    "<defs><symbol id='s'><rect fill='var(--c)' SQUARE/></symbol></defs><use href='#s' style='--c: red'/>",
    "<g color='red' style='--c: currentColor'><rect fill='var(--c)' SQUARE/></g>",
    "<g style='--c: /* a ) comment */ red'><rect style='fill: var(/**/--c)' fill='red' SQUARE/></g>",
    "<g style='--c: red'><rect style='fill: var(--c' SQUARE/></g>",
  ]) func `values are put in place`(_ drawing: String) throws {
    expect(try fill(drawing.replacing("SQUARE", with: square)) == red, "\(drawing)")
  }

  @Test func `what refers to itself has no value`() throws {
    // Both of a circle are invalid; what refers to one of them is not part of it.
    let cycle = "--a: var(--b, red); --b: var(--a, red); --c: var(--a, red)"
    for (name, expected) in [("a", blue), ("b", blue), ("c", red)] {
      expect(
        try fill("<g style='\(cycle)'><rect fill='var(--\(name), blue)' \(square)/></g>")
          == expected, "\(name)")
    }
    expect(
      try fill("<g style='--a: var(--a, red)'><rect fill='var(--a, blue)' \(square)/></g>")
        == blue)
    // The same name on two elements is no circle.
    expect(
      try fill(
        "<g style='--a: red'><g style='--b: var(--a)'><rect style='--a: var(--b); fill: var(--a)' \(square)/></g></g>"
      ) == red)
  }

  @Test func `all properties take variables`() throws {
    let shape = try #require(
      try shapes(
        """
        <g style="--w: 3; --d: 1 2; --x: 20px; --f: .5; --t: translate(5px, 0)">
        <rect style="x: var(--x); stroke-width: var(--w); stroke: red; stroke-dasharray: var(--d);
        fill-opacity: var(--f); transform: var(--t)" width="9" height="9"/></g>
        """
      ).first)
    expect(shape.path.boundingRect == CGRect(x: 25, y: 0, width: 9, height: 9))
    expect(shape.stroke?.style.lineWidth == 3 && shape.stroke?.style.dash == [1, 2])
    expect(shape.fill?.opacity == 0.5)
    expect(
      try shapes("<rect \(square) style='--d: none; display: var(--d)'/>").isEmpty)
    // A gradient has the variables of where it stands, not of what it paints.
    let gradient = try shapes(
      """
      <g style="--c: red"><linearGradient id="g"><stop stop-color="var(--c)" stop-opacity="var(--o, .5)"/>
      <stop offset="1"/></linearGradient></g><rect \(square) fill="url(#g)" style="--c: blue"/>
      """
    ).first?.fill?.paint
    guard case .gradient(let found)? = gradient else {
      Issue.record("no gradient")
      return
    }
    expect(found.stops[0].color.components == [1, 0, 0, 0.5])
  }

  @Test func `words stay apart`() throws {
    // Pieces never become one number or word: 2 and 0 are no 20.
    let rect = try shapes("<rect style='--a: 2; width: var(--a)0' height='9'/>")
    expect(rect.isEmpty)
    expect(try fill("<rect style='--c: re; fill: var(--c)d' \(square)/>") == [0, 0, 0, 1])
    // In links and texts nothing is replaced.
    expect(
      try fill("<rect style='--c: red; fill: url(&quot;#var(--c)&quot;) red' \(square)/>") == red)
  }

  @Test func `the shorthand of fonts`() throws {
    final class Setter: SVGTextSetter {
      func set(_ text: SVGTextRequest) -> SVGSetText {
        expect(text.fonts[0].isItalic && text.fonts[0].weight == 700 && text.fonts[0].size == 20)
        expect(text.fonts[0].families == [.named("A"), .generic("serif")])
        return SVGSetText(chunks: [], metrics: [])
      }
    }
    _ = try tree(
      "<g style='--f: italic 700 20px/2 A, serif'><text style='font: var(--f)'>x</text></g>"
    ) {
      $0.textSetter = Setter()
    }
  }

  @Test func `variables of the caller`() throws {
    let content = "<rect fill='var(--color0, red)' \(square)/>"
    for (variables, expected) in [(["--color0": "blue"], [0, 0, 1, 1]), ([:], [1, 0, 0, 1])] {
      let found = try tree(content) { $0.variables = variables }
      let shape = TextDocuments.shapes(of: .group(found.root)).first?.0
      guard case .color(let color)? = shape?.fill?.paint else {
        Issue.record("no color")
        continue
      }
      expect(color.components == expected.map { CGFloat($0) })
    }
    // The document's own outrank them.
    expect(
      try fill("<g style='--color0: red'>\(content)</g>") == red)
  }

  /// Each is twice the one before: 2^40 words, of which a document gets so many bytes and no more.
  @Test func `variables that grow are bounded`() throws {
    var bomb = "--a0: red;"
    for i in 1...40 { bomb += "--a\(i): var(--a\(i - 1)) var(--a\(i - 1));" }
    let drawing = "<g style='\(bomb)'><rect fill='var(--a40, blue)' \(square)/></g>"
    expect(try fill(drawing) == blue)
    let many = String(repeating: drawing, count: 200)
    let tree = try tree(many) { $0.limits.expandedBytes = 1 << 20 }
    expect(tree.warnings.contains { $0.description.contains("variables") })
    // Fallbacks in fallbacks, long chains, and many references.
    let nested = String(repeating: "var(--n,", count: 50_000)
    expect(try fill("<rect fill='\(nested)' \(square)/>") == [0, 0, 0, 1])
    let chain = (0..<5_000).map { "--c\($0): var(--c\($0 + 1), red)" }.joined(separator: ";")
    expect(try fill("<g style='\(chain)'><rect fill='var(--c0)' \(square)/></g>") == red)
    let circle = (0..<5_000).map { "--c\($0): var(--c\(($0 + 1) % 5000), red)" }
      .joined(separator: ";")
    expect(
      try fill("<g style='\(circle)'><rect fill='var(--c0, blue)' \(square)/></g>") == blue)
    let wide = String(repeating: "var(--r)", count: 20_000)
    _ = try shapes("<rect style='--r: 1; d: \(wide); stroke-dasharray: \(wide)' \(square)/>")
  }

  @Test(arguments: [
    "var(", "var(--", "var(--)", "var()", "var(,)", "var(--a,", "var(c)", "var(--a b)", "var(--a;)",
    "var(--a}", "\\", "var(--a\\", "'var(--a)", "/*var(--a)", "url(var(--a", "#var(--a)",
    "var(--a))",
  ]) func `damaged references`(_ value: String) throws {
    _ = try shapes(
      """
      <rect style="--x: \(value); fill: \(value)" \(square)/><rect style="fill: var(--x)" \(square)/>
      <g fill="\(value)" transform="\(value)" font="\(value)"><rect \(square)/></g>
      """)
  }
}
