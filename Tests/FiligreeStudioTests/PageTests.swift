import Filigree
import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeStudio

/// The page at work: how it looks, and what fingers and keys do to it.
@Suite("Studio page") @MainActor
struct PageTests {
  private static let desktop = CGSize(width: 1000, height: 640)
  private static let phone = CGSize(width: 390, height: 844)

  private func session(
    _ files: [StudioFile], size: CGSize = desktop, isDark: Bool = false, scale: CGFloat = 1,
    model: StudioModel? = nil
  ) -> ViewSession {
    var environment = EnvironmentValues()
    environment.colorScheme = isDark ? .dark : .light
    let model = model ?? StudioModel()
    let session = ViewSession(size: size, scale: scale, environment: environment) {
      StudioView(model: model).task { await model.open(files) }
    }
    session.background = isDark ? .black : .white
    settle(session)
    return session
  }

  private func settle(_ session: ViewSession) {
    for _ in 0..<3 { session.advance(by: 0.4) }
  }

  private func flower(_ name: String = "flower.png") throws -> StudioFile {
    try TestPictures.file(name, TestPictures.flower())
  }

  /// Takes the time of a trace away, which is another one each time.
  private func expect(_ session: ViewSession, _ model: StudioModel, _ name: String) throws {
    model.picture?.showsTime = false
    session.update()
    expectPicture(try session.image(), named: name)
    #expect(session.problems.isEmpty)
  }

  @Test("a desktop's page", arguments: [false, true])
  func desktop(isDark: Bool) throws {
    let model = StudioModel()
    let session = session([try flower()], isDark: isDark, model: model)
    try expect(session, model, "desktop-\(isDark ? "dark" : "light")")
  }

  @Test("a phone's page", arguments: [false, true])
  func phone(isDark: Bool) throws {
    let model = StudioModel()
    let session = session([try flower()], size: Self.phone, isDark: isDark, model: model)
    try expect(session, model, "phone-\(isDark ? "dark" : "light")")
  }

  @Test("nodes and outlines, from near")
  func nodes() throws {
    let model = StudioModel()
    let session = session([try flower("a.png"), try flower("b.png")], model: model)
    model.stage.mode = .trace
    session.tap("Nodes")
    session.tap("Outlines")
    settle(session)
    session.tap("Zoom In")
    session.tap("Zoom In")
    settle(session)
    try expect(session, model, "nodes")
  }

  @Test("a color is edited")
  func editor() throws {
    let model = StudioModel()
    let session = session([try flower()], model: model)
    session.tap("Color #e63946")
    settle(session)
    try expect(session, model, "color-editor")
    session.tap("Merge into #ffc200")
    settle(session)
    #expect(model.picture?.drawing?.palette.map(\.text) == ["#ffc200"])
  }

  @Test("what an export will hold")
  func export() throws {
    let model = StudioModel()
    let session = session([try flower()], model: model)
    session.tap("Export")
    settle(session)
    try expect(session, model, "export")
  }

  @Test("a page without a file, and one with an SVG file")
  func others() throws {
    let model = StudioModel()
    try expect(session([], size: Self.phone, model: model), model, "empty")
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' width='90' height='60'><path d='M10 10h50v40z'/></svg>"
    let svg = StudioFile(name: "tri.svg", data: Data(text.utf8))
    try expect(session([svg], model: model), model, "svg")
  }

  @Test("a setting of each kind is changed by a finger, and taken back by a key")
  func fingers() throws {
    let model = StudioModel()
    let session = session([try flower()], model: model)
    let picture = try #require(model.picture)
    session.tap("Gradients")
    #expect(picture.settings.findsGradients)
    session.tap("Tolerance: Auto")
    #expect(picture.settings.tolerance == 0.35)
    session.tap("Cut Out")
    #expect(picture.settings.layers == .cutout)
    settle(session)
    session.press("z", modifiers: .command)
    session.press("z", modifiers: .command)
    #expect(picture.settings.tolerance == nil && picture.settings.findsGradients)
    session.press("z", modifiers: [.command, .shift])
    #expect(picture.settings.tolerance == 0.35)
    session.tap("Reset Outlines")
    #expect(picture.settings.tolerance == nil)
    session.tap("Shape")
    #expect(picture.settings.kind == .shape)
    settle(session)
    #expect(picture.drawing?.shapes != nil)
  }

  @Test("keys zoom, and move what is in sight")
  func keys() throws {
    let model = StudioModel()
    let session = session([try flower()], model: model)
    let fit = try session.image()
    session.press("+")
    session.press("+")
    session.press("+")
    settle(session)
    let zoom = try #require(model.stage.zoom)
    #expect(try session.image() != fit)
    session.press("-")
    #expect(try #require(model.stage.zoom) < zoom)
    session.press("0")
    settle(session)
    #expect(model.stage.zoom == nil)
  }
}

extension CGImage {
  fileprivate static func != (a: CGImage, b: CGImage) -> Bool {
    (try? a.pngData()) != (try? b.pngData())
  }
}
