import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeDocuments

@Suite struct PDFDocumentTests {
  private let plain = PDFWriter(isCompressed: false)

  private func page(_ bounds: CGRect, origin: CGPoint = .zero) -> PDFPage {
    var recorder = DisplayListRecorder(bounds: bounds)
    recorder.fill(LayerScenes.disc(10, 10, 5), with: .color(.black))
    return PDFPage(recorder.finish(), origin: origin)
  }

  private func boxes(_ pages: [PDFPage]) throws -> [String] {
    try PDFFile(plain.document(pages).bytes).objects(with: "/Type /Page ").map { object in
      let rest = object.text.components(separatedBy: "/MediaBox [")[1]
      return String(rest.prefix { $0 != "]" })
    }
  }

  @Test func pagesInOrder() throws {
    let pages = [
      page(CGRect(x: 0, y: 0, width: 10, height: 20)),
      page(CGRect(x: 5, y: 5, width: 30, height: 40), origin: CGPoint(x: -3, y: 7)),
    ]
    expect(try boxes(pages) == ["0 0 10 20", "-3 7 27 47"])
    let file = try PDFFile(plain.document(pages).bytes)
    expect(file.pages.count == 2)
    expect(file.objects(with: "/Type /Pages").first?.text.contains("/Count 2") == true)
    // The same point of the drawing, 15 to the right and 10 down, on the second page: 10 from its left
    // and 5 from its top.
    expect(file.pages[1].contains("7 42 m"))
  }

