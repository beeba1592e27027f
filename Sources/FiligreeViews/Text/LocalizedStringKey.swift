import Foundation

/// A text that may be looked up in other languages: SwiftUI's `LocalizedStringKey`.
///
/// There are no tables of strings off Apple's systems: the key is the text, with what is interpolated
/// put in.
public struct LocalizedStringKey: Hashable, ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a key.
  public init(_ value: String) {
    text = value
  }

  /// Creates a key of a literal.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Appends a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a string.
    public mutating func appendInterpolation(_ string: String) {
      text += string
    }

    /// Appends a value as its description says.
    public mutating func appendInterpolation<T>(_ value: T) {
      text += "\(value)"
    }

    /// Appends a number by a format such as `%.2f`.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Appends a value by a format style.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String {
      text += format.format(input)
    }
  }
}
