import FiligreeTestSupport
import Testing

@testable import FiligreeTool

/// Patterns of file names, against what they mean, letter by letter.
@Suite struct FilePatternTests {
  @Test(arguments: [
    ("*.png", "a.png", true), ("*.png", "in/a.png", true), ("*.png", "a.pn", false),
    ("in/*.png", "in/a.png", true), ("in/*.png", "in/b/a.png", false),
    ("in/**.png", "in/b/a.png", true),
    ("**/a.png", "in/b/a.png", true), ("a?c", "abc", true), ("a?c", "ac", false), ("", "", true),
    ("*", "", true), ("a*b*c", "axxbyybc", true), ("a*b*c", "axxbyyb", false),
  ])
  func `a pattern matches what it says`(pattern: String, path: String, matches: Bool) {
    expect(FilePattern(pattern).matches(path) == matches)
  }

  /// What the letters say, without any thought for time.
  private func slow(_ text: ArraySlice<Character>, _ path: ArraySlice<Character>) -> Bool {
    guard let first = text.first else { return path.isEmpty }
    if text.starts(with: "**") {
      return slow(text.dropFirst(2), path) || !path.isEmpty && slow(text, path.dropFirst())
    }
    if first == "*" {
      return slow(text.dropFirst(), path)
        || path.first.map { $0 != "/" } == true && slow(text, path.dropFirst())
    }
    guard let letter = path.first, letter == first || first == "?" && letter != "/" else {
      return false
    }
    return slow(text.dropFirst(), path.dropFirst())
  }

  @Test func `random patterns match as they say`() {
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<4000 {
      // With a slash, so that a path is looked at whole.
      let pattern =
        (0..<random(7)).map { _ in ["a", "b", "/", "*", "**", "?"][random(6)] }.joined() + "/"
      let path = (0..<random(7)).map { _ in ["a", "b", "/"][random(3)] }.joined() + "/"
      let expected = slow(ArraySlice(Array(pattern)), ArraySlice(Array(path)))
      expect(FilePattern(pattern).matches(path) == expected, "\(pattern) \(path)")
    }
  }

  @Test func `many stars take no time`() {
    let pattern = String(repeating: "*a", count: 2000) + "/b"
    expect(!FilePattern(pattern).matches(String(repeating: "a", count: 20_000)))
  }
}
