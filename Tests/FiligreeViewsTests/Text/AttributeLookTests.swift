import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@MainActor @Suite("Attributes look as modifiers do")
struct AttributeLookTests {
  private func pixels(_ view: some View) throws -> [UInt16] {
    let session = page(200, 60) { view }
    session.background = .white
    return try session.image().straightRGBA16()
  }

  private func string(_ change: (inout AttributedString) -> Void) -> AttributedString {
    var string = AttributedString("text")
    change(&string)
    return string
  }

  @Test("Each attribute looks as the modifier of the same name")
  func attributes() throws {
    let cases: [(AttributedString, Text)] = [
      (string { $0.foregroundColor = .red }, Text("text").foregroundColor(.red)),
      (string { $0.font = .title.bold() }, Text("text").font(.title.bold())),
      (string { $0.underlineStyle = .single }, Text("text").underline()),
      (
        string { $0.underlineStyle = Text.LineStyle(pattern: .solid, color: .green) },
        Text("text").underline(color: .green)
      ),
      (
        string { $0.strikethroughStyle = Text.LineStyle(color: .blue) },
        Text("text").strikethrough(color: .blue)
      ),
      (string { $0.kern = 5 }, Text("text").kerning(5)),
      (string { $0.tracking = 5 }, Text("text").tracking(5)),
      (string { $0.baselineOffset = 6 }, Text("text").baselineOffset(6)),
      (string { $0.link = URL(string: "https://a.b") }, Text("text").foregroundStyle(.tint)),
      (string { $0.inlinePresentationIntent = .stronglyEmphasized }, Text("**text**")),
      (string { $0.inlinePresentationIntent = [.emphasized, .strikethrough] }, Text("~*text*~")),
      (string { $0.inlinePresentationIntent = .code }, Text("`text`")),
      (string { $0.swiftUI.foregroundColor = .red }, Text("text").foregroundColor(.red)),
    ]
    let plain = try pixels(Text("text"))
    for (string, text) in cases {
      let drawn = try pixels(Text(string))
      expect(try drawn == pixels(text), "\(string)")
      // A raised text in the middle of a page lies where it would without that.
      expect(drawn != plain || string.baselineOffset != nil, "\(string)")
    }
    expect(try pixels(Text(AttributedString("text"))) == plain)
  }

  @Test("Runs have their own attributes, and modifiers count where there are none")
  func runs() throws {
    var string = AttributedString("one two")
    if let range = string.range(of: "two") { string[range].foregroundColor = .red }
    expect(
      try pixels(Text(string).foregroundColor(.blue))
        == pixels(Text("one ").foregroundColor(.blue) + Text("two").foregroundColor(.red)))
    let container = AttributeContainer().foregroundColor(.green).font(.body)
    expect(AttributedString("x", attributes: container).foregroundColor == .green)
    expect(page { Text(string) }.accessibilityTree.map(\.label) == ["one two"])
  }

  @Test("An area behind letters is as high as their line")
  func background() throws {
    let string = string { $0.backgroundColor = .yellow }
    let session = page(100, 40) { Text(string) }
    let size = size(Text("text"), nil, nil)
    expect(drawnBoxes(session).contains { abs($0.width - size.width) < 1 && $0.height > 15 })
  }

  @Test("Empty strings, and numbers that are none")
  func corners() throws {
    expect(size(Text(AttributedString()), nil, nil).width == 0)
    _ = try pixels(
      Text(
        string {
          $0.kern = .nan
          $0.baselineOffset = .infinity
          $0.tracking = -.infinity
        }))
  }
}

@MainActor @Suite("White space and agreement")
struct AgreementTests {
  @Test("White space alone is as wide as it is between words")
  func spaces() {
    func width(_ text: String) -> CGFloat { size(Text(verbatim: text), nil, nil).width }
    let space = width("a a") - width("aa")
    expect(space > 2)
    for count in 1...3 {
      let spaces = String(repeating: " ", count: count)
      expect(abs(width(spaces) - (width("a\(spaces)a") - width("aa"))) <= 2)
    }
    expect(width("") == 0)
    expect(
      size(Text(verbatim: " "), nil, nil).height == size(Text(verbatim: "a"), nil, nil).height)
  }

  private func label(_ text: Text) -> String? {
    page(300, 50) { text }.accessibilityTree.first?.label
  }

  @Test("Words agree with the number before them by the regular rule of English")
  func plurals() {
    for (count, word, expected) in [
      (0, "item", "0 items"), (1, "item", "1 item"), (2, "item", "2 items"), (3, "box", "3 boxes"),
      (2, "wish", "2 wishes"), (2, "city", "2 cities"), (2, "day", "2 days"), (1, "box", "1 box"),
    ] {
      let key: LocalizedStringKey =
        switch word {
        case "item": "^[\(count) item](inflect: true)"
        case "box": "^[\(count) box](inflect: true)"
        case "wish": "^[\(count) wish](inflect: true)"
        case "city": "^[\(count) city](inflect: true)"
        default: "^[\(count) day](inflect: true)"
        }
      expect(label(Text(key)) == expected)
    }
    expect(
      label(Text("You have ^[\(2) new **message**](inflect: true) now"))
        == "You have 2 new messages now")
  }

  @Test("What is no such markup stays as it is")
  func others() {
    expect(label(Text("^[item](inflect: true)")) == "item")
    expect(label(Text("^[\(2) item](other: 1)")) == "2 item")
    expect(label(Text("^[\(2) item]")) == "^[2 item]")
    expect(label(Text("^[\(2) item](inflect: true")) == "^[2 item](inflect: true")
    expect(label(Text("x^2 [link](https://a.b)")) == "x^2 link")
  }
}
