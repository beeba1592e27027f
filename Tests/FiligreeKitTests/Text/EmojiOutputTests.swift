import FiligreeDocuments
import FiligreeDrawing
import FiligreeKit
import FiligreePaths
import FiligreePixels
import FiligreeRaster
import FiligreeText
import Foundation
import FiligreeTestSupport
import Testing

/// Emoji of the installed color font, in each kind of output; `scripts/setup` installs the font.
@Suite struct EmojiOutputTests {
  /// "x" and a red heart, 20 points high, in gray text.
  private func list(opacity: CGFloat = 1) throws -> DisplayList {
    let context = try #require(
      CGContext(
        data: nil, width: 80, height: 40, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    ("x❤\u{FE0F}" as NSString).draw(
      at: CGPoint(x: 4, y: 4),
      withAttributes: [
        .font: UIFont.systemFont(ofSize: 20),
        .foregroundColor: UIColor(white: 0.4, alpha: opacity),
      ])
    return context.displayList
  }

  @Test func `pixels are the font's, and fade with the text`() throws {
    for opacity in [1.0, 0.5] {
      let image = try Rasterizer(scale: 1).render(try list(opacity: opacity))
      let picture = UIImage(cgImage: image)
      // The heart's middle is red.
      var best: [UInt8] = [0, 0, 0, 0]
      for x in stride(from: 16, to: 40, by: 4) {
        for y in stride(from: 6, to: 30, by: 4) {
          let found = pixel(picture, x, y)
          if found[3] > 100, Int(found[0]) - Int(found[1]) > Int(best[0]) - Int(best[1]) {
            best = found
          }
        }
      }
      expect(best[0] > 150 && best[1] < 110, "\(best)")
      expect(abs(Double(best[3]) / 255 - opacity) < 0.02)
    }
  }

  @Test func `documents hold the picture`() throws {
    let list = try list()
    let rasterizer = Rasterizer(scale: 1)
    let svg = SVGWriter().document(list) { try? rasterizer.render($0) }
    let text = String(decoding: svg.bytes, as: UTF8.self)
    expect(text.contains("<image") && text.contains("data:image/png;base64,"))
    expect(text.contains("<path"))
    let pdf = PDFWriter().document([PDFPage(list)]) { try? rasterizer.render($0) }
    let file = String(decoding: pdf.bytes.filter { $0 < 0x80 }, as: UTF8.self)
    expect(file.contains("/Subtype /Image") && file.contains("/SMask"))
    expect(pdf.omissions.isEmpty)
  }

  /// All designs are fonts of their own, and as high as one another.
  @Test func `fonts of the system's designs`() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let names = try [UIFontDescriptor.SystemDesign.default, .serif, .rounded, .monospaced].map {
      let design = try #require(descriptor.withDesign($0))
      let font = UIFont(descriptor: design, size: 0)
      expect(abs(font.lineHeight - UIFont.systemFont(ofSize: 17).lineHeight) < 1e-9)
      return font.fontName
    }
    expect(
      names == ["Inter-Regular", "NotoSerif-Regular", "Inter-Regular", "JetBrainsMono-Regular"])
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
    let widths = ["1", "0", "8"].map {
      ($0 as NSString).size(withAttributes: [.font: digits]).width
    }
    expect(Set(widths).count == 1)
  }
}
