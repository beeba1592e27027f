import ClientSupport
import MarkdownPages
import SwiftUI

private let recipe = """
  # Pancakes
  Whisk *gently*, **then** wait for `10 min`. See [the book](https://example.com).

  ## You need
  - flour
    - wheat
    - no rye
  - [x] milk

  1. Mix
  2. Fry

  > Patience is an ingredient.

  ```swift
  let cups = 2
  ```

  | what | how much |
  |:-----|---------:|
  | eggs | 3 |
  | butter | 20 g |

  ---
  """

@MainActor func checkMarkdownPage(_ scheme: ColorScheme) {
  let stage = Stage(300, 560, in: scheme) {
    MarkdownPage(recipe)
      .padding()
      .frame(maxHeight: .infinity, alignment: .top)
  }
  checkDepth()
  stage.expectPicture("markdown-page")
  for text in [
    "Pancakes", "Whisk gently, then wait for 10 min. See the book.", "wheat", "◦", "2.",
    "Patience is an ingredient.", "let cups = 2", "SWIFT", "20 g",
  ] {
    Checks.expect(stage.says(text), "\(text) is there: \(stage.labels)")
  }
  // A column of numbers ends on one line.
  if let first = stage.frame(of: "3"), let second = stage.frame(of: "20 g") {
    Checks.expect(abs(first.maxX - second.maxX) < 0.5, "trailing cells: \(first), \(second)")
  }

  Checks.expect(
    MarkdownReader.blocks(of: "# A\nb\n- c\n  1. d")
      == [
        .heading(level: 1, text: "A"), .paragraph("b"),
        .list(
          items: [
            .init(blocks: [
              .paragraph("c"), .list(items: [.init(blocks: [.paragraph("d")])], start: 1),
            ])
          ], start: nil),
      ], "blocks: \(MarkdownReader.blocks(of: "# A\nb\n- c\n  1. d"))")
}

/// What lies in one another without end is text at last, and so is what looks like a number and is too large.
private func checkDepth() {
  func depth(_ blocks: [Block]) -> Int {
    1
      + (blocks.map { block in
        switch block {
        case .quote(let inner): return depth(inner)
        case .list(let items, _): return items.map { depth($0.blocks) }.max() ?? 0
        default: return 0
        }
      }.max() ?? 0)
  }
  for (name, text) in [
    ("quotations", String(repeating: ">", count: 200_000)),
    ("items", String(repeating: "- ", count: 100_000) + "a"),
    ("both", String(repeating: "> 1. ", count: 50_000)),
    ("lines", String(repeating: ">>>>\n", count: 20_000)),
  ] {
    let blocks = MarkdownReader.blocks(of: text)
    Checks.expect(depth(blocks) <= 33, "\(name) lie \(depth(blocks)) deep")
  }
  let number = "9223372036854775807. a"
  Checks.expect(
    MarkdownReader.blocks(of: number) == [.paragraph(number)], "a number too long is text")
}
