import Foundation

/// The conditions of `@media` and `@supports`: tests in parentheses, with `not`, `and` and `or`.
///
/// Sources: Media Queries Level 4; CSS Conditional Rules Module Level 3.
struct CSSCondition {
  /// The size of the page, in CSS' pixels.
  let page: CGSize
  /// How deep parentheses may lie in one another.
  private static let depthLimit = 32

  // MARK: Media

  /// Whether a list of media is for a still picture on a screen, that somebody with usual wishes looks at by day; nil
  /// where one of them is not understood, and no other one is.
  func matchesMedia(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    if bytes.allSatisfy({ ValueScanner.isSpace($0) }) { return true }
    var scanner = ValueScanner(bytes)
    var isUnderstood = true
    while true {
      switch query(&scanner) {
      case true?: return true
      case false?: break
      case nil: isUnderstood = false
      }
      while let byte = scanner.next, byte != UInt8(ascii: ",") { scanner.offset += 1 }
      guard scanner.passes(",") else { return isUnderstood ? false : nil }
    }
  }

  /// One query, up to a comma; nil where it is not understood.
  private func query(_ scanner: inout ValueScanner) -> Bool? {
    scanner.skipSpace()
    let start = scanner.offset
    var isNegated = false
    var word = scanner.word()?.lowercased()
    if word == "not" || word == "only" {
      isNegated = word == "not"
      scanner.skipSpace()
      word = scanner.word()?.lowercased()
    }
    guard let word else {
      scanner.offset = start
      return expression(&scanner, 0, test: feature)
    }
    var matches = word == "screen" || word == "all"
    scanner.skipSpace()
    if passesWord("and", &scanner) {
      guard let rest = expression(&scanner, 0, test: feature) else { return nil }
      matches = matches && rest
    }
    scanner.skipSpace()
    guard scanner.next == nil || scanner.next == UInt8(ascii: ",") else { return nil }
    return matches != isNegated
  }

  /// What is in parentheses of a query.
  private func feature(_ text: ValueScanner) -> Bool? {
    var scanner = text
    scanner.skipSpace()
    guard var name = scanner.word()?.lowercased() else { return range(text) }
    scanner.skipSpace()
    guard scanner.passes(":") else {
      if scanner.isAtEnd { return ["color", "width", "height", "hover"].contains(name) }
      return range(text)
    }
    scanner.skipSpace()
    switch name {
    case "prefers-color-scheme": return scanner.word()?.lowercased() == "light"
    case _ where name.hasPrefix("prefers-"):
      return scanner.word()?.lowercased() == "no-preference"
    case "orientation":
      return scanner.word()?.lowercased()
        == (page.height >= page.width ? "portrait" : "landscape")
    case "hover", "any-hover": return scanner.word()?.lowercased() == "hover"
    case "pointer", "any-pointer": return scanner.word()?.lowercased() == "fine"
    default: break
    }
    var comparison = 0
    if name.hasPrefix("min-") { comparison = 1 } else if name.hasPrefix("max-") { comparison = -1 }
    if comparison != 0 { name = String(name.dropFirst(4)) }
    guard let own = measure(name), let value = scanner.length() else { return nil }
    let wanted = pixels(value)
    return comparison == 0 ? own == wanted : comparison > 0 ? own >= wanted : own <= wanted
  }

  /// `width >= 600px`, `100px < width <= 200px` and the like.
  private func range(_ text: ValueScanner) -> Bool? {
    var scanner = text
    var last: Double?
    var comparison: String?
    var holds = true
    var hasName = false
    repeat {
      scanner.skipSpace()
      let value: Double
      if let length = scanner.length() {
        value = pixels(length)
      } else {
        guard let name = scanner.word()?.lowercased(), let own = measure(name) else { return nil }
        value = own
        hasName = true
      }
      switch comparison {
      case "<"?: holds = holds && last! < value
      case "<="?: holds = holds && last! <= value
      case ">"?: holds = holds && last! > value
      case ">="?: holds = holds && last! >= value
      case "="?: holds = holds && last! == value
      default: break
      }
      last = value
      scanner.skipSpace()
      comparison = nil
      for sign in ["<", ">", "="] as [Unicode.Scalar] where scanner.passes(sign) {
        comparison = String(sign) + (sign != "=" && scanner.passes("=") ? "=" : "")
        break
      }
    } while comparison != nil
    return hasName && scanner.isAtEnd ? holds : nil
  }

