import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio

/// The page at work: how it looks, and what fingers and keys do to it.
@Suite("Studio page") @MainActor
struct PageTests {
  private static let desktop = CGSize(width: 900, height: 600)
  /// All settings are in sight.
  private static let tall = CGSize(width: 900, height: 1720)
  private static let phone = CGSize(width: 390, height: 844)

  private func page(_ model: StudioModel, _ size: CGSize) -> ViewSession {
    let session = ViewSession(size: size) { StudioView(model: model) }
    look(session, isDark: false)
    return session
  }

  private func open(_ file: StudioFile, in model: StudioModel, _ session: ViewSession) async {
    await model.open([file])
    await model.picture?.settled()
    await settle(session)
  }

  private func look(_ session: ViewSession, isDark: Bool) {
    session.environment.colorScheme = isDark ? .dark : .light
    session.background = isDark ? .black : .white
    session.update()
  }

  /// Lets what moves, and what is drawn beside, come to its end.
  private func settle(_ session: ViewSession) async {
    for _ in 0..<3 { session.advance(by: 0.4) }
    await session.settle()
  }

  private func flower() throws -> StudioFile {
    try TestPictures.file("flower.png", TestPictures.flower())
  }

  private func expectPage(_ session: ViewSession, _ model: StudioModel, _ name: String) throws {
    // Another time for each trace.
    model.picture?.showsTime = false
    session.update()
    expectPicture(try session.image(), named: name)
    expect(session.problems.isEmpty)
  }

  @Test(
    "a desktop's page: light and dark, nodes from near, a color that is edited, an export, an SVG file"
  )
  func desktop() async throws {
    let model = StudioModel()
    let session = page(model, Self.desktop)
    await open(try flower(), in: model, session)
    try expectPage(session, model, "desktop-light")
    look(session, isDark: true)
    try expectPage(session, model, "desktop-dark")
    look(session, isDark: false)
    session.tap("Color #e63946")
    await settle(session)
    try expectPage(session, model, "color-editor")
    // A letter in a field is no shortcut.
    session.tap("Hexadecimal")
    session.type("n")
    expect(!model.stage.showsNodes)
    session.tap("Merge into #ffc200")
    await model.picture?.settled()
    expect(model.picture?.drawing?.palette.map(\.text) == ["#ffc200"])
    session.press("z", modifiers: .command)
    await model.picture?.settled()

    model.stage.mode = .trace
    session.press("n")
    session.press("l")
    session.press("+")
    session.press("+", modifiers: .shift)
    session.press(.downArrow)
    await settle(session)
    try expectPage(session, model, "nodes")
    session.press("e", modifiers: .command)
    await settle(session)
    try expectPage(session, model, "export")
    session.tap("DXF")
    await settle(session)
    try expectPage(session, model, "export-dxf")
    session.press(.escape)
    await settle(session)
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><path d='M10 10h50v40z'/></svg>"
    await open(StudioFile(name: "tri.svg", data: Data(text.utf8)), in: model, session)
    try expectPage(session, model, "svg")
  }

  @Test("all settings in sight: a color that is transparent, and a limit of segments")
  func settings() async throws {
    let model = StudioModel()
    let session = page(model, Self.tall)
    await open(try flower(), in: model, session)
    model.picture?.change {
      $0.droppedColors = [HexColor(value: 0xFFC2_00FF)]
      ($0.layers, $0.maximumSegments, $0.noiseLevel) = (.cutout, 12, 8)
    }
    await model.picture?.settled()
    session.tap("Transparent Color #ffc200")
    await settle(session)
    try expectPage(session, model, "settings")
  }

