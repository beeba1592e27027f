import FiligreeText
import Foundation

/// Where the lines of a text lie: SwiftUI's `TextAlignment`.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  /// Along the leading edge.
  case leading
  /// In the middle.
  case center
  /// Along the trailing edge.
  case trailing

  var paragraph: Paragraph.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text {
  /// Which part of a text gives way where there is no room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the last line.
    case head
    /// The end of the last line.
    case tail
    /// The middle of the last line.
    case middle

    var paragraph: Paragraph.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// Large or small letters.
  public enum Case: Hashable, Sendable {
    /// All letters large.
    case uppercase
    /// All letters small.
    case lowercase

    func apply(_ string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }
}

extension Locale {
  /// The locale of surroundings that name none: the same on every machine.
  static let standard = Locale(identifier: "en_US")
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale.standard
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum LineSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 0
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

private enum MinimumScaleFactorKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}

private enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
}

extension EnvironmentValues {
  /// How numbers and dates are written; `en_US`, whatever the machine's is, unless it is set.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The font of texts and symbols that name none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How bold texts are whose font does not say it.
  @Entry package var fontWeight: Font.Weight?

  /// Whether texts are slanted.
  @Entry package var isItalic: Bool = false

  /// How many lines a text has at most; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Points between lines, over the font's own.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where the lines of a text lie.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// How far a text may shrink to fit, 0…1.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// Which part of a text gives way.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// Large or small letters; nil as they are.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Points after each letter.
  @Entry package var kerning: CGFloat = 0

  /// Points after each letter, without ligatures.
  @Entry package var tracking: CGFloat = 0
}

extension View {
  /// Sets the font of texts and symbols that name none.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets how bold texts are whose font does not say it.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes texts bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Slants texts.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets how many lines texts have at most; nil for any number.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the points between lines, over the font's own.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// Sets where the lines of a text lie.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how far texts may shrink to fit: to this factor, 0…1.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Sets which part of a text gives way where there is no room.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Sets large or small letters; nil leaves them as they are.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }

  /// Adds points after each letter.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    environment(\.kerning, kerning)
  }

  /// Adds points after each letter; ligatures do not stay.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    environment(\.tracking, tracking)
  }
}
