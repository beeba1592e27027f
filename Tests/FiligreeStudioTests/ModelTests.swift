import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio

@Suite("Studio model") @MainActor
struct ModelTests {
  @Test("a picture is traced with its settings, and follows them")
  func traces() async throws {
    let picture = try TestPictures.opened(TestPictures.flower())
    picture.retrace()
    await picture.settled()
    let first = try #require(picture.drawing)
    expect(first.palette.map(\.text).sorted() == ["#e63946", "#ffc200"])
    expect(first.statistics.bytes > 0)
    picture.change { $0.colors = .count(1) }
    await picture.settled()
    expect(picture.drawing?.palette.count == 1)
    picture.undo()
    await picture.settled()
    expect(picture.drawing?.palette == first.palette)
    expect(!picture.isTracing && !picture.isCoarse && picture.problem == nil)
  }

  @Test("of many changes the last one is shown, and none of an older number after a newer one")
  func stale() async throws {
    let picture = try TestPictures.opened(TestPictures.flower(side: 96))
    picture.retrace()
    var shown: [Double] = []
    for step in 1...40 {
      picture.change("scale") { $0.scale = Double(step) }
      if step % 3 == 0 { await Task.yield() }
      if step % 7 == 0 { try await Task.sleep(for: .milliseconds(3)) }
      if let scale = picture.tracedSettings?.scale { shown.append(scale) }
    }
    await picture.settled()
    expect(shown == shown.sorted())
    expect(picture.tracedSettings?.scale == 40)
    expect(picture.drawing?.page.width == CGFloat(3840))
    expect(picture.history.canUndo)
    picture.undo()
    expect(picture.settings.scale == 1, "one drag of a slider is one step")
  }