  /// What can be no page is the standard one; a document without a page has an empty one.
  @Test func pagesThatAreNone() throws {
    let standard = "0 0 612 792"
    expect(try boxes([]) == [standard])
    for bounds in [
      CGRect.zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGRect(x: 0, y: 0, width: 0, height: 5), CGRect(x: 0, y: 0, width: 1e10, height: 1),
      CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1),
    ] {
      expect(try boxes([page(bounds)]) == [standard], "\(bounds)")
    }
    expect(
      try boxes([
        page(CGRect(x: 0, y: 0, width: 9, height: 9), origin: CGPoint(x: CGFloat.nan, y: 0))
      ])
        == ["0 0 9 9"])
    // Infinite bounds stand for a box around what is drawn.
    expect(try boxes([page(.infinite)]) == ["0 0 10 10"])
  }

  @Test func information() throws {
    let writer = PDFWriter(
      title: "Ä", author: "a\\b", subject: "()", keywords: "", creator: "x", isCompressed: false)
    let text = try #require(
      PDFFile(writer.document([]).bytes).objects(with: "/Producer").first
    ).text
    expect(
      text
        == "<< /Title <FEFF00C4> /Author (a\\\\b) /Subject (\\(\\)) /Keywords () /Creator (x) "
        + "/Producer (Filigree) >>")
  }

  @Test func linksAndPlaces() throws {
    var first = page(LayerScenes.page)
    first.links = [
      PDFPage.Link(
        rect: CGRect(x: 1, y: 2, width: 3, height: 4), target: .address("https://example.org/(a)")),
      PDFPage.Link(rect: CGRect(x: 1, y: 2, width: -1, height: 4), target: .place("z")),
      PDFPage.Link(rect: CGRect(x: CGFloat.nan, y: 2, width: 1, height: 4), target: .place("z")),
    ]
    var second = page(LayerScenes.page)
    second.places = [
      PDFPage.Place(name: "z", point: CGPoint(x: 5, y: 6)),
      PDFPage.Place(name: "ä", point: .zero), PDFPage.Place(name: "(", point: .zero),
      PDFPage.Place(name: "z", point: .zero), PDFPage.Place(name: "\\", point: .zero),
      PDFPage.Place(name: "b", point: CGPoint(x: CGFloat.infinity, y: 0)),
    ]
    let file = try PDFFile(plain.document([first, second]).bytes)
    try file.checkReferences()
    let links = file.objects(with: "/Subtype /Link").map(\.text)
    expect(links.count == 2)
    expect(
      links[0].contains("/Rect [1 2 4 6] /A << /S /URI /URI (https://example.org/\\(a\\)) >>"))
    expect(links[1].contains("/Rect [0 2 1 6] /A << /S /GoTo /D (z) >>"))
    let names = try #require(file.objects(with: "/Names [").first).text
    let order = ["(\\()", "(\\\\)", "(z)", "<FEFF00E4>"].map {
      names.range(of: " \($0) [")?.lowerBound
    }
    expect(order.allSatisfy { $0 != nil })
    expect(order.compactMap { $0 } == order.compactMap { $0 }.sorted())
    expect(names.contains("(z) [") && names.contains("/XYZ 5 6 null]"))
  }

  // MARK: What PDF cannot say

  @Test func whatIsAPictureIsReported() {
    let rasterizer = Rasterizer()
    let expected: [SVGOmissionName: [PDFFeature]] = [
      .conicGradient: [.conicGradient], .separateCircles: [], .backdrop: [.backdrop],
      .blendMode: [.blendMode(.destinationOut)], .opaqueBlur: [.filter],
      .continuedImage: [.continuedImage], .meshGradient: [.meshGradient],
      .projection: [.projection], .colorMode: [.colorMode],
    ]
    for (name, list) in LayerScenes.foreign {
      let alone = plain.document([PDFPage(list)])
      let drawn = plain.document([PDFPage(list)]) { try? rasterizer.render($0) }
      expect(alone.omissions == expected[name], "\(name)")
      expect(alone.pictures.isEmpty)
      expect(drawn.pictures == expected[name], "\(name)")
      expect(drawn.omissions.isEmpty)
    }
  }

  /// A drop shadow is an image; what casts it stays paths.
  @Test func shadowsLieBelowPaths() throws {
    let list = try #require(LayerScenes.native.first { $0.name == "filter-shadow" }).list
    let document = plain.document([PDFPage(list)]) { try? Rasterizer().render($0) }
    expect(document.pictures == [.shadow])
    let file = try PDFFile(document.bytes)
    let forms = file.objects(with: "/Subtype /Form")
    expect(forms.contains { String(decoding: $0.stream ?? [], as: UTF8.self).contains(" c\n") })
    expect(plain.document([PDFPage(list)]).omissions == [.shadow])
  }

  /// What lies beneath something that depends on it is drawn into its image, and what comes later is not.
  @Test func whatIsBeneathIsDrawnOnce() throws {
    let list = LayerScenes.draw { r in
      r.fill(LayerScenes.disc(20, 20, 10), with: .color(LayerScenes.colors[0]))
      r.fill(LayerScenes.disc(25, 20, 10), with: .backdrop([.blur(radius: 2)]))
      r.fill(LayerScenes.disc(30, 20, 10), with: .backdrop([.invert(1)]))
      r.fill(LayerScenes.box(50, 50, 5, 5), with: .color(.black))
    }
    var drawn: [Int] = []
    let document = plain.document([PDFPage(list)]) {
      drawn.append($0.commands.count)
      return try? Rasterizer().render($0)
    }
    expect(drawn == [3])
    expect(document.pictures == [.backdrop])
    expect(try PDFFile(document.bytes).pages[0].contains("50 40 m\n55 40 l\n"))
  }

  // MARK: Hostile lists

  @Test func layersWithinLayers() throws {
    var recorder = DisplayListRecorder(bounds: LayerScenes.page)
    for _ in 0..<10_000 { recorder.beginLayer(opacity: 0.999) }
    recorder.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
    let document = plain.document([PDFPage(recorder.finish())]) { try? Rasterizer().render($0) }
    expect(document.omissions == [.nesting])
    try PDFFile(document.bytes).checkReferences()

    var shallow = DisplayListRecorder(bounds: LayerScenes.page)
    for _ in 0..<20 { shallow.beginLayer(opacity: 0.9) }
    shallow.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
    expect(plain.document([PDFPage(shallow.finish())]).omissions.isEmpty)
  }

  @Test func clipsWithinClips() throws {
    var recorder = DisplayListRecorder(bounds: LayerScenes.page)
    for i in 0..<2000 {
      recorder.clip(to: LayerScenes.box(0, 0, 100 + Double(i) / 1000, 80))
      recorder.fill(LayerScenes.box(0, 0, 10, 10), with: .color(.black))
    }
    let bytes = plain.write(recorder.finish())
    expect(bytes.count < 2000 * 120)
    try PDFFile(bytes).checkReferences()
  }

  @Test func masksWithinMasks() throws {
    var recorder = DisplayListRecorder(bounds: LayerScenes.page)
    for _ in 0..<30 {
      recorder.clipToLayer(opacity: 0.9) {
        $0.fill(LayerScenes.disc(30, 30, 30), with: .color(.black))
      }
    }
    recorder.fill(LayerScenes.box(0, 0, 10, 10), with: .color(.black))
    let list = recorder.finish()
    expect(plain.document([PDFPage(list)]).omissions == [.nesting])
    let drawn = plain.document([PDFPage(list)]) { try? Rasterizer().render($0) }
    expect(drawn.pictures == [.nesting])
  }

  @Test func hugeNumbers() throws {
    var recorder = DisplayListRecorder(bounds: LayerScenes.page)
    let huge = Path(CGRect(x: -1e300, y: -1e12, width: 2e300, height: 1e13))
    recorder.fill(huge, with: .color(.black))
    recorder.stroke(
      huge, with: .color(.black), style: StrokeStyle(lineWidth: 1e200, dash: [1e200, 1e300]))
    recorder.transform = CGAffineTransform(scaleX: 1e-200, y: 1e200)
    recorder.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
    recorder.transform = CGAffineTransform(scaleX: 0, y: 1)
    recorder.fill(LayerScenes.disc(20, 20, 10), with: .color(.black))
    let file = try PDFFile(plain.write(recorder.finish()))
    try file.checkReferences()
    for word in file.pages[0].split(whereSeparator: { " \n[]".contains($0) }) {
      if let number = Double(word) { expect(abs(number) <= 1e9) }
    }
  }

  @Test func deflatedBytesComeBack() {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let packed = Deflate.compressed(bytes)
    expect(Deflate.expanded(packed, limit: 5000) == bytes)
    expect(Deflate.expanded(packed, limit: 4999) == nil)
    expect(Deflate.expanded(Array(packed.dropLast(3)), limit: 5000) == nil)
    expect(Deflate.expanded(Deflate.compressed([]), limit: 0)?.isEmpty == true)
  }
}
