import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeSVG

/// `@media`, `@supports` and `@layer` (Media Queries Level 4; CSS Conditional Rules Module Level 3; CSS Cascading and
/// Inheritance Level 5), on a page of 100 by 100.
@Suite struct ConditionTests {
  private let red = [255.0, 0, 0, 1]
  private let blue = [0.0, 0, 255, 1]

  private func isApplied(_ rule: String) throws -> Bool {
    let body =
      "<style><![CDATA[rect{fill:blue}\(rule){rect{fill:red}}]]></style><rect width='9' height='9'/>"
    let color = try fill(body)
    expect(color == red || color == blue)
    return color == red
  }

  @Test(arguments: [
    "@media", "@media all", "@media screen", "@media SCREEN", "@media only screen",
    "@media not print", "@media print, screen", "@media (prefers-color-scheme: light)",
    "@media screen and (min-width: 50px)", "@media (max-width: 200px) and (min-height:1em)",
    "@media (width: 100px)", "@media (width >= 100px)", "@media (50px < width <= 100px)",
    "@media (color)", "@media not (monochrome)", "@media (orientation: portrait)",
    "@media (prefers-reduced-motion: no-preference)", "@media (print) or (hover: hover)",
    "@media ((min-width: 1px) and (max-width: 900px)) or (color: 0)", "@media foo(x), screen",
    "@supports (fill: red)", "@supports (fill: red) and (stroke-width: 3px)",
    "@supports not (display: -ms-grid)", "@supports selector(a > b)", "@supports (--x: 1)",
    "@supports (fill: nonsense(1)) or (opacity: 50%)", "@layer base", "@layer",
  ]) func `conditions that hold`(_ rule: String) throws {
    // A layer is weaker than rules that are in none.
    if rule.hasPrefix("@layer") {
      let sheet = "<style>\(rule){rect{fill:red}}</style><rect width='9' height='9'/>"
      expect(try fill(sheet) == red)
      expect(try !isApplied(rule))
    } else {
      expect(try isApplied(rule))
    }
  }

  @Test(arguments: [
    "@media print", "@media not screen", "@media not all", "@media (prefers-color-scheme: dark)",
    "@media screen and (min-width: 200px)", "@media (width > 100px)",
    "@media (100px <= width < 100px)",
    "@media (orientation: landscape)", "@media speech and (color)",
    "@media (forced-colors: active)",
    "@media (min-width: 1px) and (color) or (hover)", "@media (((((", "@media screen and",
    "@supports (fill: nonsense(1))", "@supports (float: left)", "@supports not (fill: red)",
    "@supports fill",
    "@font-face", "@keyframes x", "@page",
  ]) func `conditions that do not hold`(_ rule: String) throws {
    expect(try !isApplied(rule))
  }

  @Test func `parentheses lie in one another so deep and no more`() throws {
    let deep = String(repeating: "(", count: 100_000)
    expect(try !isApplied("@media \(deep)color\(deep.replacing("(", with: ")"))"))
    expect(try !isApplied("@supports \(deep)fill:red\(deep.replacing("(", with: ")"))"))
  }

  /// Later layers outrank earlier ones, and important declarations the other way round.
  @Test func `layers`() throws {
    func color(_ sheet: String) throws -> [Double]? {
      try fill("<style>\(sheet)</style><rect class='a' width='9' height='9'/>")
    }
    expect(try color("@layer a{.a{fill:blue}}@layer b{rect{fill:red}}") == red)
    expect(try color("@layer b,a;@layer a{rect{fill:red}}@layer b{.a{fill:blue}}") == red)
    expect(
      try color("@layer a{rect{fill:red!important}}@layer b{.a{fill:blue!important}}") == red)
    expect(try color("@layer a{rect{fill:red!important}}.a{fill:blue!important}") == red)
    expect(try color("@layer a{@media screen{.a{fill:blue}}}rect{fill:red}") == red)
  }

  @Test func `declarations that are not understood count for nothing`() throws {
    let square = "width='9' height='9'"
    expect(try fill("<rect \(square) fill='red' style='fill:nonsense(1)'/>") == red)
    expect(try fill("<rect \(square) style='fill:red;fill:color(nowhere 1 2 3)'/>") == red)
    expect(try fill("<rect \(square) style='fill : ; fill:red'/>") == red)
    expect(
      try fill("<style>rect{fill:red}.a{fill:rgb(1,}</style><rect class='a' \(square)/>") == red)
    expect(try fill("<rect \(square) style='/**/fill/*a*/:/*b*/red/*c*//*d*/;/*e*/'/>") == red)
    expect(try fill("<rect \(square) style='fill:red/*!*/!important/* \" */;fill:blue'/>") == red)
    let shapes = try shapes("<path d='M0 0h9' style='stroke:red;stroke-width:3;stroke-width:-4'/>")
    expect(shapes[0].stroke?.style.lineWidth == 3)
  }

  @Test(arguments: [
    ":is(rect, circle)", "g :is(.a)", "rect:where(.a)", ":not(circle, .b)", ":is(#x, .a):not(svg)",
  ]) func `lists of selectors`(_ selector: String) throws {
    let body = "<style>\(selector){fill:red}</style><g><rect class='a' width='9' height='9'/></g>"
    expect(try fill(body) == red)
  }

  @Test func `where weighs nothing`() throws {
    let sheet = "<style>rect{fill:red} :where(.a){fill:blue}</style>"
    expect(try fill(sheet + "<rect class='a' width='9' height='9'/>") == red)
    let heavy = "<style>:is(.a, #b){fill:red} .a.a{fill:blue}</style>"
    expect(try fill(heavy + "<rect class='a' width='9' height='9'/>") == red)
  }
}
