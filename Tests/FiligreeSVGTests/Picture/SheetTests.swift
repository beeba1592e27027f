import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeSVG

@Suite struct SheetTests {
  /// Draws documents of 100 × 100 units side by side.
  private func sheet(_ contents: [String], columns: Int = 4) throws -> CGImage {
    let rows = (contents.count + columns - 1) / columns
    var recorder = DisplayListRecorder(
      bounds: CGRect(x: 0, y: 0, width: columns * 110 + 10, height: rows * 110 + 10))
    for (index, content) in contents.enumerated() {
      let list = SVGDrawing.list(of: try tree(content)).list
      let place = CGAffineTransform(
        translationX: CGFloat(index % columns * 110 + 10),
        y: CGFloat(index / columns * 110 + 10))
      recorder.fill(
        Path(CGRect(x: 0, y: 0, width: 100, height: 100).applying(place)),
        with: .color(CGColor(gray: 0.94, alpha: 1)))
      recorder.draw(list, through: place)
    }
    return try Rasterizer(background: CGColor(gray: 1, alpha: 1)).render(recorder.finish())
  }

  private static let stops = """
    <stop offset="0" stop-color="gold"/><stop offset=".5" stop-color="tomato"/>
    <stop offset="1" stop-color="indigo"/>
    """

  @Test func `paints`() throws {
    let gradients = """
      <linearGradient id="l">\(Self.stops)</linearGradient>
      <linearGradient id="t" href="#l" gradientTransform="rotate(30) scale(.4)" spreadMethod="reflect"/>
      <radialGradient id="r" href="#l" fx=".25" fy=".3"/>
      <radialGradient id="f" href="#l" r=".2" fr=".05" spreadMethod="repeat"/>
      <linearGradient id="a"><stop stop-color="red" stop-opacity="0"/><stop offset="1" stop-color="blue"/>
      </linearGradient>
      <linearGradient id="i" color-interpolation="linearRGB"><stop stop-color="red"/>
      <stop offset="1" stop-color="lime"/></linearGradient>
      """
    let patterns = """
      <pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="rotate(20)">
      <rect width="10" height="10" fill="teal"/><circle cx="15" cy="15" r="4" fill="orange"/></pattern>
      <pattern id="b" width=".25" height=".25" viewBox="0 0 10 10">
      <path d="M5 0L10 10H0z" fill="purple"/></pattern>
      """
    func shape(_ paint: String) -> String {
      "\(gradients)\(patterns)<rect x='10' y='10' width='80' height='80' rx='20' fill='url(#\(paint))'/>"
    }
    let strokes = """
      \(gradients)\(patterns)<path d="M15 80C15 10 85 10 85 80" fill="none" stroke="url(#l)" stroke-width="20"
      stroke-linecap="round"/><path d="M20 90H80" stroke="url(#p)" stroke-width="9"/>
      """
    expectPicture(
      try sheet(["l", "t", "r", "f", "a", "i", "p", "b"].map(shape) + [strokes]), named: "paints")
  }

  @Test func `wholes`() throws {
    let star = "M50 5L79 95 3 39H97L21 95z"
    let clip = """
      <clipPath id="c"><circle cx="35" cy="50" r="30"/><circle cx="65" cy="50" r="30"/></clipPath>
      <clipPath id="e"><path d="\(star)" clip-rule="evenodd"/></clipPath>
      <clipPath id="n" clip-path="url(#e)"><circle cx="50" cy="50" r="30"/></clipPath>
      """
    let mask = """
      <linearGradient id="g"><stop stop-color="#fff"/><stop offset="1"/></linearGradient>
      <mask id="m"><rect width="100" height="100" fill="url(#g)"/></mask>
      <mask id="a" mask-type="alpha"><circle cx="50" cy="50" r="40" fill-opacity=".5"/></mask>
      """
    let green = "<rect width='100' height='100' fill='seagreen'"
    let discs = """
      <circle cx="40" cy="40" r="30" fill="#f44"/><circle cx="60" cy="60" r="30" fill="#44f"
      """
    let marker = """
      <marker id="k" orient="auto-start-reverse" refX="5" refY="5" markerWidth="6" markerHeight="6"
      viewBox="0 0 10 10"><path d="M0 0L10 5 0 10z" fill="crimson"/></marker>
      <path d="M15 20h60a15 15 0 0 1 0 30H20L60 85" fill="none" stroke="#333" stroke-width="3"
      marker-start="url(#k)" marker-mid="url(#k)" marker-end="url(#k)"/>
      """
    let symbol = """
      <symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="currentColor"/>
      <path d="M2 5h6" stroke="#fff"/></symbol>
      <use href="#s" width="40" height="40" color="navy"/>
      <use href="#s" x="50" y="30" width="50" height="70" color="olive" opacity=".6"/>
      """
    let strokes = """
      <g fill="none" stroke="#333" stroke-width="6"><path d="M10 20H90" stroke-dasharray="12 6 2 6"/>
      <path d="M10 40L50 60 90 40" stroke-linejoin="round" stroke-linecap="round"/>
      <g transform="scale(1 .3)"><circle cx="50" cy="260" r="35" vector-effect="non-scaling-stroke"/></g>
      <rect x="30" y="64" width="40" height="28" fill="gold" paint-order="stroke" stroke-width="10"/></g>
      """
    expectPicture(
      try sheet([
        clip + green + " clip-path='url(#c)'/>", clip + green + " clip-path='url(#e)'/>",
        clip + green + " clip-path='url(#n)'/>", mask + green + " mask='url(#m)'/>",
        mask + green + " mask='url(#a)'/>", "<g opacity='.5'>\(discs)/></g>",
        discs + " style='mix-blend-mode:multiply'/>", marker, symbol, strokes,
        "<image width='100' height='100' href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' "
          + "viewBox='0 0 4 2'%3E%3Cpath d='M0 0h4v2z'/%3E%3C/svg%3E\"/>",
        "<path d='\(star)' fill='slateblue' fill-rule='evenodd'/>",
      ]), named: "wholes")
  }

