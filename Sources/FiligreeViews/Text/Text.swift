import FiligreeDrawing
import FiligreePaths
import FiligreeText
import Foundation

/// A view of text: SwiftUI's `Text`.
public nonisolated struct Text: View, Equatable, Sendable {
  /// A part of the text with what was set on it.
  struct Part: Sendable {
    enum Content: Sendable {
      case string(String)
      case value(any LocalizedValue)
      case image(Image)
    }

    var content: Content
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasMonospacedDigits = false
    var design: Font.Design?
    var style: AnyShapeStyle?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    /// The color behind it.
    var background: Color?
    /// Whether its words agree with a number.
    var isInflected = false

    /// The string, if it is no value.
    var literal: String? {
      if case .string(let string) = content { string } else { nil }
    }
  }

  /// What the text was made of.
  ///
  /// A body often makes a text that is the one from before, and then nobody asks for its parts.
  private enum Source: Sendable {
    case key(LocalizedStringKey)
    case parts([Part])
  }

  private var source: Source

  /// The parts of the text.
  var parts: [Part] {
    get {
      switch source {
      case .key(let key): key.parts
      case .parts(let parts): parts
      }
    }
    set { source = .parts(newValue) }
  }

  /// Shows parts.
  init(parts: [Part]) {
    source = .parts(parts)
  }

  /// Shows a string as it is.
  public init(verbatim content: String) {
    source = .parts([Part(content: .string(content))])
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// Shows a text, with Markdown set as it says; the table, bundle and comment have no effect.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    source = .key(key)
  }

  /// Shows a value by a format style, in the surroundings' locale.
  public init<F: FormatStyle>(
    _ input: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    source = .parts([Part(content: .value(FormattedValue(input: input, format: format)))])
  }

  /// Shows a picture, or a symbol in the size of the text, as a part of a text.
  ///
  /// A symbol has its baseline on that of the text, a picture its lower edge. Sizes that are set on the image by view
  /// modifiers have no effect here, as in SwiftUI: it is as large as the picture is.
  public init(_ image: Image) {
    source = .parts([Part(content: .image(image))])
  }

  /// Whether there may be something that depends on the clock: a key's text has nothing of that.
  var mayBeClocked: Bool {
    if case .parts = source { return isClocked }
    return false
  }

  /// The plain text, in the standard locale.
  var string: String { string(in: .standard) }

  /// The plain text.
  func string(in locale: Locale) -> String { parts.map { $0.string(in: locale) }.joined() }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.parts += rhs.parts
    return text
  }

  /// Whether the parts are the same.
  public static func == (first: Text, second: Text) -> Bool {
    // Equal keys have equal parts.
    if case .key(let first) = first.source, case .key(let second) = second.source, first == second {
      return true
    }
    return first.parts == second.parts
  }

  func setting(_ change: (inout Part) -> Void) -> Text {
    var text = self
    var parts = text.parts
    for index in parts.indices {
      change(&parts[index])
    }
    text.parts = parts
    return text
  }

  /// Sets the font of the parts that have none.
  public func font(_ font: Font?) -> Text {
    setting { $0.font = $0.font ?? font }
  }

  /// Sets how bold the parts are that do not say it.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    setting { $0.weight = $0.weight ?? weight }
  }

  /// Makes the text bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// Makes the text bold, or leaves it.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Slants the text.
  public func italic() -> Text {
    setting { $0.isItalic = true }
  }

  /// Slants the text, or leaves it.
  public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }

  /// Sets the color of the parts that have none.
  public func foregroundColor(_ color: Color?) -> Text {
    setting { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets the style of the parts that have none.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    setting { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Adds points after each letter; ligatures stay.
  public func kerning(_ kerning: CGFloat) -> Text {
    setting { $0.kerning = $0.kerning ?? kerning }
  }

  /// Adds points after each letter; ligatures do not stay.
  public func tracking(_ tracking: CGFloat) -> Text {
    setting { $0.tracking = $0.tracking ?? tracking }
  }

  /// Raises the text by points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    setting { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }

  /// Draws a line under the text.
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text {
    underline(active, pattern: .solid, color: color)
  }

  /// Draws a line through the text.
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text {
    strikethrough(active, pattern: .solid, color: color)
  }
}

extension Text.Part: Equatable {
  /// The plain text.
  func string(in locale: Locale) -> String {
    switch content {
    case .string(let string): string
    case .value(let value): value.string(in: locale)
    case .image(let image): image.label ?? ""
    }
  }

  static func == (first: Text.Part, second: Text.Part) -> Bool {
    first.content == second.content && first.font == second.font && first.weight == second.weight
      && first.isItalic == second.isItalic && first.isMonospaced == second.isMonospaced
      && first.hasMonospacedDigits == second.hasMonospacedDigits && first.design == second.design
      && first.kerning == second.kerning && first.tracking == second.tracking
      && first.baselineOffset == second.baselineOffset && first.underline == second.underline
      && first.strikethrough == second.strikethrough && first.background == second.background
      && hasSameStyle(first.style, second.style)
  }
}

private func hasSameStyle(_ first: AnyShapeStyle?, _ second: AnyShapeStyle?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  return ValueComparison.areSame(first.style, second.style)
}

extension Text.Part.Content: Equatable {
  static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.string(let first), .string(let second)): first == second
    case (.value(let first), .value(let second)): first.isEqual(to: second)
    case (.image(let first), .image(let second)): ValueComparison.areSame(first, second)
    default: false
    }
  }
}
