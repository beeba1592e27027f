import Foundation

extension Text {
  /// Shows a string with attributes: SwiftUI's, and those of Markdown.
  ///
  /// What is set on the text counts for pieces that do not say it themselves.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(
      parts: attributedContent.runs.map { run in
        Part(String(attributedContent[run.range].characters), run.attributes)
      })
  }
}

extension Text.Part {
  fileprivate init(_ string: String, _ attributes: AttributeContainer) {
    self.init(content: .string(string))
    if let intent = attributes.inlinePresentationIntent {
      isItalic = intent.contains(.emphasized)
      isMonospaced = intent.contains(.code)
      if intent.contains(.stronglyEmphasized) { weight = .bold }
      if intent.contains(.strikethrough) { strikethrough = .single }
    }
    if attributes.link != nil { style = AnyShapeStyle(.tint) }
    font = attributes.font
    if let color = attributes.foregroundColor { style = AnyShapeStyle(color) }
    background = attributes.backgroundColor
    underline = attributes.underlineStyle
    if let line = attributes.strikethroughStyle { strikethrough = line }
    kerning = attributes.kern
    tracking = attributes.tracking
    baselineOffset = attributes.baselineOffset
  }
}