  private func measure(_ name: String) -> Double? {
    switch name {
    case "width", "device-width": Double(page.width)
    case "height", "device-height": Double(page.height)
    case "color": 8
    case "monochrome", "grid", "color-index": 0
    case "resolution": 1
    default: nil
    }
  }

  private func pixels(_ length: SVGLength) -> Double {
    length.resolved(.width, in: LengthSpace(viewport: page, fontSize: 16))
  }

  // MARK: Support

  /// Whether all is read that `@supports` asks for.
  func supports(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var scanner = ValueScanner(bytes)
    return expression(&scanner, 0, test: declaration) == true && scanner.isAtEnd
  }

  private func declaration(_ text: ValueScanner) -> Bool? {
    var scanner = text
    scanner.skipSpace()
    guard let name = scanner.word()?.lowercased() else { return nil }
    scanner.skipSpace()
    guard scanner.passes(":") else { return nil }
    if name.hasPrefix("--") { return true }
    let property = SVGAttributeName.named(name)
    let value = scanner.bytes[scanner.offset...]
    return property.isProperty && !value.trimmed.isEmpty && property.accepts(value)
  }

  // MARK: Expressions

  /// Tests in parentheses, joined by words.
  private func expression(
    _ scanner: inout ValueScanner, _ depth: Int, test: (ValueScanner) -> Bool?
  ) -> Bool? {
    guard depth < Self.depthLimit else { return nil }
    scanner.skipSpace()
    if passesWord("not", &scanner) {
      return operand(&scanner, depth, test: test).map { !$0 }
    }
    guard var result = operand(&scanner, depth, test: test) else { return nil }
    var joint: String?
    while true {
      scanner.skipSpace()
      let isAnd = passesWord("and", &scanner)
      guard isAnd || passesWord("or", &scanner) else { return result }
      // Both without parentheses is neither.
      guard joint == nil || joint == (isAnd ? "and" : "or") else { return nil }
      joint = isAnd ? "and" : "or"
      guard let next = operand(&scanner, depth, test: test) else { return nil }
      result = isAnd ? result && next : result || next
    }
  }

  private func operand(
    _ scanner: inout ValueScanner, _ depth: Int, test: (ValueScanner) -> Bool?
  ) -> Bool? {
    scanner.skipSpace()
    if scanner.function()?.lowercased() == "selector" {
      _ = inside(&scanner)
      return true
    }
    guard scanner.passes("("), let text = inside(&scanner) else { return nil }
    var inner = ValueScanner(text)
    inner.skipSpace()
    if inner.next == UInt8(ascii: "(") || passesWord("not", &inner) {
      inner.offset = 0
      return expression(&inner, depth + 1, test: test)
    }
    return test(ValueScanner(text))
  }

  /// What follows up to the parenthesis that closes it, which is passed.
  private func inside(_ scanner: inout ValueScanner) -> UnsafeBufferPointer<UInt8>? {
    let start = scanner.offset
    var depth = 0
    while let byte = scanner.next {
      scanner.offset += 1
      if byte == UInt8(ascii: "(") { depth += 1 }
      guard byte == UInt8(ascii: ")") else { continue }
      if depth == 0 {
        return UnsafeBufferPointer(rebasing: scanner.bytes[start..<(scanner.offset - 1)])
      }
      depth -= 1
    }
    return nil
  }

  private func passesWord(_ word: String, _ scanner: inout ValueScanner) -> Bool {
    let start = scanner.offset
    if scanner.word()?.lowercased() == word { return true }
    scanner.offset = start
    return false
  }
}
