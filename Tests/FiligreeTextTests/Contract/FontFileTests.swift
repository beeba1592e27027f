import FiligreeDrawing
import FiligreePaths
import FiligreePixels
import Foundation
import Synchronization
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// Fonts of files: axes, pictures, and what becomes of text without a font.
@Suite struct FontFileTests {
  private static func file(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).ttf")
  }

  private func bounds(_ request: FontRequest, _ library: FontLibrary) throws -> (CGRect, Double) {
    let layout = Paragraph("I", font: request).layout(displayScale: 100, library: library)
    let outline = try #require(layout.drawing().outlines.first)
    return (outline.path.boundingRect, try #require(layout.lines.first).width)
  }

  /// A weight is a place on the axis, also between the named ones; beyond its end it is the end.
  @Test(arguments: [
    (100.0, 40.0), (250, 70), (400, 100), (650, 150), (900, 200), (1000, 200), (1, 40),
  ])
  func weightsOfAnAxis(_ weight: Double, _ stem: Double) throws {
    let library = try FontLibrary(files: [Self.file("FiligreeVariable")])
    let request = FontRequest(
      .named("filigree variable"), size: 1000, weight: FontWeight(weight))
    let (box, width) = try bounds(request, library)
    expect(abs(box.minX - 100) < 1e-9)
    expect(abs(box.width - stem) <= 1 && abs(box.height - 700) < 1e-9)
    expect(abs(width - stem - 200) <= 1)
  }

  @Test func widthsOfAnAxis() throws {
    let library = try FontLibrary(files: [Self.file("FiligreeVariable")])
    var request = FontRequest(.named("Filigree Variable"), size: 1000)
    request.width = FontWidth(percent: 200)
    expect(abs(try bounds(request, library).0.width - 400) <= 1)
    request.width = FontWidth(percent: 150)
    expect(abs(try bounds(request, library).0.width - 250) <= 1)
  }

  /// The font has no slanted form: upright letters are slanted.
  @Test func slantedLetters() throws {
    let library = try FontLibrary(files: [Self.file("FiligreeVariable")])
    let request = FontRequest(.named("Filigree Variable"), size: 1000, isItalic: true)
    expect(try bounds(request, library).0.width > 100 + 0.2 * 700)
  }

  /// A picture stands where the font says, and comes from whichever font has the character.
  @Test func coloredPictures() throws {
    let library = try FontLibrary(
      files: [Self.file("FiligreeVariable"), Self.file("FiligreePicture")])
    let layout = Paragraph("I\u{1F600}", font: FontRequest(.named("Filigree Variable"), size: 40))
      .layout(displayScale: 100, library: library)
    let drawing = layout.drawing()
    expect(drawing.outlines.count == 1)
    let picture = try #require(drawing.pictures.first)
    expect(drawing.pictures.count == 1 && picture.image.width == 20)
    // "I" is 300 of 1000 wide.
    expect(abs(picture.rect.minX - 12) < 0.1)
    expect(abs(picture.rect.width - 40) < 0.1 && abs(picture.rect.height - 40) < 0.1)
    expect(abs(picture.rect.maxY - layout.firstBaseline - 8) < 0.1)
    expect(picture.image.straightRGBA16().prefix(4) == [65535, 0, 0, 65535])
  }

  /// The baseline is the ascent below the top, and lines are ascent and descent apart.
  @Test func baselinesOfThreeLines() throws {
    let library = try FontLibrary(files: [Self.file("FiligreeVariable")])
    let layout = Paragraph("I\nI\nI", font: FontRequest(.named("Filigree Variable"), size: 50))
      .layout(library: library)
    // hhea: ascender 800, descender −200 of 1000.
    expect(layout.firstBaseline == 40 && layout.lastBaseline == 140 && layout.size.height == 150)
  }

  /// A name that is not there is said once; text is in another font, or in boxes where there is none.
  @Test func missingFonts() throws {
    let said = Mutex<[String]>([])
    let library = try FontLibrary(files: []) { line in said.withLock { $0.append(line) } }
    for _ in 0..<3 {
      let layout = Paragraph("I", font: FontRequest(.named("Nowhere"), size: 10))
        .layout(library: library)
      expect(layout.size.width == 6)
      expect(layout.drawing().outlines.first?.path.isEmpty == false)
    }
    expect(said.withLock { $0.count } == 1)
    expect(said.withLock { $0.first?.contains("'Nowhere' is not installed") } == true)
    expect(!library.hasFont(named: "Nowhere"))
    try library.register(Self.file("FiligreeVariable"))
    expect(library.hasFont(named: "FILIGREE VARIABLE"))
    let face = library.font(for: FontRequest(.named("Filigree Variable"), size: 10)).face
    expect(face.names.family == "Filigree Variable")
    expect(face.names.postScript == "FiligreeVariable")
    expect(FontFace.placeholder.names.family == nil)
  }

  /// A damaged file is refused whole, whatever byte is wrong.
  @Test func damagedFiles() throws {
    let bytes = try Data(contentsOf: Self.file("FiligreeVariable"))
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "font-\(ProcessInfo.processInfo.processIdentifier).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    for cut in stride(from: 0, to: bytes.count, by: 37) {
      try bytes.prefix(cut).write(to: url)
      // Whatever comes of it: a font that is drawn, or an error.
      if let library = try? FontLibrary(files: [url]) {
        _ = Paragraph("I", font: FontRequest(.named("Filigree Variable"), size: 9, weight: .bold))
          .layout(library: library).drawing()
      }
    }
    for place in stride(from: 0, to: bytes.count, by: 11) {
      var damaged = bytes
      damaged[place] ^= 0xFF
      try damaged.write(to: url)
      if let library = try? FontLibrary(files: [url]) {
        _ = Paragraph("I", font: FontRequest(.named("Filigree Variable"), size: 9, weight: .bold))
          .layout(library: library).drawing()
      }
    }
  }
}
