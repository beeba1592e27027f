import FiligreeSymbols
import Foundation

/// A text that may be looked up in other languages: SwiftUI's `LocalizedStringKey`.
///
/// There are no tables of strings off Apple's systems: the key is the text, with what is interpolated
/// put in. Numbers are written as the locale of the surroundings has them, which is `en_US` unless
/// `environment(\.locale, …)` says otherwise: 1,234,567 and 0.500000. Markdown in the literal is set as it
/// says: emphasis, strong emphasis, code, struck-through text and links, in the words of Apple's
/// `Text.init(_:tableName:bundle:comment:)`. What is interpolated is not read as Markdown.
///
/// Of `^[\(n) item](inflect: true)` the last word is put in the plural, unless the number is 1, by the regular rule of
/// English: Foundation has no grammar here. Other attributes in that form have no effect.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What is interpolated.
  fileprivate enum Argument: Sendable {
    case string(String)
    case number(FormattedNumber)
    case value(any LocalizedValue)
    case text(Text)
  }

  /// The literal, with ``placeholder`` where something is interpolated.
  private let literal: String
  private let arguments: [Argument]

  /// A scalar for private use: it stands for what is interpolated while Markdown is read.
  private static let placeholder: Unicode.Scalar = "\u{F8F0}"

  /// Creates a key.
  public init(_ value: String) {
    self.init(stringLiteral: value)
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    literal = StringInterpolation.withoutPlaceholders(value)
    arguments = []
  }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    literal = stringInterpolation.literal
    arguments = stringInterpolation.arguments
  }

  /// The pieces of the text, with their styles.
  var parts: [Text.Part] {
    var rest = arguments[...]
    var parts: [Text.Part] = []
    for run in InlineMarkdown.runs(of: literal) {
      let pieces = run.text.unicodeScalars.split(
        separator: Self.placeholder, omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0, let argument = rest.popFirst() {
          parts += argument.parts.map { $0.styled(run.style) }
        }
        if !piece.isEmpty {
          parts.append(Text.Part(content: .string(String(piece))).styled(run.style))
        }
      }
    }
    inflect(&parts)
    return parts.isEmpty ? [Text.Part(content: .string(""))] : parts
  }

  /// Puts the last word of each row of inflected parts in the plural, if the first number among them is not 1.
  private func inflect(_ parts: inout [Text.Part]) {
    var start = 0
    while start < parts.count {
      let isInflected = parts[start].isInflected
      let end = parts[start...].firstIndex { $0.isInflected != isInflected } ?? parts.count
      defer { start = end }
      guard isInflected else { continue }
      let counts = parts[start..<end].lazy.compactMap { part -> Bool? in
        guard case .value(let value) = part.content, let number = value as? FormattedNumber else {
          return nil
        }
        return number.isOne
      }
      guard counts.first == false,
        let last = parts[start..<end].lastIndex(where: {
          $0.literal?.contains(where: \.isLetter) == true
        }),
        let text = parts[last].literal
      else { continue }
      parts[last].content = .string(EnglishPlural.plural(ofLastWordIn: text))
    }
  }

  /// Whether the literals and what is interpolated are the same.
  public static func == (first: LocalizedStringKey, second: LocalizedStringKey) -> Bool {
    first.literal == second.literal && first.arguments == second.arguments
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var literal = ""
    fileprivate var arguments: [Argument] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      literal.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    fileprivate static func withoutPlaceholders(_ literal: String) -> String {
      guard literal.unicodeScalars.contains(placeholder) else { return literal }
      return String(String.UnicodeScalarView(literal.unicodeScalars.filter { $0 != placeholder }))
    }

    private mutating func append(_ argument: Argument) {
      literal.unicodeScalars.append(placeholder)
      arguments.append(argument)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      self.literal += Self.withoutPlaceholders(literal)
    }

    /// Appends a string as it is.
    public mutating func appendInterpolation(_ string: String) {
      append(.string(string))
    }

    /// Appends an integer, with the separators of the surroundings' locale.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      append(.number(FormattedNumber(value)))
    }

    /// Appends a number with six decimal places, as `%f` has it, and the separators of the
    /// surroundings' locale.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append(.number(FormattedNumber(value)))
    }

    /// Appends an integer by a format such as `%05d`, with the separators of the surroundings' locale.
    public mutating func appendInterpolation<T: BinaryInteger>(_ value: T, specifier: String) {
      append(.number(FormattedNumber(value, specifier: specifier)))
    }

    /// Appends a number by a format such as `%.2f`, with the separators of the surroundings' locale.
    public mutating func appendInterpolation<T: BinaryFloatingPoint>(
      _ value: T, specifier: String
    ) {
      append(.number(FormattedNumber(value, specifier: specifier)))
    }

    /// Appends a value by a format style, in the surroundings' locale.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.value(FormattedValue(input: input, format: format)))
    }

    /// Appends a value as a formatter writes it; nothing if it cannot.
    public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
      append(.string(formatter.string(for: subject) ?? ""))
    }

    /// Appends a text with what is set on it.
    public mutating func appendInterpolation(_ text: Text) {
      append(.text(text))
    }

    /// Appends a picture, or a symbol in the size of the text.
    public mutating func appendInterpolation(_ image: Image) {
      append(.text(Text(image)))
    }

    /// Appends a value as its description says.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      append(.string("\(value)"))
    }
  }
}

extension LocalizedStringKey.Argument: Equatable {
  fileprivate static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.string(let first), .string(let second)): first == second
    case (.number(let first), .number(let second)): first == second
    case (.value(let first), .value(let second)): first.isEqual(to: second)
    default: first.parts == second.parts
    }
  }

  fileprivate var parts: [Text.Part] {
    switch self {
    case .string(let string): [Text.Part(content: .string(string))]
    case .number(let number): [Text.Part(content: .value(number))]
    case .value(let value): [Text.Part(content: .value(value))]
    case .text(let text): text.parts
    }
  }
}

extension Text.Part {
  /// The part as Markdown says, where it says nothing itself.
  fileprivate func styled(_ style: MarkdownStyle) -> Text.Part {
    var part = self
    if style.contains(.emphasized) { part.isItalic = true }
    if style.contains(.strong) { part.weight = part.weight ?? .bold }
    if style.contains(.code) { part.isMonospaced = true }
    if style.contains(.struckThrough) { part.strikethrough = part.strikethrough ?? .single }
    if style.contains(.inflected) { part.isInflected = true }
    if style.contains(.link) { part.style = part.style ?? AnyShapeStyle(.tint) }
    return part
  }
}
