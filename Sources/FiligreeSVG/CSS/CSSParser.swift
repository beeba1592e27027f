/// Reads the rules of style sheets and the declarations of `style` attributes.
///
/// Source: CSS Syntax Module Level 3. What is not understood is passed over to where CSS says that a
/// reader takes up again. Rules for other media than screens are left out.
struct CSSParser {
  /// A property and its value, as a range of the text.
  struct Declaration {
    var name: SVGAttributeName
    /// The property's name, for custom ones.
    var text: Range<Int>
    var value: Range<Int>
    var isImportant: Bool
  }

  /// A selector, and what it is for.
  struct Rule {
    var selector: CSSSelector
    var declarations: [Declaration]
  }

  private(set) var scanner: ValueScanner
  private(set) var rules: [Rule] = []
  /// What was passed over.
  private(set) var warnings: [SVGWarning] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    scanner = ValueScanner(bytes)
  }

  /// Goes to a place in the text.
  mutating func move(to offset: Int) { scanner.offset = offset }

  // MARK: Sheets

  /// Reads all rules of a sheet.
  mutating func sheet() {
    while true {
      skipBlank()
      guard let byte = scanner.next else { return }
      if byte == UInt8(ascii: "@") {
        atRule()
      } else if byte == UInt8(ascii: "}") {
        // The end of rules for a medium.
        scanner.offset += 1
      } else {
        rule()
      }
    }
  }

  private mutating func rule() {
    let selectors = self.selectors()
    guard scanner.passes("{") else {
      skip(through: UInt8(ascii: "{"))
      skipBlock()
      return
    }
    let declarations = self.declarations()
    _ = scanner.passes("}")
    for selector in selectors {
      rules.append(Rule(selector: selector, declarations: declarations))
    }
  }

  private mutating func atRule() {
    scanner.offset += 1
    let name = scanner.word()?.lowercased() ?? ""
    let start = scanner.offset
    while let byte = scanner.next, byte != UInt8(ascii: "{"), byte != UInt8(ascii: ";") {
      scanner.offset += 1
    }
    let condition = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
    guard scanner.passes("{") else {
      _ = scanner.passes(";")
      if name == "import" { warnings.append(SVGWarning("@import in a style sheet is not read")) }
      return
    }
    if name == "media" {
      let words = condition.lowercased().split { !$0.isLetter }
      let isForScreens =
        words.isEmpty || words.contains("screen") || words.contains("all")
        || !words.contains {
          ["print", "speech", "tty", "tv", "projection", "prefers"].contains($0)
        }
      if isForScreens, !words.contains("not") { return }
      if !words.contains("print") {
        warnings.append(SVGWarning("@media\(condition)in a style sheet is passed over"))
      }
    } else {
      warnings.append(SVGWarning("@\(name) in a style sheet has no effect"))
    }
    skipBlock()
  }

  // MARK: Declarations

  /// Declarations up to a closing brace or the end.
  mutating func declarations() -> [Declaration] {
    var declarations: [Declaration] = []
    while true {
      skipBlank()
      guard let byte = scanner.next, byte != UInt8(ascii: "}") else { return declarations }
      let start = scanner.offset
      guard let name = scanner.word() else {
        skipDeclaration()
        continue
      }
      let text = start..<scanner.offset
      skipBlank()
      guard scanner.passes(":") else {
        skipDeclaration()
        continue
      }
      skipBlank()
      var value = scanner.offset..<scanner.offset
      skipDeclaration(&value)
      let isImportant = Self.cutImportant(scanner.bytes, &value)
      let isCustom = name.hasPrefix("--")
      // Of a custom property nothing is a value, too.
      guard !value.isEmpty || isCustom else { continue }
      declarations.append(
        Declaration(
          name: isCustom ? .custom : .named(name.lowercased()), text: text, value: value,
          isImportant: isImportant))
    }
  }

  private mutating func skipDeclaration() {
    var value = scanner.offset..<scanner.offset
    skipDeclaration(&value)
  }

  /// Passes over a value and the semicolon after it; quotation marks and parentheses hide both.
  private mutating func skipDeclaration(_ value: inout Range<Int>) {
    let start = scanner.offset
    var depth = 0
    var end = start
    loop: while let byte = scanner.next {
      switch byte {
      case 0x22, 0x27: skipString(byte)
      case UInt8(ascii: "("):
        depth += 1
        scanner.offset += 1
      case UInt8(ascii: ")"):
        depth = max(depth - 1, 0)
        scanner.offset += 1
      case UInt8(ascii: ";") where depth == 0:
        scanner.offset += 1
        break loop
      case UInt8(ascii: "}") where depth == 0: break loop
      default:
        let isSpace = ValueScanner.isSpace(byte)
        scanner.offset += 1
        if isSpace { continue loop }
      }
      end = scanner.offset
    }
    value = start..<end
  }

  /// Cuts `!important` off a value; whether it was there.
  private static func cutImportant(
    _ bytes: UnsafeBufferPointer<UInt8>, _ value: inout Range<Int>
  ) -> Bool {
    guard let mark = bytes[value].lastIndex(of: UInt8(ascii: "!")) else { return false }
    let word = String(decoding: bytes[(mark + 1)..<value.upperBound], as: UTF8.self)
    guard word.lowercased().filter({ !$0.isWhitespace }) == "important" else { return false }
    var end = mark
    while end > value.lowerBound, ValueScanner.isSpace(bytes[end - 1]) { end -= 1 }
    value = value.lowerBound..<end
    return true
  }

  // MARK: Blanks and blocks

  /// Passes over white space, comments, and the marks of comments in HTML.
  mutating func skipBlank() {
    while let byte = scanner.next {
      if ValueScanner.isSpace(byte) || byte == UInt8(ascii: ";") {
        scanner.offset += 1
      } else if !skipComment(), !skipMark("<!--"), !skipMark("-->") {
        return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    guard skipMark("/*") else { return false }
    while scanner.next != nil, !skipMark("*/") { scanner.offset += 1 }
    return true
  }

  private mutating func skipMark(_ mark: StaticString) -> Bool {
    let count = mark.utf8CodeUnitCount
    guard scanner.bytes.count - scanner.offset >= count else { return false }
    for i in 0..<count where scanner.bytes[scanner.offset + i] != mark.utf8Start[i] { return false }
    scanner.offset += count
    return true
  }

  private mutating func skipString(_ quote: UInt8) {
    scanner.offset += 1
    while let byte = scanner.next, byte != quote {
      scanner.offset = min(
        scanner.offset + (byte == UInt8(ascii: "\\") ? 2 : 1), scanner.bytes.count)
    }
    scanner.offset = min(scanner.offset + 1, scanner.bytes.count)
  }

  private mutating func skip(through byte: UInt8) {
    while let next = scanner.next {
      scanner.offset += 1
      if next == byte { return }
    }
  }

  /// Passes over the rest of a block whose opening brace is read.
  private mutating func skipBlock() {
    var depth = 1
    while depth > 0, let byte = scanner.next {
      switch byte {
      case 0x22, 0x27:
        skipString(byte)
        continue
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      default: break
      }
      scanner.offset += 1
    }
  }

  // MARK: Selectors

  /// The selectors up to a brace; none, if one of them is not understood.
  private mutating func selectors() -> [CSSSelector] {
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
    case "not": return tests(depth: depth + 1).map { .not($0) }
    case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type":
      let start = scanner.offset
      while let byte = scanner.next, byte != UInt8(ascii: ")") { scanner.offset += 1 }
      let text = String(decoding: scanner.bytes[start..<scanner.offset], as: UTF8.self)
      guard let (a, b) = Self.formula(text) else { return nil }
      return .place(a: a, b: b, fromEnd: name.contains("last"), ofType: name.hasSuffix("type"))
    default:
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
