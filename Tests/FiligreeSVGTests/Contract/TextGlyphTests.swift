import FiligreeDocuments
import FiligreePaths
import FiligreePixels
import FiligreeTestSupport
import FiligreeText
import Foundation
import Testing

@testable import FiligreeSVG

/// Glyphs that are not drawn as the text is, and characters that the font has not.
@Suite struct TextGlyphTests {
  private func root(_ body: String, fonts: [String] = []) throws -> SVGTree {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../FiligreeTextTests/Fixtures").standardizedFileURL
    let library = try FontLibrary(
      files: fonts.map { folder.appendingPathComponent($0 + ".ttf") }, warn: { _ in })
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(library: library)
    return try TextDocuments.tree(body, options: options)
  }

  private func placedPictures(_ node: SVGNode, _ map: CGAffineTransform = .identity) -> [CGRect] {
    switch node {
    case .group(let group):
      group.children.flatMap { placedPictures($0, group.transform.concatenating(map)) }
    case .picture(let picture): [picture.rect.applying(map)]
    case .shape: []
    }
  }

  @Test func coloredLayers() throws {
    // U+1F600 of the font is a red square, and half of it in the text's color.
    let tree = try root(
      "<text y='80' fill='lime'>&#x1F600;</text>", fonts: ["FiligreeColour"])
    let shapes = TextDocuments.shapes(of: .group(tree.root))
    expect(shapes.count == 2)
    let boxes = shapes.map { $0.0.path.boundingRect.applying($0.1) }
    expect(abs(boxes[0].minY - 0) < 1e-9 && abs(boxes[0].width - 100) < 1e-9)
    expect(abs(boxes[1].width - 50) < 1e-9)
    let colors = shapes.map { shape -> CGColor? in
      if case .color(let color)? = shape.0.fill?.paint { color } else { nil }
    }
    expect(colors[0] == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    expect(colors[1] == CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test func allPaintsOfGlyphs() throws {
    for code in 0x1F600...0x1F607 {
      let tree = try root(
        "<text y='80'>&#x\(String(code, radix: 16));</text>", fonts: ["FiligreeColour"])
      expect(!TextDocuments.shapes(of: .group(tree.root)).isEmpty)
      _ = SVGDrawing.list(of: tree)
    }
  }

  @Test func pictures() throws {
    // 20 pixels per em, the lower side 4 pixels below the baseline.
    let tree = try root(
      "<text x='10' y='100'>&#x1F600;</text>", fonts: ["FiligreePicture"])
    let rects = placedPictures(.group(tree.root))
    expect(rects.count == 1)
    expect(abs(rects[0].maxY - 120) < 1e-6 && abs(rects[0].height - 100) < 1e-6)
    expect(abs(rects[0].minX - 10) < 1e-6)
  }

  @Test func axes() throws {
    func width(_ attributes: String) throws -> CGFloat {
      let tree = try root("<text \(attributes)>I</text>", fonts: ["FiligreeVariable"])
      return TextDocuments.shapes(of: .group(tree.root))[0].0.path.boundingRect.width
    }
    expect(try abs(width("") - 10) < 1e-6)
    expect(try abs(width("font-weight='900'") - 20) < 1e-6)
    expect(
      try abs(
        width(
          "font-variation-settings='\"wght\" 100'"
            .replacing("\"", with: "&quot;")) - 4) < 1e-6)
  }

  /// A font of one face, regular and upright: bold letters are outset by a 48th of an em, italic ones slanted by 12°.
  @Test func facesThatAreMissing() throws {
    func box(_ attributes: String) throws -> [Double] {
      try TextDocuments.boxes("<text \(attributes) y='100'>L</text>")[0]
    }
    expect(try box("font-weight='500'") == [10, 30, 40, 70])
    let bold = [7.917, 27.917, 44.167, 74.167]
    expect(try box("font-weight='bold'") == bold && box("style='font: 600 100px Boxes'") == bold)
    // The upper edge is 70 above the baseline.
    let slanted = try box("font-style='italic'")
    expect(abs(slanted[2] - 40 - 70 * tan(12 * Double.pi / 180)) < 0.01)
    expect(slanted[1] == 30 && slanted[3] == 70)
    // What they take of the line stays.
    let next = try TextDocuments.boxes("<text font-weight='900' y='100'>LL</text>")
    expect(next.map { $0[0] } == [7.917, 67.917])
  }

  @Test func languages() throws {
    final class Setter: SVGTextSetter {
      let languages: [String?]
      init(_ languages: [String?]) { self.languages = languages }
      func set(_ text: SVGTextRequest) -> SVGSetText {
        expect(text.runs.map { text.fonts[$0.font].language } == languages)
        return SVGSetText(chunks: [], metrics: [])
      }
    }
    for (body, languages) in [
      ("<text>L</text>", [nil]),
      ("<g xml:lang='ja'><text>L<tspan lang='ko'>L</tspan></text></g>", ["ja", "ko"]),
      (
        "<g lang='zh-TW' xml:lang='ja'><text>L<tspan xml:lang=''>L</tspan></text></g>",
        ["zh-TW", nil]
      ),
    ] as [(String, [String?])] {
      var options = SVGOptions()
      options.textSetter = Setter(languages)
      _ = try TextDocuments.tree(body, options: options)
    }
  }

  @Test func missingCharacters() throws {
    let tree = try root("<text>&#x5D0;</text>", fonts: ["FiligreePicture"])
    expect(tree.warnings.count == 1)
    expect(tree.warnings.first?.description.contains("U+05D0") == true)
    expect(!TextDocuments.shapes(of: .group(tree.root)).isEmpty)
  }

  @Test func fontsOfAFolder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let font = TestFont("Folder", [TestFont.Glyph([TestFont.Glyph.box(0...500, 0...500)])])
    try font.data().write(to: folder.appendingPathComponent("a.ttf"))
    // What is no font is passed over.
    try Data("no font".utf8).write(to: folder.appendingPathComponent("b.ttf"))
    try Data("no font".utf8).write(to: folder.appendingPathComponent("c.txt"))
    var options = SVGOptions()
    options.textSetter = SVGFontSetter(
      folders: [folder], library: try FontLibrary(files: [], warn: { _ in }))
    let tree = try TextDocuments.tree("<text font-family='Folder'>L</text>", options: options)
    expect(tree.warnings.isEmpty)
    let box = TextDocuments.shapes(of: .group(tree.root)).first?.0.path.boundingRect
    expect(box == CGRect(x: 0, y: -50, width: 50, height: 50))
  }
}
