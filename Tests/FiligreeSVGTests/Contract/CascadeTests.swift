import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// The order of declarations: CSS Cascading and Inheritance Level 4, section 6.
@Suite struct CascadeTests {
  private let red = [255.0, 0, 0, 1]
  private let blue = [0.0, 0, 255, 1]
  private let square = "width='9' height='9'"

  @Test func `a style attribute outranks rules, and rules attributes`() throws {
    let rule = "<style>rect { fill: red }</style>"
    expect(try fill("\(rule)<rect \(square) fill='blue'/>") == red)
    expect(try fill("\(rule)<rect \(square) style='fill: blue'/>") == blue)
    expect(
      try fill("<style>rect { fill: red !important }</style><rect \(square) style='fill:blue'/>")
        == red)
    expect(
      try fill(
        "<style>rect { fill: red ! IMPORTANT }</style><rect \(square) style='fill:blue!important'/>"
      ) == blue)
  }

  @Test(arguments: [
    "rect", "*", ".a", "#r", "rect.a", "g rect", "g > rect", "svg g > .a", "circle + rect",
    "circle ~ rect", "[class]", "[class='a b']", "[class~='b']", "[class^=a]", "[class$=\"b\"]",
    "[class*=' ']", "[lang|=en]", "rect:not(.c)", "rect:last-child", "rect:nth-child(2)",
    "rect:nth-child(2n)", "rect:nth-child(even)", "rect:first-of-type", "svg:root rect",
    "circle, rect", "@media screen { rect", "/* c */ rect",
  ]) func `selectors`(_ selector: String) throws {
    let end = selector.hasPrefix("@") ? "}}" : "}"
    let drawing = """
      <style>\(selector) { fill: red \(end)</style>
      <g><circle/><rect id='r' class='a b' lang='en-US' \(square)/></g>
      """
    expect(try fill(drawing) == red, "\(selector)")
  }

  @Test(arguments: [
    "circle", ".c", "#s", "svg > rect", "rect + rect", "[class=c]", "rect:first-child",
    "rect:nth-child(odd)", "rect:hover", "rect::before", "@media print { rect", "rect:not(.a)",
    "g + rect", "[class^='']",
  ]) func `selectors of other elements`(_ selector: String) throws {
    let end = selector.hasPrefix("@") ? "}}" : "}"
    let drawing = """
      <style>\(selector) { fill: red \(end)</style>
      <g><circle/><rect id='r' class='a b' fill='blue' \(square)/></g>
      """
    expect(try fill(drawing) == blue, "\(selector)")
  }

  @Test func `of rules the more specific one counts, then the later one`() throws {
    expect(
      try fill("<style>.a{fill:red} rect{fill:blue}</style><rect class='a' \(square)/>") == red)
    expect(
      try fill("<style>rect{fill:blue} rect{fill:red}</style><rect \(square)/>") == red)
    expect(
      try fill("<style>#a{fill:red} .a.a.a{fill:blue}</style><rect id='a' class='a' \(square)/>")
        == red)
  }

  @Test func `broken sheets are taken up again after what is broken`() throws {
    let drawing = """
      <style><![CDATA[ <!-- @charset "x"; @font-face { src: url(}) } ?? { fill: blue }
      rect { foo: "}"; ; fill red; : ; fill: red; stroke } --> ]]></style><rect \(square)/>
      """
    expect(try fill(drawing) == red)
  }

  @Test func `a rule within a rule is passed over, and what follows it counts`() throws {
    let drawing = """
      <style>rect { a:hover { fill: blue } fill: red; &amp; .b { c { fill: blue } } }</style>
      <rect class='b' \(square)/>
      """
    expect(try fill(drawing) == red)
  }

  @Test func `children inherit, but not what belongs to a whole`() throws {
    expect(try fill("<g fill='red' opacity='.5'><rect \(square)/></g>") == red)
    expect(try fill("<g color='red'><rect fill='currentColor' \(square)/></g>") == red)
    expect(
      try fill("<g color='blue' fill='currentColor'><rect color='red' \(square)/></g>") == red)
  }
}
