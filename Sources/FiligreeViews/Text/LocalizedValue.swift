import Foundation

/// A value in a text that is written as the locale of the surroundings has it.
protocol LocalizedValue: Sendable {
  /// The value as text.
  func string(in locale: Locale) -> String
  /// Whether another value is surely the same.
  func isEqual(to other: any LocalizedValue) -> Bool
}

extension LocalizedValue where Self: Equatable {
  func isEqual(to other: any LocalizedValue) -> Bool { (other as? Self) == self }
}

/// A value with the style in which it is written.
///
/// `@unchecked Sendable`: format styles and what they write are values, which nothing changes here.
struct FormattedValue<F: FormatStyle>: LocalizedValue, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }

  func isEqual(to other: any LocalizedValue) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

/// A number with the specifier by which it is written.
struct FormattedNumber: LocalizedValue, Equatable {
  enum Number: Equatable {
    case integer(Int64)
    case unsigned(UInt64)
    case floating(Double)
  }

  let number: Number
  /// Read when the number is written.
  let specifier: String

  /// An integer; one that fits in no 64 bits counts as a floating-point number.
  @_specialize(where T == Int)
  init<T: BinaryInteger>(_ value: T, specifier: String = "%lld") {
    if let value = Int64(exactly: value) {
      number = .integer(value)
    } else if let value = UInt64(exactly: value) {
      number = .unsigned(value)
    } else {
      number = .floating(Double(value))
    }
    self.specifier = specifier
  }

  /// Whether the number is 1, of which there is one thing.
  var isOne: Bool {
    switch number {
    case .integer(let value): value == 1
    case .unsigned(let value): value == 1
    case .floating(let value): value == 1
    }
  }

  /// A floating-point number.
  init<T: BinaryFloatingPoint>(_ value: T, specifier: String = "%lf") {
    number = .floating(Double(value))
    self.specifier = specifier
  }

  func string(in locale: Locale) -> String {
    NumberSpecifier(specifier).string(number, in: locale)
  }
}

/// A specifier of C's `printf` with what stands around it, such as `%.2f m`.
///
/// Whole and decimal numbers have the separators of a locale, as with Foundation's
/// `String.localizedStringWithFormat`, which SwiftUI uses.
struct NumberSpecifier {
  private var prefix = ""
  private var flags = ""
  private var width = 0
  private var precision: Int?
  private var conversion: Character?
  private var suffix = ""

  /// As much as anybody will want to read.
  private static let limit = 500

  init(_ text: String) {
    var rest = Substring(text)
    func literal() -> String {
      var literal = ""
      while let first = rest.first {
        if first == "%" {
          guard rest.dropFirst().first == "%" else { break }
          rest = rest.dropFirst()
        }
        literal.append(first)
        rest = rest.dropFirst()
      }
      return literal
    }
    func digits() -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return digits.isEmpty ? nil : min(Int(digits) ?? Self.limit, Self.limit)
    }
    prefix = literal()
    if rest.first == "%" {
      rest = rest.dropFirst()
      flags = String(rest.prefix { "-+ #0'".contains($0) })
      rest = rest.dropFirst(flags.count)
      width = digits() ?? 0
      if rest.first == "." {
        rest = rest.dropFirst()
        precision = digits() ?? 0
      }
      rest = rest.drop { "hlqLzjt".contains($0) }
      conversion = rest.first
      rest = rest.dropFirst()
    }
    suffix = literal() + rest
  }

  func string(_ number: FormattedNumber.Number, in locale: Locale) -> String {
    prefix + padded(body(number, locale)) + suffix
  }

  private func body(_ number: FormattedNumber.Number, _ locale: Locale) -> String {
    let value: Double =
      switch number {
      case .integer(let value): Double(value)
      case .unsigned(let value): Double(value)
      case .floating(let value): value
      }
    switch conversion {
    case nil: return ""
    case "f", "F": return signed(LocalizedDigits(locale).decimal(value, precision ?? 6))
    case "e", "E", "g", "G", "a", "A":
      let conversion = conversion.map(String.init) ?? ""
      let format = "%" + (precision.map { ".\($0)" } ?? "") + conversion
      return signed(String(format: format, value))
    default: break
    }
    let integer: (magnitude: UInt64, isNegative: Bool) =
      switch number {
      case .integer(let value): (value.magnitude, value < 0)
      case .unsigned(let value): (value, false)
      case .floating(let value): (UInt64(exactly: value.magnitude.rounded(.down)) ?? 0, value < 0)
      }
    let bits = integer.isNegative ? 0 &- integer.magnitude : integer.magnitude
    switch conversion {
    case "x": return (flags.contains("#") ? "0x" : "") + String(bits, radix: 16)
    case "X": return (flags.contains("#") ? "0X" : "") + String(bits, radix: 16, uppercase: true)
    case "o": return (flags.contains("#") ? "0" : "") + String(bits, radix: 8)
    case "c": return Unicode.Scalar(UInt32(truncatingIfNeeded: bits)).map(String.init) ?? ""
    case "@", "s":
      if case .floating(let value) = number { return "\(value)" }
      return (integer.isNegative ? "-" : "") + String(integer.magnitude)
    default:
      return signed(
        LocalizedDigits(locale).integer(
          integer.magnitude, isNegative: integer.isNegative, least: precision ?? 1))
    }
  }

  private func signed(_ text: String) -> String {
    guard let first = text.first, first != "-" else { return text }
    return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
  }

  private func padded(_ text: String) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: missing) }
    guard flags.contains("0") else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix { "+- ".contains($0) }
    return sign + String(repeating: "0", count: missing) + text.dropFirst(sign.count)
  }
}

/// Numbers with the separators of a locale.
private struct LocalizedDigits {
  private let locale: Locale
  /// Whether digits are grouped by commas: found without the tables of locales.
  private let isAmerican: Bool

  init(_ locale: Locale) {
    self.locale = locale
    isAmerican = locale.identifier == "en_US" || locale.identifier == "en"
  }

  func integer(_ magnitude: UInt64, isNegative: Bool, least: Int) -> String {
    let digits = String(magnitude)
    let zeros = String(repeating: "0", count: max(least - digits.count, 0))
    if isAmerican { return (isNegative ? "-" : "") + Self.grouped(zeros + digits) }
    if !isNegative { return zeros + magnitude.formatted(.number.locale(locale)) }
    // The smallest integer has no magnitude of its own type.
    return magnitude == Int64.min.magnitude
      ? Int64.min.formatted(.number.locale(locale))
      : (-Int64(magnitude)).formatted(.number.locale(locale))
  }

  func decimal(_ value: Double, _ places: Int) -> String {
    guard isAmerican, value.isFinite else {
      if isAmerican { return value.isNaN ? "NaN" : value < 0 ? "-∞" : "∞" }
      return value.formatted(.number.locale(locale).precision(.fractionLength(places)))
    }
    let text = String(format: "%.\(places)f", value)
    let sign = text.hasPrefix("-") ? "-" : ""
    let parts = text.dropFirst(sign.count).split(separator: ".", maxSplits: 1)
    let fraction = parts.count > 1 ? "." + parts[1] : ""
    return sign + Self.grouped(parts.first.map(String.init) ?? "0") + fraction
  }

  private static func grouped(_ digits: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result.append(",") }
      result.append(digit)
    }
    return result
  }
}
