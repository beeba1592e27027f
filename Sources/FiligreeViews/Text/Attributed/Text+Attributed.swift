import Foundation

extension Text {
  /// Shows a string with attributes: those of ``Foundation/AttributeScopes/SwiftUIAttributes``, links in the tint, and what
  /// Markdown says by `inlinePresentationIntent`.
  ///
  /// Modifiers of the text count where the string says nothing itself. Other attributes have no effect.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(verbatim: "")
    let parts = attributedContent.runs.map { run in
      Part(run, String(attributedContent[run.range].characters))
    }
    if !parts.isEmpty { self.parts = parts }
  }
}

extension Text.Part {
  /// The letters of a run of attributes.
  fileprivate init(_ run: AttributedString.Runs.Run, _ string: String) {
    self.init(content: .string(string))
    let intent = run.inlinePresentationIntent ?? []
    font = run.font
    if intent.contains(.stronglyEmphasized) { weight = .bold }
    isItalic = intent.contains(.emphasized)
    isMonospaced = intent.contains(.code)
    style =
      run.foregroundColor.map { AnyShapeStyle($0) }
      ?? (run.link == nil ? nil : AnyShapeStyle(.tint))
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    underline = run.underlineStyle.map { Text.Line(color: $0.color) }
    strikethrough =
      run.strikethroughStyle.map { Text.Line(color: $0.color) }
      ?? (intent.contains(.strikethrough) ? Text.Line() : nil)
    background = run.backgroundColor
  }
}
