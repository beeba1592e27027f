import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@Suite struct SVGWriterTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 80)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func draw(
    _ writer: SVGWriter = SVGWriter(), on page: CGRect? = nil,
    _ body: (inout DisplayListRecorder) -> Void
  ) throws -> XMLTree.Element {
    var recorder = DisplayListRecorder(bounds: page ?? self.page)
    body(&recorder)
    return try XMLTree.root(writer.write(recorder.finish()))
  }

  // MARK: Whole documents

  @Test func pathsAsADocument() {
    let svg = SVGWriter().write(
      [Samples.tile], viewBox: page, fillStyle: FillStyle(eoFill: true))
    expect(
      text(svg) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80">
        <path fill="#000" fill-rule="evenodd" d="\(Samples.tile.svg)"/>
        </svg>

        """)
  }

  @Test func aDrawingAsADocument() {
    var recorder = DisplayListRecorder(bounds: page)
    recorder.clip(to: Samples.tile, style: FillStyle(eoFill: true))
    recorder.opacity = 0.5
    recorder.fill(
      Samples.tile,
      with: .linearGradient(
        LinearGradientPaint(
          colors: [red, blue], startPoint: .zero, endPoint: CGPoint(x: 0, y: 80))))
    recorder.stroke(
      Samples.tile, with: .color(blue),
      style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [1, 20], dashPhase: -2))
    let writer = SVGWriter(
      title: "A & B", summary: "<tile>", background: CGColor(gray: 0.5, alpha: 1))
    let d = Samples.tile.svg
    expect(
      text(writer.write(recorder.finish()))
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80" viewBox="0 0 100 80">
        <title>A &amp; B</title>
        <desc>&lt;tile&gt;</desc>
        <defs>
        <clipPath id="c1"><path clip-rule="evenodd" d="\(d)"/></clipPath>
        <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="80">
        <stop offset="0" stop-color="red"/>
        <stop offset="1" stop-color="#00f"/>
        </linearGradient>
        </defs>
        <rect width="100" height="80" fill="gray"/>
        <path fill="url(#g1)" fill-opacity=".5" stroke="#00f" stroke-opacity=".5" stroke-width="8" \
        stroke-linecap="round" stroke-miterlimit="10" stroke-dasharray="1 20" \
        stroke-dashoffset="-2" clip-path="url(#c1)" d="\(d)"/>
        </svg>

        """.replacing("\"red\"", with: "\"#f00\"").replacing("\"gray\"", with: "\"#808080\""))
  }

  @Test func manyPathsAreManyElementsOrOne() throws {
    let paths = [Samples.tile, Samples.broken(by: 10), Samples.tile]
    let many = try XMLTree.root(SVGWriter().write(paths, viewBox: page))
    expect(many.all("path").map { $0["d"] } == paths.map(\.svg))
    let one = try XMLTree.root(SVGWriter().write(paths, viewBox: page, joined: true))
    var all = Path()
    paths.forEach { all.addPath($0) }
    expect(one.all("path").map { $0["d"] } == [all.svg])
  }

  @Test func sizeIsThePagesUnlessGiven() throws {
    let writer = SVGWriter(size: CGSize(width: 20.5, height: 16))
    let root = try XMLTree.root(writer.write([Samples.tile], viewBox: page))
    expect(root["width"] == "20.5")
    expect(root["height"] == "16")
    expect(root["viewBox"] == "0 0 100 80")
    let bad = SVGWriter(size: CGSize(width: CGFloat.nan, height: -1))
    expect(try XMLTree.root(bad.write([], viewBox: page))["width"] == "100")
    expect(try XMLTree.root(bad.write([], viewBox: page))["height"] == "80")
  }

  // MARK: Pages

  @Test(arguments: [nil, .null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)])
  func aPageThatIsNoneIsABoxAroundWhatIsDrawn(page: CGRect?) throws {
    let writer = SVGWriter()
    let fill = try XMLTree.root(writer.write([Samples.tile], viewBox: page))
    expect(fill["viewBox"] == "10 10 80 60")
    let stroke = try draw(on: .infinite) {
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 1))
      $0.stroke(
        Samples.tile, with: .color(red), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
    }
    let reach = CGFloat(5).squareRoot()
    expect(
      stroke["viewBox"]
        == "\(20 - reach) \(10 - reach) \(160 + 2 * reach) \(60 + 2 * reach)")
    let empty = try XMLTree.root(writer.write([], viewBox: page))
    expect(empty["viewBox"] == "0 0 0 0")
  }

  @Test func anEmptyPageStaysEmpty() throws {
    let writer = SVGWriter(background: red)
    let root = try XMLTree.root(
      writer.write([], viewBox: CGRect(x: 3, y: 4, width: 0, height: 5)))
    expect(root["viewBox"] == "3 4 0 5")
    expect(root.children.isEmpty)
  }

  @Test func theBackgroundCoversAPageThatBeginsElsewhere() throws {
    let root = try XMLTree.root(
      SVGWriter(background: red).write(
        [], viewBox: CGRect(x: -5, y: 2.5, width: 10, height: 20)))
    let rect = try #require(root.children.first)
    expect(
      rect.attributes
        == ["x": "-5", "y": "2.5", "width": "10", "height": "20", "fill": "#f00"])
  }

  // MARK: Transforms

  @Test func transformsAreAppliedToCoordinates() throws {
    let map = CGAffineTransform(a: 2, b: 1, c: 0.5, d: 3, tx: 7, ty: -4)
    let root = try draw {
      $0.concatenate(map)
      $0.fill(Samples.tile, with: .color(red))
    }
    let path = try #require(root.all("path").first)
    expect(path["d"] == Samples.tile.applying(map).svg)
    expect(path["transform"] == nil)
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 3, y: 3), CGAffineTransform(scaleX: -3, y: 3),
    CGAffineTransform(a: 0, b: 3, c: -3, d: 0, tx: 5, ty: 6),
    CGAffineTransform(a: 1.8, b: 2.4, c: -2.4, d: 1.8, tx: 0, ty: 0),
  ])
  func aStrokeThatIsNotStretchedNeedsNoTransform(map: CGAffineTransform) throws {
    let root = try draw {
      $0.concatenate(map)
      $0.stroke(
        Samples.tile, with: .color(red),
        style: StrokeStyle(lineWidth: 2, dash: [1, 2], dashPhase: 0.5))
    }
    let path = try #require(root.all("path").first)
    expect(path["transform"] == nil)
    expect(path["fill"] == "none")
    expect(path["d"] == Samples.tile.applying(map).svg)
    expect(path["stroke-width"] == "6")
    expect(path["stroke-dasharray"] == "3 6")
    expect(path["stroke-dashoffset"] == "1.5")
  }

  @Test func aStretchedStrokeKeepsItsTransform() throws {
    let map = CGAffineTransform(a: 2, b: 0, c: 0.5, d: 1, tx: 3, ty: 4)
    let root = try draw {
      $0.clip(to: Samples.tile)
      $0.concatenate(map)
      $0.fill(Samples.tile, with: .color(blue))
      $0.stroke(Samples.tile, with: .color(red), style: StrokeStyle(lineWidth: 2))
    }
    let path = try #require(root.all("g").first?.children.first)
    expect(path["transform"] == "matrix(2 0 .5 1 3 4)")
    expect(path["d"] == Samples.tile.svg)
    expect(path["stroke-width"] == "2")
    expect(path["fill"] == "#00f")
    // A clip path is read in the user space of what refers to it, so it is a group that does.
    expect(path["clip-path"] == nil)
    expect(root.all("g").first?["clip-path"] == "url(#c1)")
  }

  @Test func roundingAllowsForTheTransform() throws {
    let root = try draw(SVGWriter(fractionDigits: 1)) {
      $0.concatenate(CGAffineTransform(scaleX: 100, y: 200))
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 1.0 / 3, y: 0))
      $0.stroke(path, with: .color(red), style: StrokeStyle(lineWidth: 1.0 / 300))
    }
    let path = try #require(root.all("path").first)
    expect(path["d"] == "M0 0H.3333")
    expect(path["stroke-width"] == ".003333")
  }

  // MARK: What is not seen

  @Test func whatCannotBeSeenIsNotWritten() throws {
    let clear = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0)
    let nowhere = LinearGradientPaint(
      colors: [red, blue], startPoint: CGPoint(x: CGFloat.nan, y: 0), endPoint: .zero)
    let none = LinearGradientPaint(stops: [], startPoint: .zero, endPoint: CGPoint(x: 1, y: 1))
    let unseen = LinearGradientPaint(
      colors: [clear, clear], startPoint: .zero, endPoint: page.origin)
    let root = try draw { r in
      r.fill(Path(), with: .color(red))
      r.fill(Samples.tile, with: .color(clear))
      r.fill(Samples.tile, with: .linearGradient(nowhere))
      r.fill(Samples.tile, with: .linearGradient(none))
      r.fill(Samples.tile, with: .linearGradient(unseen))
      for width in [0, -1, .nan, .infinity] as [CGFloat] {
        r.stroke(Samples.tile, with: .color(red), style: StrokeStyle(lineWidth: width))
      }
      r.save()
      r.opacity = 0
      r.fill(Samples.tile, with: .color(red))
      r.restore()
      r.save()
      r.clip(to: Path())
      r.clip(to: Samples.tile)
      r.fill(Samples.tile, with: .color(red))
      r.restore()
      for map in [
        CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(translationX: .nan, y: 0),
        CGAffineTransform(scaleX: .infinity, y: 1),
      ] {
        r.save()
        r.concatenate(map)
        r.fill(Samples.tile, with: .color(red))
        r.clip(to: Samples.tile)
        r.restore()
      }
    }
    expect(root.children.isEmpty)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNoNumberIsLeftOut(value: CGFloat) throws {
    let path = Samples.broken(by: value)
    let root = try XMLTree.root(SVGWriter().write([path], viewBox: page))
    expect(root.all("path").first?["d"] == Path(storage: path.storage.finite()).svg)
    // Finite in itself, and no longer once it is mapped.
    let mapped = try draw {
      $0.concatenate(CGAffineTransform(scaleX: 1e300, y: 1))
      $0.fill(Samples.broken(by: 1e10), with: .color(red))
    }
    expect(mapped.all("path").first?["d"]?.contains("inf") == false)
  }
}

