import FiligreeKit
import FiligreePixels
import FiligreeTestSupport
import Foundation
import Testing

/// Glyphs in colors of their own, of the project's font `FiligreeColour.ttf` (`COLR` of both versions).
///
/// A glyph is 1000 units wide and high, its lower side 200 below the baseline: at 100 points it fills a
/// picture of 100 by 100, drawn at its origin.
@Suite struct ColoredGlyphTests {
  private let font: UIFont? = {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../FiligreeTextTests/Fixtures/FiligreeColour.ttf")
    CTFontManagerRegisterFontsForURL(url.standardizedFileURL as CFURL, .process, nil)
    return UIFont(name: "Filigree Colour", size: 100)
  }()

  private func glyph(_ number: UInt32, _ color: UIColor = .black) throws -> UIImage {
    let font = try #require(font)
    let character = try #require(Unicode.Scalar(0x1F600 + number))
    return picture(100, 100) { _ in
      String(character).draw(
        at: .zero, withAttributes: [.font: font, .foregroundColor: color])
    }
  }

  private func expectPixel(
    _ image: UIImage, _ x: Int, _ y: Int, _ color: [Int], within tolerance: Int = 3,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let found = pixel(image, x, y)
    for (a, b) in zip(found, color) {
      expect(abs(Int(a) - b) <= tolerance, "\(found), not \(color)", sourceLocation: place)
    }
  }

  private let red = [255, 0, 0, 255]
  private let green = [0, 255, 0, 255]
  private let blue = [0, 0, 255, 255]
  private let yellow = [255, 255, 0, 255]
  private let clear = [0, 0, 0, 0]

  @Test func `layers of version 0, one in the text's color`() throws {
    let image = try glyph(0, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    expectPixel(image, 75, 50, red)
    expectPixel(image, 25, 50, blue)
    expectPixel(image, 75, 1, red)
    expectPixel(image, 75, 98, red)
  }

  @Test func `a linear gradient below half of a color`() throws {
    let image = try glyph(1)
    expectPixel(image, 10, 97, [228, 0, 27, 255])
    expectPixel(image, 90, 97, [24, 0, 231, 255])
    expectPixel(image, 50, 50, [63, 128, 64, 255])
  }

  @Test func `a radial gradient that is scaled about its center`() throws {
    let image = try glyph(2)
    expectPixel(image, 50, 50, [255, 246, 0, 255], within: 10)
    expectPixel(image, 70, 50, [251, 5, 4, 255], within: 12)
    expectPixel(image, 50, 60, [251, 5, 4, 255], within: 20)
    expectPixel(image, 50, 90, blue)
    expectPixel(image, 1, 1, blue)
  }

  @Test func `a sweep gradient that ends before a turn`() throws {
    let image = try glyph(3)
    expectPixel(image, 85, 49, red, within: 8)
    expectPixel(image, 30, 29, green, within: 8)
    expectPixel(image, 49, 85, blue, within: 8)
    expectPixel(image, 70, 70, blue)
    expectPixel(image, 85, 51, blue)
    expectPixel(image, 1, 1, clear)
  }

  @Test func `a composite mode`() throws {
    let image = try glyph(4)
    expectPixel(image, 50, 50, clear)
    expectPixel(image, 50, 80, blue)
    expectPixel(image, 1, 1, clear)
  }

  @Test func `glyphs of the table in others, turned, and their boxes`() throws {
    let image = try glyph(5)
    expectPixel(image, 50, 80, green)
    expectPixel(image, 50, 55, yellow)
    expectPixel(image, 1, 1, yellow)
    let half = try glyph(6)
    expectPixel(half, 38, 50, green)
    expectPixel(half, 42, 50, clear)
  }

  @Test func `a reflected gradient in an outline in an outline`() throws {
    let image = try glyph(7)
    expectPixel(image, 50, 50, blue, within: 8)
    expectPixel(image, 25, 50, red, within: 8)
    expectPixel(image, 75, 50, red, within: 16)
    expectPixel(image, 37, 50, [127, 0, 128, 255], within: 8)
    expectPixel(image, 3, 3, clear)
  }

  /// The text's opacity is that of the glyph as a whole.
  @Test func `translucent text`() throws {
    let image = try glyph(1, UIColor(white: 0, alpha: 0.5))
    expectPixel(image, 50, 50, [63, 128, 64, 128], within: 4)
    let layers = try glyph(0, UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    expectPixel(layers, 25, 50, [0, 0, 255, 128])
  }

  /// In larger and smaller text, and beside letters of another font.
  @Test func `a line of letters and glyphs`() throws {
    let font = try #require(font)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 330, height: 130)).image { context in
      UIColor.white.setFill()
      context.fill(context.format.bounds)
      "\u{1F600}\u{1F601}\u{1F602}\u{1F603}".draw(
        at: CGPoint(x: 5, y: 5),
        withAttributes: [.font: font.withSize(60), .foregroundColor: UIColor.purple])
      "\u{1F604}\u{1F605}\u{1F606}\u{1F607}".draw(
        at: CGPoint(x: 5, y: 68), withAttributes: [.font: font.withSize(40)])
      let name = UIFont(name: "DejaVu Sans", size: 20) ?? .systemFont(ofSize: 20)
      "one \u{1F602} two".draw(
        at: CGPoint(x: 190, y: 75), withAttributes: [.font: name])
    }
    expectPicture(try #require(image.cgImage), named: "colored-glyphs")
  }
}
