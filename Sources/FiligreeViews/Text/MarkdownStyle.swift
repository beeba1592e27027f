/// How a piece of Markdown is set.
struct MarkdownStyle: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let emphasized = MarkdownStyle(rawValue: 1)
  static let strong = MarkdownStyle(rawValue: 2)
  static let struckThrough = MarkdownStyle(rawValue: 4)
  static let code = MarkdownStyle(rawValue: 8)
  static let link = MarkdownStyle(rawValue: 16)
  /// Words that agree with a number among them: `^[…](inflect: true)`.
  static let inflected = MarkdownStyle(rawValue: 32)
}
