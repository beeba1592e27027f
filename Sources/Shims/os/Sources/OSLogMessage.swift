import Foundation

/// Who may read a value in a message: os's `OSLogPrivacy`.
public struct OSLogPrivacy: Equatable, Sendable {
  /// What stands for a value that nobody may read.
  public enum Mask: Sendable {
    /// A number that is the same for the same value, as long as the process runs.
    case hash
    /// Nothing.
    case none
  }

  enum Kind {
    case auto, `public`, `private`, sensitive
  }

  let kind: Kind
  let mask: Mask

  /// Everybody, if it is a number; otherwise nobody.
  public static let auto = OSLogPrivacy(kind: .auto, mask: .none)
  /// Everybody.
  public static let `public` = OSLogPrivacy(kind: .public, mask: .none)
  /// Nobody.
  public static let `private` = OSLogPrivacy(kind: .private, mask: .none)
  /// Nobody, under no circumstances.
  public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

  /// Everybody, if it is a number; otherwise nobody.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }
  /// Nobody.
  public static func `private`(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .private, mask: mask)
  }
  /// Nobody, under no circumstances.
  public static func sensitive(mask: Mask) -> OSLogPrivacy {
    OSLogPrivacy(kind: .sensitive, mask: mask)
  }

  func shown(_ text: String, isNumber: Bool) -> String {
    if kind == .public || (kind == .auto && isNumber) { return text }
    let name = kind == .sensitive ? "sensitive" : "private"
    return mask == .hash ? "<mask.hash: '\(UInt(bitPattern: text.hashValue))'>" : "<\(name)>"
  }
}

/// How wide a value in a message is: os's `OSLogStringAlignment`.
public struct OSLogStringAlignment: Sendable {
  let width: Int
  let isLeft: Bool

  /// As wide as it is.
  public static let none = OSLogStringAlignment(width: 0, isLeft: true)
  /// At the left of columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: true)
  }
  /// At the right of columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(width: columns, isLeft: false)
  }

  func aligned(_ text: String) -> String {
    let gap = String(repeating: " ", count: min(max(width - text.count, 0), 1000))
    return isLeft ? text + gap : gap + text
  }
}

/// What a `Logger` writes: a string with values that not everybody may read, os's `OSLogMessage`.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Creates a message of plain text, which everybody may read.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message of parts.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The parts of a message: os's `OSLogInterpolation`.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Creates a message without parts.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Appends plain text, which everybody may read.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isNumber: Bool
  ) {
    text += align.aligned(privacy.shown(value, isNumber: isNumber))
  }

  /// Appends a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(number())", align, privacy, isNumber: true)
  }

  /// Appends a number.
  public mutating func appendInterpolation<T: BinaryFloatingPoint & LosslessStringConvertible>(
    _ number: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number().description, align, privacy, isNumber: true)
  }

  /// Appends a truth value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, privacy: OSLogPrivacy = .auto
  ) {
    append("\(value())", .none, privacy, isNumber: true)
  }

  /// Appends a string.
  public mutating func appendInterpolation(
    _ string: @autoclosure () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(string(), align, privacy, isNumber: false)
  }

  /// Appends a value by its description.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, align, privacy, isNumber: false)
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ type: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append("\(type())", align, privacy, isNumber: true)
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) {
    append("\(error())", .none, privacy, isNumber: false)
  }

  /// Appends an object by its description.
  public mutating func appendInterpolation(
    _ object: @autoclosure () -> NSObject?, privacy: OSLogPrivacy = .auto
  ) {
    append(object()?.description ?? "(null)", .none, privacy, isNumber: false)
  }
}
