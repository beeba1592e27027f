import Foundation

/// A value that is written by a format or a formatter.
///
/// While the field is edited, what is written is kept apart; it becomes the value when the field is submitted or loses
/// the focus. What is no value is given up then.
nonisolated struct ValueSource<Value>: TextFieldSource {
  let value: Binding<Value>
  let write: (Value, Locale) -> String
  /// The value of what is written; nil if it is none.
  let read: (String, Locale) -> Value?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?

  @MainActor func model(_ draft: Binding<String?>, in locale: Locale)
    -> TextInputModel
  {
    let (value, write, read, onCommit) = (value, write, read, onCommit)
    let text = Binding<String>(
      get: { draft.wrappedValue ?? write(value.wrappedValue, locale) },
      set: { draft.wrappedValue = $0 })
    return TextInputModel(
      text: text, onEditingChanged: onEditingChanged,
      onCommit: { isSubmission in
        if let written = draft.wrappedValue {
          if let new = read(written, locale) { value.wrappedValue = new }
          draft.wrappedValue = nil
        }
        if isSubmission { onCommit?() }
      }, submits: onCommit != nil)
  }
}

extension ValueSource {
  /// A value by a format style, in the surroundings' locale.
  init<F: ParseableFormatStyle>(_ value: Binding<Value>, _ format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.value = value
    write = { format.locale($1).format($0) }
    read = { try? format.locale($1).parseStrategy.parse($0) }
  }

  /// A value that may be missing, by a format style; nothing written is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<Value>, optional format: F)
  where Value == F.FormatInput?, F.FormatOutput == String {
    self.value = value
    write = { value, locale in value.map { format.locale(locale).format($0) } ?? "" }
    read = { text, locale in
      if text.allSatisfy(\.isWhitespace) { return .some(nil) }
      return (try? format.locale(locale).parseStrategy.parse(text)).map { .some($0) }
    }
  }

  /// A value by a formatter.
  init(
    _ value: Binding<Value>, _ formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: (() -> Void)? = nil
  ) {
    self.value = value
    write = { value, _ in formatter.string(for: value) ?? "" }
    read = { text, _ in Self.object(text, formatter) as? Value }
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  private static func object(_ text: String, _ formatter: Formatter) -> Any? {
    switch formatter {
    case let numbers as NumberFormatter: return numbers.number(from: text)
    case let dates as DateFormatter: return dates.date(from: text)
    case let dates as ISO8601DateFormatter: return dates.date(from: text)
    default:
      #if canImport(ObjectiveC)
      var object: AnyObject?
      return formatter.getObjectValue(&object, for: text, errorDescription: nil) ? object : nil
      #else
      return nil
      #endif
    }
  }
}

extension TextField {
  /// Creates a field for a value that a format style writes and reads, with a label of views.
  ///
  /// What is written becomes the value when the field is submitted or loses the focus, if the style can read it.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(ValueSource(value, format), prompt: prompt, label: label())
  }

  /// Creates a field for a value that may be missing, with a label of views; an empty field is no value.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(ValueSource(value, optional: format), prompt: prompt, label: label())
  }

  /// Creates a field for a value that a formatter writes and reads, with a label of views.
  ///
  /// On Linux, Foundation's formatters for numbers and dates can read; with another one the value stays as it is.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(ValueSource(value, formatter), prompt: prompt, label: label())
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a format style writes and reads, with a title.
  ///
  /// What is written becomes the value when the field is submitted or loses the focus, if the style can read it.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a format style writes and reads, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that may be missing, with a title; an empty field is no value.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that may be missing, with a title; an empty field is no value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that a formatter writes and reads, with a title.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a field for a value that a formatter writes and reads, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }

  /// Creates a field for a value that a formatter writes and reads: SwiftUI's former way.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      ValueSource(value, formatter, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(titleKey))
  }

  /// Creates a field for a value that a formatter writes and reads: SwiftUI's former way.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      ValueSource(value, formatter, onEditingChanged: onEditingChanged, onCommit: onCommit),
      prompt: nil, label: Text(title))
  }
}
