import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

@Suite("Numbers and Markdown in texts") @MainActor
struct LocalizedTextTests {
  // MARK: Numbers

  @Test("Interpolated numbers are written as LocalizedStringKey does")
  func numbers() {
    let half = 0.5
    expect(Text("Score \(1234567)").string == "Score 1,234,567")
    expect(Text("Half \(half)").string == "Half 0.500000")
    expect(Text("\(0) \(-1) \(999) \(1000) \(-1234)").string == "0 -1 999 1,000 -1,234")
    expect(Text("\(Int.min)").string == "-9,223,372,036,854,775,808")
    expect(Text("\(UInt64.max)").string == "18,446,744,073,709,551,615")
    expect(Text("\(UInt8(200)) \(Int32(-70000))").string == "200 -70,000")
    expect(Text("\(CGFloat(1234.5)) \(Float(0.25))").string == "1,234.500000 0.250000")
    expect(Text("\(-1e6)").string == "-1,000,000.000000")
    expect(Text("\(Double.nan) \(Double.infinity) \(-Double.infinity)").string == "NaN ∞ -∞")
    // A string of Swift's is not a key.
    let string = "Score \(1234567), \(half)"
    expect(Text(string).string == "Score 1234567, 0.5")
    expect(Text(verbatim: "\(1234567)").string == "1234567")
  }

  @Test("Specifiers")
  func specifiers() {
    expect(Text("\(0.5, specifier: "%.2f")").string == "0.50")
    expect(Text("\(1234.5, specifier: "%.1f")").string == "1,234.5")
    expect(Text("\(45.678, specifier: "%.0f")").string == "46")
    expect(Text("\(45.6, specifier: "%.1f%%")").string == "45.6%")
    expect(Text("\(7, specifier: "%03d")").string == "007")
    expect(Text("\(7, specifier: "%5d")|").string == "    7|")
    expect(Text("\(7, specifier: "%-5d")|").string == "7    |")
    expect(Text("\(1234567, specifier: "%lld")").string == "1,234,567")
    expect(Text("\(255, specifier: "%x") \(255, specifier: "%X")").string == "ff FF")
    expect(Text("\(0.000123, specifier: "%g")").string == "0.000123")
    expect(Text("\(5, specifier: "%+d")").string == "+5")
    // What makes no sense does no harm.
    expect(Text("\(5, specifier: "no number")").string == "no number")
    expect(Text("\(5, specifier: "%")").string == "")
    expect(Text("\(1e300, specifier: "%d")").string == "0")
  }

  @Test("The locale of the surroundings counts; none is the machine's")
  func locales() {
    func label(_ text: Text, _ locale: String?) -> String? {
      var environment = EnvironmentValues()
      if let locale { environment.locale = Locale(identifier: locale) }
      let session = ViewSession(size: CGSize(width: 300, height: 50), environment: environment) {
        text
      }
      return session.accessibilityTree.first?.label
    }
    expect(EnvironmentValues().locale.identifier == "en_US")
    let text = Text("\(1234567) \(1234.5, specifier: "%.2f")")
    expect(label(text, nil) == "1,234,567 1,234.50")
    expect(label(text, "de_DE") == "1.234.567 1.234,50")
    expect(label(Text(1234.5, format: .number), nil) == "1,234.5")
    expect(label(Text(1234.5, format: .number), "de_DE") == "1.234,5")
    expect(label(Text("\(0.25, format: .percent)"), nil) == "25%")
  }

  @Test("All that takes a key takes its numbers")
  func keys() {
    let session = page(300, 300) {
      VStack {
        Button("Buy \(1200)") {}
        Label("Items \(3400)", systemImage: "star")
        Toggle("Limit \(5600)", isOn: .constant(true))
        Color.red.frame(width: 9, height: 9).accessibilityLabel("Red \(7800)")
      }
    }
    let labels = session.accessibilityTree.map(\.label)
    expect(labels == ["Buy 1,200", "Items 3,400", "Limit 5,600", "Red 7,800"])
  }

  // MARK: Markdown

  private func described(_ text: Text) -> String {
    text.parts.map { part in
      var marks = ""
      if part.weight == .bold { marks += "B" }
      if part.isItalic { marks += "I" }
      if part.isMonospaced { marks += "M" }
      if part.strikethrough != nil { marks += "S" }
      if part.style?.style is TintShapeStyle { marks += "L" }
      let string = part.string(in: .standard)
      return marks.isEmpty ? string : "{\(marks) \(string)}"
    }.joined()
  }

  private func described(_ key: LocalizedStringKey) -> String { described(Text(key)) }