  /// Corners of arcs, lines and curves: a bevel, a clipped miter, and arcs.
  @Test func `joins`() throws {
    let corners = [
      // A flame, a tower, a horn, a line and an arc, circles in each other, circles apart, a cusp, and a leaf.
      "M30 95Q25 60 50 45Q75 60 70 95", "M20 95Q46 90 50 50Q54 90 80 95",
      "M15 90Q20 50 65 45Q45 55 60 95",
      "M10 60H60A30 30 0 0 0 15 85", "M15 90A30 30 0 0 0 50 45A90 90 0 0 1 90 85",
      "M25 90A24 24 0 0 0 50 60A24 24 0 0 0 75 90", "M50 90V55V90",
      "M20 80Q20 20 80 20Q80 80 20 80Z",
    ]
    let cells = corners.enumerated().flatMap { index, corner in
      ["bevel", "miter-clip", "arcs"].map { join in
        """
        <path d="\(corner)" fill="none" stroke="#36c" stroke-width="14" stroke-linejoin="\(join)"
        stroke-miterlimit="\(index == 6 ? 4 : 6)"/><path d="\(corner)" fill="none" stroke="#fff"/>
        """
      }
    }
    expectPicture(try sheet(cells, columns: 6), named: "joins")
  }

  @Test func `contexts`() throws {
    let paints = """
      <linearGradient id="l">\(Self.stops)</linearGradient>
      <linearGradient id="u" href="#l" gradientUnits="userSpaceOnUse" x2="100"/>
      <pattern id="p" width=".2" height=".2"><circle cx="6" cy="6" r="5" fill="teal"/></pattern>
      <marker id="k" orient="auto" refX="1" refY="1" markerWidth="5" markerHeight="5" viewBox="0 0 2 2">
      <circle cx="1" cy="1" r="1" fill="context-stroke"/></marker>
      <g id="s" stroke="context-stroke" stroke-width="4"><rect width="30" height="30" fill="context-fill"/>
      <circle cx="55" cy="15" r="14" fill="context-fill"/></g>
      <g id="n"><use href="#s" y="40" fill="context-fill"/><use href="#s" fill="context-stroke"/></g>
      """
    func line(_ paint: String) -> String {
      """
      \(paints)<path d="M10 80L30 20 60 75 90 30" fill="none" stroke="url(#\(paint))" stroke-width="6"
      marker-start="url(#k)" marker-mid="url(#k)" marker-end="url(#k)"/>
      """
    }
    func use(_ content: String, _ attributes: String) -> String {
      "\(paints)<use href='#\(content)' fill='url(#\(attributes))' stroke='url(#u)'/>"
    }
    let place = "l)' x='10' y='10' transform='rotate(20) scale(1.1"
    let clipped = ["miter", "miter-clip"].enumerated().map { index, join in
      """
      <path d="M\(10 + index * 45) 90L\(25 + index * 45) 40 \(40 + index * 45) 90" fill="none" stroke="#333"
      stroke-width="12" stroke-linejoin="\(join)" stroke-miterlimit="2"/>
      """
    }
    expectPicture(
      try sheet([
        line("l"), line("u"), line("p"), use("s", "l"), use("s", place), use("s", "p"),
        use("n", place), clipped.joined(),
      ]), named: "contexts")
  }
}