  @Test("a large picture has a coarse answer of the same page first")
  func coarse() throws {
    let image = TestPictures.flower(side: 300)
    let tracer = PictureTracer(settings: TraceSettings())
    for kind in TraceSettings.Kind.allCases {
      var settings = TraceSettings()
      settings.kind = kind
      let whole = try PictureTracer(settings: settings).trace(image)
      let coarse = try PictureTracer(settings: settings).trace(image, longestSide: 100)
      expect(coarse.page == whole.page)
      expect(coarse.statistics.paths > 0)
    }
    #expect(throws: PictureTracer.Failure.self) {
      var settings = TraceSettings()
      settings.inset = 150
      _ = try PictureTracer(settings: settings).trace(image)
    }
    #expect(throws: CancellationError.self) {
      _ = try tracer.trace(image) { _ in throw CancellationError() }
    }
  }

  @Test("a drawing has no more segments than the limit, and noise is averaged away")
  func simpler() async throws {
    let picture = try TestPictures.opened(TestPictures.flower())
    picture.retrace()
    await picture.settled()
    let whole = try #require(picture.drawing).statistics.segments
    picture.change { $0.maximumSegments = whole - 3 }
    await picture.settled()
    expect(try #require(picture.drawing).statistics.segments <= whole - 3)
    let specks = try TestPictures.opened(TestPictures.specks())
    specks.change { $0.kind = .shape }
    await specks.settled()
    expect(specks.drawing?.statistics.paths == 9)
    specks.change { $0.noiseLevel = 255 }
    await specks.settled()
    expect(specks.drawing?.statistics.paths == 0)
  }

  @Test("limits refuse what costs more, and say so")
  func limits() async throws {
    let picture = try TestPictures.opened(TestPictures.flower(side: 96))
    picture.retrace()
    await picture.settled()
    picture.change { $0.maximumPixels = 1000 }
    await picture.settled()
    expect(picture.problem?.contains("1000") == true)
    expect(picture.drawing != nil, "the last trace stays")
    picture.change { $0.maximumMemory = 100 }
    await picture.settled()
    expect(picture.problem != nil)
    picture.undo()
    picture.undo()
    await picture.settled()
    expect(picture.problem == nil)
  }

  @Test("files that are none are told, and the others opened")
  func files() async throws {
    let png = try TestPictures.flower(side: 40).pngData()
    var huge = Array(png)
    // The width in the header: 2³⁰ pixels.
    huge.replaceSubrange(16..<20, with: [0x40, 0, 0, 0])
    let model = StudioModel()
    await model.open([
      StudioFile(name: "folder/good.png", data: png),
      StudioFile(name: "cut.png", data: png.prefix(png.count / 2)),
      StudioFile(name: "huge.png", data: Data(huge)),
      StudioFile(name: "empty.png", data: Data()),
      StudioFile(name: "words.png", data: Data("no picture".utf8)),
      StudioFile(
        name: "broken.svg", data: Data("<svg xmlns='http://www.w3.org/2000/svg'><g>".utf8)),
      StudioFile(
        name: "good.svg",
        data: Data(
          "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M1 1h5v5z'/></svg>"
            .utf8)),
    ])
    expect(model.items.map(\.name) == ["good.png", "good.svg"])
    let lines = (model.message ?? "").split(separator: "\n")
    for name in ["cut.png", "huge.png", "empty.png", "words.png", "broken.svg"] {
      expect(lines.contains { $0.hasPrefix("\(name): ") }, "\(name): \(lines)")
    }
    model.message = nil
    model.close(model.items[1].id)
    expect(model.picture?.name == "good.png")
    model.close(model.items[0].id)
    expect(model.selected == nil)
    await model.open((0..<40).map { StudioFile(name: "\($0).png", data: png) })
    expect(model.items.count == StudioModel.mostFiles)
    expect(model.message != nil)
  }

  @Test("a palette that is dropped is the picture's, or waits for none")
  func palettes() async throws {
    let palette = StudioFile(name: "two.hex", data: Data("e63946\nffc200\n".utf8))
    let model = StudioModel()
    await model.open([palette])
    expect(model.message?.contains("two.hex") == true && model.items.isEmpty)
    model.message = nil
    await model.open([try TestPictures.file("a.png", TestPictures.flower(side: 40)), palette])
    expect(model.message == nil)
    expect(model.picture?.settings.arguments(for: .svg) == ["--colors", "two.hex"])
    await model.open([StudioFile(name: "bad.gpl", data: Data())])
    expect(model.message?.hasPrefix("bad.gpl: The palette has no color") == true)
  }

  @Test("a file that is dropped keeps its whole name, by which the command line finds it")
  func droppedNames() async throws {
    let folder = try StudioFolder()
    for name in ["ink.gpl", "my logo.jpg", "plain"] {
      let path = try folder.write(Data("bytes".utf8), name)
      let provider = try #require(NSItemProvider(contentsOf: URL(fileURLWithPath: path)))
      let file = try await StudioFile.read(provider)
      expect(file.name == name && file.data == Data("bytes".utf8), "\(file.name)")
    }
  }

  @Test("the next picture has the settings of the last, but for its own colors")
  func nextPicture() async throws {
    let file = try TestPictures.file("a.png", TestPictures.flower(side: 40))
    let model = StudioModel()
    await model.open([file])
    model.picture?.change {
      $0.colors = .list([.black])
      $0.tolerance = 2
    }
    await model.open([file])
    expect(model.picture?.settings.tolerance == 2)
    expect(model.picture?.settings.colors == .automatic)
  }

  @Test("an SVG file becomes the Swift that filigree convert writes")
  func svg() async throws {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M1 1h5v5z'/></svg>"
    let svg = StudioSVG(
      try SVGDocument(text), of: StudioFile(name: "tri.svg", data: Data(text.utf8)), id: 1)
    await svg.write()
    let source = try #require(svg.source)
    expect(source.name == "tri.swift")
    expect(String(decoding: source.data, as: UTF8.self).contains("struct Tri: Shape"))
    expect(svg.commandLine == "filigree convert tri.svg -o tri.swift")
    svg.settings.sourceAPI = .uikit
    expect(svg.commandLine == "filigree convert tri.svg -o tri.swift --api uikit")
  }
}
