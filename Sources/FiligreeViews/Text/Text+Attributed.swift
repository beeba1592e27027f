import Foundation

extension Text {
  /// Shows a string with attributes.
  ///
  /// Of these, Foundation's own count that stand for Markdown: strong and emphasized text, code, text that is struck
  /// through. SwiftUI's attributes of colors and fonts do not exist here.
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    parts = attributedContent.runs.map { run in
      var part = Part(content: .string(String(attributedContent[run.range].characters)))
      let intent: InlinePresentationIntent = run.inlinePresentationIntent ?? []
      if intent.contains(.stronglyEmphasized) { part.weight = .bold }
      if intent.contains(.emphasized) { part.isItalic = true }
      if intent.contains(.code) { part.isMonospaced = true }
      if intent.contains(.strikethrough) { part.strikethrough = Line() }
      return part
    }
  }
}