/// Circles, ellipses and rectangles as elements of their own.
@Suite("Shapes in SVG")
struct SVGShapeTests {
  private func text(_ path: Path, dash: [CGFloat] = [], digits: Int = 2) -> [String] {
    var recorder = DisplayListRecorder(bounds: CGRect(x: 0, y: 0, width: 50, height: 50))
    let style = StrokeStyle(lineWidth: 2, dash: dash)
    recorder.stroke(path, with: .color(CGColor(red: 1, green: 0, blue: 0, alpha: 1)), style: style)
    let writer = SVGWriter(fractionDigits: digits, writesShapes: true)
    return String(decoding: writer.write(recorder.finish()), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  private let stroke = "fill=\"none\" stroke=\"#f00\" stroke-width=\"2\" stroke-miterlimit=\"10\""

  @Test("Each is its element, with as many digits as coordinates have")
  func elements() {
    let rect = CGRect(x: 10, y: 5, width: 20.123456, height: 20.123456)
    expect(
      text(Path(ellipseIn: rect)).contains(
        "<circle \(stroke) cx=\"20.06\" cy=\"15.06\" r=\"10.0617\"/>"))
    let flat = CGRect(x: 10, y: 5, width: 20, height: 8)
    expect(
      text(Path(ellipseIn: flat)).contains(
        "<ellipse \(stroke) cx=\"20\" cy=\"9\" rx=\"10\" ry=\"4\"/>"))
    expect(
      text(Path(flat)).contains("<rect \(stroke) x=\"10\" y=\"5\" width=\"20\" height=\"8\"/>"))
    expect(
      text(Path(roundedRect: flat, cornerRadius: 3, style: .circular)).contains(
        "<rect \(stroke) x=\"10\" y=\"5\" width=\"20\" height=\"8\" rx=\"3\"/>"))
  }

  @Test("Dashed outlines and other paths stay paths")
  func paths() {
    let rect = CGRect(x: 10, y: 5, width: 20, height: 20)
    expect(text(Path(ellipseIn: rect), dash: [3, 1]).contains { $0.hasPrefix("<path") })
    let two = Path {
      $0.addRect(rect)
      $0.addRect(rect.insetBy(dx: 2, dy: 2))
    }
    expect(text(two).contains { $0.hasPrefix("<path") })
  }
}
