import Foundation

extension AttributedString {
  /// How Markdown is read: Foundation's `AttributedString.MarkdownParsingOptions`, which it lacks off Apple's systems.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// What is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// What lies within a line. Headings, lists and other blocks are not read here: they stay text.
      case full
      /// What lies within a line; ends of lines become spaces.
      case inlineOnly
      /// What lies within a line, and white space as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens with text that cannot be read; any can, so that this has no effect.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// What was read until there.
      case returnPartiallyParsedIfPossible
    }

    /// Whether attributes in carets are read: `inflect` is in any case, others are left out, and this has no effect.
    public var allowsExtendedAttributes: Bool
    /// What is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; it has no effect.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown: emphasis, code, struck-through text and links become attributes.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: How it is read.
  ///   - baseURL: What links are relative to.
  /// - Throws: Nothing: any text can be read. Foundation's throws.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
    let text =
      keepsSpace ? markdown : markdown.split(whereSeparator: \.isNewline).joined(separator: " ")
    for run in InlineMarkdown.runs(of: text) {
      var piece = AttributedString(run.text)
      let intent = InlinePresentationIntent(run.style)
      if !intent.isEmpty { piece.inlinePresentationIntent = intent }
      if let link = run.link, let url = URL(string: link, relativeTo: baseURL) { piece.link = url }
      append(piece)
    }
  }

  /// Reads Markdown in UTF-8.
  ///
  /// - Parameters:
  ///   - markdown: The text's bytes.
  ///   - options: How it is read.
  ///   - baseURL: What links are relative to.
  /// - Throws: Nothing: any text can be read. Foundation's throws.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
