import FiligreeTestSupport
import Foundation
import Testing

@testable import FiligreeViews

/// Strings with attributes, and Markdown that is read at run time.
@Suite("Attributed texts") @MainActor
struct AttributedTextTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  @Test("A text shows the attributes of its string")
  func picture() throws {
    var string = AttributedString("Plain, ")
    var piece = AttributedString("large, ")
    piece.font = .title
    string += piece
    piece = AttributedString("red, ")
    piece.foregroundColor = .red
    string += piece
    piece = AttributedString("marked, ")
    piece.backgroundColor = .yellow
    string += piece
    piece = AttributedString("dashed, ")
    piece.underlineStyle = Text.LineStyle(pattern: .dash, color: .blue)
    string += piece
    piece = AttributedString("wide, ")
    piece.kern = 4
    string += piece
    piece = AttributedString("raised")
    piece.baselineOffset = 6
    piece.strikethroughStyle = .single
    string += piece
    let markdown = try AttributedString(
      markdown: "*Slanted*, **bold**, `code`, ~~gone~~ and [a link](https://example.com)")
    let session = page(240, 150) {
      VStack(alignment: .leading, spacing: 8) {
        Text(string)
        Text(markdown).foregroundColor(.gray)
      }
      .padding(8)
    }
    session.background = .white
    expectPicture(try session.image(), named: "attributed-text")
    expect(
      session.accessibilityTree.map(\.label) == [
        "Plain, large, red, marked, dashed, wide, raised",
        "Slanted, bold, code, gone and a link",
      ])
  }

  /// The cases of Foundation's documentation of `inlinePresentationIntent` and `link`.
  @Test("Markdown becomes attributes")
  func markdown() throws {
    let string = try AttributedString(
      markdown: "a *b **c*** `d` [e *f*](https://g.h/i \"t\") <https://j.k> www.l.mn [o](p)",
      baseURL: URL(string: "https://base.org/"))
    let runs = string.runs.map { run in
      (
        String(string[run.range].characters), run.inlinePresentationIntent ?? [],
        run.link?.absoluteString
      )
    }
    expect(
      runs.map(\.0) == [
        "a ", "b ", "c", " ", "d", " ", "e ", "f", " ", "https://j.k", " ", "www.l.mn", " ", "o",
      ])
    expect(runs[1].1 == .emphasized)
    expect(runs[2].1 == [.emphasized, .stronglyEmphasized])
    expect(runs[4].1 == .code)
    expect(runs[6].2 == "https://g.h/i")
    expect(runs[7].2 == "https://g.h/i")
    expect(runs[7].1 == .emphasized)
    expect(runs[9].2 == "https://j.k")
    expect(runs[11].2 == "http://www.l.mn")
    expect(runs[13].2 == "https://base.org/p")
    expect(runs[8].2 == nil)
  }

  @Test("White space stays if it is asked for")
  func whiteSpace() throws {
    let text = "a\n\nb"
    func read(_ syntax: Options.InterpretedSyntax) throws -> String {
      String(
        try AttributedString(markdown: text, options: Options(interpretedSyntax: syntax)).characters
      )
    }
    expect(try read(.inlineOnlyPreservingWhitespace) == text)
    expect(try read(.inlineOnly) == "a b")
  }

  @Test("Escapes are no part of an address, and empty ones lead nowhere")
  func addresses() throws {
    func link(_ markdown: String) throws -> String? {
      try AttributedString(markdown: markdown).runs.first?.link?.absoluteString
    }
    expect(try link("[a](b\\)c)") == "b)c")
    expect(try link("[a](<b>)") == "b")
    expect(try link("[a](b(c)d)") == "b(c)d")
    expect(try link("<me@home.org>") == "mailto:me@home.org")
    expect(try link("[a]()") == nil)
    expect(try link("") == nil)
    expect(FiligreeViewsTests.size(Text(AttributedString()), nil, nil).width == 0)
  }
}
