import FiligreeTestSupport
import FiligreeText
import Foundation
import Testing

@testable import FiligreeViews

/// Lines along texts, and the distance of a text's own lines.
@Suite("Lines of texts") @MainActor
struct TextLineTests {
  @Test("Lines under and through texts have patterns and colors")
  func patterns() throws {
    let patterns: [Text.LineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let session = page(240, 200) {
      VStack(alignment: .leading, spacing: 6) {
        ForEach(patterns.indices, id: \.self) { index in
          HStack {
            Text("Under it").underline(pattern: patterns[index], color: .red)
            Text("Through it").strikethrough(pattern: patterns[index])
          }
        }
        Text("Around").underline(pattern: .dash).strikethrough(false).font(.title)
      }
      .underline(pattern: .dot, color: .blue)
    }
    session.background = .white
    expectPicture(try session.image(), named: "text-line-patterns")
  }

  @Test("A text's own line counts, and one that is switched off is none")
  func isActive() throws {
    let plain = page(100, 40) { Text("Plain") }
    let off = page(100, 40) {
      Text("Plain").underline(false, pattern: .dash).strikethrough(false, pattern: .dot)
    }
    expect(try plain.image().straightRGBA16() == off.image().straightRGBA16())
    let own = page(100, 40) { Text("Plain").underline(pattern: .dash).underline(pattern: .dot) }
    let first = page(100, 40) { Text("Plain").underline(pattern: .dash) }
    expect(try own.image().straightRGBA16() == first.image().straightRGBA16())
  }

  /// The tables of Apple's Human Interface Guidelines, "Typography": body 22, 20 and 24 points from line to line,
  /// captions 16, 15 and 17.
  @Test("Leading moves lines by two points, and those of captions by one")
  func leading() {
    /// Sums may have rounding errors.
    func height(_ font: Font) -> CGFloat {
      (size(Text("a\nb").font(font), nil, nil).height * 1e6).rounded() / 1e6
    }
    let steps: [(Font, CGFloat)] = [(.body, 2), (.footnote, 2), (.caption, 1), (.caption2, 1)]
    for (font, step) in steps {
      expect(height(font.leading(.tight)) == height(font) - step)
      expect(height(font.leading(.standard)) == height(font))
      expect(height(font.leading(.loose)) == height(font) + step)
      expect(
        size(Text("a").font(font.leading(.loose)), nil, nil) == size(Text("a").font(font), nil, nil)
      )
    }
    let tiny = size(Text("a\nb").font(.system(size: 0.5).leading(.tight)), nil, nil)
    expect(tiny.height >= size(Text("a").font(.system(size: 0.5)), nil, nil).height)
  }
}
