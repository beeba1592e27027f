import FiligreePaths
import FiligreeTestSupport
import Foundation
import Synchronization
import Testing

@testable import FiligreeText

/// Which font a request becomes, and its measures.
struct FontTests {
  private func file(_ request: FontRequest) -> String {
    let path = TestFonts.library.font(for: request).face.path
    return URL(fileURLWithPath: path).lastPathComponent
  }

  @Test func systemDesigns() {
    expect(file(FontRequest(size: 17)) == "Inter-Regular.otf")
    expect(file(FontRequest(.system(.rounded), size: 17)) == "Inter-Regular.otf")
    expect(file(FontRequest(.system(.serif), size: 17)) == "DejaVuSerif.ttf")
    expect(file(FontRequest(.system(.monospaced), size: 17)) == "DejaVuSansMono.ttf")
    expect(file(FontRequest(.headline)) == "Inter-SemiBold.otf")
  }

  @Test(arguments: [
    (100.0, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"), (1000, "Black"),
  ])
  func weights(weight: Double, name: String) {
    expect(file(FontRequest(size: 10, weight: FontWeight(weight))) == "Inter-\(name).otf")
  }

  /// CSS Fonts Level 4, 5.2: medium takes regular first, lighter weights lighter fonts, and so on.
  @Test func missingWeightsAndSlants() {
    func serif(_ weight: FontWeight) -> String {
      file(FontRequest(.system(.serif), size: 10, weight: weight))
    }
    expect(serif(.medium) == "DejaVuSerif.ttf")
    expect(serif(.ultraLight) == "DejaVuSerif.ttf")
    expect(serif(.semibold) == "DejaVuSerif-Bold.ttf")
    expect(serif(.black) == "DejaVuSerif-Bold.ttf")
    expect(file(FontRequest(size: 10, isItalic: true)) == "Inter-Italic.otf")
    let slanted = TestFonts.library.font(
      for: FontRequest(.system(.serif), size: 10, isItalic: true))
    expect(abs(slanted.skew - 0.2126) < 1e-4)
    expect(TestFonts.library.font(for: FontRequest(size: 10, isItalic: true)).skew == 0)
  }

  @Test func namedFonts() {
    expect(file(FontRequest(.named("dejavu SANS"), size: 10)) == "DejaVuSans.ttf")
    expect(file(FontRequest(.named("DejaVuSans-Bold"), size: 10)) == "DejaVuSans-Bold.ttf")
    expect(file(FontRequest(.named("Inter"), size: 10, weight: .bold)) == "Inter-Bold.otf")
  }

  @Test func missingFontsWarnOnce() throws {
    let warnings = Log()
    let library = try FontLibrary(
      files: [URL(fileURLWithPath: TestFonts.dejaVu + "DejaVuSans.ttf")],
      warn: { warnings.add($0) })
    for _ in 0..<3 {
      let font = library.font(for: FontRequest(.named("No Such Font"), size: 10))
      expect(font.face.path.hasSuffix("DejaVuSans.ttf"))
    }
    expect(
      warnings.texts == ["the font 'No Such Font' is not installed; using dejavu sans instead"])
  }

  /// DejaVu Sans 2.37: hhea 1901, −483, 0 of 2048; OS/2 cap height 1493, x-height 1120;
  /// post −130, 90; OS/2 strikeout 530, 102.
  @Test func measuresOfDejaVu() {
    let font = TestFonts.library.font(for: FontRequest(.named("DejaVu Sans"), size: 2048))
    let metrics = font.metrics
    expect(metrics.ascent == 1901)
    expect(metrics.descent == 483)
    expect(metrics.leading == 0)
    expect(metrics.capHeight == 1493)
    expect(metrics.xHeight == 1120)
    expect(font.face.unitsPerEm == 2048)
    expect(metrics.underlineThickness == 90)
    let middle = 530 - 102 / 2.0
    expect(metrics.strikethroughPosition == middle)
  }

  @Test func textStyles() {
    let sizes = TextStyle.allCases.map(\.size)
    expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
  }

  @Test func badFiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let whole = try Data(contentsOf: URL(fileURLWithPath: TestFonts.dejaVu + "DejaVuSansMono.ttf"))
    let contents: [(String, Data)] = [
      ("empty", Data()), ("text", Data("This is no font.".utf8)), ("head", whole.prefix(300)),
      ("zeros", Data(count: 5000)),
    ]
    for (name, data) in contents {
      let url = folder.appendingPathComponent(name)
      try data.write(to: url)
      do {
        try TestFonts.none.register(url)
        Issue.record("\(name) was taken for a font")
      } catch {
        guard case .notAFont(let file, _) = error else {
          Issue.record("\(name): \(error)")
          continue
        }
        expect(file == url.path)
      }
    }
    #expect(throws: FontError.self) { try TestFonts.none.register(folder) }
    do {
      try TestFonts.none.register(folder.appendingPathComponent("missing"))
      Issue.record("a missing file was taken for a font")
    } catch {
      guard case .unreadable = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  /// Fonts with bytes changed at random are refused or drawn, and never stop the process.
  @Test func damagedFiles() throws {
    var random = RandomSource(seed: 7)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("filigree-damaged-\(UUID().uuidString).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    let whole = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: TestFonts.dejaVu + "DejaVuSansMono-Bold.ttf")))
    for round in 0..<12 {
      var bytes = whole
      // Early rounds hit the directory and the small tables at the front.
      let reach = round < 6 ? 2000 : bytes.count
      for _ in 0..<(round < 6 ? 8 : 4000) {
        bytes[Int(random.next() % UInt64(reach))] = UInt8(truncatingIfNeeded: random.next())
      }
      try Data(bytes).write(to: url)
      guard let library = try? FontLibrary(files: [url], warn: { _ in }) else { continue }
      let layout = Paragraph("AVfi é ∀ Ж", font: FontRequest(size: 20)).layout(
        width: 60, library: library)
      expect(layout.size.width.isFinite && layout.size.height.isFinite)
      for outline in layout.drawing().outlines { expect(outline.path.storage.isFinite) }
    }
  }

  @Test func registeredFonts() throws {
    let library = try FontLibrary(files: [])
    expect(library.font(for: FontRequest(size: 10)).face === FontFace.placeholder)
    let names = try library.register(URL(fileURLWithPath: TestFonts.dejaVu + "DejaVuSerif.ttf"))
    expect(names == ["dejavu serif"])
    expect(library.font(for: FontRequest(size: 10)).face.path.hasSuffix("DejaVuSerif.ttf"))
  }
}

/// Collects warnings from any thread.
final class Log: Sendable {
  private let lines = Mutex<[String]>([])
  var texts: [String] { lines.withLock { $0 } }
  func add(_ text: String) { lines.withLock { $0.append(text) } }
}
