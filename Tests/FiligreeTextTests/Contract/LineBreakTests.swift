import FiligreeTestSupport
import Testing

@testable import FiligreeText

/// UAX #14's rules on short examples, "|" standing for an opportunity.
struct LineBreakTests {
  private func marked(_ text: String) -> String {
    let characters = CharacterSequence([TextRun(text, font: FontRequest(size: 10))])
    let breaks = LineBreaks.opportunities(characters.scalars) { characters.startsGrapheme[$0] }
    var result = String.UnicodeScalarView()
    for (i, value) in characters.scalars.enumerated() {
      if breaks[i] { result.append("|") }
      result.append(Unicode.Scalar(value) ?? " ")
    }
    return String(result)
  }

  @Test(arguments: [
    "one |two  |three", "self-|made", "-1 |-2", "a\u{A0}b", "in\u{AD}|com", "zero\u{200B}|width",
    "no\u{2060}break", "日|本|語。", "「日|本」", "きゃ|く", "(a) |[b]", "“quoted |text” |end",
    "3.14 |% |100%", "$5 |x", "1,000.00", "a/|b", "wait…", "yes|—|no", "e\u{301}a", "👨\u{200D}👩|👧",
    "日|a|本", "A!|日", "don't", "a–|b", "🇩🇪|🇫🇷",
    "ソ|フ|ト|ウェ|ア", "コー|ド", "（漢|字）、|「か|な」。", "人々|は", "中|文，|测|试！", "한|국|어 |단|어", "第|1|章",
    "👍🏽|👩\u{200D}👩\u{200D}👧|1\u{FE0F}\u{20E3}",
  ])
  func opportunities(expected: String) {
    expect(marked(expected.replacing("|", with: "")) == expected)
  }
}
