// Selectors (Selectors Level 4), as far as SVG files use them.
extension CSSParser {
  /// The selectors up to a brace; none, if one of them is not understood.
  mutating func selectors() -> [CSSSelector] {
    var selectors: [CSSSelector] = []
    repeat {
      guard let selector = selector() else { return [] }
      selectors.append(selector)
    } while scanner.passes(",")
    return selectors
  }

  private mutating func selector() -> CSSSelector? {
    var selector = CSSSelector()
    var combinator = CSSSelector.Combinator.descendant
    while true {
      skipBlank()
      switch scanner.next {
      case nil, UInt8(ascii: "{"), UInt8(ascii: ","):
        return selector.compounds.isEmpty ? nil : selector
      case UInt8(ascii: ">"): combinator = .child
      case UInt8(ascii: "+"): combinator = .nextSibling
      case UInt8(ascii: "~"): combinator = .laterSibling
      default:
        guard let tests = tests(), selector.compounds.count < 64 else { return nil }
        selector.compounds.append(.init(tests: tests, combinator: combinator))
        combinator = .descendant
        continue
      }
      scanner.offset += 1
    }
  }

  /// The tests of one element, or nil.
  private mutating func tests(depth: Int = 0) -> [CSSSelector.Test]? {
    var tests: [CSSSelector.Test] = []
    var isEmpty = true
    while let byte = scanner.next {
      switch byte {
      case UInt8(ascii: "*"): scanner.offset += 1
      case UInt8(ascii: "."):
        scanner.offset += 1
        guard let name = scanner.word() else { return nil }
        tests.append(.class(name))
      case UInt8(ascii: "#"):
        scanner.offset += 1
        guard let name = scanner.word() else { return nil }
        tests.append(.id(name))
      case UInt8(ascii: "["):
        guard let test = attributeTest() else { return nil }
        tests.append(test)
      case UInt8(ascii: ":"):
        guard depth < 2, let test = pseudoClass(depth) else { return nil }
        tests.append(test)
      default:
        guard ValueScanner.isWordByte(byte), let name = scanner.word() else {
          return isEmpty ? nil : tests
        }
        tests.append(.type(name))
      }
      isEmpty = false
    }
    return isEmpty ? nil : tests
  }

  private mutating func attributeTest() -> CSSSelector.Test? {
    scanner.offset += 1
    skipBlank()
    guard let name = scanner.word() else { return nil }
    skipBlank()
    if scanner.passes("]") { return .attribute(name, .exists, "") }
    var rule = CSSSelector.AttributeRule.equals
    switch scanner.next {
    case UInt8(ascii: "~"): rule = .includes
    case UInt8(ascii: "|"): rule = .dashed
    case UInt8(ascii: "^"): rule = .begins
    case UInt8(ascii: "$"): rule = .ends
    case UInt8(ascii: "*"): rule = .contains
    default: break
    }
    if rule != .equals { scanner.offset += 1 }
    guard scanner.passes("=") else { return nil }
    skipBlank()
    var value: String
    if let quote = scanner.next, quote == 0x22 || quote == 0x27 {
      let start = scanner.offset + 1
      skipString(quote)
      value = String(
        decoding: scanner.bytes[min(start, scanner.offset - 1)..<(scanner.offset - 1)],
        as: UTF8.self)
    } else {
      guard let word = scanner.word() else { return nil }
      value = word
    }
    skipBlank()
    return scanner.passes("]") ? .attribute(name, rule, value) : nil
  }

  private mutating func pseudoClass(_ depth: Int) -> CSSSelector.Test? {
    scanner.offset += 1
    let isElement = scanner.passes(":")
    if let name = scanner.function()?.lowercased() {
      let test = function(name, depth)
      skipBlank()
      return scanner.passes(")") ? test : nil
    }
    guard let name = scanner.word()?.lowercased() else { return nil }
    if isElement { return .never }
    switch name {
    case "root": return .root
    case "empty": return .empty
    case "first-child": return .place(a: 0, b: 1, fromEnd: false, ofType: false)
    case "last-child": return .place(a: 0, b: 1, fromEnd: true, ofType: false)
    case "first-of-type": return .place(a: 0, b: 1, fromEnd: false, ofType: true)
    case "last-of-type": return .place(a: 0, b: 1, fromEnd: true, ofType: true)
    // No pointer is over a still picture, and no link in it was followed.
    default: return .never
    }
  }

  private mutating func function(_ name: String, _ depth: Int) -> CSSSelector.Test? {
    skipBlank()
    switch name {
    case "not", "is", "where", "matches", "-webkit-any":
      var lists: [[CSSSelector.Test]] = []
      repeat {
        skipBlank()
        guard let tests = tests(depth: depth + 1), lists.count < 64 else { return nil }
        lists.append(tests)
        skipBlank()
      } while scanner.passes(",")
      return name == "not" ? .not(lists) : .any(lists, hasWeight: name != "where")
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      let start = scanner.offset
      while let byte = scanner.next, byte != UInt8(ascii: ")") { scanner.offset += 1 }
      let text = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
      guard let (a, b) = Self.formula(text) else { return nil }
      return .place(a: a, b: b, fromEnd: name.contains("last"), ofType: name.hasSuffix("type"))
    default:
      warn(":\(name)() in a selector matches nothing")
      while let byte = scanner.next, byte != UInt8(ascii: ")") { scanner.offset += 1 }
      return .never
    }
  }

  /// The numbers of `an+b`, `odd`, `even`.
  private static func formula(_ text: String) -> (Int, Int)? {
    let text = text.lowercased().filter { !$0.isWhitespace }
    if text == "odd" { return (2, 1) }
    if text == "even" { return (2, 0) }
    func number(_ text: Substring) -> Int? { text.count < 10 ? Int(text) : nil }
    guard let n = text.firstIndex(of: "n") else { return number(text[...]).map { (0, $0) } }
    let before = text[..<n]
    let after = text[text.index(after: n)...]
    let a = before.isEmpty || before == "+" ? 1 : before == "-" ? -1 : number(before)
    let b = after.isEmpty ? 0 : number(after)
    guard let a, let b else { return nil }
    return (a, b)
  }
}