  @Test("palettes are opened from files and saved to files")
  func palettes() async throws {
    let folder = try StudioFolder()
    let model = StudioModel()
    let session = page(model, Self.tall)
    await open(try flower(), in: model, session)
    session.tap("Open Palette…")
    let file = try folder.write(Data("#e63946 Red Box\n#ffc200 Sun\n".utf8), "flag.txt")
    session.chooseFiles([URL(fileURLWithPath: file)])
    await settle(session)
    await model.picture?.settled()
    expect(told(session).contains("Color #ffc200, Sun"))
    session.tap("Save Palette…")
    await settle(session)
    let saved = try session.saveFiles(in: URL(fileURLWithPath: folder.path("")))
    expect(saved.map(\.lastPathComponent) == ["flower.gpl"])
    let text = try String(contentsOf: try #require(saved.first), encoding: .utf8)
    expect(text == "GIMP Palette\n#\n230  57  70\tRed Box\n255 194   0\tSun\n")
    session.tap("Open Palette…")
    let bad = try folder.write(Data("nothing".utf8), "bad.txt")
    session.chooseFiles([URL(fileURLWithPath: bad)])
    await settle(session)
    expect(told(session).contains { $0.hasPrefix("bad.txt: The palette has no color in line 1") })
  }

  @Test("a phone's page: before a file, light and dark")
  func phone() async throws {
    let model = StudioModel()
    let session = page(model, Self.phone)
    try expectPage(session, model, "empty")
    await open(try flower(), in: model, session)
    try expectPage(session, model, "phone-light")
    look(session, isDark: true)
    try expectPage(session, model, "phone-dark")
    session.press("e", modifiers: .command)
    await settle(session)
    try expectPage(session, model, "phone-export")
  }

  /// What the page says.
  private func told(_ session: ViewSession) -> [String] {
    session.accessibilityTree.map(\.label)
  }

  @Test("settings are changed by fingers and taken back by keys; keys zoom and move")
  func fingersAndKeys() async throws {
    let model = StudioModel()
    let session = page(model, Self.desktop)
    await open(try flower(), in: model, session)
    let picture = try #require(model.picture)
    session.tap("Gradients")
    expect(picture.settings.findsGradients)
    session.tap("Tolerance: Auto")
    expect(picture.settings.tolerance == 0.35)
    session.tap("Cut Out")
    expect(picture.settings.layers == .cutout)
    session.press("z", modifiers: .command)
    session.press("z", modifiers: .command)
    expect(picture.settings.tolerance == nil && picture.settings.findsGradients)
    session.press("z", modifiers: [.command, .shift])
    expect(picture.settings.tolerance == 0.35)
    session.tap("Segments at Most: Off")
    await picture.settled()
    let segments = try #require(picture.drawing?.statistics.segments)
    expect(picture.settings.maximumSegments != nil)
    expect(told(session).contains { $0.contains("\(segments) segments") })
    session.tap("Reset Outlines")
    expect(picture.settings.tolerance == nil && picture.settings.maximumSegments == nil)
    // The flower is on nothing: there is no background.
    session.tap("Transparent Background")
    await picture.settled()
    expect(told(session).contains { $0.hasPrefix("No color has half") })
    session.tap("Reset Colors")
    expect(!picture.settings.dropsBackground)
    session.tap("Color #ffc200")
    session.tap("Make Transparent")
    await picture.settled()
    expect(picture.drawing?.palette.map(\.text) == ["#e63946"])
    session.tap("Transparent Color #ffc200")
    session.tap("Bring Back")
    expect(picture.settings.droppedColors == [])
    session.tap("Pixels")
    expect(told(session).contains { $0.hasPrefix("Segments") } == false)
    expect(told(session).contains("By Color") && !told(session).contains("Nested"))
    session.tap("Curves")
    expect(told(session).contains { $0.hasPrefix("Segments") })
    expect(told(session).contains("Nested") && !told(session).contains("Close Seams"))
    session.tap("Cut Out")
    expect(told(session).contains("Close Seams"))
    session.tap("Shape")
    await picture.settled()
    expect(picture.drawing?.shapes != nil)

    for _ in 0..<3 { session.press("+") }
    await settle(session)
    let zoom = try #require(model.stage.zoom)
    session.press("-")
    expect(try #require(model.stage.zoom) < zoom)
    let before = try session.image()
    session.press(.rightArrow)
    await settle(session)
    expect(try session.image() != before)
    session.press("0")
    expect(model.stage.zoom == nil)
  }
}

extension CGImage {
  fileprivate static func != (a: CGImage, b: CGImage) -> Bool {
    (try? a.pngData()) != (try? b.pngData())
  }
}
