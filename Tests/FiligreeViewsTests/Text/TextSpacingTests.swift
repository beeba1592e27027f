import FiligreeText
import Foundation
import FiligreeTestSupport
import Testing

@testable import FiligreeViews

/// The distances between texts: those of SwiftUI's `TextToText` category.
@Suite("Distances between texts") @MainActor
struct TextSpacingTests {
  private func text(_ leading: CGFloat, _ height: CGFloat = 20) -> ViewSpacing {
    .text(leading: leading, lineHeight: height, pixelLength: 1)
  }

  /// The free room between two views above one another.
  private func gap(_ upper: some View, _ lower: some View) -> CGFloat {
    let whole = size(
      VStack {
        upper; lower
      }, nil, nil
    ).height
    let gap = whole - size(upper, nil, nil).height - size(lower, nil, nil).height
    // Sums may have rounding errors.
    return (gap * 1e6).rounded() / 1e6
  }

  @Test("Texts in the system's font touch")
  func systemFont() {
    expect(gap(Text("Name").border(.red), Text("Subtitle").border(.blue)) == 0)
    expect(gap(Text("Name").font(.title), Text("Subtitle").font(.caption)) == 0)
    expect(gap(Text("Name\nof two lines"), Text("Subtitle").bold().foregroundStyle(.red)) == 0)
    expect(
      gap(
        VStack {
          Text("a"); Text("b")
        }, Text("c")) == 0)
    expect(
      gap(
        HStack {
          Text("a"); Text("b")
        }, Text("c")) == 0)
    expect(gap(Text("a"), Text("b").opacity(0.5).background(.red)) == 0)
    expect(gap(Text("a"), Button("b") {}) == 0)
    expect(
      size(
        HStack {
          Text("a"); Text("b")
        }, nil, nil
      ).width
        == size(Text("a"), nil, nil).width + size(Text("b"), nil, nil).width + 8)
  }

  @Test("The lower font's leading lies between texts, up to a whole pixel")
  func leading() {
    expect(text(0).distance(to: text(0), along: .vertical) == 0)
    expect(text(3).distance(to: text(0), along: .vertical) == 0)
    expect(text(0).distance(to: text(3.2), along: .vertical) == 4)
    expect(text(5).distance(to: text(3), along: .vertical) == 3)
    let half = ViewSpacing.text(leading: 3.2, lineHeight: 20, pixelLength: 0.5)
    expect(half.distance(to: half, along: .vertical) == 3.5)
    // Of a row, the font of the tallest line counts.
    expect(text(0).distance(to: text(1, 10).union(text(2, 30)), along: .vertical) == 2)
    expect(text(3).distance(to: text(3), along: .horizontal) == 8)
  }

  @Test("A font of one's own brings its leading along")
  func ownFonts() {
    for name in ["Liberation Sans", "DejaVu Serif", "FreeSerif", "DejaVu Sans"]
    where FontLibrary.system.hasFont(named: name) {
      let font = Font.custom(name, size: 40)
      let leading = FontLibrary.system.font(for: font.request).metrics.leading
      let text = Text("Name").font(font)
      expect(gap(text, text) == CGFloat((leading - 1e-6).rounded(.up)), "\(name): \(leading)")
    }
  }

  @Test("Symbols lie close to texts; other views have 8")
  func others() {
    expect(gap(Image(systemName: "star"), Text("a")) == 0)
    expect(gap(Text("a"), Image(systemName: "star")) == 0)
    expect(gap(Image(systemName: "star"), Image(systemName: "heart")) == 0)
    expect(gap(Text("a"), Color.red.frame(height: 10)) == 8)
    expect(gap(Color.red.frame(height: 10), Text("a")) == 8)
    expect(gap(Text("a"), Image(systemName: "star").resizable().frame(width: 9, height: 9)) == 8)
    // In a row with something else, that counts.
    expect(
      gap(
        HStack {
          Text("a"); Color.red.frame(width: 5, height: 5)
        }, Text("b")) == 8)
  }

  @Test("Padding and frames part a text from others where they are")
  func parted() {
    expect(gap(Text("a").padding(), Text("b")) == 8)
    expect(gap(Text("a").padding(.top), Text("b")) == 0)
    expect(gap(Text("a").padding(.horizontal), Text("b")) == 0)
    expect(gap(Text("a").padding(.bottom, 0), Text("b")) == 0)
    expect(gap(Text("a").frame(width: 50), Text("b")) == 0)
    expect(gap(Text("a").frame(height: 50), Text("b")) == 8)
    expect(gap(Text("a").frame(maxWidth: .infinity), Text("b")) == 0)
    expect(gap(Text("a").frame(minHeight: 50), Text("b")) == 8)
    expect(gap(Button("a") {}.buttonStyle(.bordered), Text("b")) == 8)
  }

  @Test("Beside a spacer there is no distance, beside nothing neither")
  func spacers() {
    let view = Color.red.frame(width: 10, height: 10)
    expect(
      size(
        HStack {
          view; Spacer(); view
        }, nil, nil
      ).width == 28)
    expect(
      size(
        VStack {
          view; Spacer(minLength: 0); Text("")
        }, nil, nil
      ).height == 10)
    expect(
      size(
        VStack {
          view; Spacer().frame(height: 5); view
        }, nil, nil
      ).height == 25)
    expect(
      size(
        HStack(spacing: 3) {
          view; Spacer(); view
        }, nil, nil
      ).width == 34)
    expect(
      size(
        VStack {
          view; VStack {}; view
        }, nil, nil
      ).height == 20)
  }
}
