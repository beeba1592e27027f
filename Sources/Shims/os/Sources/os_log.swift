import Foundation

/// Writes a message of the level `default`: os's `os_log(_:)`.
public func os_log(_ message: @autoclosure () -> OSLogMessage) {
  OSLog.default.write(.default) { message().text }
}

/// Writes a message of a level: os's `os_log(_:log:_:)`.
public func os_log(
  _ logLevel: OSLogType, log: OSLog = .default, _ message: @autoclosure () -> OSLogMessage
) {
  log.write(logLevel) { message().text }
}

/// Writes a message with values in the places of `%@`, `%d`, `%{public}s` and others: os's `os_log(_:dso:log:type:_:)`.
///
/// Strings are `<private>` unless the place says `public`, numbers are not unless it says `private`.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any?...
) {
  log.write(type) { LogFormat(message.description).filled(args) }
}

/// Writes a message with values: os's `os_log(_:dso:log:_:_:)`.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any?...
) {
  log.write(type) { LogFormat(message.description).filled(args) }
}

/// A message with places for values.
struct LogFormat {
  private enum Part {
    case text(String)
    /// A place: what stands between the percent sign and the letter, the letter, and who may read it.
    case place(flags: String, letter: Character, privacy: OSLogPrivacy)
  }

  private var parts: [Part] = []

  init(_ format: String) {
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      parts.append(.text(String(rest[..<percent])))
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        parts.append(.text("%"))
        rest = rest.dropFirst()
        continue
      }
      var privacy = OSLogPrivacy.auto
      if rest.first == "{", let end = rest.firstIndex(of: "}") {
        let words = rest[..<end].dropFirst().split { $0 == "," || $0 == " " }
        if words.contains("public") { privacy = .public }
        if words.contains("private") { privacy = .private }
        if words.contains("sensitive") { privacy = .sensitive }
        rest = rest[rest.index(after: end)...]
      }
      let flags = rest.prefix { "-+ #0123456789.*".contains($0) }
      rest = rest.dropFirst(flags.count).drop { "hlqzjtL".contains($0) }
      guard let letter = rest.popFirst() else { break }
      parts.append(.place(flags: String(flags), letter: letter, privacy: privacy))
    }
    parts.append(.text(String(rest)))
  }

  /// The message; a place without a value stays empty.
  func filled(_ values: [Any?]) -> String {
    var values = values[...]
    return parts.map { part in
      switch part {
      case .text(let text): return text
      case .place(let flags, let letter, let privacy):
        let flags = Self.numbered(flags, &values)
        guard let value = values.popFirst() else { return "" }
        return privacy.shown(
          Self.text(value, flags, letter), isNumber: "dDiuUxXoOfFeEgGaAc".contains(letter))
      }
    }.joined()
  }

  /// Puts values in the place of the stars, which stand for a width or a precision.
  private static func numbered(_ flags: String, _ values: inout ArraySlice<Any?>) -> String {
    var result = ""
    for sign in flags {
      guard sign == "*" else {
        result.append(sign)
        continue
      }
      let number = (values.popFirst() as? any BinaryInteger).map { Int(clamping: $0) } ?? 0
      if number < 0, result.last == "." {
        // As in C, a negative precision is none.
        result.removeLast()
      } else {
        result += String(number)
      }
    }
    return result
  }

  private static func text(_ value: Any?, _ flags: String, _ letter: Character) -> String {
    // A width or a precision of more than three digits would make a line of megabytes: the value is written without it.
    let isShort = flags.split { !$0.isNumber }.allSatisfy { $0.count <= 3 }
    guard let value, isShort else { return value.map { "\($0)" } ?? "(null)" }
    switch (letter, value) {
    case ("f", let number as any BinaryFloatingPoint), ("F", let number as any BinaryFloatingPoint),
      ("e", let number as any BinaryFloatingPoint), ("E", let number as any BinaryFloatingPoint),
      ("g", let number as any BinaryFloatingPoint), ("G", let number as any BinaryFloatingPoint):
      return String(format: "%\(flags)\(letter)", Double(number))
    case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
      ("o", let number as any BinaryInteger), ("d", let number as any BinaryInteger),
      ("i", let number as any BinaryInteger), ("u", let number as any BinaryInteger):
      return String(format: "%\(flags)ll\(letter)", Int64(truncatingIfNeeded: number))
    default:
      return "\(value)"
    }
  }
}
