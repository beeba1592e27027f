import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio
@testable import FiligreeTool

@Suite("Studio settings")
struct SettingsTests {
  @Test("what has its default is not said")
  func defaults() {
    expect(TraceSettings().arguments(for: .svg) == ["--colors", "auto"])
    var shape = TraceSettings()
    shape.kind = .shape
    expect(shape.arguments(for: .svg) == [])
    // The command line draws polygons for pictures of pixels.
    for format in [ExportFormat.png, .jpg, .webp] {
      expect(shape.arguments(for: format) == ["--style", "smooth"])
    }
    shape.kind = .centerLines
    expect(shape.arguments(for: .svg) == ["--style", "centerline"])
  }

  @Test("a shell reads the words that were meant")
  func quoting() {
    let line = TraceSettings().commandLine(for: "my 'own' logo.png", as: .svg)
    expect(
      line
        == "filigree trace 'my '\\''own'\\'' logo.png' -o 'my '\\''own'\\'' logo.svg' --colors auto"
    )
    expect(
      TraceSettings().commandLine(for: "-x.png", as: .png).hasPrefix(
        "filigree trace ./-x.png -o -x-traced.png"))
  }

  @Test("a palette that looks like an option is a file")
  func paletteOption() {
    var settings = TraceSettings()
    settings.colors = .palette(PaletteFile(path: "-x.gpl", entries: [.init(color: .black)]))
    expect(settings.arguments(for: .svg) == ["--colors", "./-x.gpl"])
  }

  @Test("settings become a command line and the same settings again", arguments: 0..<300)
  func roundTrip(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let settings = random.settings()
    for format in ExportFormat.allCases {
      let words = settings.arguments(for: format)
      let read = try TraceSettings(arguments: words)
      expect(read.arguments(for: format) == words, "seed \(seed), \(format)")
      guard format == .svg else { continue }
      var expected = settings.effective
      (expected.sourceAPI, expected.typeName) = (.swiftui, "")
      expect(read.effective == expected, "seed \(seed): \(words)")
    }
  }

  @Test("the command line's own parser takes every command line", arguments: 0..<120)
  func parses(seed: UInt64) throws {
    var random = RandomSource(seed: 1000 + seed)
    let settings = random.settings()
    let format = ExportFormat.allCases[Int(seed) % ExportFormat.allCases.count]
    let words = ["in.png", "-o", "out.\(format)"] + settings.arguments(for: format)
    #expect(throws: Never.self, "\(words)") { _ = try TraceCommand.parse(words) }
  }

  @Test("the studio writes what the command line writes, byte for byte", arguments: 0..<80)
  func sameBytes(seed: UInt64) throws {
    var random = RandomSource(seed: 2000 + seed)
    let settings = random.settings()
    let format = ExportFormat.allCases[Int(seed) % ExportFormat.allCases.count]
    try expectSame(settings, format, TestPictures.blobs(seed: seed), "seed \(seed)")
  }

  @Test(
    "groups and names are those of the command line", arguments: TraceSettings.Grouping.allCases)
  func sameGroups(grouping: TraceSettings.Grouping) throws {
    var settings = TraceSettings()
    (settings.grouping, settings.writesShapes) = (grouping, true)
    for format in ExportFormat.allCases {
      try expectSame(settings, format, TestPictures.flower(on: .white), "\(format)")
    }
    let drawing = try PictureTracer(settings: settings).trace(TestPictures.flower(on: .white))
    func text(_ format: ExportFormat) throws -> String {
      let output = try Exporter(settings: settings, picture: "a.png").output(
        of: drawing, as: format)
      return String(decoding: output.data, as: UTF8.self)
    }
    let svg = try text(.svg)
    switch grouping {
    case .none: expect(!svg.contains("<g") && svg.contains("<rect"))
    case .color: expect(svg.contains("<g id=\"white\"") && svg.contains("id=\"color-e63946\""))
    case .nesting: expect(svg.contains("<g id=\"white-1\""))
    }
    expect(try text(.dxf).contains("\nWHITE\n") == (grouping == .color))
    // Of shapes in one another the innermost have names.
    expect(try text(.swift).contains("white") == (grouping != .nesting))
  }

  @Test("a palette's file is the command line's")
  func samePalette() throws {
    let folder = try StudioFolder()
    let text = "GIMP Palette\n230 57 70\tRed Box\n255 194 0\tSun\n255 255 255\n"
    let path = try folder.write(Data(text.utf8), "flag.gpl")
    var settings = TraceSettings()
    settings.colors = .palette(try PaletteFile(StudioFile(name: path, data: Data(text.utf8))))
    for grouping in TraceSettings.Grouping.allCases {
      settings.grouping = grouping
      for format in [ExportFormat.svg, .dxf, .swift] {
        try expectSame(settings, format, TestPictures.flower(on: .white), "\(grouping)")
      }
    }
  }

  private func expectSame(
    _ settings: TraceSettings, _ format: ExportFormat, _ image: CGImage, _ note: String
  ) throws {
    let folder = try StudioFolder()
    let data = try image.pngData()
    // As it comes from a file: translucent colors are rounded there.
    let picture = try CGImage(data: data)
    let file = try folder.write(data, "in.png")
    let words = [file, "-o", folder.path("out.\(format)")] + settings.arguments(for: format)
    let command = try TraceCommand.parse(words)
    let made = Result {
      let drawing = try PictureTracer(settings: settings.drawn(for: format)).trace(picture)
      return try Exporter(settings: settings, picture: "out.png").output(of: drawing, as: format)
        .data
    }
    do {
      _ = try command.request.job(for: file).run { _ in }
    } catch {
      #expect(throws: (any Error).self, "\(words): the command line says \(error)") {
        try made.get()
      }
      return
    }
    let told = try Data(contentsOf: URL(fileURLWithPath: folder.path("out.\(format)")))
    let bytes = try made.get()
    expect(bytes == told, "\(note): \(words.dropFirst(3))")
  }

  @Test("what is no option of the tracer is told")
  func wrongWords() {
    for words in [
      ["--colors"], ["--colors", "0"], ["--colors", "129"], ["--style", "round"],
      ["--nothing", "1"],
      ["--tolerance", "nan"], ["--tolerance", "0"], ["--recolor", "#f00"], ["--dash", "0,0"],
      ["--stroke-gradient", "#f00"], ["--decimals", "10"],
      ["--segments", "0"], ["--segments", "1.5"], ["--denoise", "256"], ["--denoise", "-1"],
      ["--drop", ""], ["--drop", "border"], ["--drop", "background,"],
    ] {
      #expect(throws: CommandLineError.self, "\(words)") { try TraceSettings(arguments: words) }
    }
  }

  @Test("colors are read and written as on the command line")
  func hexColors() throws {
    expect(HexColor("#f80")?.text == "#ff8800")
    expect(HexColor("f80c")?.text == "#ff8800cc")
    expect(HexColor("#12345") == nil)
    expect(HexColor("#١٢٣") == nil)
    var random = RandomSource(seed: 7)
    for _ in 0..<200 {
      let color = random.color()
      expect(HexColor(color.text) == color)
      expect(HexColor(color.cgColor) == color)
      expect(HexColor(color.color) == color)
    }
    expect(HexColor(CGColor(gray: 0.5, alpha: 0.5)).text == "#80808080")
  }
}
