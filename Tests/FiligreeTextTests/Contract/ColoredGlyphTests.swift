import FiligreePaths
import FiligreePixels
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// The paints of `FiligreeColour.ttf`, and what becomes of damaged ones.
@Suite struct ColoredGlyphTests {
  private static let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/FiligreeColour.ttf")

  private func paint(_ number: UInt32) throws -> GlyphPaint {
    let library = try FontLibrary(files: [Self.url])
    let face = library.font(for: FontRequest(.named("Filigree Colour"), size: 10)).face
    let scalar = try #require(Unicode.Scalar(0x1F600 + number))
    let glyph = try #require(face.glyph(for: scalar))
    return try #require(face.paint(of: glyph))
  }

  @Test func layersOfVersion0() throws {
    guard case .layers(let layers) = try paint(0), layers.count == 2,
      case .glyph(let square, .color(let red)) = layers[0],
      case .glyph(let half, .color(let text)) = layers[1]
    else {
      Issue.record("other paints")
      return
    }
    expect(square.boundingRect == CGRect(x: 0, y: -200, width: 1000, height: 1000))
    expect(half.boundingRect == CGRect(x: 0, y: -200, width: 500, height: 1000))
    expect(red.color?.components == [1, 0, 0, 1] && text.color == nil)
    let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0.5)
    expect(text.resolved(green) == green)
  }

  /// Stops fill 0…1, and the line goes from the first to the last.
  @Test func gradientsFromTheirFirstStop() throws {
    guard case .glyph(_, .glyph(_, .gradient(let gradient))) = try paint(7),
      case .linear(let start, let end) = gradient.shape
    else {
      Issue.record("other paints")
      return
    }
    expect(gradient.extend == .reflect && gradient.stops.map(\.location) == [0, 1])
    expect(start == CGPoint(x: 250, y: 0) && end == CGPoint(x: 500, y: 0))
  }

  @Test func glyphsWithoutColors() throws {
    let library = try FontLibrary(files: [Self.url])
    let face = library.font(for: FontRequest(.named("Filigree Colour"), size: 10)).face
    expect(face.paint(of: 0) == nil)
    expect(face.paint(of: 0xFFFF_FFFF) == nil && face.paint(of: 0x10_0000) == nil)
    let layout = Paragraph("\u{1F604}", font: FontRequest(.named("Filigree Colour"), size: 10))
      .layout(library: library)
    let drawing = layout.drawing()
    expect(drawing.outlines.isEmpty && drawing.colorGlyphs.count == 1)
    expect(layout.size.width == 10)
    if case .composite = drawing.colorGlyphs[0].paint { return }
    Issue.record("another paint")
  }

  /// Whatever byte of the file is wrong: a font that is drawn, or an error.
  @Test func damagedFiles() throws {
    let bytes = try Data(contentsOf: Self.url)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "color-\(ProcessInfo.processInfo.processIdentifier).ttf")
    defer { try? FileManager.default.removeItem(at: url) }
    for place in stride(from: 0, to: bytes.count, by: 3) {
      for value in [0, 0xFF, bytes[place] ^ 0x10] where place % 2 == 0 || value != 0 {
        var damaged = bytes
        damaged[place] = value
        try damaged.write(to: url)
        guard let library = try? FontLibrary(files: [url]) else { continue }
        let text = "\u{1F600}\u{1F601}\u{1F602}\u{1F603}\u{1F604}\u{1F605}\u{1F606}\u{1F607}"
        let drawing = Paragraph(text, font: FontRequest(.named("Filigree Colour"), size: 9))
          .layout(library: library).drawing()
        for glyph in drawing.colorGlyphs {
          expect(glyph.paint.cost.paints <= 2 * ColorTable.paintLimit + 64)
        }
      }
    }
  }
}
