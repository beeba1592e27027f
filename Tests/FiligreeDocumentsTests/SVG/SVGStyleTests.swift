import FiligreeDocuments
import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

/// Attributes of fills and strokes, and what becomes of several.
@Suite struct SVGStyleTests {
  private let page = CGRect(x: 0, y: 0, width: 100, height: 80)
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func elements(_ body: (inout DisplayListRecorder) -> Void) throws -> [XMLTree.Element] {
    var recorder = DisplayListRecorder(bounds: page)
    body(&recorder)
    return try XMLTree.root(SVGWriter().write(recorder.finish())).all("path")
  }

  private func stroke(_ style: StrokeStyle) throws -> [String: String] {
    let element = try #require(
      try elements { $0.stroke(Samples.tile, with: .color(red), style: style) }.first)
    return element.attributes.filter { $0.key.hasPrefix("stroke-") }
  }

  @Test func onlyWhatIsNotTheDefaultIsWritten() throws {
    expect(try stroke(StrokeStyle()) == ["stroke-miterlimit": "10"])
    expect(try stroke(StrokeStyle(miterLimit: 4)) == [:])
    expect(try stroke(StrokeStyle(lineJoin: .round)) == ["stroke-linejoin": "round"])
    expect(try stroke(StrokeStyle(lineJoin: .bevel)) == ["stroke-linejoin": "bevel"])
    expect(
      try stroke(StrokeStyle(lineCap: .square, miterLimit: 4)) == ["stroke-linecap": "square"])
    expect(try stroke(StrokeStyle(lineWidth: 0.25, miterLimit: 4)) == ["stroke-width": ".25"])
  }

  @Test(arguments: [0.5, -3, .nan] as [CGFloat])
  func aMiterLimitThatIsNoneMeansBevels(limit: CGFloat) throws {
    expect(try stroke(StrokeStyle(miterLimit: limit)) == ["stroke-miterlimit": "1"])
  }

  @Test(arguments: [[0, 0], [-1, 2], [.nan], [.infinity, 1], []] as [[CGFloat]])
  func aDashThatIsNoneMeansASolidLine(dash: [CGFloat]) throws {
    expect(try stroke(StrokeStyle(miterLimit: 4, dash: dash, dashPhase: 1)) == [:])
  }

  @Test func aPhaseThatIsNoneIsZero() throws {
    expect(
      try stroke(StrokeStyle(miterLimit: 4, dash: [3], dashPhase: .nan))
        == ["stroke-dasharray": "3"])
  }

  @Test func hardEdgesAreCrisp() throws {
    let found = try elements {
      $0.fill(Samples.tile, with: .color(red), style: FillStyle(antialiased: false))
      $0.stroke(Samples.tile, with: .color(red))
    }
    // The attribute would hold for both, so they stay apart.
    expect(found.map { $0["shape-rendering"] } == ["crispEdges", nil])
  }

  @Test func aStrokeOverItsFillIsOneElement() throws {
    let found = try elements {
      $0.fill(Samples.tile, with: .color(red))
      $0.stroke(Samples.tile, with: .color(red))
      $0.stroke(Samples.tile, with: .color(red))
      $0.fill(Samples.tile, with: .color(red))
      $0.stroke(Samples.broken(by: 1), with: .color(red))
    }
    expect(found.map { $0["stroke"] } == ["#f00", "#f00", nil, "#f00"])
    expect(found.map { $0["fill"] } == ["#f00", "none", "#f00", "none"])
  }

  @Test func eachOpacityIsItsOwn() throws {
    let found = try elements {
      $0.opacity = 0.3
      $0.fill(Samples.tile, with: .color(CGColor(gray: 0, alpha: 0.5)))
      $0.opacity = 0.7
      $0.stroke(Samples.tile, with: .color(red))
    }
    expect(found.count == 1)
    expect(found.first?["fill-opacity"] == ".15")
    expect(found.first?["stroke-opacity"] == ".7")
  }

  @Test func clipsNestAndAreWrittenOnce() throws {
    let inner = Samples.broken(by: 5)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.clip(to: Samples.broken(by: 3))
    for _ in 0..<2 {
      recorder.save()
      recorder.clip(to: Samples.tile, style: FillStyle(eoFill: true))
      recorder.save()
      recorder.clip(to: inner)
      recorder.fill(Samples.tile, with: .color(red))
      recorder.fill(inner, with: .color(red))
      recorder.restore()
      recorder.restore()
    }
    recorder.fill(Samples.tile, with: .color(red))
    let root = try XMLTree.root(SVGWriter(idPrefix: "logo-").write(recorder.finish()))
    let clips = root.all("clipPath")
    expect(clips.map { $0["id"] } == ["logo-c1", "logo-c2", "logo-c3"])
    expect(clips.map { $0["clip-path"] } == [nil, "url(#logo-c1)", "url(#logo-c2)"])
    expect(clips.map { $0.children.first?["clip-rule"] } == [nil, "evenodd", nil])
    let drawn = root.children.filter { $0.name != "defs" }
    expect(drawn.map(\.name) == ["g", "g", "path"])
    expect(
      drawn.map { $0["clip-path"] } == ["url(#logo-c3)", "url(#logo-c3)", "url(#logo-c1)"])
    expect(drawn.map(\.children.count) == [2, 2, 0])
  }

  @Test func aClipIsWhereItWasSet() throws {
    let map = CGAffineTransform(scaleX: 2, y: 3)
    var recorder = DisplayListRecorder(bounds: page)
    recorder.concatenate(map)
    recorder.clip(to: Samples.tile)
    recorder.concatenate(map)
    recorder.fill(Samples.tile, with: .color(red))
    let root = try XMLTree.root(SVGWriter().write(recorder.finish()))
    expect(root.all("clipPath").first?.children.first?["d"] == Samples.tile.applying(map).svg)
  }

  @Test func thousandsOfNestedClipsAreNoTrouble() throws {
    var recorder = DisplayListRecorder(bounds: page)
    for i in 0..<5_000 {
      recorder.clip(to: Samples.broken(by: CGFloat(i)))
    }
    recorder.fill(Samples.tile, with: .color(red))
    let root = try XMLTree.root(SVGWriter().write(recorder.finish()))
    expect(root.all("clipPath").count == 5_000)
  }
}