  @Test("Markdown in literals is styled")
  func markdown() {
    expect(
      described("This is **bold** and *italic*, `code`")
        == "This is {B bold} and {I italic}, {M code}")
    expect(described("__bold__ _italic_ ***both***") == "{B bold} {I italic} {BI both}")
    expect(described("**bold *both* bold**") == "{B bold }{BI both}{B  bold}")
    expect(described("~~gone~~ and ~gone~") == "{S gone} and {S gone}")
    expect(described("See [the page](https://a.b \"title\").") == "See {L the page}.")
    expect(described("[**bold** link](x)!") == "{BL bold}{L  link}!")
    expect(described("**[link](x)**") == "{BL link}")
    expect(described("<https://a.b/c> <me@a.b>") == "{L https://a.b/c} {L me@a.b}")
    expect(
      described("At https://a.b/c?d=1, or www.a.b.") == "At {L https://a.b/c?d=1}, or {L www.a.b}.")
    expect(described("Write to me.too@a.b!") == "Write to {L me.too@a.b}!")
    expect(described("`**code**` ``a`b``") == "{M **code**} {M a`b}")
  }

  @Test("What is no Markdown stays as it is")
  func plain() {
    for text in [
      "2 * 3 * 4", "snake_case_name", "a ** b", "*", "**", "[x]", "[x] (y)", "a < b > c", "5 & 6",
      "`open", "~~~x~~~", "# no heading", "- no list", "1. no list", "> no quote", "a\nb\n\nc",
      "  spaces  ", "me@home", "http://", "a~b", "",
    ] {
      expect(described(LocalizedStringKey(text)) == text)
    }
    expect(described(#"\*no\* \[x\](y) \\"#) == "*no* [x](y) \\")
    expect(described("Tom &amp; Jerry &#65; &#x42; &no;") == "Tom & Jerry A B &no;")
    // Variables are not read; a key made of one is.
    let variable = "**x**"
    expect(described(Text(variable)) == "**x**")
    expect(described(Text(verbatim: "**x**")) == "**x**")
    expect(described(LocalizedStringKey(variable)) == "{B x}")
  }

  @Test("Markdown around what is interpolated counts, in it not")
  func interpolated() {
    let name = "*Ann*"
    expect(described("**\(3)** for \(name)") == "{B 3} for *Ann*")
    expect(described("`\(1000)` and [\(name)](https://a.b)") == "{M 1,000} and {L *Ann*}")
    expect(described("a \(Text("b").bold()) \(Text("c").italic())") == "a {B b} {I c}")
    expect(described("*a \(Text("b").bold())*") == "{I a }{BI b}")
    expect(described("\u{F8F0}\(5)\u{F8F0}") == "5")
  }

  @Test("Parts of a text are drawn as Markdown says")
  func drawn() {
    func width(_ text: Text) -> CGFloat { size(text, nil, nil).width }
    expect(width(Text("**word**")) == width(Text(verbatim: "word").bold()))
    expect(width(Text("`word`")) == width(Text(verbatim: "word").font(.body.monospaced())))
    expect(width(Text("word")) == width(Text(verbatim: "word")))
  }

  @Test("Texts are equal if all that is set on them is")
  func equality() {
    expect(Text("a \(1)") == Text("a \(1)"))
    expect(Text("a \(1)") != Text("a \(2)"))
    expect(Text("a") != Text("**a**"))
    expect(Text("a").foregroundStyle(.red) == Text("a").foregroundStyle(.red))
    expect(Text("a").foregroundColor(.red) != Text("a").foregroundColor(.blue))
    expect(LocalizedStringKey("a \(1)") != LocalizedStringKey("a \(2)"))
  }

  @Test("Random Markdown loses nothing but marks, and ends")
  func random() {
    var source = RandomSource(seed: 6)
    let alphabet = Array("**__~~``[]()<>!\\ ab.:\n")
    for round in 0..<3000 {
      let text = String(
        (0..<Int(source.number(in: 0...40))).map { _ in
          alphabet[min(Int(source.number(in: 0...Double(alphabet.count))), alphabet.count - 1)]
        })
      let out = InlineMarkdown.runs(of: text).map(\.text).joined()
      // The text without marks is a part of what was written, in order.
      var rest = out.unicodeScalars[...]
      for scalar in text.unicodeScalars where rest.first == scalar { rest.removeFirst() }
      expect(rest.isEmpty, "round \(round): \(text.debugDescription) gave \(out.debugDescription)")
    }
    for pattern in [
      "*a ", "a*", "**a", "*a_ ", "[", "[a](", "[a](<", "](", "`", "~a~~ ", "<a", "![", "(", "_a_b",
      "www.", "a@", "&", "\\", "[](x)", "*a* ",
    ] {
      let text = String(repeating: pattern, count: 5000)
      expect(!InlineMarkdown.runs(of: text).isEmpty || pattern == "[](x)")
    }
  }
}
