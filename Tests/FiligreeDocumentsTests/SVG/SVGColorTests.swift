import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct SVGColorTests {
  private func fill(_ color: CGColor) throws -> [String: String]? {
    let svg = SVGWriter().write([Samples.tile], viewBox: .null, fill: .color(color))
    return try XMLTree.root(svg).all("path").first?.attributes.filter {
      $0.key.hasPrefix("fill") || $0.key == "style"
    }
  }

  @Test func hexadecimalIsAsShortAsCanBe() throws {
    expect(
      try fill(CGColor(srgbRed: 1, green: 0.8, blue: 0.2, alpha: 1)) == ["fill": "#fc3"])
    expect(
      try fill(CGColor(srgbRed: 1, green: 0.5, blue: 0.2, alpha: 1)) == ["fill": "#ff8033"])
    expect(try fill(CGColor(gray: 1, alpha: 1)) == ["fill": "#fff"])
    expect(try fill(CGColor(gray: 10 / 255, alpha: 1)) == ["fill": "#0a0a0a"])
  }

  @Test func opacityIsAnAttribute() throws {
    expect(
      try fill(CGColor(gray: 0, alpha: 0.25)) == ["fill": "#000", "fill-opacity": ".25"])
    expect(
      try fill(CGColor(gray: 0, alpha: 1.0 / 3)) == ["fill": "#000", "fill-opacity": ".3333"])
    expect(try fill(CGColor(gray: 0, alpha: 0.999_99)) == ["fill": "#000"])
    expect(try fill(CGColor(gray: 0, alpha: 0.000_01)) == nil)
  }

  @Test func componentsBeyondTheRangeAreCut() throws {
    expect(
      try fill(CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: .infinity)) == ["fill": "#f00"])
    expect(try fill(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: .nan)) == nil)
  }

  @Test func displayP3IsSaidWhereItMatters() throws {
    let red = CGColor(space: .displayP3Space, values: [1, 0, 0, 0.5])
    expect(
      try fill(red) == [
        "fill": "#f00", "fill-opacity": ".5", "style": "fill:color(display-p3 1 0 0)",
      ])
    // Grays are the same in both spaces.
    let gray = CGColor(space: .displayP3Space, values: [0.5, 0.5, 0.5, 1])
    expect(try fill(gray) == ["fill": "#808080"])
    // sRGB's red lies within Display P3: (0.9175, 0.2003, 0.1386).
    let inside = CGColor(space: .displayP3Space, values: [0.9175, 0.2003, 0.1387, 1])
    expect(try fill(inside) == ["fill": "#f00"])
  }

  @Test func fillAndStrokeShareAStyle() throws {
    let red = CGColor(space: .displayP3Space, values: [1, 0, 0, 1])
    let green = CGColor(space: .displayP3Space, values: [0, 1, 0, 1])
    let svg = SVGWriter().write(
      [Samples.tile], viewBox: .null, fill: .color(red), stroke: .color(green))
    let path = try #require(try XMLTree.root(svg).all("path").first)
    expect(path["style"] == "fill:color(display-p3 1 0 0);stroke:color(display-p3 0 1 0)")
    expect(path["fill"] == "#f00")
    expect(path["stroke"] == "#0f0")
  }
}
